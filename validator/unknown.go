package validator

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/refs"
)

// unknownIn reports whether a name at a path, or below it, is of nothing that there is: REF001 tells of it, and
// what else seems wrong there may be right as soon as it is spelt rightly.
func (p *Pass) unknownIn(path string) bool {
	return slices.ContainsFunc(unknownNames.Of(p), func(at string) bool {
		return at == path || strings.HasPrefix(at, path+".")
	})
}

// unknownNames are the paths of all unknown names.
var unknownNames = NewFact("unknown names", func(p *Pass) []string {
	var out []string
	for _, r := range refs.Of(p.Subject.Value, p.isWritten) {
		r.Path = written(r.Path)
		if id := strings.TrimSuffix(r.Path, "@key"); !p.isKnown(r) {
			out = append(out, id)
		}
	}
	return out
})

// isKnown reports whether a name is known in one of its domains, or nobody can tell.
func (p *Pass) isKnown(r refs.Ref) bool {
	for _, domain := range r.Domains {
		if !p.knows(domain) || slices.Contains(p.domain(domain), r.ID) {
			return true
		}
	}
	return len(r.Domains) == 0
}
