//go:build unix

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio/visitor"
)

// presses are the keys that are pressed for one figure.
const presses = 100

// pause is how long the page waits for the next key before it asks: it comes on top of what is measured.
const pause = 10 * time.Millisecond

// writing is somebody who writes a mission in a studio.
type writing struct {
	studio     *visitor.Studio
	file, unit string
	text       string
	n          int
}

// press changes one character of the story, and lays the text.
func (w *writing) press() error {
	w.n++
	at := strings.Index(w.text, "story: \"\"\"\n") + len("story: \"\"\"\n")
	at += strings.IndexFunc(w.text[at:], func(r rune) bool { return r != '\t' })
	letter := string(rune('A' + w.n%26))
	w.text = w.text[:at] + letter + w.text[at+1:]
	return w.studio.Ask("lay", visitor.Text{File: w.file, Text: w.text}, nil)
}

// draw draws something of the unit and takes the pictures of it in.
func (w *writing) draw(what string) error {
	var drawn struct {
		Files []string
		Why   string
	}
	if err := w.studio.Ask("draw", map[string]string{"unit": w.unit, "what": what}, &drawn); err != nil {
		return err
	}
	if drawn.Why != "" {
		return fmt.Errorf("%s: %s", what, drawn.Why)
	}
	for _, f := range drawn.Files {
		if _, err := w.studio.Get("/draw/" + what + "/" + f + "?unit=" + w.unit); err != nil {
			return err
		}
	}
	return nil
}

// begin opens a mission of a pack in a studio, which has read all of it by then.
func begin(sortie, pack, own, unit string) (*writing, error) {
	s, err := visitor.Open(sortie, pack, own)
	if err != nil {
		return nil, err
	}
	w := &writing{studio: s, file: unit + "/mission.cue", unit: unit}
	var source visitor.Source
	if err := s.Ask("read", visitor.Text{File: w.file}, &source); err != nil {
		return w, err
	}
	w.text = source.Text
	if err := s.Ask("findings", visitor.Text{}, nil); err != nil {
		return w, err
	}
	return w, w.draw("board-map")
}

// latency measures from a key to what it changes on the screen, in a mission alone and in a pack of a hundred, beside a check
// of the same pack.
func latency(sortie, missions, dir string) error {
	fmt.Printf("\nIn the studio; the page waits another %v for the next key before it asks.\n", pause)
	fmt.Printf("%-48s %9s %9s %11s  %s\n", "from a key to", "median", "95 %", "processor", "limit")
	for _, c := range []struct {
		n      int
		limit  string
		checks int
	}{{1, "100 / 250 ms", 5}, {100, "150 / 350 ms", 3}} {
		pack := filepath.Join(dir, fmt.Sprintf("latency%d", c.n))
		if err := catalogue(pack, missions, c.n); err != nil {
			return err
		}
		name := map[int]string{1: "one mission", 100: "pack of 100"}[c.n]
		check := func() error { return exec.Command(sortie, "check", "--no-cache", pack).Run() }
		if err := tell("sortie check --no-cache, "+name, "", c.checks, nil, check); err != nil {
			return err
		}
		if err := keys(sortie, pack, dir, name, c.limit); err != nil {
			return err
		}
	}
	return nil
}

// keys measures what one key costs in a pack.
func keys(sortie, pack, dir, name, limit string) error {
	w, err := begin(sortie, pack, filepath.Join(dir, "own"), "m000")
	if w != nil {
		defer w.studio.Kill()
	}
	if err != nil {
		return err
	}
	after := func(work func() error) func() error {
		return func() error {
			if err := w.press(); err != nil {
				return err
			}
			return work()
		}
	}
	quick := func() error { return w.studio.Ask("quick", visitor.Text{File: w.file}, nil) }
	rows := []struct {
		what, limit string
		work        func() error
	}{
		{"findings of the mission", "", quick},
		{"findings and the board drawn anew", limit, func() error {
			if err := quick(); err != nil {
				return err
			}
			return w.draw("board-map")
		}},
		{"findings of the whole pack", "", func() error { return w.studio.Ask("findings", visitor.Text{File: w.file}, nil) }},
		{"the sheet", "300 ms", func() error { return w.draw("sheet") }},
		{"the briefing", "300 ms", func() error { return w.draw("briefing-page") }},
		{"the board at its full size", "300 ms", func() error { return w.draw("board") }},
	}
	for _, r := range rows {
		if err := tell(r.what+", "+name, r.limit, presses, w.studio.Process, after(r.work)); err != nil {
			return err
		}
	}
	return nil
}

// tell does something many times and prints how long it takes, and of the processor what a process and its children have had.
func tell(what, limit string, times int, p *os.Process, work func() error) error {
	if err := work(); err != nil { // warms up
		return err
	}
	var took []time.Duration
	before, known := used(p)
	for range times {
		start := time.Now()
		if err := work(); err != nil {
			return err
		}
		took = append(took, time.Since(start))
	}
	processor := ""
	if after, _ := used(p); known {
		processor = ((after - before) / time.Duration(times)).Round(time.Millisecond).String()
	}
	slices.Sort(took)
	fmt.Printf("%-48s %9s %9s %11s  %s\n", what, took[times/2].Round(time.Millisecond), took[times*95/100].Round(time.Millisecond), processor, limit)
	return nil
}

// session is two hours of writing without the pauses: of every two seconds a key, of every twenty a page, and of every two
// minutes a save.
func session(sortie, missions, dir string, edits int) error {
	pack := filepath.Join(dir, "session")
	if err := catalogue(pack, missions, 1); err != nil {
		return err
	}
	w, err := begin(sortie, pack, filepath.Join(dir, "own"), "m000")
	if w != nil {
		defer w.studio.Kill()
	}
	if err != nil {
		return err
	}
	views := []string{"board-map", "sheet", "briefing-page", "graph", "play-page"}
	edits = max(edits, 100)
	var tenths [10][]int64 // of the memory: it comes and goes with the collector, so many samples are taken
	for n := range edits {
		if err := w.edit(n, views); err != nil {
			return err
		}
		if n%5 == 4 {
			at := n * len(tenths) / edits
			tenths[at] = append(tenths[at], resident(w.studio.Process))
		}
	}
	fmt.Printf("\n%d edits (two hours, a key every two seconds); memory of the studio and its workers, the median of each tenth:\n", edits)
	for _, t := range tenths {
		slices.Sort(t)
		fmt.Printf("%8.1f", float64(t[len(t)/2])/1024)
	}
	first, last := tenths[1], tenths[len(tenths)-1] // in the first tenth things are asked for the first time
	fmt.Printf(" MB\nfrom the second to the last it has grown by %.1f MB (limit 20 MB)\n", float64(last[len(last)/2]-first[len(first)/2])/1024)
	return nil
}

// edit is one key of a long session, with what else is asked meanwhile.
func (w *writing) edit(n int, views []string) error {
	if err := w.press(); err != nil {
		return err
	}
	if err := w.studio.Ask("quick", visitor.Text{File: w.file}, nil); err != nil {
		return err
	}
	if n%10 == 0 {
		if err := w.draw(views[n/10%len(views)]); err != nil {
			return err
		}
	}
	if n%60 != 59 {
		return nil
	}
	var source visitor.Source
	if err := w.studio.Ask("read", visitor.Text{File: w.file}, &source); err != nil {
		return err
	}
	return w.studio.Ask("save", visitor.Text{File: w.file, Text: w.text, Saved: source.Saved}, &source)
}
