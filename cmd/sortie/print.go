package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// printOptions are the flags of the print commands.
type printOptions struct {
	out    string
	paper  string
	format string
	dpi    int
	tiles  []string
	floor  string
	draft  bool
	force  bool
}

func newPrint(s *session) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "print",
		Short: "Make one thing for the table",
		Long:  "Print makes one product of a mission, as a file in this folder or where -o says.",
		Example: `  sortie print sheet missions/salvage-run
  sortie print board missions/salvage-run --paper a4 --tile B3`,
		RunE: func(*cobra.Command, []string) error {
			return errors.New("print what? sheet, board or briefing; see sortie print --help")
		},
	}
	cmd.AddCommand(newPrintSheet(s), newPrintBoard(s), newPrintBriefing(s))
	return cmd
}

func newPrintSheet(s *session) *cobra.Command {
	var opt printOptions
	cmd := &cobra.Command{
		Use:   "sheet [PATH]",
		Short: "The set-up sheet: briefing, map, tables and check list",
		Example: `  sortie print sheet missions/salvage-run --paper letter
  sortie print sheet missions/salvage-run --format png -o sheet.png`,
		Args: atMostOne("mission"),
		RunE: func(_ *cobra.Command, args []string) error {
			return s.print(pathOf(args), opt, func(p *press) ([]output.File, error) {
				if opt.format == "png" {
					return p.sheetPNG()
				}
				return p.sheetPDF()
			})
		},
	}
	paperFlag(cmd, &opt.paper)
	pictureFlags(cmd, &opt)
	return cmd
}

func newPrintBoard(s *session) *cobra.Command {
	var opt printOptions
	cmd := &cobra.Command{
		Use:   "board [PATH]",
		Short: "The board at full size, in one piece or as tiles",
		Long: `Board prints the floor at true size: an inch is an inch. Without --paper it
is one large page for a plotter or a copy shop. With --paper it is cut into
tiles for that paper, with an assembly diagram and a calibration page in
front; --tile prints single tiles again, of the board or of what --floor says.
A mission with several floors has a page or a file for each.`,
		Example: `  sortie print board missions/salvage-run --paper a4
  sortie print board missions/salvage-run --paper letter --tile B3 --tile C1`,
		Args: atMostOne("mission"),
		RunE: func(_ *cobra.Command, args []string) error {
			return s.print(pathOf(args), opt, func(p *press) ([]output.File, error) { return printBoard(p, opt) })
		},
	}
	cmd.Flags().StringVar(&opt.paper, "paper", "", "cut into tiles for "+strings.Join(paper.Names(), ", "))
	cmd.RegisterFlagCompletionFunc("paper", cobra.FixedCompletions(paper.Names(), cobra.ShellCompDirectiveNoFileComp))
	cmd.Flags().StringVar(&opt.floor, "floor", "", "print only this floor: board, or a level's id")
	cmd.Flags().StringSliceVar(&opt.tiles, "tile", nil, "print only this tile, such as B3; needs --paper")
	pictureFlags(cmd, &opt)
	return cmd
}

func printBoard(p *press, opt printOptions) ([]output.File, error) {
	if err := p.only(opt.floor, len(opt.tiles) > 0); err != nil {
		return nil, err
	}
	switch {
	case opt.paper == "" && len(opt.tiles) > 0:
		return nil, errors.New("--tile needs --paper, which says how the board is cut")
	case opt.paper != "" && opt.format == "png":
		return nil, errors.New("tiles are printed as PDF: leave out --format png, or leave out --paper for one picture")
	case opt.paper != "":
		return p.eachFloor("-"+strings.ToLower(p.paper.Name)+".pdf", func(page *scene.Page) ([]byte, error) {
			return p.tiles(page, p.paper, opt.tiles)
		})
	case opt.format == "png":
		return p.boardPNG()
	}
	return p.boardPDF()
}

func newPrintBriefing(s *session) *cobra.Command {
	opt := printOptions{format: "pdf", dpi: minDPI}
	cmd := &cobra.Command{
		Use:     "briefing [PATH]",
		Short:   "The briefing as one HTML page for screens and printers",
		Example: "  sortie print briefing missions/salvage-run -o briefing.html",
		Args:    atMostOne("mission"),
		RunE: func(_ *cobra.Command, args []string) error {
			return s.print(pathOf(args), opt, (*press).briefing)
		},
	}
	fileFlags(cmd, &opt)
	return cmd
}

func pictureFlags(cmd *cobra.Command, opt *printOptions) {
	formats := []string{"pdf", "png"}
	cmd.Flags().StringVar(&opt.format, "format", "pdf", "pdf or png")
	cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	dpiFlag(cmd, &opt.dpi)
	fileFlags(cmd, opt)
}

func fileFlags(cmd *cobra.Command, opt *printOptions) {
	cmd.Flags().StringVarP(&opt.out, "output", "o", "", "the file to write (default: named after the mission)")
	cmd.Flags().BoolVar(&opt.draft, "draft", false, "print in spite of errors and stamp DRAFT on every page")
	cmd.Flags().BoolVar(&opt.force, "force", false, "write over a file that is already there")
}

// print checks one mission and writes one product of it.
func (s *session) print(path string, opt printOptions, draw func(*press) ([]output.File, error)) error {
	if opt.format != "pdf" && opt.format != "png" {
		return fmt.Errorf("--format %s is not one of pdf, png", opt.format)
	}
	if err := checkDPI(opt.dpi); err != nil {
		return err
	}
	if err := checkExtension(opt); err != nil {
		return err
	}
	on, err := paperNamed(orA4(opt.paper))
	if err != nil {
		return err
	}
	report, err := s.examine([]string{path}, s.show)
	if err != nil {
		return err
	}
	units, err := s.buildable(report, opt.draft)
	if err != nil {
		return err
	}
	if len(units) > 1 {
		return fmt.Errorf("%s holds %d missions, and print takes one: name its folder", path, len(units))
	}
	press, err := newPress(units[0], on, opt.dpi, opt.draft)
	if err != nil {
		return err
	}
	files, err := s.make(press, product{press.unit.Mission.ID, draw})
	if err != nil {
		return err
	}
	return s.save(press.unit.Mission.ID, files, opt)
}

// pathOf is the mission that a command line names: this folder's if it names none.
func pathOf(args []string) string {
	if len(args) == 0 {
		return "."
	}
	return args[0]
}

// checkExtension refuses a file name that says another format than the one that is written.
func checkExtension(opt printOptions) error {
	ext := strings.ToLower(filepath.Ext(opt.out))
	if (ext == ".pdf" || ext == ".png") && ext != "."+opt.format {
		return fmt.Errorf("-o %s names a %s file, but --format is %s: change one of them", opt.out, ext[1:], opt.format)
	}
	return nil
}

func orA4(name string) string {
	if name == "" {
		return "a4"
	}
	return name
}

// save writes the files of one product, all or none, unless something is in the way.
func (s *session) save(id string, files []output.File, opt printOptions) error {
	paths := make([]string, len(files))
	for i, f := range files {
		paths[i] = target(id, f.Name, opt.out, i, len(files))
		if err := free(paths[i], opt.force); err != nil {
			return err
		}
	}
	for i, f := range files {
		if err := output.WriteFile(paths[i], f.Data); err != nil {
			return err
		}
		fmt.Fprintln(s.out, filepath.ToSlash(paths[i]))
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
