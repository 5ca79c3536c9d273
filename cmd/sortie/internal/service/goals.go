package service

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/english"
)

// goals finds the objective that a campaign asks about: it is one of its missions', of which the compiler knows once the whole
// pack has been read.
func (m *mentioner) goals(n *outline.Node) {
	if m.kind == "campaign" && n.Label == "objective" && n.Shape == outline.Text && n.Text != "" && !n.Open {
		m.found = append(m.found, &Mention{ID: n.Text, Domains: []string{"@objective"}, Asks: true, At: m.bare(n.Value), Node: n})
	}
}

// asked are the missions whose objective a campaign asks about: the one that a fact names, that of its stage, those that can have
// been played last when a stage begins or, for endings and the points of a league, every one.
func (u *unit) asked(n *outline.Node) []string {
	if id := n.Parent.Word("mission"); id != "" {
		return []string{id}
	}
	path := n.Path()
	if len(path) < 3 || path[0] != "nodes" {
		return u.played()
	}
	if id := u.staged(path[1]); id != "" && path[2] != "needs" {
		return []string{id}
	}
	if form := u.word("form"); form == "league" || form == "free" || len(u.find("league")) > 0 {
		return u.played() // its calendar or the players say which stage comes when
	}
	return u.lastBefore(path[1], map[string]bool{})
}

// played are the missions of the campaign.
func (u *unit) played() []string {
	var all []string
	for _, nodes := range append(u.find("nodes"), u.find("catchUp")...) {
		for _, n := range append(nodes.Fields(), nodes) {
			if id := n.Word("mission"); id != "" && !slices.Contains(all, id) {
				all = append(all, id)
			}
		}
	}
	return all
}

// staged is the mission that is played in a stage of the campaign.
func (u *unit) staged(stage string) string {
	for _, n := range u.find("nodes", stage) {
		if id := n.Word("mission"); id != "" {
			return id
		}
	}
	return ""
}

// lastBefore are the missions of the stages that lead to one, past passages of story. Where an expression says what leads where,
// it is all of them.
func (u *unit) lastBefore(stage string, seen map[string]bool) []string {
	var all []string
	seen[stage] = true
	for _, nodes := range u.find("nodes") {
		for _, n := range nodes.Fields() {
			leads, made := false, false
			for _, next := range fieldsOf(n, "next") {
				next.Each(func(c *outline.Node) {
					leads = leads || c.Label == "to" && c.Text == stage
					made = made || c.Label == "to" && c.Shape != outline.Text || len(c.Names) > 0
				})
			}
			switch id := u.staged(n.Label); {
			case made:
				return u.played()
			case leads && id != "":
				all = append(all, id)
			case leads && !seen[n.Label]:
				all = append(all, u.lastBefore(n.Label, seen)...)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// goal is an objective of a mission of the pack.
func (v *view) goal(mission, id string) *Thing {
	for _, name := range v.names() {
		if other := v.unit(name); other.kind() == "mission" && other.word("id") == mission {
			return other.ownThing("@objective", id)
		}
	}
	return nil
}

// askedGoals are the objectives by the name in a mention that the campaign asks about, each of another mission.
func (u *unit) askedGoals(m *Mention) []*Thing {
	var all []*Thing
	for _, mission := range u.asked(m.Node) {
		if t := u.view.goal(mission, m.ID); t != nil {
			all = append(all, t)
		}
	}
	return all
}

// askers are the units besides its own in which a thing can be mentioned that belongs to one.
func (t *Thing) askers() []string {
	if t.Domain != "@objective" {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(t.view.names()), func(name string) bool { return t.view.unit(name).kind() != "campaign" })
}

// stillMeant fails if a campaign would ask about the objectives of other missions than before, once some have another name: what it
// asks about can be the objective of any of several missions that have one by that name.
func stillMeant(renamed []*Thing, name string) error {
	for _, asker := range renamed[0].askers() {
		u := renamed[0].view.unit(asker)
		for _, text := range u.texts {
			for _, m := range u.mentions(text) {
				if !m.Asks {
					continue
				}
				if err := u.stillAsks(m, renamed, name); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// stillAsks fails if one mention would be about the objectives of other missions than before.
func (u *unit) stillAsks(m *Mention, renamed []*Thing, name string) error {
	old, asked := renamed[0].ID, u.askedGoals(m)
	given := func(t *Thing) bool { return slices.ContainsFunc(renamed, t.same) }
	switch {
	case len(asked) == 0: // it is about none now, which is a mistake already
	case m.ID == name:
		if slices.ContainsFunc(u.askedGoals(&Mention{ID: old, Node: m.Node}), given) {
			return fmt.Errorf("%s asks about %s of %s already, and would mean this one as well", u.head(), name, english.And(owners(asked)))
		}
	case !slices.ContainsFunc(asked, given):
	case slices.ContainsFunc(asked, func(t *Thing) bool { return !given(t) }):
		return fmt.Errorf("%s asks about %s of any of %s: rename it there, and it has the new name in each of them", u.head(), old, english.And(owners(asked)))
	default:
		if others := u.askedGoals(&Mention{ID: name, Node: m.Node}); len(others) > 0 {
			return fmt.Errorf("%s asks about this objective, and would ask about %s of %s as well", u.head(), name, english.And(owners(others)))
		}
	}
	return nil
}

// owners are the titles of the missions that objectives are of.
func owners(goals []*Thing) []string {
	var all []string
	for _, t := range goals {
		all = append(all, t.view.unit(t.Unit).head())
	}
	return all
}
