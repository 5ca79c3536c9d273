package describe_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// builder sets a board up by nothing but what the list says, as somebody does to whom it is read.
type builder struct {
	t     *testing.T
	r     *model.RuleSet
	built []string // what stands, in a form that can be compared
	posts []string
	ends  map[string]bool
}

// The list in words is exact: who sets up by it builds the board of the mission, piece by piece.
func TestBoardCanBeBuiltFromItsWords(t *testing.T) {
	r := printertest.Rules()
	for name, m := range map[string]*model.Mission{"sample": printertest.Mission(), "wide": printertest.Wide()} {
		numbers := describe.Numbered(m)
		for i, f := range describe.Floors(m, r, numbers) {
			b := builder{t: t, r: r, ends: map[string]bool{}}
			for _, s := range f.Sections {
				for k, line := range s.Lines {
					if strings.HasSuffix(line, ",") || strings.Contains(line, " in,") {
						t.Errorf("%s: %q can be broken inside a place or a size", name, line)
					}
					s.Lines[k] = strings.ReplaceAll(line, "\u00a0", " ")
				}
				b.section(s)
			}
			floor := m.Floors()[i]
			got, want := b.built, standing(m, r, floor.Board, numbers)
			slices.Sort(got)
			slices.Sort(want)
			if missing, more := minus(want, got), minus(got, want); len(missing)+len(more) > 0 {
				t.Errorf("%s, %q: not built: %q; built though it is not there: %q", name, floor.ID, missing, more)
			}
			var posts []string
			for _, p := range floor.Board.Posts {
				posts = append(posts, xy(p))
			}
			if missing, more := minus(posts, b.posts), minus(b.posts, posts); len(missing)+len(more) > 0 {
				t.Errorf("%s, %q: posts missing %q, too many %q", name, floor.ID, missing, more)
			}
		}
	}
}

func minus(a, b []string) (out []string) {
	for _, s := range a {
		if !slices.Contains(b, s) {
			out = append(out, s)
		}
	}
	return out
}

func xy(p model.Point) string { return p.X.String() + ", " + p.Y.String() }

// standing is everything on a floor that the list must name.
func standing(m *model.Mission, r *model.RuleSet, b *model.Board, numbers map[string]int) (out []string) {
	name := func(id, kind string) string {
		if called := kinds.Name(m, r, id); called != kind {
			return called
		}
		return ""
	}
	ring := func(id, colour string) string {
		if colour == "" {
			return ""
		}
		return fmt.Sprintf("%s %d", colour, numbers[id])
	}
	for _, p := range b.Panels {
		out = append(out, fmt.Sprint("panel ", p.Kind, " ", xy(p.From), " ", xy(p.To), " ", p.State, " ", p.Flipped, " ", name(p.ID, panelTitle(r, p.Kind)), " ", ring(p.ID, p.Highlight)))
	}
	for _, c := range b.Crates {
		out = append(out, fmt.Sprint("crate ", c.ID, " ", c.Size, " ", c.Colour, " ", xy(c.Footprint.Centre), " ", c.Footprint.Turn, " ", c.On, " ", ring(c.ID, c.Highlight)))
	}
	for _, f := range b.Furniture {
		out = append(out, fmt.Sprint("furniture ", kinds.Name(m, r, f.ID), " ", f.Kind, " ", xy(f.Footprint.Centre), " ", f.Footprint.Turn, " ", f.Footprint.Width, " ", f.Footprint.Depth, " ", ring(f.ID, f.Highlight)))
	}
	for _, a := range b.Airlocks {
		out = append(out, fmt.Sprint("airlock ", a.ID, " ", a.Side, " ", along(a.Side, a.At)))
	}
	for _, e := range b.Entries {
		out = append(out, fmt.Sprint("entry ", e.ID, " ", e.Side, " ", along(e.Side, e.At), " ", e.Sealed))
	}
	return out
}

func panelTitle(r *model.RuleSet, kind string) string {
	for _, k := range r.Panels {
		if k.ID == kind {
			return k.Title
		}
	}
	return ""
}

func along(side model.Side, p model.Point) string {
	switch side {
	case model.North, model.South:
		return p.X.String()
	case model.East, model.West:
		return p.Y.String()
	}
	return xy(p)
}

func (b *builder) section(s describe.FloorSection) {
	for _, line := range s.Lines {
		switch s.Title {
		case "Panels from west to east":
			b.run(line, func(row, x string) string { return x + ", " + row })
		case "Panels from north to south":
			b.run(line, func(column, y string) string { return column + ", " + y })
		case "Panels at an angle":
			from, rest := cut(line, " to ")
			x, rest := cut(rest, ", ")
			y, what := cut(rest, " ")
			b.panel(from, x+", "+y, what)
		case "Posts":
			b.postLine(line)
		case "Crates":
			b.crate(line)
		case "Furniture":
			b.furniture(line)
		case "Airlocks":
			id, rest := cut(line, ": ")
			b.built = append(b.built, "airlock "+strings.ToLower(id)+" "+b.edge(rest))
		case "Entry points":
			id, rest := cut(line, ": ")
			rest, sealed := strings.CutSuffix(rest, ", sealed")
			b.built = append(b.built, fmt.Sprint("entry ", id, " ", b.edge(rest), " ", sealed))
		}
	}
}

func cut(s, by string) (before, after string) {
	before, after, _ = strings.Cut(s, by)
	return before, after
}

// run reads "8 in south: 0–4 Wall; 4–8 Window".
func (b *builder) run(line string, at func(line, along string) string) {
	head, rest := cut(line, ": ")
	row, _ := cut(head, " ")
	for _, part := range strings.Split(rest, "; ") {
		span, what := cut(part, " ")
		from, to := cut(span, "–")
		b.panel(at(row, from), at(row, to), what)
	}
}

func (b *builder) panel(from, to, what string) {
	title, more := parted(what)
	kind := ""
	for _, k := range b.r.Panels {
		if k.Title == title {
			kind = k.ID
		}
	}
	state, flipped, id, ring := "", false, "", ringOf(more)
	for _, s := range more {
		switch {
		case s == "open" || s == "closed" || s == "locked":
			state = s
		case s == "turned round":
			flipped = true
		case strings.HasPrefix(s, "“"):
			id = strings.Trim(s, "“”")
		}
	}
	b.ends[from], b.ends[to] = true, true
	b.built = append(b.built, fmt.Sprint("panel ", kind, " ", from, " ", to, " ", state, " ", flipped, " ", id, " ", ring))
}

// parted cuts a line at its commas.
func parted(line string) (first string, more []string) {
	parts := strings.Split(line, ", ")
	return parts[0], parts[1:]
}

// ringOf reads "ringed blue, number 2".
func ringOf(list []string) string {
	colour, number := "", ""
	for _, s := range list {
		if rest, ok := strings.CutPrefix(s, "ringed "); ok {
			colour = rest
		}
		if rest, ok := strings.CutPrefix(s, "number "); ok {
			number = rest
		}
	}
	return strings.TrimSpace(colour + " " + number)
}

// postLine is read once all panels stand.
func (b *builder) postLine(line string) {
	without, more := line, ""
	if before, after, ok := strings.Cut(line, ". Also at "); ok {
		without, more = before, after
	}
	_, but, _ := strings.Cut(without, ", but not at ")
	for end := range b.ends {
		if !slices.Contains(strings.Split(but, "; "), end) {
			b.posts = append(b.posts, end)
		}
	}
	if more != "" {
		b.posts = append(b.posts, strings.Split(more, "; ")...)
	}
}

// placed reads "…, at 1.2, 0.9, turned 30°, …" out of a line's parts.
func placed(more []string) (at, turn string) {
	turn = "0"
	for i, s := range more {
		if rest, ok := strings.CutPrefix(s, "at "); ok {
			at = rest + ", " + more[i+1]
		}
		if rest, ok := strings.CutPrefix(s, "turned "); ok {
			turn = strings.TrimSuffix(rest, "°")
		}
	}
	return at, turn
}

func (b *builder) crate(line string) {
	id, rest := cut(line, ": ")
	title, more := parted(rest)
	size, colour, on := "", "", ""
	for _, k := range b.r.Crates {
		if k.Title == title {
			size = k.ID
			for _, c := range k.Colours {
				if slices.Contains(more, c) {
					colour = c
				}
			}
			if slices.Contains(more, "red") {
				colour = "red"
			}
		}
	}
	for _, s := range more {
		if rest, ok := strings.CutPrefix(s, "on crate "); ok {
			on = strings.ToLower(rest)
		}
	}
	at, turn := placed(more)
	b.built = append(b.built, fmt.Sprint("crate ", strings.ToLower(id), " ", size, " ", colour, " ", at, " ", turn, " ", on, " ", ringOf(more)))
}

func (b *builder) furniture(line string) {
	first, more := parted(line)
	name, title := cut(first, ": ")
	if title == "" {
		title = name
	}
	kind, width, depth := "", "", ""
	for _, k := range b.r.Furniture {
		if strings.HasPrefix(strings.ToLower(title), strings.ToLower(k.Title)) {
			kind, width, depth = k.ID, k.Width.String(), k.Depth.String()
		}
	}
	for _, s := range more {
		if w, d, ok := strings.Cut(s, " × "); ok {
			width, depth = w, strings.TrimSuffix(d, " in")
		}
	}
	at, turn := placed(more)
	b.built = append(b.built, fmt.Sprint("furniture ", name, " ", kind, " ", at, " ", turn, " ", width, " ", depth, " ", ringOf(more)))
}

// edge reads "north edge, 9.5 in from the west", or "on the floor at 17.5, 10.5".
func (b *builder) edge(s string) string {
	if rest, ok := strings.CutPrefix(s, "on the floor at "); ok {
		return " " + rest
	}
	side, rest := cut(s, " edge, ")
	inches, _ := cut(rest, " in")
	return side + " " + inches
}
