package describe

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// figuresAtStart says who is on the board; those that are alike are counted.
func (t teller) figuresAtStart() []string {
	var out []string
	if len(t.Mission.Setup.NPCs) > 0 {
		groups := map[string]int{}
		var order []model.StartNPC
		for _, n := range t.Mission.Setup.NPCs {
			key := t.startNPC(n, false)
			if groups[key] == 0 {
				order = append(order, n)
			}
			groups[key] += max(1, n.Count)
		}
		for _, n := range order {
			total := groups[t.startNPC(n, false)]
			n.Count = total
			out = append(out, t.startNPC(n, true))
		}
	}
	out = append(out, english.Each(t.Mission.Setup.Prisoners, t.prisoners)...)
	if len(t.Mission.Setup.Strong) > 0 {
		out = append(out, "On the stronger side from the start: "+english.And(english.Each(t.Mission.Setup.Strong, t.NPC)))
	}
	if len(t.Mission.Setup.Without) > 0 {
		out = append(out, "Not in play: "+english.And(english.Each(t.Mission.Setup.Without, t.Group)))
	}
	return out
}

// startNPC says what stands on the board, how many of it and how it behaves. A point goes without
// saying: the map shows it.
func (t teller) startNPC(n model.StartNPC, counted bool) string {
	kind := t.NPC(n.Kind)
	line := kind
	switch {
	case len(n.Among) > 0:
		line = fmt.Sprintf("%d drawn from %s", max(1, n.Count), english.List(uniq(english.Each(n.Among, t.NPC)), "or"))
	case n.Name != "":
		line = n.Name + " (" + kind + ")"
	case counted && n.Count != 1:
		line = english.Count(max(1, n.Count), kind)
	case counted:
		line = "1 " + kind
	}
	if n.Body {
		line += english.Pick(n.Count > 1 && n.Name == "", ", bodies that lie there defeated", ", a body that lies there defeated")
	}
	if n.State != "" {
		line += ", " + n.State
	}
	if n.Place != nil && n.Place.At == nil {
		line += ", " + t.Place(*n.Place)
	}
	if len(n.Tokens) > 0 {
		line += ", with " + english.And(tally(english.Each(n.Tokens, t.Token)))
	}
	return line
}

// atPoint is the point where an NPC stands; empty where it has none.
func (t teller) atPoint(n model.StartNPC) string {
	switch {
	case n.At != nil:
		return ", " + kinds.SpotAt(*n.At)
	case n.Place != nil && n.Place.At != nil:
		return ", " + t.Place(*n.Place)
	}
	return ""
}

// prisoners says who is dealt to which spots.
func (t teller) prisoners(p model.Prisoners) string {
	who := english.Each(p.Traders, t.Trader)
	if p.Drawn > 0 {
		who = append(who, fmt.Sprintf("%s drawn from those whom no crew plays", english.Count(p.Drawn, english.Pick(len(who) > 0, "more trader", "trader"))))
	}
	for _, x := range p.NPCs {
		who = append(who, english.Count(x.Count, t.NPC(x.NPC)))
	}
	if len(who) == 1 && p.Count() == 1 && len(p.Spots) == 1 && !p.Hidden {
		return english.Capital(who[0]) + " begins " + t.Into(p.Spots[0]) + ", and stays there until freed" // nothing to deal
	}
	line := english.Capital(cmp.Or(p.Title, english.Plural(p.Count(), "prisoner"))) + ": deal " + english.And(who) + " at random to " +
		english.Count(len(p.Spots), "spot") + ", one to each: " + strings.Join(english.Each(p.Spots, t.Into), "; ")
	if left := len(p.Spots) - p.Count(); left > 0 {
		line += ". " + english.Capital(english.Count(left, "spot")) + english.Pick(left == 1, " stays", " stay") + " empty"
	}
	return line + english.Pick(p.Hidden, ". Nobody knows who is where before somebody is there and looks", ". They do nothing until they are freed")
}

func (t teller) arrivals() []string {
	a := t.Mission.Setup.Arrivals
	if a == nil {
		return nil
	}
	var out []string
	if a.None {
		out = append(out, "Nothing arrives by itself")
	}
	for _, x := range a.Map {
		out = append(out, fmt.Sprintf("In place of each %s comes %s", t.NPC(x.NPC), english.One(t.NPC(x.By))))
	}
	if len(a.Reroll) > 0 {
		out = append(out, "Roll again for entry point "+kinds.Numbers(a.Reroll, "or"))
	}
	if len(a.Void) > 0 {
		out = append(out, "On a "+kinds.Numbers(a.Void, "or")+" for the entry point nobody comes")
	}
	for _, x := range a.Apart {
		who := t.Who(&model.Who{NPC: x.NPC, Group: x.Group})
		out = append(out, english.Capital(who)+" that comes arrives "+t.Place(x.At)+", and not at an entry point")
	}
	if a.At != nil {
		out = append(out, english.Pick(len(a.Apart) > 0, "Everybody else arrives ", "Everybody arrives ")+t.Place(*a.At))
	}
	return out
}

func (t teller) hidden(h model.Hidden) string {
	line := english.Quoted(english.Capital(english.Spelled(h.ID))) + " is one of these: " + english.And(english.Each(h.Among, t.any))
	switch {
	case h.Reveal != nil && h.Die != "":
		line += fmt.Sprintf(". When %s, roll: it is the one on a %s of the %s", t.Event(*h.Reveal), kinds.Numbers(h.Results, "or"), t.Die(h.Die))
	case h.Reveal != nil:
		line += ". It comes to light when " + t.Event(*h.Reveal)
	case h.Die != "":
		line += fmt.Sprintf(". It shows on a %s of the %s", kinds.Numbers(h.Results, "or"), t.Die(h.Die))
	}
	if h.Die != "" && h.Last {
		line += "; the last of them is it without a roll"
	}
	return line
}

// any is whatever has an id: a figure, a zone, a token, an NPC or a piece.
func (t teller) any(id string) string {
	for _, n := range t.Mission.Setup.NPCs {
		if n.ID == id {
			return t.Named(id)
		}
	}
	for _, k := range t.Rules.Tokens {
		if k.ID == id {
			return k.Title
		}
	}
	for _, k := range t.Rules.NPCs {
		if k.ID == id {
			return k.Title
		}
	}
	if _, ok := kinds.OnBoards(t.Mission, id, func(b *model.Board) []model.Zone { return b.Zones }, func(z model.Zone) string { return z.ID }); ok {
		return t.Zone(id)
	}
	return t.Piece(id)
}

// counters says of what the table keeps count; what only the program counts is left out.
func (t teller) counters(of func(model.Counter) string) []string {
	var out []string
	for _, c := range t.Mission.Setup.Counters {
		if c.Shown() {
			out = append(out, of(c))
		}
	}
	return out
}

// counter says where a counter starts; one that says yes or no, whether it is so yet.
func counter(c model.Counter) string {
	whose := english.Pick(c.PerCrew, ", for each crew", "")
	if c.Flag() {
		return english.Quoted(cmp.Or(c.Title, english.Capital(english.Spelled(c.ID)))) + whose + ": " + []string{"not yet", "yes, from the start"}[c.Start]
	}
	line := fmt.Sprintf("%s%s: %d at the start", cmp.Or(c.Title, english.Capital(english.Spelled(c.ID))), whose, c.Start)
	if c.Most != nil {
		line += fmt.Sprintf(", %d at most", *c.Most)
	}
	return line
}

func (t teller) shop(s model.Shop) string {
	return english.Capital(t.Zone(s.Zone)) + " trades like " + english.Quoted(t.Titles.Of("post", s.Post))
}

// boardNotes says what no map shows: doors that hang together, states of machines, what ways cost.
func (t teller) boardNotes() []string {
	var out []string
	if t.Mission.Setup.Track == "reverse" {
		out = append(out, "Use the reverse of the hostility track")
	}
	return append(append(out, t.states()...), t.ways()...)
}

// states says how things stand on the board at the start.
func (t teller) states() []string {
	var out []string
	for _, f := range t.Mission.Floors() {
		for _, group := range f.Board.Interlocks {
			out = append(out, "Of "+english.And(english.Each(group, t.Piece))+" "+lockWord(f.Board, group)+" one is open at a time")
		}
		for _, x := range f.Board.Panels {
			if x.State == model.Jammed {
				out = append(out, english.Capital(t.Piece(cmp.Or(x.ID, x.Name)))+" is jammed: it is shut, and only what the mission says opens it")
			}
		}
		for _, x := range f.Board.Furniture {
			if x.State != "" {
				out = append(out, english.Capital(t.Piece(x.ID))+" is "+english.Spelled(x.State)+" at the start")
			}
		}
	}
	return out
}

// lockWord says how many doors of an interlock are open: one always is where one begins open.
func lockWord(b *model.Board, group []string) string {
	if b.OneOpen(group) {
		return "exactly"
	}
	return "at most"
}

// ways says what the links between floors take, each sort once.
func (t teller) ways() []string {
	var out []string
	for _, f := range t.Mission.Floors() {
		for _, l := range f.Board.Links {
			line := fmt.Sprintf("%s to %s: %s in of movement", english.Capital(l.Kind), strings.TrimPrefix(t.Floor(l.Board), " "), l.Cost)
			if l.OneWay {
				line += ", one way"
			}
			if !slices.Contains(out, line) {
				out = append(out, line)
			}
		}
	}
	return out
}

// Marks says what the marks on the hostility track mean.
func Marks(m *model.Mission) []string {
	return english.Each(m.Setup.Marks, func(k model.Mark) string {
		return fmt.Sprintf("Peg %d: %s", k.Peg, cmp.Or(k.Title, english.Capital(english.Spelled(k.ID))))
	})

}
