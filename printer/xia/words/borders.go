package words

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Result is what a throw comes to.
type Result struct {
	From, To int
	Text     string
}

// Acts says when a border acts.
func Acts(b xia.Border) string {
	switch b.Acts {
	case "entering":
		return "ships coming in"
	case "crossing":
		return "ships passing"
	}
	return "nobody"
}

// BorderNotes lists what a border does without a throw, in short lines.
func (t Teller) BorderNotes(b xia.Border) []string {
	var out []string
	if b.Deadly {
		out = append(out, "The ship is destroyed.")
	}
	if b.Legal {
		out = append(out, t.law()...)
	}
	if b.Shielded {
		out = append(out, "Shields help against it.")
	}
	if b.Parts {
		out = append(out, "Ships on its two sides are not adjacent.")
	}
	return out
}

// Sight says whether one sees through a border.
func Sight(b xia.Border) string {
	if b.Opaque {
		return "blocked"
	}
	return "free"
}

// law is what the statuses of planets mean at their entrances.
func (t Teller) law() []string {
	var out []string
	for _, s := range t.Rules.Statuses {
		if note := StatusNote(s); note != "" {
			out = append(out, s.Title+": "+note)
		}
	}
	return out
}

// StatusNote is what a planet's status means at its entrances; empty if nothing.
func StatusNote(s xia.Status) string {
	var out []string
	if s.BarsOutlaws {
		out = append(out, "ships with a Bounty stay out.")
	}
	if s.Bounty > 0 {
		out = append(out, "an Innocent ship gets a Bounty of "+Credits(s.Bounty)+".")
	}
	return strings.Join(out, " ")
}

// Outcomes are the stretches of a throw with what they come to. Nothing is what the harmless ones are called.
func Outcomes(list []xia.Outcome, nothing string) []Result {
	var out []Result
	for _, o := range list {
		out = append(out, Result{From: o.From, To: o.To, Text: outcome(o, nothing)})
	}
	return out
}

func outcome(o xia.Outcome, nothing string) string {
	var parts []string
	if o.Destroyed {
		parts = append(parts, "destroyed")
	}
	if o.Damage {
		parts = append(parts, "that much damage")
	}
	if o.Drain {
		parts = append(parts, "that much Energy lost, then armed Markers")
	}
	if o.Blocked {
		parts = append(parts, "no move")
	}
	if o.Bounty > 0 {
		parts = append(parts, "+"+Number(o.Bounty)+" Bounty")
	}
	if o.Cubes > 0 {
		parts = append(parts, Count(o.Cubes, "cube"))
	}
	if len(parts) == 0 {
		return nothing
	}
	return strings.Join(parts, "; ")
}

// Region is hexes of one terrain that hang together, as a list of their names.
func Region(hexes []xia.Hex) string {
	return strings.Join(english.Each(hexes, func(h xia.Hex) string { return h.ID }), ", ")
}

// Side is a side of a hex or a tile in words.
func Side(side string) string {
	names := []string{"n", "north", "ne", "north-east", "e", "east", "se", "south-east", "s", "south", "sw", "south-west", "w", "west", "nw", "north-west"}
	if i := slices.Index(names, side); i >= 0 && i%2 == 0 {
		return names[i+1]
	}
	return side
}

// HexSide is the side of a hex, such as "c3-ne", in words.
func HexSide(name string) string {
	hex, side, found := strings.Cut(name, "-")
	if !found {
		return name
	}
	return hex + " to the " + Side(side)
}
