package mutants

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// owned are the boxes that a mission names, one owned twice as two; unknown ones are left out.
func owned(t *trial) []model.Box {
	var boxes []model.Box
	for _, id := range t.mission.Boxes {
		for _, b := range t.rules.Boxes {
			if b.ID == id {
				boxes = append(boxes, b)
			}
		}
	}
	return boxes
}

// held adds up what the boxes hold of one thing.
func held(boxes []model.Box, list func(model.Box) []model.BoxCount, id string) int {
	n := 0
	for _, b := range boxes {
		for _, c := range list(b) {
			if c.ID == id {
				n += c.Count
			}
		}
	}
	return n
}

func panelsOf(b model.Box) []model.BoxCount    { return b.Panels }
func furnitureOf(b model.Box) []model.BoxCount { return b.Furniture }
func figuresOf(b model.Box) []model.BoxCount   { return b.NPCs }
func tokensOf(b model.Box) []model.BoxCount    { return b.Tokens }
func markersOf(b model.Box) []model.BoxCount   { return b.Markers }

// lists reports whether any box counts such things at all.
func lists(boxes []model.Box, list func(model.Box) []model.BoxCount) bool {
	return slices.ContainsFunc(boxes, func(b model.Box) bool { return len(list(b)) > 0 })
}

// tally counts ids.
type tally map[string]int

// over lists what is needed more often than it is there.
func (need tally) over(boxes []model.Box, list func(model.Box) []model.BoxCount, codes []string, what string) []fault {
	if !lists(boxes, list) {
		return nil
	}
	var faults []fault
	for _, id := range slices.Sorted(maps.Keys(need)) {
		if have := held(boxes, list, id); need[id] > have {
			faults = append(faults, wrong(codes, "%d of %s %s, the boxes hold %d", need[id], what, id, have))
		}
	}
	return faults
}

// components counts panels, crates, furniture, markers and figures against the boxes.
func components(t *trial) []fault {
	cmp := []string{"CMP"}
	boxes := owned(t)
	if len(t.mission.Boxes) == 0 {
		return []fault{wrong(cmp, "no boxes")}
	}
	panels, furniture, markers := tally{}, tally{}, tally{}
	for _, f := range t.mission.Floors() {
		for _, p := range f.Board.Panels {
			panels[p.Kind]++
		}
		for _, p := range f.Board.Furniture {
			furniture[p.Kind]++
		}
		for _, k := range f.Board.Markers {
			markers[k.Kind]++
		}
	}
	faults := panels.over(boxes, panelsOf, cmp, "panel")
	faults = append(faults, furniture.over(boxes, furnitureOf, cmp, "furniture")...)
	faults = append(faults, markers.over(boxes, markersOf, cmp, "marker")...)
	faults = append(faults, figures(t).over(boxes, figuresOf, cmp, "figure")...)
	return append(faults, crates(t, boxes, cmp)...)
}

// figures counts the figures that stand on the board from the start, for the number of crews that needs
// most.
func figures(t *trial) tally {
	most := startFigures(t.mission.Setup.NPCs, nil)
	for _, v := range t.mission.Variations {
		for id, n := range startFigures(t.mission.Setup.NPCs, v.NPCs) {
			most[id] = max(most[id], n)
		}
	}
	return most
}

func startFigures(lists ...[]model.StartNPC) tally {
	need := tally{}
	for _, l := range lists {
		for _, n := range l {
			need[n.Kind] += max(n.Count, 1)
		}
	}
	return need
}

// crates counts crates by size and colour.
func crates(t *trial, boxes []model.Box, codes []string) []fault {
	need, have := map[[2]string]int{}, map[[2]string]int{}
	for _, c := range t.mission.Crates() {
		need[[2]string{c.Size, ""}]++
		if c.Colour != "" {
			need[[2]string{c.Size, c.Colour}]++
		}
	}
	for _, b := range boxes {
		for _, c := range b.Crates {
			have[[2]string{c.Size, c.Colour}] += c.Count
			have[[2]string{c.Size, ""}] += c.Count
		}
	}
	var faults []fault
	for k, n := range need {
		if n > have[k] {
			faults = append(faults, wrong(codes, "%d crates %v, the boxes hold %d", n, k, have[k]))
		}
	}
	return faults
}

// kindOf is a token's design; nil if there is none.
func kindOf(r *model.RuleSet, id string) *model.TokenKind {
	i := slices.IndexFunc(r.Tokens, func(k model.TokenKind) bool { return k.ID == id })
	if i < 0 {
		return nil
	}
	return &r.Tokens[i]
}

// inPool counts the tokens of a size that can be dealt: what the boxes hold, without objectives, what is
// kept apart and what the mission sets aside or leaves out.
func inPool(t *trial, size string, rare bool) int {
	boxes := owned(t)
	aside := tally{}
	for _, id := range t.mission.Setup.Aside {
		aside[id]++
	}
	n := 0
	for _, k := range t.rules.Tokens {
		if k.Size != size || k.Rare != rare || k.Kept || k.Category == "objective" || barred(t.mission.Setup.Pool, k) {
			continue
		}
		n += max(held(boxes, tokensOf, k.ID)-aside[k.ID], 0)
	}
	return n
}

// barred reports whether the mission leaves a token out of the pool.
func barred(p *model.PoolRule, k model.TokenKind) bool {
	return p != nil && (slices.Contains(p.Exclude, k.ID) || slices.Contains(p.ExcludeCategories, k.Category))
}

// dealt counts the tokens of a size that go into crates.
func dealt(t *trial, size string) int {
	own := map[string]bool{}
	n := 0
	for _, d := range t.mission.Setup.Deals {
		for _, id := range d.Into {
			own[id] = true
			for _, s := range d.Tokens {
				if s.Size == size {
					n += s.Count
				}
			}
		}
	}
	for _, c := range t.mission.Crates() {
		if own[c.ID] {
			continue
		}
		for _, a := range t.mission.Setup.Allocation {
			if a.Crate == c.Size {
				n += countOf(a.Tokens, size)
			}
		}
	}
	return n
}

func countOf(list []model.TokenCount, size string) int {
	n := 0
	for _, c := range list {
		if c.Size == size {
			n += c.Count
		}
	}
	return n
}

// allocation counts tokens against the pool, and rows against crates.
func allocation(t *trial) []fault {
	alc := []string{"ALC"}
	var faults []fault
	for _, s := range t.rules.TokenSizes {
		rare := countOf(t.mission.Setup.Rare, s.ID)
		common, rares, out := inPool(t, s.ID, false), inPool(t, s.ID, true), dealt(t, s.ID)
		if out > common+min(rare, rares) {
			faults = append(faults, wrong(alc, "%d %s tokens are dealt, there are %d", out, s.ID, common+min(rare, rares)))
		}
		if rare > rares {
			faults = append(faults, wrong(alc, "%d rare %s tokens are mixed in, there are %d", rare, s.ID, rares))
		}
		if rare > out {
			faults = append(faults, wrong(alc, "%d rare %s tokens are mixed in, %d are dealt", rare, s.ID, out))
		}
	}
	return append(faults, rows(t)...)
}

// rows compares the sizes of crates on the board with the rows of the search table.
func rows(t *trial) []fault {
	alc := []string{"ALC", "REF001"}
	own := map[string]bool{}
	for _, d := range t.mission.Setup.Deals {
		for _, id := range d.Into {
			own[id] = true
		}
	}
	sizes, row := map[string]bool{}, map[string]bool{}
	var faults []fault
	for _, c := range t.mission.Crates() {
		sizes[c.Size] = true
	}
	for _, a := range t.mission.Setup.Allocation {
		row[a.Crate] = true
		if !sizes[a.Crate] {
			faults = append(faults, wrong(alc, "a row for %s, no such crate", a.Crate))
		}
	}
	for _, c := range t.mission.Crates() {
		if !row[c.Size] && !own[c.ID] {
			faults = append(faults, wrong(alc, "no row for %s", c.Size))
		}
	}
	return faults
}

// tokens counts the tokens that a mission names against the boxes: set aside, lying in places, asked for.
func tokens(t *trial) []fault {
	alc := []string{"ALC", "REF001"}
	boxes := owned(t)
	faults := asideTokens(t).over(boxes, tokensOf, alc, "set aside")
	placed := tally{}
	for _, c := range t.mission.Setup.Contents {
		for _, id := range c.Tokens {
			placed[id]++
		}
	}
	faults = append(faults, placed.over(boxes, tokensOf, alc, "placed")...)
	asked := tally{}
	for _, o := range t.mission.Objectives {
		for _, g := range goals(o.Done) {
			if g.Token != "" {
				asked[g.Token] = max(asked[g.Token], max(g.Count, 1))
			}
		}
	}
	return append(faults, asked.over(boxes, tokensOf, alc, "asked for")...)
}

// asideTokens counts what is set aside, for the number of crews that takes most.
func asideTokens(t *trial) tally {
	most := tally{}
	for _, v := range append([]model.Variation{{}}, t.mission.Variations...) {
		need := tally{}
		for _, id := range slices.Concat(t.mission.Setup.Aside, v.Aside) {
			need[id]++
		}
		for id, n := range need {
			most[id] = max(most[id], n)
		}
	}
	return most
}
