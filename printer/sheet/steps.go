package sheet

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/model"
)

// Steps is the check list of a mission: the rule set's lines with the mission's facts filled in. A
// line of which all facts are empty says nothing here and is left out; elsewhere an empty fact reads
// as "none". Names in braces that are no fact stay as they are and are listed in unknown: a mistake
// in the rule set.
func Steps(m *model.Mission, r *model.RuleSet) (steps []model.Text, unknown []string) {
	facts := Facts(m, r)
	for _, s := range r.Steps {
		f := filling{facts: facts}
		text := f.fill(s.Text)
		unknown = append(unknown, f.unknown...)
		if f.named == 0 || f.given > 0 {
			steps = append(steps, model.Text{Source: text, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: inlines(text)}}})
		}
	}
	return steps, unknown
}

// filling puts facts in the place of their names and counts them.
type filling struct {
	facts   map[string]string
	named   int // names found
	given   int // of these, with a value
	unknown []string
}

func (f *filling) fill(text string) string {
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(text, "{")
		name, after, shut := strings.Cut(rest, "}")
		if !open || !shut {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(before)
		b.WriteString(f.value(name))
		text = after
	}
}

func (f *filling) value(name string) string {
	value, known := f.facts[name]
	f.named++
	switch {
	case !known:
		f.unknown = append(f.unknown, name)
		f.given++
		return "{" + name + "}"
	case value == "":
		return absent(name)
	}
	f.given++
	return value
}

// inlines reads the emphasis of a check list line: **strong** and *emphasis*, nothing else.
func inlines(text string) []model.Inline {
	var out []model.Inline
	var strong, emph bool
	for len(text) > 0 {
		n := strings.IndexByte(text, '*')
		if n < 0 {
			n = len(text)
		}
		if n > 0 {
			out = append(out, model.Inline{Text: text[:n], Strong: strong, Emph: emph})
		}
		text = text[n:]
		switch {
		case strings.HasPrefix(text, "**"):
			strong, text = !strong, text[2:]
		case text != "":
			emph, text = !emph, text[1:]
		}
	}
	return out
}

// lower makes the first letter small, for a title inside a sentence.
func lower(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToLower(r)) + s[n:]
}
