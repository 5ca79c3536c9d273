package parts

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
)

// UnknownIn reports whether a name at a path, or below it, is of nothing that there is: REF001 tells of it, and
// what else seems wrong there may be right as soon as it is spelt rightly.
func UnknownIn(p *check.Pass, path string) bool {
	return slices.ContainsFunc(UnknownNames.Of(p), func(at string) bool {
		return at == path || strings.HasPrefix(at, path+".")
	})
}

// Refs are the names in the subject that stand for other things, by their paths in the source.
var Refs = check.NewFact("names of other things", func(p *check.Pass) []refs.Ref {
	all := refs.Of(p.Subject.Value, func(path string) bool { return IsWritten(p, path) })
	for i := range all {
		all[i].Path = Written(all[i].Path)
	}
	return all
})

// UnknownNames are the paths of all unknown names.
var UnknownNames = check.NewFact("unknown names", func(p *check.Pass) []string {
	var out []string
	for _, r := range Refs.Of(p) {
		if id := strings.TrimSuffix(r.Path, "@key"); !isKnown(p, r) {
			out = append(out, id)
		}
	}
	return out
}, DomainsFact, Refs, Things)

// isKnown reports whether a name is known in one of its domains, or nobody can tell.
func isKnown(p *check.Pass, r refs.Ref) bool {
	for _, domain := range r.Domains {
		if !Knows(p, domain) || slices.Contains(Domain(p, domain), r.ID) {
			return true
		}
	}
	return len(r.Domains) == 0
}
