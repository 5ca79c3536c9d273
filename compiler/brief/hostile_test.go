package brief

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// hostile is Markdown that is known to cost parsers dearly, at the size that passes the limits.
func hostile() map[string]string {
	fill := func(unit string) string {
		line := strings.Repeat(unit, (MaxParagraph-2)/len(unit))
		return strings.Repeat(line+"\n\n", MaxSource/(len(line)+2))
	}
	return map[string]string{
		"emphasis":         fill("*a "),
		"stars and bars":   fill("*a **a _a __a "),
		"closed emphasis":  fill("*a_ "),
		"brackets":         fill("["),
		"links":            fill("[a]("),
		"images":           fill("![a]("),
		"back ticks":       fill("`a ``b "),
		"quotes":           fill("\"a 'b "),
		"angle brackets":   fill("<a "),
		"comments":         fill("<!--a"),
		"declarations":     fill("<!A"),
		"cdata":            fill("<![CDATA["),
		"entities":         fill("&a"),
		"backslashes":      fill("\\"),
		"quote marks":      fill(">"),
		"bullets":          fill("- "),
		"table":            "|" + strings.Repeat("a|", MaxColumns-1) + "\n|" + strings.Repeat("-|", MaxColumns-1) + "\n" + strings.Repeat("x\n", MaxLines-3),
		"deep list":        deepList(300),
		"link definitions": strings.Repeat("[a]: #b\n\n", MaxLines/2-1),
	}
}

func deepList(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.Repeat(" ", 2*(i%100)) + "- a\n\n")
	}
	return b.String()
}

func TestHostileTextEndsSoon(t *testing.T) {
	const soon = 3 * time.Second // hundreds of times what prose takes
	for name, src := range hostile() {
		start := proctime.Start()
		text, _, errs := Parse(src)
		if took := start.Used(); took > soon {
			t.Errorf("%s: %d bytes took %v", name, len(src), took)
		}
		if n := weight(text.Blocks); n > max(minGrowth, MaxGrowth*len(src)) {
			t.Errorf("%s: %d bytes became %d", name, len(src), n)
		}
		t.Logf("%-17s %6d bytes %8v, %d errors", name, len(src), start.Used().Round(time.Millisecond), len(errs))
	}
}

// weight is the size of a tree as the limits count it.
func weight(blocks []model.Block) int {
	n := 0
	inlines := func(run []model.Inline) {
		for _, i := range run {
			n += recordSize + len(i.Text)
		}
	}
	for _, b := range blocks {
		n += recordSize + weight(b.Blocks)
		inlines(b.Inlines)
		for _, row := range b.Rows {
			for _, cell := range row {
				n += recordSize
				inlines(cell)
			}
		}
	}
	return n
}

func TestReferencesHavePlaces(t *testing.T) {
	src := "# To [a](#a)\n\nThe [crâte *b*](#b) and\n[a](#a), | [c][c]\n\n[c]: #c\n\n> - [d](#d)\n\n| x |\n|---|\n| [e](#e) |\n"
	want := []Ref{{"a", 1, 6, 13}, {"b", 3, 5, 20}, {"a", 4, 1, 8}, {"c", 4, 12, 18}, {"d", 8, 5, 12}, {"e", 12, 3, 10}}
	if _, got, _ := Parse(src); !cmp.Equal(want, got) {
		t.Error(cmp.Diff(want, got))
	}
}

func FuzzParse(f *testing.F) {
	for _, src := range []string{"*a* **b**", "| a |\n|---|\n| b |", "- a\n  1. b", "[a](#b)", "<b>", "&#27;", "\x1b", "a  \nb\\\nc", "> # x\n> ---"} {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		text, _, errs := Parse(src)
		lines := strings.Split(src, "\n")
		for _, e := range errs {
			if e.Line < 1 || e.Line > len(lines) || e.Col < 1 || e.EndCol <= e.Col || e.Message == "" {
				t.Errorf("error at %d:%d-%d %q", e.Line, e.Col, e.EndCol, e.Message)
			}
		}
		eachText(text.Blocks, func(s string) {
			if len(errs) == 0 && strings.ContainsFunc(s, func(r rune) bool { return isHidden(r) || r == '\n' }) {
				t.Errorf("hidden characters in %q", s)
			}
		})
	})
}

func eachText(blocks []model.Block, visit func(string)) {
	for _, b := range blocks {
		for _, row := range append([][][]model.Inline{{b.Inlines}}, b.Rows...) {
			for _, cell := range row {
				for _, i := range cell {
					visit(i.Text)
				}
			}
		}
		eachText(b.Blocks, visit)
	}
}
