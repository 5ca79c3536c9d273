package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// buildOptions are the flags of build.
type buildOptions struct {
	renderOptions
	out   string
	draft bool
}

func newBuild(s *session) *cobra.Command {
	opt := buildOptions{renderOptions: renderOptions{format: "pdf"}}
	cmd := &cobra.Command{
		Use:   "build [PATH ...]",
		Short: "Make everything for the table",
		Long: `Build checks each unit and, if it has no errors, makes all that can be
printed of it: of a mission its set-up sheet, its board at full size in one
piece and in tiles for --paper (A4 where none is given), a guide to building
it, cards, tokens and trackers, its briefing, a page to run the table with,
and a bundle with all of it. A mission has a folder of its own below the
output folder; posts, decks and other units have theirs below a folder of
their kind. A build replaces what an earlier build made there and never
touches another file.`,
		Example: `  sortie build missions/salvage-run -o out
  sortie build cold-store --draft --paper letter
  sortie build missions/posts/... --ink saver`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return s.build(args, opt)
		},
	}
	cmd.Flags().StringVarP(&opt.out, "output", "o", "out", "the folder to build into")
	cmd.Flags().BoolVar(&opt.draft, "draft", false, "build in spite of errors and stamp DRAFT on every page")
	renderFlags(cmd, &opt.renderOptions, false)
	return cmd
}

// build makes every product of every unit, or nothing at all if anything has errors.
func (s *session) build(args []string, opt buildOptions) error {
	if err := opt.check(); err != nil {
		return err
	}
	if opt.out == "" {
		return errors.New("-o needs the name of a folder")
	}
	if err := output.CanHold(opt.out); err != nil {
		return err
	}
	report, err := s.look(args, s.show, lookOptions{closure: true, keep: true})
	if err != nil {
		return err
	}
	defer report.Close()
	units, err := s.buildable(report, opt.draft)
	if err != nil {
		return err
	}
	s.noteLanguage(units)
	steps := 0
	for _, u := range units {
		steps += len(render.Steps(u.Kind))
	}
	bar := newProgress(s.err, s.errTerminal, steps)
	defer bar.finish()
	for _, u := range units {
		p, err := render.New(u, opt.render(s, opt.draft))
		if err != nil {
			return err
		}
		if err := s.buildOne(p, bar, opt.out); err != nil {
			return err
		}
	}
	return nil
}

// buildable shows the findings and returns the units to build.
func (s *session) buildable(report *judge.Report, draft bool) ([]*compiler.Unit, error) {
	shared := func(d diag.Diagnostic) bool { return d.Code == compiler.CodeSameID } // one of two would be lost
	if slices.ContainsFunc(report.Diagnostics, shared) {
		draft = false
	}
	return s.printable(report, draft, "build", takes(games.Products()))
}

// buildOne makes everything of one unit.
func (s *session) buildOne(p *render.Renderer, bar *progress, out string) error {
	var files []output.File
	for _, what := range render.Steps(p.Unit.Kind) {
		bar.next(p.Unit.ID + ": " + what.Name)
		made, err := s.make(p, what.Name, what.Make)
		if err != nil {
			return err
		}
		files = append(files, made...)
	}
	dir := folderOf(p.Unit, out)
	if err := supervise.Whole(func() error { return output.Replace(dir, files) }); err != nil {
		return err
	}
	bar.finish()
	_, err := fmt.Fprintf(s.out, "%s: %s in %s\n", diag.Visible(p.Unit.Title), english.Count(len(files), "file"), diag.Visible(filepath.ToSlash(dir)))
	return err
}

// folderOf is where a unit is built: missions have a place of their own, since they are what most packs
// hold; two units of different kinds may have one id.
func folderOf(u *compiler.Unit, out string) string {
	if u.Mission != nil {
		return filepath.Join(out, u.ID)
	}
	return filepath.Join(out, u.Kind, u.ID)
}

// make makes one product under the watchdog's eye: what is drawn comes from a pack, too.
func (s *session) make(p *render.Renderer, what string, draw func(*render.Renderer) ([]output.File, error)) ([]output.File, error) {
	defer s.product(p.Job.ID + ": " + what)()
	files, err := draw(p)
	if err != nil && !strings.Contains(err.Error(), p.Job.ID) {
		err = fmt.Errorf("%s %s: %w", p.Job.Kind, p.Job.ID, err)
	}
	return files, err
}
