package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/press"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/proof"
	"github.com/sortie-tools/sortie/schema/diag"
)

// printOptions are the flags of the print commands.
type printOptions struct {
	pressOptions
	out     string
	edition string
	draft   bool
	force   bool
	page    bool // it is a page for screens, in none of the formats
	given   givenFlags
}

func newPrint(s *session) *cobra.Command {
	names := productNames()
	cmd := &cobra.Command{
		Use:   "print",
		Short: "Make one thing for the table",
		Long: `Print makes one product of a mission, or of another unit of a pack, as a
file in this folder or where -o says. What is to be printed at true size
says so on each sheet, with a ruler to check it by.`,
		Example: `  sortie print sheet missions/salvage-run
  sortie print board missions/salvage-run --paper a4 --tile B3
  sortie print cards missions/decks/purge --bleed
  sortie print reference --edition firstborn`,
		RunE: func(*cobra.Command, []string) error {
			return fmt.Errorf("print what? one of %s; see sortie print --help", strings.Join(append(names, "briefing"), ", "))
		},
	}
	for _, id := range productNames() {
		cmd.AddCommand(newPrintProduct(s, id))
	}
	cmd.AddCommand(newPrintBriefing(s))
	return cmd
}

// productNames lists the products of all games, each name once.
func productNames() []string {
	var names []string
	for _, p := range games.Products() {
		if !slices.Contains(names, p.ID) {
			names = append(names, p.ID)
		}
	}
	return names
}

// sorts are the products of that name, one or more for each game.
func sorts(id string) (all []product.Product) {
	for _, p := range games.Products() {
		if p.ID == id {
			all = append(all, p)
		}
	}
	return all
}

func newPrintProduct(s *session, id string) *cobra.Command {
	var opt printOptions
	all := sorts(id)
	kinds, reads := takes(all), flagsOf(all)
	cmd := &cobra.Command{
		Use:     id + " [PATH ...]",
		Short:   all[0].Short,
		Long:    longHelp(all, kinds),
		Example: all[0].Example,
		RunE: func(cmd *cobra.Command, args []string) error {
			opt.options.Tiled = cmd.Flags().Changed("paper")
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
	pressFlags(cmd, &opt.pressOptions, slices.Contains(reads, "tile"))
	formatFlag(cmd, &opt.format)
	fileFlags(cmd, &opt)
	return cmd
}

// helpWidth is the width of help texts: that of the narrowest terminals.
const helpWidth = 78

// longHelp is the help of a product: of each of its sorts what there is to say, and what they are made from.
func longHelp(all []product.Product, kinds []string) string {
	var said []string
	for _, p := range all {
		if len(all) > 1 {
			said = append(said, "Of "+strings.Join(p.Kinds, ", ")+":")
		}
		for _, paragraph := range strings.Split(cmp.Or(p.Long, p.Short+"."), "\n\n") {
			said = append(said, filled(paragraph, helpWidth))
		}
	}
	return strings.Join(append(said, filled("Made from: "+strings.Join(kinds, ", ")+".", helpWidth)), "\n\n")
}

// filled sets words in lines of a width.
func filled(text string, width int) string {
	var out strings.Builder
	used := 0
	for _, word := range strings.Fields(text) {
		switch n := utf8.RuneCountInString(word); {
		case used == 0:
			used = n
		case used+1+n > width:
			out.WriteByte('\n')
			used = n
		default:
			out.WriteByte(' ')
			used += 1 + n
		}
		out.WriteString(word)
	}
	return out.String()
}

// takes lists the kinds of unit that products are made from.
func takes(all []product.Product) (kinds []string) {
	for _, p := range all {
		for _, k := range p.Kinds {
			if !slices.Contains(kinds, k) {
				kinds = append(kinds, k)
			}
		}
	}
	return kinds
}

// flagsOf lists the options that products read.
func flagsOf(all []product.Product) (names []string) {
	for _, p := range all {
		for _, name := range p.Flags {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

func newPrintBriefing(s *session) *cobra.Command {
	opt := printOptions{page: true, pressOptions: pressOptions{paper: "a4", format: "pdf", dpi: minDPI, ink: "full"}}
	cmd := &cobra.Command{
		Use:     "briefing [PATH]",
		Short:   "The briefing as one HTML page for screens and printers",
		Example: "  sortie print briefing missions/salvage-run -o briefing.html",
		Args:    atMostOne("mission"),
		RunE: func(_ *cobra.Command, args []string) error {
			return s.printWith(args, opt, []string{"mission"}, (*press.Press).Briefing)
		},
	}
	productFlags["gm"](cmd.Flags(), &opt.options)
	fileFlags(cmd, &opt)
	return cmd
}

func fileFlags(cmd *cobra.Command, opt *printOptions) {
	cmd.Flags().StringVarP(&opt.out, "output", "o", "", "the file to write (default: named after the unit)")
	cmd.Flags().BoolVar(&opt.draft, "draft", false, "print in spite of errors and stamp DRAFT on every page")
	cmd.Flags().BoolVar(&opt.force, "force", false, "write over a file that is already there")
}

// print makes one product of each unit that the paths name, or of a rule set.
func (s *session) print(id string, args []string, opt printOptions) error {
	all := sorts(id)
	draw := func(p *press.Press) ([]output.File, error) {
		for _, sort := range all {
			if sort.Made(p.Job) {
				opt.given.readBy(sort)
				return p.Print(sort)
			}
		}
		return nil, nil
	}
	if dir := packFolder(args); dir != "" && slices.Contains(takes(all), product.Pack) {
		return s.printPack(dir, opt, draw)
	}
	if opt.edition == "" {
		return s.printWith(args, opt, takes(all), draw)
	}
	if len(args) > 0 {
		return fmt.Errorf("--edition prints the rule set itself: leave out %s", args[0])
	}
	p, err := s.editionPress(opt)
	if err != nil {
		return err
	}
	return s.printOne(p, opt, draw)
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

// printPack checks everything in a pack and writes one product of all of it.
func (s *session) printPack(dir string, opt printOptions, draw func(*press.Press) ([]output.File, error)) error {
	if err := errors.Join(opt.check(), opt.checkOutput()); err != nil {
		return err
	}
	report, err := s.look([]string{filepath.ToSlash(filepath.Join(dir, "..."))}, s.show, lookOptions{keep: true})
	if err != nil {
		return err
	}
	defer report.Close()
	units, err := s.printable(report, opt.draft, compiler.Kinds())
	if err != nil {
		return err
	}
	p, err := press.NewPack(units[0], opt.press(s, opt.draft))
	if err != nil {
		return err
	}
	return s.printOne(p, opt, draw)
}

// printWith checks units and writes one product of each.
func (s *session) printWith(args []string, opt printOptions, kinds []string, draw func(*press.Press) ([]output.File, error)) error {
	if err := errors.Join(opt.check(), opt.checkOutput()); err != nil {
		return err
	}
	report, err := s.look(args, s.show, lookOptions{keep: true})
	if err != nil {
		return err
	}
	defer report.Close()
	units, err := s.printable(report, opt.draft, kinds)
	if err != nil {
		return err
	}
	s.noteLanguage(units)
	if len(units) > 1 && opt.out != "" {
		return fmt.Errorf("-o %s names one file, and %d units are to be printed: leave it out, or name the folder of one", opt.out, len(units))
	}
	var all []output.File
	for _, u := range units {
		p, err := press.New(u, opt.press(s, opt.draft))
		if err != nil {
			return err
		}
		files, err := s.placed(p, opt, draw)
		if err = errors.Join(err, s.warnOfCuts(p, report)); err != nil {
			return err
		}
		all = append(all, files...)
	}
	return s.save(all, opt)
}

// warnOfCuts shows the texts that pieces of the size asked for have no room for; a check looks at the usual
// size only.
func (s *session) warnOfCuts(p *press.Press, r *report) error {
	if p.Job.Card == "" {
		return nil
	}
	cuts := proof.Products(p.Job, games.Products(), p.Unit.Where)
	return s.terminal(s.err, s.errTerminal, r.Sources).Write(cuts)
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

// printOne writes one product of one press.
func (s *session) printOne(p *press.Press, opt printOptions, draw func(*press.Press) ([]output.File, error)) error {
	files, err := s.placed(p, opt, draw)
	if err != nil {
		return err
	}
	return s.save(files, opt)
}

// placed makes one product, and names its files by the places they go to, which must be free.
func (s *session) placed(p *press.Press, opt printOptions, draw func(*press.Press) ([]output.File, error)) ([]output.File, error) {
	files, err := s.make(p, p.Job.ID, draw)
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s has nothing of the sort to print", p.Job.ID)
	}
	for i := range files {
		files[i].Name = target(p.Job.ID, files[i].Name, opt.out, i, len(files))
		if err := free(files[i].Name, opt.force); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// printable shows the findings and returns the units of some kinds: with errors none, or as a draft those
// that compiled far enough to be drawn.
func (s *session) printable(report *report, draft bool, kinds []string) ([]*compiler.Unit, error) {
	if err := s.show(report); err != nil {
		return nil, err
	}
	units := report.drawable(kinds)
	if verdict := report.verdict(); verdict != nil && !draft {
		return nil, verdict
	}
	if len(units) > 0 {
		return units, nil
	}
	if verdict := report.verdict(); verdict != nil {
		return nil, verdict
	}
	if found := report.kinds(); len(found) > 0 {
		return nil, fmt.Errorf("it is made from: %s; here is only: %s%s", strings.Join(kinds, ", "), strings.Join(found, ", "), instead(found[0]))
	}
	return nil, fmt.Errorf("there is nothing to print here: name the folder of one of: %s", strings.Join(kinds, ", "))
}

// instead says what can be printed of a kind of unit.
func instead(kind string) string {
	var names []string
	for _, id := range productNames() {
		if slices.Contains(takes(sorts(id)), kind) {
			names = append(names, id)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return fmt.Sprintf(" (of a %s there is: sortie print %s)", kind, strings.Join(names, ", "))
}

// drawable are the units of some kinds that compiled far enough for pages to be made of them.
func (r *report) drawable(kinds []string) (units []*compiler.Unit) {
	for _, u := range r.Units {
		if u.Value != nil && u.RuleSet != nil && u.ID != "" && slices.Contains(kinds, u.Kind) {
			units = append(units, u)
		}
	}
	return units
}

// kinds are those of the units that were found.
func (r *report) kinds() (kinds []string) {
	for _, u := range r.Units {
		if u.Kind != "" && !slices.Contains(kinds, u.Kind) {
			kinds = append(kinds, u.Kind)
		}
	}
	return kinds
}

// endings are those of the files that print writes.
func endings() []string { return append(press.Formats(), "html") }

// checkOutput refuses a file name that says another format than the one that is written.
func (o *printOptions) checkOutput() error {
	ext := strings.TrimPrefix(strings.ToLower(filepath.Ext(o.out)), ".")
	switch {
	case o.out == "-":
		return errors.New("-o needs the name of a file: nothing is written to the terminal")
	case !slices.Contains(endings(), ext):
		return nil
	case o.page && ext != "html":
		return fmt.Errorf("-o %s names a %s file, but a briefing is an HTML page: end its name in .html", o.out, ext)
	case !o.page && ext == "html":
		return fmt.Errorf("-o %s names an HTML page, but --format is %s: end its name in .%s", o.out, o.format, o.format)
	case !o.page && ext != o.format:
		return fmt.Errorf("-o %s names a %s file, but --format is %s: change one of them", o.out, ext, o.format)
	}
	return nil
}

// save writes files to where their names say, all or none, and lists them.
func (s *session) save(files []output.File, opt printOptions) error {
	if err := opt.given.unread(); err != nil {
		return err
	}
	for i, f := range files {
		if slices.ContainsFunc(files[:i], func(k output.File) bool { return k.Name == f.Name }) {
			return fmt.Errorf("two units would both be printed to %s: print one at a time, each with a name of its own after -o", filepath.ToSlash(f.Name))
		}
	}
	if err := output.WriteFiles(files); err != nil {
		return err
	}
	for _, f := range files {
		fmt.Fprintln(s.out, diag.Visible(filepath.ToSlash(f.Name)))
	}
	return nil
}

// free refuses a name that is taken: by a file unless forced, by anything else always.
func free(path string, force bool) error {
	info, err := os.Lstat(path)
	shown := filepath.ToSlash(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("%s cannot be looked at: %w", shown, err)
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is not a file: choose another name with -o", shown)
	case !force:
		return fmt.Errorf("%s is already there: add --force to write over it, or choose another name with -o", shown)
	}
	return nil
}

// target is where file i of n goes: where the user said, numbered if there are several.
func target(id, name, out string, i, n int) string {
	if out == "" {
		return id + "-" + name
	}
	if n == 1 {
		return out
	}
	ext := filepath.Ext(out)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(out, ext), i+1, ext)
}

// editionPress is the press of a rule set itself.
func (s *session) editionPress(opt printOptions) (*press.Press, error) {
	if err := errors.Join(opt.check(), opt.checkOutput()); err != nil {
		return nil, err
	}
	p, err := press.NewEdition(opt.edition, s.language, opt.press(s, opt.draft))
	if err != nil {
		return nil, fmt.Errorf("--edition: %w; sortie list --library --kind rule-set lists them", err)
	}
	return p, nil
}
