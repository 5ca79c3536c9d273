package compiler

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/model"
)

// crewFacts is every kind of fact about a crew, as an author writes it and as it is decoded.
var crewFacts = map[string]model.CrewFact{
	`{kind: "trader", class: "tech", skill: "repair", rank: 2, level: 1, survived: false, captain: false, count: 2}`: {
		Kind: "trader", Class: "tech", Skill: "repair", Rank: 2, Level: 1, Survived: pointer(false), Captain: pointer(false), Count: 2},
	`{kind: "trader", trader: "jace"}`:                 {Kind: "trader", Trader: "jace", Count: 1},
	`{kind: "ua", atLeast: 10}`:                        {Kind: "ua", AtLeast: pointer(10)},
	`{kind: "points", atMost: 150}`:                    {Kind: "points", AtMost: pointer(150)},
	`{kind: "crew", atLeast: 2, atMost: 5}`:            {Kind: "crew", AtLeast: pointer(2), AtMost: pointer(5)},
	`{kind: "holds", token: "data-pad"}`:               {Kind: "holds", Token: "data-pad", AtLeast: pointer(1)},
	`{kind: "boon", boon: "a-favour"}`:                 {Kind: "boon", Boon: "a-favour"},
	`{kind: "upgrade", upgrade: "scanners"}`:           {Kind: "upgrade", Upgrade: "scanners", AtLeast: pointer(1)},
	`{kind: "system", system: "hull", atMost: 0}`:      {Kind: "system", System: "hull", AtMost: pointer(0)},
	`{kind: "won"}`:                                    {Kind: "won"},
	`{kind: "objective", objective: "primary"}`:        {Kind: "objective", Objective: "primary", By: "crew"},
	`{kind: "extracted", result: "apprehended"}`:       {Kind: "extracted", Result: "apprehended", AtLeast: pointer(1)},
	`{kind: "played", node: "n", atLeast: 2}`:          {Kind: "played", Node: "n", AtLeast: pointer(2)},
	`{kind: "counter", counter: "heat", atLeast: 3}`:   {Kind: "counter", Counter: "heat", AtLeast: pointer(3)},
	`{kind: "place", atMost: 4}`:                       {Kind: "place", AtMost: pointer(4)},
	`{kind: "choice", text: "Take the bribe"}`:         {Kind: "choice", Text: "Take the bribe"},
	`{kind: "text", text: "It has rained."}`:           {Kind: "text", Text: "It has rained."},
	`{kind: "any", of: [{kind: "won"}]}`:               {Kind: "any", Of: []model.CrewFact{{Kind: "won"}}},
	`{kind: "all", of: [{kind: "won"}, {kind: "ua"}]}`: {Kind: "all", Of: []model.CrewFact{{Kind: "won"}, {Kind: "ua"}}},
	`{kind: "none", of: [{kind: "all", of: []}]}`:      {Kind: "none", Of: []model.CrewFact{{Kind: "all"}}},
}

// crewEffects is every kind of effect on a crew, likewise. Prose is compared by its source elsewhere.
var crewEffects = map[string]model.CrewEffect{
	`{kind: "ua", add: -2}`:                                  {Kind: "ua", Add: pointer(-2)},
	`{kind: "token", token: "medi-pack", count: 2}`:          {Kind: "token", Token: "medi-pack", Count: 2},
	`{kind: "draw", from: "rare", count: 2, keep: 1}`:        {Kind: "draw", From: "rare", Count: 2, Keep: 1},
	`{kind: "lose", goods: {rare: true}, count: 1}`:          {Kind: "lose", Goods: &model.Goods{Rare: pointer(true)}, Count: 1},
	`{kind: "career", points: 1, who: "survivors"}`:          {Kind: "career", Points: 1, Who: "survivors"},
	`{kind: "stat", stat: "health", add: -1, who: "pick"}`:   {Kind: "stat", Stat: "health", Add: pointer(-1), Who: "pick"},
	`{kind: "heal", who: "all"}`:                             {Kind: "heal", Who: "all"},
	`{kind: "miss", games: 2, who: "defeated"}`:              {Kind: "miss", Games: 2, Who: "defeated"},
	`{kind: "repair", boxes: 2}`:                             {Kind: "repair", Boxes: 2},
	`{kind: "degrade", rolls: 3}`:                            {Kind: "degrade", Rolls: 3},
	`{kind: "upgrade", upgrade: "scanners"}`:                 {Kind: "upgrade", Upgrade: "scanners"},
	`{kind: "post", post: "bazaar", set: "shut"}`:            {Kind: "post", Post: "bazaar", Set: "shut"},
	`{kind: "trader", trader: "jace", set: "leaves"}`:        {Kind: "trader", Trader: "jace", Set: "leaves"},
	`{kind: "counter", counter: "heat", to: 0}`:              {Kind: "counter", Counter: "heat", To: pointer(0)},
	`{kind: "airlock"}`:                                      {Kind: "airlock"},
	`{kind: "upkeep", who: "achiever"}`:                      {Kind: "upkeep", Who: "achiever"},
	`{kind: "boon", boon: "a-favour", text: ""}`:             {Kind: "boon", Boon: "a-favour", Uses: 1},
	`{kind: "text", text: ""}`:                               {Kind: "text"},
	`{kind: "price", price: {on: "hire", add: -2}, uses: 2}`: {Kind: "price", Uses: 2, Price: &model.PriceLine{On: "hire", Add: -2}},
}

func pointer[T any](v T) *T { return &v }

const factsCampaign = `package campaign

import "sortie.tools/corespace"

corespace.#Campaign & {
	id: "facts", title: "Facts", edition: "purge", provenance: "assumed"
	players: {min: 1, max: 2}
	story: "Everything at once."
	start: node: "n"
	counters: heat: title: "Heat"
	nodes: n: {
		after: [{when: {kind: "all", of: [
			FACTS
		]}, do: [
			EFFECTS
		]}]
		next: [{to: "done"}]
	}
	endings: done: {title: "Done", text: "It is over."}
}
`

// Each kind decodes into the fields that the model says, and no kind is left out.
func TestEveryFactAndEffectDecodes(t *testing.T) {
	facts, effects := slices.Sorted(maps.Keys(crewFacts)), slices.Sorted(maps.Keys(crewEffects))
	text := strings.Replace(factsCampaign, "FACTS", strings.Join(facts, ",\n\t\t\t"), 1)
	text = strings.Replace(text, "EFFECTS", strings.Join(effects, ",\n\t\t\t"), 1)
	res := run(t, Options{}, tree(t, map[string]string{"campaign.cue": text}))
	if len(res.Units) != 1 || res.Units[0].Value == nil {
		t.Fatalf("not a campaign:\n%s", report(res.Diagnostics))
	}
	outcome := res.Units[0].Value.(*model.Campaign).Nodes[0].After[0]
	kinds := map[string]bool{}
	for i, f := range facts {
		if diff := cmp.Diff(crewFacts[f], outcome.When.Of[i]); diff != "" {
			t.Errorf("%s\n%s", f, diff)
		}
		kinds["fact "+outcome.When.Of[i].Kind] = true
	}
	for i, e := range effects {
		if diff := cmp.Diff(crewEffects[e], outcome.Do[i]); diff != "" {
			t.Errorf("%s\n%s", e, diff)
		}
		kinds["effect "+outcome.Do[i].Kind] = true
	}
	for _, k := range tableKinds(t) {
		if !kinds[k] {
			t.Errorf("%s is tried nowhere", k)
		}
	}
}

// tableKinds lists the kinds that the schema knows.
func tableKinds(t *testing.T) []string {
	t.Helper()
	data, err := schema.FS.ReadFile("corespace/crewfact.cue")
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	facts, effects, _ := strings.Cut(string(data), "_crewEffects: {")
	for _, m := range regexp.MustCompile(`(?m)^\t"([a-z]+)":`).FindAllStringSubmatch(facts, -1) {
		kinds = append(kinds, "fact "+m[1])
	}
	for _, m := range regexp.MustCompile(`(?m)^\t"([a-z]+)":`).FindAllStringSubmatch(effects, -1) {
		kinds = append(kinds, "effect "+m[1])
	}
	return kinds
}
