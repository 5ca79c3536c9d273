package compiler

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/decode"
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/load"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// sharedBase is the folder of a system that holds what its rule sets have in common. It is none
// itself.
const sharedBase = "base"

// Editions lists the rule sets that the schema holds, game by game, sorted within one.
func Editions() []string {
	var ids []string
	for _, s := range systems.All() {
		ids = append(ids, systemEditions(s.ID)...)
	}
	return ids
}

// systemEditions lists the rule sets of one game.
func systemEditions(system string) []string {
	entries, err := schema.FS.ReadDir(system)
	if err != nil {
		return nil
	}
	var ids []string
	for _, e := range entries {
		if e.IsDir() && e.Name() != sharedBase {
			ids = append(ids, e.Name())
		}
	}
	slices.Sort(ids)
	return ids
}

// Rules is the rule set of an edition of Core Space.
func Rules(edition string) (*model.RuleSet, error) {
	set, err := RuleSet(edition)
	if err != nil {
		return nil, err
	}
	rules, ok := set.(*model.RuleSet)
	if !ok {
		return nil, fmt.Errorf("edition %q belongs to another game", edition)
	}
	return rules, nil
}

// RuleSet compiles the rule set of an edition, once in a process: callers share the result and must
// not change it. It is a pointer to the struct that the edition's game decodes rule sets into. The
// error says that there is no such edition, or what is wrong with its numbers.
func RuleSet(edition string) (any, error) {
	for _, s := range systems.All() {
		if slices.Contains(systemEditions(s.ID), edition) {
			once, _ := ruleSets.LoadOrStore(edition, sync.OnceValues(func() (any, error) { return wordedRules(s, edition) }))
			return once.(func() (any, error))()
		}
	}
	return nil, fmt.Errorf("no edition %q", edition)
}

// ruleSets caches compiled rule sets: they are embedded, so they never change while a process runs.
var ruleSets sync.Map // edition → func() (any, error)

// RulePlaces tells where in the schema the values of a rule set are written. Unlike RuleSet it builds the
// tables, once, and evaluates no more of them than it is asked for.
type RulePlaces struct {
	read   *source.Reader
	home   string
	tables cue.Value // the rule set is not looked up by itself: that would evaluate all of it
}

// NewRulePlaces builds the tables of an edition. The error says that there is none.
func NewRulePlaces(edition string) (*RulePlaces, error) {
	for _, s := range systems.All() {
		if slices.Contains(systemEditions(s.ID), edition) {
			return rulePlaces(s, edition)
		}
	}
	return nil, fmt.Errorf("no edition %q", edition)
}

func rulePlaces(s model.System, edition string) (*RulePlaces, error) {
	r := &source.Reader{Files: source.Sources{}, Found: &source.Findings{}}
	for _, dir := range append(systemEditions(s.ID), sharedBase) {
		for _, t := range load.SchemaTexts(s.ID + "/" + dir) {
			r.Files[t.Name] = source.NewSource(t.Name, t.Name, t.Data)
		}
	}
	inst := load.NewImporter(r).Instance(load.SchemaFiles(s.ID + "/" + edition))
	if inst == nil {
		return nil, fmt.Errorf("edition %q: %s", edition, r.Found.List[0].Summary)
	}
	return &RulePlaces{read: r, home: load.SchemaModule + "/" + s.ID + "/", tables: load.NewContext().BuildInstance(inst)}, nil
}

// Of is where each value of an entry is written, such as tokens.medi-stim.
func (p *RulePlaces) Of(entry string) diag.Index {
	names := strings.Split(entry, ".")
	at := []cue.Selector{cue.Str("ruleSet")}
	for _, name := range names {
		at = append(at, cue.Str(name))
	}
	w := explain.NewWalker(p.read.Files, p.read.Found, diag.Index{})
	w.Home = p.home
	v := p.tables.LookupPath(cue.MakePath(at...))
	w.Value(v, names, w.OriginOf(v), diag.Range{})
	return w.Index
}

// wordedRules is a rule set with its texts.
func wordedRules(s model.System, edition string) (any, error) {
	set, err := readRules(s, edition)
	makeTexts(set)
	return set, err
}

// makeTexts makes the texts of a rule set, where its game has programs.
func makeTexts(set any) {
	if rules, ok := set.(*model.RuleSet); ok {
		kinds.Word(rules)
	}
}

// readRules takes a rule set from its snapshot, or compiles it.
func readRules(s model.System, edition string) (any, error) {
	if set, ok := fromSnapshot(s, edition); ok {
		return set, nil
	}
	return compileRules(s, edition)
}

// compileRules evaluates the tables of an edition.
func compileRules(s model.System, edition string) (any, error) {
	r := &source.Reader{Files: source.Sources{}, Found: &source.Findings{}}
	m := load.NewImporter(r)
	inst := m.Instance(load.SchemaFiles(s.ID + "/" + edition))
	if inst == nil {
		return nil, fmt.Errorf("edition %q: %s", edition, r.Found.List[0].Summary)
	}
	v := load.NewContext().BuildInstance(inst).LookupPath(cue.ParsePath("ruleSet"))
	if err := v.Validate(cue.Concrete(true), cue.Final()); err != nil {
		return nil, fmt.Errorf("edition %q: %w", edition, err)
	}
	w := explain.NewWalker(r.Files, r.Found, diag.Index{})
	w.Trusted = true
	n := w.Value(v, nil, explain.Origin{}, diag.Range{})
	d := &decode.Decoder{Files: r.Files, Found: r.Found, Index: w.Index, Trusted: true}
	set := s.RuleSet()
	d.RuleSet(n, set)
	if len(r.Found.List) > 0 {
		return nil, fmt.Errorf("edition %q: %s", edition, r.Found.List[0].Summary)
	}
	return set, nil
}
