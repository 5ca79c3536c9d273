package source

import (
	"regexp"
)

// device are the names that Windows keeps for devices, with any ending and in any case.
var device = regexp.MustCompile(`(?i)^(con|prn|aux|nul|com[0-9]|lpt[0-9])$`)

// ReservedName reports whether an id is the name of a device on Windows: no file or folder can be
// called so there.
func ReservedName(id string) bool { return device.MatchString(id) }
