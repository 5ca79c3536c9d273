package validator

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/refs"
)

// unknownIn reports whether a name at a path, or below it, is of nothing that there is: REF001 tells of it, and
// what else seems wrong there may be right as soon as it is spelt rightly.
func (p *Pass) unknownIn(path string) bool {
	if p.run.unknown == nil {
		p.run.unknown = p.findUnknown()
	}
	return slices.ContainsFunc(p.run.unknown, func(at string) bool {
		return at == path || strings.HasPrefix(at, path+".")
	})
}

// findUnknown are the paths of all unknown names. The list is never nil.
func (p *Pass) findUnknown() []string {
	out := []string{}
	for _, r := range refs.Of(p.run.Value, p.isWritten) {
		r.Path = written(r.Path)
		if id := strings.TrimSuffix(r.Path, "@key"); !p.isKnown(r) {
			out = append(out, id)
		}
	}
	return out
}

// isKnown reports whether a name is known in one of its domains, or nobody can tell.
func (p *Pass) isKnown(r refs.Ref) bool {
	for _, domain := range r.Domains {
		if !p.knows(domain) || slices.Contains(p.domain(domain), r.ID) {
			return true
		}
	}
	return len(r.Domains) == 0
}
