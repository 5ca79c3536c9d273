package decode

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// Sound reports what no field tells by itself of a rule set that house rules were joined with: ranges that end before they
// begin, and rules that say nothing. Only what the author wrote counts, which lies below a path of the index.
func (d *Decoder) Sound(rules any, path string) { d.sound(reflect.ValueOf(rules), path) }

func (d *Decoder) sound(v reflect.Value, path string) {
	v = reflect.Indirect(v)
	if !v.IsValid() || v.Type() == textType {
		return
	}
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			step := fmt.Sprint(i)
			if id, ok := refs.Field(reflect.Indirect(v.Index(i)), "id"); ok && id.Kind() == reflect.String {
				step = id.String()
			}
			d.sound(v.Index(i), path+"."+step)
		}
	case reflect.Struct:
		if d.Index.Has(path) {
			d.turned(v, path)
			d.hollow(v, path)
		}
		for i, name := range refs.Names(v.Type()) {
			if name != "" && name != "-" {
				d.sound(v.Field(i), path+"."+name)
			}
		}
	}
}

// ends are the fields that are the two ends of something. The rows of tables, which the dice have a say in, are looked at
// by a check.
var ends = [][2]string{{"min", "max"}, {"least", "most"}, {"from", "to"}}

// turned reports two ends of which the first lies beyond the second. An upper end of 0 is none.
func (d *Decoder) turned(v reflect.Value, path string) {
	switch v.Interface().(type) {
	case model.TableRow, model.RollRow:
		return
	}
	for _, pair := range ends {
		low, ok := refs.Field(v, pair[0])
		high, also := refs.Field(v, pair[1])
		if !ok || !also || !low.CanInt() || !high.CanInt() || high.Int() == 0 || low.Int() <= high.Int() {
			continue
		}
		at := path + "." + pair[1]
		if !d.Index.Has(at) {
			at = path + "." + pair[0]
		}
		d.Fault(&explain.Node{Path: at, At: d.Index.At(at)}, "CUE004", fmt.Sprintf("%s is beyond %s, so nothing lies between them", pair[0], pair[1]),
			fmt.Sprintf("let %s be at most %s, in what the rule set has as well", pair[0], pair[1]))
	}
}

// framed are fields that say nothing of what a rule does.
var framed = []string{"id", "title", "from", "to", "face", "ua", "use", "when", "phase", "agreed", "advice", "provenance", "assumed"}

// hollow reports a rule that neither does nor says anything. Of a text without words its own finding tells.
func (d *Decoder) hollow(v reflect.Value, path string) {
	what := ""
	switch x := v.Interface().(type) {
	case model.RuleNote:
		what = "the rule " + x.ID
	case model.SkillLevel, model.UpgradeLevel:
		what = "this level"
	case model.TableRow:
		if what = "this row"; x.Title != "" {
			return // its heading is what players read
		}
	}
	if what == "" || d.Index.Has(path+".text") {
		return
	}
	for i, name := range refs.Names(v.Type()) {
		if name != "-" && !slices.Contains(framed, name) && !v.Field(i).IsZero() {
			return
		}
	}
	d.Fault(&explain.Node{Path: path, At: d.Index.At(path)}, "CUE003", fmt.Sprintf("%s does nothing and says nothing", what),
		"add does: [{do: [{kind: …}]}], or text: what players are to read")
}
