package language

import (
	"strings"
	"testing"
	"testing/fstest"
)

const sample = `// Package game is the language for a game.
//
// A second paragraph.
package game

import "sortie.tools/other"

// A thing. It has
// two lines.
#Thing: {
	#kind: "thing"

	#Placed
	// Its name.
	id!: #ID
	// How many.
	count: int & >=1 & <=9 | *1
	// On or off.
	on?: bool
	// A colour.
	colour: "red" | "blue" | *"red"
	// By names.
	parts!: [#ID]: #Thing
	// A size.
	size?: [int, int]
	// Deeds.
	do?: [...#Deed]
	// From elsewhere.
	far?: other.#Far
	_hidden: 1
}

// Where it is.
#Placed: {
	// The place.
	at?: number
}

// A name.
#ID: =~"^[a-z]+$"

// A deed; the kind selects the other fields.
#Deed: {
	K=kind!: or([for k, _ in _deeds {k}])
	// Said by all.
	note?: string
	_deeds[K]
}

_deeds: {
	// It goes.
	"go": {
		kind: string
		// How far.
		far!: number & >0
	}
}
`

const more = `package game

_deeds: {
	// It stops.
	"stop": kind: string
}

#Placed: {
	// The turn.
	turn?: int
}
`

func readSample(t *testing.T) *Language {
	t.Helper()
	l, err := read(fstest.MapFS{
		"game/a.cue":  {Data: []byte(sample)},
		"game/b.cue":  {Data: []byte(more)},
		"other/o.cue": {Data: []byte("package other\n\n// Far away.\n#Far: string\n")},
		"cue.mod/m":   {Data: []byte("module: \"sortie.tools@v0\"\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestDefinitionsAreRead(t *testing.T) {
	l := readSample(t)
	if len(l.Packages) != 2 || !strings.Contains(l.Packages[0].Doc, "language for a game.\n\nA second") {
		t.Fatalf("%d packages, the first: %q", len(l.Packages), l.Packages[0].Doc)
	}
	d := l.Find("game.#Thing")
	if d == nil || d.Doc != "A thing. It has two lines." || d.Unit != "thing" || d.File != "a" || d.FullName() != "game.#Thing" {
		t.Fatalf("%+v", d)
	}
	if l.Find("Far") == nil || l.Find("#Placed") == nil || l.Find("Nothing") != nil || l.Find("other.Thing") != nil {
		t.Error("definitions are not found by their names")
	}
	if units := l.Units(); len(units) != 1 || units[0] != d {
		t.Errorf("units: %v", units)
	}
}

// Each field has its name, its comment, its type in words and whether it must be there; fields of a block
// that another takes in count as its own, also those from a second file.
func TestFieldsInWords(t *testing.T) {
	w := Plain()
	var got []string
	for _, f := range readSample(t).Find("Thing").Type.Open().Fields {
		got = append(got, f.Name+" | "+w.Of(f.Type)+" | "+w.Use(f)+" | "+f.Doc)
	}
	want := []string{
		"at | number | optional | The place.",
		"turn | whole number | optional | The turn.",
		"id | #ID | required | Its name.",
		"count | whole number from 1 to 9 | 1 | How many.",
		"on | true or false | optional | On or off.",
		`colour | "red" or "blue" | "red" | A colour.`,
		"parts | #Thing by name | required | By names.",
		"size | [whole number, whole number] | optional | A size.",
		"do | list of #Deed | optional | Deeds.",
		"far | #Far | optional | From elsewhere.",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// A union has the kinds of its table, from all files, without the field that selects them.
func TestUnionsHaveTheirKinds(t *testing.T) {
	block := readSample(t).Find("Deed").Type.Open()
	u := block.Union
	if u == nil || u.Selector != "kind" || len(u.Kinds) != 2 {
		t.Fatalf("%+v", u)
	}
	first, second := u.Kinds[0], u.Kinds[1]
	if first.Name != "go" || first.Doc != "It goes." || len(first.Type.Fields) != 1 || Plain().Of(first.Type.Fields[0].Type) != "number above 0" {
		t.Errorf("%+v", first)
	}
	if second.Name != "stop" || second.Doc != "It stops." || second.Type != nil {
		t.Errorf("%+v", second)
	}
}

// The embedded schema is read whole: nothing in it is of a form that this package does not know, and
// every reference leads to a definition.
func TestTheSchemaIsUnderstood(t *testing.T) {
	l, err := Read()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range l.Packages {
		for _, d := range p.Definitions() {
			d.Type.walk(func(x *Type) {
				switch {
				case x.Shape == Raw:
					t.Errorf("#%s of %s: %s is not understood", d.Name, p.Path, x.Source)
				case x.Shape == Reference && x.Target == nil:
					t.Errorf("#%s of %s: %s leads nowhere", d.Name, p.Path, x.Source)
				case x.Union != nil && len(x.Union.Kinds) == 0:
					t.Errorf("#%s of %s: the table %s is empty", d.Name, p.Path, x.Union.Table)
				}
			})
		}
	}
}
