package trade

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// PostFact is something that a post asks of a crew, with what else must hold for it to matter.
type PostFact struct {
	Fact  *model.CrewFact
	With  []*model.CrewFact // that hold already where the fact is asked for
	Path  string
	What  string // what is shut to a crew that does not meet it
	Third bool   // a limit or a price: without it something else counts
}
