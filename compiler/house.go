package compiler

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
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

// house is the rule sets that a pack plays otherwise than they come, and those of its own editions.
type house struct {
	sets map[string]any
	// broken are the editions of which something was left out that is wrong: the set has the names that units use, and
	// not each of its numbers.
	broken map[string]bool
	where  map[string]diag.Index   // of what the pack says, by edition and place in the rule set
	own    map[string]*ownEdition  // by id
	units  []*unit                 // of editions and house rules, in folders of their own
	system map[string]model.System // of the sets
}

func newHouse() *house {
	return &house{
		sets: map[string]any{}, broken: map[string]bool{}, where: map[string]diag.Index{},
		own: map[string]*ownEdition{}, system: map[string]model.System{},
	}
}

// breaks reports whether units of an edition were compiled with house rules that are not whole.
func (h *house) breaks(edition string) bool { return h != nil && h.broken[edition] }

// House is the rule set of an edition as a pack plays it.
type House struct {
	Edition string
	Base    string             // the edition that comes with Sortie and that it is, or goes back to
	Rules   any                // a pointer to the struct of the edition's game
	Where   diag.Index         // of what the pack says otherwise, by its place in the rule set
	Decks   []*model.Deck      // with Options.Decks: those that missions of it draw from
	Words   []model.HouseRules // what the pack's editions and house rules say of themselves
}

// houses are the house rules of the packs that took part, and are sound so far.
func (c *compilation) houses() []House {
	var all []House
	for _, p := range c.order {
		if p.house == nil {
			continue
		}
		for _, edition := range slices.Sorted(maps.Keys(p.house.sets)) {
			if !p.house.breaks(edition) {
				h := House{Edition: edition, Base: p.shippedBase(edition), Rules: p.house.sets[edition], Where: p.house.where[edition], Words: p.model.House}
				if c.opt.Decks {
					h.Decks = c.decks(p, edition, nil)
				}
				all = append(all, h)
			}
		}
	}
	return all
}

// amendment is what one unit says about a rule set, in the shape of that.
type amendment struct {
	unit    *unit
	edition string
	value   cue.Value     // the whole unit
	node    *explain.Node // what holds the set
	path    []string      // of the set in the unit
}

// amendments are the house rules that a pack.cue has.
func (u *unit) amendments(v cue.Value, n *explain.Node) []amendment {
	var all []amendment
	n.Get("house").Each(func(edition string, rules *explain.Node) {
		label := &explain.Node{Text: edition, Path: rules.Path + "@key", At: rules.At}
		if u.pack.house.knows(u, label) {
			all = append(all, amendment{u, edition, v, rules, []string{"house", edition, "set"}})
		}
	})
	return all
}

// knows reports whether there is the edition that house rules are for, and says so if there is none.
func (h *house) knows(u *unit, edition *explain.Node) bool {
	known := append(Editions(), slices.Sorted(maps.Keys(h.own))...)
	if slices.Contains(known, edition.Text) {
		return true
	}
	u.decoder().Need(edition, "edition", known)
	return false
}

// amend joins an amendment with the rule set that it changes. It is written in the shape of the rule set, but only what
// differs is there; so it is joined with the definition by hand, and what the definition requires may be missing where
// the rule set has it already.
func (h *house) amend(a amendment) {
	u := a.unit
	base, ok := h.changeable(a.edition, u)
	if !ok {
		h.broken[a.edition] = true
		return
	}
	if own := a.node.Get("set").Get("id"); own != nil {
		u.decoder().Fault(own, "CUE004", "house rules cannot give a rule set another id", "take the id out: the edition above it says which rule set is meant")
		h.broken[a.edition] = true
		return
	}
	steps := make([]cue.Selector, len(a.path))
	for i, step := range a.path {
		steps[i] = cue.Str(step)
	}
	at := cue.MakePath(steps...)
	set := a.value.LookupPath(at)
	if !set.Exists() {
		return // an edition that changes nothing but its name
	}
	joined := u.definition(a.value, h.system[a.edition], a.path).LookupPath(at).Unify(set)
	w := u.walker
	w.Plain = false
	w.Siblings = func(inner []string) []string { return decode.NamesIn(base, inner[min(len(a.path), len(inner)):]) }
	w.Partial = func(inner []string) bool { return decode.Has(base, inner[len(a.path):]) }
	from := w.Value(joined, a.path, w.OriginOf(set), a.node.At)
	w.Partial, w.Siblings = nil, nil
	h.broken[a.edition] = h.broken[a.edition] || u.found.Errors()
	if from == nil {
		return
	}
	d := u.decoder()
	d.Merging = true
	d.RuleSet(from, base)
	if !h.broken[a.edition] {
		spellings(d, base, explain.Join(a.path))
		d.Sound(base, explain.Join(a.path))
	}
	h.note(a)
}

// note takes over where an amendment says what.
func (h *house) note(a amendment) {
	where := h.where[a.edition]
	if where == nil {
		where = diag.Index{}
		h.where[a.edition] = where
	}
	prefix := explain.Join(a.path) + "."
	for path, at := range a.unit.out.Where {
		if inner, ok := strings.CutPrefix(path, prefix); ok {
			where[inner] = at
		}
	}
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

// changeable is the pack's rule set of an edition: a copy of the shipped one, where nobody has changed that yet.
func (h *house) changeable(edition string, u *unit) (any, bool) {
	if set := h.sets[edition]; set != nil || h.own[edition] != nil {
		return set, set != nil
	}
	s, set, err := shippedRules(edition)
	if err != nil {
		u.fail("PCK020", err.Error(), "this is a mistake in Sortie; please report it")
		return nil, false
	}
	h.system[edition], h.sets[edition] = s, copyOf(s, set)
	return h.sets[edition], true
}

// shippedRules is a rule set that comes with Sortie, and the game that it belongs to.
func shippedRules(edition string) (model.System, any, error) {
	for _, s := range systems.All() {
		if slices.Contains(systemEditions(s.ID), edition) {
			set, err := RuleSet(edition)
			return s, set, err
		}
	}
	return model.System{}, nil, fmt.Errorf("no edition %q", edition)
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
func (u *unit) definition(v cue.Value, s model.System, at []string) cue.Value {
	text := fmt.Sprintf("package house\nimport %q\n", load.SchemaModule+"/"+s.ID)
	for _, step := range at {
		text += strconv.Quote(step) + ": "
	}
	f, err := parser.ParseFile(load.SchemaModule+"/house.cue", text+s.ID+".#RuleSet\n")
	if err != nil {
		panic("a fixed text parses: " + err.Error())
	}
	inst := load.NewImporter(u.reader).Instance([]*ast.File{f})
	return v.Context().BuildInstance(inst)
}

// rules is the rule set of an edition as the pack plays it.
func (p *packRoot) rules(edition string) (any, error) {
	if p.house != nil {
		if set := p.house.sets[edition]; set != nil {
			return set, nil
		}
	}
	return RuleSet(edition)
}

// editions are those of a game that units of the pack can be written for: what comes with Sortie, and the pack's own. No
// game means all of them.
func (p *packRoot) editions(system string) []string {
	known := Editions()
	if system != "" {
		known = systemEditions(system)
	}
	if p.house == nil {
		return known
	}
	for _, id := range slices.Sorted(maps.Keys(p.house.own)) {
		if s, sound := p.house.system[id]; system == "" || !sound || s.ID == system {
			known = append(known, id)
		}
	}
	return known
}
