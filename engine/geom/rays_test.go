package geom

import (
	"math/bits"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// TestRaysMakeUpTheLineOfSight puts rays, doors and figures together, as an engine does, and compares with Line.
func TestRaysMakeUpTheLineOfSight(t *testing.T) {
	asked, barred := 0, 0
	for i := range sample(2_000, 50_000) {
		d, rules := draw(i), testRules()
		g := New(d.board(rules), rules)
		q := d.sightQuery()
		s, c := g.Sight(q), g.Caster(q.Seer, q.Target)
		for range perBoard {
			from, to := d.spot(g), d.spot(g)
			want := s.Line(from, to)
			rays := c.Cast(from, to)
			tall := rays.Tall
			for _, door := range rays.Doors {
				if open := opens(g, q, door.Panel); !open {
					tall |= door.Parts
					barred++
				}
			}
			for _, f := range q.Figures {
				tall |= Behind(from, to, q.Target, f)
			}
			hidden, low := bits.OnesCount32(tall), bits.OnesCount32(rays.Low&^tall)
			band, seen := Judge(rules, hidden, low)
			asked++
			if seen != want.Seen || hidden*4 != want.Hidden || low*4 != want.Low || rules.Play.Cover[band].ID != want.Cover {
				t.Fatalf("board %d from %v to %v: seen %v, %d hidden, %d low; the line is %+v", i, from, to, seen, hidden*4, low*4, want)
			}
		}
	}
	if barred < asked/100 {
		t.Errorf("shut doors hid something in %d of %d questions only", barred, asked)
	}
}

// opens is how a query sees the doors of a panel.
func opens(g *Grid, q SightQuery, panel int) bool {
	if q.Open != nil {
		return q.Open(panel)
	}
	return g.board.Panels[panel].State == model.Open
}

// TestGatewaysAreTheStepsOfAWalk compares one step of a walk with what its gateway says, whichever locks give way.
func TestGatewaysAreTheStepsOfAWalk(t *testing.T) {
	doors := 0
	for i := range sample(1_000, 50_000) {
		d, rules := draw(i), testRules()
		g := New(d.board(rules), rules)
		odd := d.IntN(2)
		q := Query{OpenLocked: func(panel int) bool { return panel%2 == odd }}
		for _, a := range g.Cells() {
			for b := range g.neighbours(a) {
				way := g.Gateway(a, b, 0)
				open := way.Open
				for _, panel := range way.Doors {
					doors++
					open = open && (!holds(g, panel) || q.OpenLocked(panel))
				}
				if open != g.passes(a, b, q) {
					t.Fatalf("board %d, locks %d, from %v to %v: the gateway says %+v", i, odd, a, b, way)
				}
			}
		}
	}
	if doors < 1_000 {
		t.Errorf("only %d steps led through doors", doors)
	}
}

// holds reports whether a panel's door lets nobody through by itself.
func holds(g *Grid, panel int) bool {
	for _, o := range g.kinds[panel].Openings {
		if locked(o, g.board.Panels[panel].State) {
			return true
		}
	}
	return false
}
