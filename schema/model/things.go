package model

import (
	"cmp"
	"iter"
)

// Sort is a sort of thing that a floor has: one of its lists.
type Sort string

// The sorts of things, as messages call them.
const (
	PanelSort     Sort = "panel"
	AirlockSort   Sort = "airlock"
	EntrySort     Sort = "entry point"
	HatchSort     Sort = "hatch"
	CrateSort     Sort = "crate"
	FurnitureSort Sort = "furniture"
	MarkerSort    Sort = "marker"
	ZoneSort      Sort = "zone"
	LinkSort      Sort = "link"
)

// sorts are all of them, from the walls to the ways off the floor.
var sorts = []Sort{PanelSort, AirlockSort, EntrySort, HatchSort, CrateSort, FurnitureSort, MarkerSort, ZoneSort, LinkSort}

// Thing is one thing on a floor, with what it has in common with things of other sorts.
type Thing struct {
	Sort      Sort
	Index     int    // its place in its list
	ID        string // the author's name for it; of panels most have none
	Name      string // as its path has it: the ends of a panel, the ID of anything else
	Title     string // what pages call it, if not by its kind
	Kind      string // of a panel, a piece of furniture or a marker; the size of a crate; how one goes along a link
	Floor     NamedFloor
	At        Point      // its middle; where a link begins; a zone has none
	Footprint *Footprint // of crates and furniture
	Turn      int
	Number    int
	Colour    string // of a crate
	On        string // the crate that a crate stands on
	State     string // of a panel or a piece of furniture at the start
	Side      Side   // of what stands in the rim
	Sealed    bool   // of an entry point
	Highlight string
}

// Path is the path of the thing's value, such as "board.crates.s1".
func (t Thing) Path() string { return t.Floor.Path + "." + lists[t.Sort] + "." + t.Name }

// HatchLink is what prose links to a hatch by: its number alone would be that of an entry point as well.
func HatchLink(id string) string { return "hatch-" + id }

// Link is what prose links to the thing by.
func (t Thing) Link() string {
	if t.Sort == HatchSort {
		return HatchLink(t.ID)
	}
	return t.ID
}

// Things are what stands on all floors of a mission, floor by floor, of some sorts in the order in which these are
// asked for; asked for none, of all. They come one after the other: a thing is large, and few want a list of them.
func (m *Mission) Things(of ...Sort) iter.Seq[Thing] {
	return func(yield func(Thing) bool) {
		for _, f := range m.Floors() {
			for t := range f.Things(of...) {
				if !yield(t) {
					return
				}
			}
		}
	}
}

// Things are what stands on the floor, of some sorts in the order in which these are asked for; asked for none, of all.
func (f NamedFloor) Things(of ...Sort) iter.Seq[Thing] {
	if len(of) == 0 {
		of = sorts
	}
	return func(yield func(Thing) bool) {
		for _, s := range of {
			n, thing := f.list(s)
			for i := range n {
				t := thing(i)
				t.Sort, t.Index, t.Floor, t.Name = s, i, f, cmp.Or(t.Name, t.ID)
				if !yield(t) {
					return
				}
			}
		}
	}
}

// lists are the lists of a board that things stand in.
var lists = map[Sort]string{
	PanelSort: "panels", AirlockSort: "airlocks", EntrySort: "entries", HatchSort: "hatches", CrateSort: "crates",
	FurnitureSort: "furniture", MarkerSort: "markers", ZoneSort: "zones", LinkSort: "links",
}

// list is how many things of a sort the floor has, and each by its place in their list.
func (f NamedFloor) list(s Sort) (int, func(int) Thing) {
	switch b := f.Board; s {
	case PanelSort:
		return each(b.Panels, (*Panel).thing)
	case AirlockSort:
		return each(b.Airlocks, func(x *Airlock) Thing { return Thing{ID: x.ID, At: x.At, Side: x.Side, Highlight: x.Highlight} })
	case EntrySort:
		return each(b.Entries, func(x *Entry) Thing {
			return Thing{ID: x.ID, At: x.At, Side: x.Side, Number: x.Number, Sealed: x.Sealed, Highlight: x.Highlight}
		})
	case HatchSort:
		return each(b.Hatches, func(x *Hatch) Thing { return Thing{ID: x.ID, At: x.At, Highlight: x.Highlight} })
	case CrateSort:
		return each(b.Crates, (*Crate).thing)
	case FurnitureSort:
		return each(b.Furniture, (*Furniture).thing)
	case MarkerSort:
		return each(b.Markers, (*Marker).thing)
	case ZoneSort:
		return each(b.Zones, func(x *Zone) Thing { return Thing{ID: x.ID, Title: x.Title, Highlight: x.Highlight} })
	case LinkSort:
		return each(b.Links, func(x *Link) Thing { return Thing{ID: x.ID, Kind: x.Kind, At: x.From} })
	}
	return 0, nil
}

func each[T any](list []T, thing func(*T) Thing) (int, func(int) Thing) {
	return len(list), func(i int) Thing { return thing(&list[i]) }
}

func (x *Panel) thing() Thing {
	middle := Point{X: (x.From.X + x.To.X) / 2, Y: (x.From.Y + x.To.Y) / 2}
	return Thing{ID: x.ID, Name: x.Name, Title: x.Title, Kind: x.Kind, At: middle, State: string(x.State), Highlight: x.Highlight}
}

func (x *Crate) thing() Thing {
	f := &x.Footprint
	return Thing{ID: x.ID, Kind: x.Size, At: f.Centre, Footprint: f, Turn: f.Turn, Colour: x.Colour, On: x.On, Highlight: x.Highlight}
}

func (x *Furniture) thing() Thing {
	f := &x.Footprint
	return Thing{ID: x.ID, Title: x.Title, Kind: x.Kind, At: f.Centre, Footprint: f, Turn: f.Turn, State: x.State, Highlight: x.Highlight}
}

func (x *Marker) thing() Thing {
	return Thing{ID: x.ID, Title: x.Title, Kind: x.Kind, At: x.At, Turn: x.Turn, Number: x.Number, Highlight: x.Highlight}
}

// ThingKind is what a rule set says of a kind of panel, crate, furniture or marker, whichever it is.
type ThingKind struct {
	ID, Title    string
	Width, Depth Length // of what covers the floor
	Rule         string // a TerrainRule's id
}

// ThingKind is the kind of a thing; the empty one where the rule set has none.
func (r *RuleSet) ThingKind(t Thing) ThingKind {
	switch t.Sort {
	case PanelSort:
		return kindIn(r.Panels, t.Kind, func(k PanelKind) ThingKind { return ThingKind{ID: k.ID, Title: k.Title, Rule: k.Rule} })
	case CrateSort:
		return kindIn(r.Crates, t.Kind, func(k CrateSize) ThingKind { return ThingKind{k.ID, k.Title, k.Width, k.Depth, k.Rule} })
	case FurnitureSort:
		return kindIn(r.Furniture, t.Kind, func(k FurnitureKind) ThingKind { return ThingKind{k.ID, k.Title, k.Width, k.Depth, k.Rule} })
	case MarkerSort:
		return kindIn(r.Markers, t.Kind, func(k MarkerKind) ThingKind {
			return ThingKind{ID: k.ID, Title: k.Title, Width: k.Width, Depth: k.Depth}
		})
	}
	return ThingKind{}
}

// UsualDoor is how the doors of a kind of panel stand where the mission says nothing: the first state of its rule in play,
// or closed where it has none.
func (r *RuleSet) UsualDoor(kind string) PanelState {
	k := r.ThingKind(Thing{Sort: PanelSort, Kind: kind})
	for _, t := range r.Terrain {
		if t.ID == k.Rule && len(t.States) > 0 {
			return PanelState(t.States[0])
		}
	}
	return Closed
}

func kindIn[T any](list []T, id string, of func(T) ThingKind) ThingKind {
	for _, v := range list {
		if k := of(v); k.ID == id {
			return k
		}
	}
	return ThingKind{}
}
