package compare

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/changes"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// lists compares two lists: entries with names by these, all others by what is the same in both.
func (w *walk) lists(p at, a, b reflect.Value) {
	if a.Type().Elem().Kind() == reflect.String || a.Type().Elem().Kind() == reflect.Int {
		if !reflect.DeepEqual(a.Interface(), b.Interface()) && a.Len()+b.Len() > 0 {
			w.changed(p, w.was.listed(p.ref, a), w.is.listed(p.ref, b))
		}
		return
	}
	before, now := keys(a), keys(b)
	if before == nil || now == nil {
		w.unnamed(p, a, b)
		return
	}
	w.named(p, a, b, before, now)
}

// keys are the names of a list's entries; nil where one has none, or two have the same.
func keys(v reflect.Value) []string {
	out := make([]string, v.Len())
	for i := range v.Len() {
		out[i] = key(v.Index(i))
		if out[i] == "" || slices.Contains(out[:i], out[i]) {
			return nil
		}
	}
	return out
}

// key is an entry's name: its id, or its ends where it is a panel, which few authors name; else what sort of entry it is.
func key(v reflect.Value) string {
	if v.Kind() != reflect.Struct {
		return ""
	}
	for _, name := range []string{"Name", "ID", "Kind", "Crate", "Size", "Token", "NPC"} {
		f := v.FieldByName(name)
		if v.Type() == reflect.TypeFor[model.StartNPC]() && name == "Name" {
			continue
		}
		if f.IsValid() && f.Kind() == reflect.String && f.String() != "" {
			return f.String()
		}
	}
	return ""
}

// named compares entries by their names. One that has another name and is else the same is called otherwise.
func (w *walk) named(p at, a, b reflect.Value, before, now []string) {
	gone, come := left(before, now), left(now, before)
	for _, i := range slices.Clone(gone) {
		for _, j := range come {
			if w.other(p, a.Index(i), b.Index(j)) {
				gone, come = without(gone, i), without(come, j)
				break
			}
		}
	}
	for _, i := range gone {
		w.gone(p, a.Index(i), before[i])
	}
	for j, name := range now {
		i := slices.Index(before, name)
		switch {
		case i >= 0:
			w.compare(w.entry(p, b.Index(j), name), a.Index(i), b.Index(j))
		case slices.Contains(come, j):
			w.come(p, b.Index(j), name)
		}
	}
	w.order(p, before, now)
}

// left are the places of the names that the other list lacks.
func left(list, other []string) (out []int) {
	for i, name := range list {
		if !slices.Contains(other, name) {
			out = append(out, i)
		}
	}
	return out
}

func without(list []int, n int) []int {
	return slices.DeleteFunc(list, func(x int) bool { return x == n })
}

// other finds a thing that is called otherwise, or a panel that its author has named and that stands elsewhere.
func (w *walk) other(p at, a, b reflect.Value) bool {
	id := func(v reflect.Value) reflect.Value { return v.FieldByName("ID") }
	if !id(a).IsValid() || id(a).String() == "" || id(b).String() == "" {
		return false
	}
	was, is := id(a).String(), id(b).String()
	if was == is { // a panel: its name is its place
		w.compare(w.entry(p, b, is), a, b)
		return true
	}
	twin := reflect.New(a.Type()).Elem()
	twin.Set(a)
	id(twin).SetString(is)
	if !w.same(twin, b) {
		return false
	}
	if _, told := w.calls[was]; !told {
		w.calls[was] = is
		w.places[join(p.path, was)] = true
	}
	in := w.entry(p, b, is)
	noun := nounOf(p.path)
	w.found = append(w.found, changes.Change{
		Sort: changes.Renamed, Path: in.path, Subject: english.Capital(noun + " " + was), Before: was, After: is, Spots: w.is.spots(p.floor, b, true),
		Text: english.Capital(noun+" "+was) + " is called " + is + " now.",
	})
	return true
}

// order tells that entries come in another order, where it is one that players read them in.
func (w *walk) order(p at, before, now []string) {
	list := p.path[strings.LastIndex(p.path, ".")+1:]
	if !slices.Contains(inOrder, list) {
		return
	}
	both := func(list, other []string) (out []string) {
		for _, name := range list {
			if slices.Contains(other, name) {
				out = append(out, name)
			}
		}
		return out
	}
	was, is := both(before, now), both(now, before)
	if !slices.Equal(was, is) {
		q := p
		q.words = append(slices.Clip(p.words), "order")
		w.changed(q, strings.Join(was, ", "), strings.Join(is, ", "))
	}
}

// unnamed compares entries without names: those between two that are the same, one by one.
func (w *walk) unnamed(p at, a, b reflect.Value) {
	i, j := 0, 0
	for _, m := range append(w.common(a, b), [2]int{a.Len(), b.Len()}) {
		for i < m[0] && j < m[1] {
			w.compare(w.entry(p, b.Index(j), strconv.Itoa(j)), a.Index(i), b.Index(j))
			i, j = i+1, j+1
		}
		for ; i < m[0]; i++ {
			w.gone(p, a.Index(i), strconv.Itoa(i))
		}
		for ; j < m[1]; j++ {
			w.come(p, b.Index(j), strconv.Itoa(j))
		}
		i, j = m[0]+1, m[1]+1
	}
}

// mostPairs is how many pairs of entries are looked at to find those that both lists have: longer lists are compared in order.
const mostPairs = 40_000

// common are the places of the longest row of entries that both lists have, in order.
func (w *walk) common(a, b reflect.Value) [][2]int {
	n, m := a.Len(), b.Len()
	if n*m > mostPairs {
		return nil
	}
	same := make([]bool, n*m)
	most := make([]int, (n+1)*(m+1))
	for i := n - 1; i >= 0; i-- {
		for j := m - 1; j >= 0; j-- {
			same[i*m+j] = w.same(a.Index(i), b.Index(j))
			best := max(most[(i+1)*(m+1)+j], most[i*(m+1)+j+1])
			if same[i*m+j] {
				best = most[(i+1)*(m+1)+j+1] + 1
			}
			most[i*(m+1)+j] = best
		}
	}
	var out [][2]int
	for i, j := 0, 0; i < n && j < m; {
		switch {
		case same[i*m+j]:
			out = append(out, [2]int{i, j})
			i, j = i+1, j+1
		case most[(i+1)*(m+1)+j] >= most[i*(m+1)+j+1]:
			i++
		default:
			j++
		}
	}
	return out
}

// entry is where an entry of a list is: one with a name of its own is a subject.
func (w *walk) entry(p at, v reflect.Value, name string) at {
	in := at{path: join(p.path, name), floor: p.floor, subject: p.subject, words: p.words, spots: p.spots}
	switch called := w.is.called(p.path, v); {
	case called != "":
		in.subject, in.words, in.spots = called, nil, w.is.spots(p.floor, v, true)
		if inside := p.subject; inside != "" {
			in.subject = inside + ", " + english.Lower(called)
		}
	case key(v) != "":
		in.words = append(slices.Clip(p.words), english.Spelled(name))
	}
	return in
}

// gone tells that an entry is not there any more.
func (w *walk) gone(p at, v reflect.Value, name string) {
	w.one(p, v, name, changes.Gone, w.was, " is gone")
}

// come tells of a new entry.
func (w *walk) come(p at, v reflect.Value, name string) {
	w.one(p, v, name, changes.Added, w.is, " is new")
}

func (w *walk) one(p at, v reflect.Value, name string, sort changes.Sort, t teller, verb string) {
	c := changes.Change{Sort: sort, Path: join(p.path, name), Spots: t.spots(p.floor, v, sort == changes.Added)}
	c.Subject = t.called(p.path, v)
	what := t.brief(v)
	if c.Subject == "" {
		c.Subject = english.Capital(strings.Join(append(slices.Clip(p.words), nounOf(p.path)), ", "))
	}
	if p.subject != "" {
		c.Subject = p.subject + ", " + english.Lower(c.Subject)
	}
	if sort == changes.Gone {
		c.Before = what
	} else {
		c.After = what
	}
	c.Text = c.Subject + verb
	if what != "" && !long(what) {
		c.Text += ": " + what
	}
	c.Text = english.Sentence(c.Text)
	w.found = append(w.found, c)
}
