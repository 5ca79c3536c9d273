package compiler

import (
	"fmt"
	"slices"
	"sync"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/cuecontext"

	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Editions lists the rule sets that the schema holds, sorted.
func Editions() []string {
	entries, err := schema.FS.ReadDir("corespace")
	if err != nil {
		return nil
	}
	var ids []string
	for _, e := range entries {
		if e.IsDir() {
			ids = append(ids, e.Name())
		}
	}
	slices.Sort(ids)
	return ids
}

// Rules compiles the rule set of an edition, once in a process: callers share the result and must
// not change it. The error says that there is no such edition, or what is wrong with its numbers.
func Rules(edition string) (*model.RuleSet, error) {
	if !slices.Contains(Editions(), edition) {
		return nil, fmt.Errorf("no edition %q", edition)
	}
	once, _ := ruleSets.LoadOrStore(edition, sync.OnceValues(func() (*model.RuleSet, error) { return compileRules(edition) }))
	return once.(func() (*model.RuleSet, error))()
}

// ruleSets caches compiled rule sets: they are embedded, so they never change while a process runs.
var ruleSets sync.Map // edition → func() (*model.RuleSet, error)

func compileRules(edition string) (*model.RuleSet, error) {
	r := &reader{files: sources{}, found: &findings{}}
	m := newImporter(r)
	inst := m.instance(schemaFiles("corespace/" + edition))
	if inst == nil {
		return nil, fmt.Errorf("edition %q: %s", edition, r.found.list[0].Summary)
	}
	v := cuecontext.New().BuildInstance(inst).LookupPath(cue.ParsePath("ruleSet"))
	if err := v.Validate(cue.Concrete(true), cue.Final()); err != nil {
		return nil, fmt.Errorf("edition %q: %w", edition, err)
	}
	w := newWalker(r.files, r.found, diag.Index{})
	w.trusted = true
	n := w.value(v, nil, origin{}, diag.Range{})
	d := &decoder{files: r.files, found: r.found, index: w.index}
	rules := d.rules(n)
	if len(r.found.list) > 0 {
		return nil, fmt.Errorf("edition %q: %s", edition, r.found.list[0].Summary)
	}
	return rules, nil
}

// rules decodes a rule set. Only crates in boxes are written in another shape than the model's.
func (d *decoder) rules(n *node) *model.RuleSet {
	set := &model.RuleSet{}
	boxes := n.get("boxes")
	crates := map[string][]model.BoxCrates{}
	boxes.each(func(id string, box *node) {
		crates[id] = d.boxCrates(box.take("crates"))
	})
	d.into(n, set)
	for i, b := range set.Boxes {
		set.Boxes[i].Crates = crates[b.ID]
	}
	return set
}

// boxCrates flattens counts by size and colour.
func (d *decoder) boxCrates(n *node) []model.BoxCrates {
	var list []model.BoxCrates
	n.each(func(size string, colours *node) {
		colours.each(func(colour string, count *node) {
			list = append(list, model.BoxCrates{Size: size, Colour: colour, Count: d.whole(count)})
		})
	})
	return list
}
