package games

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// elsewhere are the numbers of a rule set that none of its own pages tells, and where they are.
var elsewhere = []struct{ path, why string }{
	{`^(Board|Panels|Furniture|Crates|Markers|Boxes|NPCs\.[\w-]+\.Base\b)`, "maps and check lists of missions have sizes, and what the boxes hold"},
	{`^Groups\.[\w-]+\.Order$`, "it is the order of a list"},
	{`^Minerals\.[\w-]+\.UA$`, "price lists have it"},
	{`^Tokens\.[\w-]+\.Sell$`, "of a token that has several prices they are printed, and it is the first of these"},
	{`^Tables\.[\w-]+\.Rows\.\d+\.From$`, "the face of a die stands in its place where it has one"},
	{`^Play\.Move\.Step$`, "where an edition has gaits they say it, and it is the first of these"},
	{`^(Play|Campaign\.Career)\.Rules\.[\w-]+\.Numbers\.`, "a text says it, and another test sees to that"},
}

// figure is a number of a rule set, with its path in the model.
type figure struct {
	path   string
	number reflect.Value
}

// Every number of a rule set is on its pages, so that whoever changes one in the data changes what is printed. Of each edition
// twenty are tried in each run, from all its parts, and all of them with SORTIE_FULL=1.
func TestEachNumberOfARuleSetIsOnItsPages(t *testing.T) {
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		rules, ok := set.(*model.RuleSet)
		if err != nil || !ok {
			continue
		}
		e := &pages{t: t, rules: rules, before: map[string]string{}}
		all := figures(nil, reflect.ValueOf(rules), "")
		tried := drawn(all, 20)
		for _, f := range tried {
			e.try(f)
		}
		if len(tried) < 20 || e.elsewhere > len(tried)/4 {
			t.Errorf("%s: %d numbers were tried, of which %d are elsewhere", edition, len(tried), e.elsewhere)
		}
	}
}

// drawn are so many of the numbers, as far from each other as they can be; all of them in the long run.
func drawn(all []figure, n int) []figure {
	var out []figure
	if os.Getenv("SORTIE_FULL") != "" || len(all) <= n {
		return all
	}
	told := all[:0:0]
	for _, f := range all {
		if reason(f.path) == "" {
			told = append(told, f)
		}
	}
	for i := range n {
		out = append(out, told[i*len(told)/n])
	}
	return out
}

// pages are the pages of a rule set, made anew as often as a number of it has changed.
type pages struct {
	t         *testing.T
	rules     *model.RuleSet
	before    map[string]string
	elsewhere int
}

// onPages are the products that tell of a rule set, the one that tells most first.
var onPages = []string{"reference", "cards", "tokens", "trackers"}

// try changes a number, and looks for what that changes.
func (e *pages) try(f figure) {
	was := f.number.Int()
	for _, id := range onPages {
		if e.before[id] == "" {
			e.before[id] = e.say(id)
		}
	}
	f.number.SetInt(was + by(f.number))
	defer f.number.SetInt(was)
	for _, id := range onPages {
		if e.say(id) != e.before[id] {
			return
		}
	}
	if reason(f.path) != "" {
		e.elsewhere++
		return
	}
	e.t.Errorf("%s: %s may be %d or %d, and all pages stay the same", e.rules.ID, f.path, was, f.number.Int())
}

func reason(path string) string {
	for _, x := range elsewhere {
		if regexp.MustCompile(x.path).MatchString(path) {
			return x.why
		}
	}
	return ""
}

// by is what a number is changed by: a length by a whole inch.
func by(v reflect.Value) int64 {
	if v.Type() == reflect.TypeFor[model.Length]() {
		return 100
	}
	return 1
}

// say is what a product of the rule set says: its words, what stands for its pictures, and a dot for each thing that is drawn.
func (e *pages) say(id string) string {
	kinds.Word(e.rules)
	var b strings.Builder
	for _, p := range coreSpace() {
		if p.ID != id {
			continue
		}
		j := &product.Job{Kind: product.Edition, ID: e.rules.ID, Title: e.rules.Title, Rules: e.rules, Fonts: printertest.SharedFonts(e.t)}
		j.Paper = paper.A4
		files, err := p.Make(j)
		if err != nil {
			e.t.Fatal(err)
		}
		for _, f := range files {
			for _, page := range f.Doc.Pages {
				printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
					switch it := it.(type) {
					case scene.Text:
						b.WriteString(it.Run.Text + " ")
					case scene.Group:
						b.WriteString(it.Alt)
					case scene.Fill:
						b.WriteString("·")
					}
				})
			}
		}
	}
	return b.String()
}

// figures adds all numbers of a value that are given.
func figures(out []figure, v reflect.Value, path string) []figure {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			return figures(out, v.Elem(), path)
		}
	case reflect.Slice:
		for i := range v.Len() {
			out = figures(out, v.Index(i), path+"."+entry(v.Index(i), i))
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[model.Text]() {
			return out
		}
		for i := range v.NumField() {
			out = figures(out, v.Field(i), path+"."+v.Type().Field(i).Name)
		}
	case reflect.Int:
		if v.Int() != 0 {
			out = append(out, figure{strings.TrimPrefix(path, "."), v})
		}
	}
	return out
}

// entry is what an entry of a list is called in a path: its id, or its number.
func entry(v reflect.Value, i int) string {
	if v.Kind() == reflect.Struct {
		if id := v.FieldByName("ID"); id.IsValid() && id.Kind() == reflect.String {
			return id.String()
		}
	}
	return fmt.Sprint(i)
}

// What stands in for a number on the pages agrees with it.
func TestNumbersThatOthersStandForAgree(t *testing.T) {
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		rules, ok := set.(*model.RuleSet)
		if err != nil || !ok {
			continue
		}
		if m := rules.Play.Move; len(m.Gaits) > 0 && m.Gaits[0].Reach != m.Step {
			t.Errorf("%s: a move is %d, and its first gait %d", edition, m.Step, m.Gaits[0].Reach)
		}
		for _, k := range rules.Tokens {
			if len(k.Sells) > 0 && k.Sells[0] != k.Sell {
				t.Errorf("%s: %s sells for %d, and the first of its prices is %d", edition, k.ID, k.Sell, k.Sells[0])
			}
		}
		for _, table := range rules.Tables {
			for _, row := range table.Rows {
				if at := faced(rules, table.Die, row.Face); row.Face != "" && at != row.From {
					t.Errorf("%s: %s has %s at %d, and its die at %d", edition, table.ID, row.Face, row.From, at)
				}
			}
		}
	}
}

// faced is the number of the first face of a die that has a symbol.
func faced(rules *model.RuleSet, die, symbol string) int {
	for _, d := range rules.Dice {
		for i, f := range d.Faces {
			if d.ID == die && f.Symbol == symbol {
				return max(f.Number, i+1)
			}
		}
	}
	return 0
}
