package transcript

import (
	"github.com/sortie-tools/sortie/engine/play"
)

// part adds a field of an event.
func (r *Recorder) part(o *object, p part, e play.Event) {
	n := map[byte]int16{'A': e.A, 'B': e.B, 'C': e.C, 'D': e.D, 'E': e.E}[p.from]
	switch p.as {
	case "":
		o.number(p.name, int(n))
	case "figure", "crew", "token":
		o.number(p.name, int(n)+1)
	case "cell":
		c := e.At
		if p.from == '<' {
			c = e.From
		}
		o.place(p.name, r.g.Rules, c)
	case "faces":
		o.value(p.name, r.faces(e))
	case "where":
		o.value(p.name, r.where(&r.g.Tokens[n]))
	case "ammo":
		if r.g.Trader(int8(n)) {
			o.number(p.name, int(r.g.Figures[n].Ammo))
		}
	case "how":
		o.text(p.name, howNames()[n&^play.ForFree])
	case "free":
		o.number(p.name, int(n&play.ForFree/play.ForFree))
	case "boards":
		var f facts
		f.ground(r.g)
		o.value(p.name, f.Boards)
	case "robbed":
		if e.B < 0 {
			o.number(p.name, int(n)+1)
		}
	default:
		o.text(p.name, r.named(p.as, n))
	}
}

// faces are the dice of a roll: die and the title of the face.
func (r *Recorder) faces(e play.Event) [][2]string {
	out := [][2]string{}
	for _, f := range e.Faces[:e.Count] {
		id, shows := r.g.Rules.SayDie(int16(f>>4), int16(f&15))
		out = append(out, [2]string{id, shows})
	}
	return out
}

// named is a number by the name of what it counts; empty for none.
func (r *Recorder) named(as string, n int16) string {
	x := r.g.Rules
	if n < 0 {
		return ""
	}
	switch as {
	case "phase":
		return x.Set.Phases[n].ID
	case "level":
		return x.Set.Hostility.Levels[n].ID
	case "airlock":
		return x.Field.Airlocks[n].ID
	case "piece":
		return x.Field.Pieces[n].ID
	case "thing":
		return x.ThingID(n)
	case "door":
		return x.Field.Doors[n].Key
	case "npc":
		return x.Set.NPCs[n].ID
	case "kind":
		return r.kindOf(int8(n))
	case "name":
		return r.g.Name(n)
	case "skill":
		return x.SkillID(n)
	case "card":
		return x.Program.Cards[n].Key
	case "rule":
		return x.Program.Rules[n].ID
	case "counter":
		return x.Mission.Setup.Counters[n].ID
	case "state":
		return doorStates()[n]
	case "pay":
		return payNames()[n]
	case "hidden":
		return x.Named(n)
	case "mood":
		return play.Mood(n).String()
	case "stat":
		return statNames()[n]
	}
	return ""
}

// kindOf is the kind of NPC that a figure is of; empty for a trader.
func (r *Recorder) kindOf(f int8) string {
	if k := r.g.KindOf(f); k >= 0 {
		return r.g.Rules.Set.NPCs[k].ID
	}
	return ""
}

func doorStates() []string { return []string{"open", "closed", "locked", "jammed"} }

func statNames() []string { return []string{"move", "actions", "ranged", "close", "armour", "skill"} }
