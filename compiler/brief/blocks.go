package brief

import (
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/yuin/goldmark/ast"
	table "github.com/yuin/goldmark/extension/ast"
)

// blocks reads the children of a block, at a depth of lists and quotes.
func (r *reader) blocks(parent node, depth int) []model.Block {
	var out []model.Block
	for n := parent.FirstChild(); n != nil && !r.full; n = n.NextSibling() {
		if b, ok := r.block(n, depth); ok && r.grow(recordSize) {
			out = append(out, b)
		}
	}
	return out
}

// block reads one block; ok is false for those a brief cannot hold.
func (r *reader) block(n node, depth int) (b model.Block, ok bool) {
	switch n := n.(type) {
	case *ast.Paragraph, *ast.TextBlock:
		return model.Block{Kind: model.Paragraph, Inlines: r.inlines(n)}, n.HasChildren()
	case *ast.Heading:
		return model.Block{Kind: model.Heading, Level: n.Level, Inlines: r.inlines(n)}, true
	case *ast.List:
		return r.list(n, depth)
	case *ast.ListItem:
		return model.Block{Kind: model.ListItem, Blocks: r.blocks(n, depth)}, true
	case *ast.Blockquote:
		return r.nest(n, model.Block{Kind: model.Quote}, depth)
	case *table.Table:
		return model.Block{Kind: model.Table, Rows: r.rows(n)}, true
	case *ast.LinkReferenceDefinition:
		return b, false // its uses are looked at
	}
	r.refuseBlock(n)
	return b, false
}

func (r *reader) list(n *ast.List, depth int) (model.Block, bool) {
	b := model.Block{Kind: model.BulletList}
	if n.IsOrdered() {
		b = model.Block{Kind: model.OrderedList, Start: n.Start}
	}
	return r.nest(n, b, depth)
}

// nest reads a block that holds blocks, one level deeper.
func (r *reader) nest(n node, b model.Block, depth int) (model.Block, bool) {
	if depth >= MaxDepth {
		r.deep(offset(n))
		return b, false
	}
	b.Blocks = r.blocks(n, depth+1)
	return b, true
}

func (r *reader) rows(n *table.Table) [][][]model.Inline {
	var rows [][][]model.Inline
	for row := n.FirstChild(); row != nil && !r.full; row = row.NextSibling() {
		var cells [][]model.Inline
		for cell := row.FirstChild(); cell != nil && r.grow(recordSize); cell = cell.NextSibling() {
			cells = append(cells, r.inlines(cell))
		}
		rows = append(rows, cells)
	}
	return rows
}

// refuseBlock reports a block that a brief cannot hold.
func (r *reader) refuseBlock(n node) {
	at := offset(n)
	switch n.(type) {
	case *ast.HTMLBlock:
		r.fail(at, len(r.src), "raw HTML", "write it in Markdown, as in *this* or **this**; a plain '<' is written &lt;")
	case *ast.FencedCodeBlock:
		r.fail(at, len(r.src), "a block of code", "write it as a paragraph, or as `code` within a line")
	case *ast.CodeBlock:
		r.fail(at, len(r.src), "a paragraph indented by four blanks or more: Markdown takes it for code", "move it to the left")
	case *ast.ThematicBreak:
		r.fail(at, len(r.src), "a rule across the page", "begin a new part with a heading")
	default:
		r.fail(at, 1, "a kind of block that cannot be printed: "+n.Kind().String(), "write it as a paragraph")
	}
}

// offset is where a node begins in the source, as near as the parser tells.
func offset(n node) int {
	for ; n != nil; n = n.Parent() {
		if n.Pos() >= 0 {
			return n.Pos()
		}
		if n.Type() != ast.TypeInline && n.Lines() != nil && n.Lines().Len() > 0 {
			return n.Lines().At(0).Start
		}
	}
	return 0
}
