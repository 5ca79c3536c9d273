package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
)

// buildOptions are the flags of build.
type buildOptions struct {
	out   string
	paper string
	dpi   int
	draft bool
}

func newBuild(s *session) *cobra.Command {
	var opt buildOptions
	cmd := &cobra.Command{
		Use:   "build [PATH ...]",
		Short: "Make everything for the table",
		Long: `Build checks each mission and, if it has no errors, makes its set-up sheet,
its board at full size in one piece and in tiles, its briefing, a page to
run the table with, and a bundle with all of it. Each mission has a folder
of its own below the output folder. A build replaces what an earlier build
made there and never touches another file.`,
		Example: `  sortie build missions/salvage-run -o out
  sortie build cold-store --draft --paper letter`,
		RunE: func(_ *cobra.Command, args []string) error { return s.build(args, opt) },
	}
	cmd.Flags().StringVarP(&opt.out, "output", "o", "out", "the folder to build into")
	cmd.Flags().BoolVar(&opt.draft, "draft", false, "build in spite of errors and stamp DRAFT on every page")
	paperFlag(cmd, &opt.paper)
	dpiFlag(cmd, &opt.dpi)
	return cmd
}

// build makes every product of every mission, or nothing at all of a mission with errors.
func (s *session) build(args []string, opt buildOptions) error {
	on, err := paperNamed(opt.paper)
	if err != nil {
		return err
	}
	if err := checkDPI(opt.dpi); err != nil {
		return err
	}
	if opt.out == "" {
		return errors.New("-o needs the name of a folder")
	}
	report, err := s.look(args, s.show, lookOptions{closure: true})
	if err != nil {
		return err
	}
	units, err := s.buildable(report, opt.draft)
	if err != nil {
		return err
	}
	bar := newProgress(s.err, s.errTerminal, len(units)*len(products()))
	defer bar.finish()
	for i, u := range units {
		press, err := newPress(u, on, opt.dpi, opt.draft)
		if err != nil {
			return err
		}
		if err := s.buildOne(press, bar, i*len(products()), opt.out); err != nil {
			return err
		}
	}
	return nil
}

// buildable shows the findings and returns the missions to build: with errors none, or as a draft
// those that compiled far enough to be drawn.
func (s *session) buildable(report *report, draft bool) ([]*compiler.Unit, error) {
	if err := s.show(report); err != nil {
		return nil, err
	}
	units := report.missionUnits()
	shared := func(d diag.Diagnostic) bool { return d.Code == compiler.CodeSameID } // one of two would be lost
	if verdict := report.verdict(); verdict != nil && (!draft || slices.ContainsFunc(report.Diagnostics, shared)) {
		return nil, verdict
	}
	var printable []*compiler.Unit
	for _, u := range units {
		if u.Rules != nil && u.Mission.ID != "" {
			printable = append(printable, u)
		}
	}
	if len(printable) == 0 {
		if verdict := report.verdict(); verdict != nil {
			return nil, verdict
		}
		return nil, fmt.Errorf("there is no mission to build here: a mission is a folder with a mission.cue")
	}
	return printable, nil
}

func (s *session) buildOne(p *press, bar *progress, done int, out string) error {
	var files []output.File
	for i, product := range products() {
		bar.step(done+i, p.unit.Mission.ID+": "+product.name)
		made, err := s.make(p, product)
		if err != nil {
			return err
		}
		files = append(files, made...)
	}
	dir := filepath.Join(out, p.unit.Mission.ID)
	if err := output.Replace(dir, files); err != nil {
		return err
	}
	bar.finish()
	_, err := fmt.Fprintf(s.out, "%s: %d files in %s\n", diag.Visible(p.unit.Mission.Title), len(files), diag.Visible(filepath.ToSlash(dir)))
	return err
}

// make makes one product under the watchdog's eye: what is drawn comes from a pack, too.
func (s *session) make(p *press, product product) ([]output.File, error) {
	guard := &compiler.Guard{Deadline: productDeadline, Heap: productHeap, OnLimit: s.giveUp(s.show)}
	end := guard.Begin(p.unit.Dir + ": " + product.name)
	defer end()
	return product.make(p)
}

// The limits of making one product. All products of the largest board that compiles, together, took
// 3 s and 240 MB at 150 dpi.
const (
	productDeadline = time.Minute
	productHeap     = 2 << 30
)
