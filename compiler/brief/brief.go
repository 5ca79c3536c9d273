package brief

import (
	"cmp"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Error is one mistake in a brief.
type Error struct {
	Line, Col, EndCol int    // EndCol is just behind the last character
	Message           string // one line, no full stop
	Remedy            string
}

// Ref is a reference with its place in the text, from the opening bracket to the closing one.
type Ref struct {
	ID                string
	Line, Col, EndCol int
}

// Parse reads a brief: its text, and the references in it in reading order. It reports every
// mistake at once; what is refused is missing in the text that comes back.
func Parse(src string) (model.Text, []Ref, []Error) {
	r := &reader{src: []byte(src), lines: lineStarts(src)}
	t := model.Text{Source: src}
	r.limits()
	if len(r.errs) == 0 {
		r.hidden()
		p := parsers.Get().(parser.Parser)
		doc := p.Parse(text.NewReader(r.src))
		parsers.Put(p)
		t.Blocks = r.blocks(doc, 0)
	}
	slices.SortStableFunc(r.errs, func(a, b Error) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	if r.full {
		t.Blocks = nil
	}
	return t, r.refs, r.errs[:min(len(r.errs), MaxErrors)]
}

// parsers are kept for the next text: a mission has fifty, and making a parser takes longer than most
// of them.
var parsers = sync.Pool{New: func() any { return markdown() }}

// markdown is the parser: CommonMark with tables and with typographic quotes and dashes.
func markdown() parser.Parser {
	p := parser.NewParser(
		parser.WithBlockParsers(parser.DefaultBlockParsers()...),
		parser.WithInlineParsers(parser.DefaultInlineParsers()...),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
	)
	p.AddOptions(
		parser.WithParagraphTransformers(util.Prioritized(extension.NewTableParagraphTransformer(), 200)),
		parser.WithASTTransformers(util.Prioritized(extension.NewTableASTTransformer(), 0)),
		parser.WithInlineParsers(util.Prioritized(extension.NewTypographerParser(typography()), 9999)),
	)
	return p
}

// typography is what stands for the plain quotes, dashes and dots that people type.
func typography() extension.TypographerOption {
	return extension.WithTypographicSubstitutions(map[extension.TypographicPunctuation]string{
		extension.LeftSingleQuote: "‘", extension.RightSingleQuote: "’", extension.Apostrophe: "’",
		extension.LeftDoubleQuote: "“", extension.RightDoubleQuote: "”",
		extension.LeftAngleQuote: "«", extension.RightAngleQuote: "»",
		extension.EnDash: "–", extension.EmDash: "—", extension.Ellipsis: "…",
	})
}

// reader is the state of reading one brief.
type reader struct {
	src   []byte
	lines []int // offsets at which lines start
	refs  []Ref
	errs  []Error
	size  int  // bytes of text and records in the tree so far
	full  bool // the tree has become too large
}

// node is what every part of the tree has.
type node = ast.Node
