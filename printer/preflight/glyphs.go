package preflight

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/schema/model"
)

// Problem is a text with characters that cannot be printed.
type Problem struct {
	Path  string // of the text in diag.Index, such as "rules.hack.title"
	Runes []rune // each once, in order of appearance
}

// Glyphs finds the texts of a mission, and of the house rules it is played by, with characters that no font has, in the order of the sheet.
func Glyphs(m *model.Mission, house []model.HouseRules, set *layout.Set) []Problem {
	var out []Problem
	for _, t := range texts(m, house) {
		if lacks := set.Missing(t.text); len(lacks) > 0 {
			out = append(out, Problem{t.path, lacks})
		}
	}
	return out
}

// textAt is what a reader sees of a text, and the path of its source.
type textAt struct{ path, text string }

// texts are all that the authors of a mission and its pack write to be printed.
func texts(m *model.Mission, house []model.HouseRules) []textAt {
	var out []textAt
	for _, p := range append(describe.Passages(m), describe.HousePassages(m, house)...) {
		t := textAt{p.Path, p.Line + read(p.Text)}
		if p.Path == "title" {
			t.text += layout.Capitals(t.text) // titles are printed in capitals, too
		}
		out = append(out, t)
	}
	return out
}

// read is the letters of a passage as they are printed, without its marks.
func read(t model.Text) string {
	var b strings.Builder
	readBlocks(&b, t.Blocks)
	return b.String()
}

func readBlocks(b *strings.Builder, blocks []model.Block) {
	for _, block := range blocks {
		readInlines(b, block.Inlines)
		readBlocks(b, block.Blocks)
		for _, row := range block.Rows {
			for _, cell := range row {
				readInlines(b, cell)
			}
		}
	}
}

func readInlines(b *strings.Builder, inlines []model.Inline) {
	for _, in := range inlines {
		b.WriteString(in.Text)
	}
	b.WriteByte('\n')
}
