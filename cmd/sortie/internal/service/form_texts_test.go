package service

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
)

// translatable are the texts of a form that can be given in several languages.
func (f *Form) translatable() []known {
	return slices.DeleteFunc(f.all(), func(k known) bool {
		return k.slot == nil || k.Alt < 0 || !k.slot.Alts[k.Alt].Translated || k.in.Spoken
	})
}

// The texts of a form are those that the compiler takes in one of several languages: with each of them translated it has found as
// many, at the same places, in every unit that ships. Nothing else is changed.
func TestEveryTextIsTranslatedInTheForm(t *testing.T) {
	w, root := shipped(t)
	given := map[string][]string{} // the texts that were translated, by the folders of their units
	eachUnit(t, w, root, func(t *testing.T, file string) {
		f, err := w.Form(file)
		must(t, err)
		var moves []Move
		dir := filepath.Dir(file)
		for i, k := range f.translatable() {
			if k.Made == "" {
				moves = append(moves, Move{Do: DoTranslate, Path: k.path, Own: "en", Lang: "fr", Value: fmt.Sprintf("Texte %d.", i)})
				given[dir] = append(given[dir], strings.Join(k.path, "."))
			}
		}
		was := map[string]string{}
		for _, text := range textsOf(w, f) {
			was[text.Name] = text.Src
		}
		edits, err := w.Do(f.File, moves)
		must(t, err)
		for name, text := range apply(t, w, edits) {
			if bare(text) != bare(was[name]) {
				t.Errorf("%s: more than translations was changed:\n%s", name, text)
			}
			must(t, os.WriteFile(filepath.FromSlash(name), []byte(text), 0o666))
		}
	})
	res, err := compiler.Compile([]string{root + "/..."}, compiler.Options{Language: "fr"})
	must(t, err)
	for _, d := range res.Diagnostics {
		t.Errorf("%s: %s %s", d.Range.File, d.Code, d.Summary)
	}
	if len(given) < 50 {
		t.Errorf("texts of only %d units were translated", len(given))
	}
	for _, u := range res.Units {
		var have []string
		for at, languages := range u.Languages {
			if slices.Contains(languages, "fr") {
				have = append(have, at)
			}
		}
		slices.Sort(have)
		want := given[u.Dir]
		slices.Sort(want)
		if diff := cmp.Diff(want, have); diff != "" {
			t.Errorf("%s: the compiler knows of other texts than the form: %s", u.Dir, diff)
		}
	}
}

// translations are the texts that the test gives, with what stands around them.
var translations = regexp.MustCompile(`,?\s*fr:\s*("""\s*)?"?Texte \d+\."?(\s*""")?`)

// bare is a source without translations, braces, blanks and the language of the others.
func bare(src string) string {
	return strings.NewReplacer(" ", "", "\t", "", "\n", "", "{", "", "}", "", ",", "", "en:", "").Replace(translations.ReplaceAllString(src, ""))
}

// The check for texts that are missing in a language counts the very texts that the form shows, in every unit that ships.
func TestTheCheckCountsTheTextsOfTheForm(t *testing.T) {
	w, root := shipped(t)
	for _, pack := range []string{"pack.cue", "xia/pack.cue"} {
		file := filepath.Join(root, filepath.FromSlash(pack))
		src, err := os.ReadFile(file)
		must(t, err)
		must(t, os.WriteFile(file, []byte(regexp.MustCompile(`(?m)^(\s*)id:`).ReplaceAllString(string(src), "${1}languages: [\"zz\"]\n${1}id:")), 0o666))
	}
	units := 0
	eachUnit(t, w, root, func(t *testing.T, file string) {
		f, err := w.Form(file)
		must(t, err)
		if filepath.Base(file) == reading.PackFile || slices.ContainsFunc(f.all(), func(k known) bool { return k.Made != "" }) {
			return // what a pack says of itself is no unit's, and the check counts what an expression makes as well, entry by entry
		}
		units++
		pack := root
		if strings.HasPrefix(file, filepath.Join(root, "xia")+string(filepath.Separator)) {
			pack = filepath.Join(root, "xia")
		}
		folder, err := filepath.Rel(pack, filepath.Dir(file))
		must(t, err)
		r := (&reading.Direct{}).Make(reading.Job{Root: pack, Unit: filepath.ToSlash(folder)})
		want := fmt.Sprintf("%[1]d of %[1]d text", len(f.translatable()))
		if !slices.ContainsFunc(r.Found, func(d diag.Diagnostic) bool { return d.Code == "REF011" && strings.HasPrefix(d.Summary, want) }) {
			t.Errorf("the form has %d texts, and the check says %v", len(f.translatable()), r.Found)
		}
	})
	if units < 40 {
		t.Errorf("only %d units were looked at", units)
	}
}
