package board

import (
	"errors"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the board of a mission, in one piece or cut into tiles.
func Product() product.Product {
	return product.Product{
		ID:    "board",
		Title: "board",
		Short: "The board at full size or to scale, whole or in tiles",
		Long: `Board prints the floor at true size: an inch is an inch. Without --paper it
is one large page for a plotter or a copy shop. With --paper it is cut into
tiles for that paper, with an assembly plan and a sheet to check the scale by
in front; where the paper is large enough for all of it (a poster, or a board
to scale), it stands in the middle of one sheet. --overlap says by how much
tiles overlap, --edge whether they are cut and laid over one another or glued
by flaps; --tile prints single tiles again, of the board or of what --floor
says. --roll cuts strips that take the least of a roll of paper.

--overlay setup draws everything that stands on the board at the start, with
its number in building order and a list; --overlay bare leaves the floor
alone. --scale 1:4 draws the board small, to plan with. A mission with
several floors has a page or a file for each.`,
		Example: `  sortie print board missions/salvage-run --paper a4
  sortie print board missions/salvage-run --paper letter --tile B3 --tile C1
  sortie print board missions/salvage-run --overlay setup --scale 1:4 --paper a3
  sortie print board missions/salvage-run --roll 914`,
		Kinds: []string{"mission"},
		Flags: []string{"tile", "floor", "overlap", "edge", "scale", "no-grid", "overlay", "roll", "gm"},
		Make:  makeBoard,
		Build: buildBoard,
	}
}

// job is one mission's board as somebody wants it.
type job struct {
	*product.Job
	m     *model.Mission
	mat   Mat
	pages []*scene.Page
}

func makeBoard(p *product.Job) ([]product.File, error) {
	j, err := newJob(p)
	if err != nil {
		return nil, err
	}
	switch {
	case len(j.Tiles) > 0 && !j.Tiled && j.Roll == 0:
		return nil, errors.New("--tile needs --paper, which says how the board is cut")
	case j.Tiled && j.Roll > 0:
		return nil, errors.New("--paper and --roll cannot both say what to print on: leave one out")
	case j.Tiled:
		return j.onPaper()
	case j.Roll > 0:
		return j.onRoll()
	}
	return j.whole(), nil
}

// buildBoard is what a build makes: the board in one piece, and cut for the paper that everything else is made for.
func buildBoard(p *product.Job) ([]product.File, error) {
	j, err := newJob(p)
	if err != nil {
		return nil, err
	}
	whole := j.whole()
	k := *j.Job
	k.Tiled = true
	j.Job = &k
	tiles, err := j.onPaper()
	return append(whole, tiles...), err
}

func newJob(p *product.Job) (*job, error) {
	m, ok := p.Unit.(*model.Mission)
	if !ok {
		return nil, fmt.Errorf("a board is printed of a mission, not of a %s", p.Kind)
	}
	j := &job{Job: p, m: m, mat: Mat{Scale: p.Scale, NoGrid: p.NoGrid, Overlay: Overlay(p.Overlay), GM: p.GM}}
	if err := j.check(); err != nil {
		return nil, err
	}
	j.mat.List = !j.Tiled
	j.pages = j.mat.Pages(m, p.CoreSpace(), p.Fonts, j.name())
	if err := j.only(); err != nil {
		return nil, err
	}
	if p.Draft {
		for _, page := range j.pages {
			icons.Draft(page, p.Fonts)
		}
	}
	return j, nil
}

// check refuses what no page can show.
func (j *job) check() error {
	switch j.mat.Overlay {
	case FaintOverlay, SetupOverlay, BareOverlay:
	default:
		return fmt.Errorf("--overlay is %s or %s, not %q", SetupOverlay, BareOverlay, j.mat.Overlay)
	}
	switch {
	case j.Scale < 0 || j.Scale > MaxScale:
		return fmt.Errorf("--scale 1:%d is out of reach: choose 1:1 to 1:%d", j.Scale, MaxScale)
	case j.Scale > numberScale && j.mat.Overlay == SetupOverlay:
		return fmt.Errorf("--scale 1:%d leaves no room for the numbers of --overlay setup: choose 1:%d or larger", j.Scale, numberScale)
	}
	if n := Many(j.m); n > MaxThings && j.mat.Overlay == SetupOverlay {
		return fmt.Errorf("--overlay setup numbers %d things of a floor at most, and one has %d: print it without the overlay", MaxThings, n)
	}
	return nil
}

// name begins the names of all files: "board", with what makes it another board than the usual one.
func (j *job) name() string {
	name := "board"
	if j.mat.Overlay != FaintOverlay {
		name += "-" + string(j.mat.Overlay)
	}
	if j.Scale > 1 {
		name += fmt.Sprintf("-1to%d", j.Scale)
	}
	return name
}

// only leaves the floor that is asked for: the mission's board for "board", or where single tiles are
// wanted of none by name.
func (j *job) only() error {
	if j.Floor == "" && len(j.Tiles) == 0 {
		return nil
	}
	names := []string{}
	for i, f := range j.m.Floors() {
		name := f.ID
		if name == "" {
			name = "board"
		}
		if name == j.Floor || name == "board" && j.Floor == "" {
			j.pages = j.pages[i : i+1]
			return nil
		}
		names = append(names, name)
	}
	return fmt.Errorf("--floor %s: the mission has no such floor; it has %s", j.Floor, strings.Join(names, ", "))
}
