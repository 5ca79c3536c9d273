package playing

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// damage is what hits do to a trader.
func damage(_ Names, r *model.RuleSet) string {
	d := r.Play.Defeat
	if d == nil || d.Pegs == 0 {
		return ""
	}
	return fmt.Sprintf("Each hit that is left takes %s from a trader.", english.Count(d.Pegs, "health peg"))
}

// defeat is what becomes of a trader without health.
func defeat(_ Names, r *model.RuleSet) string {
	d := r.Play.Defeat
	if d == nil {
		return ""
	}
	line := "A trader without a health peg is defeated: it lies on its side" + besideIt(r, d.Counter) + " and takes no part until it is revived."
	words := map[string]string{"targets": "chosen as a target by an enemy", "random": "picked at random"}
	if len(d.Spared) > 0 {
		line += " Unless a rule says so, it is never " + english.List(english.Each(d.Spared, func(id string) string { return words[id] }), "or") + "."
	}
	return line
}

// besideIt is the counter that lies with somebody.
func besideIt(r *model.RuleSet, id string) string {
	if id == "" {
		return ""
	}
	return ", with " + english.One(counter(r, id)) + " beside it,"
}

// counter is a kind of counter, inside a sentence.
func counter(r *model.RuleSet, id string) string {
	i := slices.IndexFunc(r.Counters, func(c model.CounterKind) bool { return c.ID == id })
	if i < 0 {
		return english.Spelled(id) + " counter"
	}
	return english.Lower(r.Counters[i].Title) + " counter"
}

// defeatNPC is what becomes of an NPC that is defeated.
func defeatNPC(_ Names, r *model.RuleSet) string {
	d := r.Play.Defeat
	if d == nil {
		return ""
	}
	line := "A defeated NPC leaves the board"
	if d.NPC > 0 {
		line = fmt.Sprintf("An NPC is defeated by %d damage unless a rule says otherwise, and leaves the board", d.NPC)
	}
	return line + english.Pick(d.Drops, "; what it carried stays where it fell.", ".")
}

// revive is how a defeated trader is got back to its feet.
func revive(n Names, r *model.RuleSet) string {
	v := r.Play.Revive
	if v == nil {
		return ""
	}
	with := english.List(english.Each(v.With, func(w string) string { return english.One(strings.TrimSuffix(w, "s")) }), "or") + " that gives health"
	if len(v.Tokens) > 0 {
		with = english.List(english.Each(v.Tokens, func(id string) string { return english.One(english.Lower(n.Token(id))) + heals(r, id) }), "or")
	}
	whose := map[string]string{"helper": "the helper’s own tray", "patient": "that of the defeated trader"}
	out := []string{"Another trader in base contact can use " + with + " on a defeated one, who gets as much health back." +
		" Items come out of " + english.List(english.Each(v.From, func(id string) string { return whose[id] }), "or") + "."}
	var after []string
	if d := r.Play.Defeat; d != nil && d.Counter != "" {
		after = append(after, "loses its "+counter(r, d.Counter))
	}
	after = append(after, english.Pick(v.Prone, "stays prone", "stands up"))
	if v.Acts {
		after = append(after, "can act in this round if it has not yet")
	}
	return strings.Join(append(out, "Whoever is revived "+english.And(after)+"."), " ")
}

// heals is how many health pegs a token gives back.
func heals(r *model.RuleSet, id string) string {
	i := slices.IndexFunc(r.Tokens, func(k model.TokenKind) bool { return k.ID == id })
	if i < 0 || r.Tokens[i].Heal == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d health)", r.Tokens[i].Heal)
}

// drag is how a defeated trader is taken along.
func drag(_ Names, r *model.RuleSet) string {
	d := r.Play.Drag
	if d == nil {
		return ""
	}
	who := "A trader in base contact with a defeated one" + english.Pick(d.Free, " that no enemy is in base contact with", "")
	var out []string
	if d.Reach > 0 {
		out = append(out, who+" can move up to "+far(r, d.Reach)+" in one action and take it along.")
	}
	if d.Hands > 0 {
		line := fmt.Sprintf("With %d traders of a crew in base contact all of them and the defeated one move up to %s in one action of one of them", d.Hands, far(r, d.Together))
		if d.Lose > 0 {
			line += fmt.Sprintf("; %s %s less in the next turn", english.Pick(d.Hands == 2, "the other has", "the others have"), english.Count(d.Lose, "action"))
		}
		out = append(out, line+". What one can move at most in a round holds for each who drags.")
	}
	if d.Gait != "" {
		out = append(out, who+" can carry it along: no faster than in "+english.One(gait(r, d.Gait))+", and doing all else as ever.")
	}
	if d.Drop {
		out = append(out, "It can be let go at any time.")
	}
	return strings.Join(out, " ")
}

// gait is a way of moving, inside a sentence.
func gait(r *model.RuleSet, id string) string {
	for _, g := range r.Play.Move.Gaits {
		if g.ID == id {
			return english.Lower(g.Title)
		}
	}
	return english.Spelled(id)
}

// rob is how what a defeated trader carries is taken.
func rob(_ Names, r *model.RuleSet) string {
	b := r.Play.Rob
	if b == nil {
		return ""
	}
	line := "Any trader in base contact with a defeated one can take what it carries, as far as there is room."
	if b.Action != "" {
		line = "Any other trader in base contact with a defeated one can take " + english.One(act(r, b.Action)) + " action on it as on a crate, and have what it likes out of its tray."
	}
	if b.Left {
		line += " What is not wanted lies beside it."
	}
	if b.Back == "crew" {
		return line + " If the defeated trader is brought home, its own crew gives back what it took."
	}
	return line + " The defeated trader does not get any of it back after the game."
}

// crippled is what becomes of those who have been revived.
func crippled(_ Names, r *model.RuleSet) string {
	c := r.Play.Crippled
	if c == nil {
		return ""
	}
	title := english.Spelled(c.Table)
	if i := slices.IndexFunc(r.Tables, func(t model.RollTable) bool { return t.ID == c.Table }); i >= 0 {
		title = r.Tables[i].Title
	}
	return "Whoever is revived rolls on the table " + english.Quoted(title) + "; the result holds until the end of the " + english.Spelled(c.Until) + "."
}

// kill is what an attack on a defeated trader does.
func kill(_ Names, r *model.RuleSet) string {
	k := r.Play.Kill
	if k == nil {
		return ""
	}
	line := fmt.Sprintf("A trader can attack a defeated one of another player like anybody else. As soon as cover and armour let %s through, it is dead: it is out of the campaign and leaves the board", hits(k.Hits))
	return line + english.Pick(k.Drops, "; what it carried stays where it lay.", ".")
}
