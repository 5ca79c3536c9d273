package textbook

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Look is what one figure sees of another.
type Look struct {
	Seen bool
	Band int // of cover, by its index in the rule set
}

// Look is what a figure sees of another (seed 000:442-484; rulings RU-08, RU-09). Nobody sees from floor to floor.
func (p *Position) Look(seer, target int) Look {
	l, known := p.looks[[2]int{seer, target}]
	if known {
		return l
	}
	if p.looks == nil {
		p.looks = map[[2]int]Look{}
	}
	l = p.lookFrom(p.Figures[seer].At, seer, target, false)
	p.looks[[2]int{seer, target}] = l
	return l
}

// lookFrom is what a figure would see of another from a square; bare: what reaches it from there, and nobody looks
// (seed 000:1127). Whoever is smaller than the other is no more than cover (seed 000:450; seed 002:8674-8680).
func (p *Position) lookFrom(from geom.Spot, seer, target int, bare bool) Look {
	to := &p.Figures[target]
	if from.Floor != to.At.Floor {
		return Look{}
	}
	all, large := p.between(from, seer, target)
	l := p.draw(from, to.At, large, bare)
	if p.Book.Rules.Play.Sight.Lying && (to.Prone || to.Down) {
		l.hidden, l.low = l.hidden+l.low, 0 // somebody who lies is no higher than what is low
	}
	if len(large) < len(all) {
		past := p.draw(from, to.At, all, bare)
		l.low = past.hidden + past.low - l.hidden
	}
	return p.Book.judge(l)
}

// between are the bases that can stand in the line: of all who stand upright, but for comrades in contact with the seer
// (seed 000:450-456). Large are those of them that are no smaller than the target.
func (p *Position) between(from geom.Spot, seer, target int) (all, large []geom.Disc) {
	for i := range p.Figures {
		x := &p.Figures[i]
		if i == seer || i == target || !p.stands(i) || x.Prone || x.At.Floor != from.Floor || p.kept(i, "in-the-way", -1) {
			continue
		}
		if !near(x.At, from, p.Figures[target].At) || x.Crew >= 0 && x.Crew == p.Figures[seer].Crew && p.touch(from, x.At) {
			continue
		}
		all = append(all, geom.Disc{At: x.At.Centre(), Base: model.Inch})
		if p.size(i) >= p.size(target) {
			large = append(large, all[len(all)-1])
		}
	}
	return all, large
}

// size is the highest number of an icon past whose bearer's smaller ones are looked.
func (p *Position) size(f int) int {
	n, known := p.sizes[f]
	if known {
		return n
	}
	if p.sizes == nil {
		p.sizes = map[int]int{}
	}
	defer func() { p.sizes[f] = n }()
	for _, does := range p.programs(f) {
		for _, e := range does.Do {
			if kinds.EffectKindOf(e.Kind) == kinds.SightEffect && e.Who == nil && e.Past != nil && e.Past.Size == "smaller" {
				n = max(n, does.shown)
			}
		}
	}
	return n
}

// near reports whether a square lies in the smallest rectangle around two others, or beside it: nothing else can stand in a
// line between their bases.
func near(c, a, b geom.Spot) bool {
	return c.Col >= min(a.Col, b.Col)-1 && c.Col <= max(a.Col, b.Col)+1 && c.Row >= min(a.Row, b.Row)-1 && c.Row <= max(a.Row, b.Row)+1
}

// line is how much of a base is hidden, in percent, and how much of it is seen across something low only.
type line struct {
	hidden, low int
	seen        bool // as it stands, and from centre to centre where the rules want that
}

// draw draws the lines from one square to the base in another. Lines that were drawn before are looked up.
func (p *Position) draw(from, to geom.Spot, discs []geom.Disc, bare bool) line {
	key := p.key(from, to, discs)
	if bare {
		key += "bare"
	}
	if l, drawn := p.Book.lines[key]; drawn {
		return l
	}
	seen := p.floor(from.Floor, bare).Among(discs).Line(from.Centre(), to.Centre())
	l := line{seen.Hidden, seen.Low, seen.Seen}
	if len(p.Book.lines) >= mostKept {
		p.Book.lines = nil
	}
	if p.Book.lines == nil {
		p.Book.lines = map[string]line{}
	}
	p.Book.lines[key] = l
	return l
}

// floor is a floor as doors stand, with nobody on it.
func (p *Position) floor(floor int, bare bool) *geom.Sight {
	key := fmt.Sprint(floor, bare, p.doorKey(false))
	if s := p.Book.sights[key]; s != nil {
		return s
	}
	shut := p.barred(false)
	s := p.Book.Building.Grid(floor).Sight(geom.SightQuery{
		Open: func(panel int) bool { return !shut(geom.Lock{Floor: floor, Panel: panel}) }, Bare: bare,
	})
	if len(p.Book.sights) >= mostFloors || p.Book.sights == nil {
		p.Book.sights = map[string]*geom.Sight{}
	}
	p.Book.sights[key] = s
	return s
}

// How many answers and floors a book keeps before it begins anew.
const (
	mostKept   = 1 << 17
	mostFloors = 1 << 8
)

// key names a question of sight: two squares, the doors that are shut, and the bases between.
func (p *Position) key(from, to geom.Spot, discs []geom.Disc) string {
	b := append(make([]byte, 0, 96), p.doorKey(false)...)
	for _, n := range []int{from.Floor, from.Col, from.Row, to.Col, to.Row} {
		b = binary.AppendVarint(b, int64(n))
	}
	for _, d := range discs {
		b = binary.AppendVarint(binary.AppendVarint(b, int64(d.At.X)), int64(d.At.Y))
	}
	return string(b)
}

// doorKey names the doors that stand in a way, in the order of their panels.
func (p *Position) doorKey(npc bool) string {
	who := 0
	if npc {
		who = 1
	}
	if p.shut[who] != "" {
		return p.shut[who]
	}
	shut := p.barred(npc)
	var list []int
	for l := range p.Doors {
		if shut(l) {
			list = append(list, l.Floor<<16|l.Panel)
		}
	}
	slices.Sort(list)
	b := binary.AppendVarint(nil, int64(len(list)))
	for _, n := range list {
		b = binary.AppendVarint(b, int64(n))
	}
	p.shut[who] = string(b)
	return p.shut[who]
}

// judge is the band of cover of a line, and whether it is a line of sight (seed 000:470-472; ruling RU-07). What is low never
// hides all by itself.
func (b *Book) judge(l line) Look {
	bands := b.Rules.Play.Cover
	if b.Rules.Play.Sight.To == "centre" && !l.seen {
		return Look{}
	}
	at := func(share int) int {
		for i := range bands {
			if share <= bands[i].To {
				return i
			}
		}
		return len(bands) - 1
	}
	if len(bands) == 0 || bands[at(l.hidden)].Blind || l.hidden >= 100 {
		return Look{Seen: len(bands) == 0 && l.hidden < 100}
	}
	band := at(l.hidden + l.low)
	for band > 0 && bands[band].Blind {
		band--
	}
	return Look{Seen: true, Band: band}
}

// covered reports whether somebody who is seen is in cover: such as takes hits off (ruling RU-60).
func (b *Book) covered(l Look) bool {
	return len(b.Rules.Play.Cover) > 0 && b.Rules.Play.Cover[l.Band].Hits > 0
}

// Range is the band of range between two squares, by its index in the rule set; -1: out of all of them. It is measured from
// edge to edge of two bases an inch wide, and a bound belongs to the nearer band (seed 000:490-492; ruling RU-04).
func (p *Position) Range(a, b geom.Spot) int {
	if a.Floor != b.Floor {
		return -1
	}
	for i, band := range p.Book.Rules.Play.Ranges {
		// apart − 1 inch ≤ bound, squared, so that nothing is rounded
		most := int(band.To + model.Inch)
		if band.To == 0 || p.square(a, b) <= most*most {
			return i
		}
	}
	return -1
}

// square is the square of the distance between the middles of two squares of a floor, in hundredths of an inch.
func (p *Position) square(a, b geom.Spot) int {
	dx, dy := int(model.Inch)*away(a.Col, b.Col), int(model.Inch)*away(a.Row, b.Row)
	return dx*dx + dy*dy
}
