package walks

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// CutOff are the accesses that lead to no crate, when others do, and those that lead nowhere at all.
var CutOff = check.NewFact("accesses without a crate", func(p *check.Pass) []Access {
	var cut []Access
	for _, w := range Ways.Of(p) {
		if !reachesCrate(p, w) {
			cut = append(cut, w)
		}
	}
	if len(cut) == len(Ways.Of(p)) {
		return slices.DeleteFunc(cut, func(w Access) bool { return !w.Stuck() })
	}
	return cut
}, Pieces, Ways)

func reachesCrate(p *check.Pass, w Access) bool {
	crates := false
	for _, t := range Pieces.Of(p) {
		if t.Family != parts.CrateThing {
			continue
		}
		if w.Has(Beside(p, t)) {
			return true
		}
		crates = crates || !Misplaced(p, t)
	}
	return !crates
}

// TouchWants are the pieces, panels and markers that rules and objectives want touched or that hold tokens, each
// at the first place that says so. Crates have a check of their own.
var TouchWants = check.NewFact("what is to be touched", findTouchWants, Pieces)

func findTouchWants(p *check.Pass) []Want {
	var out []Want
	add := func(id, path, whose string) {
		s, ok := touched(p, id)
		if ok && !slices.ContainsFunc(out, func(x Want) bool { return x.Name == s.Name }) {
			out = append(out, Want{Site: s, Title: s.Name + whose, Where: p.Where.At(path)})
		}
	}
	parts.EachTrigger(p, func(t parts.TriggerAt) {
		if !kinds.Touches(t.Trigger) || t.Who != nil && !infer.Traders(t.Who) {
			return
		}
		whose := " that ends the game or reveals something"
		if t.Source != nil {
			whose = fmt.Sprintf(" of rule %q%s", t.Source.ID, servesObjective(p, *t.Source))
		}
		add(t.With, t.Path+".with", whose)
		add(t.Of, t.Path+".of", whose)
	})
	parts.EachGoal(p, func(g parts.GoalAt) {
		whose := " of the objective " + g.Objective.ID
		add(g.With, g.Path+".with", whose)
		add(g.Into, g.Path+".into", whose)
		if kinds.Has(kinds.Wants(g.Goal), kinds.PieceCell) {
			add(g.Of, g.Path+".of", whose)
		}
	})
	for i, c := range p.Subject.Mission.Setup.Contents {
		add(c.At.Piece, fmt.Sprintf("setup.contents.%d.at", i), fmt.Sprintf(", where %s,", lies(len(c.Tokens)+drawn(c.Draw))))
	}
	return out
}

// touched is what a trader must touch: a panel, a marker or a piece that is no crate and stands where it can.
func touched(p *check.Pass, id string) (Site, bool) {
	s, ok := siteOf(p, id)
	if !ok || strings.HasPrefix(s.Name, "crate ") || strings.HasPrefix(s.Name, "zone ") {
		return s, false
	}
	return s, !slices.ContainsFunc(Pieces.Of(p), func(t parts.Thing) bool { return t.Path == s.Path && Misplaced(p, t) })
}

// servesObjective names the objectives whose token a rule hands out.
func servesObjective(p *check.Pass, r model.Rule) string {
	var served []string
	for _, o := range p.Mission.Objectives {
		parts.Goals("", o.Done, func(g parts.GoalAt) {
			gives := func(e model.Effect) bool { return e.Token != "" && e.Token == g.Token }
			if slices.ContainsFunc(r.Do, gives) && !slices.Contains(served, o.ID) {
				served = append(served, o.ID)
			}
		})
	}
	if len(served) == 0 {
		return ""
	}
	return ", which the objective " + english.And(served) + " depends on,"
}

// PlaceWants are the places that objectives, rules and the set-up want somebody to get to, each at the first
// place that says so. Pieces and panels have a check of their own.
var PlaceWants = check.NewFact("places to get to", findPlaceWants, Building)

func findPlaceWants(p *check.Pass) []Want {
	var out []Want
	add := func(s Site, ok bool, whose, path string) {
		if ok && len(s.Spots) > 0 && !slices.ContainsFunc(out, func(x Want) bool { return x.Name == s.Name }) {
			out = append(out, Want{Site: s, Title: s.Name + whose, Where: p.First(path)})
		}
	}
	place := func(at *model.Place, whose, path string) {
		if at != nil {
			s, ok := placeSite(p, *at, path)
			add(s, ok, whose, path)
		}
	}
	parts.EachGoal(p, func(g parts.GoalAt) {
		whose := " of the objective " + g.Objective.ID
		place(g.Place, whose, g.Path+".place")
		place(g.To, whose, g.Path+".to")
		if g.Who != nil && g.Who.Named != "" {
			s, ok := figureCalled(p, g.Who.Named)
			add(s, ok, whose, g.Path+".who.named")
		}
	})
	parts.EachTrigger(p, func(t parts.TriggerAt) {
		if t.Zone != "" && (t.Who == nil || infer.Traders(t.Who)) {
			s, ok := siteOf(p, t.Zone)
			whose := ""
			if t.Source != nil {
				whose = fmt.Sprintf(" of rule %q", t.Source.ID)
			}
			add(s, ok, whose, t.Path+".zone")
		}
	})
	for i, c := range p.Subject.Mission.Setup.Contents {
		place(&c.At, fmt.Sprintf(", where %s,", lies(len(c.Tokens)+drawn(c.Draw))), fmt.Sprintf("setup.contents.%d.at", i))
	}
	for _, g := range p.Subject.Mission.Setup.Prisoners {
		for i := range g.Spots {
			place(&g.Spots[i], ", where a prisoner may be,", fmt.Sprintf("setup.prisoners.%s.spots.%d", g.ID, i))
		}
	}
	for _, h := range p.Subject.Mission.Setup.Hidden {
		for i, id := range h.Among {
			s, ok := siteOf(p, id)
			add(s, ok && !solid(s), fmt.Sprintf(", which may be the hidden thing %s,", h.ID), fmt.Sprintf("setup.hidden.%s.among.%d", h.ID, i))
		}
	}
	return out
}

// lies says of so many tokens that they lie there.
func lies(tokens int) string {
	if tokens == 1 {
		return "1 token lies"
	}
	return english.Count(tokens, "token") + " lie"
}

func drawn(d *model.Draw) int {
	if d == nil {
		return 0
	}
	return d.Count
}

// solid reports whether a site is a crate, a piece or a panel.
func solid(s Site) bool {
	return strings.HasPrefix(s.Name, "crate ") || strings.HasPrefix(s.Name, "piece ") || strings.HasPrefix(s.Name, "panel ")
}

// placeSite is a place that is no piece and no panel.
func placeSite(p *check.Pass, at model.Place, path string) (Site, bool) {
	spots, ok := spotsOf(p, at)
	if !ok {
		return Site{}, false
	}
	s := Site{Name: placeName(p, at), Path: path, Floor: floorOf(p, at), At: pointOf(p, at), Spots: spots}
	if len(spots) > 0 {
		s.Floor = spots[0].Floor
	}
	return s, !solid(s)
}

// figureCalled is where a figure of the set-up with a name can be met.
func figureCalled(p *check.Pass, id string) (Site, bool) {
	i := slices.IndexFunc(p.Subject.Mission.Setup.NPCs, func(n model.StartNPC) bool { return n.ID == id })
	if i < 0 {
		return Site{}, false
	}
	return startOf(p, i)
}

// SearchWants are the pieces of furniture that can be searched or used, but for those that rules and objectives
// want touched.
func SearchWants(p *check.Pass) []Want {
	var out []Want
	touched := TouchWants.Of(p)
	for _, t := range Pieces.Of(p) {
		if t.Family != parts.FurnitureThing || Misplaced(p, t) || slices.ContainsFunc(touched, func(x Want) bool { return x.Path == t.Path }) {
			continue
		}
		if why := useOf(p, t); why != "" {
			x := pieceWant(p, t)
			x.Title += fmt.Sprintf(", %s,", why)
			out = append(out, x)
		}
	}
	return out
}

// useOf says what can be done with a piece of furniture, or nothing.
func useOf(p *check.Pass, t parts.Thing) string {
	for _, d := range p.Subject.Mission.Setup.Deals {
		if slices.Contains(d.Into, t.ID) {
			return "into which tokens are dealt"
		}
	}
	r := terrainOf(p, t)
	switch {
	case r == nil:
		return ""
	case r.Search:
		return "which can be searched"
	case len(powersOf(p, t)) > 0:
		return "which has power over doors"
	}
	return ""
}
