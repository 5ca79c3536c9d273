package xiapages

import (
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Products lists what is printed of Xia, the first to be read first.
func Products() []product.Product {
	all := []product.Product{sheetProduct(), boardProduct(), trackersProduct(), cardsProduct(), tokensProduct(), referenceProduct()}
	for i, p := range all {
		all[i] = bounded(p)
	}
	return all
}

// The kinds of unit, and of job, that products are made from.
const (
	kindSector   = "sector"
	kindMission  = "mission-card"
	kindTitle    = "title"
	kindScenario = "scenario"
)

func sheetProduct() product.Product {
	return product.Product{
		ID: "sheet", Title: "Sheet", Short: "The briefing and set-up of a scenario, or a sector in words",
		Long: `The sheet of a scenario is its story, its goal, the ways to play and the first
sectors as they lie for each number of players, with the set-up as a check
list. The sheet of a sector is its tile drawn large, with everything on it in
words.`,
		Example: "sortie print sheet missions/xia/first-game",
		Kinds:   []string{kindScenario, kindSector},
		Proof:   proofSheet,
		Make: func(j *product.Job) ([]product.File, error) {
			switch u := j.Unit.(type) {
			case *xia.Sector:
				return []product.File{{Name: "sheet", Doc: SectorSheet(j, u)}}, nil
			case *xia.Scenario:
				return []product.File{{Name: "sheet", Doc: ScenarioSheet(j, u)}}, nil
			}
			return nil, nil
		},
	}
}
