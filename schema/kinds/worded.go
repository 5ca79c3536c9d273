package kinds

import (
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Word makes the texts of a rule set: what its programs do in words, and behind it what they leave to a clause. It is
// made anew whenever a rule set is put to use, also after house rules have changed a number in a program.
func Word(rules *model.RuleSet) {
	w := &worder{names: Names{Mission: &model.Mission{}, Rules: rules}}
	w.value(reflect.ValueOf(rules).Elem())
}

type worder struct {
	names Names
	on    any // the group or the kind of NPC that notes stand on; nil: neither
}

var (
	programsType = reflect.TypeFor[[]model.Program]()
	levelType    = reflect.TypeFor[model.SkillLevel]()
	rulesType    = reflect.TypeFor[model.RuleSet]()
)

// value goes through a value for all that is said by programs.
func (w *worder) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			w.value(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			w.value(v.Index(i))
		}
	case reflect.Struct:
		w.structure(v)
	}
}

func (w *worder) structure(v reflect.Value) {
	defer w.bearing(w.bearerOf(v))()
	switch x := v.Addr().Interface().(type) {
	case *model.NPCGroup, *model.NPCKind:
		w.on = x
		defer func() { w.on = nil }()
	case *model.ActionKind:
		x.Text = worded(w.names.action(*x), x.Clause)
		return
	case *model.RuleNote:
		agreed := english.Pick(x.Agreed, "Only where all players have agreed on it before the game. ", "")
		x.Text = worded(strings.TrimSpace(agreed+w.names.Said(x.Says, w.on)+" "+w.names.Programs(x.Does)), x.Clause)
		return
	case *model.TerrainRule:
		x.Text = worded(strings.TrimSpace(w.names.Said(x.Says, x)+" "+w.names.Programs(x.Does)), x.Clause)
		return
	}
	if v.Type() == levelType {
		w.level(v.Addr().Interface().(*model.SkillLevel))
		return
	}
	if does := v.FieldByName("Does"); does.IsValid() && does.Type() == programsType {
		text := v.FieldByName("Clause").Interface().(model.Text)
		made := w.names.Programs(does.Interface().([]model.Program))
		v.FieldByName("Text").Set(reflect.ValueOf(worded(made, text)))
		return
	}
	for i := range v.NumField() {
		if mayHold(v.Field(i).Type()) {
			w.field(v, i)
		}
	}
}

// field goes through a field. Attributes are borne by whoever holds the item.
func (w *worder) field(v reflect.Value, i int) {
	if v.Type() == rulesType && v.Type().Field(i).Name == "Attributes" {
		defer w.bearing("the holder")()
	}
	w.value(v.Field(i))
}

// bearing names whose the rules are from now on, if anybody, and gives what ends that.
func (w *worder) bearing(self string) (end func()) {
	before := w.names.Self
	if self != "" {
		w.names.Self = self
	}
	return func() { w.names.Self = before }
}

// mayHold reports whether values of a type can have programs in them.
func mayHold(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		return mayHold(t.Elem())
	}
	return t.Kind() == reflect.Struct && t != reflect.TypeFor[model.Text]()
}

// bearerOf is whose the rules in a struct are: a kind of NPC, or a piece of terrain.
func (w *worder) bearerOf(v reflect.Value) string {
	switch x := v.Addr().Interface().(type) {
	case *model.RollTable:
		return w.names.Subject(*x)
	case *model.NPCKind:
		return w.names.theNPC(x.ID)
	case *model.NPCGroup:
		return anyOf + english.Midway(x.Title)
	case *model.TerrainRule:
		return "the " + english.Lower(x.Title)
	}
	return ""
}

// anyOf begins what the bearer of a rule is called that a whole group shares. What such a rule does behind what sets it off
// is said of "it".
const anyOf = "any of the "

// Subject is whom the rows of a table are about.
func (n Names) Subject(t model.RollTable) string {
	switch t.About {
	case "":
		return ""
	case "trader", "crew":
		return "the " + t.About
	}
	if slices.ContainsFunc(n.Rules.Groups, func(g model.NPCGroup) bool { return g.ID == t.About }) {
		return english.Midway(n.Group(t.About))
	}
	return n.theNPC(t.About)
}

// level makes the ways to use a level of a skill, each with its own text: the first stands in the level itself.
func (w *worder) level(l *model.SkillLevel) {
	for i := range l.Also {
		w.level(&l.Also[i])
	}
	if len(l.Does) == 0 {
		l.Text = l.Clause
		return
	}
	l.Also = nil
	for i, p := range l.Does {
		way := model.SkillLevel{Use: p.Use, Phase: p.Phase}
		if p.When != nil {
			way.When = w.names.Event(*p.When)
		} else if p.Use == "reaction" {
			way.When = "at any time"
		}
		inner, names := p, w.names.About(p.When)
		inner.When, inner.Phase = nil, ""
		clause := model.Text{}
		if i == len(l.Does)-1 {
			clause = l.Clause
		}
		way.Text = worded(asWay(l.Does, i, names.Program(inner)), clause)
		if i == 0 {
			l.Use, l.When, l.Phase, l.Text = way.Use, way.When, way.Phase, way.Text
			continue
		}
		l.Also = append(l.Also, way)
	}
}

// worded is a text of what programs do, and of a clause behind it.
func worded(made string, clause model.Text) model.Text {
	if made == "" {
		return clause
	}
	out := model.Text{Source: strings.TrimSpace(made + " " + clause.Source)}
	first := model.Block{Kind: model.Paragraph, Inlines: []model.Inline{{Text: made}}}
	rest := clause.Blocks
	if len(rest) > 0 && rest[0].Kind == model.Paragraph {
		first.Inlines = append(append(first.Inlines, model.Inline{Text: " "}), rest[0].Inlines...)
		rest = rest[1:]
	}
	out.Blocks = append([]model.Block{first}, rest...)
	return out
}
