package compiler

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// codeEdition is the code for a unit that is written in the words of another edition.
const codeEdition = "CUE010"

// fewForeign is how many words of another edition are more than a slip.
const fewForeign = 3

// word is a name in a unit that its rule set should have.
type word struct {
	id      string
	domains []string // where it may be known
}

// lexicon is the names that a rule set knows, by their domains. A list is made when it is first asked for: a mission
// has dozens of words of a few domains.
type lexicon struct {
	rules any
	names map[string][]string
}

// has reports whether the rule set has the name.
func (l lexicon) has(w word) bool {
	return slices.ContainsFunc(w.domains, func(d string) bool {
		names, listed := l.names[d]
		if !listed {
			names, _ = refs.InRuleSet(l.rules, d) // a game without such a list has no such name
			l.names[d] = names
		}
		return slices.Contains(names, w.id)
	})
}

// otherEdition reports a unit whose unknown names are all words of one other edition. It is told instead of them:
// each would be blamed by itself, and so would everything that hangs on them.
func (u *unit) otherEdition(s model.System) bool {
	if u.out.RuleSet == nil {
		return false
	}
	var unknown []word
	var names []string
	own := lexicon{u.out.RuleSet, map[string][]string{}}
	for _, w := range u.words() {
		if !own.has(w) && !slices.Contains(names, w.id) {
			unknown, names = append(unknown, w), append(names, w.id)
		}
	}
	if len(names) < fewForeign {
		return false
	}
	for _, other := range u.pack.editions(s.ID) {
		rules, err := u.pack.rules(other)
		theirs := lexicon{rules, map[string][]string{}}
		if other == u.out.Edition || err != nil || slices.ContainsFunc(unknown, func(w word) bool { return !theirs.has(w) }) {
			continue
		}
		u.found.List = []diag.Diagnostic{{
			Code: codeEdition, Severity: diag.Error, Range: u.out.Where.At("edition"),
			Summary: fmt.Sprintf("%d names in this file are words of %s, and %s has none of them", len(names), other, u.out.Edition),
			Remedy:  u.otherWords(other),
			Details: []string{
				"among them " + strings.Join(names[:fewForeign], ", "),
				"nothing else of the file was looked at: what it means hangs on the edition",
			},
		}}
		return true
	}
	return false
}

// otherWords is what to do about words of another edition. Those that the pack itself has given to it can be given to this
// one as well as it was done there.
func (u *unit) otherWords(other string) string {
	remedy := fmt.Sprintf("write edition: %q, or put words of %s in their place", other, u.out.Edition)
	if h := u.pack.house; h != nil && h.sets[other] != nil && h.own[other] == nil {
		remedy += fmt.Sprintf("; what the house rules of the pack add to %s, they can add to %s, with edition: %q", other, u.out.Edition, u.out.Edition)
	}
	return remedy
}

// Foreign are the names in a unit that a rule set does not have, sorted: a crew of one edition can play another that
// has all of its words.
func (u *Unit) Foreign(rules any) []string {
	theirs := lexicon{rules, map[string][]string{}}
	var out []string
	for _, r := range refs.Of(u.Value, u.Where.Has) {
		if w, ok := ofRules(r); ok && !theirs.has(w) {
			out = append(out, w.id)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// ofRules is a name as a word of the rule set, if it is one.
func ofRules(r refs.Ref) (word, bool) {
	own := slices.ContainsFunc(r.Domains, func(d string) bool { return strings.ContainsAny(d[:1], "@+=") })
	return word{r.ID, r.Domains}, r.ID != "" && !own
}

// names are all names of other things in what the unit decoded to.
func (u *unit) names() []refs.Ref {
	if u.named == nil {
		u.named = refs.Of(u.out.Value, u.out.Where.Has)
	}
	return u.named
}

// words are the names in a unit that stand for things of its rule set, those among them that decoding has refused.
func (u *unit) words() []word {
	var all []word
	for _, r := range u.names() {
		if w, ok := ofRules(r); ok {
			all = append(all, w)
		}
	}
	return append(all, u.plainWords()...)
}

// plainWords are the names that no tag of the model tells of: those that decoding has refused, kinds of event cards
// and sizes of crates in a set-up.
func (u *unit) plainWords() []word {
	var all []word
	for _, d := range u.found.List {
		if d.Code == explain.CodeUnknown {
			all = append(all, word{source.Unquote(u.walker.Text(d.Range)), []string{"crates", "furniture", "markers", "panels"}})
		}
	}
	if m := u.out.Mission; m != nil {
		for _, e := range m.Setup.Events {
			all = append(all, word{e.Kind, []string{"cards"}})
		}
		for _, a := range m.Setup.Allocation {
			all = append(all, word{a.Crate, []string{"crates"}})
		}
	}
	return all
}
