package service

import (
	"slices"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
)

// goals finds the objective that a fact of a campaign asks about: it is one of a mission's, of which the compiler knows once the whole
// pack has been read.
func (m *mentioner) goals(n *outline.Node) {
	if m.kind != "campaign" || n.Label != "objective" || n.Shape != outline.Text || n.Text == "" || n.Open {
		return
	}
	if mission := m.asked(n); mission != "" {
		m.found = append(m.found, &Mention{ID: n.Text, Domains: []string{"@objective"}, Of: mission, At: m.bare(n.Value), Node: n})
	}
}

// asked is the mission whose objective a fact asks about: the one that it names, that of its stage or, where it says what the stage
// needs, that of the stages before it, if it is one and the same. Empty: none, or one of several.
func (m *mentioner) asked(n *outline.Node) string {
	if id := n.Parent.Word("mission"); id != "" {
		return id
	}
	path := n.Path()
	if len(path) < 4 || path[0] != "nodes" {
		return ""
	}
	if path[2] != "needs" {
		return m.staged(path[1])
	}
	var before []string
	for _, nodes := range fieldsOf(m.root, "nodes") {
		for _, stage := range nodes.Fields() {
			leads := false
			stage.Each(func(c *outline.Node) { leads = leads || c.Label == "to" && c.Text == path[1] })
			if id := m.staged(stage.Label); leads && id != "" && !slices.Contains(before, id) {
				before = append(before, id)
			}
		}
	}
	if len(before) != 1 {
		return ""
	}
	return before[0]
}

// staged is the mission that is played in a stage of the campaign.
func (m *mentioner) staged(stage string) string {
	for _, nodes := range fieldsOf(m.root, "nodes") {
		for _, n := range fieldsOf(nodes, stage) {
			if id := n.Word("mission"); id != "" {
				return id
			}
		}
	}
	return ""
}

// goal is an objective of a mission of the pack.
func (u *unit) goal(mission, id string) *Thing {
	for _, name := range u.view.names() {
		if other := u.view.unit(name); other.kind() == "mission" && other.word("id") == mission {
			return other.ownThing("@objective", id)
		}
	}
	return nil
}

// askers are the units besides its own in which a thing can be mentioned that belongs to one.
func (t *Thing) askers() []string {
	if t.Domain != "@objective" {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(t.view.names()), func(name string) bool { return t.view.unit(name).kind() != "campaign" })
}
