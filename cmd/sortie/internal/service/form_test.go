package service

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cuelang.org/go/cue/parser"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// eachUnit calls fn for the main file of every unit that ships.
func eachUnit(t *testing.T, w *Workspace, root string, fn func(t *testing.T, file string)) {
	t.Helper()
	seen := 0
	for _, pack := range []string{root, filepath.Join(root, "xia")} {
		for _, c := range w.Units(pack) {
			for _, name := range c.Files {
				file := filepath.Join(pack, filepath.FromSlash(name))
				if text := w.Text(file); text != nil && text.Joined() != "" {
					seen++
					t.Run(strings.TrimPrefix(name, "./"), func(t *testing.T) { fn(t, file) })
				}
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d units", seen)
	}
}

// spelt is a value and all within it, without the places where they stand.
func (v *Value) spelt() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %d %q %q %s {", v.Name, v.Alt, v.Text, v.Source, v.Made)
	for _, c := range v.Values {
		b.WriteString(c.spelt())
	}
	return b.String() + "}"
}

// known is a value of a form with its path, its slot and what holds it.
type known struct {
	*Value
	path []string
	slot *Slot
	in   *Value

	selects bool // which other fields there are
}

// all lists the values of a form but for the unit itself.
func (f *Form) all() []known {
	var out []known
	var walk func(v *Value, path []string, selector string)
	walk = func(v *Value, path []string, selector string) {
		for _, c := range v.Values {
			k := known{Value: c, path: append(slices.Clone(path), c.Name), in: v, selects: c.Name == selector}
			for _, s := range f.Shapes[v.Shape] {
				if s.Name == c.Name || s.Name == anyName && k.slot == nil {
					k.slot = s
				}
			}
			out = append(out, k)
			selector := ""
			if k.slot != nil && c.Alt >= 0 && c.Alt < len(k.slot.Alts) {
				selector = k.slot.Alts[c.Alt].Selector
			}
			walk(c, k.path, selector)
		}
	}
	walk(f.Value, nil, "")
	return out
}

// Every unit that ships opens as a form, the schema has a slot for each of its values, and nothing that is written is missing.
func TestEveryUnitOpensAsAForm(t *testing.T) {
	w, root := shipped(t)
	eachUnit(t, w, root, func(t *testing.T, file string) {
		f, err := w.Form(file)
		must(t, err)
		have := map[string]bool{}
		for _, k := range f.all() {
			have[strings.Join(k.path, ".")+"="+k.Text] = true
			if !k.in.Spoken && (k.slot == nil || k.Alt < 0) && k.Made == "" {
				t.Errorf("%s is written as none of its alternatives", strings.Join(k.path, "."))
			}
			if k.Made != "" && k.Source == "" {
				t.Errorf("%s is made, and nobody sees by what", strings.Join(k.path, "."))
			}
		}
		for _, k := range w.Text(file).main().Nodes {
			for _, n := range k.Nodes {
				if n.Text != "" && !have[strings.Join(n.Path(), ".")+"="+n.Text] {
					t.Errorf("%s is missing", strings.Join(n.Path(), "."))
				}
			}
		}
	})
}

func TestFormsSayWhatTheSchemaSays(t *testing.T) {
	w, root := shipped(t)
	f, err := w.Form(filepath.Join(root, "salvage-run", "mission.cue"))
	must(t, err)
	find := func(path string) known {
		t.Helper()
		i := slices.IndexFunc(f.all(), func(k known) bool { return strings.Join(k.path, ".") == path })
		if i < 0 {
			t.Fatalf("there is no %s", path)
		}
		return f.all()[i]
	}
	for path, want := range map[string]Alt{
		"edition":                   {Sort: NameSort, Menu: "edition", Start: `""`},
		"title":                     {Sort: TextSort, Translated: true, Start: `""`},
		"story":                     {Sort: LongSort, Translated: true, Start: `""`},
		"players.max":               {Sort: WholeSort, Min: "1", Max: "12", Start: "1"},
		"setup.hostility":           {Sort: WholeSort, Min: "0", Start: "0"},
		"objectives.primary.done":   {Sort: BlockSort, Selector: "kind", Menu: "kinds _goals", Start: "{}"},
		"rules.put-aside.simulated": {Sort: TruthSort, Start: "true"},
		"board.crates.l1.size":      {Sort: NameSort, Menu: "crates", Start: `""`},
		"rules.timetable.do":        {Sort: ListSort, Shape: "mission.rules.*.do", Start: "[]"},
		"setup.search":              {Sort: NamedSort, Menu: "crates,=rare", Start: "{}"},
	} {
		k := find(path)
		if diff := cmp.Diff(want, *k.slot.Alts[k.Alt]); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
	names := func(menu string) string {
		var all []string
		for _, e := range f.Menus[menu] {
			all = append(all, e.ID)
		}
		return strings.Join(all, " ")
	}
	if got := names("edition"); got != "draft firstborn purge" {
		t.Errorf("the editions are %s", got)
	}
	touched := find("rules.timetable.when.with").slot.Alts[0].Menu
	if got := names(touched); !strings.Contains(got, "console") || !strings.Contains(got, "locker-2") || strings.Contains(got, "medi-pack") {
		t.Errorf("what can be touched: %s (%s)", got, touched)
	}
	if s := find("players.min").slot; s.Use != Required || s.Doc != "The fewest." {
		t.Errorf("players.min: %+v", s)
	}
	if s := f.Shapes["mission.players"][2]; s.Name != "mode" || s.Use != Defaulted || s.Default != `"versus"` || len(s.Alts[0].Words) != 3 {
		t.Errorf("players.mode: %+v", s)
	}
}

// made is a mission with values that expressions make.
const made = `package mission

import "sortie.tools/corespace"

_far: 7
corespace.#Mission & {
	id:    "q"
	title: "Q \(_far)"
	players: {min: 1, max: _far}
	setup: {hostility: 3, crew: 1 + 2}
	setup: hostility: 3
	rules: {
		for i in [1, 2] {"r\(i)": text: "R"}
		own: {text: "Mine", do: [for i in [1] {kind: "prose"}, {kind: "end"}]}
	}
	if true {
		gm: "Hello"
	}
}
`

// What an expression makes is shown with the reason why it is left alone, and whoever tries to change it is told so.
func TestMadeValuesAreShownAndLeftAlone(t *testing.T) {
	w, root := shipped(t, "salvage-run")
	file := filepath.Join(root, "salvage-run", "mission.cue")
	w.Lay(file, []byte(made))
	f, err := w.Form(file)
	must(t, err)
	got := map[string]Made{}
	for _, k := range f.all() {
		if k.Made != "" {
			got[strings.Join(k.path, ".")] = k.Made
		}
	}
	want := map[string]Made{
		"title": ByExpression, "players.max": ByExpression, "setup.crew": ByExpression, "setup.hostility": InSeveralPlaces,
		"rules.": ByComprehension, "rules.own.do.": ByComprehension, "": ByComprehension,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for name, try := range map[string]Move{
		"title":           {Do: DoWrite, Path: way("title"), Value: "R"},
		"title in German": {Do: DoTranslate, Path: way("title"), Own: "en", Lang: "de", Value: "R"},
		"players.max":     {Do: DoSet, Path: way("players.max"), Value: "2"},
		"setup.crew":      {Do: DoSet, Path: way("setup.crew"), Value: "2"},
		"setup.hostility": {Do: DoRemove, Path: way("setup.hostility")},
		"rules.r1":        {Do: DoRemove, Path: way("rules.r1")},
		"rules.r1.text":   {Do: DoWrite, Path: way("rules.r1.text"), Value: "S"},
		"rules.own":       {Do: DoBack, Path: way("rules.own")},
		"gm":              {Do: DoRemove, Path: way("gm")},
	} {
		if edits, err := w.Do(file, []Move{try}); err == nil || len(edits) > 0 {
			t.Errorf("%s was changed: %v", name, edits)
		}
	}
}

func way(s string) []string { return strings.Split(s, ".") }

// change is something that a hand does in a form, and what is to come of it.
type change struct {
	what   string
	about  []string // the path of what is changed
	file   string
	owner  outline.Span
	move   Move
	expect func(now map[string]*Value) string // what is wrong with what has come of it
}

// Random changes in forms: each makes what it is about another, leaves every other value as it was, touches no line but those of
// what it is about but for blanks that fmt has in them, and is undone to the byte. SORTIE_FULL makes 500 for each unit.
func TestChangesInFormsAreTheSmallest(t *testing.T) {
	times := 4
	if os.Getenv("SORTIE_FULL") != "" {
		times = 500
	}
	w, root := shipped(t)
	count := map[string]int{}
	eachUnit(t, w, root, func(t *testing.T, file string) {
		seed := fnv.New64()
		seed.Write([]byte(filepath.Base(filepath.Dir(file))))
		draw := rand.New(rand.NewPCG(16, seed.Sum64()))
		w := w
		if dir, err := filepath.Rel(root, filepath.Dir(file)); err == nil && dir != "." && dir != "xia" {
			alone, there := shipped(t, filepath.ToSlash(dir)) // a pack of one is laid over faster
			w, file = alone, filepath.Join(there, dir, filepath.Base(file))
		}
		f, err := w.Form(file)
		must(t, err)
		all := f.all()
		for done := 0; done < times; {
			c := changeOf(w, draw, f, all[draw.IntN(len(all))])
			if c == nil {
				continue
			}
			done++
			count[c.what]++
			tryChange(t, w, f, all, c)
		}
	})
	t.Logf("changes: %v", count)
	for _, what := range []string{"write", "set", "remove", "add", "append", "move", "kind", "translate"} {
		if count[what] == 0 {
			t.Errorf("nothing tried to %s", what)
		}
	}
}

// tryChange makes a change and undoes it.
func tryChange(t *testing.T, w *Workspace, f *Form, all []known, c *change) {
	t.Helper()
	edits, err := w.Do(f.File, []Move{c.move})
	if err != nil {
		if err != errEnd && !(err == ErrMade && partlyMade(all, c.about)) {
			t.Errorf("%s %s: %v", c.what, strings.Join(c.about, "."), err)
		}
		return
	}
	name := fmt.Sprintf("%s %s: %v", c.what, strings.Join(c.about, "."), edits)
	for _, text := range textsOf(w, f) {
		own := slices.DeleteFunc(slices.Clone(edits), func(e diag.Edit) bool { return e.Range.File != text.Name })
		src := text.Src
		for _, e := range slices.Backward(own) {
			src = src[:e.Range.Start.Offset] + e.New + src[e.Range.End.Offset:]
		}
		if _, err := parser.ParseFile(text.Name, src); err != nil {
			t.Fatalf("%s: %s is no source any more: %v", name, text.Name, err)
		}
		first, last := text.places.Pos(c.owner.From).Line, text.places.Pos(c.owner.To).Line
		if text.Name == c.file && !keepsOutside(text.Src, src, first, last) {
			t.Errorf("%s touches more than lines %d to %d", name, first, last)
		}
		undone := src
		for _, e := range own {
			r := e.Range
			from := r.Start.Offset // what was changed before it is undone already
			undone = undone[:from] + text.Src[from:r.End.Offset] + undone[from+len(e.New):]
		}
		if undone != text.Src {
			t.Errorf("%s is not undone", name)
		}
		w.Lay(text.Name, []byte(src))
		defer w.Lift(text.Name)
	}
	now, err := w.Form(f.File)
	must(t, err)
	values := map[string]*Value{"": now.Value}
	for _, k := range now.all() {
		values[strings.Join(k.path, ".")] = k.Value
	}
	about := strings.Join(c.about, ".")
	for _, k := range all {
		at := strings.Join(k.path, ".")
		if at == about || strings.HasPrefix(at+".", about+".") || strings.HasPrefix(about+".", at+".") {
			continue
		}
		if v := values[at]; v == nil || v.spelt() != k.spelt() {
			t.Errorf("%s has changed %s, too", name, at)
		}
	}
	if wrong := c.expect(values); wrong != "" {
		t.Errorf("%s: %s", name, wrong)
	}
}

// partlyMade reports whether an expression makes some of what stands in a value: a hand leaves it alone, and says so.
func partlyMade(all []known, path []string) bool {
	return slices.ContainsFunc(all, func(k known) bool {
		return slices.Equal(k.path, path) && slices.ContainsFunc(k.Values, func(v *Value) bool { return v.Made != "" })
	})
}

// keepsOutside reports whether two texts are the same before a line of the first and behind another one, but for blanks.
func keepsOutside(was, now string, first, last int) bool {
	bare := strings.NewReplacer(" ", "", "\t", "")
	a := strings.SplitAfter(was, "\n")
	return strings.HasPrefix(bare.Replace(now), bare.Replace(strings.Join(a[:first-1], ""))) && strings.HasSuffix(bare.Replace(now), bare.Replace(strings.Join(a[min(last, len(a)):], "")))
}

// textsOf are the texts that have values of a form.
func textsOf(w *Workspace, f *Form) []*Text {
	var all []*Text
	f.Value.each(func(v *Value) {
		if t := w.Text(v.File); !slices.Contains(all, t) {
			all = append(all, t)
		}
	})
	return all
}

// german is a text in another language.
const german = `Ein "Wort"`

// changeOf is a change of a value, by chance; nil where there is none of the sort.
func changeOf(w *Workspace, draw *rand.Rand, f *Form, k known) *change {
	own := outline.Span{From: k.From, To: k.To}
	around := outline.Span{From: k.in.From, To: k.in.To}
	if k.in == f.Value {
		around = outline.Span{From: 0, To: len(w.Text(k.File).Src)}
	}
	if k.Made != "" || k.slot == nil || k.Alt < 0 || k.in.Spoken {
		return nil
	}
	at := strings.Join(k.path, ".")
	alt := k.slot.Alts[k.Alt]
	switch draw.IntN(8) {
	case 0, 1:
		text := map[Sort]string{TextSort: `A "new" \ line é`, NameSort: "other-thing", LongSort: "Several\n\n\"\"\"lines\" \\(x)\n\tof *text*."}[alt.Sort]
		if k.Text == "" || text == "" || k.slot.Name == "plan" {
			return nil
		}
		return &change{"write", k.path, k.File, own, Move{Do: DoWrite, Path: k.path, Value: text}, func(now map[string]*Value) string {
			return differs(now[at], text)
		}}
	case 2:
		text := map[Sort]string{WholeSort: "7", NumberSort: "2.25", TruthSort: "false"}[alt.Sort]
		if text == "" {
			return nil
		}
		return &change{"set", k.path, k.File, own, Move{Do: DoSet, Path: k.path, Value: text}, func(now map[string]*Value) string {
			return differs(now[at], text)
		}}
	case 3:
		switch {
		case k.selects:
			return nil // it goes with its block
		case k.in.Shape != "" && isNumber(k.Name):
			return removal(k, around)
		case len(k.path) > 2 && slices.Contains([]string{"crates", "furniture", "markers"}, k.path[len(k.path)-2]):
			return nil // its label goes with it, which is another test's
		}
		return &change{"remove", k.path, k.File, around, Move{Do: DoRemove, Path: k.path}, func(now map[string]*Value) string {
			if now[at] != nil {
				return "it is still there"
			}
			return ""
		}}
	case 4:
		return addition(draw, f, k, own)
	case 5:
		return moved(draw, k, around)
	case 6:
		if alt.Selector == "" {
			return nil
		}
		kind := f.Menus[alt.Menu][draw.IntN(len(f.Menus[alt.Menu]))].ID
		return &change{"kind", k.path, k.File, own, Move{Do: DoKind, Path: k.path, Field: alt.Selector, Value: kind}, func(now map[string]*Value) string {
			for _, v := range now[at].Values {
				if v.Alt < 0 && v.Made == "" { // what an expression says may be anything
					return "it has " + v.Name
				}
			}
			return differs(now[at+"."+alt.Selector], kind)
		}}
	}
	if !alt.Translated || k.Spoken {
		return nil
	}
	return &change{"translate", k.path, k.File, own, Move{Do: DoTranslate, Path: k.path, Own: "en", Lang: "de", Value: german}, func(now map[string]*Value) string {
		if wrong := differs(now[at+".en"], k.Text); wrong != "" {
			return wrong
		}
		return differs(now[at+".de"], german)
	}}
}

// differs says that a value is another than it is to be.
func differs(v *Value, text string) string {
	if v == nil || v.Text != text {
		return fmt.Sprintf("it is %+v", v)
	}
	return ""
}

// removal takes an entry out of a list.
func removal(k known, around outline.Span) *change {
	parent := k.path[:len(k.path)-1]
	var want []string
	for _, v := range k.in.Values {
		if v != k.Value {
			want = append(want, body(v))
		}
	}
	return &change{"remove", parent, k.File, around, Move{Do: DoRemove, Path: k.path}, func(now map[string]*Value) string {
		return unlike(want, bodies(now[strings.Join(parent, ".")]))
	}}
}

// body is a value without its name.
func body(v *Value) string { return strings.TrimPrefix(v.spelt(), v.Name) }

// unlike says how two lists differ; none is as good as an empty one.
func unlike(a, b []string) string { return cmp.Diff(a, b, cmpopts.EquateEmpty()) }

func bodies(v *Value) []string {
	var all []string
	for _, c := range v.Values {
		all = append(all, body(c))
	}
	return all
}

// addition puts an entry into a list, or a field that is not there into a block.
func addition(draw *rand.Rand, f *Form, k known, own outline.Span) *change {
	alt := k.slot.Alts[k.Alt]
	at := strings.Join(k.path, ".")
	slots := f.Shapes[k.Shape]
	if len(slots) == 0 {
		return nil
	}
	slot := slots[draw.IntN(len(slots))]
	name := slot.Name
	if len(slot.Alts) == 0 {
		return nil
	}
	start := slot.Alts[0].Start
	switch alt.Sort {
	case ListSort:
		return &change{"append", k.path, k.File, own, Move{Do: DoAdd, Path: k.path, Value: start}, func(now map[string]*Value) string {
			if n := len(now[at].Values); n != len(k.Values)+1 || now[at].Values[n-1].Alt < 0 {
				return "there is no further entry"
			}
			return unlike(bodies(k.Value), bodies(now[at])[:len(k.Values)])
		}}
	case BlockSort, NamedSort:
		if name == anyName {
			name = "a-new-one"
		}
		if slices.ContainsFunc(k.Values, func(v *Value) bool { return v.Name == name }) {
			return nil
		}
		path := append(slices.Clone(k.path), name)
		return &change{"add", k.path, k.File, own, Move{Do: DoSet, Path: path, Value: start}, func(now map[string]*Value) string {
			if now[at+"."+name] == nil {
				return "it is not there"
			}
			if now[at].Shape != k.Shape {
				return "" // of another kind now
			}
			others := slices.DeleteFunc(slices.Clone(now[at].Values), func(v *Value) bool { return v.Name == name })
			return unlike(bodies(k.Value), bodies(&Value{Values: others}))
		}}
	}
	return nil
}

// moved lets two entries change places.
func moved(draw *rand.Rand, k known, around outline.Span) *change {
	i := slices.Index(k.in.Values, k.Value)
	on := draw.IntN(2) == 0
	j := i - 1
	if on {
		j = i + 1
	}
	if j < 0 || j >= len(k.in.Values) {
		return nil
	}
	parent := k.path[:len(k.path)-1]
	want := slices.Clone(k.in.Values)
	want[i], want[j] = want[j], want[i]
	order := bodies(&Value{Values: want})
	return &change{"move", parent, k.File, around, Move{Do: map[bool]string{true: DoOn, false: DoBack}[on], Path: k.path}, func(now map[string]*Value) string {
		return unlike(order, bodies(now[strings.Join(parent, ".")]))
	}}
}
