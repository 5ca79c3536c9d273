package describe

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// teller says things about one mission.
type teller struct{ kinds.Names }

func tell(m *model.Mission, r *model.RuleSet, titles kinds.Titles) teller {
	return teller{kinds.Names{Mission: m, Rules: r, Titles: titles}}
}
