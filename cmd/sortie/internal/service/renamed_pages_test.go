package service

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
)

// renamed is somebody who gives everything in a unit another name.
type renamed struct {
	w     *Workspace
	names map[string]string // what was given, to what it was before
	kinds map[string]int    // how many of each domain
	found map[bool]string   // what was found before, with its words and without
	next  int
}

// When everything in a unit has another name, what it is compiled to, and the units that name it, are what they were, but for
// the names; so are their pages, as long as labels of drawings are left alone: of these a list says "L1 to L4", and a map with
// no room leaves one out. When everything has its own name again, its files are what they were. SORTIE_FULL=1 goes through all
// that ships, and things of the rules that packs add.
func TestRenameLeavesThePagesAsTheyWere(t *testing.T) {
	dirs := []string{"starter", "posts/tech-noir", "xia"}
	if os.Getenv("SORTIE_FULL") != "" {
		dirs = nil
	}
	w, root := shipped(t, dirs...)
	addRules(t, root, dirs == nil)
	kinds, before := map[string]int{}, map[bool]string{true: foundIn(w, true), false: foundIn(w, false)}
	for _, p := range w.sorted("") {
		everyUnit(t, w, p.root, kinds, before)
	}
	t.Logf("renamed: %v", kinds)
	if len(kinds) < 8 {
		t.Errorf("things of only %d kinds were renamed", len(kinds))
	}
}

// everyUnit goes through the units of one pack.
func everyUnit(t *testing.T, w *Workspace, root string, kinds map[string]int, before map[bool]string) {
	t.Helper()
	for _, unit := range w.pack(root).units() {
		if unit == reading.PackFile {
			continue
		}
		r := &renamed{w: w, names: map[string]string{}, kinds: kinds, found: before}
		r.all(t, root, unit, func(m *Mention) []string { return r.others(m, false) })
		r.same(t, root, unit, true)
		r.all(t, root, unit, func(m *Mention) []string { return r.others(m, true) })
		r.same(t, root, unit, false)
		r.all(t, root, unit, func(m *Mention) []string { return []string{r.names[m.ID]} })
		for file, text := range w.overlaid(root) {
			if data, err := os.ReadFile(filepath.Join(root, file)); err != nil || string(data) != string(text) {
				t.Errorf("%s is not what it was when all have their names again: %s", file, firstDifference(string(data), string(text)))
			}
			w.Lift(filepath.Join(root, file))
		}
	}
}

// foundIn is all that is found in what somebody works on: which codes in which files, or all that is said of it. Labels are
// letters there as others are.
func foundIn(w *Workspace, words bool) string {
	found, _ := w.Findings("", nil)
	var b strings.Builder
	for _, file := range slices.Sorted(maps.Keys(found)) {
		for _, d := range found[file] {
			fmt.Fprintln(&b, file, d.Range.Start.Line, d.Code)
			if words {
				fmt.Fprintln(&b, d.Summary, d.Details, d.Remedy, d.Allowed)
			}
		}
	}
	return b.String()
}

// same compares what is found, and the units whose files are changed, with what they were.
func (r *renamed) same(t *testing.T, root, unit string, pages bool) {
	t.Helper()
	if found := r.asBefore(foundIn(r.w, pages)); squeezed(found) != squeezed(r.found[pages]) {
		t.Errorf("%s renamed: something else is found: %s", unit, firstDifference(r.found[pages], found))
	}
	over := r.w.overlaid(root)
	for _, touched := range foldersOf(over) {
		want, got := drawn(t, root, touched, nil, pages), map[string]string{}
		for name, text := range drawn(t, root, touched, over, pages) {
			got[r.asBefore(name)] = r.asBefore(text)
		}
		for _, name := range slices.Sorted(maps.Keys(want)) {
			if was, is := squeezed(want[name]), squeezed(got[name]); was != is && letters(was) != letters(is) {
				t.Errorf("%s renamed: %s of %s is another: %s", unit, name, touched, firstDifference(was, is))
			}
		}
	}
}

// addRules adds things of the rules to a pack: of each kind that a pack can begin with.
func addRules(t *testing.T, root string, all bool) {
	t.Helper()
	for _, kind := range []string{"npc", "skill", "item", "terrain"} {
		if !all && kind != "item" {
			continue
		}
		for _, f := range starters.Make("purge", kind, "own-"+kind) {
			file := filepath.Join(root, "house", "own-"+kind, f.Name)
			must(t, os.MkdirAll(filepath.Dir(file), 0o777))
			must(t, os.WriteFile(file, f.Data, 0o666))
		}
	}
}

// overlaid are the texts over files of a pack.
func (w *Workspace) overlaid(root string) map[string][]byte {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.overlays(root)
}

// foldersOf are the units of files.
func foldersOf(files map[string][]byte) []string {
	var all []string
	for file := range files {
		all = append(all, filepath.ToSlash(filepath.Dir(file)))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// all renames everything that is defined in a unit and can have another name.
func (r *renamed) all(t *testing.T, root, unit string, names func(*Mention) []string) {
	t.Helper()
	p, done := r.w.pack(root), map[string]bool{}
	for _, file := range p.files(unit) {
		full := p.file(file)
		for {
			m := r.due(full, done)
			if m == nil {
				break
			}
			done[m.Domains[0]+" "+m.ID] = true
			now, edits, err := r.rename(full, m, names(m))
			if err != nil && !fixed(err) {
				t.Errorf("%s: %s cannot be called %v: %v", file, m.ID, names(m), err)
			}
			if err != nil || now == "" {
				continue
			}
			for f, text := range apply(t, r.w, edits) {
				r.w.Lay(f, []byte(text))
			}
			if _, back := r.names[m.ID]; !back {
				r.names[now] = m.ID
				r.kinds[m.Domains[0]]++
			}
			done[m.Domains[0]+" "+now] = true
		}
	}
}

// rename is the first of some names that a thing can have, with the edits that give it to it.
func (r *renamed) rename(file string, m *Mention, names []string) (now string, edits []diag.Edit, err error) {
	for _, now = range names {
		if now == "" {
			return "", nil, nil
		}
		if edits, err = r.w.Rename(file, m.At.From, now); err == nil {
			return now, edits, nil
		}
	}
	return "", nil, err
}

// fixed reports whether a name is not the pack's to give, or not that of one unit: a league gives points for an objective that
// several missions have.
func fixed(err error) bool {
	return slices.ContainsFunc([]string{"the language calls it", "comes with the rules", "rename it there"}, func(why string) bool { return strings.Contains(err.Error(), why) })
}

// due is the next mention that defines something which has not had its turn.
func (r *renamed) due(file string, done map[string]bool) *Mention {
	u, text := r.w.unit(file)
	if text == nil {
		return nil
	}
	for _, m := range u.mentions(text) {
		// An entry point is called by what a die shows, and a hatch by a number that stands on it.
		if m.Defines && !done[m.Domains[0]+" "+m.ID] && m.Domains[0] != "@entry" && m.Domains[0] != "@hatch" {
			return m
		}
	}
	return nil
}

// others are names for a thing; of what may be a label in a drawing only if labels are wanted, and otherwise only of the rest.
func (r *renamed) others(m *Mention, labels bool) (names []string) {
	switch isLabel := labelForm.MatchString(m.ID); {
	case r.names[m.ID] != "" || isLabel != labels:
		return []string{""}
	case !isLabel:
		r.next++
		return []string{fmt.Sprintf("qzx%dx", r.next)}
	case len(m.ID) == 1:
		return strings.Split("k y v n z x q j u h g", " ")
	}
	for _, letter := range []string{m.ID[:1], "s", "l", "i", "t", "r"} {
		for digit := range 10 {
			names = append(names, fmt.Sprint(letter, 9-digit))
		}
	}
	return names
}

// asBefore puts the names of before into a text: labels only where nothing else can be meant.
func (r *renamed) asBefore(text string) string {
	for _, now := range slices.Sorted(maps.Keys(r.names)) {
		old := r.names[now]
		if len(now) > 3 {
			text = regexp.MustCompile(`(?i)\b`+now+`\b`).ReplaceAllLiteralString(text, old)
		} else {
			text = regexp.MustCompile(`"`+now+`"([,}\]])`).ReplaceAllString(text, "\"\x00"+old+"\"${1}")
			text = regexp.MustCompile(`([#.])`+now+`([.)"])`).ReplaceAllString(text, "${1}\x00"+old+"${2}")
		}
	}
	return strings.ReplaceAll(text, "\x00", "")
}

// gaps are what names and lines have between words.
var gaps = regexp.MustCompile(`[\s\-\x{00ad}\x{2010}\x{2011}]+`)

// squeezed is a text without what differs by where its lines end.
func squeezed(text string) string { return strings.ToLower(gaps.ReplaceAllString(text, "")) }

// letters are those of a text in order: where a name is longer, columns end elsewhere, and what is painted beside them comes
// in another order.
func letters(text string) string {
	all := []rune(text)
	slices.Sort(all)
	return string(all)
}

// drawn is what a unit is compiled to, with some texts laid over its pack, and what each product of it says, if pages are wanted.
func drawn(t *testing.T, root, unit string, over map[string][]byte, pages bool) map[string]string {
	t.Helper()
	tree := reading.NewTree(root, over)
	defer tree.Close()
	res, err := compiler.Compile([]string{filepath.Join(root, unit)}, compiler.Options{
		Library: missions.FS, Decks: true, Keep: true, Open: func(string) (source.World, error) { return tree, nil },
	})
	must(t, err)
	defer res.Close()
	said := map[string]string{}
	for _, u := range res.Units {
		data, err := json.Marshal(u.Value)
		must(t, err)
		said["model"] = string(data)
		if u.Value == nil || u.RuleSet == nil || !pages {
			continue
		}
		r, err := render.New(u, render.Options{Format: "pdf", Ink: inksaver.Full, Product: product.Options{}})
		must(t, err)
		for _, p := range games.Products() {
			if !p.Made(r.Job) {
				continue
			}
			files, err := p.Make(r.Job)
			if err != nil {
				said[p.ID] = "no: " + err.Error()
				continue
			}
			for _, f := range files {
				said[p.ID+" "+f.Name] = wordsOf(f.Doc)
			}
		}
	}
	return said
}

// wordsOf is what the pages of a document say, in the order in which they are painted.
func wordsOf(doc *scene.Document) string {
	var b strings.Builder
	for _, page := range doc.Pages {
		scene.Each(page.Items, func(it scene.Item, _ scene.Point) {
			if text, ok := it.(scene.Text); ok {
				b.WriteString(text.Run.Text + " ")
			}
		})
	}
	return b.String()
}

// firstDifference shows where two texts part.
func firstDifference(a, b string) string {
	at := 0
	for at < len(a) && at < len(b) && a[at] == b[at] {
		at++
	}
	show := func(s string) string { return s[max(0, min(at, len(s))-40):min(len(s), at+60)] }
	return fmt.Sprintf("%q for %q", show(b), show(a))
}
