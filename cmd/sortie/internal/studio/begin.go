package studio

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/schema/english"
)

// begun is the kind of what is begun in the studio.
const begun = "mission"

// beginAsked is a new mission.
type beginAsked struct {
	Name    string `json:"name"` // as people write it
	Edition string `json:"edition"`
}

// beginAnswer is where the new mission lies.
type beginAnswer struct {
	Folder string `json:"folder"`
}

// Begin puts a mission like that of the command new into the pack, in a folder of its own. Nothing that is there is touched. A
// folder that nothing is in becomes a pack.
func (d *Desk) Begin(name, edition string) (folder string, err error) {
	if strings.TrimSpace(name) == "" {
		return "", fmt.Errorf("a %s needs a name", begun)
	}
	id := starters.NearID(name)
	if err := starters.CheckName(begun, id); err != nil {
		return "", err
	}
	if known := starters.Editions(begun); !slices.Contains(known, edition) {
		return "", fmt.Errorf("%q is not one of %s, which have a %s to begin from", edition, strings.Join(known, ", "), begun)
	}
	full := filepath.Join(d.Root, id)
	if _, err := os.Lstat(full); err == nil {
		return "", fmt.Errorf("there is a folder %s already: choose another name", id)
	}
	if err := d.makePack(); err != nil {
		return "", err
	}
	files := english.Each(starters.MakeCalled(edition, begun, id, titled(name, id)), func(f starters.File) output.File { return output.File(f) })
	return id, output.NewFolder(full, files)
}

// titled is what people have called a mission, in one line. What they wrote as an id becomes a heading.
func titled(name, id string) string {
	if name == id {
		return starters.Titled(id)
	}
	return strings.Join(strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
}

// makePack makes a pack of an empty folder.
func (d *Desk) makePack() error {
	file := filepath.Join(d.Root, reading.PackFile)
	if _, err := os.Lstat(file); err == nil {
		return nil
	}
	if len(d.Units()) > 0 {
		return fmt.Errorf("%s is no pack (it has no %s): a %s beside the one that is here has no place; open the folder of a pack", filepath.Base(d.Root), reading.PackFile, begun)
	}
	for _, f := range starters.Make(starters.Editions(begun)[0], "pack", starters.NearID(filepath.Base(d.Root))) {
		if f.Name == reading.PackFile {
			return output.WriteFile(file, f.Data)
		}
	}
	return nil
}

func (s *Server) begin(q beginAsked) (beginAnswer, error) {
	folder, err := s.desk.Begin(q.Name, q.Edition)
	return beginAnswer{folder}, err
}
