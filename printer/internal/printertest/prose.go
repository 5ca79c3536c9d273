package printertest

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Text is prose as the compiler would hand it over: paragraphs parted by blank lines, with
// [words](#id), **strong** and *emphasis* left as they are, except for references.
func Text(source string) model.Text {
	t := model.Text{Source: source}
	for _, par := range strings.Split(source, "\n\n") {
		t.Blocks = append(t.Blocks, model.Block{Kind: model.Paragraph, Inlines: inlines(par)})
	}
	return t
}

// inlines finds the references in a paragraph.
func inlines(par string) []model.Inline {
	var out []model.Inline
	for {
		before, rest, found := strings.Cut(par, "[")
		out = append(out, model.Inline{Text: before})
		if !found {
			return out
		}
		word, rest, _ := strings.Cut(rest, "](#")
		id, after, _ := strings.Cut(rest, ")")
		out = append(out, model.Inline{Text: word, Ref: id})
		par = after
	}
}

func story() model.Text {
	return Text("The ice barges stopped calling at Cold Harbour nine weeks ago, and the harbourmaster stopped answering two weeks later. What the company left in its bonded store is written off, unguarded and, by salvage law, anybody's.\n\nAnybody includes three other crews who read the same notice. It may include the machines that the notice did not mention. Nobody is staying long.")
}

func objectives() []model.Objective {
	return []model.Objective{
		{ID: "primary", Title: "Empty the store", Text: Text("Take what you can carry and get it home. The crew that leaves with the most valuable haul of new equipment wins; write down what your own kit is worth before you start.\n\nRare goods lie among the crates, but they are worth nothing to a crew that stays too long."), Reward: model.Reward{Text: "Whatever you carry off"}, Done: model.Goal{Kind: "rank", Metric: "new-item-value"}},
		{ID: "secondary", Title: "Read the ledger", Text: Text("The [console](#console) still holds the list of what ships when. Copy it and bring the ledger aboard your ship."), Reward: model.Reward{UA: 3, Token: "schedule", Boons: []model.Boon{
			{ID: "first-pick", Uses: 1, Text: Text("Your crew picks its airlock before all others.")},
			{ID: "first-turn", Uses: 1, Text: Text("You may take the turn counter in the first round.")},
		}}, Done: model.Goal{Kind: "carry-off", Token: "schedule"}},
	}
}

func rules() []model.Rule {
	return []model.Rule{
		{ID: "ledger", Title: "The ledger", Text: Text("A trader beside the [console](#console) may interact with it to take the ledger token. There is one ledger: once a crew has it, the others can only try to take it from them."), Simulated: true},
		{ID: "vault", Title: "The cold vault", Text: Text("The [vault door](#vault) is locked. When anybody uses the [console](#console) for the first time, it opens, and two pegs go into the track: the machines hear it, too."), Simulated: true},
		{ID: "statue", Title: "The founder's statue", Text: Text("The [statue](#idol) blocks sight but can be climbed as if it were a crate. Superstitious crews touch it for luck; it has not helped so far."), Simulated: false},
		{ID: "cold", Title: "Bitter cold", Text: Text("At the end of every round after the sixth, each trader that did not move this round takes one point of damage which armour does not stop."), Simulated: false},
	}
}

func setup() model.Setup {
	return model.Setup{
		Crew: 4, Hostility: 5,
		Allocation: []model.Allocation{
			{Crate: "large", Tokens: []model.TokenCount{{Size: "large", Count: 1}, {Size: "small", Count: 2}}},
			{Crate: "small", Tokens: []model.TokenCount{{Size: "small", Count: 3}}},
		},
		Rare:   []model.TokenCount{{Size: "small", Count: 2}, {Size: "large", Count: 1}},
		Events: []model.EventAllocation{{Kind: "environment", Mode: model.AllCards}, {Kind: "purge", Mode: model.AllCards}, {Kind: "civilians", Mode: model.CountCards, Count: 6}, {Kind: "assistance", Mode: model.OptionalCards}, {Kind: "odd", Mode: model.RandomCards, Count: 2}},
		Aside:  []string{"schedule"},
	}
}
