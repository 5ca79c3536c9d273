package parts

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
)

// Knows reports whether the names of a domain are at hand: those of rules need a rule set, those of
// other units their list.
func Knows(p *check.Pass, domain string) bool {
	switch domain[0] {
	case '@', '=':
		return domain != tally || p.Mission == nil // whose campaigns it is played in, a mission does not know
	case '+':
		return p.Subject.Siblings != nil
	}
	return p.Subject.RuleSet != nil
}

// tally is the domain of what a campaign counts.
const tally = "@tally"

// DomainsFact is the names that have been asked for, by domain.
var DomainsFact = check.NewFact("domains", func(*check.Pass) map[string][]string { return map[string][]string{} })

// Domain lists the names of a domain of package refs.
func Domain(p *check.Pass, domain string) []string {
	known := DomainsFact.Of(p)
	if names, ok := known[domain]; ok {
		return names
	}
	var names []string
	switch domain[0] {
	case '=':
		names = []string{domain[1:]}
	case '+':
		names = p.Subject.Units(domain[1:])
	case '@':
		names = own(p, domain[1:])
	default:
		names, _ = refs.InRuleSet(p.Subject.RuleSet, domain) // a test resolves every domain there is
	}
	known[domain] = names
	return names
}

// own lists the names of a family of the unit itself: the things of a mission, or the list that is
// called so in another unit.
func own(p *check.Pass, family string) []string {
	switch {
	case p.Mission != nil && family == "role":
		return Names(p.Mission.Players.Roles, func(r *model.Role) string { return r.ID })
	case p.Mission != nil && family == "prisoner":
		return Names(p.Mission.Setup.Prisoners, func(r *model.Prisoners) string { return r.ID })
	case p.Mission != nil:
		return IDs(p, families(family)...)
	}
	if "@"+family == tally {
		family = "counter" // as a campaign calls its list of them
	}
	names, _ := refs.InRuleSet(p.Subject.Value, family+"s") // a test resolves every domain there is
	return names
}

// IDs are the names of the things of some families.
func IDs(p *check.Pass, families ...Family) []string {
	if p.Mission == nil {
		return nil
	}
	var out []string
	for _, t := range Things.Of(p) {
		if slices.Contains(families, t.Family) {
			out = append(out, t.ID)
		}
	}
	return out
}

// families are the families that a domain of the unit's own stands for.
func families(domain string) []Family {
	switch domain {
	case "crate":
		return []Family{CrateThing}
	case "panel":
		return []Family{PanelThing}
	case "piece":
		return []Family{CrateThing, FurnitureThing, PanelThing, MarkerThing}
	case "entry":
		return []Family{EntryThing}
	case "airlock":
		return []Family{AirlockThing}
	case "zone":
		return []Family{ZoneThing}
	case "board":
		return []Family{BoardThing}
	case "npc":
		return []Family{NPCThing}
	case "hatch":
		return []Family{HatchThing}
	case "rule":
		return []Family{RuleThing}
	case "objective":
		return []Family{ObjectiveThing}
	case "counter":
		return []Family{CounterThing}
	case "hidden":
		return []Family{HiddenThing}
	}
	return allFamilies
}
