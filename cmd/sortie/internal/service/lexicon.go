package service

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// Entry is a name that may be written somewhere, with words for a reader.
type Entry struct {
	ID     string `json:"id"`
	Title  string `json:"title,omitempty"`
	Kind   string `json:"kind,omitempty"`   // what sort of thing it is, such as "token"
	Detail string `json:"detail,omitempty"` // a few values of it
}

// rules is the rule set of an edition as a pack plays it; nil where there is none.
func (w *Workspace) rules(p *pack, edition string) any {
	w.mu.Lock()
	defer w.mu.Unlock()
	if set, ok := p.rules[edition]; ok {
		return set
	}
	var set any
	if h, ok := p.houses[edition]; ok {
		set = decoded(h)
	} else {
		set, _ = compiler.RuleSet(edition)
	}
	p.rules[edition] = set
	return set
}

// houses are the rule sets of a pack as they are known now: whoever looks for findings may put others in their place meanwhile.
func (w *Workspace) houses(p *pack) map[string]reading.House {
	w.mu.Lock()
	defer w.mu.Unlock()
	return maps.Clone(p.houses)
}

// decoded is a pack's rule set, out of the process that made it.
func decoded(h reading.House) any {
	for _, s := range systems.All() {
		set := s.RuleSet()
		if slices.Contains(editionsOf(s), h.Base) && json.Unmarshal(h.Rules, set) == nil {
			return set
		}
	}
	return nil
}

// editionsOf are the editions of a game that come with Sortie.
func editionsOf(s model.System) []string {
	return slices.DeleteFunc(slices.Clone(compiler.Editions()), func(id string) bool {
		set, err := compiler.RuleSet(id)
		return err != nil || reflect.TypeOf(set) != reflect.TypeOf(s.RuleSet())
	})
}

// editions are the rule sets that a unit may be played with, where it says with which: those of its game that come with
// Sortie, and the pack's own.
func (u *unit) editions(path []string) []Entry {
	if len(path) == 0 || path[0] != "edition" && path[0] != "editions" {
		return nil
	}
	var all []Entry
	for _, s := range systems.All() {
		if s.ID != u.system() {
			continue
		}
		known := editionsOf(s)
		for id, h := range u.w.houses(u.pack) {
			if slices.Contains(known, h.Base) {
				all = append(all, Entry{ID: id, Kind: "edition"})
			}
		}
		for _, id := range known {
			all = append(all, Entry{ID: id, Kind: "edition"})
		}
	}
	slices.SortFunc(all, func(a, b Entry) int { return strings.Compare(a.ID, b.ID) })
	return slices.Compact(all)
}

// lexicon are the names that may be written where a value's domains are these.
func (u *unit) lexicon(domains []string) []Entry {
	var all []Entry
	seen := map[string]bool{}
	for _, d := range domains {
		for _, e := range u.entriesIn(d) {
			if !seen[e.ID] {
				seen[e.ID] = true
				all = append(all, e)
			}
		}
	}
	return all
}

// entriesIn are the names of one domain.
func (u *unit) entriesIn(domain string) []Entry {
	switch domain[0] {
	case '=':
		return []Entry{{ID: domain[1:], Kind: "word"}}
	case '@':
		return u.own(domain)
	case '+':
		return u.view.unitsOf(domain[1:])
	}
	return u.ruleEntries(domain)
}

// ruleEntries are the names that the unit's rule set has in a domain.
func (u *unit) ruleEntries(domain string) []Entry {
	edition := u.edition()
	return u.view.entries(edition+" "+domain, func() []Entry { return rulesEntries(u.w.rules(u.pack, edition), domain) })
}

// own are the unit's own things of a family.
func (u *unit) own(domain string) []Entry {
	var all []Entry
	seen := map[string]bool{}
	for _, t := range u.texts {
		for _, m := range u.mentions(t) {
			if m.Defines && slices.Contains(m.Domains, domain) && !seen[m.ID] {
				seen[m.ID] = true
				all = append(all, Entry{ID: m.ID, Title: u.title(m.Node), Kind: kindOf(m.Domains), Detail: said(m.Node)})
			}
		}
	}
	return all
}

// title is what a node's title says, in the first language that there is.
func (u *unit) title(n *outline.Node) string {
	for _, name := range []string{"title", "name"} {
		f := n.Field(name)
		if f == nil {
			continue
		}
		if f.Text != "" {
			return f.Text
		}
		for _, c := range f.Fields() {
			if c.Text != "" {
				return c.Text
			}
		}
	}
	return ""
}

// kindOf is what a thing is called by its first domain.
func kindOf(domains []string) string {
	if len(domains) == 0 {
		return ""
	}
	word := strings.TrimLeft(domains[0], "@+=")
	word = word[strings.LastIndexByte(word, '.')+1:]
	if strings.HasPrefix(domains[0], "@") || strings.HasPrefix(domains[0], "+") {
		return word
	}
	return singular(word)
}

// singular is the name of a list's entries, as far as a rule of thumb goes.
func singular(list string) string {
	list, _, _ = strings.Cut(list, "/")
	switch {
	case strings.HasSuffix(list, "ies"):
		return strings.TrimSuffix(list, "ies") + "y"
	case list == "dice":
		return "die"
	}
	return strings.TrimSuffix(list, "s")
}

// said are the plain values of a node in a line.
func said(n *outline.Node) string {
	var parts []string
	for _, c := range n.Fields() {
		if (c.Shape == outline.Text || c.Shape == outline.Word) && c.Label != "title" && c.Label != "text" && c.Label != "id" && !strings.Contains(c.Text, "\n") {
			parts = append(parts, c.Label+" "+c.Text)
		}
	}
	return strings.Join(parts, ", ")
}

// unitsOf are the units of the pack of a kind, by their syntax.
func (v *view) unitsOf(kind string) []Entry {
	return v.entries("+"+kind, func() []Entry {
		var all []Entry
		for _, name := range v.names() {
			u := v.unit(name)
			if id := u.word("id"); id != "" && u.kind() == kind {
				all = append(all, Entry{ID: id, Title: u.head(), Kind: kind, Detail: u.edition()})
			}
		}
		return all
	})
}

// head is the title of the unit.
func (u *unit) head() string {
	for _, t := range u.texts {
		for _, n := range t.Find() {
			if title := u.title(n); title != "" {
				return title
			}
		}
	}
	return ""
}

// rulesEntries are the names that a rule set knows in a domain.
func rulesEntries(set any, domain string) []Entry {
	if set == nil {
		return nil
	}
	names, err := refs.InRuleSet(set, domain)
	if err != nil {
		return nil
	}
	list, _, _ := strings.Cut(domain, "/")
	values := entriesOf(reflect.ValueOf(set), strings.Split(list, "."))
	var all []Entry
	for _, id := range names {
		e := Entry{ID: id, Kind: singular(kindOf([]string{domain}))}
		if v, ok := values[id]; ok && !strings.Contains(domain, "/") {
			e.Title, e.Detail = stringIn(v, "title"), valuesIn(v)
		}
		all = append(all, e)
	}
	return all
}

// entriesOf are the entries of a list of a rule set, by their ids.
func entriesOf(v reflect.Value, path []string) map[string]reflect.Value {
	for _, step := range path {
		for v.Kind() == reflect.Pointer && !v.IsNil() {
			v = v.Elem()
		}
		f, ok := refs.Field(v, step)
		if !ok {
			return nil
		}
		v = f
	}
	all := map[string]reflect.Value{}
	if v.Kind() == reflect.Slice {
		for i := range v.Len() {
			e := reflect.Indirect(v.Index(i))
			if id := stringIn(e, "id"); id != "" {
				all[id] = e
			}
		}
	}
	return all
}

// stringIn is the text in a field of a struct.
func stringIn(v reflect.Value, name string) string {
	if f, ok := refs.Field(v, name); ok && f.Kind() == reflect.String {
		return f.String()
	}
	return ""
}

// mostValues is how many values of an entry are shown beside its name.
const mostValues = 8

// valuesIn are the plain values of an entry, in a line.
func valuesIn(v reflect.Value) string {
	if v.Kind() != reflect.Struct {
		return ""
	}
	var parts []string
	for i, name := range refs.Names(v.Type()) {
		f := v.Field(i)
		if name == "" || name == "-" || name == "id" || name == "title" || f.IsZero() || len(parts) == mostValues {
			continue
		}
		if text, ok := plainly(f); ok {
			parts = append(parts, name+" "+text)
		}
	}
	return strings.Join(parts, ", ")
}

// plainly is a value in a word.
func plainly(v reflect.Value) (string, bool) {
	if s, ok := v.Interface().(interface{ String() string }); ok && v.Kind() != reflect.Pointer {
		return s.String(), true
	}
	switch v.Kind() {
	case reflect.String:
		return v.String(), len(v.String()) < 40
	case reflect.Bool:
		return "yes", true
	case reflect.Int, reflect.Int64:
		data, err := json.Marshal(v.Interface())
		return string(data), err == nil
	case reflect.Slice:
		return words(v)
	}
	return "", false
}

// words are the words of a list.
func words(v reflect.Value) (string, bool) {
	var all []string
	for i := range v.Len() {
		if v.Index(i).Kind() != reflect.String {
			return "", false
		}
		all = append(all, v.Index(i).String())
	}
	return strings.Join(all, " and "), len(all) > 0
}
