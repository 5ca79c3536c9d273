package describe

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// tables says what effects leave to a choice or to a roll, with all that may come of it: "Choose: Open the gate (the
// west gate opens) or Wait." An author has no need to write it out, and a table without it cannot be played.
func (t teller) tables(list []model.Effect) []string {
	var out []string
	for _, e := range list {
		if len(e.Options)+len(e.Rows) > 0 {
			out = append(out, english.Sentence(t.effect(e)))
		}
	}
	return out
}

// effects says what several effects do, in order; those that only prose says are left out.
func (t teller) effects(list []model.Effect) string {
	var out []string
	for _, e := range list {
		if s := t.effect(e); s != "" {
			out = append(out, s)
		}
	}
	return strings.Join(out, ", then ")
}

// effect says one thing that a rule does; empty where only its text can.
func (t teller) effect(e model.Effect) string {
	switch e.Kind {
	case "choose":
		return "choose: " + english.List(english.Each(e.Options, t.option), "or")
	case "roll":
		return "roll " + t.dice(max(1, e.Dice), e.Die) + ": " + strings.Join(english.Each(e.Rows, t.row), "; ")
	case "door", "switch-doors", "piece", "entry", "airlock":
		return t.changed(e)
	case "give", "draw", "take", "score", "pay", "career", "degradation":
		return t.paid(e)
	case "spawn", "replace", "remove", "place":
		return t.laid(e)
	case "pegs", "counter", "deck", "skip", "reroll", "ignore", "rule", "end", "turn-counter", "treat-as", "reveal":
		return t.game(e)
	}
	return t.figureEffect(e)
}

func (t teller) option(o model.Option) string {
	if does := t.effects(o.Do); does != "" {
		return o.Title + " (" + does + ")"
	}
	return o.Title
}

func (t teller) row(r model.RollRow) string {
	does := t.effects(r.Do)
	if said := spoken(r.Text.Blocks); said != "" {
		does = strings.TrimSuffix(said, ".")
	}
	if does == "" {
		does = "nothing"
	}
	return english.Span(r.From, r.To) + " – " + does
}

// changed says how a thing on the board changes.
func (t teller) changed(e model.Effect) string {
	becomes := map[string]string{"open": "opens", "closed": "shuts", "locked": "locks", "sealed": "is sealed", "docked": "docks", "undocked": "undocks"}
	switch e.Kind {
	case "switch-doors":
		return "of " + english.And(english.Each(e.Doors, t.piece)) + " the open one shuts and the other opens"
	case "door":
		if e.Any != "" {
			return t.oneOf(e.Pick, Titled(t.r.Panels, e.Any, func(k model.PanelKind) (string, string) { return k.ID, k.Title })) + " " + becomes[e.Set]
		}
		return t.piece(e.Of) + " " + becomes[e.Set]
	case "entry":
		if e.At != nil {
			return "entry point " + e.Of + " moves " + t.place(*e.At)
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
		what = t.piece(e.Piece)
	case e.Any != "":
		what = t.oneOf(e.Pick, t.sort(e.Any))
	}
	return what + " becomes " + english.Spelled(e.Set)
}

// oneOf is one of several things of a kind, or all of them.
func (t teller) oneOf(pick, kind string) string {
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

// sort is what a kind of furniture or a size of crate is called.
func (t teller) sort(id string) string {
	name := Titled(t.r.Furniture, id, func(k model.FurnitureKind) (string, string) { return k.ID, k.Title })
	if name == english.Spelled(id) {
		name = Titled(t.r.Crates, id, func(k model.CrateSize) (string, string) { return k.ID, k.Title })
	}
	return name
}

// paid says what somebody gets or loses.
func (t teller) paid(e model.Effect) string {
	each := ""
	if e.For == "all" {
		each = " for every crew"
	}
	switch e.Kind {
	case "give":
		return one(t.token(e.Token)) + " for " + t.who(e.To)
	case "take":
		return "hand in " + one(t.token(e.Token))
	case "draw":
		if e.Into != "" {
			return "draw " + t.draw(*e.Draw) + " into " + t.piece(e.Into)
		}
		return "draw " + t.draw(*e.Draw)
	case "score":
		return english.Count(e.Points, "victory point") + each
	case "pay":
		return fmt.Sprintf("%d UA", e.UA) + each
	case "career":
		return english.Count(e.Points, "career point") + " for " + t.who(e.Who)
	}
	return "roll " + english.Times(e.Rolls) + " for damage to the ship"
}

// laid says what comes onto the board or leaves it.
func (t teller) laid(e model.Effect) string {
	switch e.Kind {
	case "spawn":
		what := english.Count(max(1, e.Count), t.npc(e.NPC))
		switch {
		case e.Die != "":
			what = "as many " + english.Plural(2, t.npc(e.NPC)) + " as " + t.dice(1, e.Die) + " says"
		case e.PerCrew:
			what = one(t.npc(e.NPC)) + " for each crew"
		}
		return "place " + what + t.where(e.At)
	case "replace":
		return t.who(e.Who) + ": replaced by " + one(t.npc(e.NPC))
	case "place":
		what := t.token(e.Token)
		if e.Marker != "" {
			what = Titled(t.r.Markers, e.Marker, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })
		}
		return "place " + english.Count(max(1, e.Count), what) + t.where(e.At)
	}
	switch {
	case e.Piece != "":
		return "take " + t.piece(e.Piece) + " off the board"
	case e.Token != "":
		return "take " + t.token(e.Token) + " out of the game"
	case e.Who != nil:
		return t.who(e.Who) + ": out of the game"
	}
	return "take it off the board"
}

func (t teller) where(p *model.Place) string {
	if p == nil {
		return ""
	}
	return " " + t.place(*p)
}
