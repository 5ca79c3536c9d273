package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// panels walks along every lattice line and column and reads the runs on it.
func (r *reader) panels() {
	for j := 0; j <= r.ny; j++ {
		for i := 0; i < r.nx; {
			end := r.runEnd(across, i, j)
			if end > i {
				r.run(across, spot{i, j}, spot{end, j})
			}
			i = max(end, i+1)
		}
	}
	for i := 0; i <= r.nx; i++ {
		for j := 0; j < r.ny; {
			end := r.runEnd(down, i, j)
			if end > j {
				r.run(down, spot{i, j}, spot{i, end})
			}
			j = max(end, j+1)
		}
	}
	slices.SortStableFunc(r.drawing.Panels, inReadingOrder)
}

func inReadingOrder(a, b Panel) int {
	if a.Line != b.Line {
		return a.Line - b.Line
	}
	return a.Col - b.Col
}

// runEnd is where the run that leaves a lattice point ends, along its line or column; the point
// itself when there is none.
func (r *reader) runEnd(d direction, i, j int) int {
	if d == across {
		for start := i; r.edge(across, i, j) && (i == start || r.pass[spot{i, j}] == across); {
			i++
		}
		return i
	}
	for start := j; r.edge(down, i, j) && (j == start || r.pass[spot{i, j}] == down); {
		j++
	}
	return j
}

// run turns one run into a panel, or says why it is none.
func (r *reader) run(d direction, from, to spot) {
	x0, y0, x1, y1 := from.x*step(across), from.y*step(down), to.x*step(across), to.y*step(down)
	if r.spoilt(x0, y0, x1, y1) {
		return
	}
	text := r.text(d, from, to)
	m, ok := r.table.match[d][text]
	if !ok {
		r.misspelt(d, from, to, text)
		return
	}
	p := Panel{Kind: m.kind, From: r.point(from.x, from.y), To: r.point(to.x, to.y), Flipped: m.flipped}
	if d == across {
		p.Line, p.EndLine, p.Col, p.EndCol = y0+1, y0+1, x0+2+r.indent, x1+1+r.indent
	} else {
		p.Line, p.EndLine, p.Col, p.EndCol = y0+2, y1, x0+1+r.indent, x0+2+r.indent
	}
	r.drawing.Panels = append(r.drawing.Panels, p)
}

// misspelt reports a run that is no panel, with the likeliest reason.
func (r *reader) misspelt(d direction, from, to spot, text string) {
	x, y := from.x*step(across), from.y*step(down)
	if at := strings.IndexFunc(text, func(c rune) bool { return r.class(c) == label }); at >= 0 {
		r.report(CodeLabel, x+1+at, x+2+at, y, "a label stands in the middle of a panel", "move the label into a cell")
		return
	}
	if cuts := r.cuts(d, from, to); len(cuts) > 0 && !r.slipOfThePen(d, text) {
		c := cuts[0]
		r.report(CodeCross, c.x*step(across), c.x*step(across)+1, c.y*step(down),
			fmt.Sprintf("%d panels in a row without a post between them", len(cuts)+1),
			fmt.Sprintf("draw a '+' here, at %s", place(r.point(c.x, c.y))))
		return
	}
	if r.splitByPost(d, from, to, text) {
		return
	}
	message, remedy := r.explain(d, from, to, text)
	if d == across {
		lead := len(text) - len(strings.TrimLeft(text, " "))
		r.report(CodeRun, x+1+lead, x+1+len([]rune(strings.TrimRight(text, " "))), y, message, remedy)
		return
	}
	at := y + 1 + r.firstSlip(text)
	r.report(CodeRun, x, x+1, at, message, remedy)
}

// splitByPost reports a post in the middle of what would be one panel.
func (r *reader) splitByPost(d direction, from, to spot, text string) bool {
	end := to
	if d == across {
		end.x = r.runEnd(d, to.x, to.y)
	} else {
		end.y = r.runEnd(d, to.x, to.y)
	}
	whole := r.text(d, from, end)
	near := r.table.near(d, whole)
	if end == to || r.pass[to] != stop || len(near) == 0 {
		return false
	}
	at := len([]rune(text))
	if near[0].text[:at] != text || distance(near[0].text, whole) != 1 {
		return false
	}
	x, y := to.x*step(across), to.y*step(down)
	r.report(CodeRun, x, x+1, y, fmt.Sprintf("a post in the middle of a panel (%s)", near[0].title),
		fmt.Sprintf("draw '%c' instead, or spell each half as a panel", near[0].text[at]))
	r.spoil(x, y)
	return true
}

// slipOfThePen reports whether a text is one character away from the spelling of a panel. Then that
// is the likelier mistake, even if the text could also be two panels in a row.
func (r *reader) slipOfThePen(d direction, text string) bool {
	near := r.table.near(d, text)
	return len(near) > 0 && distance(near[0].text, text) == 1
}

// explain words the report about a run that is no panel.
func (r *reader) explain(d direction, from, to spot, text string) (message, remedy string) {
	if strings.Contains(text, " ") {
		return fmt.Sprintf("the run %q has a gap", strings.TrimSpace(text)), "lead it from post to post without blanks"
	}
	length := model.Length(to.x-from.x+to.y-from.y) * r.o.Lattice
	near := r.table.meant(d, text)
	if len(near) == 0 {
		return fmt.Sprintf("no panel that is drawn this way is %s in long", length),
			"draw a '+' where one panel ends and the next begins"
	}
	var words []string
	for _, e := range near {
		words = append(words, fmt.Sprintf("%q (%s)", e.text, e.title))
	}
	message = fmt.Sprintf("%q spells no kind of panel", text)
	if d == down {
		message += ", read from north to south"
	}
	return message, "near are " + english.And(words)
}

// firstSlip is the index of the first character that differs from the nearest spelling.
func (r *reader) firstSlip(text string) int {
	near := r.table.near(down, text)
	if len(near) == 0 {
		return 0
	}
	want := []rune(near[0].text)
	for i, c := range []rune(text) {
		if c != want[i] {
			return i
		}
	}
	return 0
}

// cuts finds the fewest lattice points at which a run falls into panels; none if it does not.
func (r *reader) cuts(d direction, from, to spot) []spot {
	n := to.x - from.x + to.y - from.y
	at := func(k int) spot {
		if d == across {
			return spot{from.x + k, from.y}
		}
		return spot{from.x, from.y + k}
	}
	best := make([][]spot, n+1) // for each point: the cuts up to and including it
	best[0] = []spot{}
	for end := 1; end <= n; end++ {
		for start := max(0, end-r.table.longest); start < end; start++ {
			if best[start] == nil || best[end] != nil && len(best[start])+1 >= len(best[end]) {
				continue
			}
			if _, ok := r.table.match[d][r.text(d, at(start), at(end))]; ok {
				best[end] = append(slices.Clone(best[start]), at(end))
			}
		}
	}
	if len(best[n]) < 2 {
		return nil
	}
	return best[n][:len(best[n])-1]
}
