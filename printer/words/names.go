package words

import (
	"cmp"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/model"
)

// teller says things about one mission.
type teller struct {
	m *model.Mission
	r *model.RuleSet
}

// Titled is the title of the element with an id, or the id in words where there is none.
func Titled[T any](list []T, id string, of func(T) (id, title string)) string {
	for _, v := range list {
		if i, title := of(v); i == id && title != "" {
			return title
		}
	}
	return spelled(id)
}

// spelled is an id in words.
func spelled(id string) string { return strings.ReplaceAll(id, "-", " ") }

func (t teller) token(id string) string {
	return Titled(t.r.Tokens, id, func(k model.TokenKind) (string, string) { return k.ID, k.Title })
}

func (t teller) npc(id string) string {
	return capital(Titled(t.r.NPCs, id, func(k model.NPCKind) (string, string) { return k.ID, k.Title }))
}

func (t teller) group(id string) string {
	return capital(Titled(t.r.Groups, id, func(k model.NPCGroup) (string, string) { return k.ID, k.Title }))
}

func (t teller) class(id string) string {
	return capital(Titled(t.r.Classes, id, func(k model.Class) (string, string) { return k.ID, k.Title }))
}

func (t teller) trader(id string) string {
	return capital(Titled(t.r.Traders, id, func(k model.TraderKind) (string, string) { return k.ID, k.Title }))
}

func (t teller) category(id string) string {
	return lower(Titled(t.r.Categories, id, func(k model.Category) (string, string) { return k.ID, k.Title }))
}

func (t teller) size(id string) string {
	return lower(Titled(t.r.TokenSizes, id, func(k model.TokenSize) (string, string) { return k.ID, k.Title }))
}

func (t teller) trait(id string) string {
	return Titled(t.r.Attributes, id, func(k model.Trait) (string, string) { return k.ID, k.Title })
}

func (t teller) cards(id string) string {
	return Titled(t.r.Cards, id, func(k model.CardKind) (string, string) { return k.ID, k.Title })
}

func (t teller) level(id string) string {
	return Titled(t.r.Hostility.Levels, id, func(k model.HostilityLevel) (string, string) { return k.ID, k.Title })
}

func (t teller) die(id string) string {
	return lower(Titled(t.r.Dice, id, func(k model.Die) (string, string) { return k.ID, k.Title }))
}

func (t teller) phase(id string) string {
	return lower(Titled(t.r.Phases, id, func(k model.Phase) (string, string) { return k.ID, k.Title }))
}

func (t teller) counter(id string) string {
	return Titled(t.m.Setup.Counters, id, func(k model.Counter) (string, string) { return k.ID, k.Title })
}

func (t teller) objective(id string) string {
	return quoted(Titled(t.m.Objectives, id, func(o model.Objective) (string, string) {
		return o.ID, cmp.Or(o.Title, spelled(o.ID)+" objective")
	}))
}

func (t teller) rule(id string) string {
	return quoted(Titled(t.m.Rules, id, func(k model.Rule) (string, string) { return k.ID, k.Title }))
}

// onBoards is the first thing with an id on any board of a mission; the empty one where there is none.
func onBoards[T any](m *model.Mission, id string, list func(*model.Board) []T, idOf func(T) string) (T, bool) {
	for _, f := range m.Floors() {
		for _, v := range list(f.Board) {
			if idOf(v) == id {
				return v, true
			}
		}
	}
	var none T
	return none, false
}

// floor is a level or a further board.
func (t teller) floor(id string) string {
	l, _ := onBoards(t.m, id, func(b *model.Board) []model.Level { return b.Levels }, func(l model.Level) string { return l.ID })
	return midway(cmp.Or(l.Title, spelled(id)))
}

func (t teller) zone(id string) string {
	z, _ := onBoards(t.m, id, func(b *model.Board) []model.Zone { return b.Zones }, func(z model.Zone) string { return z.ID })
	return midway(cmp.Or(z.Title, spelled(id)))
}

// piece is a thing on a map, by the name that the map gives it.
func (t teller) piece(id string) string {
	if _, ok := onBoards(t.m, id, func(b *model.Board) []model.Crate { return b.Crates }, func(c model.Crate) string { return c.ID }); ok {
		return "crate " + strings.ToUpper(id)
	}
	if m, ok := onBoards(t.m, id, func(b *model.Board) []model.Marker { return b.Markers }, func(m model.Marker) string { return m.ID }); ok {
		return t.marker(m)
	}
	if _, ok := onBoards(t.m, id, func(b *model.Board) []model.Panel { return b.Panels }, func(p model.Panel) string { return p.ID }); ok {
		return "the panel " + quoted(id)
	}
	return "the " + spelled(id)
}

func (t teller) marker(m model.Marker) string {
	name := cmp.Or(m.Title, Titled(t.r.Markers, m.Kind, func(k model.MarkerKind) (string, string) { return k.ID, k.Title }))
	if m.Number > 0 {
		return fmt.Sprintf("%s %d", lower(name), m.Number)
	}
	return midway(name)
}

// named is a figure of the mission, or something hidden that turns out to be one.
func (t teller) named(id string) string {
	return Titled(t.m.Setup.NPCs, id, func(n model.StartNPC) (string, string) { return n.ID, cmp.Or(midway(n.Name), t.npc(n.Kind)) })
}

func quoted(s string) string { return "“" + s + "”" }

// join says a list as people do: "a", "a and b", "a, b and c".
func join(list []string) string { return joined(list, " and ") }

func joined(list []string, last string) string {
	n := len(list) - 1
	if n < 1 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:n], ", ") + last + list[n]
}

func all[T any](list []T, say func(T) string) []string {
	var out []string
	for _, v := range list {
		out = append(out, say(v))
	}
	return out
}

// count says a number of things that have a plain plural.
func count(n int, one string) string { return fmt.Sprintf("%d %s", n, plural(n, one)) }

func plural(n int, one string) string {
	if n == 1 || strings.HasSuffix(one, "s") {
		return one
	}
	return one + "s"
}

// one is a thing with its article.
func one(name string) string {
	if strings.ContainsRune("aeiouAEIOU", []rune(name + " ")[0]) {
		return "an " + name
	}
	return "a " + name
}

// numbers says whole numbers as a list.
func numbers(list []int, last string) string {
	return joined(all(list, func(n int) string { return fmt.Sprint(n) }), last)
}

func capital(s string) string { return first(s, unicode.ToUpper) }

func lower(s string) string { return first(s, unicode.ToLower) }

func first(s string, turn func(rune) rune) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(turn(r)) + s[n:]
}

// midway is a name inside a sentence: its article is small.
func midway(name string) string {
	if strings.HasPrefix(name, "The ") {
		return lower(name)
	}
	return name
}

// sentence begins with a capital and ends with a full stop.
func sentence(s string) string {
	s = capital(strings.TrimSpace(s))
	if s == "" || strings.ContainsRune(".!?", []rune(s)[utf8.RuneCountInString(s)-1]) {
		return s
	}
	return s + "."
}
