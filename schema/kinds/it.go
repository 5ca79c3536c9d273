package kinds

import (
	"bytes"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// About is the names for what comes of an event: the figure that sets it off is called by what the event says of it.
func (n Names) About(w *model.Trigger) Names {
	if w == nil {
		return n
	}
	if who, some := It(*w); some && who != nil {
		n.It = n.that(*who)
	}
	if w.Kind == "contact" && w.Target != nil {
		n.Target = n.that(*w.Target)
	}
	return n
}

// that is one figure of those that are meant, once it is known which: "that Civilian".
func (n Names) that(w model.Who) string {
	figure, of, all := n.figure(w)
	if figure == "" {
		return all
	}
	return "that " + figure + of
}

// again is a figure in the sentence that has named it before: "that figure" of "that figure of the Purge".
func again(it string) string {
	figure, that := strings.CutPrefix(it, "that ")
	if !that {
		return it
	}
	figure, _, _ = strings.Cut(figure, " of ")
	figure, _, _ = strings.Cut(figure, " that ")
	return "that " + figure
}

// It is the figure that sets a rule off by an event, and whether one does; of several events of which each has another it
// is left open.
func It(w model.Trigger) (*model.Who, bool) {
	if len(w.Triggers) == 0 {
		kind, _ := TriggerOf(w.Kind)
		if kind.It == nil {
			return nil, false
		}
		return kind.It(w), true
	}
	who, some := It(w.Triggers[0])
	for _, x := range w.Triggers[1:] {
		other, known := It(x)
		some = some || known
		if !alike(who, other) {
			who = nil
		}
	}
	return who, some
}

// alike reports whether two figures are written alike. The table in the browser has no other use for what would compare
// them by their fields, and the texts of them it can make.
func alike(a, b *model.Who) bool {
	one, err := asjson.Marshal(a)
	other, also := asjson.Marshal(b)
	return err == nil && also == nil && bytes.Equal(one, other)
}

// Plays reports whether a figure plays a part in an event: "it", "target" or "attacker". Nobody is the bearer, "self", of
// a rule that is not a figure's own.
func Plays(w model.Trigger, part string) bool {
	if len(w.Triggers) > 0 {
		return slices.ContainsFunc(w.Triggers, func(x model.Trigger) bool { return Plays(x, part) })
	}
	if part == "those" { // whom an effect before was about
		return true
	}
	kind, _ := TriggerOf(w.Kind)
	return part == "it" && kind.It != nil || slices.Contains(kind.Parts, part)
}

// PartsOf are the parts by which an effect speaks of figures.
func PartsOf(e model.Effect) []string {
	var out []string
	for _, w := range []*model.Who{e.Who, e.To, e.From, e.Target, e.With} {
		out = append(out, partsOfWho(w)...)
	}
	for _, p := range []*model.Place{e.At, e.Place, e.Toward} {
		out = append(out, partsOfPlace(p)...)
	}
	return out
}

// PartsAsked are the parts by which a condition speaks of figures.
func PartsAsked(c model.Condition) []string {
	out := slices.Concat(partsOfWho(c.Who), partsOfWho(c.Target), partsOfPlace(c.Place))
	for _, x := range c.Conditions {
		out = append(out, PartsAsked(x)...)
	}
	return out
}

// AllAsked are the cells that a condition hangs on, and those of the conditions within it.
func AllAsked(c model.Condition) []Cell {
	out := Asks(c)
	for _, x := range c.Conditions {
		out = append(out, AllAsked(x)...)
	}
	return out
}

func partsOfWho(w *model.Who) []string {
	if w == nil {
		return nil
	}
	out := slices.Concat(partsOfPlace(w.In), partsOfPlace(w.Nearest), partsOfWho(w.Except))
	if w.Figure != "" {
		out = append(out, w.Figure)
	}
	return out
}

func partsOfPlace(p *model.Place) []string {
	if p == nil || p.Figure == "" {
		return nil
	}
	return []string{p.Figure}
}

// byWho is the figure of an event that one field names.
func byWho(w model.Trigger) *model.Who { return w.Who }

// byDoer is the trader who does it, or whoever else may.
func byDoer(w model.Trigger) *model.Who {
	if w.Who == nil {
		return &model.Who{Traders: "acting"}
	}
	return w.Who
}
