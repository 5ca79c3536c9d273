package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// The actions in which dice are rolled for damage, as rule sets name them.
const (
	Shooting = "ranged-assault"
	Striking = "close-assault"
	Throwing = "throw"
	Blasting = "blast"
)

// Attack is an attack that has been declared.
type Attack struct {
	By, On int        // By is -1 where nobody makes it
	With   int        // the item; -1: none
	Deed   string     // one of the actions above
	Heavy  bool       // a heavy hit; of a blast: with a reliable weapon
	Leave  bool       // of opportunity
	Pegs   int        // of ammunition for more dice
	All    bool       // the whole magazine is spent on it
	From   *geom.Spot // where it comes from, if that is not where By stands

	// What effects that answer to it have said: hits and damage that come off, and that nothing hits at all.
	Fewer, Less int
	NoHits      bool
}

// Sum is how an attack comes out.
type Sum struct {
	Hits, Cover, Armour, Damage int
}

// item is an item by its index; nil for -1.
func (p *Position) item(i int) *Item {
	if i < 0 {
		return nil
	}
	return &p.Items[i]
}

// Dice is how many dice an attack with a weapon, with bare hands or by an NPC's own numbers rolls (seed 000:800, 866-868, 892,
// 512-518, 529-532); false: the textbook cannot tell.
func (p *Position) Dice(a *Attack) (int, bool) {
	n, x := 0, &p.Figures[a.By]
	switch i := p.item(a.With); {
	case i != nil && a.Deed == Shooting:
		n = at(i.Token.Ranged, p.Range(x.At, p.Figures[a.On].At)) + x.More["ranged"]
	case i != nil && a.Deed == Throwing:
		n = i.Token.Throw
	case i != nil && a.Heavy:
		n = i.Token.Heavy
	case i != nil:
		n = i.Token.Close
	case x.Kind != nil && p.side(a.By) != nil && a.Deed == Shooting:
		n = max(number(p.side(a.By).Ranged)+x.More["ranged"], 0)
	case x.Kind != nil && p.side(a.By) != nil:
		n = max(number(p.side(a.By).Close)+x.More["close"], 0)
	}
	list, known := p.modifiers(a)
	for _, m := range list {
		n = m.dice(n, a)
	}
	return max(n, 0), known
}

// at is the number in a place of a list; 0 beyond it.
func at(list []int, i int) int {
	if i < 0 || i >= len(list) {
		return 0
	}
	return list[i]
}

// Count adds up the faces of a roll: the first die is the one that another one follows, all further ones are the die that
// follows (seed 000:403-407). False: other dice were rolled than the rules say.
func (b *Book) Count(faces [][2]int) (hits, misfires int, right bool) {
	dice := b.Rules.Dice
	die := slices.IndexFunc(dice, func(d model.Die) bool { return d.Then != "" })
	for _, f := range faces {
		if f[0] != die {
			return 0, 0, false
		}
		face := dice[die].Faces[f[1]]
		hits += face.Count
		if face.Symbol == "misfire" {
			misfires++
		}
		if then := dice[die].Then; then != "" {
			die = slices.IndexFunc(dice, func(d model.Die) bool { return d.ID == then })
		}
	}
	return hits, misfires, true
}

// Void reports whether so many misfires end an attack (seed 000:808-824, 872, 1333, 1436).
func (p *Position) Void(a *Attack, misfires int) (void, known bool) {
	r := &p.Book.Rules.Play
	list, known := p.modifiers(a)
	switch {
	case r.Assault.Jam == 0 || misfires < r.Assault.Jam || waives(list, "misfires"):
		return false, known
	case a.By >= 0 && p.Figures[a.By].Kind != nil && (r.NPCs == nil || slices.Contains(r.NPCs.Without, "misfires")):
		return false, known
	case a.Deed == Striking && (a.With < 0 && r.Assault.UnarmedSafe || !a.Heavy && r.Assault.HeavyOnly):
		return false, known
	case a.Deed == Blasting && a.Heavy:
		return false, known
	}
	return true, known
}

// Scuffle are those one of whom a shot at somebody hits: the target alone if it is near enough or engaged with nobody, else with
// all who are engaged with it (seed 000:908-917; ruling RU-29).
func (p *Position) Scuffle(a *Attack) []int {
	out := []int{a.On}
	r := p.Book.Rules.Play
	pick := slices.IndexFunc(r.Ranges, func(b model.RangeBand) bool { return b.ID == r.Assault.Pick })
	list, _ := p.modifiers(a)
	if a.By < 0 || a.Deed != Shooting && a.Deed != Throwing || pick < 0 || waives(list, "stray") ||
		p.Range(p.Figures[a.By].At, p.Figures[a.On].At) <= pick {
		return out
	}
	for i := range p.Figures {
		if p.stands(i) && p.Contact(i, a.On) && p.fights(i, a.On) && !p.slips(i, a.On) {
			out = append(out, i)
		}
	}
	return out
}

// fights reports whether two in contact are engaged: the peaceful are with those alone who count them as enemies (seed 000:196,
// 1499; ruling RU-90).
func (p *Position) fights(i, f int) bool {
	peaceful := func(x int) bool {
		return p.Figures[x].Crew < 0 && p.groupOf(x).Peaceful && p.Figures[x].Mood != "hostile"
	}
	switch {
	case peaceful(i):
		return p.Enemies(f, i)
	case peaceful(f):
		return p.Enemies(i, f)
	}
	return p.Enemies(f, i) || p.Enemies(i, f)
}

// Sum is what comes of the hits that were rolled (seed 000:801-806, 840-860, 898); false: the textbook cannot tell, such as what
// covers from a blast.
func (p *Position) Sum(a *Attack, hits int) (Sum, bool) {
	list, known := p.modifiers(a)
	known = known && a.From == nil
	for _, m := range list {
		hits = m.hits(hits)
	}
	hits = max(hits-a.Fewer, 0)
	if a.NoHits {
		hits = 0
	}
	s := Sum{Hits: hits}
	if a.By >= 0 && a.Deed != Striking && !waives(list, "partial-cover") && !waives(list, "cover") {
		s.Cover = p.coverOf(a)
	}
	left := max(hits-s.Cover, 0)
	if left > 0 {
		s.Armour = p.armour(a.On, waives(list, "armour"), waives(list, "shields") || waives(list, "shield"))
	}
	s.Damage = max(left-s.Armour-a.Less, 0)
	if a.Deed == Shooting && p.kept(a.On, "shots", a.By) {
		s.Damage = 0
	}
	return s, known
}

// coverOf is how many hits cover takes off: somebody hit by accident whom the shooter does not see is in partial cover
// (ruling RU-30).
func (p *Position) coverOf(a *Attack) int {
	from := p.Figures[a.By].At
	if a.From != nil {
		from = *a.From
	}
	bands := p.Book.Rules.Play.Cover
	if l := p.lookFrom(from, a.By, a.On, a.From != nil); l.Seen && len(bands) > 0 {
		return bands[l.Band].Hits
	}
	for i := len(bands) - 1; i >= 0; i-- {
		if !bands[i].Blind {
			return bands[i].Hits
		}
	}
	return 0
}

// armour is what armour takes off: of physical armour and a shield the higher, of equal ones the shield if the rules say so,
// which comes to the same here. What is worn takes the place of natural armour (seed 000:518, 840-860; ruling RU-31). What
// effects add is physical.
func (p *Position) armour(f int, bare, open bool) int {
	physical, shield := 0, 0
	x := &p.Figures[f]
	if s := p.side(f); s != nil {
		physical = number(s.Armour)
		if !x.Bare {
			shield = number(s.Shield)
		}
	}
	if w := p.Worn(f); w != nil {
		physical = max(physical, w.Token.Armour)
		if !w.Beaten {
			shield = max(shield, w.Token.Shield)
		}
	} else {
		p.lent(f, "armour", func(_ *model.Effect, n int) { physical = max(physical, n) })
	}
	physical += x.More["armour"]
	if bare {
		physical = 0
	}
	if open {
		shield = 0
	}
	return max(physical, shield)
}
