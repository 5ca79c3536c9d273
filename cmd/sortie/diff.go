package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/compare"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/laidover"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/changes"
	"github.com/sortie-tools/sortie/printer/findings"
	"github.com/sortie-tools/sortie/schema/english"
)

// errDiffer ends a comparison that found something: for scripts, as findings do.
var errDiffer = fmt.Errorf("they differ: %w", judge.ErrFindings)

// diffOptions are the flags of diff.
type diffOptions struct {
	format string
	chart  string // file of the map
	over   string // the pack that both sides are parts of
}

func newDiff(s *session) *cobra.Command {
	var opt diffOptions
	cmd := &cobra.Command{
		Use:   "diff BEFORE NOW",
		Short: "Say what has changed in missions, in a player's words",
		Long: `Diff compares two states of a mission or of a pack and says what has come,
what is gone, what has moved and what says something else. Either side is a
folder, a .cue file or a bundle (.zip). How a file is written makes no
difference: only what it means is compared.

With --map the changes are drawn on the map as it is now; a name that ends in
.html makes a page with the words as well.

Git shows what has changed since a revision with its own difftool, which hands
over two folders with only the files that differ. --base names the folder that
holds all the others:

  git config difftool.sortie.cmd 'sortie diff --base . "$LOCAL" "$REMOTE"'
  git difftool -d -t sortie HEAD~3

Exit codes: 0 nothing has changed, 1 something has, 2 it could not be compared.`,
		Example: `  sortie diff cold-store.zip cold-store
  sortie diff before/missions missions --map changes.html
  sortie diff before missions --format json`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 2 {
				return fmt.Errorf("diff compares two states: name the one before and the one now, not %s", english.Count(len(args), "path"))
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return s.diff(args[0], args[1], opt) },
	}
	f := cmd.Flags()
	f.StringVar(&opt.format, "format", "terminal", "terminal or json")
	f.StringVar(&opt.chart, "map", "", "draw the board with the changes: a .png, .svg or .html")
	f.StringVar(&opt.over, "base", "", "the folder with all files that are the same in both")
	cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions([]string{"terminal", "json"}, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// diff compares two states and says what it finds.
func (s *session) diff(before, now string, opt diffOptions) error {
	switch {
	case opt.format != "terminal" && opt.format != "json":
		return fmt.Errorf("--format %s is not one of [terminal json]", opt.format)
	case opt.chart != "" && charts[chartKind(opt.chart)] == nil:
		return fmt.Errorf("--map %s: the name must end in .png, .svg or .html", opt.chart)
	}
	was, is, err := s.states(before, now, opt.over)
	if err != nil {
		return err
	}
	var all []changes.Change
	var drawn []findings.Subject
	for _, p := range compare.Match(was, is) {
		list := compare.Of(p)
		all = append(all, list...)
		if u := p.Now; u != nil && u.Mission != nil && u.Rules != nil && len(list) > 0 {
			drawn = append(drawn, changes.Subject(render.Roomed(u.Mission, u.Rules), u.Rules, list))
		}
	}
	if err := s.tell(all, opt.format); err != nil {
		return err
	}
	if opt.chart != "" {
		if err := s.drawChanges(drawn, opt.chart); err != nil {
			return err
		}
	}
	if len(all) > 0 {
		return errDiffer
	}
	return nil
}

// states are the units of both sides.
func (s *session) states(before, now, over string) (was, is []*compiler.Unit, err error) {
	mounts := [2]map[string]source.World{}
	paths := [2][]string{{before}, {now}}
	if over != "" {
		if paths, mounts, err = laidover.States(before, now, over); err != nil {
			return nil, nil, err
		}
	} else {
		for i, name := range []string{before, now} {
			if paths[i], mounts[i], err = s.unpack([]string{name}); err != nil {
				return nil, nil, err
			}
		}
	}
	guard := s.guard(s.show)
	if was, err = s.state(paths[0], mounts[0], guard); err != nil {
		return nil, nil, err
	}
	is, err = s.state(paths[1], mounts[1], guard)
	return was, is, err
}

// state compiles one side. What does not compile cannot be compared, and what is wrong with it is told.
func (s *session) state(paths []string, mounts map[string]source.World, guard *compiler.Guard) ([]*compiler.Unit, error) {
	if len(paths) == 0 {
		return nil, nil
	}
	res, err := compiler.Compile(paths, compiler.Options{
		Library: missions.FS, Guard: guard, Passed: s.passed, Language: s.language, Open: s.open, Mounts: mounts,
	})
	if err != nil {
		return nil, err
	}
	if countErrors(res.Diagnostics) > 0 {
		r := &judge.Report{Result: res}
		if err := s.show(r); err != nil {
			return nil, err
		}
		return nil, fmt.Errorf("%s cannot be compared before its errors are mended", strings.Join(paths, " "))
	}
	return res.Units, nil
}

// tell writes the changes.
func (s *session) tell(all []changes.Change, format string) error {
	if format == "json" {
		e := json.NewEncoder(s.out)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		if all == nil {
			all = []changes.Change{}
		}
		return e.Encode(struct {
			Changes []changes.Change `json:"changes"`
		}{all})
	}
	if err := changes.Write(s.out, all, s.width); err != nil {
		return err
	}
	if len(all) == 0 {
		_, err := io.WriteString(s.err, "nothing has changed\n")
		return err
	}
	return nil
}

// drawChanges draws the missions that have changed.
func (s *session) drawChanges(all []findings.Subject, file string) error {
	switch {
	case len(all) == 0 && chartKind(file) != ".html":
		return fmt.Errorf("--map %s: no mission has changed, so there is none to draw", file)
	case len(all) > 1 && chartKind(file) != ".html":
		return fmt.Errorf("--map %s: a picture shows one mission, and %d have changed; name one of them, or a file that ends in .html", file, len(all))
	}
	return s.drawInto(file, all)
}
