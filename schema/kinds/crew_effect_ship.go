package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// shipChanges are the effects on a crew's ship.
func shipChanges() []CrewEffect {
	return []CrewEffect{repairChange(), degradeChange(), upgradeChange()}
}

// system is the system of the ship that an effect changes.
func system(e model.CrewEffect) Cell { return Cell{Sort: SystemCell, ID: e.System} }

// repairChange: boxes of the ship's systems are filled.
func repairChange() CrewEffect {
	return CrewEffect{
		Kind: "repair", Takes: []string{"boxes", "system"}, Writes: changing(system),
		Words: func(n CrewNames, e model.CrewEffect) string {
			return "Fill " + english.Count(max(1, e.Boxes), "box") + " of " + n.anySystem(e.System)
		},
	}
}

// degradeChange: the ship wears down.
func degradeChange() CrewEffect {
	return CrewEffect{
		Kind: "degrade", Takes: []string{"rolls", "system", "boxes"}, Writes: changing(system),
		Words: func(n CrewNames, e model.CrewEffect) string {
			if e.Rolls > 0 {
				return "Roll " + english.Times(e.Rolls) + " for damage to the ship"
			}
			return "Empty " + english.Count(max(1, e.Boxes), "box") + " of " + n.anySystem(e.System)
		},
	}
}

// upgradeChange: the ship is fitted with the next level of an upgrade.
func upgradeChange() CrewEffect {
	return CrewEffect{
		Kind: "upgrade", Takes: []string{"upgrade"},
		Words: func(n CrewNames, e model.CrewEffect) string {
			return "The ship gets the next level of " + n.Upgrade(e.Upgrade)
		},
		Writes: changing(func(e model.CrewEffect) Cell { return Cell{Sort: UpgradeCell, ID: e.Upgrade} }),
	}
}

func (n CrewNames) anySystem(id string) string {
	if id == "" {
		return "any system"
	}
	return english.Lower(n.System(id))
}
