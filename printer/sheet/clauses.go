package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
)

// The marks of a clause: part of a line that stands only where a fact has a value, as in
// "{if:crews}Take turns.{else}Go on.{end}". What stands behind {else} is for where it has none.
const (
	ifMark   = "{if:"
	elseMark = "{else}"
	endMark  = "{end}"
)

// clauses is a line with the clauses of the mission at hand, and those for other missions left out.
func (f *filling) clauses(text string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, ifMark)
		name, rest, shut := strings.Cut(rest, "}")
		inside, after, ended := strings.Cut(rest, endMark)
		if !found || !shut || !ended {
			b.WriteString(text)
			return strings.TrimSpace(b.String())
		}
		with, without, _ := strings.Cut(inside, elseMark)
		b.WriteString(before)
		if f.has(name) {
			b.WriteString(with)
		} else {
			b.WriteString(without)
		}
		text = after
	}
}

// has reports whether a fact has a value; one that nobody knows is taken down.
func (f *filling) has(name string) bool {
	value, known := f.facts[name]
	if !known {
		f.unknown = append(f.unknown, name)
	}
	return value != ""
}

// bare is a line with all of its clauses, without their marks.
func bare(text string) string {
	return english.Fill(text, func(name string) string {
		if mark := "{" + name + "}"; mark != elseMark && mark != endMark && !strings.HasPrefix(mark, ifMark) {
			return mark
		}
		return ""
	})
}
