package deck

import (
	"fmt"
	"strconv"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// dck001 finds event shares that the decks cannot fill (seed 000:1646).
func dck001() check.Check {
	return check.Check{
		Code:     "DCK001",
		Title:    "more event cards are asked for than the decks hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.EventDecks},
		Text: "The mission takes a number of cards of one kind into its event deck. The decks at hand, those of the " +
			"pack or the ones that come with the program, hold fewer cards of that kind, copies counted.",
		Before: "setup: events: civilians: 40",
		After:  "setup: events: civilians: \"all\"",
		Run: func(p *check.Pass) {
			for _, e := range p.Mission.Setup.Events {
				tooManyCards(p, e, "setup.events."+e.Kind, nil)
			}
			for i, v := range p.Mission.Variations {
				for _, e := range v.Events {
					tooManyCards(p, e, fmt.Sprintf("variations.%d.events.%s", i, e.Kind), crewsOf(v, p.Mission.Players))
				}
			}
		},
	}
}

// crewsOf are the numbers of crews that a variation is for, among those that can play.
func crewsOf(v model.Variation, players model.Players) []int {
	var out []int
	for n := max(v.Min, players.Min); n <= min(max(v.Min, v.Max), players.Max) && len(out) < check.MaxTables; n++ {
		out = append(out, n)
	}
	return out
}

// tooManyCards reports a number of cards that the decks do not hold.
func tooManyCards(p *check.Pass, e model.EventAllocation, path string, players []int) {
	have := estimate.Held(p.Mission, p.Decks, e.Kind)
	if e.Count > have && check.Find(p.Rules.Cards, e.Kind, parts.CardKindID) != nil { // core
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("%d %s cards are asked for, the decks hold %d", e.Count, e.Kind, have),
			Remedy:  fmt.Sprintf("ask for %d at most, write \"all\", or add a deck", have),
			Range:   p.Where.At(path),
			Players: players,
			Reasons: heldWhere(p, e.Kind),
			Fix:     fewerCards(p, path, have),
		})
	}
}

// heldWhere says which decks hold cards of a kind, and how many.
func heldWhere(p *check.Pass, kind string) []string {
	var out []string
	for _, d := range p.Decks {
		if d.Kind == kind && d.Edition == p.Mission.Edition {
			n := 0
			for _, c := range d.Cards {
				n += max(c.Copies, 0)
			}
			out = append(out, fmt.Sprintf("deck %s holds %s", d.ID, english.Count(n, "card")))
		}
	}
	if len(out) == 0 {
		out = []string{fmt.Sprintf("no deck at hand is of the kind %s", kind)}
	}
	return out
}

// fewerCards writes a smaller number where one stands.
func fewerCards(p *check.Pass, path string, n int) *diag.Fix {
	at, ok := p.Where[path+".random"]
	if !ok {
		at, ok = p.Where[path]
	}
	if !ok || n < 1 {
		return nil
	}
	return &diag.Fix{Text: "write " + strconv.Itoa(n), Edits: []diag.Edit{{Range: at, New: strconv.Itoa(n)}}}
}
