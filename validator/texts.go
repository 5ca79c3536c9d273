package validator

import (
	"regexp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// textAt is a passage of prose with the path of its source.
type textAt struct {
	text model.Text
	path string
}

// texts are all passages of the subject, in the language it was compiled for.
func (p *Pass) texts() []textAt {
	var out []textAt
	each(p, func(path string, text *model.Text) {
		if len(text.Blocks) > 0 {
			out = append(out, textAt{*text, path})
		}
	})
	return out
}

// foreign is the place of a link in a text of another language: the text's path, the language and what
// the link leads to.
var foreign = regexp.MustCompile(`^(.+)\.([a-z]{2})#(.+)$`)

// foreignLinks calls f for every link in a text of another language.
func (p *Pass) foreignLinks(texts []textAt, f func(path, id string)) {
	known := map[string]bool{}
	for _, x := range texts {
		known[x.path] = true
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

// eachRef calls f for every id that the blocks refer to.
func eachRef(blocks []model.Block, f func(id string)) {
	for _, b := range blocks {
		inlineRefs(b.Inlines, f)
		eachRef(b.Blocks, f)
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
