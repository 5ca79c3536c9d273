package reference

import (
	"path"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Entry is something of the language that can be looked up: a definition, a kind of a union, or a field.
type Entry struct {
	Definition *language.Definition // that it is, or that it stands in
	Kind       *language.Kind       // nil outside of one
	Path       []string             // of a field, from the definition or the kind
	Field      *language.Field      // nil for a definition or a kind itself
}

// Name is what it is looked up by, whole.
func (e Entry) Name() string {
	parts := []string{e.Definition.Name}
	if e.Kind != nil {
		parts = append(parts, e.Kind.Name)
	}
	return strings.Join(append(parts, e.Path...), ".")
}

// Lookup finds what a topic names: a definition (Effect, #Effect, corespace.#Effect), a field of one (Mission.setup,
// Mission.setup.search), a kind of a union (choose, Effect.choose), or fields by their bare name. There may be several.
// Where there is none, near are names that come closest to the part of the topic that nothing has.
func Lookup(lang *language.Language, topic string) (found []Entry, near []string) {
	segments := strings.Split(strings.ReplaceAll(topic, "#", ""), ".")
	if len(segments) > 1 && isPackage(lang, segments[0]) {
		lang, segments = &language.Language{Packages: []*language.Package{packageNamed(lang, segments[0])}}, segments[1:]
	}
	starts := startsOf(lang, segments[0])
	if len(starts) == 0 {
		starts = fieldsCalled(lang, segments[0])
	}
	if len(starts) == 0 {
		return nil, nearest(segments[0], Names(lang))
	}
	for _, e := range starts {
		if end, ok := e.down(segments[1:]); ok {
			found = append(found, end)
		}
	}
	if len(found) > 0 {
		return found, nil
	}
	for _, e := range starts {
		near = append(near, e.nearPaths(segments[1:])...)
	}
	slices.Sort(near)
	return nil, slices.Compact(near)
}

func isPackage(lang *language.Language, name string) bool { return packageNamed(lang, name) != nil }

func packageNamed(lang *language.Language, name string) *language.Package {
	for _, p := range lang.Packages {
		if p.Path == name || path.Base(p.Path) == name {
			return p
		}
	}
	return nil
}

// startsOf are the definitions of a name, or else the kinds of unions, or else what lists it as one of its names, or else
// definitions in other letters.
func startsOf(lang *language.Language, name string) []Entry {
	var exact, kinds, listed, other []Entry
	for d := range definitions(lang) {
		switch {
		case d.Name == name:
			exact = append(exact, Entry{Definition: d})
		case strings.EqualFold(d.Name, name):
			other = append(other, Entry{Definition: d})
		}
		for _, k := range kindsOf(d) {
			if k.Name == name {
				kinds = append(kinds, Entry{Definition: d, Kind: k})
			}
		}
		if kindNamed(d.Type.Names, name) != nil {
			listed = append(listed, Entry{Definition: d})
		}
	}
	for _, list := range [][]Entry{exact, kinds, listed, other} {
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

func definitions(lang *language.Language) func(func(*language.Definition) bool) {
	return func(yield func(*language.Definition) bool) {
		for _, p := range lang.Packages {
			for _, d := range p.Definitions() {
				if !yield(d) {
					return
				}
			}
		}
	}
}

// kindsOf are the kinds of a definition that is a union.
func kindsOf(d *language.Definition) []*language.Kind {
	if b := d.Type.Open(); b != nil && b.Union != nil {
		return b.Union.Kinds
	}
	return nil
}

// down follows names of fields, and in a union that of a kind, into what they hold.
func (e Entry) down(segments []string) (Entry, bool) {
	for _, name := range segments {
		if d := e.union(); d != nil {
			if k := kindNamed(kindsOf(d), name); k != nil {
				e = Entry{Definition: d, Kind: k}
				continue
			}
		}
		f := fieldNamed(e.Fields(), name)
		if f == nil {
			return e, false
		}
		e.Field, e.Path = f, append(slices.Clone(e.Path), name)
	}
	return e, true
}

// union is the definition whose kinds can be told next: the entry's own, or that of its field.
func (e Entry) union() *language.Definition {
	switch {
	case e.Field != nil:
		if d := leadsTo(e.Field.Type); d != nil && len(kindsOf(d)) > 0 {
			return d
		}
	case e.Kind == nil && len(kindsOf(e.Definition)) > 0:
		return e.Definition
	}
	return nil
}

// leadsTo is the one definition that a type is of, be it alone, in a list or under names of the author's; nil if
// there is none.
func leadsTo(t *language.Type) *language.Definition {
	switch {
	case t.Shape == language.Reference:
		return t.Target
	case t.Shape == language.List:
		return leadsTo(t.Of)
	case t.Shape == language.Block && len(t.Fields) == 1 && t.Fields[0].Key != nil:
		return leadsTo(t.Fields[0].Type)
	}
	return nil
}

func kindNamed(kinds []*language.Kind, name string) *language.Kind {
	i := slices.IndexFunc(kinds, func(k *language.Kind) bool { return k.Name == name })
	if i < 0 {
		return nil
	}
	return kinds[i]
}

// fieldNamed is the field of a name; a name of the author's own may be any.
func fieldNamed(fields []*language.Field, name string) *language.Field {
	for _, f := range fields {
		if f.Name == name && name != "" {
			return f
		}
	}
	for _, f := range fields {
		if f.Key != nil {
			return f
		}
	}
	return nil
}

// Doc is the comment that it has in the schema.
func (e Entry) Doc() string {
	switch {
	case e.Field != nil:
		return e.Field.Doc
	case e.Kind != nil:
		return e.Kind.Doc
	}
	return e.Definition.Doc
}

// Fields are those that an author can write in it: of a union itself those that all kinds share.
func (e Entry) Fields() []*language.Field {
	switch {
	case e.Field != nil:
		return within(e.Field.Type)
	case e.Kind != nil && e.Kind.Type == nil:
		return shared(e.Definition)
	case e.Kind != nil:
		return append(slices.Clone(e.Kind.Type.Fields), shared(e.Definition)...)
	}
	if b := e.Definition.Type.Open(); b != nil && b.Union != nil {
		return shared(e.Definition)
	} else if b != nil {
		return b.Fields
	}
	return within(e.Definition.Type)
}

// shared are the fields of a union that are not those of a kind, without the one that selects it.
func shared(d *language.Definition) []*language.Field {
	b := d.Type.Open()
	return slices.DeleteFunc(slices.Clone(b.Fields), func(f *language.Field) bool { return f.Name == b.Union.Selector })
}

// within are the fields of the blocks in a type, be it alone, in a list, under names of the author's or under the
// name of a definition.
func within(t *language.Type) []*language.Field {
	switch t.Shape {
	case language.List:
		return within(t.Of)
	case language.Choice, language.Tuple:
		var all []*language.Field
		for _, p := range t.Parts {
			all = append(all, within(p)...)
		}
		return all
	case language.Reference:
		if t.Target != nil && t.Target.Type.Open() == nil {
			return within(t.Target.Type)
		}
	}
	b := t.Open()
	switch {
	case b == nil:
		return nil
	case len(b.Fields) == 1 && b.Fields[0].Key != nil:
		return within(b.Fields[0].Type)
	}
	return b.Fields
}

// fieldsCalled are the fields of a name in all definitions and kinds, each with the way to it.
func fieldsCalled(lang *language.Language, name string) (found []Entry) {
	for d := range definitions(lang) {
		starts := []Entry{{Definition: d}}
		for _, k := range kindsOf(d) {
			starts = append(starts, Entry{Definition: d, Kind: k})
		}
		for i, e := range starts {
			fields := e.Fields()
			if i > 0 && e.Kind.Type != nil {
				fields = e.Kind.Type.Fields // those that all share were found with the union
			}
			for _, f := range fields {
				if f.Name == name {
					found = append(found, Entry{e.Definition, e.Kind, []string{name}, f})
				}
				found = append(found, inlined(e, f, name)...)
			}
		}
	}
	return found
}

// inlined are the fields of a name in the blocks of a field that are no definitions of their own.
func inlined(e Entry, f *language.Field, name string) (found []Entry) {
	for _, in := range inner(f.Type) {
		if in.Name == name && f.Name != "" {
			found = append(found, Entry{e.Definition, e.Kind, []string{f.Name, name}, in})
		}
	}
	return found
}

// Names lists what can be looked up by one word: definitions, kinds of unions, and names that a definition lists.
func Names(lang *language.Language) (names []string) {
	for d := range definitions(lang) {
		names = append(names, d.Name)
		for _, k := range kindsOf(d) {
			names = append(names, k.Name)
		}
		for _, n := range d.Type.Names {
			names = append(names, n.Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// nearPaths are the topics that a topic with a wrong name in it may have meant.
func (e Entry) nearPaths(segments []string) []string {
	for i, name := range segments {
		at, _ := e.down(segments[:i])
		if _, ok := at.down(segments[i : i+1]); ok {
			continue
		}
		near := nearest(name, at.below())
		for j := range near {
			near[j] = at.Name() + "." + near[j]
		}
		return near
	}
	return nil
}

// below are the names that can follow.
func (e Entry) below() []string {
	var names []string
	if d := e.union(); d != nil {
		for _, k := range kindsOf(d) {
			names = append(names, k.Name)
		}
	}
	for _, f := range e.Fields() {
		if f.Name != "" {
			names = append(names, f.Name)
		}
	}
	return names
}

// Below are the topics of what stands in it.
func (e Entry) Below() []string {
	names := e.below()
	for i, n := range names {
		names[i] = e.Name() + "." + n
	}
	return names
}

// nearest is the name that a word comes nearest to, in whatever letters.
func nearest(word string, names []string) []string {
	if near, ok := diag.Nearest(word, names); ok {
		return []string{near}
	}
	for _, n := range names {
		if strings.EqualFold(n, word) {
			return []string{n}
		}
	}
	lower := make([]string, len(names))
	for i, n := range names {
		lower[i] = strings.ToLower(n)
	}
	if near, ok := diag.Nearest(strings.ToLower(word), lower); ok {
		return []string{names[slices.Index(lower, near)]}
	}
	return nil
}
