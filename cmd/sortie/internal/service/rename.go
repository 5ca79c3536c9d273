package service

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// idForm is how names are spelled.
var idForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// labelForm is how labels in a drawing are spelled.
var labelForm = regexp.MustCompile(`^[a-z][0-9]{0,2}$`)

// errNoName says that there is nothing to rename.
var errNoName = errors.New("no name stands here that something in the pack has")

// Renameable is the range of the name at a place, if what it stands for can be given another one.
func (w *Workspace) Renameable(file string, offset int) (diag.Range, error) {
	things, at := w.ThingsAt(file, offset)
	if len(things) == 0 {
		return at, errNoName
	}
	switch t := things[0]; {
	case len(t.Def) == 0:
		return at, fmt.Errorf("%s comes with the rules: a pack cannot give it another name", t.ID)
	case t.Domain[0] != '@' && t.Domain[0] != '+' && w.shippedName(t):
		return at, fmt.Errorf("%s comes with the rules, and the pack only changes it: it cannot have another name", t.ID)
	}
	return at, nil
}

// shippedName reports whether a thing of the rules is one that comes with Sortie.
func (w *Workspace) shippedName(t *Thing) bool {
	for _, h := range w.houses(t.view.pack) {
		if slices.ContainsFunc(rulesEntries(w.rules(&pack{rules: map[string]any{}}, h.Base), t.Domain), func(e Entry) bool { return e.ID == t.ID }) {
			return true
		}
	}
	return false
}

// Rename is the edits that give what stands at a place another name, wherever it is mentioned.
func (w *Workspace) Rename(file string, offset int, name string) ([]diag.Edit, error) {
	if _, err := w.Renameable(file, offset); err != nil {
		return nil, err
	}
	things, _ := w.ThingsAt(file, offset)
	if !idForm.MatchString(name) {
		return nil, fmt.Errorf("%q is no name: names have small letters and digits, with hyphens between them", name)
	}
	if name == things[0].ID {
		return nil, nil
	}
	for _, t := range things {
		if err := t.fits(name); err != nil {
			return nil, err
		}
		if err := w.taken(t, name); err != nil {
			return nil, err
		}
	}
	if err := stillMeant(things, name); err != nil {
		return nil, err
	}
	var edits []diag.Edit
	for _, p := range w.placesOf(things) {
		e, err := p.renamed(name)
		if err != nil {
			return nil, err
		}
		edits = append(edits, e)
	}
	for _, t := range things {
		edits = append(edits, w.assumed(t, name)...)
	}
	return edits, nil
}

// fits fails if the language calls the thing by its name, or would not take another one.
func (t *Thing) fits(name string) error {
	if t.Unit == "" {
		return nil
	}
	u := t.view.unit(t.Unit)
	for _, n := range t.nodes {
		path := n.Path()
		if len(path) == 0 || path[len(path)-1] != t.ID {
			continue
		}
		for _, f := range u.blocks(path[:len(path)-1]).fields {
			switch {
			case f.Name == t.ID:
				return fmt.Errorf("the language calls it %s: it cannot have another name", t.ID)
			case f.Key != nil && !takes(f.Key, name, 0):
				return fmt.Errorf("%s cannot be a name here: names are %s", name, language.Plain().Of(f.Key))
			}
		}
	}
	return nil
}

// takes reports whether a type takes a text, as far as its patterns tell.
func takes(t *language.Type, text string, depth int) bool {
	if t == nil || depth > maxNested {
		return true
	}
	fits := func(p *language.Type) bool { return takes(p, text, depth+1) }
	switch t.Shape {
	case language.Reference:
		return t.Target == nil || fits(t.Target.Type)
	case language.Every:
		return !slices.ContainsFunc(t.Parts, func(p *language.Type) bool { return !fits(p) })
	case language.Choice:
		return slices.ContainsFunc(t.Parts, fits)
	case language.Pattern:
		return t.Match == nil || t.Match.MatchString(text)
	}
	return true
}

// taken fails if something else has a name already that could be meant by it.
func (w *Workspace) taken(t *Thing, name string) error {
	if t.Unit == "" {
		for _, p := range w.places(&Thing{Domain: t.Domain, ID: name, view: t.view}) {
			return fmt.Errorf("%s is the name of another %s: %s", name, kindOf([]string{t.Domain}), p.At.File)
		}
		return nil
	}
	u := t.view.unit(t.Unit)
	for _, e := range u.own("@any") {
		if e.ID == name {
			return fmt.Errorf("%s is the name of another thing here, a %s", name, e.Kind)
		}
	}
	return nil
}

// renamed is the edit that puts another name in the place of a mention.
func (p Place) renamed(name string) (diag.Edit, error) {
	switch p.Way {
	case ByKey:
		old := p.text.Src[p.At.Start.Offset:p.At.End.Offset]
		if was := strings.Trim(old, `"`); was != old && keyText(was) == was { // its author likes it so
			return diag.Edit{Range: p.At, New: `"` + name + `"`}, nil
		}
		return diag.Edit{Range: p.At, New: keyText(name)}, nil
	case ByLabel:
		return p.relabelled(name)
	}
	return diag.Edit{Range: p.At, New: name}, nil
}

// relabelled is the edit that puts another label into a drawing: what stands behind it stays where it is.
func (p Place) relabelled(name string) (diag.Edit, error) {
	from, to := p.At.Start.Offset, p.At.End.Offset
	if !labelForm.MatchString(name) {
		return diag.Edit{}, fmt.Errorf("%s stands in the drawing: a label there is a letter with up to two digits; with an at of its own it can have any name", p.text.Src[from:to])
	}
	text := name
	for len(text) < to-from {
		text += " "
	}
	for len(text) > to-from {
		if to >= len(p.text.Src) || p.text.Src[to] != ' ' {
			return diag.Edit{}, fmt.Errorf("the drawing has no room for %s where %s stands", name, p.text.Src[from:p.At.End.Offset])
		}
		to++
	}
	if to < len(p.text.Src) && label.MatchString(p.text.Src[to:to+1]) {
		return diag.Edit{}, fmt.Errorf("in the drawing %s would run into the label beside it", name)
	}
	return diag.Edit{Range: p.text.Range(outline.Span{From: from, To: to}), New: text}, nil
}

// assumed are the edits of lists that name values by their paths, where a path leads through the thing.
func (w *Workspace) assumed(t *Thing, name string) []diag.Edit {
	if t.Unit == "" {
		return nil
	}
	var edits []diag.Edit
	u := t.view.unit(t.Unit)
	for _, def := range t.nodes {
		path := def.Path()
		if len(path) == 0 || path[len(path)-1] != t.ID {
			continue
		}
		old := joined(path)
		now := joined(append(slices.Clone(path[:len(path)-1]), name))
		for _, text := range u.texts {
			for _, list := range text.Find("assumed") {
				for _, n := range list.Nodes {
					if rest, ok := strings.CutPrefix(n.Text, old); ok && (rest == "" || rest[0] == '.') {
						at := (&mentioner{src: text.Src}).bare(n.Value)
						at.To = at.From + len(old)
						edits = append(edits, diag.Edit{Range: text.Range(at), New: now})
					}
				}
			}
		}
	}
	slices.SortFunc(edits, func(a, b diag.Edit) int { return a.Range.Start.Offset - b.Range.Start.Offset })
	return slices.CompactFunc(edits, func(a, b diag.Edit) bool { return a.Range == b.Range })
}
