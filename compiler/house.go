package compiler

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/compiler/decode"
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/load"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// house is the numbers that a pack plays otherwise: a rule set for each edition it changes.
type house struct {
	sets map[string]any
	// broken are the editions of which something was left out that is wrong: the set has the names that units use, and
	// not each of its numbers.
	broken map[string]bool
}

// breaks reports whether units of an edition were compiled with house rules that are not whole.
func (h *house) breaks(edition string) bool { return h != nil && h.broken[edition] }

// House is the rule set of an edition as a pack plays it.
type House struct {
	Edition string
	Rules   any        // a pointer to the struct of the edition's game
	Where   diag.Index // of what the pack says otherwise, by its place in the rule set
}

// houses are the house rules of the packs that took part, and are sound so far.
func (c *compilation) houses() []House {
	var all []House
	for _, p := range c.order {
		if p.house == nil {
			continue
		}
		for _, edition := range slices.Sorted(maps.Keys(p.house.sets)) {
			if p.house.breaks(edition) {
				continue
			}
			h := House{Edition: edition, Rules: p.house.sets[edition], Where: diag.Index{}}
			for path, at := range p.unit.out.Where {
				if inner, ok := strings.CutPrefix(path, "house."+edition+".set."); ok {
					h.Where[inner] = at
				}
			}
			all = append(all, h)
		}
	}
	return all
}

// houseRules checks and joins the house rules of a pack. They are written in the shape of the rule
// set, but only what differs is there; so they are joined with its definition by hand, and what the
// definition requires may be missing where the rule set has it already.
func (u *unit) houseRules(v cue.Value, n *explain.Node) *house {
	h := &house{sets: map[string]any{}, broken: map[string]bool{}}
	n.Get("house").Each(func(edition string, rules *explain.Node) {
		s, base := u.houseBase(edition, rules)
		if base == nil {
			return
		}
		if own := rules.Get("set").Get("id"); own != nil {
			u.decoder().Fault(own, "CUE004", "house rules cannot give a rule set another id", "take the id out: the edition above it says which rule set is meant")
			return
		}
		path := []string{"house", edition, "set"}
		at := cue.MakePath(cue.Str(path[0]), cue.Str(path[1]), cue.Str(path[2]))
		set := v.LookupPath(at)
		joined := u.definition(v, s, edition).LookupPath(at).Unify(set)
		w := u.walker
		w.Plain = false
		w.Siblings = func(inner []string) []string { return decode.NamesIn(base, inner[min(len(path), len(inner)):]) }
		w.Partial = func(inner []string) bool { return decode.Has(base, inner[len(path):]) }
		from := w.Value(joined, path, w.OriginOf(set), rules.At)
		w.Partial, w.Siblings = nil, nil
		if from != nil {
			h.sets[edition], h.broken[edition] = base, u.found.Errors()
			d := u.decoder()
			d.Merging = true
			d.RuleSet(from, base)
			makeTexts(base)
			if !h.broken[edition] {
				spellings(d, base, explain.Join(path))
			}
		}
	})
	return h
}

// spellings reports panel kinds of house rules that cannot be drawn as they are spelled. It is said here, once: each
// board of the pack would say it again, where it was not written.
func spellings(d *decode.Decoder, base any, path string) {
	rules, ok := base.(*model.RuleSet)
	if !ok {
		return
	}
	for _, e := range plan.Misspelt(rules.Panels, rules.Board.Lattice) {
		d.Found.Add(diag.Diagnostic{
			Code: e.Code, Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy, Range: d.Index.At(path + "." + e.Rules),
		})
	}
}

// houseBase is a copy of the rule set that house rules change, and the game it belongs to.
func (u *unit) houseBase(edition string, rules *explain.Node) (model.System, any) {
	for _, s := range systems.All() {
		if !slices.Contains(systemEditions(s.ID), edition) {
			continue
		}
		set, err := RuleSet(edition)
		if err != nil {
			u.fail("PCK020", err.Error(), "this is a mistake in Sortie; please report it")
			return s, nil
		}
		return s, copyOf(s, set)
	}
	label := &explain.Node{Text: edition, Path: rules.Path + "@key", At: rules.At}
	u.decoder().Need(label, "edition", Editions())
	return model.System{}, nil
}

// copyOf is a rule set of its own with the same values.
func copyOf(s model.System, set any) any {
	data, err := json.Marshal(set)
	if err != nil {
		panic("a rule set is plain data: " + err.Error())
	}
	c := s.RuleSet()
	if err := json.Unmarshal(data, c); err != nil {
		panic("a rule set is plain data: " + err.Error())
	}
	return c
}

// definition is the definition of a game's rule sets at the place of the house rules, so that errors
// have the same path in both.
func (u *unit) definition(v cue.Value, s model.System, edition string) cue.Value {
	text := fmt.Sprintf("package house\nimport %q\nhouse: %q: set: %s.#RuleSet\n", load.SchemaModule+"/"+s.ID, edition, s.ID)
	f, err := parser.ParseFile(load.SchemaModule+"/house.cue", text)
	if err != nil {
		panic("a fixed text parses: " + err.Error())
	}
	inst := load.NewImporter(u.reader).Instance([]*ast.File{f})
	return v.Context().BuildInstance(inst)
}

// rules is the rule set of an edition as the pack plays it.
func (p *packRoot) rules(edition string) (any, error) {
	if p.house != nil && p.house.sets[edition] != nil {
		return p.house.sets[edition], nil
	}
	return RuleSet(edition)
}
