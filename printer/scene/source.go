package scene

// Source says what of the unit a rectangle of the page shows. Nothing is painted for it and no file has it: whoever shows pages
// to their author asks a page for its sources.
type Source struct {
	Area Rect
	Path string // of the value, such as "rules.alarm"
	Kind string // of the unit that the path is of, such as "post"; empty: it is the unit's own; RuleSet: it is of that
	Unit string // the id of that unit
}

// RuleSet is the kind of a source with a path in the rule set. It leads to what a pack says there, and nowhere where the rule set
// is as it comes.
const RuleSet = "rules"

// Ruled is a source in the rule set.
func Ruled(path string) Source { return Source{Path: path, Kind: RuleSet} }

// Sources are what of the unit the parts of a page show, as far as each is seen.
func (p *Page) Sources() []Source {
	var out []Source
	gather(p.Items, Point{}, &Rect{W: p.W, H: p.H}, 0, &out)
	return out
}

func gather(items []Item, shift Point, clip *Rect, depth int, out *[]Source) {
	if depth > MaxDepth {
		return
	}
	for _, item := range items {
		switch it := item.(type) {
		case Group:
			at := Point{shift.X + it.Shift.X, shift.Y + it.Shift.Y}
			gather(it.Items, at, it.Shown(clip, at), depth+1, out)
		case Source:
			it.Area = it.Area.Shifted(shift.X, shift.Y).Within(*clip)
			if it.Area.W > 0 && it.Area.H > 0 {
				*out = append(*out, it)
			}
		}
	}
}
