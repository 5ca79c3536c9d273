package reach

import (
	"strings"
)

// lastName is the last name of a path.
func lastName(path string) string { return path[strings.LastIndex(path, ".")+1:] }
