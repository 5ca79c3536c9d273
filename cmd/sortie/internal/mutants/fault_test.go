package mutants

import (
	"fmt"
	"slices"
)

// fault is something that a reference finds wrong.
type fault struct {
	text  string
	codes []string // any of these, or of those that begin so, is right for it
}

// reference lists what is wrong with a trial in one respect.
type reference func(*trial) []fault

// wrong is one fault.
func wrong(codes []string, format string, args ...any) fault {
	return fault{fmt.Sprintf(format, args...), codes}
}

// worse are the faults of the mutant that the original does not have.
func worse(now, before []fault) []fault {
	return slices.DeleteFunc(slices.Clone(now), func(f fault) bool {
		return slices.ContainsFunc(before, func(b fault) bool { return b.text == f.text })
	})
}

// all are the faults that several references find.
func all(refs ...reference) reference {
	return func(t *trial) []fault {
		var faults []fault
		for _, r := range refs {
			faults = append(faults, r(t)...)
		}
		return faults
	}
}
