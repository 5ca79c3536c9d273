package aftermath

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Wear says how ships wear out and are mended.
func Wear(n kinds.Names, w model.WearRules) []Rule {
	var l list
	if w.Table != "" {
		l.add("Wear", "each crew rolls on "+table(n, w.Table)+" after a game")
	}
	price := fmt.Sprintf("costs %d UA", w.Repair)
	if w.Roll != "" {
		price = "costs what a roll on " + table(n, w.Roll) + " says, a roll for each"
	}
	if w.Repair > 0 || w.Roll != "" {
		l.add("Repairs", "a repair fills 1 box of any system and "+price+"; there may be any number of them, of the same system or of others")
	}
	if w.Wrecked != nil {
		when := "it is mended in the same phase"
		if w.Mended == "next-phase" {
			when = "it is mended by the end of the next " + repairs(n) + " phase"
		}
		l.add("Beyond repair", fmt.Sprintf("a ship with a system at %d is lost, and its crew is out of the campaign, unless %s", *w.Wrecked, when))
	}
	return l.rules
}

// Upgrades says what limits the building in of upgrades.
func Upgrades(n kinds.Names, u model.UpgradeRule) []Rule {
	var l list
	var parts []string
	if u.PerPhase > 0 {
		parts = append(parts, english.Count(u.PerPhase, "upgrade")+" at most can be built in after a game, each level behind those below it")
	}
	if u.Maintained {
		parts = append(parts, "only a ship with no empty box is upgraded; what is built in stays, whatever wears")
	}
	if u.Roll != "" {
		parts = append(parts, "on top of a level’s price comes a roll on "+table(n, u.Roll))
	}
	l.add("Upgrades", strings.Join(parts, "; "))
	return l.rules
}

// CatchingUp says who is advised to play extra games.
func CatchingUp(c model.CampaignRules) []Rule {
	var l list
	if c.CatchUp > 0 {
		l.add("Catching up", fmt.Sprintf("a crew that lags %d UA or more behind another in traders and equipment is advised to play extra games until it has caught up", c.CatchUp))
	}
	return l.rules
}

// repairs is the phase between games in which ships are mended.
func repairs(n kinds.Names) string {
	for _, p := range n.Rules.Campaign.Phases {
		if slices.Contains(p.Steps, "repair") {
			return english.Lower(p.Title)
		}
	}
	return "repair"
}
