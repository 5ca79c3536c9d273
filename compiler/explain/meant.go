package explain

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/english"
)

// meant reports an unknown field whose meaning the language has in other words: the field that looks most like it may
// be its opposite, and a block that has one of its name may be about something else.
func (w *Walker) meant(m *members, f member) bool {
	if len(m.path) == 0 || w.Partial != nil {
		return false
	}
	remedy, instead := w.inNumbers(m, f)
	if remedy == "" {
		remedy, instead = w.inLimits(m, f)
	}
	for _, words := range []func(*members, member) string{w.ofLevel, w.inVariation, w.inUnwritten} {
		if remedy == "" {
			remedy = words(m, f)
		}
	}
	if remedy == "" {
		return false
	}
	m.missing = slices.DeleteFunc(m.missing, func(gone member) bool { return gone.name == instead })
	d := unknownName(f.name, "", m.allowed, "")
	d.Range, _ = w.place(f.from, true)
	d.Remedy = remedy
	w.tell(d, Join(f.path))
	return true
}

// lessWords, moreWords and newWords are what people write for a number that falls, for one that grows, and for one that is
// what it is from now on.
var (
	lessWords = []string{"remove", "subtract", "minus", "less", "take", "reduce", "lower", "decrease", "sub", "down"}
	moreWords = []string{"count", "number", "amount", "plus", "by", "more"}
	newWords  = []string{"set", "to", "value", "equals"}
)

// limits are the words for a number that something may not leave: for the most, and for the least. The first of each are
// the language's own.
var limits = [][]string{{"max", "most", "last", "maximum", "atMost", "to"}, {"min", "least", "first", "minimum", "fewest", "atLeast", "from"}}

// ownLimits is how many words of each limit the language has.
const ownLimits = 3

// inLimits is the remedy for a limit by another of its words than that of the block, and the block's own.
func (w *Walker) inLimits(m *members, f member) (remedy, instead string) {
	value := w.short(f)
	if _, err := strconv.Atoi(value); err != nil {
		return "", ""
	}
	for _, words := range limits {
		for _, own := range words[:ownLimits] {
			if slices.Contains(words, f.name) && slices.Contains(m.allowed, own) {
				return "write " + own + ": " + value, own
			}
		}
	}
	return "", ""
}

// inNumbers is the remedy for an effect on a number, and the field of the language that it tells of.
func (w *Walker) inNumbers(m *members, f member) (remedy, instead string) {
	value := w.short(f)
	switch {
	case slices.Contains(lessWords, f.name) && slices.Contains(m.allowed, "add"):
		if n, err := strconv.Atoi(value); err == nil && n > 0 {
			value = strconv.Itoa(-n)
		} else {
			value = "-…"
		}
		return "what is taken away is added as a number below 0: write add: " + value, "add"
	case slices.Contains(moreWords, f.name) && slices.Contains(m.allowed, "add"):
		return "write add: " + value, "add"
	case slices.Contains(newWords, f.name) && slices.Contains(m.allowed, "becomes"):
		return "write becomes: " + value, "becomes"
	}
	return "", ""
}

// ofLevel is the remedy for a piece of the board that says which level it stands on. It is left out of the board: what
// it would be in the way of there is not in its way.
func (w *Walker) ofLevel(m *members, f member) string {
	if len(m.path) != 3 || m.path[0] != "board" || f.name != "level" && f.name != "board" || !fieldOf("#BoardLevel", m.path[1]) {
		return ""
	}
	m.node.misplaced = m.node.Fields["at"] != nil
	level := source.Unquote(w.short(f))
	if NameFor(level) != level || level == "" {
		level = "NAME"
	}
	return fmt.Sprintf("what stands on a level is written in the block of that level: board: levels: %s: %s: %s: { … }, and its place counts from the level's own corner",
		level, m.path[1], m.path[2])
}

// inVariation is the remedy for a part of the mission that a variation cannot change.
func (w *Walker) inVariation(m *members, f member) string {
	if len(m.path) != 2 || m.path[0] != "variations" {
		return ""
	}
	changes := slices.DeleteFunc(slices.Clone(m.allowed), func(name string) bool { return name == "min" || name == "max" })
	can := "a variation changes no more than " + english.And(changes)
	switch f.name {
	case "rules":
		return can + `; for a rule, ask in it for the number of crews: if: {kind: "crews", …}`
	case "board", "objectives", "boards":
		return can + "; take it out, or tell of it in text"
	}
	return ""
}

// inUnwritten is the remedy for a field that belongs into a block which the author has not begun, where only one can
// be meant. What the author wrote beside it and that block has as well goes there, too.
func (w *Walker) inUnwritten(m *members, f member) string {
	block, found := "", []string(nil)
	for _, n := range m.from.schema {
		eachField(typeIn(n), map[string]bool{}, func(name string, value ast.Expr) {
			if has := namesOf(value); m.node.Fields[name] == nil && slices.Contains(has, f.name) {
				block, found = block+name, has
			}
		})
	}
	if !slices.Contains(m.allowed, block) || slices.Contains(found, entryOfAny) {
		return ""
	}
	var parts []string
	for _, k := range append(slices.Clone(m.known), f) {
		if k.name == f.name || slices.Contains(found, k.name) {
			parts = append(parts, k.name+": "+w.short(k))
		}
	}
	return fmt.Sprintf("it belongs into %[1]s: write %[1]s: {%[2]s}", block, strings.Join(parts, ", "))
}

// typeIn is the type that a node of the schema gives.
func typeIn(n ast.Node) ast.Expr {
	if f, ok := n.(*ast.Field); ok {
		return f.Value
	}
	e, _ := n.(ast.Expr)
	return e
}

// namesOf are the fields of a type.
func namesOf(e ast.Expr) []string {
	var names []string
	eachField(e, map[string]bool{}, func(name string, _ ast.Expr) { names = append(names, name) })
	return names
}

// fieldOf reports whether a definition has a field.
func fieldOf(definition, name string) bool {
	d := schemaDocs()[definition]
	return d != nil && slices.Contains(namesOf(d.Value), name)
}

// short is the value that the author gave a field, or dots where it is long.
func (w *Walker) short(f member) string {
	const longest = 30
	r, ok := w.place(f.from, false)
	if text := w.Text(r); ok && text != "" && len(text) <= longest && !strings.Contains(text, "\n") {
		return text
	}
	return "…"
}
