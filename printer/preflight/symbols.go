package preflight

import (
	"fmt"
	"path"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// asked is a symbol that an entry of a list asks for.
type asked struct{ list, path, name string }

// symbols finds the icons that house rules ask for and nobody has drawn. Fields that name one are marked in the
// model; what the rule set itself says is not looked at.
func symbols(rules any, where diag.Index) []diag.Diagnostic {
	all := asks(rules, where)
	var out []diag.Diagnostic
	for _, a := range all {
		if _, drawn := icons.Find(a.name); drawn || !where.Has(a.path) {
			continue
		}
		out = append(out, diag.Diagnostic{
			Code: "PRN007", Severity: diag.Warning, Range: where.At(a.path),
			Summary: fmt.Sprintf("nobody has drawn a symbol %q; pages show a plain one", a.name),
			Remedy:  instead(a, all), Details: []string{"docs/icons.md shows all symbols"},
		})
	}
	return out
}

// asks are the symbols that the entries of a rule set ask for.
func asks(rules any, where diag.Index) []asked {
	var out []asked
	refs.Each(rules, where.Has, func(at string, v reflect.Value) {
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if f.Tag.Get("draw") != "icon" || v.Field(i).String() == "" {
				continue
			}
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			list := strings.TrimSuffix(at, path.Ext(at)) // without the entry's own id
			out = append(out, asked{list, at + "." + name, v.Field(i).String()})
		}
	})
	return out
}

// instead offers the name that was meant, or what other entries of the list show.
func instead(a asked, all []asked) string {
	if meant := diag.DidYouMean(a.name, icons.Names()); meant != "" {
		return meant
	}
	var others []string
	for _, b := range all {
		if _, drawn := icons.Find(b.name); drawn && b.list == a.list && !slices.Contains(others, b.name) {
			others = append(others, b.name)
		}
	}
	if len(others) == 0 {
		return "name another"
	}
	return "name another, such as " + strings.Join(others[:min(named, len(others))], ", ")
}
