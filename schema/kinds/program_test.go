package kinds_test

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What programs do is said in words that somebody at the table understands.
func TestWordsOfPrograms(t *testing.T) {
	once := 1
	self, target, enemy := &model.Who{Figure: "self"}, &model.Who{Figure: "target"}, &model.Who{Side: "enemy"}
	near := func(figure string) *model.Place { return &model.Place{Figure: figure} }
	n := kinds.Names{Mission: &model.Mission{}, Rules: &model.RuleSet{Play: model.PlayRules{Actions: []model.ActionKind{
		{ID: "move", Title: "Move", Verb: "move", Verbs: "moves"}, {ID: "close-assault", Title: "Close assault", Verb: "strike", Verbs: "strikes"},
		{ID: "ranged-assault", Title: "Ranged assault", Verb: "shoot", Verbs: "shoots", Toward: "at"},
	}}, Dice: []model.Die{{ID: "blue", Title: "Blue die", Then: "red"}, {ID: "red", Title: "Red die"}}}}
	for _, c := range []struct {
		want string
		p    model.Program
	}{
		{"Choose an enemy in sight: the target misses the next 2 turns; this takes the whole turn.",
			model.Program{Target: &model.Who{Side: "enemy", Seen: true}, Cost: &model.Cost{Turn: true}, Do: []model.Effect{{Kind: "lose", Who: target, What: "turn", Count: 2}}}},
		{"Choose the character or a crew mate: the target takes no harm from shots for 1 turn.",
			model.Program{Target: &model.Who{Side: "crew", OrSelf: true}, Do: []model.Effect{{Kind: "immune", Who: target, Against: []string{"shots"}, Turns: 1}}}},
		{"If nobody is in base contact and the target does not move this round: every figure of Purge other than Live one misses the next turn.",
			model.Program{If: &model.Condition{Kind: "not", Conditions: []model.Condition{{Kind: "in", Who: &model.Who{Everyone: true}, Place: near("self")}, {Kind: "moved", Who: target}}},
				Do: []model.Effect{{Kind: "lose", Who: &model.Who{Group: "purge", Except: &model.Who{NPC: "live-one"}}, What: "turn"}}}},
		{"When it is the turn of any enemy: move 3 times, then move or strike, then take an assault with 2 certain hits without rolling.",
			model.Program{When: &model.Trigger{Kind: "turn", Who: enemy, Moment: "during"}, Do: []model.Effect{
				{Kind: "act", Count: 3, Actions: []string{"move"}}, {Kind: "act", Count: 1, Actions: []string{"move", "close-assault"}},
				{Kind: "act", Actions: []string{"assault"}, Hits: 2, Without: []string{"roll"}}}}},
		{"Choose any point of the board: everybody beyond short range of the chosen point cannot use any skill for 3 turns.",
			model.Program{Do: []model.Effect{{Kind: "bar", Who: &model.Who{Everyone: true, In: &model.Place{Chosen: true, Range: "short", Beyond: true}}, Skills: []string{"any"}, Turns: 3}}}},
		{"Unlock any door in base contact, then an entry point of choice is sealed until the hostility reaches the next level, and its number is rolled again.",
			model.Program{Do: []model.Effect{{Kind: "door", At: near("self"), Pick: "choice", Set: "unlocked"}, {Kind: "entry", Pick: "choice", Set: "sealed", Until: "level", Rerolled: true}}}},
		{"The dice of a close assault at short range in place of the usual ones and 2 dice more; half of the hits count, rounded up.",
			model.Program{Do: []model.Effect{{Kind: "dice", As: "close-assault", Range: "short", Add: 2}, {Kind: "hits", Half: true}}}},
		{"The dice may be shared out among the target and any enemy, and the first of them takes at least 1 hit.",
			model.Program{Do: []model.Effect{{Kind: "share", Of: "dice", First: 1, Who: enemy}}}},
		{"The character takes no harm from shots until the end of the round, as long as it is in cover.",
			model.Program{Do: []model.Effect{{Kind: "immune", Who: self, Against: []string{"shots"}, While: &model.Condition{Kind: "cover", Who: self}, Until: "round"}}}},
		{"Move twice and shoot at the attacker with 1 die more in any order.",
			model.Program{Do: []model.Effect{{Kind: "act", Actions: []string{"move", "move", "ranged-assault"}, AnyOrder: true, Target: &model.Who{Figure: "attacker"}, Add: 1}}}},
		{"When the character hits an enemy in a close assault: 2 crew mates of choice each strike, if wanted; if the target is still standing, each of them gets 1 health back; then get 1 health back.",
			model.Program{When: &model.Trigger{Kind: "attacked", Who: enemy, By: self, Acts: []string{"close-assault"}, Outcome: "hit"}, Do: []model.Effect{
				{Kind: "act", Who: &model.Who{Side: "crew", Count: 2, Pick: "choice"}, Actions: []string{"close-assault"}, May: true},
				{Kind: "if", If: &model.Condition{Kind: "outcome", Is: "standing"}, Do: []model.Effect{{Kind: "heal", Who: &model.Who{Figure: "those"}, Pegs: 1}}},
				{Kind: "heal", Who: self, Pegs: 1}}}},
		{"When the character comes into contact with any enemy: strike that enemy.",
			model.Program{When: &model.Trigger{Kind: "contact", Who: self, Target: enemy}, Do: []model.Effect{{Kind: "act", Actions: []string{"close-assault"}, Target: target}}}},
		{"If the character is beside a wall or is in cover: the character takes no harm from shots or close assaults and cannot be engaged, then the character can take the action “move” no more than once a turn.",
			model.Program{If: &model.Condition{Kind: "any", Conditions: []model.Condition{{Kind: "in", Who: self, Place: &model.Place{Near: "wall"}}, {Kind: "cover", Who: self}}}, Do: []model.Effect{
				{Kind: "immune", Against: []string{"shots", "strikes", "contact"}}, {Kind: "limit", Most: &once, Actions: []string{"move"}}}}},
		{"If the character is in cover: if wanted, fling a piece of terrain that can be moved by up to 5 in; the first enemy in its way stops it and is attacked with 2 dice; once a game.",
			model.Program{If: &model.Condition{Kind: "cover", Who: self}, Cost: &model.Cost{Once: "game"}, Optional: true, Do: []model.Effect{{Kind: "shift", Who: enemy, What: "terrain", By: 5 * model.Inch, Dice: 2}}}},
		{"When any round begins: roll 1 blue die and 2 red dice and do what its face says.",
			model.Program{When: &model.Trigger{Kind: "round", At: 1, Every: 1}, Do: []model.Effect{{Kind: "roll", Die: "blue", Dice: 3}}}},
		{"When the character shoots with it: misfires are ignored, it can be fired with no ammo peg left and no ammo peg is spent (one for the noise comes from the supply).",
			model.Program{When: &model.Trigger{Kind: "acts", Who: self, Acts: []string{"ranged-assault"}, Moment: "during", Using: true}, Do: []model.Effect{{Kind: "hits", Without: []string{"misfires", "loaded", "ammo"}}}}},
		{"When any figure that is no machine comes upon it or gets it: that figure suffers 2 hits, ignoring physical armour; none of them can take any action until the end of the phase.",
			model.Program{When: &model.Trigger{Kind: "gets", Who: &model.Who{Machine: new(bool)}, Found: true}, Do: []model.Effect{
				{Kind: "damage", Who: &model.Who{Figure: "it"}, Hits: 2, Without: []string{"armour"}},
				{Kind: "bar", Who: &model.Who{Figure: "those"}, Actions: []string{"any"}, Until: "phase"}}}},
		{"Reload as many pegs as the chance says, up to a full magazine, then reload 7 pegs, in place of any of another sort, then reload a full magazine.",
			model.Program{Do: []model.Effect{{Kind: "load", Die: "chance"}, {Kind: "load", Pegs: 7, Others: true}, {Kind: "load"}}}},
		{"The character counts as a wall.",
			model.Program{Use: "passive", Do: []model.Effect{{Kind: "block", As: "wall"}}}},
		{"If wanted, shoot; in a turn of its own among those of the crew’s traders; once a round.",
			model.Program{Use: "passive", Optional: true, Cost: &model.Cost{Own: true, Once: "round"}, Do: []model.Effect{{Kind: "act", Actions: []string{"ranged-assault"}}}}},
		{"Unlock and open any door in base contact, then shut and lock any door in base contact.",
			model.Program{Do: []model.Effect{{Kind: "door", At: near("self"), Pick: "choice", Set: "open"}, {Kind: "door", At: near("self"), Pick: "choice", Set: "locked"}}}},
		{"No smaller figure blocks anybody’s sight of the character, but it may give cover; the character does not block anybody’s sight of any larger figure, but it may give cover; terrain that others look over may hide the character, and others from it.",
			model.Program{Do: []model.Effect{{Kind: "sight", Past: &model.Who{Size: "smaller"}}, {Kind: "sight", Who: &model.Who{Size: "larger"}, Past: self}, {Kind: "sight", Low: true}}}},
		{"Move an item that lies in sight as far as short range from there, then the character gets 1 fear counter, as a sign and without its usual effect.",
			model.Program{Do: []model.Effect{{Kind: "shift", What: "item", Place: &model.Place{Seen: "self"}, Range: "short"}, {Kind: "mark", Counter: "fear", Who: self, Sign: true}}}},
		{"Shoot at the attacker without a weapon, with 5 dice at any other range and 2 dice at any other range; if the target is defeated, it earns the character no career points.",
			model.Program{Do: []model.Effect{{Kind: "act", Actions: []string{"ranged-assault"}, Target: &model.Who{Figure: "attacker"}, Ranged: []int{5, 2}},
				{Kind: "if", If: &model.Condition{Kind: "outcome", Is: "defeated"}, Do: []model.Effect{{Kind: "career", Who: self}}}}}},
		{"Shoot at an enemy with 1 die more, and a trader’s skill at first is the number to beat; if that was said before the roll, success brings this in place of the usual: the target misses the next turn; no enemy trader can be won over.",
			model.Program{Do: []model.Effect{
				{Kind: "act", Actions: []string{"ranged-assault"}, Target: enemy, Add: 1, Versus: "skill", Do: []model.Effect{{Kind: "lose", Who: target, What: "turn"}}},
				{Kind: "immune", Who: &model.Who{Traders: "any", Side: "enemy"}, Against: []string{"joining"}}}}},
		{"2 repair points for a machine or an item in base contact, then 1 repair point more for each further action spent.",
			model.Program{Do: []model.Effect{{Kind: "mend", Points: 2, Place: near("self")}, {Kind: "mend", Points: 1, Per: "extra-action"}}}},
		{"At any time in a round after any enemy has taken its first action in it: shoot.",
			model.Program{When: &model.Trigger{Kind: "acts", Who: enemy, Nth: 1, Moment: "since"}, Do: []model.Effect{{Kind: "act", Actions: []string{"ranged-assault"}}}}},
		{"If a wall or a piece of terrain stops the target: 1 career point for one crew mate, then 1 career point for another crew mate.",
			model.Program{If: &model.Condition{Kind: "stopped", Who: target, Terrain: true}, Do: []model.Effect{
				{Kind: "career", Points: 1, Who: &model.Who{Side: "crew", Count: 1, Pick: "choice"}},
				{Kind: "career", Points: 1, Who: &model.Who{Side: "crew", Count: 1, Pick: "choice", Except: &model.Who{Figure: "those"}}}}}},
		{"Shoot at the target or an enemy in short range of the target.",
			model.Program{Do: []model.Effect{{Kind: "act", Actions: []string{"ranged-assault"}, Target: &model.Who{Side: "enemy", OrTarget: true, In: &model.Place{Figure: "target", Range: "short"}}}}}},
		{"When the character is about to lose its turn or actions to an attack or a skill: nothing happens.",
			model.Program{When: &model.Trigger{Kind: "any", Triggers: []model.Trigger{
				{Kind: "loses", Who: self, What: "turn", To: []string{"attack", "skill"}}, {Kind: "loses", Who: self, What: "actions", To: []string{"attack", "skill"}}}},
				Do: []model.Effect{{Kind: "ignore"}}}},
		{"When the character is about to lose its turn to a rule or is about to lose actions to a skill: nothing happens.",
			model.Program{When: &model.Trigger{Kind: "any", Triggers: []model.Trigger{{Kind: "loses", Who: self, What: "turn"}, {Kind: "loses", Who: self, What: "actions", To: []string{"skill"}}}},
				Do: []model.Effect{{Kind: "ignore"}}}},
		{"The character moves 5 in a round at most, then an entry point of choice is sealed for Purge until the end of the round.",
			model.Program{Do: []model.Effect{{Kind: "limit", By: 5 * model.Inch}, {Kind: "entry", Pick: "choice", Set: "sealed", Group: "purge", Until: "round"}}}},
		{"The trader who did it is swapped for a trader of choice who has been in no crew in this campaign.",
			model.Program{Do: []model.Effect{{Kind: "replace", Who: &model.Who{Traders: "acting"}, Trader: "choice", Unused: true}}}},
		{"Strike every enemy met on the way with 1 die each.",
			model.Program{Do: []model.Effect{{Kind: "act", Actions: []string{"close-assault"}, Target: &model.Who{Side: "enemy", Met: true}, Each: true, Dice: 1}}}},
		{"When the character takes a throw with it: a blast with the dice shown, ignoring cover, and on a hit, in place of damage, that figure misses the next turn.",
			model.Program{When: &model.Trigger{Kind: "acts", Who: self, Acts: []string{"throw"}, Moment: "during", Using: true}, Do: []model.Effect{
				{Kind: "blast", Without: []string{"cover"}, Do: []model.Effect{{Kind: "lose", Who: &model.Who{Figure: "it"}, What: "turn"}}}}}},
		{"When any enemy is attacked by nobody in particular or by anybody: move through walls and terrain; nothing that answers it at once can be used.",
			model.Program{When: &model.Trigger{Kind: "attacked", Who: enemy, By: &model.Who{Everyone: true}, OrNobody: true}, Do: []model.Effect{
				{Kind: "act", Actions: []string{"move"}, Without: []string{"walls", "terrain"}}, {Kind: "hits", Without: []string{"reactions"}}}}},
		{"When anybody has taken an action, even an idle one: physical armour of 1 at the least, then the last action of that figure is undone, and no other comes in its place.",
			model.Program{When: &model.Trigger{Kind: "acts", Who: &model.Who{Everyone: true}}, Do: []model.Effect{
				{Kind: "stat", Who: self, Stat: "armour", Least: &once}, {Kind: "undo", Who: &model.Who{Figure: "it"}}}}},
		{"When the character shoots with it: 1 die more.",
			model.Program{When: &model.Trigger{Kind: "acts", Who: self, Acts: []string{"ranged-assault"}, Moment: "during", Using: true}, Do: []model.Effect{{Kind: "dice", Add: 1}}}},
	} {
		if got := n.Program(c.p); got != c.want {
			t.Errorf("it says\n%q, not\n%q", got, c.want)
		}
	}
}

// What can be done in a turn in several ways is chosen; what is done all the time, or answers something, stands beside it.
func TestWaysOfATurnAreChosen(t *testing.T) {
	n := kinds.Names{Mission: &model.Mission{}, Rules: &model.RuleSet{}}
	heal := func(use string, pegs int) model.Program {
		return model.Program{Use: use, Do: []model.Effect{{Kind: "heal", Who: &model.Who{Figure: "self"}, Pegs: pegs}}}
	}
	got := n.Programs([]model.Program{heal("turn", 1), heal("passive", 2), heal("turn", 3)})
	if want := "Get 1 health back. Get 2 health back. Or get 3 health back."; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
}

// Bodies, prisoners and traders who come back are spoken of as what they are.
func TestWordsOfPeople(t *testing.T) {
	n := kinds.Names{Rules: &model.RuleSet{}, Mission: &model.Mission{Setup: model.Setup{
		NPCs:      []model.StartNPC{{ID: "odile", Kind: "civilian", Name: "Odile", Body: true}, {ID: "stray", Kind: "civilian", Body: true}},
		Prisoners: []model.Prisoners{{ID: "held", Title: "The prisoners"}, {ID: "cells"}},
	}}}
	body := &model.Who{Body: true}
	for want, got := range map[string]string{
		"the body of Odile is brought aboard a ship":      n.Goal(model.Goal{Kind: "rescue", Who: &model.Who{Named: "odile"}}),
		"the body of a Civilian is brought aboard a ship": n.Goal(model.Goal{Kind: "rescue", Who: &model.Who{Named: "stray"}}),
		"any body is brought aboard a ship, twice":        n.Goal(model.Goal{Kind: "rescue", Who: body, Count: 2}),
		"any body in the vault":                           n.Who(&model.Who{Body: true, In: &model.Place{Zone: "vault"}}),
		"any Civilian who lies defeated":                  n.Who(&model.Who{Body: true, NPC: "civilian"}),
		"one of the prisoners joins the crew":             n.Effect(model.Effect{Kind: "join", Who: &model.Who{Prisoner: "held"}}),
		"any prisoner in the vault":                       n.Who(&model.Who{Prisoner: "cells", In: &model.Place{Zone: "vault"}}),
		"bodies brought out":                              n.Metric("bodies", "", 2),
		"every trader is back with the crew":              n.Effect(model.Effect{Kind: "return", Who: &model.Who{Traders: "all"}}),
		"every trader who lies defeated is back in the game at airlock A with 2 health": n.Effect(model.Effect{Kind: "return",
			Who: &model.Who{Traders: "all", Body: true}, At: &model.Place{Airlock: "a"}, Pegs: 2}),
		"the trader who did it is back in the game aboard the crew’s own ship with as much health as at the start": n.Effect(model.Effect{Kind: "return",
			Who: &model.Who{Traders: "acting"}, At: &model.Place{Ship: "own"}}),
	} {
		if got != want {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// In an edition of squares distances are squares; what all of a group shares is said of nobody or of "it", and a person among
// the NPCs has no article.
func TestWordsOfAnEditionOfSquares(t *testing.T) {
	rules := &model.RuleSet{
		Groups:  []model.NPCGroup{{ID: "beasts", Title: "Beasts"}},
		NPCs:    []model.NPCKind{{ID: "keats", Title: "Keats"}, {ID: "worm", Title: "Worm", Unique: true}},
		Traders: []model.TraderKind{{ID: "keats", Title: "Keats"}},
	}
	rules.Play.Move.Unit = "square"
	near := &model.Place{Figure: "self", Within: 2 * model.Inch}
	ring := &model.Place{Figure: "self", Within: 2 * model.Inch, Outside: model.Inch}
	beasts := &model.Who{Group: "beasts"}
	for _, c := range []struct {
		want, self string
		p          model.Program
	}{
		{"When any figure of Beasts arrives: everybody within 2 squares of it is out of the game.", "any of the Beasts",
			model.Program{When: &model.Trigger{Kind: "arrival", Group: "beasts"}, Do: []model.Effect{{Kind: "remove", Who: &model.Who{Everyone: true, In: near}}}}},
		{"None of the Beasts is knocked prone or can be poisoned.", "any of the Beasts", model.Program{Do: []model.Effect{{Kind: "immune", Against: []string{"prone", "poison"}}}}},
		{"No figure of Beasts can be persuaded; nobody but a figure of Beasts can take up tokens.", "", model.Program{Do: []model.Effect{
			{Kind: "immune", Who: beasts, Against: []string{"persuasion"}}, {Kind: "bar", Who: &model.Who{Everyone: true, Except: beasts}, Against: []string{"pickup"}}}}},
		{"If no figure of Beasts is 2 squares from the character: Keats misses the next turn, then the Worm misses the next turn.", "", model.Program{
			If: &model.Condition{Kind: "not", Conditions: []model.Condition{{Kind: "in", Who: beasts, Place: ring}}},
			Do: []model.Effect{{Kind: "lose", Who: &model.Who{NPC: "keats"}, What: "turn"}, {Kind: "lose", Who: &model.Who{NPC: "worm"}, What: "turn"}}}},
		{"Every figure of Beasts takes all of its actions at once.", "", model.Program{Do: []model.Effect{{Kind: "act", Who: beasts}}}},
	} {
		n := kinds.Names{Rules: rules, Mission: &model.Mission{}, Self: c.self}
		if got := n.Program(c.p); got != c.want {
			t.Errorf("it says\n%q, not\n%q", got, c.want)
		}
	}
}

// A reaction that nothing sets off is open at any time.
func TestAReactionToNothingIsOpenAtAnyTime(t *testing.T) {
	n := kinds.Names{Mission: &model.Mission{}, Rules: &model.RuleSet{}}
	turn := model.Program{Use: "turn", Do: []model.Effect{{Kind: "pegs", Add: -1}}}
	atAnyTime := turn
	atAnyTime.Use = "reaction"
	want := "Take 1 peg off the track. Or take 1 peg off the track. At any time: take 1 peg off the track."
	if got := n.Programs([]model.Program{turn, turn, atAnyTime}); got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
}

// What comes before or after all the rest, who else can be hit and how far, what a hit brings besides damage: each has
// words of its own.
func TestWordsOfWaysToAct(t *testing.T) {
	n := kinds.Names{Mission: &model.Mission{}, Rules: &model.RuleSet{Play: model.PlayRules{Actions: []model.ActionKind{
		{ID: "move", Verb: "move", Verbs: "moves"}, {ID: "assault", Verb: "attack", Verbs: "attacks"},
	}}}}
	enemy, those, near := &model.Who{Side: "enemy"}, &model.Who{Figure: "those"}, &model.Place{Figure: "self"}
	for want, do := range map[string][]model.Effect{
		"Move; attack before or after all the rest, if wanted.": {{Kind: "act", Actions: []string{"move"}}, {Kind: "act", Actions: []string{"assault"}, Around: true, May: true}},
		"Move or attack twice in any mix.":                      {{Kind: "act", Actions: []string{"move", "assault"}, Count: 2}},
		"Take any action; 2 crew mates of choice each take any action, all in any order.": {
			{Kind: "act"}, {Kind: "act", Who: &model.Who{Side: "crew", Count: 2, Pick: "choice"}, AnyOrder: true}},
		"Move over terrain, but not through walls.": {{Kind: "act", Actions: []string{"move"}, Without: []string{"terrain"}}},
		"Once the dice are rolled, the hits may be shared out among the target and any enemy that the attack could have been aimed at, all of them in short range of each other.": {
			{Kind: "share", Who: enemy, Eligible: true, Range: "short"}},
		"Push each enemy in base contact, if wanted, up to 2 in in a direction of choice, as far as no wall or other obstruction stops it, then each of those moved suffers an attack with 1 die, and on a hit, whether it does damage or not, it falls prone.": {
			{Kind: "move", Mode: "push", Who: &model.Who{Side: "enemy", In: near}, By: 2 * model.Inch, Led: true, May: true},
			{Kind: "attack", Who: those, Dice: 1, Do: []model.Effect{{Kind: "prone", Who: those}}}},
		"Every enemy met in any move of this turn falls prone.": {{Kind: "prone", Who: &model.Who{Side: "enemy", Met: true, Time: "turn"}}},
		"The damage is 2 less.":                                 {{Kind: "hits", Less: 2}},
		"Look into a piece that can be searched and put all of it back, then shut and lock the piece looked into, if wanted.": {
			{Kind: "look", Of: "piece"}, {Kind: "door", Which: "seen", Set: "locked", May: true}},
		"Choose up to 2, also the same one again, each for something else: up to 2 repair points for a machine, item or other repairable object; or physical armour +1.": {
			{Kind: "choose", Count: 2, Same: true, Apart: true, Options: []model.Option{
				{Do: []model.Effect{{Kind: "mend", Points: 2, May: true, Things: true}}},
				{Do: []model.Effect{{Kind: "stat", Who: &model.Who{Figure: "self"}, Stat: "armour", Add: 1}}}}}},
	} {
		if got := n.Program(model.Program{Do: do}); got != want {
			t.Errorf("it says\n%q, not\n%q", got, want)
		}
	}
}
