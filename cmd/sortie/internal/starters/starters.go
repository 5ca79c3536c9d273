// Package starters holds what sortie new begins things from: for each edition and kind of unit one
// folder of sources that compile as they stand. A starter is called "starter", and what it names of its
// own "starter-1"; Make puts other names in their place.
package starters

import (
	"bytes"
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

// Make is the files of a new unit: its own, the main one first, and those of the units that come along
// with it, each in a folder of its own id.
func Make(edition, kind, id string) []File {
	return MakeCalled(edition, kind, id, heading(kind, id))
}

// MakeCalled is the files that Make makes, with a title of its own for the unit: one line of text.
func MakeCalled(edition, kind, id, title string) []File {
	files := own(edition, kind, id, title)
	if along := Companion(edition, kind); along != "" {
		inner := id + "-1"
		for _, f := range Make(edition, along, inner) {
			files = append(files, File{path.Join(inner, f.Name), f.Data})
		}
	}
	return files
}

// MakeWith is the starter's own files with the id of a unit that is there already in place of the one that comes
// along with it.
func MakeWith(edition, kind, id, companion string) []File {
	files := own(edition, kind, id, heading(kind, id))
	for i := range files {
		files[i].Data = bytes.ReplaceAll(files[i].Data, []byte(`"`+id+`-1"`), []byte(`"`+companion+`"`))
	}
	return files
}

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

var kindLine = regexp.MustCompile(`(?m)^(\tkind: +)"[^"]*"`)

// MakeCard is Make for a unit that says which kind of card it holds, such as a deck. A kind that is
// written in another way has a starter of its own, in a folder KIND-CARD; the others change the word only.
func MakeCard(edition, kind, card, id string) []File {
	if folder(edition, kind+"-"+card) != nil {
		return own(edition, kind+"-"+card, id, heading(kind, id))
	}
	files := Make(edition, kind, id)
	files[0].Data = kindLine.ReplaceAll(files[0].Data, []byte(`${1}"`+card+`"`))
	return files
}
