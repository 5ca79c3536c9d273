package policy

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// numbers are paths into the rule set of the Purge with another value each: one by one they have to change how games go.
func numbers() map[string]string {
	return map[string]string{
		"play.move.step": "300", "play.move.most": "700", "play.move.proximity": "0", "play.move.friends": "false",
		"play.ammo.full": "2", "play.ammo.perShot": "2", "play.effortless.free": "0", "play.effortless.more": "2", "play.skills.pegs": "3",
		"play.assault.jam": "1", "play.cover.1.hits": "3", "play.cover.0.to": "5", "play.ranges.0.to": "900",
		"play.ranges.1.to": "600", "play.sight.to": `"centre"`, "play.knockBack.dice": "4", "play.knockBack.prone": "1",
		"play.persuade.hits": "3", "hostility.shotPegs": "3", "hostility.shotsPerRound": "5",
		"dice.blue.faces.0.count": "4", "dice.red.faces.0.count": "4", "dice.purge.faces.0.count": "3",
		"npcs.harvester.stats.health": "3", "npcs.harvester.stats.close": "4", "npcs.harvester.stats.actions": "4", "npcs.devastator.stats.ranged": "6",
		"npcs.assassin.stats.close": "6", "npcs.harvester.rank": "9", "crews.tray.width": "100",
		"tokens.outland-pistol.ranged.0": "5", "tokens.outland-rifle.ranged.0": "6", "tokens.medi-stim.heal": "5", "tokens.line-rifle.ranged.1": "6",
		"tokens.shield-belt.shield":   "6",
		"npcs.devastator.stats.close": "5", "npcs.devastator.stats.actions": "4", "tokens.knife.close": "5",
		"tokens.common-pistol.ranged.0": "4", "tokens.outland-pistol-2.ranged.0": "5", "dice.blue.faces.1.count": "3", "dice.red.faces.1.count": "3",
		"dice.chance.faces.0.number": "6", "npcs.harvester.stats.armour": "3",
		"play.armour.equal": `"armour"`, "play.truce.enemies": "true",
	}
}

// unmoved are those of which the games that are played here have nothing to tell.
func unmoved() map[string]string {
	return map[string]string{
		"play.truce.enemies": "no mission here is played in a truce",
		"play.armour.equal":  "no two of equal worth are worn at once",
	}
}

// tellers are the missions whose games tell of a number, by its path, where those of Salvage Run hardly ever do.
func tellers(salvage shipped.Mission) map[string]shipped.Mission {
	crowded, m := salvage, *salvage.Mission
	m.Setup.NPCs = nil
	for x := range model.Length(8) { // people wait where crews come in
		m.Setup.NPCs = append(m.Setup.NPCs, model.StartNPC{Kind: "civilian", Count: 1, At: &model.Point{X: 350 + 100*x, Y: 250}})
	}
	crowded.Mission = &m
	return map[string]shipped.Mission{"play.persuade.hits": crowded}
}

// TestNumbersChangeGames: each of forty numbers of the rule set, changed by itself, changes the course of games.
func TestNumbersChangeGames(t *testing.T) {
	salvage := shipped.MissionOf(t, "salvage-run")
	data, err := json.Marshal(salvage.Rules)
	if err != nil {
		t.Fatal(err)
	}
	usual, changed := course(t, salvage, salvage.Rules), 0
	for path, value := range numbers() {
		m, plain := salvage, usual
		if other, told := tellers(salvage)[path]; told {
			m, plain = other, course(t, other, other.Rules)
		}
		var tree any
		if err := json.Unmarshal(data, &tree); err != nil {
			t.Fatal(err)
		}
		if !put(tree, strings.Split(path, "."), json.RawMessage(value)) {
			t.Errorf("the rule set has no %s", path)
			continue
		}
		other, err := json.Marshal(tree)
		if err != nil {
			t.Fatal(err)
		}
		r := new(model.RuleSet)
		if err := json.Unmarshal(other, r); err != nil {
			t.Fatal(path, err)
		}
		why := unmoved()[path]
		switch same := course(t, m, r) == plain; {
		case same && why == "":
			t.Errorf("with %s %s all games go as before", path, value)
		case !same && why != "":
			t.Errorf("with %s %s games go otherwise: take it out of those that do not", path, value)
		case !same:
			changed++
		}
	}
	if changed < 40 {
		t.Errorf("%d numbers changed games; the promise is 40", changed)
	}
}

// course is how a number of games go with some rules, as one text of hashes.
func course(t *testing.T, m shipped.Mission, r *model.RuleSet) string {
	t.Helper()
	crew := shipped.CrewOf(t, "patient-creditor")
	x, err := play.Lower(m.Mission, r, m.Decks, []*model.Crew{crew})
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	games := uint64(12)
	if os.Getenv("SORTIE_FULL") != "" {
		games = 100
	}
	for seed := range games {
		g, err := x.New(seed)
		if err != nil {
			return err.Error()
		}
		Play(g, Greedy{})
		fmt.Fprintf(&b, "%x ", g.State.Hash())
		if g, err = x.New(seed); err != nil {
			return err.Error()
		}
		p, _ := Named("random", seed)
		Play(g, p)
		fmt.Fprintf(&b, "%x ", g.State.Hash())
	}
	return b.String()
}

// put sets the value at a path; things in lists go by their id or their number.
func put(tree any, path []string, value any) bool {
	switch x := tree.(type) {
	case map[string]any:
		if len(path) == 1 {
			x[path[0]] = value
			return true
		}
		next, ok := x[path[0]]
		return ok && put(next, path[1:], value)
	case []any:
		for i, e := range x {
			m, _ := e.(map[string]any)
			if m["id"] != path[0] && fmt.Sprint(i) != path[0] {
				continue
			}
			if len(path) == 1 {
				x[i] = value
				return true
			}
			return put(e, path[1:], value)
		}
	}
	return false
}
