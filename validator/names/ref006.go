package names

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref006 finds values that should name something and name nothing.
func ref006() check.Check {
	return check.Check{
		Code:     "REF006",
		Title:    "a value that names nothing, or two things",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values},
		Text: "Some values can name what they speak of in several ways, and have to use one of them: figures by side, kind, group or " +
			"name, a place by its coordinates or by what stands there, a piece by its id or by its sort. This one uses none, so nobody " +
			"can say whom or what is meant; or two fields name one place or say one number, which need not be the same. Whoever is pulled or teleported " +
			"has to go somewhere, and a ranking by a counter or by tokens says by which.",
		Before: "do: [{kind: \"spawn\", npc: \"harvester\", at: {}}]",
		After:  "do: [{kind: \"spawn\", npc: \"harvester\", at: entry: \"6\"}]",
		Run: func(p *check.Pass) {
			if p.Subject.Partial {
				return // what a broken value names was left out
			}
			for _, x := range parts.Values.Of(p) {
				remedy, fault := empty(x.Value), "names nothing"
				if remedy == "" {
					remedy, fault = twice(x.Value)
				}
				if remedy != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s %s", lastOf(x.Path), fault),
						Remedy:  remedy,
						Range:   p.First(x.Path, x.Path+"@key"),
					})
				}
			}
		},
	}
}

// empty says what to add to a value that names nothing, or nothing where it names something.
func empty(v any) string {
	switch v := v.(type) {
	case *model.Who:
		bare := *v
		bare.Count = 0
		if reflect.ValueOf(bare).IsZero() {
			return "say whom: traders, npc, group, named, figure, side, class, carrying, trait, in, nearest or everyone"
		}
	case *model.Place:
		bare := *v
		bare.Pick, bare.Within, bare.Board = "", 0, ""
		if reflect.ValueOf(bare).IsZero() {
			return "say where: at, entry, airlock, piece, zone, hatch, sort, named, figure, near, ship or any"
		}
	case *model.Trigger:
		return kinds.Awaits(*v)
	case *model.Goal:
		return kinds.Unsaid(*v)
	case *model.Effect:
		return kinds.Lacks(*v)
	case *model.StartNPC:
		if v.At == nil && v.Place == nil {
			return "say where it stands: at: [x, y], or place"
		}
	case *model.Elsewhere:
		if v.NPC+v.Group == "" {
			return "say who arrives there: npc, or group"
		}
	case *model.Zone:
		if len(v.Within()) == 0 && (v.From == nil || v.To == nil) {
			return "give from and to, its corners, room, a point of the room it is, or rooms, a point of each"
		}
	case *model.Price:
		if v.Token == "" && v.Category == "" {
			return "say whose price it is: token or category"
		}
	}
	return ""
}

// twice says what to do about a value that names one thing in two ways, and what is wrong with that; or nothing.
func twice(v any) (remedy, fault string) {
	switch v := v.(type) {
	case *model.Place:
		return twoPlaces(v), "names two places"
	case *model.Trigger:
		if remedy := onlyOne(naming{"zone", v.Zone != ""}, naming{"place", v.Place != nil}); remedy != "" {
			return remedy, "names a zone, and a place"
		}
		if v.Place != nil && (v.With != "" || v.Target != nil) {
			return onlyOne(naming{"with", v.With != ""}, naming{"place", true}, naming{"target", v.Target != nil}), "names a place, and what stands there"
		}
		if v.Target != nil && v.With+v.Any != "" {
			return onlyOne(naming{"with", v.With != ""}, naming{"any", v.Any != ""}, naming{"target", true}), "names a piece, and a figure"
		}
		return onlyOne(naming{"with", v.With != ""}, naming{"of", v.Of != ""}, naming{"any", v.Any != ""}), "names a piece, and a sort of piece"
	case *model.Effect:
		if kinds.Changes(*v, kinds.DoorCell) {
			return onlyOne(naming{"of", v.Of != ""}, naming{"any", v.Any != ""}), "names a panel, and a sort of panel"
		}
		if fields := kinds.Twice(*v); len(fields) > 1 {
			return "keep one of them: " + english.List(fields, "or"), "says one thing in two ways"
		}
	case *model.Zone:
		return onlyOne(naming{"from and to", v.From != nil || v.To != nil}, naming{"room", v.Room != nil}, naming{"rooms", len(v.Rooms) > 0}), "is two areas"
	case *model.Goal:
		if kinds.Has(kinds.Wants(*v), kinds.PieceCell) {
			return onlyOne(naming{"of", v.Of != ""}, naming{"any", v.Any != ""}), "names a piece, and a sort of piece"
		}
	}
	return "", ""
}

// naming is a field that may name something, and whether it does.
type naming struct {
	name string
	set  bool
}

// twoPlaces says what to do about a place that is named in two ways, or nothing.
func twoPlaces(x *model.Place) string {
	return onlyOne([]naming{
		{"at", x.At != nil}, {"entry", x.Entry != ""}, {"airlock", x.Airlock != ""}, {"piece", x.Piece != ""}, {"zone", x.Zone != ""},
		{"hatch", x.Hatch != ""}, {"sort", x.Sort != ""}, {"named", x.Named != ""}, {"figure", x.Figure != ""}, {"near", x.Near != ""}, {"ship", x.Ship != ""}, {"any", x.Any != ""},
	}...)
}

// onlyOne says that only one of some fields may name something, if more do.
func onlyOne(all ...naming) string {
	var fields []string
	for _, f := range all {
		if f.set {
			fields = append(fields, f.name)
		}
	}
	if len(fields) < 2 {
		return ""
	}
	return "keep one of them: " + english.List(fields, "or")
}

// lastOf is the field that a path ends with; an entry of a list goes by the list's name.
func lastOf(path string) string {
	parts := strings.Split(path, ".")
	for i := len(parts) - 1; i > 0; i-- {
		if _, err := strconv.Atoi(parts[i]); err != nil {
			return parts[i]
		}
	}
	return parts[0]
}
