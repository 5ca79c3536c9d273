// Command signature plays the same games on any machine, and writes what became of them: a line for each, with a hash of every
// state at which there was a choice. Two builds play alike if they write alike; a change of the rules changes lines, a change
// that is only to be quicker changes none.
//
//	signature CONTENT.json
//
// The content is compiled missions with their crews, so that the program needs no compiler and is small enough for any
// machine: it runs as 386 and as WebAssembly, too.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/engine/wire"
	"github.com/sortie-tools/sortie/schema/model"
)

// Content is a mission to play.
type Content struct {
	wire.Content
	Crews []*model.Crew `json:"crews"`
	Games int           `json:"games"` // by each policy
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: signature CONTENT.json")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "signature:", err)
		os.Exit(1)
	}
}

// run plays what a file holds.
func run(file string, out io.Writer) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	var list []Content
	if err := json.NewDecoder(bufio.NewReader(f)).Decode(&list); err != nil {
		return err
	}
	return playAll(list, out)
}

// playAll plays every mission by every policy.
func playAll(list []Content, out io.Writer) error {
	for _, c := range list {
		x, err := play.Lower(c.Mission, c.Rules, c.Decks, c.Crews)
		if err != nil {
			return err
		}
		g := &play.Game{Rules: x}
		for _, name := range []string{"greedy", "random"} {
			for seed := range uint64(c.Games) {
				line, err := one(g, name, seed)
				if err != nil {
					return fmt.Errorf("mission %q, %s, seed %d: %w", c.Mission.ID, name, seed, err)
				}
				fmt.Fprintf(out, "%s\t%d\t%s\t%d\t%s\n", c.Mission.ID, len(c.Crews), name, seed, line)
			}
		}
	}
	return nil
}

// one plays a game: its rounds, its decisions, and the hash of all states at which there was one, and of the last.
func one(g *play.Game, name string, seed uint64) (string, error) {
	p, err := policy.Named(name, seed)
	if err != nil {
		return "", err
	}
	if err := g.Reset(seed); err != nil {
		return "", err
	}
	n, sum := 0, uint64(0)
	for {
		d, options := g.Next()
		sum = sum*1099511628211 ^ g.Hash()
		if options == nil {
			break
		}
		g.Apply(p.Choose(g, d, options))
		n++
	}
	line := fmt.Sprintf("%d\t%d\t%016x", g.Round, n, sum)
	return line, again(g, p, seed)
}

// again plays a game once more by a policy that says its tastes, which is to come to the same end: it decides in another way, and on some
// machine it might decide otherwise.
func again(g *play.Game, p policy.Policy, seed uint64) error {
	if err := g.Err(); err != nil {
		return err
	}
	if _, picky := p.(policy.Picky); !picky {
		return nil
	}
	end := g.Hash()
	if err := g.Reset(seed); err != nil {
		return err
	}
	if policy.Play(g, p); g.Hash() != end {
		return errors.New("with its tastes said the policy plays another game")
	}
	return nil
}
