package migrate

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"
)

// given is a place in a pack whose fields are gone in format 3.
type given struct {
	path   string // labels with a point between them; * is any one, and an entry of a list
	fields []string
	of     string // whose fields they were, in words
}

// besideText are the numbers that stood beside the prose that says them. Nothing was printed of them, so they become
// comments.
func besideText() []given {
	level := []string{"act", "dice", "roll", "hits", "rerolls", "actions", "targets", "move", "range", "health", "armour", "numbers"}
	return []given{
		{"house.*.set.skills.*.levels.*", level, "a skill's level"},
		{"house.*.set.skills.*.levels.*.also.*", level, "a skill's level"},
		{"house.*.set.attributes.*", []string{"dice", "ammo", "numbers"}, "an icon"},
		{"house.*.set.abilities.*", []string{"dice", "ammo", "numbers"}, "an icon"},
		{"house.*.set.terrain.*", []string{"armour", "health", "dice", "blast"}, "what terrain does"},
		{"house.*.set.tables.*.rows.*", []string{"ua", "pay", "payPer", "later", "misses", "career", "skill", "lost", "draws", "dice",
			"system", "wear", "again", "table", "numbers"}, "a row of a table"},
	}
}

// inWords are fields that were printed, and that only their author can say in another way.
func inWords() []given {
	return []given{
		{"house.*.set.groups.*.targets.*", []string{"when"}, "a list of targets"},
		{"house.*.set.npcs.*.targets.*", []string{"when"}, "a list of targets"},
		{"house.*.set.play.sight", []string{"text"}, "the line of sight"},
		{"house.*.set.crews", []string{"experienced"}, "crews, as a number of universal assets"},
		{"house.*.set.tables.*", []string{"text"}, "a table, as when it is rolled on and by whom"},
		{"house.*.set.ending.*", []string{"text"}, "the ending"},
		{"house.*.set.campaign.phases.*", []string{"text"}, "a phase between games"},
		{"house.*.set.campaign.career.levels.*", []string{"earn"}, "a row of the career track in words"},
		{"house.*.set.campaign.extraction", []string{"teleport", "own", "rescue"}, "extraction"},
	}
}

// numbersToPrograms leads from format 2 to 3. House rules could put numbers beside the text of a skill, an icon or a kind of
// terrain, which nothing read; now a program (does) says what such a thing does, and the text only what is left. The text stays
// and goes on being printed; the numbers stay as comments for whoever writes the program.
func numbersToPrograms(f *ast.File, src []byte) plan {
	var p plan
	for _, decls := range outermost(f) {
		eachField(nil, &ast.StructLit{Elts: decls}, func(path []string, in *ast.StructLit, field *ast.Field) {
			name := labelOf(field)
			if g := at(besideText(), path, name); g != nil {
				p.edits = append(p.edits, asComment(src, in, field))
				p.moved = append(p.moved, field)
				p.said = append(p.said, fmt.Sprintf("%s of %s stays as a comment: a program (does) can say it", name, g.of))
			}
			if g := at(inWords(), path, name); g != nil {
				p.left = append(p.left, rest{field, fmt.Sprintf("format 3 has no %s of %s", name, g.of),
					"say it in the fields that `sortie explain RuleSet` lists there, such as if, and take it out; then migrate again"})
			}
		})
	}
	p.said = slices.Compact(p.said)
	return p
}

// at is the entry whose fields include one at a path, or nil.
func at(all []given, path []string, field string) *given {
	for i, g := range all {
		want := strings.Split(g.path, ".")
		fits := len(want) == len(path) && slices.Contains(g.fields, field)
		for j := 0; fits && j < len(want); j++ {
			fits = want[j] == "*" || want[j] == path[j]
		}
		if fits {
			return &all[i]
		}
	}
	return nil
}

// eachField calls visit for every field below a value that has a path, with the struct it stands in and the path of that.
func eachField(path []string, e ast.Expr, visit func(path []string, in *ast.StructLit, f *ast.Field)) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		eachField(path, e.X, visit)
	case *ast.BinaryExpr:
		eachField(path, e.X, visit)
		eachField(path, e.Y, visit)
	case *ast.ListLit:
		for _, x := range e.Elts {
			eachField(append(slices.Clip(path), "*"), x, visit)
		}
	case *ast.StructLit:
		for _, d := range e.Elts {
			switch d := d.(type) {
			case *ast.Field:
				visit(path, e, d)
				eachField(append(slices.Clip(path), labelOf(d)), d.Value, visit)
			case *ast.EmbedDecl:
				if len(path) > 0 { // what the file itself joins, outermost lists
					eachField(path, d.Expr, visit)
				}
			}
		}
	}
}

// asComment puts a comment in the place of a field, with the comma behind it.
func asComment(src []byte, in *ast.StructLit, f *ast.Field) edit {
	e := edit{start: f.Pos().Offset(), end: f.End().Offset()}
	text := "// " + strings.ReplaceAll(string(src[e.start:e.end]), "\n", "\n// ")
	if len(in.Elts) == 1 && !in.Lbrace.IsValid() { // attributes: a: dice: 2
		e.text = "{ " + text + "\n}"
		return e
	}
	rest := bytes.TrimLeft(src[e.end:], " \t")
	if bytes.HasPrefix(rest, []byte(",")) {
		rest = rest[1:]
		e.end = len(src) - len(rest)
	}
	if !bytes.HasPrefix(bytes.TrimLeft(rest, " \t"), []byte("\n")) {
		text += "\n"
	}
	e.text = text
	return e
}
