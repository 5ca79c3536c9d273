package random

import (
	"reflect"

	"github.com/sortie-tools/sortie/schema/model"
)

// who draws which figures a rule speaks of: some group of them, now and then narrowed down.
func (d *draft) who() model.Who {
	var w model.Who
	switch n := d.luck.IntN(100); {
	case n < 25:
		w.Traders = one(d, []string{"acting", "crew", "any", "all"})
	case n < 45:
		w.NPC = one(d, d.rules.NPCs).ID
	case n < 60:
		w.Group = one(d, d.rules.Groups).ID
	case n < 80:
		w.Figure = one(d, []string{"it", "it", "it", "target", "attacker", "those", "self"})
	case n < 85:
		w.Everyone = true
	case n < 89:
		w.Side = one(d, []string{"enemy", "crew", "other"})
	case n < 93 && len(d.things["npc"]) > 0:
		w.Named = one(d, d.things["npc"])
	case n < 96 && len(d.rules.Classes) > 0:
		w.Class = one(d, d.rules.Classes).ID
	default:
		w.Carrying = one(d, d.rules.Tokens).ID
	}
	if d.chance(20) {
		w.Count, w.Pick = 1+d.luck.IntN(2), one(d, []string{"random", "nearest", "choice", ""})
	}
	if d.chance(10) && len(d.things["zone"]) > 0 {
		w.In = &model.Place{Zone: one(d, d.things["zone"])}
	}
	d.narrow(reflect.ValueOf(&w).Elem(), "#Who")
	return w
}

// place draws somewhere on the boards.
func (d *draft) place() model.Place {
	var p model.Place
	sorts := []struct {
		sort string
		to   *string
	}{{"zone", &p.Zone}, {"zone", &p.Zone}, {"piece", &p.Piece}, {"entry", &p.Entry}, {"airlock", &p.Airlock}, {"hatch", &p.Hatch}}
	switch n := d.luck.IntN(100); {
	case n < 60:
		s := one(d, sorts)
		if list := d.things[s.sort]; len(list) > 0 {
			*s.to = one(d, list)
			break
		}
		fallthrough
	case n < 70:
		at := d.point()
		p.At = &at
	case n < 80:
		p.Any, p.Pick = one(d, []string{"entry", "airlock", "crate", "zone", "hatch"}), one(d, []string{"random", "nearest", "choice"})
	case n < 90:
		p.Figure = one(d, []string{"it", "target", "attacker", "self", "those"})
	case n < 95 && d.depth < deepest:
		w := d.whoWithin()
		p.Who = &w
	default:
		p.Near = one(d, []string{"cover", "wall", "plain-wall", "terrain", "large-terrain"})
	}
	if d.chance(20) {
		p.Within = model.Length(1+d.luck.IntN(4)) * model.Inch
	}
	d.narrow(reflect.ValueOf(&p).Elem(), "#Place")
	return p
}

func (d *draft) whoWithin() model.Who {
	d.depth++
	defer func() { d.depth-- }()
	return d.who()
}

// narrow draws, seldom, anything else that the language lets an author say of figures or of a place, and that is not said yet.
func (d *draft) narrow(v reflect.Value, definition string) {
	if d.depth >= deepest || !d.chance(15) {
		return
	}
	d.depth++
	defer func() { d.depth-- }()
	e := one(d, d.words.plain[definition])
	if at, ref := fieldOf(v, e.name); at.IsValid() && at.IsZero() {
		d.value(at, e, "", ref)
	}
}
