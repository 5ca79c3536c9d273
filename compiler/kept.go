package compiler

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Store has what came of units in earlier runs. Its methods are called from several goroutines.
type Store interface {
	// Find is what was kept of a unit; nil where nothing is, or nothing that can be read.
	Find(Key) *Kept
	// Keep keeps what came of a unit. That it cannot is nobody's concern: the unit is compiled again.
	Keep(Key, *Kept)
}

// Key is which unit it is, and whatever else is said of it than what its pack holds.
type Key struct {
	Pack     string // the whole path of the pack's folder
	Shown    string // the pack as the user names it, as findings do
	Unit     string // the folder in the pack
	As       string // the folder as the user names it
	Only     string // the one file of it that was asked for
	Language string
	Decks    bool // its decks were compiled, too
}

// Kept is all that a run has to know of a unit that it does not compile again. It is good as long as all looks are.
type Kept struct {
	Looks []look.Look
	KeptPart
	Nothing bool      // sound, and nothing of ours
	Unit    *KeptUnit // nil where nothing came of it
	Decks   map[string][]KeptPart
}

// KeptPart is what was found in some files.
type KeptPart struct {
	Files []KeptFile
	Found []diag.Diagnostic
}

// KeptFile is a file that was read, as the user names it, and its place in the pack.
type KeptFile struct{ Shown, Path string }

// KeptUnit is what other units, and those who judge, ask of one that was compiled.
type KeptUnit struct {
	Kind, ID, Title, Edition string
	Failed                   bool
	Where                    diag.Index // of its id alone, unless there is a value
	Allows                   []diag.Allow
	Judged                   []diag.Diagnostic
	Waiting                  int
	Value                    json.RawMessage // of what others are laid out by
}

// memory is how a pack takes note of what its units hang on. The zero memory takes none.
type memory struct {
	disk         source.World // without anybody's taking note
	eyes         *look.Eyes
	basis        *look.Recorder     // looks for the rules of the pack, and whatever else nobody else takes note of
	names, decks *look.Recorder     // looks for what its units are called, and for its decks
	recalled     map[string][]*unit // decks of the units that were recalled, by edition; only what was found in them
	lock         *sync.Mutex
}

func newMemory(w source.World) memory {
	return memory{
		disk: w, eyes: look.At(w, namesOf), basis: look.NewRecorder(w, namesOf, nil), names: look.NewRecorder(w, namesOf, nil),
		decks: look.NewRecorder(w, namesOf, nil), recalled: map[string][]*unit{}, lock: &sync.Mutex{},
	}
}

// namesOf stands for the names that a file gives to units.
func namesOf(data []byte) string { return fmt.Sprint(Names(data)) }

// remember has looks at the pack noted from now on: those that nobody else takes note of count for all of its units.
func (p *packRoot) remember() {
	p.memory = newMemory(p.world)
	p.world = p.memory.basis
}

// unnoted is the world of the pack for those whose looks make no difference to a unit: who finds out which there are.
func (p *packRoot) unnoted() source.World {
	if p.memory.disk == nil {
		return p.world
	}
	return p.memory.disk
}

// noted is the world of the pack for somebody whose looks are noted, if any are.
func (p *packRoot) noted(r *look.Recorder) source.World {
	if r == nil {
		return p.world
	}
	return r
}

// follow begins the trail of a unit.
func (p *packRoot) follow() (source.World, *trail) {
	if p.memory.eyes == nil {
		return p.world, nil
	}
	t := &trail{looks: look.NewRecorder(p.memory.disk, namesOf, nil), decks: map[string]bool{}, met: map[*unit]bool{}}
	return t.looks, t
}

// trail is what a unit has asked for. A nil trail takes no note.
type trail struct {
	looks   *look.Recorder
	mu      sync.Mutex
	names   bool // what units of the pack are called
	decks   map[string]bool
	met     map[*unit]bool
	spoiled bool // what came of it says nothing of another run
}

func (t *trail) note(change func()) {
	if t != nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		change()
	}
}

func (t *trail) namesAll()            { t.note(func() { t.names = true }) }
func (t *trail) draws(edition string) { t.note(func() { t.decks[edition] = true }) }
func (t *trail) meets(u *unit)        { t.note(func() { t.met[u] = true }) }
func (t *trail) spoil()               { t.note(func() { t.spoiled = true }) }

// key is the unit in the store.
func (c *compilation) key(t target) Key {
	return Key{Pack: t.pack.abs, Shown: t.pack.shown, Unit: t.dir, As: t.shown, Only: t.only, Language: c.opt.Language, Decks: c.opt.Decks}
}

// recallOrCompile is a target as it was kept, if nothing that it hangs on has changed, or else as it is compiled.
func (c *compilation) recallOrCompile(t target) *unit {
	if t.pack.memory.eyes != nil {
		if _, passed := c.passed(t.shown); !passed {
			if k := c.opt.Store.Find(c.key(t)); k != nil && t.pack.memory.eyes.Good(k.Looks) {
				if u := t.recall(k); u != nil {
					return u
				}
			}
		}
	}
	return c.compileOne(t)
}

// recall is the unit of which that was kept; nil where a file has changed just now.
func (t target) recall(k *Kept) *unit {
	t.pack.load()
	u := t.pack.recallPart(k.KeptPart)
	if u == nil {
		return nil
	}
	u.target, u.recalled, u.nothing = t, true, k.Nothing
	if k.Unit != nil {
		if u.out = k.Unit.unit(t); u.out == nil {
			return nil
		}
	}
	for edition, parts := range k.Decks {
		var decks []*unit
		for _, part := range parts {
			d := t.pack.recallPart(part)
			if d == nil {
				return nil
			}
			decks = append(decks, d)
		}
		t.pack.memory.lock.Lock()
		t.pack.memory.recalled[edition] = decks
		t.pack.memory.lock.Unlock()
	}
	return u
}

// recallPart reads the files anew in which something was found: findings show them.
func (p *packRoot) recallPart(k KeptPart) *unit {
	u := &unit{files: source.Sources{}, reader: &source.Reader{}}
	u.found.List = k.Found
	for _, f := range k.Files {
		data, err := p.memory.disk.ReadFile(f.Path, source.MaxFileBytes)
		if err != nil || !p.memory.eyes.Good([]look.Look{{Sort: look.Said, Name: f.Path, Digest: look.Digest(data)}}) {
			return nil
		}
		u.files[f.Shown] = source.NewSource(f.Shown, f.Path, data)
	}
	u.files.Lighten()
	return u
}

// unit is what was kept as a unit; nil if its value cannot be read.
func (k *KeptUnit) unit(t target) *Unit {
	u := &Unit{
		Dir: t.shown, Pack: t.pack.model, Kind: k.Kind, ID: k.ID, Title: k.Title, Edition: k.Edition, Failed: k.Failed,
		Where: k.Where, Allows: k.Allows, Judged: k.Judged, Waiting: k.Waiting,
	}
	if k.Value != nil {
		var ok bool
		if u.Value, ok = valueOf(k.Kind, k.Value); !ok {
			return nil
		}
	}
	return u
}

// valueOf is the value of a unit of a kind, from its JSON.
func valueOf(kind string, data []byte) (any, bool) {
	_, k, known := systemOf(kind)
	if !known {
		return nil, false
	}
	v := k.New()
	return v, json.Unmarshal(data, v) == nil
}

// keepAll keeps what came of the units that were compiled.
func (c *compilation) keepAll(units []*unit) {
	if c.opt.Store == nil {
		return
	}
	for _, u := range units {
		if u.trail == nil || u.recalled {
			continue
		}
		if k := u.kept(); k != nil {
			c.opt.Store.Keep(c.key(u.target), k)
		}
	}
}

// kept is what can be kept of the unit; nil where that says nothing of another run.
func (u *unit) kept() *Kept {
	e := &errand{followed: map[*unit]bool{}, looks: map[look.Look]bool{}, decks: map[string][]*unit{}}
	if e.follow(u); e.spoiled {
		return nil
	}
	k := &Kept{KeptPart: u.part(), Nothing: u.nothing, Decks: map[string][]KeptPart{}}
	if u.out != nil {
		if k.Unit = u.out.kept(); k.Unit == nil {
			return nil
		}
	}
	for edition, decks := range e.decks {
		for _, d := range decks {
			k.Decks[edition] = append(k.Decks[edition], d.part())
		}
	}
	k.Looks = slices.SortedFunc(maps.Keys(e.looks), func(a, b look.Look) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Sort, b.Sort), cmp.Compare(a.Digest, b.Digest))
	})
	return k
}

// part is what was found in the files of a unit.
func (u *unit) part() KeptPart {
	p := KeptPart{Found: u.found.List}
	for _, shown := range slices.Sorted(maps.Keys(u.files)) {
		p.Files = append(p.Files, KeptFile{shown, u.files[shown].Path})
	}
	return p
}

// kept is what others ask of the unit; nil if its value does not come back the same.
func (u *Unit) kept() *KeptUnit {
	k := &KeptUnit{
		Kind: u.Kind, ID: u.ID, Title: u.Title, Edition: u.Edition, Failed: u.Failed,
		Where: diag.Index{"id": u.Where.At("id")}, Allows: u.Allows, Judged: u.Judged, Waiting: u.Waiting,
	}
	if isLaid(u.Value) {
		k.Where, k.Value = u.Where, encoded(u.Value)
		if again, ok := valueOf(k.Kind, k.Value); !ok || !reflect.DeepEqual(again, u.Value) {
			return nil
		}
	}
	return k
}

// encoded is a value as JSON.
func encoded(v any) json.RawMessage {
	data, err := json.Marshal(v)
	if err != nil {
		return nil // and so is not what it was
	}
	return data
}

// errand gathers what a unit hangs on: its own looks, those for the rules of its pack, and those of the units it has met.
type errand struct {
	followed map[*unit]bool
	looks    map[look.Look]bool
	decks    map[string][]*unit // by edition
	spoiled  bool
}

func (e *errand) follow(u *unit) {
	if e.followed[u] || u.trail == nil {
		return // of a library, which comes with the program
	}
	e.followed[u] = true
	p := u.pack
	e.add(u.trail.looks)
	e.add(p.memory.basis)
	if p.unit != nil {
		e.follow(p.unit)
		for _, h := range p.house.units {
			e.follow(h)
		}
	}
	if u.trail.names {
		e.add(p.memory.names)
	}
	for edition := range u.trail.decks {
		e.add(p.memory.decks)
		e.decks[edition] = p.decks[edition]
		for _, d := range p.decks[edition] {
			e.follow(d)
		}
	}
	for other := range u.trail.met {
		e.follow(other)
	}
	e.spoiled = e.spoiled || u.trail.spoiled
}

func (e *errand) add(r *look.Recorder) {
	for _, l := range r.Looks() {
		e.looks[l] = true
	}
}
