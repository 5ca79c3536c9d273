package describe

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Floor is a floor of a mission in words: all that a map of it shows, exactly, so that it can be built by
// somebody who only hears it.
type Floor struct {
	ID       string // of the level or the further board; empty for the mission's board
	Title    string
	Size     string // how large it is, and how places are said
	Sections []FloorSection
}

// FloorSection is things of one sort.
type FloorSection struct {
	Title string
	Lines []string
	Paths []string // of the lines, in the unit; empty for one that is of several places
}

// Floors are the floors of a mission in words, the mission's board first. Numbers are those of Numbered.
func Floors(m *model.Mission, r *model.RuleSet, numbers map[string]int) []Floor {
	var out []Floor
	for i, f := range m.Floors() {
		l := lister{teller: tell(m, r, nil), f: f, b: f.Board, numbers: numbers}
		title := "The main board"
		if i > 0 {
			title = english.Capital(l.Floor(f.ID))
		}
		size := fmt.Sprintf("%s\u00a0×\u00a0%s\u00a0in.", f.Board.Width, f.Board.Height)
		if i == 0 {
			size += " Places are inches east, then inches south, of the north-west corner; pieces are measured to their middles."
		}
		l.panels()
		l.pieces()
		l.rim()
		l.places()
		l.figures()
		out = append(out, Floor{f.ID, title, size, l.sections})
	}
	return out
}

// lister says what stands on one floor.
type lister struct {
	teller
	f        model.NamedFloor
	b        *model.Board
	numbers  map[string]int
	sections []FloorSection
}

// section enters lines under a title, with where each is written below the floor, if anybody can say; none is no section.
func (l *lister) section(title string, lines []string, at func(i int) string) {
	if len(lines) == 0 {
		return
	}
	s := FloorSection{Title: title, Lines: lines}
	for i := range lines {
		path := ""
		if at != nil {
			path = l.f.Path + "." + at(i)
		}
		s.Paths = append(s.Paths, path)
	}
	l.sections = append(l.sections, s)
}

// field says of lines that all of them are written in one field.
func field(name string) func(int) string { return func(int) string { return name } }

// entry says of lines that each is written as an entry of a list.
func entry(name string) func(int) string {
	return func(i int) string { return fmt.Sprintf("%s.%d", name, i) }
}

// xy is a point by its inches, on one line.
func xy(p model.Point) string { return p.X.String() + ",\u00a0" + p.Y.String() }

// ring says how a thing is ringed; empty if it is not.
func (l *lister) ring(id, colour string) string {
	switch {
	case colour == "":
		return ""
	case l.numbers[id] == 0:
		return "ringed " + colour
	}
	return fmt.Sprintf("ringed %s, number %d", colour, l.numbers[id])
}

// with puts what is not empty behind a beginning, between commas.
func with(start string, more ...string) string {
	for _, s := range more {
		if s != "" {
			start += ", " + s
		}
	}
	return start
}

// panels lists the wall pieces row by row, as they are set up: first those from west to east, then those
// from north to south.
func (l *lister) panels() {
	var rows, columns run
	var slanting []string
	for _, p := range l.b.Panels {
		switch {
		case p.Bend != "":
			slanting = append(slanting, xy(p.From)+" to "+xy(p.To)+" "+l.panel(p)+", a quarter of a circle around "+xy(p.Centre()))
		case p.From.Y == p.To.Y:
			rows.add(p.From.Y, p.From.X, p.To.X, l.panel(p))
		case p.From.X == p.To.X:
			columns.add(p.From.X, p.From.Y, p.To.Y, l.panel(p))
		default:
			slanting = append(slanting, xy(p.From)+" to "+xy(p.To)+" "+l.panel(p))
		}
	}
	l.section("Panels from west to east", rows.lines("in south"), field("plan"))
	l.section("Panels from north to south", columns.lines("in east"), field("plan"))
	l.section("Panels at an angle", slanting, field("runs"))
	l.section("Posts", l.posts(), field("plan"))
	l.section("Doors of which one is open", english.Each(l.b.Interlocks, func(ids []string) string { return english.Capital(english.And(english.Each(ids, l.Piece))) }), entry("interlocks"))
}

func (l *lister) panel(p model.Panel) string {
	title := kinds.Titled(l.Rules.Panels, p.Kind, func(k model.PanelKind) (string, string) { return k.ID, k.Title })
	turned, id := "", ""
	if p.Flipped {
		turned = "turned round"
	}
	if name := english.Capital(cmp.Or(p.Title, l.Name(p.ID))); name != english.Capital(title) && name != "" {
		id = english.Quoted(name)
	}
	return with(title, string(p.State), turned, id, l.ring(p.ID, p.Highlight))
}

// run collects panels by the line that they stand on.
type run []stretch

type stretch struct {
	line, from, to model.Length
	what           string
}

func (r *run) add(line, from, to model.Length, what string) {
	*r = append(*r, stretch{line, from, to, what})
}

func (r run) lines(unit string) []string {
	slices.SortStableFunc(r, func(a, b stretch) int { return cmp.Or(cmp.Compare(a.line, b.line), cmp.Compare(a.from, b.from)) })
	var out []string
	for i, s := range r {
		what := fmt.Sprintf("%s–%s %s", s.from, s.to, s.what)
		if i == 0 || r[i-1].line != s.line {
			out = append(out, fmt.Sprintf("%s %s: %s", s.line, unit, what))
		} else {
			out[len(out)-1] += "; " + what
		}
	}
	return out
}

// posts says where posts stand: usually where panels end.
func (l *lister) posts() []string {
	ends, posts := map[model.Point]bool{}, map[model.Point]bool{}
	for _, p := range l.b.Panels {
		ends[p.From], ends[p.To] = true, true
	}
	var more, without []string
	for _, p := range l.b.Posts {
		posts[p] = true
		if !ends[p] {
			more = append(more, xy(p))
		}
	}
	if len(posts) == 0 {
		return nil
	}
	for _, p := range l.b.Panels {
		for _, end := range []model.Point{p.From, p.To} {
			if !posts[end] {
				without, posts[end] = append(without, xy(end)), true
			}
		}
	}
	line := "At both ends of every panel"
	if len(without) > 0 {
		line += ", but not at " + strings.Join(without, "; ")
	}
	if len(more) > 0 {
		line += ". Also at " + strings.Join(more, "; ")
	}
	return []string{line}
}
