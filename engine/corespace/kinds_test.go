package corespace

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/engine/dice"
	"github.com/sortie-tools/sortie/schema/model"
)

// kindsOf are the kinds of a table of the schema, such as "_effects".
func kindsOf(t *testing.T, table string) []string {
	t.Helper()
	path := filepath.Join("..", "..", "schema", "corespace", "rule.cue")
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := parser.ParseFile(path, src)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, d := range file.Decls {
		if f, ok := d.(*ast.Field); ok && labelOf(f) == table {
			for _, e := range f.Value.(*ast.StructLit).Elts {
				out = append(out, labelOf(e.(*ast.Field)))
			}
		}
	}
	if len(out) < 10 {
		t.Fatalf("%s has the kinds %v", table, out)
	}
	return out
}

func labelOf(f *ast.Field) string {
	name, _, err := ast.LabelName(f.Label)
	if err != nil {
		return ""
	}
	return name
}

// covers fails for a kind without an example, and for an example of a kind that there is not.
func covers[T any](t *testing.T, table string, examples map[string]T) {
	t.Helper()
	kinds := kindsOf(t, table)
	for _, k := range kinds {
		if _, ok := examples[k]; !ok {
			t.Errorf("%s has %q, and no test shows the page doing it or saying that it does not", table, k)
		}
	}
	for k := range examples {
		if !slices.Contains(kinds, k) {
			t.Errorf("%s has no %q", table, k)
		}
	}
}

// ruleMission is the test's mission with a rule of one's own and everything that rules can speak of.
func ruleMission(rules ...model.Rule) *model.Mission {
	m := testMission()
	most := 9
	m.Rules = rules
	m.Board.Furniture = append(m.Board.Furniture, model.Furniture{ID: "pod-1", Kind: "pod"}, model.Furniture{ID: "pod-2", Kind: "pod"})
	m.Board.Panels = append(m.Board.Panels, model.Panel{ID: "inner", Title: "The inner door", Name: "8,0-12,0", State: model.Open}, model.Panel{ID: "outer", Title: "The outer door", Name: "8,8-12,8", State: model.Closed})
	m.Board.Interlocks = [][]string{{"inner", "outer"}}
	m.Board.Zones = []model.Zone{{ID: "vault", Title: "The vault"}}
	m.Board.Airlocks = []model.Airlock{{ID: "a"}}
	m.Board.Hatches = []model.Hatch{{ID: "7"}}
	m.Setup.Counters = []model.Counter{{ID: "cables", Title: "Cables", Most: &most}}
	m.Setup.Hidden = []model.Hidden{{ID: "spy", Among: []string{"pod-1", "pod-2"}}}
	m.Setup.NPCs = []model.StartNPC{{ID: "clerk", Kind: "civilian", Name: "The clerk"}}
	m.Objectives = []model.Objective{{ID: "primary", Title: "Get out"}}
	return m
}

// playing is a table in the first phase of its first round.
func playing(t *testing.T, rules ...model.Rule) *Table {
	t.Helper()
	table := tableOf(t, ruleMission(rules...), 2)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance})
	return table
}

// worked is how often the rule "it" has worked, as the page is told.
func workedTimes(table *Table) int {
	rules := table.View().Play.Rules
	return rules[slices.IndexFunc(rules, func(r RuleView) bool { return r.ID == "it" })].Worked
}

// press does what a button of the page does: the deed with a text, about the nth thing it can be about.
func press(t *testing.T, table *Table, text string, n int) []Event {
	t.Helper()
	for _, d := range table.View().Play.Deeds {
		if d.Text == text {
			return do(t, table, d.Options[n].Op)
		}
	}
	t.Fatalf("there is no button %q: %+v", text, table.View().Play.Deeds)
	return nil
}

// choose gives the answer with a label to the open question.
func choose(t *testing.T, table *Table, label string) []Event {
	t.Helper()
	ask := table.View().Play.Ask
	if ask == nil {
		t.Fatalf("nothing is asked that could be answered with %q", label)
	}
	at := slices.Index(ask.Options, label)
	if at < 0 || ask.Text == "" {
		t.Fatalf("%q cannot be answered with %q: %v", ask.Text, label, ask.Options)
	}
	return do(t, table, Op{Kind: OpAnswer, N: at + 1})
}

// eventCase shows how a kind of trigger sets a rule off: by what the table sees, by a button, or by both.
type eventCase struct {
	when   model.Trigger
	see    func(*testing.T, *Table) // the table sees it
	answer string                   // to what it asks then
	button string                   // the players tell it
	piece  int                      // of the button's options
	often  bool                     // it is set off several times
}

func ops(list ...Op) func(*testing.T, *Table) {
	return func(t *testing.T, table *Table) { do(t, table, list...) }
}

// until goes on to a phase, or through as many rounds.
func until(phase string) func(*testing.T, *Table) {
	return func(t *testing.T, table *Table) { toPhase(t, table, phase) }
}

func eventCases() map[string]eventCase {
	trader, purge := &model.Who{Traders: "any"}, &model.Who{Group: "purge"}
	interact := []Op{{Kind: OpInteract, ID: "console"}}
	return map[string]eventCase{
		"start":        {when: model.Trigger{}, see: ops()},
		"round":        {when: model.Trigger{At: 2, Every: 2}, see: until("hostility")},
		"phase":        {when: model.Trigger{Phase: "purge", Moment: "end"}, see: until("npc")},
		"hostility":    {when: model.Trigger{Peg: 3}, see: ops(Op{Kind: OpPegs, N: 2})},
		"interact":     {when: model.Trigger{Any: "pod"}, see: ops(Op{Kind: OpInteract, ID: "pod-2"}), button: "A trader interacts with any pod"},
		"repair":       {when: model.Trigger{Of: "console"}, button: "A trader repairs the console"},
		"search":       {when: model.Trigger{Nth: 2}, see: ops(Op{Kind: OpOpen, ID: "c1"}, Op{Kind: OpOpen, ID: "c2"})},
		"pickup":       {when: model.Trigger{Token: "schedule"}, button: "Schedule is taken up"},
		"carried-off":  {when: model.Trigger{Token: "schedule"}, button: "Schedule is taken aboard a ship"},
		"enter":        {when: model.Trigger{Zone: "vault"}, button: "A trader enters the vault"},
		"leave":        {when: model.Trigger{Zone: "vault", Who: purge}, button: "Any figure of Purge leaves the vault"},
		"empty":        {when: model.Trigger{Place: &model.Place{Hatch: "2"}}, button: "Nobody is left at hatch 2"},
		"contact":      {when: model.Trigger{Who: trader, Target: &model.Who{Named: "clerk"}}, button: "Any trader comes into contact with the clerk"},
		"sees":         {when: model.Trigger{Who: purge, Target: trader}, button: "Any figure of Purge sees any trader"},
		"defeated":     {when: model.Trigger{Who: &model.Who{NPC: "harvester"}, Nth: 2}, see: ops(Op{Kind: OpPut, ID: "harvester"}, Op{Kind: OpDefeat, ID: "harvester"}, Op{Kind: OpPut, ID: "harvester"}, Op{Kind: OpDefeat, ID: "harvester"})},
		"attacked":     {when: model.Trigger{Who: purge}, button: "Any figure of Purge is attacked"},
		"acts":         {when: model.Trigger{Who: purge, Acts: []string{"move"}, Target: trader, Moment: "before"}, button: "Any figure of Purge is about to take a move against any trader"},
		"noise":        {button: "A shot or a blast is heard that is not silent"},
		"piece":        {when: model.Trigger{Any: "pod", Becomes: "broken"}, button: "Any pod becomes broken"},
		"turn":         {when: model.Trigger{Who: purge, Moment: "start"}, button: "The turn of any figure of Purge begins"},
		"loses":        {when: model.Trigger{Who: trader, What: "actions"}, button: "Any trader is about to lose actions to a rule"},
		"gets":         {when: model.Trigger{Who: trader}, button: "Any trader gets it"},
		"destroyed":    {when: model.Trigger{Any: "pod", Armour: 2, Hits: 1}, button: "Any pod is broken (armour 2, 1 hit)", piece: 1},
		"persuaded":    {when: model.Trigger{Who: &model.Who{Named: "clerk"}}, button: "The clerk is persuaded"},
		"crime":        {when: model.Trigger{Against: &model.Who{NPC: "civilian"}, Acts: []string{"attack", "rob"}}, button: "Any Civilian is attacked or robbed"},
		"aboard":       {when: model.Trigger{Who: trader}, button: "Any trader goes aboard"},
		"all-aboard":   {button: "All traders of a crew are aboard"},
		"crew-gone":    {when: model.Trigger{Which: "any"}, button: "Every trader of a crew is aboard or defeated"},
		"counter":      {when: model.Trigger{Of: "cables", Reaches: 2}, see: ops(Op{Kind: OpCount, ID: "cables", N: 3})},
		"door":         {when: model.Trigger{Of: "gate", Becomes: "open"}, see: ops(Op{Kind: OpDoor, ID: "gate", State: "open"})},
		"arrival":      {when: model.Trigger{NPC: "harvester"}, see: ops(Op{Kind: OpPut, ID: "harvester"})},
		"arrival-roll": {when: model.Trigger{Results: []int{1, 2, 3, 4, 5, 6}}, see: arrive, often: true},
		"chance":       {when: model.Trigger{Who: &model.Who{NPC: "civilian"}, Faces: []string{"civilian"}}, see: rollFace("chance=4"), answer: "Yes", button: "The chance die of any Civilian shows civilian"},
		"misfire":      {when: model.Trigger{Who: trader}, button: "A die of any trader shows a misfire"},
		"event-card":   {when: model.Trigger{Category: "hazard"}, see: drawUntilHazard},
		"objective":    {when: model.Trigger{Of: "primary"}, see: ops(Op{Kind: OpObjective, ID: "primary"})},
		"after":        {when: model.Trigger{Rule: "first", Rounds: 1}, see: afterARound},
		"end":          {see: ops(Op{Kind: OpOver})},
		"any":          {when: model.Trigger{Triggers: []model.Trigger{{Kind: "enter", Zone: "vault"}, {Kind: "interact", With: "console"}}}, see: ops(interact...), button: "A trader enters the vault"},
	}
}

func rollFace(face string) func(*testing.T, *Table) {
	return func(t *testing.T, table *Table) {
		table.UseDice(dice.Scripted(t, face))
		do(t, table, Op{Kind: OpRoll, ID: "chance", N: 1})
	}
}

func arrive(t *testing.T, table *Table) {
	do(t, table, Op{Kind: OpPegs, N: 8})
	toPhase(t, table, "purge")
	do(t, table, Op{Kind: OpArrivals})
}

func drawUntilHazard(t *testing.T, table *Table) {
	for workedTimes(table) == 0 && len(table.state.Held) < 2 {
		do(t, table, Op{Kind: OpDraw})
	}
}

// afterARound works the rule that another waits for, which works a round later and not before.
func afterARound(t *testing.T, table *Table) {
	do(t, table, Op{Kind: OpInteract, ID: "pod-1"})
	toPhase(t, table, "assessment")
	if workedTimes(table) != 0 {
		t.Error("a round had not passed")
	}
	toPhase(t, table, "trader")
}

// Every kind of trigger sets its rule off, when the table sees it or when the players tell of it, once.
func TestEveryKindOfTrigger(t *testing.T) {
	cases := eventCases()
	covers(t, "_triggers", cases)
	for kind, c := range cases {
		c.when.Kind = kind
		rule := model.Rule{ID: "it", Title: "It", When: &c.when, Do: []model.Effect{{Kind: "pegs", Add: -1}}}
		first := model.Rule{ID: "first", Title: "First", When: &model.Trigger{Kind: "interact", With: "pod-1"}, Do: []model.Effect{{Kind: "ignore"}}, Times: 1}
		if c.see == nil && c.button == "" {
			t.Errorf("%s: neither seen nor told", kind)
		}
		t.Run(kind, func(t *testing.T) { c.seen(t, rule, first) })
		t.Run(kind+" told", func(t *testing.T) { c.told(t, rule, first) })
	}
}

func (c eventCase) seen(t *testing.T, rules ...model.Rule) {
	if c.see == nil {
		return
	}
	table := playing(t, rules...)
	c.see(t, table)
	if c.answer != "" {
		choose(t, table, c.answer)
	}
	if got := workedTimes(table); got != 1 && !(c.often && got > 0) {
		t.Errorf("it worked %d times", got)
	}
	if c.button == "" && len(table.View().Play.Deeds) > 1 {
		t.Errorf("the table sees it, and there is a button: %+v", table.View().Play.Deeds)
	}
}

func (c eventCase) told(t *testing.T, rules ...model.Rule) {
	if c.button == "" {
		return
	}
	table := playing(t, rules...)
	if got := workedTimes(table); got != 0 {
		t.Fatalf("it worked %d times before anything happened", got)
	}
	press(t, table, c.button, c.piece)
	if got := workedTimes(table); got != 1 {
		t.Errorf("told, it worked %d times", got)
	}
}
