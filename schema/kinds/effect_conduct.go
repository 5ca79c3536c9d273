package kinds

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// conduct are the effects on what figures may do and where they may go, and on which side NPCs are.
func conduct() []Effect {
	return []Effect{blockEffect(), shunEffect(), joinEffect(), firstEffect(), foreseeEffect(), sideEffect()}
}

// blockEffect: nothing gets through a place or past a piece.
func blockEffect() Effect {
	return Effect{
		Kind: "block", Takes: []string{"against", "as", "place", "but"},
		Idle: without(func(e model.Effect) bool { return len(e.Against) == 0 && e.As == "" }, "it names nothing"),
		Words: func(n Names, e model.Effect) string {
			where := n.bearer()
			if e.Place != nil {
				where = Bare(n.Place(*e.Place))
			}
			line := where + " counts as " + english.One(e.As)
			if e.As == "" {
				line = "no " + english.List(english.Each(e.Against, func(w string) string { return passing[w] }), "or") + " through " + where
			}
			if len(e.But) > 0 {
				line += ", but for " + english.And(english.Each(e.But, func(w model.Who) string { return n.Who(&w) }))
			}
			return line
		},
	}
}

// passing are the words for what does not get through.
var passing = map[string]string{"sight": "line of sight", "moves": "way", "blasts": "blast"}

// shunEffect: figures keep away from something of their own will.
func shunEffect() Effect {
	return Effect{
		Kind: "shun", Takes: []string{"who", "from", "place", "by"},
		Lacks: without(func(e model.Effect) bool { return e.From == nil && e.Place == nil }, "say from what: from for figures, or place"),
		Words: func(n Names, e model.Effect) string {
			from := "it"
			switch {
			case e.From != nil:
				from = n.Who(e.From)
			case e.Place != nil:
				from = n.goal(*e.Place)
			}
			who, never := n.subject(e.Who), " never comes"
			if rest, any := strings.CutPrefix(who, "any of "); any {
				who, never = "none of "+rest, " comes"
			}
			return who + never + " within " + n.Length(e.By) + " of " + from + " of its own will"
		},
	}
}

// joinEffect: NPCs join a crew, or leave the one that they have joined.
func joinEffect() Effect {
	return Effect{
		Kind: "join", Takes: []string{"who", "leave"},
		Words: func(n Names, e model.Effect) string {
			return n.Every(e.Who) + english.Pick(e.Leave, " leaves the crew that it has joined", " joins the crew")
		},
	}
}

// firstEffect: figures act before others who would act with them.
func firstEffect() Effect {
	return Effect{
		Kind: "first", Takes: []string{"who", "before"},
		Words: func(n Names, e model.Effect) string {
			before := "all others of its kind"
			if e.Before != nil {
				before = n.Every(e.Before)
			}
			return n.Who(e.Who) + " acts before " + before
		},
	}
}

// foreseeEffect: those who arrive this round are rolled for now.
func foreseeEffect() Effect {
	return Effect{
		Kind: "foresee", Takes: []string{"shift"},
		Words: func(_ Names, e model.Effect) string {
			line := "roll now for all who arrive this round and where"
			if e.Shift > 0 {
				line += fmt.Sprintf(", each number that says where up to %d higher or lower if wanted", e.Shift)
			}
			return line + ", and set them down beside those entry points, off the board; they come on in their phases without another roll"
		},
	}
}

// sideEffect: the board of a kind of NPC turns to its other side, or shows other numbers.
func sideEffect() Effect {
	return Effect{
		Kind: "side", Takes: []string{"npc", "group", "set", "insert", "forever"},
		Words: func(n Names, e model.Effect) string {
			whose := n.bearer()
			switch {
			case e.NPC != "":
				whose = n.theNPC(e.NPC)
			case e.Group != "":
				whose = "the " + english.Midway(n.Group(e.Group))
			}
			line := "the board of " + whose + " shows " + n.side(e.NPC, e.Set)
			if e.Insert > 0 {
				line += fmt.Sprintf(", with insert %d", e.Insert)
			}
			return line + english.Pick(e.Forever, ", for the rest of the game", "")
		},
	}
}
