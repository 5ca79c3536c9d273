package words

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// ActionMark is the small print of an action behind its title: a ring for a minor one, and what it costs.
func ActionMark(a xia.Action) string {
	out := ""
	if a.Minor {
		out = "°"
	}
	if a.Energy > 0 {
		out += " (" + Number(a.Energy) + " Energy)"
	}
	if a.Movement > 0 {
		out += " (" + Count(a.Movement, "point") + ")"
	}
	return out
}

// Group is what a group of actions is called.
func Group(id string) string { return english.Capital(strings.ReplaceAll(id, "-", " ")) }

// List is things with commas between them.
func List(list []string) string { return strings.Join(list, ", ") }
