package describe

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Dealt are the crates of a size that take what their size takes, on all floors of a mission, and the
// names of those that do not because they have a deal of their own.
func Dealt(m *model.Mission, size string) (n int, apart []string) {
	for _, c := range m.Crates() {
		switch {
		case c.Size != size:
		case slices.ContainsFunc(m.Setup.Deals, func(d model.Deal) bool { return slices.Contains(d.Into, c.ID) }):
			apart = append(apart, strings.ToUpper(c.ID))
		default:
			n++
		}
	}
	return n, apart
}

// Except says which crates of a size are dealt apart, such as ", but not L3 and L4"; empty if none is.
func Except(m *model.Mission, size string) string {
	_, apart := Dealt(m, size)
	if len(apart) == 0 {
		return ""
	}
	return ", but not " + english.And(apart)
}
