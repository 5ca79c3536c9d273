package xiapages

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// hexSize is the width of a hex at true size. No document gives it: that a space is an inch across, so that
// a stand of an inch has room on it, is an assumption.
const hexSize = scene.Inch

// The smallest scale at which everything on a tile still has room.
const mostScale = 4

func boardProduct() product.Product {
	return product.Product{
		ID: "board", Title: "Board", Short: "Sector tiles to cut out, or the laid table in one piece",
		Long: `Board prints the sectors of a scenario, or a single one, as tiles to cut out along
their outline, a space an inch across; their backs are alike, so that they can
be drawn face down. With --overlay setup it is the table as it is laid for the
most players, in one large page or, with --paper, in tiles of that paper.`,
		Example: "sortie print board missions/xia/first-game --paper a4",
		Kinds:   []string{kindScenario, kindSector},
		Flags:   []string{"tile", "overlap", "scale", "overlay", "duplex", "back-offset", "bleed", "single"},
		Make:    makeBoard, Proof: proofBoard,
	}
}

func makeBoard(j *product.Job) ([]product.File, error) {
	hex, err := hexOf(j.Scale)
	if err != nil {
		return nil, err
	}
	if s, ok := j.Unit.(*xia.Scenario); ok && j.Overlay == "setup" {
		return laidBoard(j, s, hex)
	}
	if len(j.Tiles) > 0 {
		return nil, errors.New("--tile is for the laid table that --overlay setup prints: leave it out")
	}
	sectors := boardSectors(j)
	if len(sectors) == 0 {
		return nil, nil
	}
	var pieces []impose.Piece
	for _, s := range sectors {
		pieces = append(pieces, TilePiece(j, s, hex))
	}
	f, err := impose.File(j, "board-sectors", "Sectors", pieces)
	if err != nil {
		return nil, err
	}
	return []product.File{f}, nil
}

// hexOf is the width of a hex at a scale: board inches to an inch of paper.
func hexOf(scale int) (scene.Unit, error) {
	if scale < 0 || scale > mostScale {
		return 0, fmt.Errorf("scale 1:%d: sectors are drawn from 1:1 to 1:%d", scale, mostScale)
	}
	return hexSize / scene.Unit(max(1, scale)), nil
}

// boardSectors are the sectors to print for a job: one, or those of a scenario and then, where the others
// are stacked, all others of the pack.
func boardSectors(j *product.Job) []*xia.Sector {
	var out []*xia.Sector
	add := func(id string) {
		if s := sector(j, id); s != nil && len(s.Hexes) > 0 && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	switch u := j.Unit.(type) {
	case *xia.Sector:
		if len(u.Hexes) > 0 {
			return []*xia.Sector{u}
		}
	case *xia.Scenario:
		for _, l := range u.Sectors {
			add(l.Sector)
		}
		if u.Deck != "none" && j.Peers != nil {
			for _, id := range j.Peers(kindSector) {
				add(id)
			}
		}
	}
	return out
}

// proofBoard finds a name that its tile has no room for.
func proofBoard(j *product.Job) []product.Cut {
	s, ok := j.Unit.(*xia.Sector)
	if !ok || len(s.Hexes) == 0 {
		return nil
	}
	l, _ := tileName(j.Fonts, s, tile.Grid{Hex: hexSize}, single(s)[0])
	return titleCut(s.Title, l.Text(), "its tile")
}

// titleCut reports a title that is printed shortened.
func titleCut(title, printed, place string) []product.Cut {
	over := utf8.RuneCountInString(title) - utf8.RuneCountInString(printed) + 1
	if over < 2 && !strings.HasSuffix(printed, "…") || strings.HasSuffix(title, "…") {
		return nil
	}
	return []product.Cut{{Path: "title", What: "the title", Place: place, Remedy: fmt.Sprintf("shorten it by about %s", words.Count(max(over, 1), "character"))}}
}
