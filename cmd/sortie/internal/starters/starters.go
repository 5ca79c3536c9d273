// Package starters holds what sortie new begins things from: for each edition and kind of unit one
// folder of sources that compile as they stand. A starter is called "starter", and what it names of its
// own "starter-1"; Make puts other names in their place.
package starters

import (
	"bytes"
	"cmp"
	"embed"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"cuelang.org/go/cue/literal"

	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/english"
)

// tree is EDITION/KIND/FILE. The folder anyEdition is for kinds that belong to no edition.
//
//go:embed any draft firstborn purge xia
var tree embed.FS

const anyEdition = "any"

// File is one file of a starter; its name may have folders in front.
type File struct {
	Name string
	Data []byte
}

// companions are the kinds that come along with a kind, because it says nothing without one.
var companions = map[string]string{"campaign": "mission", "scenario": "sector"}

// packed are the kinds that a new pack may begin with. The first that the edition has is taken.
var packed = []string{"mission", "scenario"}

// Editions are the rule sets that have a starter of a kind, the usual one first.
func Editions(kind string) []string {
	kinds := []string{kind}
	if kind == "pack" {
		kinds = packed
	}
	var found []string
	for _, e := range editions() {
		if slices.ContainsFunc(kinds, func(k string) bool { return folder(e, k) != nil }) {
			found = append(found, e)
		}
	}
	return found
}

// editions are those of the tree, that of the mission among the shipped ones first.
func editions() []string {
	list := []string{usual()}
	entries, _ := tree.ReadDir(".")
	for _, e := range entries {
		if e.Name() != anyEdition && e.Name() != list[0] {
			list = append(list, e.Name())
		}
	}
	return list
}

var editionLine = regexp.MustCompile(`(?m)^\tedition: +"([^"]*)"`)

// usual is the edition of the mission among the shipped ones that is a starter.
var usual = sync.OnceValue(func() string {
	data, err := fs.ReadFile(missions.FS, path.Join(missions.Starter, "mission.cue"))
	if m := editionLine.FindSubmatch(data); err == nil && m != nil {
		return string(m[1])
	}
	return ""
})

// folder is the starter of a kind in an edition, or nil. The usual mission is one of those that ship,
// because tests and the language reference use it as well.
func folder(edition, kind string) fs.FS {
	for _, dir := range []string{path.Join(edition, kind), path.Join(anyEdition, kind)} {
		if info, err := fs.Stat(tree, dir); err == nil && info.IsDir() {
			return sub(tree, dir)
		}
	}
	if kind == "mission" && edition == usual() {
		return sub(missions.FS, missions.Starter)
	}
	return nil
}

func sub(of fs.FS, dir string) fs.FS {
	s, err := fs.Sub(of, dir)
	if err != nil {
		panic("a fixed path is valid: " + err.Error())
	}
	return s
}

// Unit is a new unit.
type Unit struct {
	Edition, Kind, ID string

	Title string // one line; empty for one made from the id
	Card  string // the kind of card that it holds; empty for the starter's
	With  string // the id of a unit that is there already, in place of the one that comes along; empty for that one
}

// Files are the files of a new unit: its own, the main one first, and those of the unit that comes along with it, in a folder of its
// own id. A kind of card that is written in another way has a starter of its own, in a folder KIND-CARD; the others change the
// word only.
func (u Unit) Files() []File {
	kind := u.Kind
	if u.Card != "" && folder(u.Edition, kind+"-"+u.Card) != nil {
		kind += "-" + u.Card
	}
	files := own(u.Edition, kind, u.ID, cmp.Or(u.Title, heading(u.Kind, u.ID)))
	if u.Card != "" && kind == u.Kind {
		files[0].Data = kindLine.ReplaceAll(files[0].Data, []byte(`${1}"`+u.Card+`"`))
	}
	inner, along := u.ID+"-1", Companion(u.Edition, u.Kind)
	switch {
	case along == "":
	case u.With != "":
		for i := range files {
			files[i].Data = bytes.ReplaceAll(files[i].Data, []byte(`"`+inner+`"`), []byte(`"`+u.With+`"`))
		}
	default:
		for _, f := range Make(u.Edition, along, inner) {
			files = append(files, File{path.Join(inner, f.Name), f.Data})
		}
	}
	return files
}

// Make is the files of a new unit as it usually is.
func Make(edition, kind, id string) []File { return Unit{Edition: edition, Kind: kind, ID: id}.Files() }

// LongestID is the longest id that Make gives to anything, for a unit of that id.
func LongestID(edition, kind, id string) string {
	if along := Companion(edition, kind); along != "" {
		return LongestID(edition, along, id+"-1")
	}
	return id
}

// Companion is the kind of the unit that comes along with a starter, because it says nothing without one, or empty.
func Companion(edition, kind string) string {
	if kind != "pack" {
		return companions[kind]
	}
	i := slices.IndexFunc(packed, func(k string) bool { return folder(edition, k) != nil })
	return packed[max(i, 0)]
}

// own is the starter's own files under another name. Sources come before notes.
func own(edition, kind, id, title string) []File {
	from := folder(edition, kind)
	if from == nil {
		return nil
	}
	entries, err := fs.ReadDir(from, ".")
	if err != nil {
		panic("an embedded folder can be read: " + err.Error())
	}
	var files []File
	for _, e := range entries {
		data, err := fs.ReadFile(from, e.Name())
		if err != nil {
			panic("an embedded file can be read: " + err.Error())
		}
		files = append(files, File{e.Name(), renamed(data, id, title)})
	}
	slices.SortStableFunc(files, func(a, b File) int {
		return strings.Compare(path.Ext(a.Name), path.Ext(b.Name))
	})
	return files
}

// plainlyNamed are the kinds of thing that are called like any other thing in a sentence, as a computer console is.
var plainlyNamed = []string{"item", "terrain"}

// heading is the title of what was given no other.
func heading(kind, id string) string {
	if slices.Contains(plainlyNamed, kind) {
		return english.Capital(english.Spelled(id))
	}
	return Titled(id)
}

// renamed puts a name and its title where a text of the source begins with the starter's.
func renamed(data []byte, id, title string) []byte {
	data = bytes.ReplaceAll(data, []byte(`"`+missions.Starter), []byte(`"`+id))
	written := strings.TrimSuffix(literal.String.Quote(title), `"`)
	return bytes.ReplaceAll(data, []byte(`"`+Titled(missions.Starter)), []byte(written))
}

// Titled is an id as a heading: cold-store becomes Cold Store.
func Titled(id string) string {
	words := strings.FieldsFunc(id, func(r rune) bool { return r == '-' })
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, " ")
}

var definition = regexp.MustCompile(`(?m)^[a-z]+\.(#[A-Za-z]+) &`)

// Definition is the definition that a kind's sources are joined with, such as #Mission.
func Definition(kind string) string {
	for _, e := range Editions(kind) {
		for _, f := range own(e, kind, missions.Starter, Titled(missions.Starter)) {
			if m := definition.FindSubmatch(f.Data); m != nil {
				return string(m[1])
			}
		}
	}
	return ""
}

// Card is the kind of card that the starter of a kind holds; empty where it holds none.
func Card(edition, kind string) string {
	for _, f := range own(edition, kind, missions.Starter, Titled(missions.Starter)) {
		if m := kindLine.FindSubmatch(f.Data); m != nil {
			return string(m[2])
		}
	}
	return ""
}

var kindLine = regexp.MustCompile(`(?m)^(\tkind: +)"([^"]*)"`)
