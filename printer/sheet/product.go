package sheet

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/model"
)

// Products are what this package makes of a mission.
func Products() []product.Product {
	return []product.Product{{
		ID: "sheet", Title: "set-up sheet", Short: "Briefing and set-up on a few pages",
		Long: `What a group reads before it plays and keeps on the table while it sets up: the
story, objectives with their pay, special instructions, the map with its key,
the hostility track, what goes into the crates and a check list. The board is
also there as a list of words.

With --gm it is the game master's edition, with a section on what players are
not to know.`,
		Example:  "  sortie print sheet missions/salvage-run\n  sortie print sheet --gm missions/hold-out",
		Kinds:    []string{"mission"},
		Flags:    []string{"gm"},
		Make:     editions.Make,
		Build:    editions.Build,
		Spoils:   editions.Spoils,
		Pictures: true,
	}}
}

// editions are the sheet of a mission for its players and for the game master.
var editions = product.Pair{Players: "setup-sheet", Master: "gm-sheet", Draw: Document, Spoils: func(j *product.Job) bool {
	m, ok := j.Unit.(*model.Mission)
	return ok && len(describe.Secrets(m, j.CoreSpace())) > 0
}}

// Document is one edition of the sheet of a job's mission.
func Document(j *product.Job, gm bool) (*scene.Document, error) {
	m, ok := j.Unit.(*model.Mission)
	if !ok {
		return nil, fmt.Errorf("a set-up sheet is made from a mission, not from a %s", j.Kind)
	}
	return Setup(m, j.CoreSpace(), j.Decks, j.Fonts, Options{
		Paper: j.Paper, Language: j.Language, Draft: j.Draft, House: j.House, GM: gm, Bound: j.Bound,
		Logo: theme.Logo(j.Theme), Titles: j.TitleOf,
	}), nil
}
