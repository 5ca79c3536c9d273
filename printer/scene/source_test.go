package scene_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
)

// A source goes where its groups go, as far as it is seen there, and leaves no trace in what is logged.
func TestSourcesOfAPage(t *testing.T) {
	clip := scene.RectPath(scene.Rect{W: 50, H: 10})
	fill := scene.Fill{Path: square()}
	with := func(items ...scene.Item) *scene.Page {
		inner := scene.Group{Shift: scene.Point{X: 30}, Clip: &clip, Items: append([]scene.Item{fill}, items...)}
		return &scene.Page{W: 100, H: 100, Items: []scene.Item{scene.Group{Shift: scene.Point{X: 5, Y: 7}, Items: []scene.Item{inner}}}}
	}
	page := with(scene.Source{Area: scene.Rect{X: 20, W: 100, H: 100}, Path: "rules.a"}, scene.Source{Area: scene.Rect{X: 60, W: 5, H: 5}, Path: "rules.hidden"})
	got := page.Sources()
	if len(got) != 1 || got[0].Path != "rules.a" || got[0].Area != (scene.Rect{X: 55, Y: 7, W: 30, H: 10}) {
		t.Errorf("%+v", got)
	}
	if bare := with(); scene.Dump(page) != scene.Dump(bare) || scene.Log(page) != scene.Log(bare) {
		t.Error("sources are logged")
	}
	turned := scene.Turned([]scene.Item{scene.Source{Area: scene.Rect{X: 1, Y: 2, W: 3, H: 4}}}, 1)
	if at := turned[0].(scene.Source).Area; at != (scene.Rect{X: -6, Y: 1, W: 4, H: 3}) {
		t.Errorf("turned to %v", at)
	}
}
