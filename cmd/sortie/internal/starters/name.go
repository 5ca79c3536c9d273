package starters

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
)

// idPattern is what the language accepts as the name of a thing.
var idPattern = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,63}$`)

// IsID reports whether the language accepts a name.
func IsID(id string) bool { return idPattern.MatchString(id) }

// CheckName refuses what cannot be an id, and what no folder can be called everywhere.
func CheckName(kind, id string) error {
	if !IsID(id) {
		return fmt.Errorf("%q cannot name a %s: use up to 64 lower-case letters, digits and hyphens, such as %s", id, kind, NearID(id))
	}
	if source.ReservedName(id) {
		return errors.New(id + " is a device on Windows, where nobody could open the folder: choose another name")
	}
	return nil
}

// NearID is a name that comes close to one that cannot be.
func NearID(name string) string {
	id := explain.NameFor(name)
	id = strings.TrimRight(id[:min(len(id), 64)], "-")
	if id == "" {
		return "cold-store"
	}
	return id
}
