// Command soak makes the long runs, one after the other, and ends with what each of them saw.
//
//   - A step is a test or a few, in one package, or one fuzz test. What fails does not keep the next step from being made.
//   - A report is what a step says of itself: its logs or, of a fuzz test, how many inputs it has tried.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"
)

func main() {
	fuzz := flag.String("fuzz", "1m", "how long each fuzz test takes")
	only := flag.String("only", "", "only steps with this in their name")
	flag.Parse()
	all, err := steps(".", *fuzz)
	if err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
	if !runAll(os.Stdout, all, *only) {
		os.Exit(1)
	}
}

// runAll makes all steps with something in their name, and reports whether all of them passed.
func runAll(out io.Writer, all []step, only string) bool {
	var chosen []step
	for _, s := range all {
		if strings.Contains(s.name, only) {
			chosen = append(chosen, s)
		}
	}
	good := len(chosen) > 0
	var end []string
	for i, s := range chosen {
		fmt.Fprintf(out, "[%d of %d] %s\n", i+1, len(chosen), s.name)
		r := s.run(out)
		good = good && r.passed
		end = append(end, r.String())
	}
	fmt.Fprintf(out, "\n%d long runs:\n%s\n", len(chosen), strings.Join(end, "\n"))
	return good
}

// report is what a step has seen.
type report struct {
	step
	passed bool
	took   time.Duration
	saw    []string
}

// String is the report as the end of a run shows it.
func (r *report) String() string {
	verdict := "passed"
	if !r.passed {
		verdict = "FAILED"
	}
	out := fmt.Sprintf("%s  %s  (%v)", verdict, r.name, r.took.Round(time.Second))
	for _, line := range r.saw {
		out += "\n        " + line
	}
	return out
}

// run makes a step. It shows what is logged and how far it has come, and not which tests begin and end.
func (s step) run(out io.Writer) report {
	r := report{step: s}
	began := time.Now()
	cmd := exec.Command(s.args[0], s.args[1:]...)
	cmd.Env = append(os.Environ(), "SORTIE_FULL=1", "GOGC=300")
	pipe, w := io.Pipe()
	cmd.Stdout, cmd.Stderr = w, w
	heard := make(chan []string)
	go func() { heard <- hear(pipe, out) }()
	err := cmd.Run()
	w.Close()
	r.saw, r.passed, r.took = <-heard, err == nil, time.Since(began)
	return r
}

// most is how many lines of a step the end of a run repeats.
const most = 12

// hear passes on what a step says, and keeps what is worth repeating.
func hear(from io.Reader, out io.Writer) []string {
	var saw []string
	tried := ""
	for lines := bufio.NewReader(from); ; {
		line, err := lines.ReadString('\n')
		line = strings.TrimRight(line, "\n")
		switch {
		case line == "" || strings.HasPrefix(line, "=== ") || strings.Contains(line, "--- PASS"):
		case strings.HasPrefix(line, "fuzz: elapsed"):
			tried = line
			fmt.Fprintln(out, line)
		default:
			if fmt.Fprintln(out, line); strings.Contains(line, "_test.go:") || strings.Contains(line, "--- FAIL") || strings.Contains(line, "--- SKIP") {
				saw = append(saw, strings.TrimSpace(line))
			}
		}
		if err != nil {
			break
		}
	}
	if tried != "" {
		saw = append(saw, tried)
	}
	return saw[max(len(saw)-most, 0):]
}
