package main

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// renderOptions are what every product is printed with.
type renderOptions struct {
	options product.Options
	paper   string
	format  string
	ink     string
	dpi     int
}

// renderFlags are the flags that every product has. What can be cut into tiles is whole unless a paper is named.
func renderFlags(cmd *cobra.Command, opt *renderOptions, tiles bool) {
	if tiles {
		paperFlag(cmd, &opt.paper, "", "cut for a sheet or poster: a4, a3, letter, a1 …")
	} else {
		paperFlag(cmd, &opt.paper, "a4", strings.Join(paper.Names(), ", "))
	}
	dpiFlag(cmd, &opt.dpi)
	inkFlag(cmd, &opt.ink)
}

func formatFlag(cmd *cobra.Command, format *string) {
	cmd.Flags().StringVar(format, "format", "pdf", "one of "+strings.Join(render.Formats(), ", "))
	cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(render.Formats(), cobra.ShellCompDirectiveNoFileComp))
}

// productFlags register the options that only some products read, by their names.
var productFlags = map[string]func(*pflag.FlagSet, *product.Options){
	"gm": func(f *pflag.FlagSet, o *product.Options) {
		f.BoolVar(&o.GM, "gm", false, "the game master's edition, spoilers and all")
	},
	"tile": func(f *pflag.FlagSet, o *product.Options) {
		f.StringSliceVar(&o.Tiles, "tile", nil, "only this tile, such as B3; needs --paper")
	},
	"floor": func(f *pflag.FlagSet, o *product.Options) {
		f.StringVar(&o.Floor, "floor", "", "only this floor: board, or a level's id")
	},
	"overlap": func(f *pflag.FlagSet, o *product.Options) {
		f.Var((*overlap)(&o.Overlap), "overlap", "millimetres by which tiles overlap (default 10)")
	},
	"edge": func(f *pflag.FlagSet, o *product.Options) {
		f.StringVar(&o.Edge, "edge", "cut", "how tiles are joined: cut or glue")
	},
	"scale": func(f *pflag.FlagSet, o *product.Options) {
		f.Var((*ratio)(&o.Scale), "scale", "1:1, or smaller, such as 1:4")
	},
	"no-grid": func(f *pflag.FlagSet, o *product.Options) {
		f.BoolVar(&o.NoGrid, "no-grid", false, "leave out the grid")
	},
	"overlay": func(f *pflag.FlagSet, o *product.Options) {
		f.StringVar(&o.Overlay, "overlay", "", "setup: all pieces, numbered; bare: the floor")
	},
	"roll": func(f *pflag.FlagSet, o *product.Options) {
		f.Var((*millimetres)(&o.Roll), "roll", "print on a roll of that width in millimetres")
	},
	"size": func(f *pflag.FlagSet, o *product.Options) {
		f.StringVar(&o.Card, "size", "", "poker, mini, tarot, or millimetres such as 57x87")
	},
	"bleed": func(f *pflag.FlagSet, o *product.Options) {
		f.BoolVar(&o.Gutter, "bleed", false, "pieces apart, each with 3 mm of bleed")
	},
	"duplex": func(f *pflag.FlagSet, o *product.Options) {
		f.StringVar(&o.Duplex, "duplex", "long", "edge to turn over: long, short or off")
	},
	"back-offset": func(f *pflag.FlagSet, o *product.Options) {
		f.Var((*offset)(&o.Offset), "back-offset", "move backs by millimetres right, down")
	},
	"single": func(f *pflag.FlagSet, o *product.Options) {
		f.BoolVar(&o.Single, "single", false, "each piece as a page of its own with bleed")
	},
	"one-back": func(f *pflag.FlagSet, o *product.Options) {
		f.BoolVar(&o.OneBack, "one-back", false, "the same back for event cards of every kind")
	},
	"booklet": func(f *pflag.FlagSet, o *product.Options) {
		f.BoolVar(&o.Booklet, "booklet", false, "two pages a side, to be folded in the middle")
	},
}

// millimetres is a length on the command line.
type millimetres scene.Unit

// maxMillimetres bounds lengths on the command line: more than the widest roll.
const maxMillimetres = 5000

func (m *millimetres) Type() string { return "mm" }

func (m *millimetres) String() string {
	return strconv.FormatFloat(float64(*m)/float64(scene.Millimetre), 'f', -1, 64)
}

// Set reads a number of millimetres, with or without their unit.
func (m *millimetres) Set(text string) error {
	v, err := millimetresIn(text)
	if err != nil {
		return err
	}
	if v < 0 {
		return fmt.Errorf("%q is less than nothing: write millimetres, such as 12.5", text)
	}
	*m = millimetres(v)
	return nil
}

func millimetresIn(text string) (scene.Unit, error) {
	v, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(text), "mm"), 64)
	if err != nil || math.IsNaN(v) || math.Abs(v) > maxMillimetres {
		return 0, fmt.Errorf("%q is no number of millimetres up to %d: write one such as 12.5", text, maxMillimetres)
	}
	return scene.Unit(math.Round(v * float64(scene.Millimetre))), nil
}

// overlap is by how much tiles overlap: none at all is a wish of its own.
type overlap scene.Unit

func (o *overlap) Type() string { return "mm" }

func (o *overlap) String() string {
	m := millimetres(max(0, *o))
	return m.String()
}

// Set reads a number of millimetres.
func (o *overlap) Set(text string) error {
	var m millimetres
	if err := m.Set(text); err != nil {
		return err
	}
	*o = overlap(m)
	if m == 0 {
		*o = overlap(paper.NoOverlap)
	}
	return nil
}

// offset is a move to the right and down on the command line.
type offset scene.Point

func (o *offset) Type() string { return "x,y" }

func (o *offset) String() string {
	x, y := millimetres(o.X), millimetres(o.Y)
	return x.String() + "," + y.String()
}

// Set reads two numbers of millimetres.
func (o *offset) Set(text string) error {
	x, y, both := strings.Cut(text, ",")
	if !both {
		return fmt.Errorf("write two numbers of millimetres, such as 0.5,-0.3")
	}
	right, err := millimetresIn(x)
	if err != nil {
		return err
	}
	down, err := millimetresIn(y)
	if err != nil {
		return err
	}
	*o = offset{X: right, Y: down}
	return nil
}

// ratio is a scale on the command line: how many inches of a board an inch of paper shows.
type ratio int

// maxRatio is the smallest scale at which a board is more than a smudge.
const maxRatio = 24

func (r *ratio) Type() string { return "1:n" }

func (r *ratio) String() string { return "1:" + strconv.Itoa(max(1, int(*r))) }

// Set reads 1:4, 1/4 or 4.
func (r *ratio) Set(text string) error {
	n, err := strconv.Atoi(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(text), "1:"), "1/"))
	if err != nil || n < 1 || n > maxRatio {
		return fmt.Errorf("write a scale from 1:1 to 1:%d", maxRatio)
	}
	*r = ratio(n)
	return nil
}

// check refuses what no flag can mean, and finds the paper.
func (o *renderOptions) check() error {
	if err := oneOf("--format", o.format, render.Formats()); err != nil {
		return err
	}
	if err := oneOf("--ink", o.ink, inksaver.Names()); err != nil {
		return err
	}
	if err := oneOf("--edge", o.options.Edge, []string{"", "cut", "glue"}); err != nil {
		return err
	}
	if err := oneOf("--overlay", o.options.Overlay, []string{"", "setup", "bare"}); err != nil {
		return err
	}
	if err := oneOf("--duplex", o.options.Duplex, []string{"", "long", "short", "off"}); err != nil {
		return err
	}
	if err := checkDPI(o.dpi); err != nil {
		return err
	}
	var err error
	o.options.Paper, err = paperNamed(cmp.Or(o.paper, "a4"))
	return err
}

// oneOf refuses a word that is not among those known.
func oneOf(flag, word string, known []string) error {
	var named []string
	for _, k := range known {
		if k == word {
			return nil
		}
		if k != "" {
			named = append(named, k)
		}
	}
	return fmt.Errorf("%s %s is not one of %s", flag, word, strings.Join(named, ", "))
}

// render is what the renderer is told.
func (o renderOptions) render(s *session, draft bool) render.Options {
	o.options.Draft, o.options.Language = draft, s.language
	mode, _ := inksaver.Parse(o.ink) // checked already
	return render.Options{Product: o.options, Format: o.format, Ink: mode, DPI: o.dpi, Version: version}
}
