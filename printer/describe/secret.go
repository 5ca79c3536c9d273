package describe

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Public is a mission as its players may know it before they play. What it leaves out nobody at the table
// knows until it shows, except a game master:
//
//   - the words for a game master;
//   - which tokens lie face down (how many and where can be seen, and tokens drawn blindly are no secret);
//   - which tokens an NPC has about it;
//   - special instructions that their author keeps from the players: see model.Audience;
//   - what those alone know who play a role: it stands on their card.
//
// What the clock brings, by rounds, hostility or counters, is open: the track lies on the table, and crews
// plan by it. So is what may turn out to be the hidden one: dice say which.
func Public(m *model.Mission) *model.Mission {
	p := *m
	p.GM = model.Text{}
	p.Setup.Contents = each(m.Setup.Contents, veiled)
	p.Setup.NPCs = each(m.Setup.NPCs, searched)
	p.Variations = each(m.Variations, func(v model.Variation) model.Variation {
		v.NPCs = each(v.NPCs, searched)
		return v
	})
	p.Rules = slices.DeleteFunc(slices.Clone(m.Rules), kept)
	p.Objectives = slices.DeleteFunc(slices.Clone(m.Objectives), func(o model.Objective) bool { return o.Hidden })
	return &p
}

// kept reports whether a special instruction is kept from the players.
func kept(rule model.Rule) bool { return !rule.Audience.Public() || rule.Role != "" }

// each is a list with every element turned into another.
func each[T, U any](list []T, turn func(T) U) []U {
	var out []U
	for _, v := range list {
		out = append(out, turn(v))
	}
	return out
}

// veiled is what can be seen of tokens: those that lie face down are only counted.
func veiled(c model.Content) model.Content {
	if !secretContent(c) {
		return c
	}
	n := len(c.Tokens)
	if c.Draw != nil {
		n += c.Draw.Count
	}
	c.Tokens, c.Draw = nil, &model.Draw{Count: n}
	return c
}

func secretContent(c model.Content) bool { return c.Hidden && len(c.Tokens) > 0 }

// searched is an NPC without what it has about it.
func searched(n model.StartNPC) model.StartNPC {
	n.Tokens = nil
	return n
}

// Secrets is what Public leaves out, for a game master; nil where a mission has no secrets.
func Secrets(m *model.Mission, r *model.RuleSet) []Note {
	t := tell(m, r, nil)
	var n notes
	n.add("Your part", "gm", nil, m.GM)
	n.add("Face down", "setup.contents", t.contents(slices.DeleteFunc(slices.Clone(m.Setup.Contents), func(c model.Content) bool { return !secretContent(c) })), model.Text{})
	n.add("About them", pocketsFrom(m), t.pockets(), model.Text{})
	n.add("When it shows", "rules", nil, t.revealed())
	for i, o := range m.Objectives {
		if o.Hidden {
			n.add(english.Capital(cmp.Or(o.Title, kinds.Rank(i))), "objectives."+o.ID, []string{"Known to " + t.Role(o.Role) + " alone"}, o.Text)
		}
	}
	for _, rule := range m.Rules {
		if kept(rule) {
			n.add(rule.Title, "rules."+rule.ID, t.kept(rule), rule.Text)
		}
	}
	return n.list
}

// kept says what to know about a special instruction that is kept from the players: when it comes, and what its
// data says besides its text.
func (t teller) kept(rule model.Rule) []string {
	var out []string
	if rule.When != nil {
		out = append(out, t.ending(*rule.When))
	}
	return append(out, Rule(t.Mission, t.Rules, rule))
}

// pockets says which NPC has what about it.
func (t teller) pockets() []string {
	var out []string
	list := slices.Clone(t.Mission.Setup.NPCs)
	for _, v := range t.Mission.Variations {
		list = append(list, v.NPCs...)
	}
	for _, n := range list {
		if len(n.Tokens) > 0 {
			out = append(out, cmp.Or(n.Name, english.One(t.NPC(n.Kind)))+t.atPoint(n)+" has "+english.And(tally(english.Each(n.Tokens, t.Token))))
		}
	}
	return out
}

// pocketsFrom is the path of the list that pockets tells of; of two lists, the first.
func pocketsFrom(m *model.Mission) string {
	if slices.ContainsFunc(m.Setup.NPCs, func(n model.StartNPC) bool { return len(n.Tokens) > 0 }) {
		return "setup.npcs"
	}
	return "variations"
}

// revealed is what is said when something hidden comes to light.
func (t teller) revealed() model.Text {
	var out model.Text
	for _, rule := range t.Mission.Rules {
		for _, e := range rule.Do {
			if said := kinds.Spoken(e.Text.Blocks); said != "" {
				line := english.Capital(english.Spelled(e.Hidden)) + ": " + english.Quoted(said)
				out.Blocks = append(out.Blocks, model.Block{Kind: model.Paragraph, Inlines: []model.Inline{{Text: line}}})
			}
		}
	}
	return out
}

// Plain is prose without its marks, on one line.
func Plain(t model.Text) string { return kinds.Spoken(t.Blocks) }

// Quoted is a title inside a sentence.
func Quoted(s string) string { return english.Quoted(s) }

// Moment is something that comes by the clock: when, and the special instruction's title and words.
type Moment struct {
	When, What string
	Text       model.Text
}

// Watch is what comes by the clock, for somebody who keeps an eye on it: first by rounds, then by phases, by
// the hostility and by counters.
func Watch(m *model.Mission, r *model.RuleSet) []Moment {
	t := tell(m, r, nil)
	rules := slices.DeleteFunc(slices.Clone(m.Rules), func(x model.Rule) bool { return x.When == nil || kinds.Watched(*x.When) == 0 })
	slices.SortStableFunc(rules, func(a, b model.Rule) int {
		return cmp.Or(cmp.Compare(kinds.Watched(*a.When), kinds.Watched(*b.When)), cmp.Compare(a.When.At, b.When.At))
	})
	return each(rules, func(x model.Rule) Moment { return Moment{english.Capital(t.Brief(*x.When)), x.Title, x.Text} })
}

// Withheld says to players what their edition of a mission leaves out; empty where it is nothing.
func Withheld(m *model.Mission) string {
	var out []string
	if slices.ContainsFunc(m.Setup.Contents, secretContent) {
		out = append(out, "what lies face down")
	}
	if slices.ContainsFunc(m.Setup.NPCs, func(n model.StartNPC) bool { return len(n.Tokens) > 0 }) {
		out = append(out, "what people have about them")
	}
	if slices.ContainsFunc(m.Rules, func(r model.Rule) bool { return r.Audience == model.Secret }) {
		out = append(out, "what is found out in play")
	}
	if slices.ContainsFunc(m.Rules, func(r model.Rule) bool { return r.Audience == model.ForMaster }) {
		out = append(out, "what a game master alone carries out")
	}
	switch {
	case len(out) > 0:
		return "The game master’s edition also says " + english.And(out) + ". Without a game master, one player sets up from it and lays face down what the others are not to see."
	case len(m.GM.Blocks) > 0:
		return "The game master’s edition also says how a game master plays."
	}
	return ""
}
