package decode

import (
	"fmt"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/schema/diag"
)

// strayLabels reports the labels that no piece uses. Where a piece has no place, a stray label is
// most likely its own, misspelt: then that is the one mistake, and the piece stands there.
func (j *joiner) strayLabels(pieces ...*explain.Node) {
	if j.lost {
		return
	}
	named := map[string]bool{}
	var homeless []string
	for _, list := range pieces {
		list.Each(func(id string, piece *explain.Node) {
			named[id] = true
			if _, labelled := j.labels[id]; !labelled && piece.Get("at") == nil && !j.Told[piece.Path+".at"] {
				homeless = append(homeless, id)
			}
		})
	}
	for _, l := range j.drawn.Labels {
		if named[l.ID] || j.Told[j.path+".crates."+l.ID] || j.Told[j.path+".furniture."+l.ID] {
			continue
		}
		remedy := "list it under crates, furniture or markers, or take the label out"
		if id, rest, ok := claim(l.ID, homeless); ok {
			j.labels[id], homeless = l, rest
			remedy = fmt.Sprintf("did you mean %s, which has no place?", id)
		}
		j.Found.Add(diag.Diagnostic{
			Code: "MAP020", Severity: diag.Error, Range: j.Index[j.path+".plan#"+l.ID],
			Summary: fmt.Sprintf("no piece is called %s", l.ID), Remedy: remedy,
		})
	}
}

// claim takes the name most like a label out of a list, or the only one there is.
func claim(label string, names []string) (string, []string, bool) {
	name, ok := diag.Nearest(label, names)
	if !ok && len(names) == 1 {
		name, ok = names[0], true
	}
	if !ok {
		return "", names, false
	}
	var rest []string
	for _, n := range names {
		if n != name {
			rest = append(rest, n)
		}
	}
	return name, rest, true
}
