package service

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/scene"
)

// What a pack's own rules bring onto a page leads to the file of the pack that says it; what the rule set says as it comes leads to
// none.
func TestPagesLeadToThePacksOwnRules(t *testing.T) {
	_, root := shipped(t, "salvage-run", "decks", "posts/bs-mart")
	addRules(t, root, true)
	pack := filepath.Join(root, reading.PackFile)
	src, err := os.ReadFile(pack)
	must(t, err)
	must(t, os.WriteFile(pack, []byte(strings.Replace(string(src), "\tlicence:", `	house: purge: {
		title: "Ours"
		text:  "Otherwise."
		set: {
			hostility: levels: guarded: text: "Everybody hears it."
			npcs: harvester: stats: health: 2
			tokens: knife: sell: 2
			boxes: "core-space": tokens: "own-item": 1
		}
	}
	licence:`, 1)), 0o666))
	seen := map[string][]string{}
	for _, of := range [][2]string{
		{"salvage-run", "reference"}, {"salvage-run", "trackers"}, {"salvage-run", "cards"}, {"salvage-run", "tokens"}, {"salvage-run", "sheet"}, {"posts/bs-mart", "posts"},
	} {
		r := (&reading.Direct{}).Make(reading.Job{Root: root, Unit: of[0], Draw: of[1]})
		var shown []reading.Shown
		for _, f := range r.Drawn {
			if f.Name == reading.SourcesFile {
				must(t, json.Unmarshal(f.Data, &shown))
			}
		}
		if len(shown) == 0 {
			t.Fatalf("nothing is drawn: %s %v", r.NotDrawn, r.Found)
		}
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
			seen[of[1]] = append(seen[of[1]], s.Path+" in "+s.In)
		}
	}
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
