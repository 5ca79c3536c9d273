package layout_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// tags are the tagged groups that blocks draw, those inside others in brackets.
func tags(blocks []layout.Block) string {
	var items []scene.Item
	for _, b := range blocks {
		items = append(items, b.At(0, 0)...)
	}
	return strings.Join(tagsOf(items), " ")
}

func tagsOf(items []scene.Item) []string {
	var out []string
	for _, it := range items {
		g, ok := it.(scene.Group)
		if !ok {
			continue
		}
		inside := tagsOf(g.Items)
		if g.Tag == "" {
			out = append(out, inside...)
			continue
		}
		s := string(g.Tag)
		if g.Resumes {
			s = "…" + s
		}
		if g.Pauses {
			s += "…"
		}
		if len(inside) > 0 {
			s += fmt.Sprint(inside)
		}
		out = append(out, s)
	}
	return out
}

func prose(words string) model.Block {
	return model.Block{Kind: model.Paragraph, Inlines: []model.Inline{{Text: words}}}
}

func list(items ...[]model.Block) model.Block {
	out := model.Block{Kind: model.BulletList}
	for _, blocks := range items {
		out.Blocks = append(out.Blocks, model.Block{Kind: model.ListItem, Blocks: blocks})
	}
	return out
}

func set(t *testing.T, blocks ...model.Block) []layout.Block {
	return printertest.Fonts(t).Text(model.Text{Blocks: blocks}, layout.Theme(3500, printertest.Ink, printertest.Ink), 60*mm)
}

func TestBlocksAreTagged(t *testing.T) {
	cell := []model.Inline{{Text: "x"}}
	for _, c := range []struct {
		name   string
		blocks []model.Block
		want   string
	}{
		{"prose", []model.Block{{Kind: model.Heading, Inlines: cell}, prose(strings.Repeat("word ", 60))}, "H3 P"},
		{"a list of two", []model.Block{list([]model.Block{prose("a")}, []model.Block{prose("b")})}, "LI LI"},
		{"an item of two paragraphs", []model.Block{list([]model.Block{prose("a"), prose("b")})}, "LI… …LI"},
		{"a list in a list", []model.Block{list([]model.Block{prose("a"), list([]model.Block{prose("in")}), prose("b")})}, "LI… LI …LI"},
		{"a table with a hole", []model.Block{{Kind: model.Table, Rows: [][][]model.Inline{{cell, cell}, {cell}}}}, "Table[TR[TH TH] TR[TD TD]]"},
	} {
		if got := tags(set(t, c.blocks...)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestPartedBlocksGoOn parts a paragraph over three columns, and a table whose head is repeated.
func TestPartedBlocksGoOn(t *testing.T) {
	rest := set(t, prose(strings.Repeat("word ", 120)))
	var got []string
	for len(rest) > 0 {
		var here []layout.Block
		here, rest = layout.Fit(rest, 20*mm)
		got = append(got, tags(here))
	}
	if strings.Join(got, " ") != "P… …P… …P… …P" {
		t.Errorf("%q", got)
	}
	cell := [][]model.Inline{{{Text: "x"}}}
	table := set(t, model.Block{Kind: model.Table, Rows: [][][]model.Inline{cell, cell, cell}})
	here, rest := layout.Fit(table, table[0].Rows[0].Height*2)
	if got := tags(here) + " | " + tags(rest); got != "Table…[TR[TH] TR[TD]] | …Table[Artifact[TR[TH]] TR[TD]]" {
		t.Error(got)
	}
	one, more := layout.Force(set(t, prose(strings.Repeat("word ", 60))), 1)
	if got := tags(one) + " | " + tags(more); got != "P… | …P" {
		t.Error(got)
	}
}
