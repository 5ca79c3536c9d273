package trade

import (
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// AskedGoal is an objective that a campaign asks about, and the missions that it may be one of.
type AskedGoal struct {
	Objective, Path string
	Missions        []string
	Named           bool // the mission is no stage of the campaign
}

// HasGoal reports whether a mission has an objective. The first is the primary one, whatever its name.
func HasGoal(m *model.Mission, id string) bool {
	return check.Find(m.Objectives, id, func(o *model.Objective) string { return o.ID }) != nil || id == "primary" && len(m.Objectives) > 0
}
