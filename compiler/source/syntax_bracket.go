package source

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
)

// partner is the bracket that belongs to another one.
func partner(mark byte) byte {
	const each, other = "{[(}])", "}]){[("
	return other[strings.IndexByte(each, mark)]
}

// bracket is one opening bracket that waits for its partner.
type bracket struct {
	mark   byte
	at     int
	line   int // counted from 0
	indent int // of its line
}

// bracketWalk goes through the code of a file and notes where a bracket may have been lost or
// added. The indentation tells: nothing inside a block stands as far left as the line that opens it.
type bracketWalk struct {
	*Source
	open    []bracket
	waiting []int // the open ones that may still be closed in time: a line looks at no other, be there thousands
	first   int   // the offset of the first bracket
	flat    bool  // the first line in the first bracket is not indented: nothing can be told from them
	codeEnd int   // behind the last code before this place
	lack    []lack
	surplus []bracket
	headers []int // the ends of lines that announce a block but open none
	balance map[byte]int
}

// lack is a bracket that does not seem to be closed, and where its partner seems to be missing.
type lack struct {
	bracket
	end int
}

// brackets finds a bracket that is missing or surplus.
func (f *fault) brackets() *slip {
	w := &bracketWalk{Source: f.Source, balance: map[byte]int{}}
	w.walk()
	for _, mark := range []byte("{[(") {
		if w.balance[mark] > 0 {
			return f.unclosed(w, mark)
		}
	}
	for _, mark := range []byte("{[(") {
		if w.balance[mark] < 0 {
			return f.unopened(w, mark)
		}
	}
	return nil
}

// unclosed words the loss of a closing bracket.
func (f *fault) unclosed(w *bracketWalk, mark byte) *slip {
	end := partner(mark)
	guess := f.lacking(w, mark)
	if guess == nil || guess.end > f.at {
		return nil
	}
	remedy := fmt.Sprintf("write the missing %c here", end)
	if mark == '{' && f.Pos(guess.end).Line-1 != guess.line {
		remedy = fmt.Sprintf("write the missing %c below this line", end)
	}
	if w.flat {
		remedy = "indent the lines of each block further than the line that opens it: then the place shows"
	}
	what := map[byte]string{'{': "block", '[': "list", '(': "expression"}[mark]
	return &slip{
		from: guess.end, to: guess.end, summary: fmt.Sprintf("the %s that begins in line %d is not closed", what, guess.line+1),
		remedy:  remedy,
		related: &slip{from: guess.at, to: guess.at + 1, summary: "it begins here"},
	}
}

// lacking is the bracket of a kind that is not closed: the first one whose partner helps, else the
// first one that looks so. In a file without indentation, it is the one still open at the end.
func (f *fault) lacking(w *bracketWalk, mark byte) *lack {
	var guess *lack
	for _, l := range w.lack {
		if l.mark != mark || w.flat && l.end < w.codeEnd {
			continue
		}
		if mark == '[' {
			l.end = f.listEnd(l)
		}
		if guess == nil {
			guess = &l
		}
		if f.helps(l.end, l.end, string(partner(mark))) {
			return &l
		}
		if f.trials > maxTrials {
			break
		}
	}
	return guess
}

// fieldInList is a field's name, and the comma before it.
var fieldInList = regexp.MustCompile(`,?\s*[\w"-]+\s*$`)

// listEnd is where a list should have ended: before the field that the parser found in it, if that
// stands nearer.
func (f *fault) listEnd(l lack) int {
	if f.at >= len(f.Data) || f.Data[f.at] != ':' || l.at > f.at {
		return l.end
	}
	m := fieldInList.FindIndex(f.Data[l.at:f.at])
	if m == nil {
		return l.end
	}
	return min(l.end, l.at+m[0])
}

// unopened words a closing bracket without a partner.
func (f *fault) unopened(w *bracketWalk, mark byte) *slip {
	end := partner(mark)
	for _, at := range w.headers {
		if at <= f.at && f.helps(at, at, " "+string(mark)) {
			return &slip{from: at, to: at, summary: fmt.Sprintf("a %c is missing", mark), remedy: fmt.Sprintf("write %c here, at the end of the line", mark)}
		}
	}
	var guess *bracket
	for _, b := range w.surplus {
		if b.mark != end || b.at > f.at {
			continue
		}
		if guess == nil {
			guess = &b
		}
		if f.helps(b.at, b.at+1, "") {
			return &slip{from: b.at, to: b.at + 1, summary: fmt.Sprintf("a %c too many", end), remedy: "take it away, or write the missing " + string(mark) + " above"}
		}
	}
	if guess == nil {
		return nil
	}
	return &slip{
		from: guess.at, to: guess.at + 1, summary: fmt.Sprintf("a %c is missing above, or this %c is too many", mark, end),
		remedy: fmt.Sprintf("compare with the indentation: each %c has a %c in a line that begins as far to the right", end, mark),
	}
}

// walk reads the file up to its end.
func (w *bracketWalk) walk() {
	s := depthScanner{data: w.Data}
	line := -1
	for s.at < len(w.Data) {
		at, code := s.at, !s.inString()
		c := w.Data[at]
		hole := len(s.open) > 0 && s.open[len(s.open)-1] == '"'
		if code && c > ' ' && !bytes.HasPrefix(w.Data[at:], []byte("//")) {
			n := w.Pos(at).Line - 1
			if n != line {
				w.lineStart(n, at, c)
			}
			line = n
			w.mark(bracket{mark: c, at: at, line: n, indent: w.indent(n)}, hole)
		}
		s.step()
		if c > ' ' && (!code || s.at != at && !bytes.HasPrefix(w.Data[at:], []byte("//"))) {
			w.codeEnd = s.at
		}
	}
	for k := len(w.open) - 1; k >= 0; k-- {
		w.lack = append(w.lack, lack{w.open[k], w.codeEnd})
	}
}

func (w *bracketWalk) indent(line int) int {
	from, _ := w.line(line)
	return from - w.Lines[line]
}

// lineStart looks at the code that begins a line.
func (w *bracketWalk) lineStart(n, at int, c byte) {
	if e := w.codeEnd; e > 0 && (w.Data[e-1] == ':' || w.Data[e-1] == '&') {
		w.headers = append(w.headers, e)
	}
	closing := c == '}' || c == ']' || c == ')'
	indent := w.indent(n)
	for last := len(w.waiting) - 1; last >= 0; last-- {
		b := w.open[w.waiting[last]]
		if indent > b.indent || closing && indent == b.indent {
			return
		}
		w.lack = append(w.lack, lack{b, w.codeEnd})
		w.waiting = w.waiting[:last]
		w.flat = w.flat || b.at == w.first && w.codeEnd == b.at+1
	}
}

// mark counts a bracket. The end of a hole in a text is none.
func (w *bracketWalk) mark(b bracket, hole bool) {
	switch b.mark {
	case '{', '[', '(':
		if w.first == 0 {
			w.first = b.at
		}
		w.waiting = append(w.waiting, len(w.open))
		w.open = append(w.open, b)
		w.balance[b.mark]++
	case '}', ']', ')':
		if hole && b.mark == ')' {
			return
		}
		w.balance[partner(b.mark)]--
		w.close(b)
	}
}

// close takes away the bracket that another one closes.
func (w *bracketWalk) close(b bracket) {
	if len(w.open) == 0 {
		w.surplus = append(w.surplus, b)
		return
	}
	last := len(w.open) - 1
	top := w.open[last]
	if top.mark != partner(b.mark) {
		w.lack = append(w.lack, lack{top, w.codeEnd})
		w.surplus = append(w.surplus, b)
		if last > 0 && w.open[last-1].mark == partner(b.mark) {
			w.drop(last - 1)
		}
		return
	}
	if from, _ := w.line(b.line); top.line != b.line && (from != b.at || top.indent != b.indent) {
		w.surplus = append(w.surplus, b)
	}
	w.drop(last)
}

// drop takes away the open brackets from one on.
func (w *bracketWalk) drop(from int) {
	w.open = w.open[:from]
	for n := len(w.waiting); n > 0 && w.waiting[n-1] >= from; n-- {
		w.waiting = w.waiting[:n-1]
	}
}
