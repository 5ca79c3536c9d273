package posts

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// sure is whether something holds: certainly, certainly not, or not to be known.
type sure uint8

func not(s sure) sure { return [...]sure{maybe: maybe, yes: no, no: yes}[s] }

// holds is whether a fact about a crew holds by a stage, as far as the campaign alone says.
func (s Scope) holds(f *model.CrewFact, at stage, p *model.Post, depth int) sure {
	if f == nil {
		return yes
	}
	if depth > kinds.MaxNested {
		return maybe
	}
	switch f.Kind {
	case "played":
		return at.played(f.Node, kinds.AtLeast(f))
	case "boon":
		return s.boon(f.Boon, at, p)
	case "all":
		return s.every(f.Of, at, p, depth, false)
	case "none":
		return s.every(f.Of, at, p, depth, true)
	case "any":
		return not(s.every(f.Of, at, p, depth, true))
	}
	return maybe
}

// every is whether all facts hold, or with turned none of them.
func (s Scope) every(of []model.CrewFact, at stage, p *model.Post, depth int, turned bool) sure {
	out := yes
	for i := range of {
		h := s.holds(&of[i], at, p, depth+1)
		if turned {
			h = not(h)
		}
		switch h {
		case no:
			return no
		case maybe:
			out = maybe
		}
	}
	return out
}

// played is whether a stage has been played by then. Several times are never sure.
func (at stage) played(id string, times int) sure {
	if !at.may[id] {
		return no
	}
	if times == 1 && at.must[id] {
		return yes
	}
	return maybe
}

// boon is whether a crew can have a boon by then: some effect grants it, or somebody at the post does.
func (s Scope) boon(id string, at stage, p *model.Post) sure {
	for _, c := range at.causes {
		if c.effect.Kind == "boon" && c.effect.Boon == id {
			return maybe
		}
	}
	for _, v := range p.Services {
		for _, e := range v.Do {
			if e.Kind == "boon" && e.Boon == id {
				return maybe
			}
		}
	}
	return no
}
