package trackers

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// What a table takes, several times over. A pack may list thousands.
const (
	maxList     = 200
	maxHoles    = 160 // of one level: a sheet of them
	maxArrivals = 16  // of one level: they stand below each other beside its holes
	maxMarks    = 12
	maxTracks   = 40
)

// limits is an error that says what there is too much of.
func limits(j *product.Job) error {
	for _, c := range counts(j) {
		if c.n > c.most {
			return fmt.Errorf("there are %d %s; trackers are drawn for at most %d", c.n, c.what, c.most)
		}
	}
	return nil
}

// count is how many there are of something, and how many there may be.
type count struct {
	what    string
	n, most int
}

// tracksOf is how many tracks the counters of a mission take.
func tracksOf(m *model.Mission) int {
	n := 0
	for _, c := range m.Setup.Counters {
		n += (&track{m: m}).keepers(c)
	}
	return n
}

// counts are those of all lists that are drawn.
func counts(j *product.Job) []count {
	r := j.CoreSpace()
	var out []count
	for _, l := range r.Hostility.Levels {
		out = append(out, count{"holes at a level", l.Holes, maxHoles}, count{"arrivals at a level", len(l.Arrivals), maxArrivals})
	}
	for _, k := range r.NPCs {
		for _, s := range []*model.Stats{k.Stats, k.Charged} {
			if s != nil {
				out = append(out, count{"stages of damage of " + brief(k.Title), len(s.Inserts), mostInserts})
			}
		}
	}
	switch u := j.Unit.(type) {
	case *model.Mission:
		if u != nil {
			out = append(out, count{"counters and ends of the game", tracksOf(u) + len(u.Ends), maxTracks},
				count{"marks on the track", len(u.Setup.Marks), maxMarks}, count{"variations", len(u.Variations), maxTracks})
		}
	case *model.Crew:
		if u != nil {
			out = append(out, lists(reflect.ValueOf(u), "crew")...)
		}
	}
	return append(out, lists(reflect.ValueOf([]any{
		r.Hostility, r.Groups, r.NPCs, r.Charts, r.Classes, r.Traders, r.Skills, r.Upgrades, r.Ship,
	}), "rule set")...)
}

// lists counts the lists in a value, but for the prose, which flows over pages.
func lists(v reflect.Value, in string) []count {
	var out []count
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			return lists(v.Elem(), in)
		}
	case reflect.Slice:
		if v.Len() > maxList {
			return []count{{"entries in “" + in + "”", v.Len(), maxList}}
		}
		for i := range v.Len() {
			out = append(out, lists(v.Index(i), in)...)
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[model.Text]() {
			return nil
		}
		for i := range v.NumField() {
			if holds(v.Field(i).Kind()) {
				name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
				out = append(out, lists(v.Field(i), name)...)
			}
		}
	}
	return out
}

// holds reports whether there can be lists in a value of a kind.
func holds(k reflect.Kind) bool {
	return k == reflect.Slice || k == reflect.Struct || k == reflect.Pointer || k == reflect.Interface
}
