package service

import (
	"bytes"
	"path"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Text is one file as it is now.
type Text struct {
	Name string // whole path, slash-separated
	Src  string // with plain line ends
	*outline.File

	places   *source.Source
	raw      []byte
	stamp    string // of the file on the disk that it is; empty: it lies over one
	mentions []*Mention
	kind     string // of the unit that the mentions were read for
}

// Range is the range of a stretch of the text.
func (t *Text) Range(s outline.Span) diag.Range { return t.places.Span(s.From, s.To) }

// Offset is the place of a line and a column, both counted from 1 and the column in characters.
func (t *Text) Offset(line, col int) int {
	line = min(max(line, 1), len(t.places.Lines))
	at := t.places.Lines[line-1]
	for n := 1; n < col && at < len(t.Src) && t.Src[at] != '\n'; n++ {
		_, size := utf8.DecodeRuneInString(t.Src[at:])
		at += size
	}
	return at
}

// Line is a line of the text, counted from 1, without its end.
func (t *Text) Line(n int) string {
	if n < 1 || n > len(t.places.Lines) {
		return ""
	}
	line, _, _ := strings.Cut(t.Src[t.places.Lines[n-1]:], "\n")
	return line
}

// Lines is how many lines the text has.
func (t *Text) Lines() int { return len(t.places.Lines) }

// Text is a file as it is now; nil if there is none, or if it is no text.
func (w *Workspace) Text(file string) *Text {
	p, _ := w.place(file)
	rel, err := filepath.Rel(p.root, whole(file))
	if err != nil {
		return nil
	}
	return w.text(p, filepath.ToSlash(rel))
}

// text is a file of a pack.
func (w *Workspace) text(p *pack, rel string) *Text {
	name, stamp := p.file(rel), p.tree.Stamp(rel)
	w.mu.Lock()
	t := w.texts[name]
	w.mu.Unlock()
	if t != nil && stamp != "" && t.stamp == stamp {
		return t
	}
	raw, err := p.tree.ReadFile(rel, source.MaxFileBytes)
	if err != nil || len(raw) > source.MaxFileBytes {
		return nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if t != nil && bytes.Equal(t.raw, raw) {
		return t
	}
	places := source.NewSource(filepath.ToSlash(name), rel, raw)
	t = &Text{Name: filepath.ToSlash(name), Src: string(places.Data), File: outline.Read(string(places.Data)), places: places, raw: raw, stamp: stamp}
	w.texts[name] = t
	return t
}

// unit is one folder of a pack as its texts are now.
type unit struct {
	w     *Workspace
	view  *view
	pack  *pack
	name  string
	texts []*Text
	def   *language.Definition // what the unit is; nil where nobody can tell
}

// read takes in the texts of the unit.
func (u *unit) read() {
	for _, rel := range u.pack.files(u.name) {
		t := u.w.text(u.pack, rel)
		if t == nil {
			continue
		}
		u.texts = append(u.texts, t)
		if joined := t.Joined(); joined != "" && u.def == nil {
			u.def = u.w.definition(joined)
		}
	}
}

// definition finds a definition by what a file calls it, with the package's name in front.
func (w *Workspace) definition(joined string) *language.Definition {
	joined = strings.TrimSpace(joined)
	if at := strings.LastIndexAny(joined, " \t&("); at >= 0 {
		joined = joined[at+1:]
	}
	if d := w.lang.Find(joined); d != nil {
		return d
	}
	_, name, _ := strings.Cut(joined, "#")
	return w.lang.Find("#" + name)
}

// kind is the kind of the unit, such as "mission"; empty where nobody can tell.
func (u *unit) kind() string {
	if u.def == nil {
		return ""
	}
	return u.def.Unit
}

// system is the id of the game that the unit is for.
func (u *unit) system() string {
	if u.def == nil {
		return ""
	}
	return path.Base(u.def.Package.Path)
}

// word is the plain value of a field of the unit itself.
func (u *unit) word(name string) string {
	for _, n := range u.find(name) {
		if n.Text != "" {
			return n.Text
		}
	}
	return ""
}

// find lists the nodes at a path in all files of the unit.
func (u *unit) find(path ...string) []*outline.Node {
	var all []*outline.Node
	for _, t := range u.texts {
		all = append(all, t.Find(path...)...)
	}
	return all
}

// edition is the edition that the unit is written for: house rules name the one that they change, and an edition its base.
func (u *unit) edition() string {
	switch u.kind() {
	case "edition":
		return u.word("base")
	case "pack":
		return ""
	}
	return u.word("edition")
}

// reading is what was found out about the unit last; nil: nothing yet.
func (u *unit) reading() *reading.Reading {
	u.w.mu.Lock()
	defer u.w.mu.Unlock()
	return u.pack.readings[u.name]
}
