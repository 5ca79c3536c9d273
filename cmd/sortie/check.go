package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/store"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// checkOptions are the flags of check.
type checkOptions struct {
	format   string
	watch    bool
	severity string
	only     []string
	fix, dry bool
	chart    string // file of the map
	noCache  bool
}

func newCheck(s *session) *cobra.Command {
	var opt checkOptions
	cmd := &cobra.Command{
		Use:   "check [PATH ...]",
		Short: "Check missions against the language and the rules of the game",
		Long: `Check compiles every mission it is given and reports all that is wrong at
once, each with its place in the source and what would mend it. A PATH is a
mission's folder, a single .cue file, a folder with missions below it, or a
mission's bundle (.zip); without one it is this folder. Findings go to the
output; that there is no error, and in how much, is said beside it, on stderr.

A warning that is meant so is let stand in the source, with its reason:
@sortie(allow=SPN006, reason="…") on the field it is about. A pack.cue can say
for all of its files what is reported (checks: severity, only, allow).

What came of units is kept in the user's cache folder (SORTIE_CACHE moves it),
and those that nothing has changed for are not compiled again; --no-cache does
without.

With --fix the edits that some findings carry are shown as a diff and made,
unless something would be worse for it; --dry-run shows them only.`,
		Example: `  sortie check missions/salvage-run
  sortie check cold-store --explain --map findings.html
  sortie check cold-store --only RCH,SPN004 --severity warning
  sortie check ./... --format sarif > findings.sarif
  sortie check cold-store --fix --dry-run
  sortie check --watch cold-store`,
		RunE: func(cmd *cobra.Command, args []string) error { return s.checkCommand(cmd, args, opt) },
	}
	f := cmd.Flags()
	f.StringVar(&opt.format, "format", "terminal", "terminal, json, sarif or github")
	f.BoolVar(&opt.watch, "watch", false, "check again whenever a file changes, until interrupted")
	f.BoolVar(&s.explain, "explain", false, "show how findings were found, and what is let stand")
	f.StringVar(&opt.severity, "severity", "", "report error, warning (and worse) or note (all)")
	f.StringSliceVar(&opt.only, "only", nil, "report only these codes or families: RCH,SPN004")
	f.BoolVar(&opt.fix, "fix", false, "show the edits of findings as a diff, and make them")
	f.BoolVar(&opt.dry, "dry-run", false, "with --fix: make none of the edits")
	f.BoolVar(&opt.noCache, "no-cache", false, "compile everything, and keep nothing for the next run")
	f.StringVar(&opt.chart, "map", "", "draw the board with them: a .png, .svg or .html")
	cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	cmd.RegisterFlagCompletionFunc("severity", cobra.FixedCompletions([]string{"error", "warning", "note"}, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// checkCommand carries out the command as its flags say.
func (s *session) checkCommand(cmd *cobra.Command, args []string, opt checkOptions) error {
	if err := opt.verify(); err != nil {
		return err
	}
	c, err := judge.NewChoice(opt.severity, opt.only)
	if err != nil {
		return err
	}
	s.cached = s.cached && !opt.noCache
	switch {
	case opt.watch:
		if len(args) == 0 {
			args = []string{"."}
		}
		return s.watch(cmd.Context(), args, func() error { return s.check(args, c, opt) })
	case opt.fix:
		if err := s.fix(args, c, opt.dry); err != nil || opt.dry {
			return err
		}
	}
	return s.check(args, c, opt)
}

// verify finds flags that do not go together.
func (o checkOptions) verify() error {
	switch {
	case o.dry && !o.fix:
		return errors.New("--dry-run goes with --fix; check alone changes nothing but the file of --map")
	case o.dry && o.chart != "":
		return errors.New("--dry-run shows the edits only and does not go with --map")
	case o.fix && o.watch:
		return errors.New("--fix and --watch do not go together: the edits would set off the next check")
	case o.fix && o.format != "terminal":
		return fmt.Errorf("--fix shows a diff and does not go with --format %s", o.format)
	case o.chart != "" && charts[chartKind(o.chart)] == nil:
		return fmt.Errorf("--map %s: the name must end in .png, .svg or .html", o.chart)
	}
	return nil
}

// check compiles and checks, writes the findings to the output, and fails if any is an error. The map comes
// last: a file that cannot be written keeps nobody from reading what was found.
func (s *session) check(args []string, c *judge.Choice, opt checkOptions) error {
	s.line.Format(opt.format)
	write, err := s.writer(s.out, s.outTerminal, opt.format)
	if err != nil {
		return err
	}
	report, err := s.foundAll(args, write, opt.chart != "")
	if err != nil {
		return err
	}
	left := report.Choose(c)
	if err := write(report); err != nil {
		return err
	}
	if left > 0 && opt.format == "terminal" {
		fmt.Fprintf(s.err, "%s not shown: %s\n", english.Count(left, "finding"), whyNot(c))
	}
	if report.Waiting > 0 && opt.format == "terminal" {
		fmt.Fprintf(s.err, "%s for what is wrong here to be mended, and may find more\n", map[bool]string{
			true: "1 check waits", false: fmt.Sprintf("%d checks wait", report.Waiting)}[report.Waiting == 1])
	}
	if opt.chart != "" {
		if err := s.chart(report, opt.chart); err != nil {
			return err
		}
	}
	if err := report.Verdict(); err != nil {
		return err
	}
	if opt.format == "terminal" {
		fmt.Fprintln(s.err, sound(report))
	}
	return nil
}

// sound says that nothing is wrong, and of how much: silence would leave open whether anything was looked at. It
// goes where messages go, so that the output is the findings and nothing else.
func sound(r *judge.Report) string {
	var looked []string
	for _, kind := range kindsIn(r) {
		n := 0
		for _, u := range r.Units {
			if u.Kind == kind {
				n++
			}
		}
		name := english.Spelled(kind)
		if kind == model.HouseKind {
			name = "house rule"
		}
		looked = append(looked, english.Count(n, name))
	}
	switch {
	case len(looked) == 0 && len(r.Packs) > 0:
		looked = []string{english.Count(len(r.Packs), "pack")}
	case len(looked) == 0:
		return "no errors"
	}
	return "no errors in " + english.And(looked)
}

// whyNot says who has left findings out.
func whyNot(c *judge.Choice) string {
	if c == nil {
		return "the pack's checks leave them out; --severity note shows all"
	}
	return "--severity or --only leaves them out"
}

// foundAll is everything that is found in the paths, bundles among them. The units are kept where a map is drawn
// of them.
func (s *session) foundAll(args []string, alarm func(*judge.Report) error, keep bool) (*judge.Report, error) {
	paths, mounts, err := s.unpack(args)
	if err != nil {
		return nil, err
	}
	kept, sweep := s.store(keep)
	defer sweep()
	r, err := s.look(paths, alarm, lookOptions{release: !keep, mounts: mounts, store: kept})
	if err == nil {
		r.Seal(mounts)
	}
	return r, err
}

// store is what earlier checks have found, and what is to be done when this one is. There is none where units are wanted
// whole, where sources are others than on the disk, and where nothing can be kept: a machine without a home is no mistake.
func (s *session) store(whole bool) (compiler.Store, func()) {
	if !s.cached || whole || s.open != nil {
		return nil, func() {}
	}
	program, err := store.Program(version)
	if err != nil {
		return nil, func() {}
	}
	kept, err := store.Open(program)
	if err != nil {
		return nil, func() {}
	}
	return kept, kept.Sweep
}
