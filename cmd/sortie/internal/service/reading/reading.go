// Package reading compiles and checks one unit of a pack at a time, and says what that hung on.
//
//   - A tree is the folder of a pack, with texts over it that nobody has saved yet.
//   - A look is one question that compiling asked of the tree, with a digest of the answer (package look).
//   - A reading is all that is known of a unit afterwards, as plain values: it can be kept, and sent from one process to
//     another. It is good for as long as every look of it would see the same.
//   - A job is the order to read one unit. A maker carries out jobs, here or in a process of its own.
package reading

import (
	"encoding/json"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/overlay"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// PackFile is the file that makes a folder a pack, and the name of the reading of a pack's own rules.
const PackFile = "pack.cue"

// Job is the order to read one unit.
type Job struct {
	Root string            // the pack's folder on the disk
	Unit string            // the unit's folder below it, slash-separated; PackFile for the pack itself
	Over map[string][]byte // texts that nobody has saved, by their places below Root
	Draw string            // what to draw of it instead of checking it, with .pdf behind it for print; empty: nothing

	Known []diag.Diagnostic // what was found, for a drawing of it
	Ask   overlay.Question  // what is asked of its board, for an overlay
	Was   Former            // what it is compared with, for changes

	Version string // of the program, for what it writes into files
}

// Shown is the name that findings call the unit by: its whole path.
func (j Job) Shown() string {
	return filepath.ToSlash(filepath.Join(j.Root, filepath.FromSlash(j.Unit)))
}

// Reading is what is known of one unit.
type Reading struct {
	Unit, Kind, ID, Title, Edition string
	Failed                         bool
	Sound                          bool              // it was compiled to a value
	Found                          []diag.Diagnostic // of the unit and of what it needs
	Where                          diag.Index
	Allows                         []diag.Allow
	Texts                          map[string]string // digests of the unit's own files, as they were read
	Helpers                        []string          // folders that it reads besides its own
	Looks                          []look.Look
	Packs                          []compiler.PackResult // of the reading of a pack
	Houses                         []House
	Notes                          []Note
	Sums                           []Sum
	Drawn                          []output.File // what the job has asked for
	NotDrawn                       string        // why it could not be drawn
}

// House is a rule set as a pack plays it.
type House struct {
	Edition, Base string
	Rules         []byte // the rule set as JSON
	Where         diag.Index
}

// Maker carries out jobs.
type Maker interface{ Make(Job) *Reading }

// Direct carries out jobs in this process. What pages have in common it makes once.
type Direct struct {
	court *judge.Court
	rules compiler.PackRules
	left  int
	told  func(look.Look) // is told of every look as it is taken; nil: nobody
}

// courtJobs is after how many jobs a court is let go of: it keeps what it made for each rule set it was shown, and a pack's
// own rule sets are new ones each time.
const courtJobs = 100

// Make implements Maker.
func (d *Direct) Make(j Job) *Reading {
	if d.left == 0 {
		d.court, d.left = judge.NewCourt(), courtJobs
	}
	d.left--
	r := &Reading{Unit: j.Unit}
	w := newRecorder(NewTree(j.Root, j.Over), d.told)
	defer w.tree.Close()
	res, err := compiler.Compile([]string{filepath.Join(j.Root, filepath.FromSlash(j.Unit))}, compiler.Options{
		Library: missions.FS, Decks: true, Keep: true, Rules: &d.rules,
		Open: func(dir string) (source.World, error) { return w.open(dir, j.Root) },
	})
	if err != nil {
		r.Looks = w.Looks()
		return r // the folder is gone, and that is no finding
	}
	defer res.Close()
	r.Found = res.Diagnostics
	if j.Draw == ChangesDrawing {
		r.changes(res, j)
		r.Looks = w.Looks()
		return r
	}
	if j.Draw != "" {
		r.drawn(res, j)
		r.Looks = w.Looks()
		return r
	}
	if j.Unit == PackFile {
		r.pack(d.court, res)
	} else {
		r.unit(d.court, res, j)
	}
	r.Looks = w.Looks()
	return r
}

// drawn takes over what is drawn of the unit: a unit that does not compile has nothing to draw, and its findings say why.
func (r *Reading) drawn(res *compiler.Result, j Job) {
	r.NotDrawn = "it does not compile"
	for _, u := range res.Units {
		if u.Value == nil || u.RuleSet == nil && u.Edition != "" {
			continue
		}
		r.Kind, r.ID, r.Title, r.Where, r.NotDrawn = u.Kind, u.ID, u.Title, u.Where, ""
		files, err := draw(res, u, j)
		if err != nil {
			r.NotDrawn = err.Error()
		}
		r.Drawn = files
	}
}

// unit takes over what compiling says of the unit, and has it judged.
func (r *Reading) unit(court *judge.Court, res *compiler.Result, j Job) {
	r.Texts = map[string]string{}
	for name, data := range res.Sources {
		switch dir := path.Dir(name); {
		case dir == j.Shown():
			r.Texts[path.Base(name)] = look.Digest(data)
		case strings.HasPrefix(dir, filepath.ToSlash(j.Root)+"/"):
			r.Helpers = append(r.Helpers, strings.TrimPrefix(dir, filepath.ToSlash(j.Root)+"/"))
		}
	}
	slices.Sort(r.Helpers)
	r.Helpers = slices.Compact(r.Helpers)
	for _, u := range res.Units {
		r.Kind, r.ID, r.Title, r.Edition, r.Failed, r.Sound = u.Kind, u.ID, u.Title, u.Edition, u.Failed, u.Value != nil
		r.Where, r.Allows = u.Where, u.Allows
		found, err := court.Unit(u, nil)
		if err != nil {
			found = append(found, compiler.Failed(j.Shown(), err.Error()))
		}
		r.Found = append(append(r.Found, found...), u.Laid()...)
		r.Notes, r.Sums = notes(u), sums(u)
	}
}

// pack takes over what compiling says of a pack and of the rules that it plays.
func (r *Reading) pack(court *judge.Court, res *compiler.Result) {
	for _, h := range res.Houses {
		found, err := court.House(h)
		if err != nil {
			found = append(found, compiler.Failed(h.Edition, err.Error()))
		}
		r.Found = append(r.Found, found...)
		if data, err := json.Marshal(h.Rules); err == nil {
			r.Houses = append(r.Houses, House{Edition: h.Edition, Base: h.Base, Rules: data, Where: h.Where})
		}
	}
	for _, p := range res.Packs {
		r.Found = append(r.Found, theme.Check(p.Pack.Theme, p.Where)...)
		p.Whole = true
		r.Packs = append(r.Packs, p)
	}
}

// Nothing reports whether the unit is sound and nothing of ours: other units may import it.
func (r *Reading) Nothing() bool {
	return r.Kind == "" && len(r.Found) == 1 && r.Found[0].Code == "PCK014"
}

// Shell is the unit as far as findings of several units together ask for it.
func (r *Reading) Shell(dir string) *compiler.Unit {
	return &compiler.Unit{
		Dir: filepath.ToSlash(dir), Kind: r.Kind, ID: r.ID, Title: r.Title, Edition: r.Edition, Failed: r.Failed,
		Where: diag.Index{"id": r.Where.At("id")}, Allows: r.Allows,
	}
}

// Waiting is how many checks of a unit wait for what is wrong with it to be mended.
func Waiting(u *compiler.Unit) int { return validator.Waiting(judge.SubjectOf(u)) }
