package page_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// words are where the words of a writer's page stand.
func words(w *page.Writer) map[string]scene.Rect {
	out := map[string]scene.Rect{}
	for _, x := range printertest.Words(w.Page, w.Set) {
		out[x.Text] = x.Box
	}
	return out
}

// What a page belongs to ends at the right margin; where the left has no room for it, it gives way.
func TestTheRightOfAnOpeningGivesWay(t *testing.T) {
	for _, c := range []struct {
		what  string
		shown bool
	}{{"Briefing", true}, {strings.Repeat("Long kind ", 12), false}} {
		w := page.New(printertest.Fonts(t), page.Options{Paper: paper.A4, Title: "Tables"})
		w.Blank()
		w.Opening(c.what, "Quartz")
		at, shown := words(w)["QUARTZ"]
		if shown != c.shown {
			t.Errorf("beside %q it stands there: %v", c.what, shown)
		}
		if right := at.X + at.W; shown && (right > page.MarginX+w.Width() || right < page.MarginX+w.Width()-mm) {
			t.Errorf("it ends at %d of %d", right, page.MarginX+w.Width())
		}
		if w.Y <= page.MarginY {
			t.Errorf("the page goes on at %d", w.Y)
		}
	}
}

// Two long texts of an opening stay a gutter apart: the right one is shortened.
func TestTheSidesOfAnOpeningStayApart(t *testing.T) {
	w := page.New(printertest.Fonts(t), page.Options{Paper: paper.A4, Title: "Tables"})
	w.Blank()
	w.Opening("A kind of document", strings.Repeat("What it belongs to ", 20))
	var left, right scene.Rect
	for text, box := range words(w) {
		if strings.HasPrefix(text, "A KIND") {
			left = box
		} else if strings.HasPrefix(text, "WHAT") {
			right = box
		}
	}
	if gap := right.X - left.X - left.W; left.W == 0 || right.W == 0 || gap < page.Gutter || gap > page.Gutter+20*mm {
		t.Errorf("%v and %v: %d apart, want %d", left, right, gap, page.Gutter)
	}
}

// Facts share the width evenly, and what follows stands below the longest of them.
func TestFactsStandSideBySide(t *testing.T) {
	w := page.New(printertest.Fonts(t), page.Options{Paper: paper.A4, Title: "Tables"})
	w.Blank()
	top := w.Y
	w.Facts([]page.Fact{
		{Icon: "crew", Label: "One", Value: "Alpha"}, {Icon: "crew", Label: "Two", Value: strings.Repeat("Beta ", 40) + "Omega"}, {Icon: "crew", Label: "Three", Value: "Gamma"},
	}, "Tables")
	at := words(w)
	first, second, third := at["ONE"], at["TWO"], at["THREE"]
	each := w.Width() / 3
	if second.X-first.X != each || third.X-second.X != each || first.Y != third.Y {
		t.Errorf("facts stand at %v, %v and %v, each a third of %d wide", first, second, third, w.Width())
	}
	low := top
	for text, box := range at {
		low = max(low, box.Y+box.H)
		if strings.Contains(text, "Beta") && box.X+box.W > third.X {
			t.Errorf("%q runs into the next fact", text)
		}
	}
	if w.Y < low {
		t.Errorf("the page goes on at %d, the facts end at %d", w.Y, low)
	}
	w.Y = paper.A4.H - 30*mm
	before := w.Page
	w.Facts([]page.Fact{{Icon: "crew", Label: "Late", Value: "Delta"}}, "Tables")
	if w.Page == before {
		t.Error("facts are set where there is no room for them")
	}
}

// A logo fills a place as far as its shape allows, in its middle; none, or one without a size, takes no room.
func TestLogosKeepTheirShape(t *testing.T) {
	square := scene.Fill{Path: scene.RectPath(scene.Rect{W: 100, H: 50}), Colour: scene.RGB(0)}
	logo := &page.Logo{Title: "Mark", W: 100, H: 50, Items: []scene.Fill{square}}
	for _, c := range []struct{ place, want scene.Rect }{
		{scene.Rect{X: mm, Y: 2 * mm, W: 40 * mm, H: 40 * mm}, scene.Rect{X: mm, Y: 12 * mm, W: 40 * mm, H: 20 * mm}},
		{scene.Rect{X: mm, Y: 2 * mm, W: 40 * mm, H: 10 * mm}, scene.Rect{X: 11 * mm, Y: 2 * mm, W: 20 * mm, H: 10 * mm}},
	} {
		g := logo.In(c.place)[0].(scene.Group)
		if got := g.Items[0].(scene.Fill).Path.Bounds(); got != c.want || g.Clip.Bounds() != c.want || g.Alt != "Mark" || g.Tag != scene.Figure {
			t.Errorf("in %v it is at %v, cut at %v", c.place, got, g.Clip.Bounds())
		}
	}
	if got := logo.Wide(10 * mm); got != 20*mm {
		t.Errorf("10 mm high it is %d wide", got)
	}
	place := scene.Rect{W: mm, H: mm}
	for name, none := range map[string]*page.Logo{"none": nil, "no height": {W: 5}, "no width": {H: 5}} {
		if len(none.In(place)) > 0 || none.Wide(mm) != 0 {
			t.Errorf("%s: drawn %v, %d wide", name, none.In(place), none.Wide(mm))
		}
	}
	if len(logo.In(scene.Rect{W: mm})) > 0 {
		t.Error("a logo is drawn in a place without height")
	}
}

// A foot leaves out the last part of what the page was made from rather than cut it.
func TestTheFootLeavesOutWhatHasNoRoom(t *testing.T) {
	const name = "a-long-name-of-a-mission · Core Space: the Sample Edition"
	for size, want := range map[paper.Paper]string{paper.A4: name, {Name: "A5", W: 148 * mm, H: 210 * mm}: "a-long-name-of-a-mission"} {
		w := page.New(printertest.Fonts(t), page.Options{Paper: size, Title: "Tables", Name: name})
		w.Fresh("Again")
		if got := printertest.Said(w.Finish().Pages[0]); !strings.Contains(got, want+" made with") {
			t.Errorf("on %s: %s", size.Name, got)
		}
	}
}

// The pack's mark stands in the foot of every page, and a wide one is held to its room.
func TestTheMarkInTheFoot(t *testing.T) {
	for name, c := range map[string]struct {
		logo *page.Logo
		most scene.Unit
	}{
		"none": {nil, 0}, "a square": {&page.Logo{Title: "Mark", W: 50, H: 50}, 5 * mm}, "a banner": {&page.Logo{Title: "Mark", W: 5000, H: 50}, 31 * mm},
	} {
		w := page.New(printertest.Fonts(t), page.Options{Paper: paper.A4, Title: "Tables", Logo: c.logo})
		w.Fresh("Test")
		w.Fresh("Test")
		for i, p := range w.Finish().Pages {
			var at []scene.Rect
			for _, g := range groups(p.Items) {
				if g.Alt == "Mark" {
					at = append(at, g.Clip.Bounds())
				}
			}
			if (len(at) == 1) != (c.logo != nil) || len(at) == 1 && (at[0].W > c.most || at[0].W <= 0 || at[0].Y < p.H-25*mm || at[0].Y+at[0].H > p.H) {
				t.Errorf("%s: on page %d of %v it stands at %v", name, i+1, p.H, at)
			}
		}
	}
}

// groups are all groups among some items, those in groups, too.
func groups(items []scene.Item) (out []scene.Group) {
	for _, it := range items {
		if g, ok := it.(scene.Group); ok {
			out = append(append(out, g), groups(g.Items)...)
		}
	}
	return out
}
