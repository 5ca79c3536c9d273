// Command referee reads transcripts of games and says what in them breaks the rules.
//
// It shares no code with the engine: all that it knows of a game is the transcript, the numbers in its head, and the rules
// of the game as they are written here once more. It follows the events, and judges each by the numbers: the length of every
// step and move, the sum of every attack, every peg, who acts when and how often, and where everything lies.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	flag.Parse()
	bad := false
	for _, name := range flag.Args() {
		f, err := os.Open(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, "referee:", err)
			os.Exit(2)
		}
		faults := Check(f)
		f.Close()
		for _, x := range faults {
			fmt.Printf("%s:%d: %s\n", name, x.Line, x.What)
			bad = true
		}
	}
	if bad {
		os.Exit(1)
	}
}
