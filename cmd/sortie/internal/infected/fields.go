package infected

import (
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// free reports whether a type takes words of an author's own: a line, prose, or any text. A drawing, and
// the spelling of a panel in one, are any text, too, but are read sign by sign.
func free(f *language.Field) bool { return !strings.HasPrefix(f.Name, "plan") && freeType(f.Type) }

func freeType(t *language.Type) bool {
	switch t.Shape {
	case language.Text:
		return true
	case language.Reference:
		return t.Target != nil && (t.Name == "Title" || t.Name == "Text" || t.Name == "Line")
	case language.List:
		return t.Of != nil && freeType(t.Of)
	}
	return false
}

// ruleSet is what editions set values of, which the language says in words alone.
const ruleSet = "corespace.#RuleSet"

// fields are the fields of all units and of rule sets that take words of an author's own, with the names that lead there.
func fields(l *language.Language) map[*language.Field]string {
	all := map[*language.Field]string{}
	seen := map[*language.Definition]bool{}
	var walk func(t *language.Type, at string)
	fieldsOf := func(list []*language.Field, at string) {
		for _, f := range list {
			name := f.Name
			if name == "" {
				name = "*"
			}
			if free(f) {
				all[f] = at + "." + name
			} else {
				walk(f.Type, at+"."+name)
			}
		}
	}
	walk = func(t *language.Type, at string) {
		switch {
		case t == nil:
		case t.Shape == language.Reference:
			if t.Target != nil && !seen[t.Target] {
				seen[t.Target] = true
				walk(t.Target.Type, strings.ToLower(t.Target.Name))
			}
		case t.Shape == language.Block:
			fieldsOf(t.Fields, at)
			if t.Union != nil {
				for _, k := range t.Union.Kinds {
					if k.Type != nil {
						fieldsOf(k.Type.Fields, at+"<"+k.Name+">")
					}
				}
			}
			for _, p := range t.Parts {
				walk(p, at)
			}
		default:
			walk(t.Of, at+".*")
			for _, p := range t.Parts {
				walk(p, at)
			}
		}
	}
	for _, d := range append(l.Units(), l.Find(ruleSet)) {
		seen[d] = true
		walk(d.Type, strings.ToLower(d.Name))
	}
	return all
}
