package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// design is one design of equipment token.
type design struct {
	title             string
	category          int8
	ranged            [4]int8 // dice by band of range
	gun               bool
	close, heavy      int8
	throw             int8
	blast             [3]int8
	bursts            bool // its shots are blasts
	armour, shield    int8
	heal, skill, ammo int8
	actions           int8
	spaces            int8 // of a tray
	sell              int16
	reach             int8 // the band that it can be thrown or used in
	wearable, weapon  bool
	effortless        bool
	discard, flip     bool
	endless           bool // shots with it take no ammunition
	loads             bool // it fills the magazine, as the die says or wholly
	loadDie           int8 // -1: none
	reload            bool // while it is carried, reloading is effortless
	goggles           bool // while it is carried, searching is effortless
	objective         bool
	small             bool
	traits            uint64     // attributes, a bit each
	sort              uint32     // the bit of its type of weapon; 0: none
	uses              []traitUse // what is done with it in a turn
	works             int8       // the range up to which one interacts with it; -1: no farther than without it
	mods              []modifier // in attacks, mostly those with it
	acts              deed       // the attacks that these change
	backfire          int8       // dice that its user suffers after a shot with it
	unplayed          []string   // titles of icons that do something which no game plays
}

// lowerDesigns lowers the tokens, and lists one of each that the boxes or the crews bring.
func (x *Rules) lowerDesigns() error {
	if len(x.Set.Tokens) > 256 {
		return fmt.Errorf("the rules %q have %d designs of tokens; a game holds at most 256", x.Set.ID, len(x.Set.Tokens))
	}
	x.numbers.tray = x.trayOf()
	for _, t := range x.Set.Tokens {
		x.designs = append(x.designs, x.design(t))
	}
	for _, b := range dealing.Boxes(x.Mission, x.Set) {
		for _, c := range b.Tokens {
			x.bring(c.ID, c.Count)
		}
	}
	for _, crew := range x.Crews {
		for _, t := range crew.Traders {
			for _, g := range t.Gear {
				x.bring(g.ID, g.Count)
			}
		}
	}
	return nil
}

// typesOf are the bits of some types of weapon, in the order in which the tokens of the rule set have them.
func (x *Rules) typesOf(ids []string) uint32 {
	var out uint32
	var known []string
	for _, t := range x.Set.Tokens {
		if t.Type != "" && !slices.Contains(known, t.Type) && len(known) < 32 {
			known = append(known, t.Type)
		}
	}
	for i, id := range known {
		if slices.Contains(ids, id) {
			out |= 1 << i
		}
	}
	return out
}

// bring lists tokens of a design.
func (x *Rules) bring(id string, count int) {
	d := x.designOf(id)
	if d < 0 {
		return
	}
	if x.each == nil {
		x.each, x.byToken = make([][]int16, len(x.Set.Tokens)), map[string]uint8{}
	}
	x.byToken[id] = uint8(d)
	for range count {
		x.each[d] = append(x.each[d], int16(len(x.tokens)))
		x.tokens = append(x.tokens, uint8(d))
	}
}

func (x *Rules) designOf(id string) int {
	return slices.IndexFunc(x.Set.Tokens, func(t model.TokenKind) bool { return t.ID == id })
}

// trayOf is how many of the smallest tokens a tray holds side by side (seed 000:326-330).
func (x *Rules) trayOf() int8 {
	t := x.Set.Crews.Tray
	w, h := x.smallest()
	if t == nil || w == 0 || h == 0 {
		return 6
	}
	return int8(min(max(int(t.Width/w)*int(t.Height/h), int(t.Width/h)*int(t.Height/w)), 100))
}

// smallest are the measures of the smallest size of token.
func (x *Rules) smallest() (w, h model.Length) {
	for _, s := range x.Set.TokenSizes {
		if w == 0 || s.Width*s.Height < w*h {
			w, h = s.Width, s.Height
		}
	}
	return w, h
}

// spacesOf is how many of the smallest tokens lie in the place of one of a size.
func (x *Rules) spacesOf(size string) int8 {
	w, h := x.smallest()
	for _, s := range x.Set.TokenSizes {
		if s.ID == size && w > 0 && h > 0 {
			return int8(min((s.Width*s.Height+w*h-1)/(w*h), 100))
		}
	}
	return 1
}

func (x *Rules) design(t model.TokenKind) design {
	d := design{
		title: t.Title, close: int8(t.Close), heavy: int8(t.Heavy), throw: int8(t.Throw), armour: int8(t.Armour), shield: int8(t.Shield),
		heal: int8(t.Heal), skill: int8(t.Skill), ammo: int8(t.Ammo), actions: int8(t.Actions), sell: int16(t.Sell),
		spaces: x.spacesOf(t.Size), reach: x.rangeOf(t.Range), objective: t.Category == "objective",
		category: int8(slices.IndexFunc(x.Set.Categories, func(c model.Category) bool { return c.ID == t.Category })), small: x.spacesOf(t.Size) == 1,
	}
	for i, n := range t.Ranged {
		if i < len(d.ranged) {
			d.ranged[i], d.gun = int8(n), d.gun || n > 0
		}
	}
	for i, n := range t.Blast {
		if i < len(d.blast) {
			d.blast[i] = int8(n)
		}
	}
	d.sort = x.typesOf([]string{t.Type})
	d.loads, d.loadDie, d.works = d.ammo > 0, -1, -1
	d.weapon = d.gun || d.close > 0 && d.armour == 0 && d.shield == 0 && t.Category != "armour" || d.throw > 0 || d.blast[0] > 0
	d.wearable = d.armour > 0 || d.shield > 0 || t.Category == "armour"
	if d.reach < 0 {
		d.reach = x.rangeOf(x.Set.Play.Throw.Range)
	}
	for _, id := range t.Traits {
		d.traits |= x.traitBit(id)
		x.trait(&d, t, id)
	}
	d.bursts = d.blast[0] > 0 && !d.gun && d.throw == 0 && !d.discard && !d.flip // whatever is thrown is spent, or has dice for that
	return d
}

// trait adds what an icon on a token does, by the programs of the icon.
func (x *Rules) trait(d *design, t model.TokenKind, id string) {
	i := slices.IndexFunc(x.Set.Attributes, func(a model.Trait) bool { return a.ID == id })
	if i < 0 {
		return
	}
	shown := int8(1)
	for _, n := range t.Numbers {
		if n.ID == id {
			shown = int8(n.Count)
		}
	}
	title := x.Set.Attributes[i].Title
	for _, p := range x.Set.Attributes[i].Does {
		_, _, rule := borne(p, id, model.Who{})
		if !x.traitPart(d, p, shown) && !rule && p.Phase == "" && len(p.Do) > 0 && !slices.Contains(d.unplayed, title) {
			d.unplayed = append(d.unplayed, title)
		}
	}
}

// traitPart adds what one program of an icon does; false for one that no game plays.
func (x *Rules) traitPart(d *design, p model.Program, shown int8) bool {
	if p.Cost != nil {
		d.discard, d.flip = d.discard || p.Cost.Token == "discard", d.flip || p.Cost.Token == "flip"
		d.effortless = d.effortless || p.Cost.Effortless
	}
	if m, ok := x.modifier(p, shown); ok {
		d.mods, d.acts = append(d.mods, m), d.acts|m.acts
		x.aids = x.aids || !m.using && !m.against
		d.endless = d.endless || m.without&noMagazine != 0 && !m.optional && m.must == nil
		return true
	}
	if u, ok := x.traitUse(p); ok {
		d.uses = append(d.uses, u)
		return true
	}
	played := false
	for _, e := range p.Do {
		played = x.traitOne(d, p, e, shown) || played
	}
	return played
}

// traitUse is something that is done with a token in a turn, for so many actions.
type traitUse struct {
	list    int16
	actions int8
}

// traitUse lowers a program of an icon that takes actions of a turn; false for any other, or where the engine does not play all of
// it.
func (x *Rules) traitUse(p model.Program) (traitUse, bool) {
	if p.Use != "turn" || p.When != nil || p.If != nil || p.Target != nil || p.Cost == nil || *p.Cost != (model.Cost{Actions: p.Cost.Actions}) {
		return traitUse{}, false
	}
	u := traitUse{x.lowerOps(x.Program.Ops(p.Do)), int8(min(p.Cost.Actions, 100))}
	return u, !x.partly(u.list)
}

// traitOne adds what one effect of an icon does that is no modifier of an attack; false for what no game plays.
func (x *Rules) traitOne(d *design, p model.Program, e model.Effect, shown int8) bool {
	switch kinds.EffectKindOf(e.Kind) {
	case kinds.AttackEffect:
		if p.When == nil || e.Who == nil || e.Who.Figure != "self" {
			return false
		}
		d.backfire = shown
	case kinds.LoadEffect:
		d.loads, d.loadDie = true, x.dieOf(e.Die)
	case kinds.EffortlessEffect:
		d.goggles = d.goggles || slices.Contains(e.Actions, "search")
		d.reload = d.reload || slices.Contains(e.Actions, "reload")
	case kinds.AllowEffect:
		if !e.Using || !slices.Equal(e.Actions, []string{"interact"}) {
			return false
		}
		if e.Range == "shown" {
			d.works = max(d.works, d.reach) // else it is done as it is without the token
		}
	case kinds.ItemEffect:
		return p.Cost != nil // the use of the token, and what it costs
	case kinds.UnfitEffect:
		return d.flip || !slices.Contains(e.Against, "use") // a token that was turned over, or something between games
	default:
		return false
	}
	return true
}
