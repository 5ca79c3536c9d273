package playing_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/playing"
	"github.com/sortie-tools/sortie/schema/model"
)

// said is what a rule set with some rules of play says of a field.
func said(field string, p model.PlayRules) string {
	r := &model.RuleSet{Play: p}
	return kinds.Names{Mission: &model.Mission{}, Rules: r}.Said([]string{field}, nil)
}

// A rule set without a part says nothing of it.
func TestNothingIsSaidOfNothing(t *testing.T) {
	r := &model.RuleSet{}
	for _, p := range playing.All() {
		if p.Words == nil {
			continue
		}
		if got := p.Words(kinds.Names{Mission: &model.Mission{}, Rules: r}, r); got != "" {
			t.Errorf("%s of an empty rule set: %q", p.Field, got)
		}
	}
}

// The sentences tell the numbers and choices of the data, and no others.
func TestSentencesTellTheData(t *testing.T) {
	zero := 0
	for name, c := range map[string]struct {
		field string
		play  model.PlayRules
		want  string
		not   string
	}{
		"misfires that spoil":     {"play.assault.jam", model.PlayRules{Assault: model.AssaultRules{Jam: 3, Spoils: true, Breaks: []string{"throw"}}}, "With 3 misfires or more in one roll: nobody is harmed by the attack; the weapon of a throw breaks", "jams"},
		"misfires that do not":    {"play.assault.jam", model.PlayRules{Assault: model.AssaultRules{Jam: 1, Jams: []string{"throw"}, ClearJam: 2}}, "With 1 misfire in one roll: the weapon of a throw jams until it is cleared, which takes 2 actions.", "harmed"},
		"strikes before shots":    {"play.assault.shot", model.PlayRules{Assault: model.AssaultRules{Shot: "before"}}, "before the shot", "settled"},
		"shields to the round":    {"play.armour", model.PlayRules{Armour: &model.ArmourRules{Spent: "round", Equal: "physical"}}, "until the end of the round. Of both only the higher counts, and of equals the physical armour.", "strike"},
		"a shove that answers":    {"play.knockBack", model.PlayRules{KnockBack: model.KnockBackRules{Dice: 2, Push: 3 * model.Inch, Prone: 4, Barred: "stays", Answer: true, Without: []string{"armour"}}}, "Each hit pushes it 3 in straight back; 4 hits or more knock it prone as well. Where there is no room that way it stays.", "come after"},
		"a blast":                 {"play.blast", model.PlayRules{Blast: model.BlastRules{Rings: []model.Length{model.Inch}, Stops: []string{"walls", "windows"}}}, "Whoever is hit is attacked with the first number of dice of the blast, everybody within 1 in with the second. Walls and windows stop a blast", "Pick a figure"},
		"free passives":           {"play.skills", model.PlayRules{Skills: model.SkillRules{PerRound: 2, Pegs: 3, Passive: &zero}}, "2 skills a round, at any level of it that the trader has, at 3 pegs for each level up to that one. Passive skills always work, and cost nothing.", "reaction"},
		"skills in one's turn":    {"play.skills", model.PlayRules{Skills: model.SkillRules{PerRound: 1, Pegs: 1, Own: true, Apart: true, Wins: true}}, "in the trader’s own turn unless the skill says otherwise. Actions that a skill gives come before or after others, not within them, and are not counted as actions of the turn. Where a skill contradicts a rule, the skill is right.", "reaction"},
		"sets that are advised":   {"play.sets", model.PlayRules{Sets: &model.SetRules{Crews: 3, Count: 2}}, "For a more dangerous game players may use 2 sets of figures; with 3 crews or more that is always advised.", "cards"},
		"a blast led by nobody":   {"play.blast", model.PlayRules{Blast: model.BlastRules{Rings: []model.Length{model.Inch}, Partly: true, Spot: true, Die: "blue", Misfire: model.Inch}}, "Pick a figure or a spot in range and sight", "turn counter"},
		"empty squares":           {"play.move.grid", model.PlayRules{Move: model.MoveRules{Grid: &model.Grid{Adjacent: 8, Empty: true, Nearest: true}}}, "A move enters empty squares only, and none that terrain on the floor fills in part. What goes askew", "corner to corner only"},
		"those who never join":    {"play.joined", model.PlayRules{Joined: &model.JoinedRules{Never: []string{"purge"}}}, "No figure of Purge can join a crew; any other NPC can. An NPC that has joined", "out of the game"},
		"squares":                 {"play.move.grid", model.PlayRules{Move: model.MoveRules{Grid: &model.Grid{Millimetres: 30, Adjacent: 4, Large: 9}}}, "A square is 30 mm wide. A base fills 1, a large one 9. The 4 squares at the sides", "corner"},
		"a way aboard":            {"play.airlock", model.PlayRules{Airlock: &model.AirlockRules{Out: "move", Back: "move", Left: 2 * model.Inch}}, "2 in of it must be left at the door", "owner"},
		"targets in order":        {"play.npcs.targets", model.PlayRules{NPCs: &model.NPCRules{Targets: []model.TargetStep{{Among: "sight", Harm: true}, {Among: "board"}}}}, "an enemy in sight whom its attack can harm; else an enemy on the board", "contact"},
		"targets out of cover":    {"play.npcs.targets", model.PlayRules{NPCs: &model.NPCRules{Targets: []model.TargetStep{{Among: "sight", Open: true}, {Among: "sight"}}}}, "an enemy in sight and out of cover; else an enemy in sight. Of several it is the highest on the target list of the group; of those alike the nearest. The", "else the nearest"},
		"no value, no persuading": {"play.persuade", model.PlayRules{Persuade: &model.PersuadeRules{Dice: "skill", Against: "persuade", Hits: 1, Needed: true}}, "An NPC without that value cannot be persuaded.", "base contact"},
		"persuading anybody":      {"play.persuade", model.PlayRules{Persuade: &model.PersuadeRules{Dice: "skill", Against: "persuade", Hits: 1}}, "1 hit must be left.", "without that value"},
		"a machine mended":        {"play.repair", model.PlayRules{Repair: &model.RepairRules{Dice: 2, Token: 3, Defeated: 7, Stands: 2}}, "A broken token takes 3 points, a defeated machine 7, and it stands up with 2 health pegs.", "for each point"},
		"a rescue":                {"play.rescue", model.PlayRules{Rescue: &model.RescueRules{Health: 4, Most: 2, Anywhere: true, Docks: "winner"}}, "Each trader gets up to 4 lost health pegs back. Ships dock at any airlock; the winner of the game picks first, the others follow clockwise. This can be done twice after each game; whoever is left behind in it has to be got out in another way.", "swap"},
		"shots with cover":        {"play.assault.ranged", model.PlayRules{Ranges: []model.RangeBand{{}}, Ammo: model.AmmoRules{PerShot: 2}, Cover: []model.CoverBand{{Title: "Partial", Hits: 3}}}, "It takes 2 ammo pegs. Partial cover takes 3 hits off", "nobody in base contact"},
		"gaits":                   {"play.move", model.PlayRules{Move: model.MoveRules{Step: 5 * model.Inch, Gaits: []model.Gait{{Title: "Run", Actions: 2, Reach: 9 * model.Inch}}}}, "Go up to 9 in for 2 actions (a run), in any direction.", "5 in"},
		"a truce of enemies":      {"play.truce", model.PlayRules{Truce: &model.TruceRules{Enemies: true, Share: true}}, "They share what they win evenly.", "no enemies"},
		"jams for good":           {"play.assault.jam", model.PlayRules{Assault: model.AssaultRules{Jam: 2, Jams: []string{"throw"}}}, "the weapon of a throw jams.", "cleared"},
		"skills beside acts":      {"play.skills", model.PlayRules{Skills: model.SkillRules{PerRound: 1, Pegs: 1, Between: true}}, "a skill that is no part of an action comes before or after the actions", "Passive"},
		"a rescue by many":        {"play.rescue", model.PlayRules{Rescue: &model.RescueRules{Health: 1, Whole: true, Others: true}}, "with all on it; the hostility track and the event cards go on from where they stopped. One crew can do so alone, or others can join in.", "but traders"},
	} {
		got := said(c.field, c.play)
		if !strings.Contains(got, c.want) || c.not != "" && strings.Contains(got, c.not) {
			t.Errorf("%s: %q, want %q and not %q", name, got, c.want, c.not)
		}
	}
}

// What an action finds in a room stands on that action alone.
func TestEachActionTellsItsOwnFind(t *testing.T) {
	r := &model.RuleSet{Play: model.PlayRules{Rooms: &model.RoomRules{Finds: []model.RoomFind{
		{ID: "search", Draw: model.Draw{From: "pouch", Count: 1}},
		{ID: "mine", Draw: model.Draw{From: "rare", Count: 2}, Quiet: true},
	}}}}
	names := kinds.Names{Mission: &model.Mission{}, Rules: r}
	for id, want := range map[string]string{
		"search": "Once a game in each room: draw 1 token from the pouch unseen and keep it, swap it for something of one’s own, or do without it. What is left lies on the floor beside the character.",
		"mine":   "Once a game in each room, with no enemy in the room: draw 2 tokens from the rare unseen and keep them, swap them for something of one’s own, or do without them. What is left lies on the floor beside the character.",
		"dig":    "",
	} {
		if got := names.Said([]string{"play.rooms.finds"}, &model.ActionKind{ID: id}); got != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
}
