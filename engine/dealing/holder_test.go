package dealing

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// holderWorld is a mission with a crate, a chest that holds three and a table, and what goes into them.
func holderWorld() (*model.Mission, *model.RuleSet) {
	m, r := &model.Mission{}, &model.RuleSet{TokenSizes: []model.TokenSize{{ID: "small"}, {ID: "large"}}}
	r.Crates = []model.CrateSize{{ID: "small", Rule: "crate"}, {ID: "chest", Rule: "chest"}}
	r.Furniture = []model.FurnitureKind{{ID: "table", Rule: "loose"}, {ID: "locker", Rule: "locker"}}
	r.Terrain = []model.TerrainRule{
		{ID: "crate"}, {ID: "loose"},
		{ID: "locker", Search: true},
		{ID: "chest", Search: true, Holds: 3},
	}
	at := model.Footprint{Width: model.Inch, Depth: model.Inch}
	m.Board = model.Board{
		Crates:    []model.Crate{{ID: "c", Size: "chest", Footprint: at}, {ID: "s", Size: "small", Footprint: at}},
		Furniture: []model.Furniture{{ID: "t", Kind: "table", Footprint: at}, {ID: "k", Kind: "locker", Footprint: at}},
	}
	m.Setup.Allocation = []model.Allocation{
		{Crate: "chest", Tokens: []model.TokenCount{{Size: "small", Count: 2}}},
		{Crate: "small", Tokens: []model.TokenCount{{Size: "small", Count: 1}}},
	}
	m.Setup.Deals = []model.Deal{{Into: []string{"k", "s"}, Tokens: []model.TokenShare{{Size: "large", Count: 1}}}}
	m.Setup.Contents = []model.Content{
		{At: model.Place{Piece: "c"}, Tokens: []string{"knife", "belt"}}, {At: model.Place{Piece: "t"}, Tokens: []string{"ammo"}},
	}
	return m, r
}

func TestHolders(t *testing.T) {
	m, r := holderWorld()
	type want struct {
		id                string
		tokens, holds     int
		search, own, deal bool
	}
	var got []want
	for _, h := range Holders(m, r) {
		got = append(got, want{h.ID, h.Tokens(), h.Holds(), h.Searchable(), h.Own, len(h.Dealt) > 0})
	}
	for _, w := range []want{
		{"c", 4, 3, true, false, true}, {"s", 1, 0, true, true, true}, {"t", 1, 0, false, false, false}, {"k", 1, 0, true, true, true},
	} {
		if !slices.Contains(got, w) {
			t.Errorf("no %+v among %+v", w, got)
		}
	}
	if len(got) != 4 {
		t.Errorf("%d pieces hold tokens, want 4", len(got))
	}
}

// The documents say that an ark takes small and nano tokens only, that large tokens go into large crates, and
// that a pod takes all (seed 002:7502, 7557, 000:624). So do the measures.
func TestWhatFits(t *testing.T) {
	inch := func(tenths int) model.Length { return model.Inch * model.Length(tenths) / 10 }
	size := func(w, h int) model.TokenSize { return model.TokenSize{Width: inch(w), Height: inch(h)} }
	large, medium, small, nano := size(20, 10), size(15, 10), size(10, 10), size(5, 5)
	for _, c := range []struct {
		name string
		w, d int
		fits []model.TokenSize
		not  []model.TokenSize
	}{
		{"small crate", 10, 10, []model.TokenSize{small}, []model.TokenSize{large}},
		{"large crate", 18, 10, []model.TokenSize{small, large}, nil},
		{"ark", 10, 10, []model.TokenSize{small, nano}, []model.TokenSize{large, medium}},
		{"pod, turned", 10, 20, []model.TokenSize{small, nano, large, medium}, nil},
		{"no size", 0, 0, []model.TokenSize{large}, nil},
	} {
		h := Holder{At: model.Footprint{Width: inch(c.w), Depth: inch(c.d)}}
		for _, s := range c.fits {
			if !h.Fits(s) {
				t.Errorf("%s: %v × %v does not fit", c.name, s.Width, s.Height)
			}
		}
		for _, s := range c.not {
			if h.Fits(s) {
				t.Errorf("%s: %v × %v fits", c.name, s.Width, s.Height)
			}
		}
	}
}
