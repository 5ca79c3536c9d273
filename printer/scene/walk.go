package scene

// MaxDepth is how deep groups in groups are followed: no drawing of ours is deeper than ten, and a group that
// contains itself would never end.
const MaxDepth = 64

// Map is items with each turned into another by f, which gives nil for what is to be left out. A group comes
// after the items in it. The items given stay as they are.
func Map(items []Item, f func(Item) Item) []Item { return mapped(items, f, 0) }

func mapped(items []Item, f func(Item) Item, depth int) []Item {
	if depth > MaxDepth {
		return nil
	}
	out := make([]Item, 0, len(items))
	for _, item := range items {
		if g, ok := item.(Group); ok {
			g.Items = mapped(g.Items, f, depth+1)
			item = g
		}
		if item = f(item); item != nil {
			out = append(out, item)
		}
	}
	return out
}

// Each calls f with every item, a group before the items in it, and with how far its groups move it.
func Each(items []Item, f func(it Item, shift Point)) { each(items, Point{}, f, 0) }

func each(items []Item, shift Point, f func(Item, Point), depth int) {
	if depth > MaxDepth {
		return
	}
	for _, item := range items {
		f(item, shift)
		if g, ok := item.(Group); ok {
			each(g.Items, Point{shift.X + g.Shift.X, shift.Y + g.Shift.Y}, f, depth+1)
		}
	}
}

// Turned is items turned clockwise about the origin by quarters of a turn, exactly.
func Turned(items []Item, quarters int) []Item {
	t := turner(quarters & 3)
	if t == 0 {
		return items
	}
	return Map(items, t.item)
}

// turner turns by so many quarters.
type turner int

func (t turner) point(p Point) Point {
	for range t {
		p = Point{X: -p.Y, Y: p.X}
	}
	return p
}

func (t turner) path(p Path) Path { return p.Map(t.point) }

func (t turner) item(item Item) Item {
	switch it := item.(type) {
	case Fill:
		it.Path = t.path(it.Path)
		return it
	case Stroke:
		it.Path = t.path(it.Path)
		return it
	case Text:
		it.At, it.Turn = t.point(it.At), (it.Turn+90*int(t))%360
		return it
	case Link:
		it.Area = t.path(RectPath(it.Area)).Bounds()
		return it
	case Source:
		it.Area = t.path(RectPath(it.Area)).Bounds()
		return it
	case Bookmark:
		it.Y = t.point(Point{Y: it.Y}).Y
		return it
	case Group:
		it.Shift = t.point(it.Shift)
		if it.Clip != nil {
			clip := t.path(*it.Clip)
			it.Clip = &clip
		}
		return it
	}
	return item
}
