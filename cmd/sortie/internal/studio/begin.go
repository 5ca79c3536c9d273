package studio

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/novelty"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/schema/model"
)

// Beginning is something new, as it is asked for.
type Beginning struct {
	Kind    string `json:"kind"`
	Name    string `json:"name"`    // as people write it
	Edition string `json:"edition"` // empty for the usual one
	Card    string `json:"card"`    // the kind of its cards, empty for the starter's
	With    string `json:"with"`    // what it begins with of the pack, empty for something that comes along
}

// Begun is what is begun: where it lies, or would.
type Begun struct {
	Folder string   `json:"folder"` // of the unit to be shown
	Files  []string `json:"files"`  // all that is written, by their places in the pack
}

// plan is what is written for something new.
type plan struct {
	folder string        // the whole path of a new one
	inside []output.File // what it gets, by places in it
	beside []output.File // what a folder gets that is there, by whole paths
	begun  Begun
}

// Plan says where something new would lie, or why it cannot be begun. Nothing is written.
func (d *Desk) Plan(b Beginning) (Begun, error) {
	p, err := d.plan(b)
	return p.begun, err
}

// Begin puts something new into the pack as the command new does, in a folder of its own. Nothing that is there is touched. A folder
// that is no pack becomes one.
func (d *Desk) Begin(b Beginning) (Begun, error) {
	p, err := d.plan(b)
	if err != nil {
		return Begun{}, err
	}
	for _, f := range p.beside {
		if err := output.WriteFile(f.Name, f.Data); err != nil {
			return Begun{}, err
		}
	}
	return p.begun, output.NewFolder(p.folder, p.inside)
}

// plan works out what is written for something new.
func (d *Desk) plan(b Beginning) (plan, error) {
	k, ok := novelty.Of(b.Kind)
	if !ok {
		return plan{}, fmt.Errorf("%q is nothing that can be begun", b.Kind)
	}
	id, err := idOf(k, b.Name)
	if err != nil {
		return plan{}, err
	}
	units := d.Units()
	edition, own := k.Settle(b.Edition, editionsOf(units), func() map[string]string { return basesOf(units) })
	if b.With != "" && !slices.ContainsFunc(units, func(u Unit) bool { return u.Kind == k.Along() && u.ID == b.With }) {
		return plan{}, fmt.Errorf("there is no %s %s in the pack", k.Along(), b.With)
	}
	files, _, err := k.Make(id, novelty.Wanted{Edition: edition, Own: own, Card: b.Card, With: b.With, Title: titled(b.Name, id)})
	if err != nil {
		return plan{}, err
	}
	if k.Name == novelty.Pack {
		return d.planPack(files)
	}
	full, err := k.Folder(d.Root, id)
	if err != nil {
		return plan{}, err
	}
	return plan{folder: full, inside: files, beside: d.packFirst(edition)}.placed(d.Root)
}

// planPack is what makes a pack of a folder that nothing is in: what the pack begins with stands in a folder of its own.
func (d *Desk) planPack(files []output.File) (plan, error) {
	if ground := d.ground(); ground != groundEmpty {
		return plan{}, errors.New("a pack is begun in a folder with nothing in it")
	}
	var p plan
	for _, f := range files {
		folder, name, below := strings.Cut(f.Name, "/")
		full := filepath.Join(d.Root, folder)
		if below {
			p.folder, p.inside = full, append(p.inside, output.File{Name: name, Data: f.Data})
		} else if _, err := os.Lstat(full); errors.Is(err, fs.ErrNotExist) { // notes that are there stay
			p.beside = append(p.beside, output.File{Name: full, Data: f.Data})
		}
	}
	return p.placed(d.Root)
}

// placed says where everything lies, and refuses what would lie where something is.
func (p plan) placed(root string) (plan, error) {
	folder, err := filepath.Rel(root, p.folder)
	if err != nil {
		return plan{}, err
	}
	p.begun.Folder = filepath.ToSlash(folder)
	if _, err := os.Lstat(p.folder); err == nil {
		return plan{}, fmt.Errorf("there is a folder %s already: choose another name", p.begun.Folder)
	}
	for _, f := range p.beside {
		name, err := filepath.Rel(root, f.Name)
		if err != nil {
			return plan{}, err
		}
		p.begun.Files = append(p.begun.Files, filepath.ToSlash(name))
	}
	for _, f := range p.inside {
		p.begun.Files = append(p.begun.Files, path.Join(p.begun.Folder, f.Name))
	}
	return p, nil
}

// idOf is the id of something with a name, or why that cannot name it.
func idOf(k novelty.Kind, name string) (string, error) {
	if strings.TrimSpace(name) == "" {
		return "", fmt.Errorf("a %s needs a name", k.Name)
	}
	id := starters.NearID(name)
	if !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		id = name // nothing comes near to it
	}
	return id, starters.CheckName(k.Name, id)
}

// titled is what people have called something, in one line. What they wrote as an id becomes a heading.
func titled(name, id string) string {
	if name == id {
		return ""
	}
	return strings.Join(strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
}

// What a folder is to somebody who begins something in it.
const (
	groundPack  = "pack"
	groundEmpty = "empty" // there is nothing in it
	groundAlone = "alone" // a unit stands in it that belongs to no pack
)

func (d *Desk) ground() string {
	if _, err := os.Lstat(filepath.Join(d.Root, reading.PackFile)); err == nil {
		return groundPack
	}
	if len(d.Units()) > 0 {
		return groundAlone
	}
	return groundEmpty
}

// packFirst is the file that makes a pack of a folder that is none, before something is begun in it: a unit that stands in it alone is
// one of the pack then, like a campaign that is copied with its missions.
func (d *Desk) packFirst(edition string) []output.File {
	if d.ground() == groundPack {
		return nil
	}
	files := starters.Make(edition, novelty.Pack, starters.NearID(filepath.Base(d.Root)))
	i := slices.IndexFunc(files, func(f starters.File) bool { return f.Name == reading.PackFile })
	return []output.File{{Name: filepath.Join(d.Root, reading.PackFile), Data: files[i].Data}}
}

// editionsOf are the editions that units are written for.
func editionsOf(units []Unit) []string {
	var all []string
	for _, u := range units {
		if u.Kind != model.EditionKind && u.Edition != "" {
			all = append(all, u.Edition)
		}
	}
	return all
}

// basesOf are the editions of a pack's own, with what each is based on.
func basesOf(units []Unit) map[string]string {
	bases := map[string]string{}
	for _, u := range units {
		if u.Kind == model.EditionKind {
			bases[u.ID] = u.Edition
		}
	}
	return bases
}
