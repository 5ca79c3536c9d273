package scene

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

func TestLogKeepsWordsAndSumsPathsUp(t *testing.T) {
	disc := RectPath(Rect{1, 2, 3, 4})
	p := &Page{Name: "p", W: 10, H: 20}
	p.Add(
		Fill{Path: disc, Colour: RGB(0x010203)}, Fill{Path: disc, Colour: RGB(0x010203)}, Stroke{Path: disc, Colour: RGB(0xffffff), Width: 7},
		Group{Shift: Point{5, 6}, Clip: &disc, Layer: "walls", Tag: Figure, Alt: "A wall", Items: []Item{
			Text{At: Point{8, 9}, Run: Run{Face: "f", Size: 10, Text: "hi", Glyphs: []Glyph{{Advance: 3}}}, Colour: RGB(0)},
			Stroke{Path: disc, Colour: RGB(0xff0000)},
		}},
		Link{Area: Rect{1, 1, 2, 2}, To: "there"}, Bookmark{Name: "here", Title: "Here"},
	)
	want := `page "p" 10×20
 paths 3 #010203 #ffffff DIGEST
 group 5,6 layer "walls" tag Figure alt "A wall" clip 1,2 3×4 DIGEST
  text 8,9 10 "hi" DIGEST
  paths 1 #ff0000 DIGEST
 link {1 1 2 2} to "there" ""
 bookmark "here" "Here" level 0 at 0
`
	if got := hidden(Log(p)); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

// hidden is a log with the digests at the ends of its lines left out.
func hidden(log string) string {
	lines := strings.Split(log, "\n")
	for i, line := range lines {
		if at := strings.LastIndexByte(line, ' '); len(line)-at == 13 && at >= 0 {
			lines[i] = line[:at] + " DIGEST"
		}
	}
	return strings.Join(lines, "\n")
}

// TestEveryChangeShowsInTheLog changes each number, word and list of random pages, one at a time.
func TestEveryChangeShowsInTheLog(t *testing.T) {
	for seed := range uint64(20) {
		p := randomPage(seed)
		before, changes := Log(p), 0
		eachLeaf(reflect.ValueOf(p).Elem(), func(what string, change, undo func()) {
			change()
			if Log(p) == before {
				t.Errorf("seed %d: a change of %s is not in the log", seed, what)
			}
			undo()
			changes++
		})
		if Log(p) != before || changes < 10 {
			t.Fatalf("seed %d: %d changes, and the page is not what it was", seed, changes)
		}
	}
}

func TestOrderAndPlaceInGroupsShowInTheLog(t *testing.T) {
	a, b := Fill{Colour: RGB(1)}, Fill{Colour: RGB(2)}
	logs := map[string]bool{}
	for _, items := range [][]Item{
		{a, b}, {b, a}, {a, a, b}, {Group{Items: []Item{a, b}}}, {a, Group{Items: []Item{b}}}, {Group{Items: []Item{a}}, b},
		{Group{Items: []Item{a}}, Group{Items: []Item{b}}},
	} {
		logs[Log(&Page{Items: items})] = true
	}
	if len(logs) != 7 {
		t.Errorf("7 pages have %d logs", len(logs))
	}
}

func TestLogEnds(t *testing.T) {
	g := Group{Items: make([]Item, 1)}
	g.Items[0] = g
	for range 100 {
		g = Group{Items: []Item{g}}
	}
	if n := strings.Count(Log(&Page{Items: []Item{g}}), "\n"); n != MaxDepth+1 {
		t.Errorf("%d lines", n)
	}
}

// eachLeaf calls f for every number, word and length of list that v holds. What stands in an interface is
// changed in a copy that is put in its place.
func eachLeaf(v reflect.Value, f func(what string, change, undo func())) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachLeaf(v.Elem(), f)
		}
	case reflect.Interface:
		inside := reflect.New(v.Elem().Type()).Elem()
		inside.Set(v.Elem())
		eachLeaf(inside, func(what string, change, undo func()) {
			f(what, func() { change(); v.Set(inside) }, func() { undo(); v.Set(inside) })
		})
	case reflect.Struct:
		for i := range v.NumField() {
			name := v.Type().Name() + "." + v.Type().Field(i).Name
			eachLeaf(v.Field(i), func(what string, change, undo func()) { f(name+" "+what, change, undo) })
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachLeaf(v.Index(i), f)
		}
	case reflect.String:
		old := v.String()
		f("", func() { v.SetString(old + "x") }, func() { v.SetString(old) })
	case reflect.Int, reflect.Int32, reflect.Int64:
		old := v.Int()
		f("", func() { v.SetInt(old + 1) }, func() { v.SetInt(old) })
	case reflect.Bool:
		old := v.Bool()
		f("", func() { v.SetBool(!old) }, func() { v.SetBool(old) })
	case reflect.Uint8:
		other := v.Uint() ^ 1 // stays a cap, a join, a colour
		old := v.Uint()
		if v.Type() == reflect.TypeFor[Verb]() {
			return // another verb takes other points: no path any more
		}
		f("", func() { v.SetUint(other) }, func() { v.SetUint(old) })
	case reflect.Uint32:
		old := v.Uint()
		f("", func() { v.SetUint(old + 1) }, func() { v.SetUint(old) })
	}
}

func randomPage(seed uint64) *Page {
	r := rand.New(rand.NewPCG(seed, 1))
	return &Page{Name: "p", W: 100, H: 100, Items: randomItems(r, 3)}
}

func randomItems(r *rand.Rand, depth int) []Item {
	n := func() Unit { return Unit(r.IntN(100)) }
	path := func() Path {
		var p Path
		p.Move(n(), n()).Line(n(), n()).Curve(n(), n(), n(), n(), n(), n()).Close()
		return p
	}
	var out []Item
	for range 3 + r.IntN(5) {
		switch k := r.IntN(7); {
		case k < 2:
			out = append(out, Fill{Path: path(), Colour: RGB(r.Uint32()).Alpha(uint8(n()))})
		case k == 2:
			out = append(out, Stroke{Path: path(), Colour: RGB(r.Uint32()), Width: n(), Dash: []Unit{n(), n()}, Cap: Cap(r.IntN(2)), Join: Join(r.IntN(2))})
		case k == 3:
			out = append(out, Text{At: Point{n(), n()}, Turn: int(n()), Colour: RGB(1), Run: Run{Face: "f", Size: n(), Text: "w", Glyphs: []Glyph{{ID: 1, Rune: 'w', Runes: 1, Advance: n()}, {DX: n()}}}})
		case k == 4:
			out = append(out, Link{Area: Rect{n(), n(), n(), n()}, To: "a", URL: "b"})
		case k == 5:
			out = append(out, Bookmark{Name: "a", Title: "b", Level: 1, Y: n()})
		case depth > 0:
			clip := path()
			out = append(out, Group{Shift: Point{n(), n()}, Clip: &clip, Layer: "l", Tag: Figure, Alt: "alt", Items: randomItems(r, depth-1)})
		}
	}
	return out
}
