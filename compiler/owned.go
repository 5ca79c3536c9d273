package compiler

import (
	"cmp"
	"fmt"
	"path"
	"reflect"
	"slices"
	"strings"
	"sync"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/decode"
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// The folders of a pack that hold its editions and its house rules, each in a folder of its own. Every unit of the pack
// is compiled by them, so they are looked for there and nowhere else.
const (
	editionsDir = "editions"
	houseDir    = "house"
)

// maxOwned is how many folders of either sort a pack may have: each mission is compiled with all of them, and joining one
// with a rule set takes as long as half a mission.
const maxOwned = 40

// shelfOf is the folder of a pack in which units of a kind count, or empty.
func shelfOf(kind string) string {
	switch kind {
	case model.HouseKind:
		return houseDir
	case model.EditionKind:
		return editionsDir
	}
	return ""
}

// ownEdition is an edition of a pack, on its way to a rule set.
type ownEdition struct {
	amendment
	begun, done bool
	taken       []taken
	told        sync.Once // of cards that need what it has not
}

// taken is something that an edition has not.
type taken struct {
	node *explain.Node
	path []string
}

// houseRules makes the rule sets of the pack: those of its editions, and then what house rules change. The house rules of
// pack.cue count before those in folders, and these in the order of their names.
func (p *packRoot) houseRules(v cue.Value, n *explain.Node) {
	h := p.house
	var all []amendment
	for _, kind := range []string{model.EditionKind, model.HouseKind} {
		for _, u := range p.owned(shelfOf(kind)) {
			all = append(all, u.amendment(kind)...)
		}
	}
	all = append(p.unit.amendments(v, n), all...)
	for _, id := range h.ownIDs() {
		h.derive(h.own[id])
	}
	for _, a := range all {
		h.amend(a)
	}
	for _, id := range h.ownIDs() {
		h.settle(h.own[id])
	}
	for _, set := range h.sets {
		makeTexts(set)
	}
	p.words(all)
	for _, u := range h.units {
		u.release()
	}
}

// words adds what the editions of the pack and its house rules in folders say of themselves to the house rules of
// pack.cue: all that pages show beside the numbers. An edition says what the pack's edition that it is based on says, too.
func (p *packRoot) words(all []amendment) {
	h := p.house
	var said []model.HouseRules
	for _, id := range h.ownIDs() {
		for e := h.own[id]; e != nil && e.done && h.sets[id] != nil; e = h.own[e.node.Str("base")] {
			words := e.words(id)
			words.Base = h.titleOf(e.node.Str("base"))
			said = append(said, words)
		}
	}
	for _, a := range all {
		if a.unit != p.unit {
			said = append(said, a.words(a.edition))
		}
	}
	p.model.House = append(p.model.House, slices.DeleteFunc(said, func(w model.HouseRules) bool { return w.Text.Source == "" })...)
}

// words are the title and the text of one unit, for an edition.
func (a amendment) words(edition string) model.HouseRules {
	words := model.HouseRules{Edition: edition}
	a.unit.decoder().Into(a.node, &words)
	words.Edition = edition
	return words
}

// titleOf is what an edition is called, be it the pack's own or one that comes with Sortie.
func (h *house) titleOf(edition string) string {
	set := h.sets[edition]
	if set == nil {
		_, set, _ = shippedRules(edition)
	}
	if f, ok := refs.Field(reflect.Indirect(reflect.ValueOf(set)), "title"); ok {
		return f.String()
	}
	return edition
}

// ownIDs are the ids of the pack's editions in the order of their folders.
func (h *house) ownIDs() []string {
	var ids []string
	for _, u := range h.units {
		if e := h.own[u.out.ID]; e != nil && e.unit == u {
			ids = append(ids, u.out.ID)
		}
	}
	return ids
}

// owned are the units in the folders below one of the pack's.
func (p *packRoot) owned(shelf string) []*unit {
	entries, err := p.world.ReadDir(shelf)
	if err != nil {
		return nil
	}
	var units []*unit
	for _, e := range entries {
		if !e.IsDir() || source.Hidden(e.Name()) {
			continue
		}
		if len(units) == maxOwned {
			p.unit.fail("PCK003", fmt.Sprintf("%s holds more than %d folders", shelf, maxOwned), "put several things into one file: its set takes as many as you like")
			break
		}
		dir := path.Join(shelf, e.Name())
		u := newUnit(target{pack: p, dir: dir, shown: path.Join(p.shown, dir)})
		u.languages, u.walker.Language = p.unit.languages, p.model.Language
		units = append(units, u)
	}
	p.house.units = append(p.house.units, units...)
	return units
}

// amendment compiles a unit of the pack's rules as far as it goes by itself. An edition is put aside, house rules are
// handed back.
func (u *unit) amendment(kind string) []amendment {
	if names, err := sourceNames(u.target, u.reader.World); err != nil || len(names) == 0 || !u.parse() {
		return nil
	}
	u.makeIndex()
	v, ok := u.evaluate()
	if !ok || kindOf(v) != kind {
		return nil // what else it may be is said where it is compiled by itself
	}
	u.root = u.findRoot()
	u.out.Where[""] = u.root
	_, u.walker.Kind, _ = systemOf(kind)
	n, h := u.walk(v), u.pack.house
	u.walker.Kind = model.Kind{} // what is joined below has the fields of a rule set
	if n == nil {
		return nil
	}
	a := amendment{unit: u, edition: n.Str("edition"), value: v, node: n, path: []string{"set"}}
	if kind == model.EditionKind {
		h.add(a, n)
		return nil
	}
	edition := n.Get("edition")
	if edition == nil || !h.knows(u, edition) {
		return nil
	}
	return []amendment{a}
}

// add takes over an edition of the pack.
func (h *house) add(a amendment, n *explain.Node) {
	id := n.Get("id")
	if id == nil {
		return
	}
	a.unit.out.ID, a.edition = id.Text, id.Text
	if slices.Contains(Editions(), id.Text) {
		a.unit.decoder().Fault(id, "PCK025", fmt.Sprintf("an edition %q comes with Sortie", id.Text),
			"choose another id for yours; to play that one otherwise in this pack, write house rules for it")
		return
	}
	if h.own[id.Text] == nil { // a second one is told by its id
		h.own[id.Text] = &ownEdition{amendment: a}
	}
}

// derive makes the rule set of an edition: that of its base, without what it has not, and with what is its own.
func (h *house) derive(e *ownEdition) {
	if e.begun {
		return
	}
	e.begun = true
	base := h.baseOf(e)
	e.done = true
	if base == nil {
		h.broken[e.edition] = true
		return
	}
	h.sets[e.edition] = base
	d := e.unit.decoder()
	v := reflect.ValueOf(base).Elem()
	for field, text := range map[string]string{"id": e.edition, "title": cmp.Or(d.Line(e.node.Get("title")), e.edition)} {
		if f, ok := refs.Field(v, field); ok {
			f.SetString(text)
		}
	}
	if list := e.node.Get("without"); list != nil {
		for _, n := range list.Items {
			h.take(e, n)
		}
	}
	h.amend(e.amendment)
}

// baseOf is a copy of the rule set that an edition is based on; nil where there is none.
func (h *house) baseOf(e *ownEdition) any {
	name := e.node.Get("base")
	if name == nil || !h.knows(e.unit, name) {
		return nil
	}
	from := h.own[name.Text]
	if from == nil {
		s, set, err := shippedRules(name.Text)
		if err != nil {
			e.unit.fail("PCK020", err.Error(), "this is a mistake in Sortie; please report it")
			return nil
		}
		h.system[e.edition] = s
		return copyOf(s, set)
	}
	if h.derive(from); !from.done {
		e.unit.decoder().Fault(name, "PCK026", fmt.Sprintf("%s is based on itself: %s", e.edition, h.circle(e)),
			"name one that comes with Sortie as the base of one of them: "+strings.Join(Editions(), ", "))
		return nil
	}
	if h.sets[name.Text] == nil {
		return nil // it has been said why
	}
	h.system[e.edition] = h.system[name.Text]
	h.broken[e.edition] = h.broken[name.Text]
	return copyOf(h.system[name.Text], h.sets[name.Text])
}

// circle tells the way from an edition over its bases back to itself.
func (h *house) circle(e *ownEdition) string {
	way := e.edition
	for at := e; ; {
		way += " on " + at.node.Str("base")
		if at = h.own[at.node.Str("base")]; at == nil || at == e {
			return way
		}
		way += ", " + at.edition
	}
}

// take takes something out of an edition.
func (h *house) take(e *ownEdition, n *explain.Node) {
	steps := strings.Split(n.Text, ".")
	switch missing, needed := decode.Remove(h.sets[e.edition], steps); {
	case missing >= 0:
		remedy := h.instead(e, steps[:missing], steps[missing])
		e.unit.decoder().Fault(n, explain.CodeUnknown, fmt.Sprintf("%s has no %q to take out", cmp.Or(strings.Join(steps[:missing], "."), "the rule set"), steps[missing]), remedy)
		h.broken[e.edition] = true
	case needed:
		e.unit.decoder().Fault(n, "CUE004", fmt.Sprintf("no edition can do without %s", n.Text), "leave it, and give it another value in set")
		h.broken[e.edition] = true
	default:
		e.taken = append(e.taken, taken{n, steps})
	}
}

// instead is what to write in place of a step that leads nowhere: the name that was meant, or what is there.
func (h *house) instead(e *ownEdition, steps []string, missing string) string {
	known := decode.StepsIn(h.sets[e.edition], steps)
	spare, block := decode.Spare(h.sets[e.edition], steps)
	switch {
	case !block:
		return cmp.Or(diag.DidYouMean(missing, known), "there is "+explain.Few(known))
	case slices.Contains(known, missing) && len(spare) == 0:
		return "leave that out: it has none, and nothing that it can do without"
	case slices.Contains(known, missing):
		return "leave that out: it has none; it can do without: " + explain.Few(spare)
	}
	return cmp.Or(diag.DidYouMean(missing, spare), "it can do without: "+explain.Few(spare))
}

// mostPlaces is how many places a finding lists that need what was taken out.
const mostPlaces = 8

// settle looks for what needs something that an edition has taken out, and reports it unless it goes along.
func (h *house) settle(e *ownEdition) {
	set := h.sets[e.edition]
	if set == nil || len(e.taken) == 0 {
		return
	}
	needs := make([][]string, len(e.taken))
	known := lexicon{set, map[string][]string{}}
	for _, r := range refs.Of(set, nil) {
		i := slices.IndexFunc(e.taken, func(t taken) bool { return t.named(r) })
		if i < 0 || known.has(word{r.ID, r.Domains}) || h.where[e.edition].Has(r.Path) {
			continue
		}
		if !goesAlong(set, r) {
			needs[i] = append(needs[i], r.Path)
		}
	}
	for i, places := range needs {
		if len(places) > 0 {
			h.broken[e.edition] = true
			e.needed(e.taken[i], places)
		}
	}
}

// deckNeeds reports cards of Sortie's own that name what an edition has taken out, and that its missions draw.
func (e *ownEdition) deckNeeds(decks []*model.Deck) {
	for _, d := range decks {
		for _, r := range refs.Of(d, nil) {
			i := slices.IndexFunc(e.taken, func(t taken) bool { return t.named(r) })
			if i < 0 {
				continue
			}
			card := strings.SplitN(strings.TrimPrefix(r.Path, "cards."), ".", 2)[0]
			e.unit.found.Add(diag.Diagnostic{
				Code: "PCK027", Severity: diag.Error, Range: e.taken[i].node.At,
				Summary: fmt.Sprintf("%s is taken out, and the card %s of Sortie's deck %s names it", strings.Join(e.taken[i].path, "."), card, d.ID),
				Remedy:  fmt.Sprintf("leave it in, or give the pack a deck of that kind: sortie new deck NAME --edition %s --kind %s", e.edition, d.Kind),
			})
			break
		}
	}
}

// goesAlong takes out what says no more of a thing than that it is there too: a count of it, or its name among others in a
// list. In a program each name has a meaning of its own.
func goesAlong(set any, r refs.Ref) bool {
	if at, count := strings.CutSuffix(r.Path, "@key"); count {
		decode.Remove(set, strings.Split(at, "."))
		return true
	}
	steps := strings.Split(r.Path, ".")
	return !slices.Contains(steps, "does") && decode.Unlist(set, steps[:len(steps)-1], r.ID)
}

// named reports whether a name is that of what was taken out, or of something in a list that was taken out as a whole.
func (t taken) named(r refs.Ref) bool {
	if slices.Contains(r.Domains, strings.Join(t.path, ".")) {
		return true
	}
	list, id := strings.Join(t.path[:len(t.path)-1], "."), t.path[len(t.path)-1]
	return r.ID == id && slices.Contains(r.Domains, list) && !slices.Contains(r.Domains, "="+id)
}

// needed reports what was taken out although something needs it.
func (e *ownEdition) needed(t taken, places []string) {
	details := []string{"it is named at " + strings.Join(places[:min(len(places), mostPlaces)], ", ")}
	if more := len(places) - mostPlaces; more > 0 {
		details[0] += fmt.Sprintf(" and in %d more places", more)
	}
	e.unit.found.Add(diag.Diagnostic{
		Code: "PCK027", Severity: diag.Error, Range: t.node.At, Details: details,
		Summary: fmt.Sprintf("%s is taken out, and %s still names it", strings.Join(t.path, "."), places[0]),
		Remedy:  fmt.Sprintf("give %s another value in set, take that out, too, or leave %s in", places[0], t.path[len(t.path)-1]),
	})
}
