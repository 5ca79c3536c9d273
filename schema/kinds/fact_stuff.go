package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// stuffFacts are those about what a crew owns and what its ship is like.
func stuffFacts() []Fact {
	return []Fact{uaFact(), pointsFact(), holdsFact(), boonFact(), upgradeFact(), systemFact()}
}

// uaFact: the crew's universal assets lie in a range.
func uaFact() Fact {
	return Fact{
		Kind: "ua", Takes: []string{"atLeast", "atMost"},
		Words: func(_ CrewNames, f *model.CrewFact, so bool) string {
			return "the crew " + english.Pick(so, "has ", "does not have ") + bounds(f) + " UA"
		},
		Reads:  func(*model.CrewFact) []Cell { return []Cell{{Sort: AssetsCell}} },
		Number: func(f *model.CrewFact) (string, Span) { return "universal assets", span(f) },
	}
}

// pointsFact: the crew's value in points lies in a range.
func pointsFact() Fact {
	return Fact{
		Kind: "points", Takes: []string{"atLeast", "atMost"},
		Words: func(_ CrewNames, f *model.CrewFact, so bool) string {
			return "the crew is " + english.Pick(so, "", "not ") + "worth " + bounds(f) + " points"
		},
		Number: func(f *model.CrewFact) (string, Span) { return "the value in points", span(f) },
	}
}

// holdsFact: the crew owns tokens of a design.
func holdsFact() Fact {
	return Fact{
		Kind: "holds", Takes: []string{"token", "atLeast"},
		Words: func(n CrewNames, f *model.CrewFact, so bool) string {
			return "the crew " + english.Pick(so, "owns ", "does not own ") + copies(f.AtLeast) + n.Token(f.Token)
		},
		Reads:  func(f *model.CrewFact) []Cell { return []Cell{{Sort: TokenCell, ID: f.Token}} },
		Number: func(f *model.CrewFact) (string, Span) { return "the number of " + f.Token, least(f) },
		Never: func(w CrewWorld, f *model.CrewFact) string {
			if n, all := Bound(f.AtLeast, 1), Boxed(w.Rules, f.Token); all >= 0 && n > all {
				return fmt.Sprintf("it asks for %d of %s, and all boxes of the edition together hold %d", n, f.Token, all)
			}
			return ""
		},
	}
}

// boonFact: the crew keeps a boon.
func boonFact() Fact {
	return Fact{
		Kind: "boon", Takes: []string{"boon"},
		Words: func(n CrewNames, f *model.CrewFact, so bool) string {
			return "the crew " + english.Pick(so, "has", "does not have") + " " + n.boonName(f.Boon)
		},
		Reads: func(f *model.CrewFact) []Cell { return []Cell{{Sort: BoonCell, ID: f.Boon}} },
		Never: func(w CrewWorld, f *model.CrewFact) string {
			if w.Boons != nil && !w.Boons[f.Boon] {
				return "nothing at hand grants the boon " + f.Boon
			}
			return ""
		},
	}
}

// upgradeFact: the ship has an upgrade.
func upgradeFact() Fact {
	return Fact{
		Kind: "upgrade", Takes: []string{"upgrade", "atLeast"},
		Words: func(n CrewNames, f *model.CrewFact, so bool) string {
			return "the ship " + english.Pick(so, "has ", "does not have ") + n.Upgrade(f.Upgrade) + fmt.Sprintf(" at level %d or above", AtLeast(f))
		},
		Reads:  func(f *model.CrewFact) []Cell { return []Cell{{Sort: UpgradeCell, ID: f.Upgrade}} },
		Number: func(f *model.CrewFact) (string, Span) { return "the level of " + f.Upgrade, least(f) },
		Never: func(w CrewWorld, f *model.CrewFact) string {
			for _, u := range w.Rules.Upgrades {
				if n := Bound(f.AtLeast, 1); u.ID == f.Upgrade && n > len(u.Levels) {
					return fmt.Sprintf("it asks for level %d of %s, which goes to %d", n, f.Upgrade, len(u.Levels))
				}
			}
			return ""
		},
	}
}

// systemFact: the boxes filled in a system of the ship, or in each of them, lie in a range.
func systemFact() Fact {
	return Fact{
		Kind: "system", Takes: []string{"system", "atLeast", "atMost"},
		Words: func(n CrewNames, f *model.CrewFact, so bool) string {
			return "the ship’s " + n.systemName(f.System) + english.Pick(so, " is ", " is not ") + bounds(f)
		},
		Reads: func(f *model.CrewFact) []Cell { return []Cell{{Sort: SystemCell, ID: f.System}} },
		Number: func(f *model.CrewFact) (string, Span) {
			if f.System == "" {
				return "", Span{}
			}
			return "the state of " + f.System, span(f)
		},
		Never: func(w CrewWorld, f *model.CrewFact) string {
			for _, s := range w.Rules.Ship.Systems {
				if (f.System == "" || f.System == s.ID) && s.Most > 0 && Bound(f.AtLeast, 0) > s.Most {
					return fmt.Sprintf("it asks for %s at %d, which goes to %d", s.ID, *f.AtLeast, s.Most)
				}
			}
			return ""
		},
	}
}

func (n CrewNames) systemName(id string) string {
	if id == "" {
		return "every system"
	}
	return english.Lower(n.System(id))
}
