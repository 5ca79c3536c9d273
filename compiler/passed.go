package compiler

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// A search for source files passes some folders by. Each has a finding, and everything beside it is looked at:
// one folder that cannot be had is no reason to say nothing of a hundred others.

// Unreadable is the finding for a file or folder that the system does not give out.
func Unreadable(name string, err error) diag.Diagnostic {
	return passed(name, "PCK001", "cannot be read: "+source.Reason(err), "check its permissions, or move it out of the pack")
}

// Nameless is the finding for a folder whose name is no text: no finding in it could say where it is.
func Nameless(name string) diag.Diagnostic {
	return passed(name, "PCK001", "was not looked into: the folder's name is no text in UTF-8", "rename it")
}

// TooDeep is the finding for a folder that stands below too many others.
func TooDeep(name string) diag.Diagnostic {
	return passed(name, "PCK003", fmt.Sprintf("was not looked into: it stands more than %d folders deep", source.MaxDepth),
		"move what is below it up, or name that folder itself")
}

func passed(name, code, summary, remedy string) diag.Diagnostic {
	return diag.Diagnostic{Code: code, Severity: diag.Error, Summary: shortPath(name) + " " + summary, Remedy: remedy, Range: diag.Range{File: name}}
}

// maxPath is how much of a path is shown: its end is lost where folders stand thousands deep.
const maxPath = 200

func shortPath(name string) string {
	if len(name) <= maxPath {
		return name
	}
	return strings.ToValidUTF8(name[:maxPath], "") + "…"
}

// Refused is the finding for a folder that a search does not go into; false if it does.
func Refused(name string, depth int) (diag.Diagnostic, bool) {
	switch {
	case !utf8.ValidString(path.Base(name)):
		return Nameless(name), true
	case depth > source.MaxDepth:
		return TooDeep(name), true
	}
	return diag.Diagnostic{}, false
}

// weigh counts source files of a folder towards what is read at all; false if that is too much by now. It is
// counted before the first file is read: their texts stay in memory until the end.
func (c *compilation) weigh(w source.World, dir string, entries []fs.DirEntry) bool {
	for _, e := range entries {
		if !source.IsSource(e) {
			continue
		}
		info, err := e.Info()
		if err == nil && info.Mode()&fs.ModeSymlink != 0 {
			info, err = w.Stat(path.Join(dir, e.Name()))
		}
		if err == nil {
			c.weight += min(info.Size(), source.MaxFileBytes)
		}
	}
	return c.weight <= source.MaxTreeBytes
}

// tooMuch reports the folder at which that happened.
func (c *compilation) tooMuch(dir string) {
	c.found.Add(passed(dir, "PCK003", fmt.Sprintf("was not looked at: the source files before it have %d MiB together, which is the limit; nor was what follows it", source.MaxTreeBytes>>20),
		"name fewer folders at once; a mission needs a few kilobytes"))
}

// errTooMuch ends a search that was told of already.
var errTooMuch = errors.New("too much to read")
