package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/diag"
)

// printOptions are the flags of the print commands.
type printOptions struct {
	renderOptions
	out     string
	edition string
	draft   bool
	force   bool
	page    bool // it is a page for screens, in none of the formats
	given   givenFlags
}

// printing is one run of a print command.
type printing struct {
	printOptions
	what  string   // the command's name
	kinds []string // of unit that it is made from
	sorts []product.Product
	draw  func(*render.Renderer) ([]output.File, error)
	whole bool // one of the pack that the units belong to, instead of one of each
}

func newPrint(s *session) *cobra.Command {
	names := productNames()
	cmd := &cobra.Command{
		Use:   "print",
		Short: "Make one thing for the table",
		Long: `Print makes one product of a mission, or of another unit of a pack, as a
file in this folder or where -o says. What is to be printed at true size
says so on each sheet, with a ruler to check it by.`,
		Args: cobra.ArbitraryArgs,
		Example: `  sortie print sheet missions/salvage-run
  sortie print board missions/salvage-run --paper a4 --tile B3
  sortie print cards missions/decks/purge --bleed
  sortie print reference --edition firstborn`,
		RunE: func(_ *cobra.Command, args []string) error { return noProduct(args, append(names, "briefing")) },
	}
	for _, id := range productNames() {
		cmd.AddCommand(newPrintProduct(s, id))
	}
	cmd.AddCommand(newPrintBriefing(s))
	return cmd
}

// noProduct says what can be printed, to somebody who has not named it.
func noProduct(args, names []string) error {
	list := strings.Join(names, ", ")
	if len(args) == 0 {
		return fmt.Errorf("print what? one of %s; see sortie print --help", list)
	}
	if near, ok := diag.Nearest(args[0], names); ok {
		return fmt.Errorf("there is no product %q; did you mean %s? The products are %s", args[0], near, list)
	}
	return fmt.Errorf("%q is not one of the products %s; of a mission, sortie print sheet %s", args[0], list, args[0])
}

func newPrintProduct(s *session, id string) *cobra.Command {
	var opt printOptions
	all := sorts(id)
	kinds, reads := takes(all), flagsOf(all)
	cmd := &cobra.Command{
		Use:     id + " [PATH ...]",
		Short:   all[0].Short,
		Long:    longHelp(all, kinds),
		Example: examples(all),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("dpi") && opt.format != "png" {
				return fmt.Errorf("--dpi is the resolution of pictures, and --format is %s: choose --format png, or leave --dpi out", opt.format)
			}
			opt.options.Tiled = tiled(cmd.Flags())
			opt.given = given(cmd.Flags(), reads)
			return s.print(id, args, opt)
		},
	}
	for _, name := range reads {
		if register, known := productFlags[name]; known { // a test holds products to the names that are
			register(cmd.Flags(), &opt.options)
		}
	}
	if slices.Contains(kinds, product.Edition) {
		cmd.Flags().StringVar(&opt.edition, "edition", "", "print this rule set's own instead of a unit's")
	}
	renderFlags(cmd, &opt.renderOptions, slices.Contains(reads, "tile"))
	formatFlag(cmd, &opt.format)
	fileFlags(cmd, &opt)
	return cmd
}

// tiled reports whether what can be cut into tiles shall be: a paper is named, or how tiles are joined, which
// with a roll is said of its strips.
func tiled(flags *pflag.FlagSet) bool {
	return flags.Changed("paper") || !flags.Changed("roll") && (flags.Changed("overlap") || flags.Changed("edge"))
}

func newPrintBriefing(s *session) *cobra.Command {
	opt := printOptions{page: true, renderOptions: renderOptions{paper: "a4", format: "pdf", dpi: minDPI, ink: "full"}}
	cmd := &cobra.Command{
		Use:     "briefing [PATH]",
		Short:   "The briefing as one HTML page for screens and printers",
		Example: "  sortie print briefing missions/salvage-run -o briefing.html",
		Args:    atMostOne("mission"),
		RunE: func(_ *cobra.Command, args []string) error {
			return s.printUnits(args, printing{
				printOptions: opt, what: "briefing", kinds: []string{"mission"}, draw: (*render.Renderer).Briefing,
			}, render.New)
		},
	}
	productFlags["gm"](cmd.Flags(), &opt.options)
	fileFlags(cmd, &opt)
	return cmd
}

func fileFlags(cmd *cobra.Command, opt *printOptions) {
	cmd.Flags().StringVarP(&opt.out, "output", "o", "", "file to write, or folder; several are named after it")
	cmd.Flags().BoolVar(&opt.draft, "draft", false, "print in spite of errors and stamp DRAFT on every page")
	cmd.Flags().BoolVar(&opt.force, "force", false, "write over a file that is already there")
}

// print makes one product of each unit that the paths name, or of a rule set.
func (s *session) print(id string, args []string, opt printOptions) error {
	run := printing{printOptions: opt, what: id, sorts: sorts(id)}
	run.kinds = takes(run.sorts)
	run.draw = func(p *render.Renderer) ([]output.File, error) {
		for _, sort := range run.sorts {
			if sort.Made(p.Job) {
				opt.given.readBy(sort)
				return p.Print(sort)
			}
		}
		return nil, nil
	}
	if opt.edition != "" {
		if len(args) > 0 {
			return fmt.Errorf("--edition prints the rule set itself: leave out %s", args[0])
		}
		return s.printEdition(run)
	}
	if dir := packFolder(args); dir != "" && slices.Contains(run.kinds, product.Pack) {
		return s.printPack(dir, run)
	}
	return s.printUnits(args, run, render.New)
}

// packFolder is the folder of a pack, if that is what a command line names.
func packFolder(args []string) string {
	dir := "."
	if len(args) > 0 {
		dir = args[0]
	}
	if _, err := os.Stat(filepath.Join(dir, "pack.cue")); err != nil || len(args) > 1 {
		return ""
	}
	return dir
}

// printEdition writes one product of a rule set itself.
func (s *session) printEdition(run printing) error {
	if err := errors.Join(run.check(), run.checkOutput()); err != nil {
		return err
	}
	aimHigh()
	p, sources, err := s.editionRenderer(run)
	if err != nil {
		return err
	}
	files, err := s.placed(p, run, sources)
	if err != nil {
		return err
	}
	return s.save(files, run, run.edition)
}

// editionRenderer is the renderer of a rule set: as the pack around this folder plays it, if that has changed it or has it
// alone, or else as it comes.
func (s *session) editionRenderer(run printing) (*render.Renderer, map[string][]byte, error) {
	if pack := packAbove("."); isPack(pack) {
		report, err := s.look([]string{path.Join(pack, packFile)}, s.show, lookOptions{})
		if err != nil {
			return nil, nil, err
		}
		if err := s.findings(report, run.draft); err != nil {
			return nil, nil, err
		}
		for _, h := range report.Houses {
			if h.Edition == run.edition {
				p, err := render.NewHouse(h, run.render(s, run.draft))
				return p, report.Sources, err
			}
		}
	}
	p, err := render.NewEdition(run.edition, run.render(s, run.draft))
	if err != nil {
		return nil, nil, fmt.Errorf("--edition: %w; sortie list --library --kind rule-set lists them", err)
	}
	return p, nil, nil
}

// printPack checks everything in a pack and writes one product of all of it.
func (s *session) printPack(dir string, run printing) error {
	run.kinds, run.whole = compiler.Kinds(), true
	return s.printUnits([]string{filepath.ToSlash(filepath.Join(dir, "..."))}, run, render.NewPack)
}

// printUnits checks what the paths name and writes one product of each unit that has it, or one of their pack.
func (s *session) printUnits(args []string, run printing, newRenderer func(*compiler.Unit, render.Options) (*render.Renderer, error)) error {
	if err := errors.Join(run.check(), run.checkOutput()); err != nil {
		return err
	}
	report, err := s.look(args, s.show, lookOptions{keep: true})
	if err != nil {
		return err
	}
	defer report.Close()
	units, err := s.printable(report, run.draft, "print "+run.what, run.kinds)
	if err != nil {
		return err
	}
	s.noteLanguage(units)
	if run.whole {
		units = units[:1]
	}
	if len(units) > 1 && run.out != "" {
		return fmt.Errorf("-o %s names one file, and %d units are to be printed: leave it out, or name the folder of one", run.out, len(units))
	}
	var all []output.File
	var ids []string
	for _, u := range units {
		p, err := newRenderer(u, run.render(s, run.draft))
		if err != nil {
			return err
		}
		files, err := s.placed(p, run, report.Sources)
		if err != nil {
			return err
		}
		all, ids = append(all, files...), append(ids, p.Job.ID)
	}
	return s.save(all, run, ids...)
}

// warnOfCuts shows the texts that pieces of the size asked for have no room for; a check looks at the usual
// size only.
func (s *session) warnOfCuts(p *render.Renderer, all []product.Product, sources map[string][]byte) error {
	if p.Job.Card == "" {
		return nil
	}
	var where diag.Index
	if p.Unit != nil {
		where = p.Unit.Where
	}
	return s.terminal(s.err, s.errTerminal, sources).Write(preflight.Products(p.Job, all, where))
}

// noteLanguage says if nothing is written in the language that was asked for.
func (s *session) noteLanguage(units []*compiler.Unit) {
	if s.language == "" || len(units) == 0 {
		return
	}
	for _, u := range units {
		if u.Pack != nil && cmp.Or(u.Pack.Language, "en") == s.language {
			return
		}
		for _, given := range u.Languages {
			if slices.Contains(given, s.language) {
				return
			}
		}
	}
	fmt.Fprintf(s.err, "sortie: --language %s: nothing here is written in it, so all is printed as it stands\n", s.language)
}
