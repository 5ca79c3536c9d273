package kinds

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Tables says what effects leave to a choice or to a roll, with all that may come of it: "Choose: Open the gate (the
// west gate opens) or Wait." An author has no need to write it out, and a table without it cannot be played.
func (n Names) Tables(list []model.Effect) []string {
	var out []string
	for _, e := range list {
		if len(e.Options)+len(e.Rows) > 0 {
			out = append(out, english.Sentence(n.Effect(e)))
		}
	}
	return out
}

// Effects says what several effects do, in order; those that only prose says are left out.
func (n Names) Effects(list []model.Effect) string {
	var out []string
	for _, e := range list {
		if s := n.Effect(e); s != "" {
			out = append(out, s)
		}
	}
	return strings.Join(out, ", then ")
}

// Effect says one thing that a rule does; empty where only its text can.
func (n Names) Effect(e model.Effect) string {
	switch e.Kind {
	case "choose":
		return "choose: " + english.List(english.Each(e.Options, n.option), "or")
	case "roll":
		return "roll " + n.Dice(max(1, e.Dice), e.Die) + ": " + strings.Join(english.Each(e.Rows, n.row), "; ")
	case "door", "switch-doors", "piece", "entry", "airlock":
		return n.changed(e)
	case "give", "draw", "take", "score", "pay", "career", "degradation":
		return n.paid(e)
	case "spawn", "replace", "remove", "place":
		return n.laid(e)
	case "pegs", "counter", "deck", "skip", "reroll", "ignore", "rule", "end", "turn-counter", "treat-as", "reveal":
		return n.game(e)
	}
	return n.figureEffect(e)
}

func (n Names) option(o model.Option) string {
	if does := n.Effects(o.Do); does != "" {
		return o.Title + " (" + does + ")"
	}
	return o.Title
}

func (n Names) row(r model.RollRow) string {
	does := n.Effects(r.Do)
	if said := Spoken(r.Text.Blocks); said != "" {
		does = strings.TrimSuffix(said, ".")
	}
	if does == "" {
		does = "nothing"
	}
	return english.Span(r.From, r.To) + " – " + does
}

// changed says how a thing on the board changes.
func (n Names) changed(e model.Effect) string {
	becomes := map[string]string{"open": "opens", "closed": "shuts", "locked": "locks", "sealed": "is sealed", "docked": "docks", "undocked": "undocks"}
	switch e.Kind {
	case "switch-doors":
		return "of " + english.And(english.Each(e.Doors, n.Piece)) + " the open one shuts and the other opens"
	case "door":
		if e.Any != "" {
			return n.oneOf(e.Pick, Titled(n.Rules.Panels, e.Any, func(k model.PanelKind) (string, string) { return k.ID, k.Title })) + " " + becomes[e.Set]
		}
		return n.Piece(e.Of) + " " + becomes[e.Set]
	case "entry":
		if e.At != nil {
			return "entry point " + e.Of + " moves " + n.Place(*e.At)
		}
		return "entry point " + e.Of + " " + becomes[e.Set]
	case "airlock":
		if e.Of == "" {
			return "every airlock " + becomes[e.Set]
		}
		return "airlock " + strings.ToUpper(e.Of) + " " + becomes[e.Set]
	}
	what := "it"
	switch {
	case e.Piece != "":
		what = n.Piece(e.Piece)
	case e.Any != "":
		what = n.oneOf(e.Pick, n.Sort(e.Any))
	}
	return what + " becomes " + english.Spelled(e.Set)
}

// oneOf is one of several things of a kind, or all of them.
func (n Names) oneOf(pick, kind string) string {
	switch pick {
	case "random":
		return "a random " + english.Lower(kind)
	case "nearest":
		return "the nearest " + english.Lower(kind)
	case "choice":
		return "any " + english.Lower(kind)
	}
	return "every " + english.Lower(kind)
}

// Sort is what a kind of furniture or a size of crate is called.
func (n Names) Sort(id string) string {
	name := Titled(n.Rules.Furniture, id, func(k model.FurnitureKind) (string, string) { return k.ID, k.Title })
	if name == english.Spelled(id) {
		name = Titled(n.Rules.Crates, id, func(k model.CrateSize) (string, string) { return k.ID, k.Title })
	}
	return name
}

// paid says what somebody gets or loses.
func (n Names) paid(e model.Effect) string {
	each := ""
	if e.For == "all" {
		each = " for every crew"
	}
	switch e.Kind {
	case "give":
		return one(n.Token(e.Token)) + " for " + n.Who(e.To)
	case "take":
		return "hand in " + one(n.Token(e.Token))
	case "draw":
		if e.Into != "" {
			return "draw " + n.Draw(*e.Draw) + " into " + n.Piece(e.Into)
		}
		return "draw " + n.Draw(*e.Draw)
	case "score":
		return english.Count(e.Points, "victory point") + each
	case "pay":
		return fmt.Sprintf("%d UA", e.UA) + each
	case "career":
		return english.Count(e.Points, "career point") + " for " + n.Who(e.Who)
	}
	return "roll " + english.Times(e.Rolls) + " for damage to the ship"
}

// laid says what comes onto the board or leaves it.
func (n Names) laid(e model.Effect) string {
	switch e.Kind {
	case "spawn":
		what := english.Count(max(1, e.Count), n.NPC(e.NPC))
		switch {
		case e.Die != "":
			what = "as many " + english.Plural(2, n.NPC(e.NPC)) + " as " + n.Dice(1, e.Die) + " says"
		case e.PerCrew:
			what = one(n.NPC(e.NPC)) + " for each crew"
		}
		return "place " + what + n.Where(e.At)
	case "replace":
		return n.Who(e.Who) + ": replaced by " + one(n.NPC(e.NPC))
	case "place":
		what := n.Token(e.Token)
		if e.Marker != "" {
			what = Titled(n.Rules.Markers, e.Marker, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })
		}
		return "place " + english.Count(max(1, e.Count), what) + n.Where(e.At)
	}
	switch {
	case e.Piece != "":
		return "take " + n.Piece(e.Piece) + " off the board"
	case e.Token != "":
		return "take " + n.Token(e.Token) + " out of the game"
	case e.Who != nil:
		return n.Who(e.Who) + ": out of the game"
	}
	return "take it off the board"
}

// Where is a place behind a verb; nothing where none is given.
func (n Names) Where(p *model.Place) string {
	if p == nil {
		return ""
	}
	return " " + n.Place(*p)
}
