package names

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref011 finds texts that are missing in a language that the pack asks for or others are given in.
func ref011() check.Check {
	return check.Check{
		Code:     "REF011",
		Title:    "texts that are missing in a language",
		Severity: diag.Warning,
		Requires: []check.AnyFact{parts.Values},
		Text: "Every text and title is to be given in each of the `languages` that `pack.cue` lists. Where it lists none, those count that most texts of " +
			"the unit are given in: whoever prints it in the one that is missing gets a sheet in two languages. A text without a language is in that of the " +
			"pack. One finding says of each language how many are missing in a mission, deck, post, crew or campaign, and where the first is.",
		Before: "title: {en: \"Salvage\", de: \"Bergung\"}\nstory: \"The depot is empty.\"",
		After:  "title: {en: \"Salvage\", de: \"Bergung\"}\nstory: {en: \"The depot is empty.\", de: \"Das Depot ist leer.\"}",
		Run: func(p *check.Pass) {
			asked := asked(p)
			if p.Subject.Partial || len(asked) == 0 && len(p.Subject.Languages) == 0 {
				return
			}
			all := translated(p)
			wanted := asked
			if len(wanted) == 0 {
				wanted = languagesOf(all)
			}
			for _, language := range wanted {
				var lacking []string
				for _, x := range all {
					if !slices.Contains(x.languages, language) {
						lacking = append(lacking, x.path)
					}
				}
				if len(asked) == 0 && 2*len(lacking) > len(all) {
					continue // a translation that has only begun, and that nobody asked for
				}
				if len(lacking) > 0 { // core
					p.Report(missingIn(p, language, lacking, len(all), len(asked) > 0))
				}
			}
		},
	}
}

// asked are the languages that the pack wants every text in, each once.
func asked(p *check.Pass) []string {
	var out []string
	if p.Subject.Pack != nil {
		for _, l := range p.Subject.Pack.Languages {
			if !slices.Contains(out, l) {
				out = append(out, l)
			}
		}
	}
	return out
}

// missingIn reports the texts that are missing in a language, at the first of them.
func missingIn(p *check.Pass, language string, lacking []string, all int, asked bool) diag.Diagnostic {
	elsewhere := "take the language out of the others"
	if asked {
		elsewhere = "take the language out of languages in pack.cue"
	}
	are := "are"
	if len(lacking) == 1 {
		are = "is"
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%d of %s %s missing in the language %s", len(lacking), english.Count(all, "text"), are, language),
		Remedy:  fmt.Sprintf("write each as {…, %s: \"…\"}, or %s", language, elsewhere),
		Range:   p.Where.At(lacking[0]),
		Label:   "the first of them",
	}
	for _, path := range lacking[:min(len(lacking), parts.FewNames)] {
		d.Reasons = append(d.Reasons, path+" has no text in "+language)
	}
	if more := len(lacking) - parts.FewNames; more > 0 {
		d.Reasons = append(d.Reasons, fmt.Sprintf("and %d more", more))
	}
	return d
}

// passage is a text or a title with the languages that it is given in.
type passage struct {
	path      string
	languages []string
}

// translated are all texts and titles of the unit in the order of the schema. One without a language is in the
// pack's or, where that is not known, in the one that most of the others have.
func translated(p *check.Pass) []passage {
	var all []passage
	for _, x := range parts.Values.Of(p) {
		for _, name := range textFields(reflect.TypeOf(x.Value).Elem()) {
			if at := strings.TrimPrefix(x.Path+"."+name, "."); p.Where.Has(at) {
				all = append(all, passage{at, slices.Clone(p.Subject.Languages[at])})
			}
		}
	}
	own := commonest(all)
	if p.Subject.Pack != nil && p.Subject.Pack.Language != "" {
		own = p.Subject.Pack.Language
	}
	for i := range all {
		if len(all[i].languages) == 0 && own != "" {
			all[i].languages = []string{own}
		}
	}
	return all
}

// titleFields are the fields of one line that can be given in several languages.
var titleFields = []string{"title", "text", "species"}

// ownFields are more of them, of single types: elsewhere what is called so is no text.
var ownFields = map[reflect.Type]string{
	reflect.TypeFor[model.Service]():    "who",
	reflect.TypeFor[model.StartNPC]():   "name",
	reflect.TypeFor[model.NPCGroup]():   "board",
	reflect.TypeFor[model.SkillLevel](): "when",
	reflect.TypeFor[model.Ending]():     "points",
	reflect.TypeFor[xia.Step]():         "what",
}

// textFields are the JSON names of the fields of a struct that can be given in several languages: prose, and the
// lines that are called so.
func textFields(t reflect.Type) []string {
	var out []string
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		line := slices.Contains(titleFields, name) || name != "" && name == ownFields[t]
		if f.Type == proseType || line && f.Type.Kind() == reflect.String {
			out = append(out, name)
		}
	}
	return out
}

var proseType = reflect.TypeFor[model.Text]()

// languagesOf are the languages that any passage is given in, in order.
func languagesOf(all []passage) []string {
	var out []string
	for _, x := range all {
		out = append(out, x.languages...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// commonest is the language that most passages are given in, English or the first by name of several.
func commonest(all []passage) string {
	n := map[string]int{}
	for _, x := range all {
		for _, l := range x.languages {
			n[l]++
		}
	}
	best := ""
	for _, l := range slices.Sorted(maps.Keys(n)) {
		if best == "" || n[l] > n[best] || n[l] == n[best] && l == "en" {
			best = l
		}
	}
	return best
}
