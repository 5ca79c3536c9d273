package parts

import (
	"regexp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// InProse reports whether a rule that no play-test plays points at something: what it does with it only words say.
func InProse(p *check.Pass, id string) bool {
	found := false
	for _, r := range p.Mission.Rules {
		if !r.Simulated {
			EachRef(r.Text.Blocks, func(ref string) { found = found || ref == id })
		}
	}
	return found
}

// Linked are the ids that prose points at.
func Linked(p *check.Pass) map[string]bool {
	out := map[string]bool{}
	texts := Texts(p)
	for _, x := range texts {
		EachRef(x.Text.Blocks, func(id string) { out[id] = true })
	}
	ForeignLinks(p, texts, func(_, id string) { out[id] = true })
	return out
}

// TextAt is a passage of prose with the path of its source.
type TextAt struct {
	Text model.Text
	Path string
}

// Texts are all passages of the subject, in the language it was compiled for.
func Texts(p *check.Pass) []TextAt {
	var out []TextAt
	Each(p, func(path string, text *model.Text) {
		if len(text.Blocks) > 0 {
			out = append(out, TextAt{*text, path})
		}
	})
	return out
}

// foreign is the place of a link in a text of another language: the text's path, the language and what
// the link leads to.
var foreign = regexp.MustCompile(`^(.+)\.([a-z]{2})#(.+)$`)

// ForeignLinks calls f for every link in a text of another language.
func ForeignLinks(p *check.Pass, texts []TextAt, f func(path, id string)) {
	known := map[string]bool{}
	for _, x := range texts {
		known[x.Path] = true
	}
	var links []string
	for key := range p.Where {
		if strings.Contains(key, "#") {
			links = append(links, key)
		}
	}
	slices.Sort(links)
	for _, key := range links {
		if m := foreign.FindStringSubmatch(key); m != nil && known[m[1]] {
			f(m[1]+"."+m[2], m[3])
		}
	}
}

// EachRef calls f for every id that the blocks refer to.
func EachRef(blocks []model.Block, f func(id string)) {
	for _, b := range blocks {
		inlineRefs(b.Inlines, f)
		EachRef(b.Blocks, f)
		for _, row := range b.Rows {
			for _, cell := range row {
				inlineRefs(cell, f)
			}
		}
	}
}

func inlineRefs(inlines []model.Inline, f func(id string)) {
	last := ""
	for _, in := range inlines {
		if in.Ref != "" && in.Ref != last {
			f(in.Ref)
		}
		last = in.Ref
	}
}
