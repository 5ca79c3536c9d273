package campaign

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Every way leads down the chart, but for those that lead back, which a loop needs and nothing else has.
func TestWaysLeadDown(t *testing.T) {
	for name, c := range map[string]struct {
		ids, ways string // "a>b c>d"
		layers    string
		back      int
	}{
		"a line":      {"a b c", "a>b b>c", "a|b|c", 0},
		"a short cut": {"a b c", "a>b a>c b>c", "a|b|c", 0},
		"a loop":      {"a b", "a>b b>a", "a|b", 1},
		"to itself":   {"a", "a>a", "a", 1},
		"not first":   {"z a b", "a>b b>z", "a|b|z", 0},
		"alone":       {"a b x", "a>b", "a|b x", 0},
		"no start":    {"b c", "b>c", "b|c", 0},
	} {
		ways := map[string][]string{}
		for _, w := range strings.Fields(c.ways) {
			from, to, _ := strings.Cut(w, ">")
			ways[from] = append(ways[from], to)
		}
		g := newGraph(strings.Fields(c.ids), "a", ways)
		var layers []string
		for _, l := range g.layers {
			layers = append(layers, strings.Join(l, " "))
		}
		if got := strings.Join(layers, "|"); got != c.layers || len(g.back) != c.back {
			t.Errorf("%s: layers %s, want %s; %d ways lead back, want %d", name, got, c.layers, len(g.back), c.back)
		}
	}
}

// Layers are parted where a page is too narrow for them, and no stage is lost.
func TestNarrowLayers(t *testing.T) {
	g := newGraph(strings.Fields("a b c d e f"), "a", map[string][]string{"a": {"b", "c", "d", "e", "f"}})
	g.narrow(2)
	n := 0
	for _, l := range g.layers {
		n += len(l)
		if len(l) > 2 {
			t.Errorf("a layer of %d", len(l))
		}
	}
	if n != 6 {
		t.Errorf("%d stages are left of 6", n)
	}
}

// Lines that run beside each other never share a track, unless they lead to one stage.
func TestTracksDoNotOverlap(t *testing.T) {
	segments := []segment{{from: 0, to: 50}, {from: 20, to: 90}, {from: 60, to: 100}, {from: 30, to: 50}, {from: 10, to: 10}, {from: 95, to: 110}}
	tracked(segments)
	for i, a := range segments {
		for _, b := range segments[:i] {
			meet := min(a.from, a.to) <= max(b.from, b.to) && min(b.from, b.to) <= max(a.from, a.to)
			if meet && a.track == b.track && a.to != b.to && a.from != a.to && b.from != b.to {
				t.Errorf("%+v runs over %+v", a, b)
			}
		}
	}
}

// Every way of the campaign is a line that begins at a port of its stage and ends at the tip of another, or
// goes back and is said in words.
func TestEveryWayIsDrawn(t *testing.T) {
	for name, c := range map[string]int{"story": 5, "tangled": -1} {
		campaign := story()
		if name == "tangled" {
			campaign = tangled()
		}
		w := newWriter(campaign, job(t, campaign, paper.A4), true)
		w.Blank()
		ch := charter{writer: w, boxes: map[string]box{}}
		ids, ways := ch.network()
		all := len(ch.lines)
		g := newGraph(ids, campaign.Start.Node, ways)
		g.narrow(4)
		ch.lines = slices.DeleteFunc(ch.lines, func(l line) bool { return g.back[[2]string{l.from, l.to}] })
		ch.rows = g.woven(ch.lines)
		if !ch.measure() {
			if name == "story" {
				t.Error("the story has no chart")
			}
			continue
		}
		tips := 0
		for _, row := range ch.draw().Rows {
			printertest.Walk(row.Items, func(it scene.Item, _ scene.Point) {
				if f, ok := it.(scene.Fill); ok && f.Colour == w.Tones.Ink && len(f.Path.Points) == 3 {
					tips++
				}
			})
		}
		if tips != len(ch.lines) || c > 0 && tips != c {
			t.Errorf("%s: %d tips for %d lines of %d ways", name, tips, len(ch.lines), all)
		}
	}
}

func TestLetters(t *testing.T) {
	if got := letter(0) + " " + letter(25) + " " + letter(26); got != "a z 27" {
		t.Error(got)
	}
}
