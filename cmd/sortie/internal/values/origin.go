package values

import (
	"reflect"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// elsewhere are fields of the model that an author writes under another name: what is left out of a path, and what stands
// in its place in the index.
var elsewhere = []struct{ ends, written string }{
	{".footprint.centre", ".at"}, {".footprint.turn", ".turn"},
	{".width", ".size"}, {".height", ".size"}, {".id", "@key"},
}

// origin is the path in the index under which a value was written; it may not be there.
func (f *flattener) origin(path string) string {
	if f.where.Has(path) {
		return path
	}
	flat := flattened(path)
	for _, e := range elsewhere {
		if rest, ok := strings.CutSuffix(flat, e.ends); ok && f.where.Has(rest+e.written) {
			return rest + e.written
		}
	}
	if f.where.Has(flat) {
		return flat
	}
	if drawn := f.drawnAt(flat); drawn != "" && f.where.Has(drawn) {
		return drawn
	}
	return path
}

// flattened is a path on a level or a board beside the first as its author writes it: without the step to its floor.
func flattened(path string) string {
	path = strings.ReplaceAll(path, ".floor.", ".")
	if rest, ok := strings.CutPrefix(path, "boards."); ok {
		path = "boards." + strings.Replace(rest, ".board.", ".", 1)
	}
	return path
}

// drawnAt is where in the drawing of its floor something stands that has no place of its own in words: a panel with its
// ends and its kind, a post, or a piece with its label.
func (f *flattener) drawnAt(path string) string {
	if floor, rest, ok := cutLast(path, ".panels."); ok {
		name, field, _ := cutLast(rest, ".")
		if field == "kind" || field == "from" || field == "to" || field == "name" {
			return f.either(floor+".plan@", name)
		}
	}
	if floor, _, ok := cutLast(path, ".posts."); ok {
		return floor + ".plan"
	}
	if piece, ok := strings.CutSuffix(path, ".footprint.centre"); ok {
		list, id, _ := cutLast(piece, ".")
		floor, _, _ := cutLast(list, ".")
		return floor + ".plan#" + id
	}
	return ""
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// rewritten lists what the model keeps in another shape than authors write it: panels stand under their posts, the search
// allocation and the event cards under their names.
func (f *flattener) rewritten(v reflect.Value, path string) bool {
	list, _, _ := cutLast(path, ".")
	setup, _, _ := cutLast(list, ".")
	switch x := v.Interface().(type) {
	case model.Panel:
		key := strings.TrimPrefix(f.either(flattened(list)+".", x.Name), flattened(list)+".")
		f.fields(v, list+"."+key)
	case model.Allocation:
		f.counts(x.Tokens, setup+".search."+x.Crate)
	case []model.TokenCount:
		f.counts(x, list+".search.rare")
	case model.EventAllocation:
		f.share(x, list+"."+x.Kind)
	default:
		return false
	}
	return true
}

// either is a path that ends with the posts of a panel, in whichever order they are there.
func (f *flattener) either(path, posts string) string {
	a, b, _ := strings.Cut(posts, "-")
	if turned := path + b + "-" + a; f.where.Has(turned) {
		return turned
	}
	return path + posts
}

func (f *flattener) counts(tokens []model.TokenCount, path string) {
	for _, t := range tokens {
		f.value(reflect.ValueOf(t.Count), path+"."+t.Size, false)
	}
}

// share is how many event cards of a kind are in the deck, in words or as a number.
func (f *flattener) share(e model.EventAllocation, path string) {
	switch e.Mode {
	case model.CountCards:
		f.value(reflect.ValueOf(e.Count), path, false)
	case model.RandomCards:
		f.value(reflect.ValueOf(e.Count), path+".random", false)
	default:
		f.value(reflect.ValueOf(string(e.Mode)), path, false)
	}
}
