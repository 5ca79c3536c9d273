package compare

import (
	"cmp"
	"fmt"
	"reflect"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// teller puts what a unit holds into words, with its titles.
type teller struct {
	unit  *compiler.Unit
	names kinds.Names
}

func newTeller(u *compiler.Unit) teller {
	t := teller{unit: u, names: kinds.Names{Mission: u.Mission, Rules: u.Rules}}
	if t.names.Mission == nil {
		t.names.Mission = &model.Mission{}
	}
	if t.names.Rules == nil {
		t.names.Rules = &model.RuleSet{}
	}
	return t
}

// mission is the unit's mission, if it is one whose rules are known: what pages call things they know of no other.
func (t teller) mission() bool { return t.unit.Mission != nil && t.unit.Rules != nil }

// saying is how values of a type are put into words; nil where they are gone through.
func (w *walk) saying(v reflect.Type) func(teller, reflect.Value) string {
	switch v {
	case reflect.TypeFor[model.Text]():
		return teller.text
	case reflect.TypeFor[model.Point]():
		return func(_ teller, v reflect.Value) string { return point(v.Interface().(model.Point)) }
	case reflect.TypeFor[model.Footprint]():
		return func(_ teller, v reflect.Value) string { return footprint(v.Interface().(model.Footprint)) }
	}
	if w.was.mission() && w.is.mission() {
		return sayings[v]
	}
	return nil
}

// sayings are for what the sheet has sentences for.
var sayings = map[reflect.Type]func(teller, reflect.Value) string{
	reflect.TypeFor[model.Trigger]():   func(t teller, v reflect.Value) string { return t.names.Event(v.Interface().(model.Trigger)) },
	reflect.TypeFor[model.Condition](): func(t teller, v reflect.Value) string { return t.names.Condition(v.Interface().(model.Condition)) },
	reflect.TypeFor[[]model.Effect](): func(t teller, v reflect.Value) string {
		return t.names.Effects(v.Interface().([]model.Effect))
	},
	reflect.TypeFor[model.Goal](): func(t teller, v reflect.Value) string { return t.names.Goal(v.Interface().(model.Goal)) },
	reflect.TypeFor[model.Reward](): func(t teller, v reflect.Value) string {
		return describe.Reward(t.unit.Mission, t.unit.Rules, v.Interface().(model.Reward))
	},
	reflect.TypeFor[model.Place](): func(t teller, v reflect.Value) string { return t.names.Place(v.Interface().(model.Place)) },
	reflect.TypeFor[model.Who]():   func(t teller, v reflect.Value) string { return t.names.Who(ptr(v.Interface().(model.Who))) },
	reflect.TypeFor[model.EventAllocation](): func(t teller, v reflect.Value) string {
		return describe.Share(v.Interface().(model.EventAllocation), t.unit.Rules)
	},
	reflect.TypeFor[model.DeckChange](): func(t teller, v reflect.Value) string {
		return t.names.DeckChange(v.Interface().(model.DeckChange))
	},
}

func ptr[T any](v T) *T { return &v }

// text is prose as somebody reads it out.
func (t teller) text(v reflect.Value) string { return kinds.Spoken(v.Interface().(model.Text).Blocks) }

// panel is what kind of panel something is, and how its doors stand.
func (t teller) panel(x model.Panel) string {
	return strings.TrimSuffix(english.Lower(t.kind(model.PanelSort, x.Kind))+", "+string(x.State), ", ")
}

// called is what pages call an entry of a list; empty where it has no name.
func (t teller) called(list string, v reflect.Value) string {
	if v.Kind() != reflect.Struct {
		return ""
	}
	switch x := v.Interface().(type) {
	case model.Panel:
		return english.Capital(cmp.Or(x.Title, t.kind(model.PanelSort, x.Kind))) + " " + cmp.Or(x.ID, x.Name)
	case model.StartNPC:
		return english.Capital(t.names.NPC(x.Kind)) + english.Pick(x.ID == "", "", " "+x.ID)
	case model.Airlock:
		return "Airlock " + strings.ToUpper(x.ID)
	case model.Crate:
		return "Crate " + x.ID
	case model.EventAllocation:
		return "Event deck, " + english.Spelled(x.Kind)
	case model.Allocation:
		return "Search allocation, " + english.Spelled(x.Crate)
	}
	if title := v.FieldByName("Title"); title.IsValid() && title.Kind() == reflect.String && title.String() != "" {
		return english.Capital(nounOf(list)) + " " + english.Quoted(title.String())
	}
	if id := v.FieldByName("ID"); id.IsValid() && id.String() != "" {
		return english.Capital(nounOf(list)) + " " + id.String()
	}
	return ""
}

// kind is what the rule set calls a kind of thing.
func (t teller) kind(sort model.Sort, id string) string {
	return cmp.Or(t.names.Rules.ThingKind(model.Thing{Sort: sort, Kind: id}).Title, english.Spelled(id))
}

// brief is a value in a few words: what a sheet has a sentence for in that, anything else by its fields.
func (t teller) brief(v reflect.Value) string {
	w := walk{was: t, is: t}
	if say := w.saying(v.Type()); say != nil {
		return say(t, v)
	}
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return ""
		}
		return t.brief(v.Elem())
	case reflect.Struct:
		return t.fields(v)
	case reflect.Slice:
		list := make([]string, v.Len())
		for i := range v.Len() {
			list[i] = t.brief(v.Index(i))
		}
		return strings.Join(list, ", ")
	}
	return scalar(v)
}

// fields are the fields of a value that say something, with what they are called; where it stands comes first.
func (t teller) fields(v reflect.Value) string {
	var out []string
	where := position(v)
	if where != "" {
		out = append(out, "at "+where)
	}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		inner := v.Field(i)
		if !f.IsExported() || inner.IsZero() || derived(v.Type(), f.Name) || f.Name == "ID" || where != "" && isStanding(f.Name) {
			continue
		}
		name := refs.Name(f)
		what := t.brief(inner)
		if inner.Kind() == reflect.String {
			what = t.titled(f.Tag.Get("ref"), inner)
		}
		if what != "" {
			out = append(out, english.Pick(inner.Kind() == reflect.Bool, spelled(name), spelled(name)+" "+what))
		}
	}
	return strings.Join(out, ", ")
}

// scalar is a plain value in words.
func scalar(v reflect.Value) string {
	switch x := v.Interface().(type) {
	case model.Length:
		return x.String() + " in"
	case bool:
		return english.Pick(x, "yes", "no")
	}
	if v.Kind() == reflect.String {
		return v.String()
	}
	return fmt.Sprint(v.Interface())
}

// titled is a plain value, or the title of what it names.
func (t teller) titled(tag string, v reflect.Value) string {
	if v.Kind() == reflect.String && v.String() != "" {
		for _, domain := range refs.Domains(tag, "") {
			if of, ok := titles[domain]; ok {
				return of(t.names, v.String())
			}
		}
	}
	return scalar(v)
}

// titles are the lists of a rule set that names are in which pages never show.
var titles = map[string]func(kinds.Names, string) string{
	"tokens": kinds.Names.Token, "npcs": kinds.Names.NPC, "traders": kinds.Names.Trader, "skills": kinds.Names.Skill,
	"groups": kinds.Names.Group, "classes": kinds.Names.Class, "tokenSizes": kinds.Names.Size, "cards": kinds.Names.Cards,
}

// listed are the entries of a plain list.
func (t teller) listed(tag string, v reflect.Value) string {
	list := make([]string, v.Len())
	for i := range v.Len() {
		list[i] = t.titled(tag, v.Index(i))
	}
	return strings.Join(list, ", ")
}
