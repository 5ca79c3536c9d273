package reference

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// stat is one number of an NPC's board.
type stat struct {
	id, head string
	of       func(*model.Stats) *int
}

func stats() []stat {
	return []stat{
		{"actions", "Actions", func(s *model.Stats) *int { return s.Actions }},
		{"health", "Health", func(s *model.Stats) *int { return s.Health }},
		{"ranged", "Ranged", func(s *model.Stats) *int { return s.Ranged }},
		{"close", "Close", func(s *model.Stats) *int { return s.Close }},
		{"armour", "Armour", func(s *model.Stats) *int { return s.Armour }},
		{"shield", "Shield", func(s *model.Stats) *int { return s.Shield }},
		{"persuade", "Persuade", func(s *model.Stats) *int { return s.Persuade }},
		{"knowledge", "Knowledge", func(s *model.Stats) *int { return number(s.Knowledge) }},
	}
}

func number(n int) *int {
	if n == 0 {
		return nil
	}
	return &n
}

// numbers is what stands on the boards of the NPCs, one line for each side. Columns in which no board has a
// number are left out.
func (w *writer) numbers(width scene.Unit) []layout.Block {
	lines := w.boardLines()
	if len(lines) == 0 {
		return nil
	}
	var shown []stat
	for _, s := range stats() {
		if slices.ContainsFunc(lines, func(l boardLine) bool { return l.has(s) }) {
			shown = append(shown, s)
		}
	}
	t := page.Table{Columns: []page.TableColumn{{Head: "NPC"}, {Head: "Rank", Align: page.Centre}}}
	for _, s := range shown {
		t.Columns = append(t.Columns, page.TableColumn{Head: s.head, Align: page.Centre})
	}
	t.Columns = append(t.Columns, page.TableColumn{Head: "Also"})
	group := "\x00"
	for _, l := range lines {
		if l.npc.Group != group {
			group = l.npc.Group
			t.Rows = append(t.Rows, page.TableRow{Group: true, Cells: []page.Cell{w.SayStrong(w.group(group))}})
		}
		t.Rows = append(t.Rows, w.boardRow(l, shown))
	}
	note := "Ranged and close are dice."
	if slices.ContainsFunc(lines, func(l boardLine) bool { return l.charged != nil }) {
		note = "Behind a stroke: the stronger side of the board. " + note
	}
	return []layout.Block{w.head("numbers", "Numbers of the NPCs", width), kept(tight(w.say(note, width))), w.Table(t, width)}
}

// boardLine is a board: the numbers that lie up at first, or that take their place as damage is taken, and those
// of the stronger side. Either may be nil, not both.
type boardLine struct {
	npc            *model.NPCKind
	stats, charged *model.Stats
	title          string
	insert         bool // it takes the place of another as damage is taken
}

// boardLines are the boards by groups in the rule set's order, the highest rank first.
func (w *writer) boardLines() []boardLine {
	place := map[string]int{}
	for i, g := range w.r.Groups {
		place[g.ID] = i
	}
	kinds := make([]*model.NPCKind, 0, len(w.r.NPCs))
	for i := range w.r.NPCs {
		kinds = append(kinds, &w.r.NPCs[i])
	}
	slices.SortStableFunc(kinds, func(a, b *model.NPCKind) int {
		if d := place[a.Group] - place[b.Group]; d != 0 {
			return d
		}
		if d := strings.Compare(a.Group, b.Group); d != 0 {
			return d
		}
		return b.Rank - a.Rank
	})
	var out []boardLine
	for _, k := range kinds {
		out = append(out, boards(k)...)
	}
	return out
}

// boards are the lines of a kind: both sides in one unless they have names of their own, then what replaces them.
func boards(k *model.NPCKind) []boardLine {
	var out []boardLine
	switch a, b := k.Stats, k.Charged; {
	case a == nil && b == nil:
		return nil
	case a != nil && b != nil && a.Title != "":
		out = append(out, boardLine{npc: k, stats: a, title: a.Title}, boardLine{npc: k, charged: b, title: b.Title})
	default:
		out = append(out, boardLine{npc: k, stats: a, charged: b})
	}
	for _, s := range []*model.Stats{k.Stats, k.Charged} {
		if s == nil {
			continue
		}
		for i := range s.Inserts {
			out = append(out, boardLine{npc: k, stats: &s.Inserts[i], title: fmt.Sprintf("insert %d", i+1), insert: true})
		}
	}
	return out
}

func (w *writer) boardRow(l boardLine, shown []stat) page.TableRow {
	name := w.SayStrong(english.Capital(l.npc.Title))
	if l.title != "" {
		side := w.Say(", " + english.Lower(l.title))
		side.Spans[0].Style.Colour = w.Tones.Soft
		name.Spans = append(name.Spans, side.Spans...)
	}
	row := page.TableRow{From: scene.Ruled("npcs." + l.npc.ID), Cells: []page.Cell{name, w.Say(fmt.Sprint(l.npc.Rank))}}
	for _, s := range shown {
		row.Cells = append(row.Cells, w.Say(s.both(l)))
	}
	row.Cells = append(row.Cells, w.Say(w.boardWords(l)))
	return row
}

// both is a number on the two sides of a board: one where they are alike.
func (s stat) both(l boardLine) string {
	a, b := s.side(l.stats), s.side(l.charged)
	switch {
	case l.charged == nil || a == b && l.stats != nil:
		return a
	case l.stats == nil:
		return b
	}
	bareA, bareB := strings.TrimSuffix(a, dagger.Mark), strings.TrimSuffix(b, dagger.Mark)
	switch {
	case bareA == bareB:
		return bareA + dagger.Mark
	case bareA != a && bareB != b:
		a = bareA // one mark for both
	}
	return a + " / " + b
}

func (s stat) side(of *model.Stats) string {
	if of == nil || s.of(of) == nil {
		return "–"
	}
	if slices.Contains(of.Assumed, s.id) {
		return fmt.Sprint(*s.of(of)) + dagger.Mark
	}
	return fmt.Sprint(*s.of(of))
}

// has reports whether a line has a number.
func (l boardLine) has(s stat) bool {
	return l.stats != nil && s.of(l.stats) != nil || l.charged != nil && s.of(l.charged) != nil
}

// boardWords are the abilities on a board, and what else differs.
func (w *writer) boardWords(l boardLine) string {
	var out []string
	add := func(s string) {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	for _, s := range []*model.Stats{l.stats, l.charged} {
		if s == nil {
			continue
		}
		for _, a := range s.Abilities {
			add(w.abilityWords(a))
		}
		if s.Reach > 0 {
			add("strikes up to " + w.reach(s.Reach))
		}
		if s.Range != "" {
			add("shoots up to " + w.rangeTitle(s.Range) + " range")
		}
		if s.Kill > 0 {
			add(english.Count(s.Kill, "career point"))
		}
		if s.Chart != "" {
			add("acts by “" + w.chartTitle(s.Chart) + "”")
		}
	}
	if l.insert {
		return english.Capital(strings.Join(out, ", "))
	}
	if l.npc.Unique {
		add("once a game")
	}
	if l.npc.Kill > 0 {
		add(english.Count(l.npc.Kill, "career point"))
	}
	return english.Capital(strings.Join(out, ", "))
}

func (w *writer) abilityWords(a model.Amount) string {
	for _, t := range w.r.Abilities {
		if t.ID == a.ID && t.Valued {
			return fmt.Sprintf("%s %d", english.Lower(t.Title), a.Count)
		}
	}
	return english.Lower(w.ability(a.ID))
}
