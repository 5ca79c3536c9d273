package mutants

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator"
)

// shipped compiles everything that comes with Sortie for the game of missions, once.
var shipped = sync.OnceValue(func() []*compiler.Unit {
	result, err := compiler.Compile([]string{"../../../../missions/..."}, compiler.Options{Library: missions.FS, Decks: true})
	if err != nil {
		panic(err)
	}
	return slices.DeleteFunc(result.Units, func(u *compiler.Unit) bool { return u.Rules == nil })
})

// unitsOf are the shipped units of a kind.
func unitsOf(kind string) []*compiler.Unit {
	return slices.DeleteFunc(slices.Clone(shipped()), func(u *compiler.Unit) bool { return u.Kind != kind })
}

// trial is a private copy of a unit that operators may break. Of the five kinds of unit one is set. The
// rule set is shared: nobody changes it.
type trial struct {
	*rand.Rand
	unit     *compiler.Unit
	value    any
	mission  *model.Mission
	deck     *model.Deck
	post     *model.Post
	crew     *model.Crew
	campaign *model.Campaign
	rules    *model.RuleSet
	decks    []*model.Deck
	spoken   map[string][]string // languages of texts that are given in several
	pack     *model.Pack
	peers    map[string]any // copies of other units, changed or not, by kind and id
}

// copyOf makes a trial of a unit. The same seed breaks it in the same way.
func copyOf(u *compiler.Unit, seed uint64) *trial {
	t := &trial{Rand: rand.New(rand.NewPCG(seed, uint64(len(u.ID)))), unit: u, rules: u.Rules, pack: u.Pack, peers: map[string]any{}}
	t.value = clone(u.Value)
	t.decks, t.spoken = clone(u.Decks), maps.Clone(u.Languages)
	t.mission, _ = t.value.(*model.Mission)
	t.deck, _ = t.value.(*model.Deck)
	t.post, _ = t.value.(*model.Post)
	t.crew, _ = t.value.(*model.Crew)
	t.campaign, _ = t.value.(*model.Campaign)
	return t
}

// peer is another unit of the pack as this trial sees it; nil if there is none. All that ships is one pack.
func (t *trial) peer(kind, id string) any {
	if p, ok := t.peers[kind+" "+id]; ok {
		return p
	}
	for _, u := range shipped() {
		if u.Kind == kind && u.ID == id {
			return u.Value
		}
	}
	return nil
}

// ownPeer is a private copy of another unit, which the trial sees from now on.
func (t *trial) ownPeer(kind, id string) any {
	p := t.peer(kind, id)
	if p == nil {
		return nil
	}
	p = clone(p)
	t.peers[kind+" "+id] = p
	return p
}

// fell is the code of a finding that stands for a check that fell over.
const fell = "PANIC"

// guarded are the findings of a mutant; that a check falls over is one of them.
func (t *trial) guarded() (found []diag.Diagnostic) {
	defer func() {
		if r := recover(); r != nil {
			found = []diag.Diagnostic{{Code: fell, Summary: fmt.Sprintf("%v\n%s", r, debug.Stack())}}
		}
	}()
	return t.findings()
}

// findings are what the checks say about a trial.
func (t *trial) findings() []diag.Diagnostic {
	return validator.Run(validator.Subject{
		Value: t.value, RuleSet: t.rules, Where: t.unit.Where, Siblings: siblings(),
		Mission: t.mission, Deck: t.deck, Rules: t.rules, Decks: t.decks,
		Library: func(kind, id string) bool { return false }, Peer: t.peer, Languages: t.spoken, Pack: t.pack,
	})
}

// sibling is a unit of the shipped pack.
type sibling = validator.Sibling

// siblings are the units of the shipped pack. A unit that names none of them comes without the list, but a
// mutant may name some.
var siblings = sync.OnceValue(func() []validator.Sibling {
	for _, u := range shipped() {
		if len(u.Siblings) > 0 {
			all := make([]validator.Sibling, len(u.Siblings))
			for i, s := range u.Siblings {
				all[i] = validator.Sibling(s)
			}
			return all
		}
	}
	return nil
})

// stands reports whether the author of a unit, or its pack, lets a finding stand.
func stands(u *compiler.Unit, d diag.Diagnostic) bool {
	allows := slices.Clone(u.Allows)
	if u.Pack.Checks != nil {
		for _, a := range u.Pack.Checks.Allow {
			allows = append(allows, diag.Allow{Codes: []string{a.Code}})
		}
	}
	return slices.ContainsFunc(allows, func(a diag.Allow) bool { return a.CoversFinding(d) })
}

// key tells findings apart.
func key(d diag.Diagnostic) string { return d.Code + " " + d.Summary }

// fresh are the codes of the findings that a trial has and the original has not.
func fresh(now, before []diag.Diagnostic) []string {
	known := map[string]bool{}
	for _, d := range before {
		known[key(d)] = true
	}
	var codes []string
	for _, d := range now {
		if !known[key(d)] && !slices.Contains(codes, d.Code) {
			codes = append(codes, d.Code)
		}
	}
	slices.Sort(codes)
	return codes
}

// right reports whether one of the codes begins with one of the prefixes.
func right(codes, prefixes []string) bool {
	return slices.ContainsFunc(codes, func(c string) bool {
		return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(c, p) })
	})
}

// clone is a copy of a model value that shares nothing with it.
func clone[T any](v T) T {
	to := reflect.New(reflect.TypeOf(&v).Elem()).Elem()
	copyInto(to, reflect.ValueOf(&v).Elem())
	return to.Interface().(T)
}

func copyInto(to, from reflect.Value) {
	switch from.Kind() {
	case reflect.Pointer:
		if !from.IsNil() {
			to.Set(reflect.New(from.Type().Elem()))
			copyInto(to.Elem(), from.Elem())
		}
	case reflect.Interface:
		if !from.IsNil() {
			inner := reflect.New(from.Elem().Type()).Elem()
			copyInto(inner, from.Elem())
			to.Set(inner)
		}
	case reflect.Slice:
		if !from.IsNil() {
			to.Set(reflect.MakeSlice(from.Type(), from.Len(), from.Len()))
			for i := range from.Len() {
				copyInto(to.Index(i), from.Index(i))
			}
		}
	case reflect.Struct:
		for i := range from.NumField() {
			copyInto(to.Field(i), from.Field(i))
		}
	default:
		to.Set(from)
	}
}
