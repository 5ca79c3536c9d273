package scene_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
)

func square() scene.Path { return scene.RectPath(scene.Rect{X: 1, Y: 2, W: 3, H: 4}) }

func TestMapTurnsItemsWithinGroupsAndLeavesOut(t *testing.T) {
	inner := scene.Group{Tag: scene.Figure, Items: []scene.Item{scene.Bookmark{Name: "a"}, scene.Fill{Path: square()}}}
	items := []scene.Item{inner, scene.Bookmark{Name: "b"}}
	out := scene.Map(items, func(it scene.Item) scene.Item {
		switch it := it.(type) {
		case scene.Fill:
			return nil
		case scene.Bookmark:
			it.Level++
			return it
		}
		return it
	})
	g := out[0].(scene.Group)
	if len(out) != 2 || len(g.Items) != 1 || g.Tag != scene.Figure || g.Items[0].(scene.Bookmark).Level != 1 || out[1].(scene.Bookmark).Level != 1 {
		t.Errorf("mapped to %v", out)
	}
	if len(inner.Items) != 2 || inner.Items[0].(scene.Bookmark).Level != 0 {
		t.Error("the items given were changed")
	}
}

func TestEachAddsUpShifts(t *testing.T) {
	var seen []string
	deep := scene.Group{Shift: scene.Point{X: 10}, Items: []scene.Item{scene.Group{Shift: scene.Point{X: 5, Y: 1}, Items: []scene.Item{scene.Link{}}}}}
	scene.Each([]scene.Item{deep}, func(it scene.Item, shift scene.Point) { seen = append(seen, fmt.Sprintf("%T %v", it, shift)) })
	if got := strings.Join(seen, ", "); got != "scene.Group {0 0}, scene.Group {10 0}, scene.Link {15 1}" {
		t.Error(got)
	}
}

// A group that contains itself ends.
func TestWalksEnd(t *testing.T) {
	items := make([]scene.Item, 1)
	items[0] = scene.Group{Items: items}
	n := 0
	scene.Each(items, func(scene.Item, scene.Point) { n++ })
	if n != scene.MaxDepth+1 {
		t.Errorf("%d groups were visited", n)
	}
	scene.Map(items, func(it scene.Item) scene.Item { return it })
}

func TestTurnedFourTimesIsTheSame(t *testing.T) {
	clip := square()
	page := &scene.Page{Items: []scene.Item{scene.Group{Shift: scene.Point{X: 7}, Clip: &clip, Items: []scene.Item{
		scene.Fill{Path: square()}, scene.Stroke{Path: square()}, scene.Text{At: scene.Point{X: 3, Y: 1}, Turn: 10}, scene.Link{Area: scene.Rect{X: 1, Y: 1, W: 2, H: 5}},
	}}}}
	want, once := scene.Dump(page), *page
	once.Items = scene.Turned(page.Items, 1)
	if f := once.Items[0].(scene.Group).Items[0].(scene.Fill).Path.Bounds(); f != (scene.Rect{X: -6, Y: 1, W: 4, H: 3}) {
		t.Errorf("a quarter turn lands at %v", f)
	}
	for range 3 {
		once.Items = scene.Turned(once.Items, 1)
	}
	if got := scene.Dump(&once); got != want {
		t.Errorf("four quarters make\n%s\nof\n%s", got, want)
	}
}
