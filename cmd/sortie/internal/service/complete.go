package service

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Choice is something that may be written at a place.
type Choice struct {
	Label  string // as a list shows it
	Detail string // beside it
	Doc    string // Markdown
	Sort   string // "field", "kind", "name", "value", "glyph" or "link"
	Rank   int    // what is asked for most comes first
	At     diag.Range
	New    string
}

// Complete is what may be written at a place. It works in files that cannot be read, too: it goes by what stands before.
func (w *Workspace) Complete(file string, offset int) []Choice {
	u, t := w.unit(file)
	if t == nil {
		return nil
	}
	c := &completion{unit: u, text: t, offset: offset, spot: t.At(offset)}
	switch n := c.spot.Field; {
	case n != nil && isDrawing(u.system(), n) && c.spot.Quoted:
		c.drawing(n)
	case n != nil && c.spot.Quoted && c.link():
		c.links()
	case n != nil && c.spot.Quoted && strings.Contains(t.Src[n.Value.From:min(n.Value.To, len(t.Src))], "\n"):
		// prose: nobody knows what comes next
	case u.def == nil:
		c.units()
	case c.spot.Key:
		c.fields()
		c.keys()
	default:
		c.values()
	}
	return c.all
}

// completion is one question.
type completion struct {
	*unit
	text   *Text
	offset int
	spot   outline.Spot
	all    []Choice
}

// add takes over a choice that is written in the place of the word at hand.
func (c *completion) add(x Choice) {
	if slices.ContainsFunc(c.all, func(o Choice) bool { return o.Label == x.Label && o.Sort == x.Sort }) {
		return
	}
	x.At = c.text.Range(c.spot.Word)
	c.all = append(c.all, x)
}

// units begin a file.
func (c *completion) units() {
	for _, d := range c.w.lang.Units() {
		if c.spot.Key && len(c.spot.Path()) == 0 {
			c.add(Choice{Label: d.FullName(), Doc: d.Doc, Sort: "kind", New: d.FullName() + " & {\n\t\n}"})
		}
	}
}

// fields are those that the schema has for the block around the place, but for those that are there already.
func (c *completion) fields() {
	path := c.spot.Path()
	have := map[string]bool{}
	for _, n := range c.find(path...) {
		for _, f := range n.Fields() {
			if f != c.spot.Field {
				have[f.Label] = true
			}
		}
	}
	b := c.blocks(path)
	for _, union := range b.unions {
		if !have[union.Selector] {
			f := &language.Field{Name: union.Selector, Doc: "The kind; it says which other fields there are.", Required: true, Type: selector(union)}
			c.field(f, 0)
		}
	}
	for _, f := range b.fields {
		if f.Name == "" || have[f.Name] {
			continue
		}
		rank := 2
		if f.Required {
			rank = 1
		}
		c.field(f, rank)
	}
}

func (c *completion) field(f *language.Field, rank int) {
	w := language.Plain()
	text := f.Name + ": "
	if c.spot.Quoted || c.colonFollows() {
		text = f.Name
	}
	c.add(Choice{Label: f.Name, Detail: w.Of(f.Type) + ", " + w.Use(f), Doc: f.Doc, Sort: "field", Rank: rank, New: text})
}

// colonFollows reports whether the name that is typed has its colon already.
func (c *completion) colonFollows() bool {
	rest := strings.TrimPrefix(c.text.Src[c.spot.Word.To:], `"`)
	return strings.HasPrefix(strings.TrimLeft(rest, " \t?!"), ":")
}

// keys are the names of other things that may be fields of the block around the place.
func (c *completion) keys() {
	path := c.spot.Path()
	domains := c.domainsAt(path, true)
	if joined(path) == "setup.search" {
		domains = append(slices.Clone(domains), "=rare")
	}
	have := map[string]bool{}
	for _, n := range c.find(path...) {
		for _, f := range n.Fields() {
			have[f.Label] = f != c.spot.Field
		}
	}
	for _, e := range c.lexicon(domains) {
		if have[e.ID] {
			continue
		}
		text := e.ID
		if !c.spot.Quoted {
			text = keyText(e.ID)
			if !c.colonFollows() {
				text += ": "
			}
		}
		c.entry(e, text)
	}
}

// keyText is a name as the name of a field: with quotes where it needs some.
func keyText(id string) string {
	for i, r := range id {
		if letter := r == '_' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'; !letter && (i == 0 || r < '0' || r > '9') {
			return strconv.Quote(id)
		}
	}
	return id
}

func (c *completion) entry(e Entry, text string) {
	detail := strings.TrimSpace(e.Kind + " " + e.Title)
	c.add(Choice{Label: e.ID, Detail: detail, Doc: e.Detail, Sort: "name", Rank: 1, New: text})
}

// values are what the field at the place may have.
func (c *completion) values() {
	path := c.spot.Path()
	types := c.types(path)
	if c.spot.Field != nil && c.spot.Field == c.spot.In && c.spot.Field.Shape == outline.List {
		path = append(slices.Clone(path), "0")
		types = c.types(path)
	}
	for _, e := range append(c.lexicon(c.domainsAt(path, false)), c.editions(path)...) {
		c.entry(e, c.quoted(e.ID))
	}
	for _, t := range types {
		c.ofType(t, 0)
	}
}

// quoted is a word as a text, unless the place is within quotes already.
func (c *completion) quoted(word string) string {
	if c.spot.Quoted {
		return word
	}
	return strconv.Quote(word)
}

// ofType are the values that a type lists.
func (c *completion) ofType(t *language.Type, depth int) {
	if t == nil || depth > maxNested {
		return
	}
	switch t.Shape {
	case language.Constant:
		c.constant(t.Const)
	case language.KeysOf:
		for _, k := range t.Names {
			c.add(Choice{Label: k.Name, Doc: k.Doc, Sort: "kind", Rank: 1, New: c.quoted(k.Name)})
		}
	case language.Truth:
		c.constant("true")
		c.constant("false")
	case language.Pattern:
		for _, word := range listedWords(t.Const) {
			c.constant(strconv.Quote(word))
		}
	case language.Choice, language.Every:
		for _, p := range t.Parts {
			c.ofType(p, depth+1)
		}
	case language.Reference:
		if t.Target != nil {
			c.ofType(t.Target.Type, depth+1)
		}
	}
}

// constant is one value as CUE writes it.
func (c *completion) constant(cue string) {
	word, err := strconv.Unquote(cue)
	switch {
	case err == nil && word != "":
		c.add(Choice{Label: word, Sort: "value", Rank: 1, New: c.quoted(word)})
	case err != nil && !c.spot.Quoted:
		c.add(Choice{Label: cue, Sort: "value", Rank: 1, New: cue})
	}
}

// listedWords are the words that a pattern lists and nothing else: ^(a|b)$.
func listedWords(pattern string) []string {
	inner, ok := strings.CutPrefix(pattern, "^(")
	inner, closed := strings.CutSuffix(inner, ")$")
	if !ok || !closed || strings.Trim(inner, "abcdefghijklmnopqrstuvwxyz0123456789-|") != "" {
		return nil
	}
	return strings.Split(inner, "|")
}

// link reports whether a link in prose is being typed: [text](#…
func (c *completion) link() bool {
	return strings.HasSuffix(c.text.Src[:c.spot.Word.From], "](") && strings.HasPrefix(c.spot.Typed, "#") ||
		strings.HasSuffix(c.text.Src[:c.spot.Word.From], "](#")
}

// links are what a link in prose may lead to.
func (c *completion) links() {
	if strings.HasPrefix(c.spot.Typed, "#") {
		c.spot.Word.From++
	}
	for _, e := range c.lexicon(linkDomains) {
		c.add(Choice{Label: e.ID, Detail: strings.TrimSpace(e.Kind + " " + e.Title), Doc: e.Detail, Sort: "link", Rank: 1, New: e.ID})
	}
}

// drawing are the panels and the labels that fit at the place. They take the places of as many characters, so that the rest
// of the line stays where it is.
func (c *completion) drawing(n *outline.Node) {
	set := c.coreRules()
	if set == nil {
		return
	}
	c.spot.Typed = typedLabel.FindString(c.text.Src[:c.offset])
	c.spot.Word = outline.Span{From: c.offset - len(c.spot.Typed), To: c.offset}
	for _, k := range set.Panels {
		words := fmt.Sprintf("%s, %s inches", k.Title, k.Length)
		if k.Plan != "" {
			c.drawn(Choice{Label: k.Plan, Detail: words, Doc: "west to east", Sort: "glyph", Rank: 2, New: k.Plan})
		}
		if runes := []rune(k.PlanDown); len(runes) > 0 {
			middle := string(runes[len(runes)/2])
			c.drawn(Choice{Label: k.PlanDown, Detail: words, Doc: "north to south, one character a line: " + k.PlanDown, Sort: "glyph", Rank: 3, New: middle})
		}
	}
	for _, e := range c.homeless(n) {
		c.drawn(Choice{Label: e.ID, Detail: strings.TrimSpace(e.Kind + " " + e.Title), Doc: e.Detail, Sort: "name", Rank: 1, New: e.ID})
	}
}

// typedLabel is what is typed of a label.
var typedLabel = regexp.MustCompile(`[a-z]?[0-9]*$`)

// drawn adds a choice that covers as many characters as it has.
func (c *completion) drawn(x Choice) {
	c.add(x)
	if len(c.all) == 0 || c.all[len(c.all)-1].Label != x.Label {
		return
	}
	from, to := c.spot.Word.From, c.spot.Word.From
	for range []rune(x.New) {
		if to < len(c.text.Src) && c.text.Src[to] != '\n' {
			_, size := utf8.DecodeRuneInString(c.text.Src[to:])
			to += size
		}
	}
	c.all[len(c.all)-1].At = c.text.Range(outline.Span{From: from, To: max(to, c.offset)})
}

// homeless are the pieces of a board that have no place in its drawing, and no coordinates.
func (c *completion) homeless(drawing *outline.Node) []Entry {
	drawn := map[string]bool{}
	for _, m := range c.mentions(c.text) {
		if m.Way == ByLabel && m.Node == drawing {
			drawn[m.ID] = true
		}
	}
	var all []Entry
	for _, list := range []string{"crates", "furniture", "markers"} {
		for _, n := range c.find(append(drawing.Parent.Path(), list)...) {
			for _, f := range n.Fields() {
				if f.Field("at") == nil && !drawn[f.Label] && label.FindString(f.Label) == f.Label {
					all = append(all, Entry{ID: f.Label, Kind: singular(list), Title: c.title(f), Detail: said(f)})
				}
			}
		}
	}
	return all
}
