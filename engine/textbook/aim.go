package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Aim is a way to attack somebody: with an item or, for -1, without.
type Aim struct {
	On, With int
	Heavy    bool
	Pegs     int // of ammunition for more dice; -1: the whole magazine
}

// Shots are the shots that a figure may take: at enemies, and at those who are to be taken, whom it sees, within the range of
// what it shoots with, and not in contact with it; what is jammed or broken does not shoot, nor does an empty magazine (seed
// 000:790-796, 890-905, 926-943, 1436). False: the textbook cannot tell.
func (p *Position) Shots(f int) ([]Aim, bool) {
	var out []Aim
	known := true
	for on := range p.Figures {
		may := p.fair(f, on, Shooting)
		if !p.stands(on) || may == no || p.Contact(f, on) || p.kept(on, "targeting", f) || !p.Look(f, on).Seen {
			continue
		}
		known = known && may == yes
		for _, gun := range p.guns(f, on) {
			list, all := p.loads(f, on, gun)
			out, known = append(out, list...), known && all
		}
	}
	return out, known
}

// guns are what a figure can shoot with at a range: a trader with guns that have dice there, an NPC with its own number, as far
// as its group shoots.
func (p *Position) guns(f, on int) []int {
	band := p.Range(p.Figures[f].At, p.Figures[on].At)
	if band < 0 {
		return nil
	}
	if p.Figures[f].Kind != nil {
		if s := p.side(f); s == nil || number(s.Ranged) <= 0 || !p.within(f, band) {
			return nil
		}
		return []int{-1}
	}
	var out []int
	for i := range p.Items {
		x := &p.Items[i]
		if x.Bearer != f || x.Broken || x.Jammed || x.Hidden {
			continue
		}
		if at(x.Token.Ranged, band) > 0 || p.Book.bursts(x.Token) && band <= p.Book.throws(x.Token) {
			out = append(out, i)
		}
	}
	return out
}

// bursts reports whether the shots of a token are blasts: it has dice for those and for no other way to reach somebody from afar, and
// is not spent on it as what is thrown is (seed 000:1109-1117).
func (b *Book) bursts(t *model.TokenKind) bool {
	spent := slices.ContainsFunc(b.attributes(t), func(does program) bool {
		return does.Cost != nil && (does.Cost.Token == "discard" || does.Cost.Token == "flip")
	})
	return at(t.Blast, 0) > 0 && t.Throw == 0 && !spent && !slices.ContainsFunc(t.Ranged, func(n int) bool { return n > 0 })
}

// throws is the farthest band that a token is thrown or fired to, where no dice say.
func (b *Book) throws(t *model.TokenKind) int {
	far := t.Range
	if far == "" {
		far = b.Rules.Play.Throw.Range
	}
	return slices.IndexFunc(b.Rules.Play.Ranges, func(r model.RangeBand) bool { return r.ID == far })
}

// within reports whether an NPC shoots as far as a band of range.
func (p *Position) within(f, band int) bool {
	farthest := p.Book.group(p.Figures[f].Kind.Group).Range
	for i, b := range p.Book.Rules.Play.Ranges {
		if b.ID == farthest {
			return band <= i
		}
	}
	return true
}

// loads are the ways to shoot with a gun: plainly, with pegs for more dice, or with the whole magazine.
func (p *Position) loads(f, on, gun int) ([]Aim, bool) {
	a := Attack{By: f, On: on, With: gun, Deed: Shooting}
	if gun < 0 {
		return []Aim{{On: on, With: gun}}, true
	}
	list, known := p.modifiers(&a)
	left := p.Figures[f].Ammo
	if left < p.Book.Rules.Play.Ammo.PerShot && !waives(list, "loaded") {
		return nil, known
	}
	out := []Aim{{On: on, With: gun}}
	if p.Book.bursts(p.Items[gun].Token) {
		return out, known
	}
	for _, m := range list {
		for pegs := 1; pegs <= min(m.most(), left-p.Book.Rules.Play.Ammo.PerShot); pegs++ {
			out = append(out, Aim{On: on, With: gun, Pegs: pegs})
		}
	}
	a.All = true
	list, all := p.modifiers(&a)
	if slices.ContainsFunc(list, func(m modifier) bool { return m.Optional && m.empties() }) {
		out = append(out, Aim{On: on, With: gun, Pegs: -1})
	}
	return out, known && all
}

// Strikes are the strikes that a figure may make: at enemies, and at those who are to be taken, in contact with it, with bare
// hands if it has dice for that, and with what is whole; armour strikes only while it is worn, all else only while it is not
// (seed 000:790-796, 864-876). False: the textbook cannot tell.
func (p *Position) Strikes(f int) ([]Aim, bool) {
	var out []Aim
	known := true
	for on := range p.Figures {
		may := p.fair(f, on, Striking)
		if !p.stands(on) || may == no || !p.Contact(f, on) || p.kept(on, "targeting", f) {
			continue
		}
		known = known && may == yes
		list, all := p.Blows(f, on)
		out, known = append(out, list...), known && all
	}
	return out, known
}

// Blows are the ways in which a figure can strike at another.
func (p *Position) Blows(f, on int) ([]Aim, bool) {
	var out []Aim
	n, known := p.Dice(&Attack{By: f, On: on, With: -1, Deed: Striking})
	if n > 0 {
		out = append(out, Aim{On: on, With: -1})
	}
	if p.Figures[f].Kind != nil {
		return out, known
	}
	for i := range p.Items {
		x := &p.Items[i]
		if x.Bearer != f || x.Broken || x.Hidden || wearable(x.Token) != x.Worn {
			continue
		}
		if x.Token.Close > 0 {
			out = append(out, Aim{On: on, With: i})
		}
		if x.Token.Heavy > 0 {
			out = append(out, Aim{On: on, With: i, Heavy: true})
		}
	}
	return out, known
}

// wearable reports whether a token is armour of some sort.
func wearable(t *model.TokenKind) bool { return t.Armour > 0 || t.Shield > 0 || t.Category == "armour" }
