//go:build unix

// Command bench measures sortie as whole processes: time and peak memory of a check and of a
// build, beside stock `cue vet` on the same files in the same run, how long a key takes in the
// studio, and when the first board is seen in the one that is a folder of files. It prints the
// median of several runs, and the limits that the project has set itself.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/store"
	"github.com/sortie-tools/sortie/schema"
)

// cueTool is the alternative that a user has for the language half of a check.
const cueTool = "cuelang.org/go/cmd/cue@v0.17.1"

func main() {
	sortie := flag.String("sortie", "bin/sortie", "the program to measure")
	missions := flag.String("missions", "missions", "the pack to measure with")
	runs := flag.Int("n", 7, "runs of each command")
	edits := flag.Int("edits", 3600, "edits of the long session in the studio")
	only := flag.String("only", "", "measure nothing but: commands, studio (what a key costs), session (what hours of them add up to), site (the studio in a folder, before a browser)")
	flag.Parse()
	if err := measureAll(*sortie, *missions, *runs, *edits, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// single is the mission that one check and one build are measured with.
const single = "salvage-run"

// sizes are the catalogues that are measured: twice as many missions must not take more than twice
// as long.
var sizes = []int{50, 100, 200}

func measureAll(sortie, missions string, runs, edits int, only string) error {
	dir, err := os.MkdirTemp("", "sortie-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if sortie, err = filepath.Abs(sortie); err != nil {
		return err
	}
	if only == "" || only == "commands" {
		if err := measureCommands(sortie, missions, dir, runs); err != nil {
			return err
		}
	}
	if only == "" || only == "studio" {
		if err := latency(sortie, missions, dir); err != nil {
			return err
		}
	}
	if only == "" || only == "site" {
		if err := site(runs); err != nil {
			return err
		}
	}
	if only == "" || only == "session" {
		return session(sortie, missions, dir, edits)
	}
	return nil
}

// measureCommands measures commands that run to their end.
func measureCommands(sortie, missions, dir string, runs int) error {
	os.Setenv(store.Variable, filepath.Join(dir, "cache")) // empty at first, and not the user's
	mission := filepath.Join(missions, single)
	fmt.Printf("%-38s %9s %12s  %s (median of %d)\n", "command", "wall", "peak memory", "limit", runs)
	rows := []row{
		{"sortie check --no-cache", "0.15 s", func() *exec.Cmd { return exec.Command(sortie, "check", "--no-cache", mission) }},
		{"sortie check, nothing changed", "", func() *exec.Cmd { return exec.Command(sortie, "check", mission) }},
		{"... what ships, --no-cache", "", func() *exec.Cmd { return exec.Command(sortie, "check", "--no-cache", missions+"/...") }},
		{"... what ships, nothing changed", "", func() *exec.Cmd { return exec.Command(sortie, "check", missions+"/...") }},
		{"sortie build (PNG at 150 dpi)", "4 s, 350 MB", func() *exec.Cmd {
			return exec.Command(sortie, "build", mission, "-o", filepath.Join(dir, "out"))
		}},
	}
	rows = append(rows, prints(sortie, mission, dir)...)
	cue, module, err := alternative(dir, mission)
	if err != nil {
		fmt.Printf("cue vet -c is left out: %v\n", err)
	} else {
		rows = append(rows, vet(cue, module, "one mission", "./mission"))
	}
	for _, n := range sizes {
		name := fmt.Sprintf("%d missions", n)
		pack := filepath.Join(dir, "module", fmt.Sprintf("pack%d", n))
		if err := catalogue(pack, missions, n); err != nil {
			return err
		}
		rows = append(rows,
			row{"sortie check --no-cache, " + name, limits[n], func() *exec.Cmd { return exec.Command(sortie, "check", "--no-cache", pack+"/...") }},
			row{"... nothing changed", "", func() *exec.Cmd { return exec.Command(sortie, "check", pack+"/...") }})
		if cue != "" {
			rows = append(rows, vet(cue, module, name, "./"+filepath.Base(pack)+"/..."))
		}
	}
	for _, r := range rows {
		if err := measure(r, runs); err != nil {
			return err
		}
	}
	return nil
}

// limits are those of a check of that many missions, on two cores.
var limits = map[int]string{100: "1.5 s; a fifth of cue's memory"}

// vet is the alternative on the same files.
func vet(cue, module, what, arg string) row {
	return row{"cue vet -c, " + what, "", func() *exec.Cmd {
		c := exec.Command(cue, "vet", "-c", arg)
		c.Dir = module
		return c
	}}
}

// row is one command to measure, with the limit it has to keep, if there is one.
type row struct {
	name, limit string
	command     func() *exec.Cmd
}

// measure runs a command several times, once more to warm up, and prints the medians.
func measure(r row, runs int) error {
	var times []time.Duration
	var peaks []int64
	for i := range runs + 1 {
		c := r.command()
		start := time.Now()
		if out, err := c.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %v\n%s", r.name, err, out)
		}
		if i == 0 {
			continue
		}
		times = append(times, time.Since(start))
		if usage, ok := c.ProcessState.SysUsage().(*syscall.Rusage); ok {
			peaks = append(peaks, int64(usage.Maxrss)) // kilobytes on Linux
		}
	}
	slices.Sort(times)
	slices.Sort(peaks)
	fmt.Printf("%-38s %9s %9.1f MB  %s\n", r.name, times[len(times)/2].Round(time.Millisecond), float64(peaks[len(peaks)/2])/1024, r.limit)
	return nil
}

// alternative installs the cue command and makes a module with the schema vendored, as stock cue
// needs it.
func alternative(dir, mission string) (cue, module string, err error) {
	install := exec.Command("go", "install", cueTool)
	install.Env = append(os.Environ(), "GOBIN="+dir, "GOFLAGS=-mod=mod")
	install.Dir = dir
	if out, err := install.CombinedOutput(); err != nil {
		return "", "", fmt.Errorf("%v: %s", err, out)
	}
	module = filepath.Join(dir, "module")
	vendored := filepath.Join(module, "cue.mod", "pkg", "sortie.tools")
	if err := os.MkdirAll(filepath.Dir(vendored), 0o777); err != nil {
		return "", "", err
	}
	if err := os.CopyFS(vendored, schema.FS); err != nil {
		return "", "", err
	}
	if err := os.RemoveAll(filepath.Join(vendored, "cue.mod")); err != nil {
		return "", "", err
	}
	text := "module: \"bench.example\"\nlanguage: version: \"v0.17.0\"\n"
	if err := os.WriteFile(filepath.Join(module, "cue.mod", "module.cue"), []byte(text), 0o666); err != nil {
		return "", "", err
	}
	return filepath.Join(dir, "cue"), module, os.CopyFS(filepath.Join(module, "mission"), os.DirFS(mission))
}
