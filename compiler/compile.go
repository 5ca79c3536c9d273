package compiler

import (
	"fmt"
	"io/fs"
	"path"
	"runtime"
	"sync"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Options change what Compile does. The zero value compiles what was asked for and nothing else.
type Options struct {
	Library  fs.FS                 // decks/… of this tree stand in where a pack has no deck of a kind
	Decks    bool                  // compile the decks that the missions may use, too
	Progress func(done, total int) // called after each unit, from any goroutine but never twice at once
	Language string                // of texts that are given in several; empty is the pack's own
	Guard    *Guard                // watches time and memory; nil for none
	// Passed finds units that are passed by, by the names that they have in Unit.Dir, because an earlier run could
	// not compile them: each has this finding, and nothing else is done with it.
	Passed func(unit string) (diag.Diagnostic, bool)
	// Closure adds to the files of a unit those of the other units that it needs, so that they compile
	// without the rest of the pack.
	Closure bool
	// Each is called with every unit asked for as soon as it is compiled, from several goroutines. When
	// it returns true the unit is done with: Result.Units keeps its name and place only. A catalogue of
	// hundreds of missions then takes no more memory than a few of them.
	Each func(*Unit) (done bool)
	// Store has what earlier runs found of units: of one for which nothing has changed, Each is not called. nil for none.
	Store Store
	// Rules has the rules of the pack that was compiled last, and takes those of this one; nil: they are made anew.
	Rules *PackRules
	// Keep leaves the packs open behind Compile, so that units can still be asked for others (Unit.Peer). The
	// caller closes the result.
	Keep bool
	// Mounts are packs that are not on the disk, by the arguments that stand for them.
	Mounts map[string]source.World
	// Open opens a folder; nil means Dir. Tests use it to see every file that is asked for.
	Open func(dir string) (source.World, error)
}

// Result is everything that compiling found out.
type Result struct {
	Units       []*Unit
	Diagnostics []diag.Diagnostic // of all units, by file and line
	Sources     map[string][]byte // what was read, by the name that diagnostics use
	Houses      []House           // the house rules of the packs that took part
	Packs       []PackResult      // the packs that took part and have a pack.cue

	close    func()
	remember func()
}

// Remember keeps what came of the units, and what was found in them since, in the store of the options.
func (r *Result) Remember() {
	if r.remember != nil {
		r.remember()
	}
}

// Close closes the packs that Options.Keep has left open.
func (r *Result) Close() {
	if r.close != nil {
		r.close()
	}
}

// PackResult is a pack of which something was compiled.
type PackResult struct {
	Pack  *model.Pack
	Where diag.Index // of what pack.cue says
	Dir   string     // as the user would name it
	Whole bool       // all units of the pack that its syntax shows were compiled

	Allows []diag.Allow // what its author lets stand in pack.cue, by attributes
}

// Unit is one folder compiled: one mission, one deck, or another thing that a pack holds. Parts with
// errors are left out of the model, so a unit can be incomplete; Result.Diagnostics says why.
type Unit struct {
	Dir     string // as the user would name it, slash-separated
	Pack    *model.Pack
	Kind    string // of Kinds()
	ID      string
	Title   string
	Edition string // id of its rule set, or empty where a unit names none
	Base    string // the edition that comes with Sortie and that this one is, or goes back to
	Value   any    // what it decoded to: a pointer to the kind's model type
	RuleSet any    // nil when the edition is unknown or none is named
	Where   diag.Index
	Files   []model.SourceFile // every file that took part, sorted by path
	Failed  bool               // the unit has errors of its own
	// Siblings are the units of the pack, where this one names others.
	Siblings []Name

	Mission *model.Mission // Value, if it is a mission
	Deck    *model.Deck    // Value, if it is a deck
	Rules   *model.RuleSet // RuleSet, if it is one of Core Space
	Decks   []*model.Deck  // for a mission with Options.Decks: the decks of its edition

	Allows []diag.Allow // what the author lets stand

	Judged  []diag.Diagnostic // what the caller of Compile has found in it besides
	Waiting int               // checks that could not look at it for what is wrong with it

	// Languages are those that a text is given in, by the text's path; a text that is not here is written
	// plainly, in the pack's language.
	Languages map[string][]string

	peer  func(kind, id string) *Unit
	peers func() []Name
}

// Compile compiles folders, single files and patterns such as "missions/...". Everything that is
// wrong with the content is a diagnostic; an error means that the arguments name nothing to compile.
func Compile(args []string, opt Options) (*Result, error) {
	c := &compilation{opt: opt, packs: map[string]*packRoot{}}
	targets, err := c.targets(args)
	if err != nil {
		c.close()
		return nil, err
	}
	res := c.result(targets)
	if opt.Keep {
		res.close = c.close
	} else {
		c.close()
	}
	return res, nil
}

// result compiles targets and gathers what was found out.
func (c *compilation) result(targets []target) *Result {
	c.opt.Guard.Whole(len(targets))
	c.each = c.opt.Each
	units := c.compileAll(targets, func(n int) {
		if c.opt.Progress != nil {
			c.opt.Progress(n, len(targets))
		}
	})
	c.opt.Guard.Finish()
	res := &Result{Sources: map[string][]byte{}, remember: func() { c.keepAll(units) }}
	imported := importedFolders(units)
	for _, u := range units {
		if helper := u.met && u.nothing && imported[u.place(false)]; !helper {
			res.Diagnostics = append(res.Diagnostics, u.found.List...)
		}
		for name, s := range u.files {
			res.Sources[name] = s.Data
		}
		if u.out != nil {
			res.Units = append(res.Units, u.out)
		}
	}
	if c.opt.Closure {
		for _, u := range units {
			if u.out != nil && u.out.Value != nil {
				u.out.withPeers(u.pack)
			}
		}
	}
	c.addPacks(res)
	res.Packs = c.packResults(units)
	res.Diagnostics = append(res.Diagnostics, SameIDs(res.Units)...)
	res.Diagnostics = append(res.Diagnostics, layouts(res.Units)...)
	res.Diagnostics = source.Sorted(res.Diagnostics)
	return res
}

// importedFolders are the folders that units read besides their own: a search meets them, too, and they
// need not be missions.
func importedFolders(units []*unit) map[string]bool {
	all := map[string]bool{}
	for _, u := range units {
		for _, s := range u.files {
			if dir := path.Dir(s.Path); dir != u.dir {
				all[target{pack: u.pack, dir: dir}.place(false)] = true
			}
		}
	}
	return all
}

// name is what is left of a unit that is done with: enough to tell it from others.
func (u *Unit) name() *Unit {
	return &Unit{
		Dir: u.Dir, Pack: u.Pack, Kind: u.Kind, ID: u.ID, Title: u.Title, Edition: u.Edition, Failed: u.Failed,
		Where: diag.Index{"id": u.Where.At("id")}, Allows: u.Allows, Judged: u.Judged, Waiting: u.Waiting,
	}
}

// compilation is one call of Compile.
type compilation struct {
	opt   Options
	packs map[string]*packRoot // by absolute folder
	order []*packRoot
	found source.Findings // matters of no unit
	each  func(*Unit) bool

	weight int64 // bytes of the source files that were found

	decksOnce sync.Once
	shipped   []*model.Deck // of the library's snapshot
	fresh     bool          // the snapshot counts

	libraryOnce sync.Once
	lib         *packRoot
}

// compileAll compiles the targets side by side and returns them in their order. It calls done,
// one call at a time, with the number finished.
func (c *compilation) compileAll(targets []target, done func(n int)) []*unit {
	units := make([]*unit, len(targets))
	asked, compile := c.each != nil, c.compileOne
	if c.each = nil; asked { // decks that missions ask for on the way are nobody's concern
		compile = c.recallOrCompile
	}
	next := make(chan int)
	var wg sync.WaitGroup
	var mu sync.Mutex
	finished := 0
	for range min(runtime.GOMAXPROCS(0), len(targets)) {
		wg.Go(func() {
			for i := range next {
				units[i] = compile(targets[i])
				units[i].release()
				if u := units[i].out; asked && u != nil && !units[i].recalled && c.opt.Each(u) {
					units[i].out = u.name()
					units[i].files.Lighten()
				}
				mu.Lock()
				finished++
				done(finished)
				mu.Unlock()
			}
		})
	}
	for i := range targets {
		next <- i
	}
	close(next)
	wg.Wait()
	return units
}

// compileOne compiles one target under the guard. A panic of the evaluator is a diagnostic: it
// must not take the other units down.
func (c *compilation) compileOne(t target) (u *unit) {
	u = newUnit(t)
	end := c.opt.Guard.Begin(t.shown)
	defer end()
	defer func() {
		if r := recover(); r != nil {
			u.trail.spoil()
			u.blame(Failed(t.shown, fmt.Sprint(r)))
		}
		u.finish()
	}()
	if d, ok := c.passed(t.shown); ok {
		u.trail.spoil()
		u.out.Pack = u.pack.load()
		u.parse()
		u.blame(d)
		return u
	}
	u.compile(c)
	return u
}

// passed reports whether a unit is passed by, and why.
func (c *compilation) passed(unit string) (diag.Diagnostic, bool) {
	if c.opt.Passed == nil {
		return diag.Diagnostic{}, false
	}
	return c.opt.Passed(unit)
}

// blame adds a finding about the unit as a whole.
func (u *unit) blame(d diag.Diagnostic) {
	d.Range = u.anywhere()
	u.found.Add(d)
}
