package corespace

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/dice"
	"github.com/sortie-tools/sortie/schema/model"
)

// factCase shows how a kind of condition is judged: by what the table knows, or by an answer.
type factCase struct {
	must  model.Condition
	holds []Op // makes it so; the table then lets the rule work without a word
	ask   string
}

func factCases() map[string]factCase {
	two, one := 2, 1
	it, purge := &model.Who{Figure: "it"}, &model.Who{Group: "purge"}
	leaf := model.Condition{Kind: "counter", Of: "cables", Min: &two}
	raise := []Op{{Kind: OpCount, ID: "cables", N: 2}}
	return map[string]factCase{
		"all":       {must: model.Condition{Conditions: []model.Condition{leaf, {Kind: "round", First: 1}}}, holds: raise},
		"any":       {must: model.Condition{Conditions: []model.Condition{leaf, {Kind: "round", First: 9}}}, holds: raise},
		"not":       {must: model.Condition{Conditions: []model.Condition{{Kind: "counter", Of: "cables", Max: &one}}}, holds: raise},
		"hostility": {must: model.Condition{From: "guarded"}, holds: []Op{{Kind: OpPegs, N: 5}}},
		"round":     {must: model.Condition{First: 2}, holds: slices.Repeat([]Op{{Kind: OpAdvance}}, 8)},
		"crews":     {must: model.Condition{Min: &two}, holds: []Op{}},
		"counter":   {must: leaf, holds: raise},
		"door":      {must: model.Condition{Of: "gate", Is: "open"}, holds: []Op{{Kind: OpDoor, ID: "gate", State: "open"}}},
		"carries":   {must: model.Condition{Who: &model.Who{Traders: "acting"}, Token: "orb"}, ask: "Is it so: the trader who did it carries orb?"},
		"in":        {must: model.Condition{Who: &model.Who{Traders: "any"}, Place: &model.Place{Zone: "vault"}}, ask: "Is it so: any trader is in the vault?"},
		"alive":     {must: model.Condition{Who: &model.Who{NPC: "harvester"}}, holds: []Op{{Kind: OpPut, ID: "harvester"}}},
		"done":      {must: model.Condition{Objective: "primary"}, holds: []Op{{Kind: OpObjective, ID: "primary"}}},
		"boon":      {must: model.Condition{Boon: "blackmail"}, ask: "Is it so: the crew holds “blackmail” from an earlier game?"},
		"cover":     {must: model.Condition{Who: it, Target: purge}, ask: "Is it so: the trader who did it is in cover from any figure of Purge?"},
		"sees":      {must: model.Condition{Who: purge, Target: it, Range: "short"}, ask: "Is it so: any figure of Purge sees the trader who did it in short range?"},
		"moved":     {must: model.Condition{Who: it}, ask: "Is it so: the trader who did it moves this round?"},
		"prone":     {must: model.Condition{Who: it}, ask: "Is it so: the trader who did it lies prone?"},
		"has":       {must: model.Condition{Who: it, Skill: "kata", Class: "marine"}, ask: "Is it so: the trader who did it has the skill kata and is a Marine?"},
		"stat":      {must: model.Condition{Who: it, Stat: "health", Min: &two}, ask: "Is it so: the health of the trader who did it is 2 or more?"},
		"side":      {must: model.Condition{NPC: "harvester", Is: "charged"}, ask: "Is it so: the board of the Harvester shows its stronger side?"},
		"piece":     {must: model.Condition{Any: "pod", Is: "broken"}, ask: "Is it so: any pod is broken?"},
		"holds":     {must: model.Condition{Who: it, Counter: "fear", Min: &two}, ask: "Is it so: the trader who did it has 2 or more fear counters?"},
		"way":       {must: model.Condition{Who: it, Place: &model.Place{Zone: "vault"}}, ask: "Is it so: the trader who did it has a way to the vault that leads through nothing that would harm it?"},
		"phase":     {must: model.Condition{Phase: "purge"}, holds: slices.Repeat([]Op{{Kind: OpAdvance}}, 3)},
		"crime":     {must: model.Condition{Against: purge, Acts: []string{"attack", "rob"}}, ask: "Is it so: somebody of the crew has attacked or robbed any figure of Purge in this game?"},
		"stopped":   {must: model.Condition{Who: it}, ask: "Is it so: a wall stops the trader who did it?"},
		"uses":      {must: model.Condition{Who: it, Category: "weapon"}, ask: "Is it so: the trader who did it uses any weapon?"},
		"token":     {must: model.Condition{Used: true}, ask: "Is it so: it has been used?"},
		"marked":    {must: model.Condition{Counter: "fear", Min: &two}, ask: "Is it so: the number of fear counters on it is 2 or more?"},
		"engaged":   {must: model.Condition{Who: it}, ask: "Is it so: the trader who did it is engaged?"},
		"outcome":   {must: model.Condition{Is: "hit"}, ask: "Is it so: it hits?"},
		"rolled":    {must: model.Condition{Die: "chance", Results: []int{5, 6}}, ask: "Is it so: the chance shows 5 or 6?"},
	}
}

// Every kind of condition holds its rule back until it is so, by what the table knows or by what it is told.
func TestEveryKindOfCondition(t *testing.T) {
	cases := factCases()
	covers(t, "_conditions", cases)
	for kind, c := range cases {
		t.Run(kind, func(t *testing.T) {
			c.must.Kind = kind
			touch := Op{Kind: OpInteract, ID: "console"}
			table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, If: &c.must,
				Do: []model.Effect{{Kind: "ignore"}}})
			if c.ask != "" {
				c.asked(t, table, touch)
				return
			}
			if kind != "crews" && !has(do(t, table, touch), RuleIdle) {
				t.Error("it is not so, and nothing is said")
			}
			do(t, table, c.holds...)
			do(t, table, touch)
			if got := workedTimes(table); got != 1 {
				t.Errorf("it is so, and the rule worked %d times", got)
			}
		})
	}
}

func (c factCase) asked(t *testing.T, table *Table, touch Op) {
	for _, answer := range []string{"No", "Yes"} {
		do(t, table, touch)
		if ask := table.View().Play.Ask; ask == nil || ask.Text != c.ask {
			t.Fatalf("it asks %+v, want %q", ask, c.ask)
		}
		choose(t, table, answer)
		if got, want := workedTimes(table) == 1, answer == "Yes"; got != want {
			t.Errorf("after %s the rule has worked: %v", answer, got)
		}
	}
}

// doneCase shows what becomes of a kind of effect: an event of the table, or a sentence for the players.
type doneCase struct {
	do     model.Effect
	before []Op
	answer string // to what it asks
	event  EventKind
	hand   string
}

func doneCases() map[string]doneCase {
	three, none, yes := 3, 0, true
	it := &model.Who{Figure: "it"}
	all, purge, at := &model.Who{Traders: "all"}, &model.Who{Group: "purge"}, &model.Place{Zone: "vault"}
	bang := []model.Effect{{Kind: "pegs", Add: 1}}
	put := []Op{{Kind: OpPut, ID: "harvester"}}
	return map[string]doneCase{
		"give":         {do: model.Effect{Token: "schedule"}, event: Given},
		"draw":         {do: model.Effect{Draw: &model.Draw{From: "pouch", Count: 2, Category: "weapon"}}, event: Given},
		"take":         {do: model.Effect{Token: "orb"}, hand: "Hand in an orb."},
		"door":         {do: model.Effect{Of: "gate", Set: "open"}, event: DoorSet},
		"switch-doors": {do: model.Effect{Doors: []string{"inner", "outer"}}, event: DoorSet},
		"pegs":         {do: model.Effect{Add: 2}, event: PegsAdded},
		"spawn":        {do: model.Effect{NPC: "harvester", Count: 2, At: &model.Place{Any: "entry", Pick: "random"}}, event: Arrival},
		"remove":       {do: model.Effect{Who: &model.Who{NPC: "harvester"}}, before: put, event: FiguresMoved},
		"replace":      {do: model.Effect{Who: &model.Who{NPC: "harvester"}, NPC: "devastator"}, before: put, event: Arrival},
		"move":         {do: model.Effect{Who: all, Mode: "push", By: 200}, hand: "Push every trader 2 in."},
		"attack":       {do: model.Effect{Who: all, Dice: 3, IgnoreArmour: true}, hand: "Every trader suffers an attack with 3 dice, armour does not count."},
		"damage":       {do: model.Effect{Who: all, Hits: 1}, hand: "Every trader suffers 1 hit."},
		"heal":         {do: model.Effect{Who: all, Pegs: 2, Type: "skill"}, hand: "Every trader gets 2 skill pegs back."},
		"state":        {do: model.Effect{Who: purge, Set: "alert"}, hand: "Every figure of Purge is on the alert."},
		"behaviour":    {do: model.Effect{Who: purge, Toward: at}, hand: "Every figure of Purge heads for the vault."},
		"control":      {do: model.Effect{Piece: "console", Player: "acting", Actions: []string{"move"}}, hand: "The acting player plays the console, with these actions: move."},
		"prone":        {do: model.Effect{Who: all}, hand: "Every trader falls prone."},
		"piece":        {do: model.Effect{Any: "pod", Pick: "choice", Set: "broken"}, answer: "The pod 2", event: ThingSet},
		"degradation":  {do: model.Effect{Rolls: 3, For: "all"}, hand: "Roll 3 times for damage to every ship."},
		"stat":         {do: model.Effect{Who: purge, Stat: "move", Add: 1, Until: "round"}, hand: "Move +1 for every figure of Purge until the end of the round."},
		"entry":        {do: model.Effect{Of: "5", Set: "open"}, event: ThingSet},
		"airlock":      {do: model.Effect{Set: "undocked"}, event: ThingSet},
		"counter":      {do: model.Effect{Of: "cables", Becomes: &three}, event: Counted},
		"repeat":       {do: model.Effect{Of: "cables", Do: bang}, before: []Op{{Kind: OpCount, ID: "cables", N: 2}}, event: PegsAdded},
		"place":        {do: model.Effect{Token: "knife", Count: 2, At: at}, hand: "Place 2 knives in the vault."},
		"reveal":       {do: model.Effect{Hidden: "spy"}, event: ThingSet},
		"score":        {do: model.Effect{Points: 1}, answer: "Crew 2", event: Scored},
		"pay":          {do: model.Effect{UA: -1, For: "all"}, event: Paid},
		"campaign":     {do: model.Effect{For: "all", Changes: []model.CrewEffect{{Kind: "boon", Boon: "backed", Uses: 1}, {Kind: "counter", Counter: "debt", Add: &three}}}, hand: "After the game, for every crew: a boon for the next game: Backed; “debt” +3."},
		"career":       {do: model.Effect{Points: 1, Who: all}, hand: "1 career point for every trader."},
		"miss":         {do: model.Effect{Who: it, Games: 2}, hand: "The trader who did it sits out 2 games."},
		"return":       {do: model.Effect{Who: it}, hand: "The trader who did it is back with the crew."},
		"rescue":       {do: model.Effect{}, hand: "Play a rescue mission."},
		"deck":         {do: model.Effect{Op: "remove", Category: "hazard"}, event: DeckChanged},
		"roll":         {do: model.Effect{Die: "chance", Rows: []model.RollRow{{From: 1, To: 3, Do: bang}}}, answer: "1–3", event: PegsAdded},
		"choose":       {do: model.Effect{Options: []model.Option{{Title: "Noise", Do: bang}, {Title: "Silence"}}}, answer: "Noise", event: PegsAdded},
		"reroll":       {do: model.Effect{Roll: "chance"}, hand: "Make the chance roll again."},
		"treat-as":     {do: model.Effect{Result: "hide"}, hand: "It counts as “hide”."},
		"ignore":       {do: model.Effect{}, hand: "Nothing happens."},
		"skip":         {do: model.Effect{Phase: "purge"}, event: ThingSet},
		"turn-counter": {do: model.Effect{Holder: "next"}, event: TurnPassed},
		"rule":         {do: model.Effect{Rule: "other"}, event: Counted},
		"end":          {do: model.Effect{}, event: GameEnded},
		"act":          {do: model.Effect{Who: it, Actions: []string{"move", "close-assault"}, Add: 1, Without: []string{"opportunity"}}, hand: "The trader who did it takes a move, then takes a close assault with 1 die more without attacks of opportunity."},
		"if":           {do: model.Effect{If: &model.Condition{Kind: "outcome", Is: "hit"}, Do: bang, Otherwise: nil}, answer: "Yes", event: PegsAdded},
		"arms":         {do: model.Effect{Arms: &model.Arms{Types: []string{"pistol"}, Count: 2}}, hand: "Attack with 2 different pistols at once, their dice added up."},
		"take-hits":    {do: model.Effect{From: purge, To: it, Until: "round"}, hand: "The trader who did it may take over some or all hits on any figure of Purge until the end of the round."},
		"waive":        {do: model.Effect{What: "repair-anywhere", Count: 2}, hand: "2 ship repairs may be made without a visit, at the usual price."},
		"dice":         {do: model.Effect{Add: 2}, hand: "2 dice more."},
		"hits":         {do: model.Effect{Becomes: &none, Without: []string{"cover"}}, hand: "None of the hits count and cover is ignored."},
		"share":        {do: model.Effect{Among: 2, Who: &model.Who{Side: "enemy", In: &model.Place{Figure: "target", Range: "short"}}}, hand: "Once the dice are rolled, the hits may be shared out among the target and any enemy in short range of the target, 2 in all at most."},
		"immune":       {do: model.Effect{Who: it, Against: []string{"shots", "prone"}, Until: "next-round"}, hand: "The trader who did it takes no harm from shots and is not knocked prone until the end of the next round."},
		"bar":          {do: model.Effect{Who: it, Actions: []string{"any"}, Skills: []string{"any"}, Until: "round"}, hand: "The trader who did it cannot take any action or use any skill until the end of the round."},
		"shift":        {do: model.Effect{What: "terrain", Size: "medium", Place: &model.Place{Seen: "crew"}, By: 500, Dice: 2}, hand: "Fling a piece of terrain that can be moved, no larger than a medium one, in sight of anybody of the crew by up to 5 in; the first figure in its way stops it and is attacked with 2 dice."},
		"lose":         {do: model.Effect{Who: it, What: "actions", Count: 2}, hand: "The trader who did it loses 2 actions of the next turn."},
		"item":         {do: model.Effect{Op: "scatter", Which: "used", Category: "weapon", Who: &model.Who{Figure: "attacker"}}, hand: "Scatter the weapon that the attacker used."},
		"look":         {do: model.Effect{Of: "events", Count: 2}, hand: "See the next 2 event cards without changing their order."},
		"swap":         {do: model.Effect{Who: it, With: purge}, hand: "The trader who did it and any figure of Purge change places."},
		"aim":          {do: model.Effect{Who: purge, Target: it, Until: "round"}, hand: "Every figure of Purge must attack the trader who did it until the end of the round."},
		"effortless":   {do: model.Effect{Who: it, Actions: []string{"reload"}}, hand: "A reload of the trader who did it is effortless."},
		"mend":         {do: model.Effect{Points: 2, Place: &model.Place{Figure: "it"}}, hand: "2 repair points for a machine or an item beside the trader who did it."},
		"mark":         {do: model.Effect{Counter: "fear", Who: it, Add: 1}, hand: "The trader who did it gets 1 fear counter."},
		"price":        {do: model.Effect{Of: "repair", Add: -2}, hand: "A ship repair costs up to 2 UA less."},
		"block":        {do: model.Effect{Against: []string{"sight", "moves"}, Place: at, But: []model.Who{{Group: "purge"}}}, hand: "No line of sight or way through the vault, but for any figure of Purge."},
		"shun":         {do: model.Effect{Who: it, From: purge, By: 400}, hand: "The trader who did it never comes within 4 in of any figure of Purge of its own will."},
		"first":        {do: model.Effect{Who: &model.Who{NPC: "harvester", Nearest: at}, Before: purge}, hand: "The Harvester nearest to the vault acts before every figure of Purge."},
		"foresee":      {do: model.Effect{Shift: 1}, hand: "Roll now for all who arrive this round and where, each number that says where up to 1 higher or lower if wanted, and set them down beside those entry points, off the board; they come on in their phases without another roll."},
		"join":         {do: model.Effect{Who: it}, hand: "The trader who did it joins the crew."},
		"side":         {do: model.Effect{Group: "purge", Set: "charged", Insert: 2, Forever: true}, hand: "The board of the Purge shows its stronger side, with insert 2, for the rest of the game."},
		"load":         {do: model.Effect{Pegs: 7}, hand: "Reload 7 pegs, up to a full magazine."},
		"pass":         {do: model.Effect{Through: []string{"terrain"}, High: 100, Per: "shown"}, hand: "The character can move over terrain up to n in high or wide, but not stop there."},
		"sight":        {do: model.Effect{Past: &model.Who{Size: "smaller"}}, hand: "No smaller figure blocks anybody’s sight of the character, but it may give cover."},
		"carry":        {do: model.Effect{Who: &model.Who{Size: "smaller"}, With: it, Count: 1}, hand: "The trader who did it can drag every smaller figure at full speed, alone and without help."},
		"allow":        {do: model.Effect{Actions: []string{"mine"}, Using: true, Range: "short"}, hand: "The character may take the action “mine” with it, as far as short range."},
		"limit":        {do: model.Effect{Alike: true, Until: "round"}, hand: "The character takes actions of one kind only in a turn until the end of the round."},
		"unfit":        {do: model.Effect{Against: []string{"use"}, Except: &model.Who{Machine: &yes}}, hand: "Only a machine can use it."},
		"lend":         {do: model.Effect{What: "skills"}, hand: "The character has the skills that the item names as though its own board showed them, and spends no skill pegs on them."},
		"try":          {do: model.Effect{Dice: 1, Do: []model.Effect{{Kind: "undo", Who: it, Count: 2}}, Otherwise: bang}, hand: "Roll 1 combat die; with a hit: the last 2 actions of the trader who did it are undone, and no others come in their place; otherwise: add 1 peg to the track."},
		"blast":        {do: model.Effect{At: at, Rings: []int{5, 3}, Do: []model.Effect{{Kind: "lose", Who: it, What: "turn"}}}, hand: "A blast in the vault with 5/3 dice, and on a hit, in place of damage, that figure misses the next turn."},
		"undo":         {do: model.Effect{Who: it}, hand: "The last action of the trader who did it is undone, and no other comes in its place."},
		"redirect":     {do: model.Effect{Who: it}, hand: "The attack goes at the trader who did it instead, with all else that comes of it, and with cover as though its target had made it."},
		"prose":        {do: model.Effect{}, hand: "Do what the text of the rule says."},
	}
}

// Every kind of effect is carried out, or told to the players; never both, and never neither.
func TestEveryKindOfEffect(t *testing.T) {
	cases := doneCases()
	covers(t, "_effects", cases)
	other := model.Rule{ID: "other", Title: "Other", When: &model.Trigger{Kind: "interact", With: "pod-1"},
		Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}}
	for kind, c := range cases {
		t.Run(kind, func(t *testing.T) {
			c.do.Kind = kind
			table := playing(t, other, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{c.do}})
			do(t, table, c.before...)
			was := table.StateHash()
			events := do(t, table, Op{Kind: OpInteract, ID: "console"})
			if c.answer != "" {
				events = choose(t, table, c.answer)
			}
			todo := table.View().Play.Todo
			switch {
			case c.hand == "" && (!has(events, c.event) || len(todo) > 0 || table.StateHash() == was):
				t.Errorf("the table did %+v, and left %+v", events, todo)
			case c.hand != "" && (len(todo) != 1 || todo[0].Text != c.hand || !has(events, LeftToPlayers)):
				t.Errorf("the players are told %+v, want %q", todo, c.hand)
			}
		})
	}
}

// What a row has only words for is said, and nobody has to tick it off. No row for a result is said too, and
// between two the players choose.
func TestRowsOfARoll(t *testing.T) {
	bang := []model.Effect{{Kind: "pegs", Add: 1}}
	for _, c := range []struct{ roll, said, answer string }{
		{"1", "Nobody answers.", ""}, {"2", "No row of the table is for 2.", ""}, {"5", "They heard.", "5–6"},
	} {
		table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"},
			Do: []model.Effect{{Kind: "roll", Die: "chance", Rows: []model.RollRow{{From: 1, Text: words("Nobody answers")}, {From: 4, To: 5, Do: bang}, {From: 5, To: 6, Text: words("They heard.")}}}}})
		do(t, table, Op{Kind: OpInteract, ID: "console"})
		table.UseDice(dice.Scripted(t, "chance="+c.roll))
		events := choose(t, table, "Roll here")
		if c.answer != "" {
			if ask := table.View().Play.Ask; ask == nil || !slices.Equal(ask.Options, []string{"4–5", "5–6"}) {
				t.Fatalf("a %s: it asks %+v", c.roll, ask)
			}
			events = choose(t, table, c.answer)
		}
		v := table.View().Play
		if !slices.ContainsFunc(events, func(e Event) bool { return e.Kind == Said && e.Text == c.said }) || len(v.Todo) > 0 || v.Ask != nil {
			t.Errorf("a %s leads to %+v, and leaves %+v", c.roll, events, v.Todo)
		}
	}
}

// A result that does not count is rolled again until another comes.
func TestResultsThatDoNotCount(t *testing.T) {
	table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"},
		Do: []model.Effect{{Kind: "roll", Die: "chance", Again: []int{1, 2}, Rows: []model.RollRow{{From: 1, To: 2, Text: words("Never.")}, {From: 3, To: 6, Text: words("They heard.")}}}}})
	do(t, table, Op{Kind: OpInteract, ID: "console"})
	table.UseDice(dice.Scripted(t, "chance=1", "chance=2", "chance=4"))
	events := choose(t, table, "Roll here")
	if !slices.ContainsFunc(events, func(e Event) bool { return e.Kind == Said && e.Text == "They heard." }) {
		t.Errorf("a 1, a 2 and a 4 lead to %+v", events)
	}
}

// What a payment comes to by a trader, or when it is made, only the players know: the table takes nothing off for them.
func TestPaymentsThatThePlayersMake(t *testing.T) {
	one := 1
	for want, pay := range map[string]model.Effect{
		"Pay 2 UA for each skill point of the character.":                                          {Kind: "pay", UA: -2, Per: "skill"},
		"Pay 2 UA (at once or later: until then the character sits out, and each game adds 1 UA).": {Kind: "pay", UA: -2, Later: &one},
	} {
		table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{pay}})
		events := do(t, table, Op{Kind: OpInteract, ID: "console"})
		if todo := table.View().Play.Todo; has(events, Paid) || len(todo) != 1 || todo[0].Text != want {
			t.Errorf("the players are told %+v, want %q", todo, want)
		}
	}
}

// words are a text of one paragraph.
func words(s string) model.Text {
	return model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: s}}}}}
}

// A roll that fails has not used the rule up; one that succeeds has.
func TestARollIsAskedForAndAFailureUsesNothingUp(t *testing.T) {
	table := playing(t, model.Rule{ID: "it", Title: "It", Times: 1, Do: []model.Effect{{Kind: "door", Of: "gate", Set: "open"}},
		When: &model.Trigger{Kind: "interact", With: "console", Check: &model.Check{Dice: 1, Hits: 1, Bonus: []model.Bonus{{Class: "tech", Dice: 1}}}}})
	touch := Op{Kind: OpInteract, ID: "console"}
	do(t, table, touch)
	if v := table.View().Play; workedTimes(table) != 0 || v.Ask == nil || !slices.Equal(v.Ask.Options, []string{"Succeeded", "Failed", "Roll 1 die here", "Roll 2 dice here"}) {
		t.Fatalf("pressed, and the page shows %+v", v)
	}
	if _, err := table.Do(Op{Kind: OpAdvance}); err == nil {
		t.Error("the round goes on without an answer")
	}
	if events := choose(t, table, "Failed"); !has(events, RollFailed) || workedTimes(table) != 0 || table.door("gate") != model.Locked {
		t.Errorf("a failed roll led to %+v", events)
	}
	do(t, table, touch)
	table.UseDice(dice.Scripted(t, "blue=blank", "red=hit"))
	choose(t, table, "Roll 2 dice here")
	if workedTimes(table) != 1 || table.door("gate") != model.Open {
		t.Error("a roll of the table that succeeds does not work")
	}
	if do(t, table, touch); table.View().Play.Ask != nil {
		t.Error("used up, it asks again")
	}
}

// A rule that shuts the open door of an interlock opens the other, and the other way round.
func TestARuleKeepsAnInterlock(t *testing.T) {
	for _, c := range []struct{ of, set, inner, outer string }{
		{"inner", "closed", "closed", "open"}, {"inner", "locked", "locked", "open"}, {"outer", "open", "closed", "open"},
	} {
		table := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"},
			Do: []model.Effect{{Kind: "door", Of: c.of, Set: c.set}}})
		do(t, table, Op{Kind: OpInteract, ID: "console"})
		if in, out := table.door("inner"), table.door("outer"); string(in) != c.inner || string(out) != c.outer {
			t.Errorf("%s %s: the inner door is %s and the outer %s, want %s and %s", c.of, c.set, in, out, c.inner, c.outer)
		}
	}
}

// Where all doors of an interlock are shut at the start they may all be shut again.
func TestAnInterlockOfShutDoors(t *testing.T) {
	m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"},
		Do: []model.Effect{{Kind: "door", Of: "inner", Set: "open"}, {Kind: "door", Of: "inner", Set: "closed"}}})
	m.Board.Panels[1].State, m.Board.Panels[2].State = model.Closed, model.Closed
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpInteract, ID: "console"})
	if in, out := table.door("inner"), table.door("outer"); in != model.Closed || out != model.Closed {
		t.Errorf("the inner door is %s and the outer %s", in, out)
	}
}

// Doors change places where one of them alone is open; else nobody knows which is meant, and both stay as they are.
func TestDoorsThatChangePlaces(t *testing.T) {
	for _, c := range []struct {
		inner, outer model.PanelState
		after        string
		left         int
	}{
		{model.Open, model.Closed, "closed open", 0}, {model.Closed, model.Open, "open closed", 0}, {model.Locked, model.Open, "open closed", 0},
		{model.Closed, model.Closed, "closed closed", 1}, {model.Locked, model.Closed, "locked closed", 1}, {model.Open, model.Open, "open open", 1},
	} {
		m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"},
			Do: []model.Effect{{Kind: "switch-doors", Doors: []string{"inner", "outer"}}}})
		m.Board.Interlocks = nil
		m.Board.Panels[1].State, m.Board.Panels[2].State = c.inner, c.outer
		table := tableOf(t, m, 1)
		do(t, table, Op{Kind: OpFill}, Op{Kind: OpInteract, ID: "console"})
		todo := table.View().Play.Todo
		if got := string(table.door("inner") + " " + table.door("outer")); got != c.after || len(todo) != c.left {
			t.Errorf("%s and %s became %s, and the players are left %+v", c.inner, c.outer, got, todo)
		}
		for _, d := range todo {
			if !strings.Contains(d.Text, "is "+string(c.inner)) || !strings.Contains(d.Text, "is "+string(c.outer)) {
				t.Errorf("%s and %s: the players are told %q", c.inner, c.outer, d.Text)
			}
		}
	}
}

// A locked door that is unlocked is shut, and any other stays as it is.
func TestUnlocking(t *testing.T) {
	for _, c := range []struct{ was, is model.PanelState }{{model.Locked, model.Closed}, {model.Closed, model.Closed}, {model.Open, model.Open}} {
		m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{{Kind: "door", Of: "inner", Set: "unlocked"}}})
		m.Board.Interlocks = nil
		m.Board.Panels[1].State = c.was
		table := tableOf(t, m, 1)
		do(t, table, Op{Kind: OpFill}, Op{Kind: OpInteract, ID: "console"})
		if got := table.door("inner"); got != c.is {
			t.Errorf("a door that was %s is %s, want %s", c.was, got, c.is)
		}
	}
}

// Of three doors the players say which opens; a rule that opens one itself asks nothing.
func TestAnInterlockOfThreeAsks(t *testing.T) {
	for _, more := range [][]model.Effect{nil, {{Kind: "door", Of: "gate", Set: "open"}}} {
		m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"},
			Do: append([]model.Effect{{Kind: "door", Of: "inner", Set: "closed"}}, more...)})
		m.Board.Interlocks = [][]string{{"inner", "outer", "gate"}}
		table := tableOf(t, m, 1)
		do(t, table, Op{Kind: OpFill}, Op{Kind: OpInteract, ID: "console"})
		if asked := table.View().Play.Ask != nil; asked != (more == nil) {
			t.Errorf("asked: %v", asked)
		}
		if more == nil {
			choose(t, table, "Open the panel at 0 in south, 0 to 4 in east")
		}
		if table.door("gate") != model.Open || table.door("outer") != model.Closed || table.door("inner") != model.Closed {
			t.Errorf("doors %v", table.state.Doors)
		}
	}
}

// What ends the game by itself does, and then no round goes on until it is taken back.
func TestTheGameEndsAndGoesNoFurther(t *testing.T) {
	m := ruleMission()
	m.Ends = []model.Trigger{{Kind: "round", At: 2}}
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill})
	for range 8 {
		do(t, table, Op{Kind: OpAdvance})
	}
	if !table.View().Play.Over || table.state.Round != 2 {
		t.Errorf("round %d, over: %v", table.state.Round, table.View().Play.Over)
	}
	if _, err := table.Do(Op{Kind: OpAdvance}); err == nil {
		t.Error("the game goes on after its end")
	}
}

// A question that comes at the end of a phase is answered before the next begins, and a game that was saved
// with it open goes on from there.
func TestAQuestionHoldsTheRoundAndIsSaved(t *testing.T) {
	m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "phase", Phase: "assessment", Moment: "end"},
		If: &model.Condition{Kind: "in", Who: &model.Who{Traders: "any"}, Place: &model.Place{Zone: "vault"}}, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill})
	toPhase(t, table, "assessment")
	do(t, table, Op{Kind: OpAdvance})
	if table.state.Round != 1 || table.View().Play.Ask == nil {
		t.Fatalf("round %d, asked: %+v", table.state.Round, table.View().Play.Ask)
	}
	table, _, err := Restore(m, testRules(), testDecks(), table.Save())
	if err != nil {
		t.Fatal(err)
	}
	choose(t, table, "Yes")
	if c := table.View().Counters[0]; table.state.Round != 2 || c.Count != 1 || table.phase() != "hostility" {
		t.Errorf("answered, it is round %d in %q, and %+v", table.state.Round, table.phase(), c)
	}
}

// Limits, numbers of successes and what a player may leave.
func TestHowOftenAndHowMuch(t *testing.T) {
	when := model.Trigger{Kind: "repair", Of: "console", Check: &model.Check{Dice: 1, Hits: 1}}
	table := playing(t, model.Rule{ID: "it", Title: "It", When: &when, PerRound: 1, Optional: true,
		Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 2, PerHit: true}}})
	const button = "A trader repairs the console"
	for _, c := range []struct {
		answers []string
		count   int
	}{{[]string{"Leave it"}, 0}, {[]string{"Use it", "Failed"}, 0}, {[]string{"Use it", "3 successes"}, 6}, {nil, 6}} {
		press(t, table, button, 0)
		for _, a := range c.answers {
			choose(t, table, a)
		}
		if got := table.View(); got.Counters[0].Count != c.count || got.Play.Ask != nil {
			t.Errorf("after %v the counter is at %d, want %d; asked %+v", c.answers, got.Counters[0].Count, c.count, got.Play.Ask)
		}
	}
	toPhase(t, table, "trader")
	toPhase(t, table, "trader")
	press(t, table, button, 0)
	choose(t, table, "Use it")
	choose(t, table, "1 success")
	if got := table.View().Counters[0].Count; got != 8 {
		t.Errorf("in the next round the counter is at %d, want 8", got)
	}
}

// Rules that set each other off without end are stopped, and the players are told.
func TestRulesThatGoRoundInCirclesAreStopped(t *testing.T) {
	zero := 0
	table := playing(t,
		model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "counter", Of: "cables", Reaches: 1}, Do: []model.Effect{{Kind: "counter", Of: "cables", Becomes: &zero}}},
		model.Rule{ID: "back", Title: "Back", When: &model.Trigger{Kind: "counter", Of: "cables", Reaches: 0}, Do: []model.Effect{{Kind: "counter", Of: "cables", Add: 1}}})
	if !has(do(t, table, Op{Kind: OpCount, ID: "cables", N: 1}), Circled) {
		t.Error("nobody is told")
	}
}
