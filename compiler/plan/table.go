package plan

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/model"
)

// match is what a spelling means.
type match struct {
	kind    string
	flipped bool
}

// entry is a spelling in a table, for suggestions.
type entry struct{ text, title string }

// table finds kinds by their spellings.
type table struct {
	kinds  map[string]model.PanelKind
	match  map[direction]map[string]match
	listed map[direction][]entry
	glyphs map[rune]bool
	// longest is the length of the longest panel in cells.
	longest int
}

// newTable collects the spellings of the kinds and of the legend. Spellings read forwards win over
// those read backwards.
func newTable(o Options) (*table, []Error) {
	t := &table{
		kinds:  map[string]model.PanelKind{},
		match:  map[direction]map[string]match{across: {}, down: {}},
		listed: map[direction][]entry{},
		glyphs: map[rune]bool{},
	}
	var errs []Error
	for _, k := range o.Kinds {
		t.kinds[k.ID] = k
		errs = append(errs, in("panels."+k.ID+".plan", t.add(across, k.Plan, k, o.Lattice))...)
		errs = append(errs, in("panels."+k.ID+".planDown", t.add(down, k.PlanDown, k, o.Lattice))...)
	}
	for _, text := range slices.Sorted(maps.Keys(o.Legend)) {
		errs = append(errs, t.legend(text, o.Legend[text], o.Lattice)...)
	}
	t.flip()
	return t, errs
}

// in says that the mistakes are in the rule set, and where.
func in(path string, errs []Error) []Error {
	for i := range errs {
		errs[i].Rules = path
	}
	return errs
}

// Misspelt finds what is wrong with the spellings of a rule set's kinds, whatever is drawn with them.
func Misspelt(kinds []model.PanelKind, lattice model.Length) []Error {
	_, errs := newTable(Options{Kinds: kinds, Lattice: lattice})
	return errs
}

// legend adds one spelling of the board's own. Its length tells which way it runs.
func (t *table) legend(text, id string, lattice model.Length) []Error {
	k, ok := t.kinds[id]
	if !ok {
		return []Error{{Code: CodeOptions, Message: fmt.Sprintf("the legend gives %q to the unknown kind %q", text, id),
			Remedy: "name one of the rule set's panel kinds"}}
	}
	if len(text) == size(down, k.Length, lattice) {
		return t.add(down, text, k, lattice)
	}
	return t.add(across, text, k, lattice)
}

// add enters one spelling, unless it is empty.
func (t *table) add(d direction, text string, k model.PanelKind, lattice model.Length) []Error {
	if text == "" {
		return nil
	}
	if problem := unfit(d, text, k, lattice); problem != "" {
		return []Error{{Code: CodeOptions, Message: fmt.Sprintf("the spelling %q of %s %s", text, k.ID, problem),
			Remedy: "see `sortie explain plan` for spellings that work"}}
	}
	if old, ok := t.match[d][text]; ok && old.kind != k.ID {
		return []Error{{Code: CodeOptions, Message: fmt.Sprintf("the spelling %q means both %s and %s", text, old.kind, k.ID),
			Remedy: "give each kind a spelling of its own"}}
	}
	t.match[d][text] = match{kind: k.ID}
	t.longest = max(t.longest, int(k.Length/lattice))
	t.listed[d] = append(t.listed[d], entry{text, cmp.Or(k.Title, k.ID)})
	for _, c := range text {
		t.glyphs[c] = true
	}
	return nil
}

// unfit says what is wrong with a spelling, or nothing. Drawings stay plain ASCII, so that columns
// count the same in every editor.
func unfit(d direction, text string, k model.PanelKind, lattice model.Length) string {
	if k.Bend > 0 {
		return "cannot be drawn: the panel bends, so that only runs can lay it"
	}
	if k.Length <= 0 || k.Length%lattice != 0 {
		return "cannot be drawn: the panel is not a whole number of cells long"
	}
	if want := size(d, k.Length, lattice); len(text) != want {
		return fmt.Sprintf("must have %d characters", want)
	}
	for _, c := range text {
		if c <= ' ' || c > '~' || c == '+' || isLabel(c) {
			return fmt.Sprintf("holds %q, which means something else in a drawing", c)
		}
	}
	return ""
}

// flip enters every spelling backwards too, where that is still free.
func (t *table) flip() {
	for _, d := range []direction{across, down} {
		for _, e := range t.listed[d] {
			back := reversed(e.text)
			if _, taken := t.match[d][back]; !taken {
				t.match[d][back] = match{kind: t.match[d][e.text].kind, flipped: true}
			}
		}
	}
}

// size is the number of characters between the posts of a panel.
func size(d direction, length, lattice model.Length) int {
	return int(length/lattice)*step(d) - 1
}

// step is the number of characters from one lattice point to the next.
func step(d direction) int {
	if d == across {
		return 4
	}
	return 2
}

func reversed(s string) string {
	r := []rune(s)
	slices.Reverse(r)
	return string(r)
}

// meant lists spellings for a message: those near a text and, in front, the one that says what the text
// says in a letter, such as a door, if none of the near ones does.
func (t *table) meant(d direction, text string) []entry {
	near := t.near(d, text)
	for _, c := range text {
		says := func(e entry) bool { return len(e.text) == len(text) && strings.ContainsRune(e.text, c) }
		if !unicode.IsUpper(c) || slices.ContainsFunc(near, says) {
			continue
		}
		if i := slices.IndexFunc(t.listed[d], says); i >= 0 {
			return append([]entry{t.listed[d][i]}, near...)
		}
	}
	return near
}

// near lists spellings of the same length that differ least, best first, at most three.
func (t *table) near(d direction, text string) []entry {
	type candidate struct {
		entry
		distance int
	}
	var found []candidate
	for _, e := range t.listed[d] {
		if len(e.text) != len([]rune(text)) {
			continue
		}
		back := reversed(e.text)
		if a, b := distance(e.text, text), distance(back, text); b < a {
			found = append(found, candidate{entry{back, e.title}, b})
		} else {
			found = append(found, candidate{e, a})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return cmp.Compare(a.distance, b.distance) })
	var out []entry
	for _, c := range found[:min(3, len(found))] {
		out = append(out, c.entry)
	}
	return out
}

// distance counts the characters in which two texts of one length differ.
func distance(a, b string) int {
	ra, rb, n := []rune(a), []rune(b), 0
	for i := range ra {
		if ra[i] != rb[i] {
			n++
		}
	}
	return n
}
