package names

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// ref009 finds missions that come before or after themselves.
func ref009() check.Check {
	return check.Check{
		Code:     "REF009",
		Title:    "a mission before or after itself",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text: "`requires.missions` lists what must have been played before, `linked` the mission that follows or went before on the " +
			"same board. This mission names itself, so it could never begin or never end.",
		Before: "id: \"ambush\"\nrequires: missions: [\"ambush\"]",
		After:  "id: \"ambush\"\nrequires: missions: [\"salvage-run\"]",
		Run: func(p *check.Pass) {
			m := p.Mission
			itself := func(id, field, path string) {
				if id == m.ID && id != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("mission %s names itself in %s", m.ID, field),
						Remedy:  "name another mission, or take it out",
						Range:   p.Where.At(path),
					})
				}
			}
			if m.Requires != nil {
				for i, id := range m.Requires.Missions {
					itself(id, "requires.missions", fmt.Sprintf("requires.missions.%d", i))
				}
			}
			if m.Linked != nil {
				itself(m.Linked.Next, "linked.next", "linked.next")
				itself(m.Linked.Previous, "linked.previous", "linked.previous")
			}
		},
	}
}
