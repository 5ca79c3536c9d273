package studio

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/overlay"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Desk is the pack that somebody works on.
type Desk struct {
	Root string // its folder, whole
	Unit string // that of the unit that was asked for, below it; "." for all

	version string // of the program
	ws      *service.Workspace
	pens    reading.Maker // draw
	turn    sync.Mutex    // of what is to be drawn

	mu      sync.Mutex
	over    map[string]unsaved // unsaved texts, by the files' places in the pack
	left    map[string]unsaved // what an earlier studio has left unsaved, and nobody has taken up yet
	journal *journal
	news    *news
}

// NewDesk is the desk of the pack with a folder, in a version of the program. What it finds is checked by maker, and drawn by pens.
func NewDesk(folder, version string, maker, pens reading.Maker) (*Desk, error) {
	abs, err := filepath.Abs(folder)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(abs); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("%s: no such folder; name that of a pack or of a mission", folder)
	}
	root := service.PackOf(abs)
	if err := notBeside(folder, root); err != nil {
		return nil, err
	}
	ws, err := service.Open(maker, root)
	if err != nil {
		return nil, err
	}
	unit, err := filepath.Rel(root, abs)
	if err != nil {
		return nil, err
	}
	d := &Desk{Root: root, Unit: filepath.ToSlash(unit), version: version, ws: ws, pens: pens, over: map[string]unsaved{}, journal: newJournal(root), news: newNews()}
	d.left = d.journal.read()
	return d, nil
}

// notBeside refuses a folder that is no pack and holds nothing but folders with sources: each of those stands alone, and here it would
// look as if there were none.
func notBeside(folder, root string) error {
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil // is told of by who reads it
	}
	if slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return path.Ext(e.Name()) == ".cue" || e.Name() == "cue.mod" }) {
		return nil
	}
	for _, e := range entries {
		if !e.IsDir() || source.Hidden(e.Name()) {
			continue
		}
		inside, _ := os.ReadDir(filepath.Join(root, e.Name()))
		if at := slices.IndexFunc(inside, func(f fs.DirEntry) bool { return path.Ext(f.Name()) == ".cue" }); at >= 0 {
			return fmt.Errorf("%s is no pack (it has no %s), and %s/%s lies in a folder of its own: name that one", diag.Visible(folder), reading.PackFile, diag.Visible(e.Name()), diag.Visible(inside[at].Name()))
		}
	}
	return nil
}

// Unsaved are the texts that are not on the disk, those among them that an earlier studio has left.
func (d *Desk) Unsaved() map[string]string {
	d.mu.Lock()
	defer d.mu.Unlock()
	all := map[string]string{}
	for _, texts := range []map[string]unsaved{d.left, d.over} {
		for name, u := range texts {
			all[name] = u.Text
		}
	}
	return all
}

// Unkept is the error of what was done but for the journal, which has no place or no room: what is not saved now is lost when the
// studio ends.
type Unkept struct{ Why error }

// Error implements error.
func (u Unkept) Error() string { return u.Why.Error() }

// note has the journal keep what is unsaved of a file that was taken up: what was left of it before counts no longer, and what was
// left of others stays until they are taken up, too.
func (d *Desk) note(name string) error {
	delete(d.left, name)
	u, unsaved := d.over[name]
	if err := d.journal.keep(name, u, unsaved); err != nil {
		return Unkept{err}
	}
	return nil
}

// Close lets go of the folder. The journal stays for as long as it has something in it.
func (d *Desk) Close() { d.ws.Close() }

// errOutside is for names that lead out of the pack.
var errOutside = errors.New("no file of the pack: only its own .cue files can be opened")

// errNoUnit is for units that lie elsewhere.
var errNoUnit = errors.New("no folder of the pack: only what lies in it is drawn")

// file is the whole path of a file of the pack. Links are not followed out of it.
func (d *Desk) file(name string) (string, error) {
	if !fs.ValidPath(name) || strings.ContainsAny(name, "\\:\x00") || path.Ext(name) != ".cue" || slices.ContainsFunc(strings.Split(name, "/"), source.Hidden) {
		return "", errOutside
	}
	full := filepath.Join(d.Root, filepath.FromSlash(name))
	if err := d.within(filepath.Dir(full)); err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	if info, err := os.Lstat(full); err == nil && !info.Mode().IsRegular() {
		return "", errOutside
	}
	return full, nil
}

// within says that a place is one of the pack, links followed.
func (d *Desk) within(full string) error {
	at, err := filepath.EvalSymlinks(full)
	if err != nil {
		return errors.New("its folder is not there")
	}
	root, err := filepath.EvalSymlinks(d.Root)
	if err != nil {
		return err
	}
	if rel, err := filepath.Rel(root, at); err != nil || rel != "." && !filepath.IsLocal(rel) {
		return errOutside
	}
	return nil
}

// unit says that a folder is one of the pack, in which a unit can lie.
func (d *Desk) unit(folder string) error {
	if !fs.ValidPath(folder) || strings.ContainsAny(folder, "\\:\x00") {
		return errNoUnit
	}
	if d.within(filepath.Join(d.Root, filepath.FromSlash(folder))) != nil {
		return errNoUnit
	}
	return nil
}

// Source is a file of the pack as it is on the disk and as it is on the desk.
type Source struct {
	Name  string `json:"name"`
	Text  string `json:"text"`            // with plain line ends
	Saved string `json:"saved"`           // the digest of what is on the disk
	Dirty bool   `json:"dirty,omitempty"` // the text is another than on the disk
	Disk  string `json:"disk,omitempty"`  // what is there, then
	On    string `json:"on,omitempty"`    // the digest of what was there when somebody began to change it, where that is another by now
}

// Read is a file of the pack.
func (d *Desk) Read(name string) (Source, error) {
	full, err := d.file(name)
	if err != nil {
		return Source{}, err
	}
	data, err := readFile(full)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return Source{}, err
	}
	s := Source{Name: name, Text: plain(data), Saved: digest(data)}
	d.mu.Lock()
	defer d.mu.Unlock()
	if was := d.basis(name); was != s.Saved {
		s.On = was
	}
	if !utf8.Valid(data) {
		s.Dirty, s.Disk = true, string(data)
	}
	if over, ok := d.over[name]; ok && over.Text != s.Text {
		s.Text, s.Dirty, s.Disk = over.Text, true, cmp.Or(s.Disk, s.Text)
	}
	return s, nil
}

// basis is the digest of what was on the disk when somebody began to change a file; empty if nobody has.
func (d *Desk) basis(name string) string { return cmp.Or(d.over[name].On, d.left[name].On) }

// readFile reads a source of a size that one can have.
func readFile(full string) ([]byte, error) {
	info, err := os.Lstat(full)
	if err != nil {
		return nil, err
	}
	if info.Size() > source.MaxFileBytes {
		return nil, fmt.Errorf("%s: larger than a source can be", filepath.Base(full))
	}
	return os.ReadFile(full)
}

func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// mark is what some programs put before a text.
const mark = "\ufeff"

// ends makes line ends of every sort plain ones, as an editor does.
var ends = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// plain is a text as editors hold it: with plain line ends, and without a mark before it. A byte that is no UTF-8 is taken for the sign
// that it mostly is then, one of western Europe: as a sign in its place that means "unreadable", a save would lose it.
func plain(data []byte) string {
	text := ends.Replace(strings.TrimPrefix(string(data), mark))
	if utf8.ValidString(text) {
		return text
	}
	var b strings.Builder
	for i, r := range text {
		if r == utf8.RuneError && !strings.HasPrefix(text[i:], string(utf8.RuneError)) {
			r = charmap.Windows1252.DecodeByte(text[i])
		}
		b.WriteRune(r)
	}
	return b.String()
}

// stands says that a text is on the disk. Bytes that are no UTF-8 hold none: what they were taken for is still to be saved.
func stands(data []byte, text string) bool { return utf8.Valid(data) && plain(data) == text }

// like is a text written as another was: with its line ends and its mark.
func like(text string, old []byte) []byte {
	s := string(old)
	if strings.Count(s, "\r\n") > strings.Count(s, "\n")/2 {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	if strings.HasPrefix(s, mark) {
		text = mark + text
	}
	return []byte(text)
}

// Lay lays an unsaved text over a file. One that is on the disk already is not unsaved: kept, it would hide what another program
// writes there.
func (d *Desk) Lay(name, text string) error {
	full, err := d.file(name)
	if err != nil {
		return err
	}
	if len(text) > source.MaxFileBytes {
		return fmt.Errorf("%s: larger than a source can be", name)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if data, err := readFile(full); err == nil && stands(data, text) {
		delete(d.over, name)
		d.ws.Lift(full)
	} else {
		d.over[name] = unsaved{text, cmp.Or(d.basis(name), digest(data))}
		d.ws.Lay(full, []byte(text))
	}
	return d.note(name)
}

// Changed is the error of a save over a file that somebody else has changed.
type Changed struct{ Now Source }

// Error implements error.
func (c Changed) Error() string { return c.Now.Name + " has changed on the disk since it was opened" }

// Save writes a text whole or not at all, if the file is still the one that was opened. A text that is no other than that of
// the disk leaves the file alone.
func (d *Desk) Save(name, text, saved string) (Source, error) {
	full, err := d.file(name)
	if err != nil {
		return Source{}, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	old, err := readFile(full)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return Source{}, err
	}
	if now := digest(old); now != saved {
		return Source{}, Changed{Source{Name: name, Text: plain(old), Saved: now}}
	}
	data := old
	if !stands(old, text) {
		data = like(text, old)
		if err := output.WriteFile(full, data); err != nil {
			return Source{}, err
		}
	}
	delete(d.over, name)
	d.ws.Lift(full)
	return Source{Name: name, Text: text, Saved: digest(data)}, d.note(name) // saved it is, whatever the journal says
}

// Drop takes an unsaved text from over a file: what is on the disk counts again.
func (d *Desk) Drop(name string) error {
	full, err := d.file(name)
	if err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.over, name)
	d.ws.Lift(full)
	return d.note(name)
}

// overlays are the unsaved texts as bytes.
func (d *Desk) overlays() map[string][]byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	out := make(map[string][]byte, len(d.over))
	for name, u := range d.over {
		out[name] = []byte(u.Text)
	}
	return out
}

// Unit is a folder of the pack with sources.
type Unit struct {
	Folder  string   `json:"folder"`
	Kind    string   `json:"kind"` // empty while it is not known
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Edition string   `json:"edition"`
	Files   []string `json:"files"`
}

// Units are what the pack holds.
func (d *Desk) Units() []Unit {
	all := []Unit{}
	for _, u := range d.ws.Units(d.Root) {
		all = append(all, Unit{Folder: u.Folder, Kind: u.Kind, ID: u.ID, Title: u.Title, Edition: u.Edition, Files: u.Files})
	}
	return all
}

// Overlay asks something of the board of a unit as it is on the desk. The answer is JSON; the error says why there is none.
func (d *Desk) Overlay(unit string, q overlay.Question) (json.RawMessage, error) {
	if err := d.unit(unit); err != nil {
		return nil, err
	}
	d.turn.Lock()
	defer d.turn.Unlock()
	r := d.pens.Make(reading.Job{Root: d.Root, Unit: unit, Over: d.overlays(), Draw: reading.OverlayDrawing, Ask: q, Version: d.version})
	if len(r.Drawn) == 0 {
		return nil, errors.New(cmp.Or(r.NotDrawn, "there is nothing of the sort"))
	}
	return r.Drawn[0].Data, nil
}

// Changes has what has changed in a unit drawn, since the last save or since a revision of git; empty is the save.
func (d *Desk) Changes(unit, revision string) *reading.Reading {
	if err := d.unit(unit); err != nil {
		return &reading.Reading{NotDrawn: err.Error()}
	}
	was := reading.Former{Saved: revision == ""}
	if revision != "" {
		files, err := sourcesAt(d.Root, revision)
		if err != nil {
			return &reading.Reading{NotDrawn: err.Error()}
		}
		was.Files = files
	}
	d.turn.Lock()
	defer d.turn.Unlock()
	return d.pens.Make(reading.Job{Root: d.Root, Unit: unit, Over: d.overlays(), Draw: reading.ChangesDrawing, Was: was, Version: d.version})
}

// Draw has a unit drawn as it is on the desk when its turn comes: what is drawn last is the newest.
func (d *Desk) Draw(unit, what string) *reading.Reading {
	if err := d.unit(unit); err != nil {
		return &reading.Reading{NotDrawn: err.Error()}
	}
	d.turn.Lock()
	defer d.turn.Unlock()
	return d.pens.Make(reading.Job{Root: d.Root, Unit: unit, Over: d.overlays(), Draw: what, Version: d.version})
}
