package service

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/scene"
)

// withHouse writes house rules of an edition into the pack.cue of a pack.
func withHouse(t *testing.T, root, edition, set string) {
	t.Helper()
	pack := filepath.Join(root, reading.PackFile)
	src, err := os.ReadFile(pack)
	must(t, err)
	house := "\thouse: " + edition + ": {title: \"Ours\", text: \"Otherwise.\", set: {\n" + set + "}}\n\tlicence:"
	must(t, os.WriteFile(pack, []byte(strings.Replace(string(src), "\tlicence:", house, 1)), 0o666))
}

// ruledOn are the things of the rule set that products of units lead to, with the files, by product: each file has its name there.
func ruledOn(t *testing.T, root string, of ...[2]string) map[string][]string {
	t.Helper()
	seen := map[string][]string{}
	for _, job := range of {
		r := (&reading.Direct{}).Make(reading.Job{Root: root, Unit: job[0], Draw: job[1]})
		i := slices.IndexFunc(r.Drawn, func(f output.File) bool { return f.Name == reading.SourcesFile })
		if i < 0 {
			t.Fatalf("%s of %s is not drawn: %s %v", job[1], job[0], r.NotDrawn, r.Found)
		}
		var shown []reading.Shown
		must(t, json.Unmarshal(r.Drawn[i].Data, &shown))
		for _, s := range shown {
			if s.Kind != scene.RuleSet {
				continue
			}
			text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(s.In)))
			must(t, err)
			name := s.Path[strings.LastIndexByte(s.Path, '.')+1:]
			if s.From >= len(text) || !strings.HasPrefix(strings.Trim(string(text[s.From:]), `"`), name) {
				t.Errorf("%s leads to %s, where stands %.30q", s.Path, s.In, text[min(s.From, len(text)):])
			}
			seen[job[1]] = append(seen[job[1]], s.Path+" in "+s.In)
		}
	}
	return seen
}

// What a pack's own rules bring onto a page leads to the file of the pack that says it; what the rule set says as it comes leads to
// none.
func TestPagesLeadToThePacksOwnRules(t *testing.T) {
	_, root := shipped(t, "salvage-run", "decks", "posts/bs-mart")
	addRules(t, root, true)
	withHouse(t, root, "purge", `
		hostility: levels: guarded: text: "Everybody hears it."
		npcs: harvester: stats: health: 2
		tokens: knife: sell: 2
		boxes: "core-space": tokens: "own-item": 1
	`)
	seen := ruledOn(t, root, [2]string{"salvage-run", "reference"}, [2]string{"salvage-run", "trackers"}, [2]string{"salvage-run", "cards"},
		[2]string{"salvage-run", "tokens"}, [2]string{"salvage-run", "sheet"}, [2]string{"posts/bs-mart", "posts"})
	for what, want := range map[string][]string{
		"reference": {
			"npcs.own-npc in house/own-npc/npc.cue", "npcs.own-npc.rules.bite in house/own-npc/npc.cue", "terrain.own-terrain in house/own-terrain/terrain.cue",
			"attributes.own-item in house/own-item/item.cue", "skills.own-skill in house/own-skill/skill.cue", "hostility.levels.guarded in pack.cue", "npcs.harvester in pack.cue",
		},
		"trackers": {"npcs.own-npc in house/own-npc/npc.cue", "npcs.own-npc.rules.bite in house/own-npc/npc.cue", "hostility.levels.guarded in pack.cue", "npcs.harvester in pack.cue"},
		"cards":    {"npcs.harvester in pack.cue"},
		"tokens":   {"tokens.own-item in house/own-item/item.cue", "attributes.own-item in house/own-item/item.cue", "tokens.knife in pack.cue"},
		"sheet":    {"hostility.levels.guarded in pack.cue"},
		"posts":    {"tokens.knife in pack.cue"},
	} {
		for _, w := range want {
			if !slices.Contains(seen[what], w) {
				t.Errorf("%s shows no %s, but %v", what, w, seen[what])
			}
		}
		if slices.ContainsFunc(seen[what], func(s string) bool {
			return strings.HasPrefix(s, "npcs.devastator") || strings.HasPrefix(s, "tokens.combat-vest")
		}) {
			t.Errorf("%s leads to what no pack says: %v", what, seen[what])
		}
	}
}

// So does what a pack for Xia plays otherwise.
func TestPagesOfXiaLeadToThePacksOwnRules(t *testing.T) {
	_, root := shipped(t, "xia")
	root = filepath.Join(root, "xia")
	withHouse(t, root, "xia", `
		ships: "puddle-jumper": energy: 6
		coins: blue: credits: 4000
		borders: star: title: "Burning star"
	`)
	seen := ruledOn(t, root, [2]string{"first-game", "trackers"}, [2]string{"first-game", "tokens"}, [2]string{"first-game", "reference"}, [2]string{"first-game", "sheet"})
	for what, want := range map[string]string{
		"trackers": "[ships.puddle-jumper in pack.cue]", "tokens": "[coins.blue in pack.cue]", "reference": "[borders.star in pack.cue]",
	} {
		if got := fmt.Sprint(slices.Compact(seen[what])); got != want {
			t.Errorf("%s leads to %s, want %s", what, got, want)
		}
	}
}
