package tokens

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// leads are the paths in a mission of what its tokens and counters are printed for.
type leads struct {
	m     *model.Mission
	named map[string]string // of tokens that it asks for by name
}

// leadsOf are those of a mission; a rule set by itself has none.
func leadsOf(m *model.Mission) leads {
	l := leads{m: m, named: map[string]string{}}
	if m == nil {
		return l
	}
	add := func(path string, ids ...string) {
		for _, id := range ids {
			if l.named[id] == "" {
				l.named[id] = path
			}
		}
	}
	add("setup.aside", m.Setup.Aside...)
	for i, c := range m.Setup.Contents {
		add(fmt.Sprintf("setup.contents.%d.tokens", i), c.Tokens...)
	}
	for i, n := range m.Setup.NPCs {
		add(fmt.Sprintf("setup.npcs.%d.tokens", i), n.Tokens...)
	}
	if c := m.Setup.Crews; c != nil {
		add("setup.crews.issue", c.Issue...)
	}
	for _, o := range m.Objectives {
		if o.Reward.Token != "" {
			add("objectives."+o.ID+".reward.token", o.Reward.Token)
		}
		if o.Reward.Draft != nil {
			add("objectives."+o.ID+".reward.draft", o.Reward.Draft.Pool...)
		}
	}
	for i, v := range m.Variations {
		add(fmt.Sprintf("variations.%d.aside", i), v.Aside...)
	}
	return l
}

// token is the path of what a token is printed for: where the mission names it, what it says of those that are dealt, or the
// boxes from which it takes all of its size.
func (l leads) token(k model.TokenKind) string {
	if l.m == nil {
		return ""
	}
	if path := l.named[k.ID]; path != "" {
		return path
	}
	if p := l.m.Setup.Pool; p != nil {
		switch {
		case slices.Contains(p.Include, k.ID):
			return "setup.pool.include"
		case slices.ContainsFunc(p.Picked, func(x model.Picked) bool { return x.Fits(k) }):
			return "setup.pool.picked"
		}
	}
	sized := func(c model.TokenCount) bool { return c.Size == k.Size && c.Count > 0 }
	if k.Rare {
		if slices.ContainsFunc(l.m.Setup.Rare, sized) {
			return "setup.search.rare." + k.Size
		}
		return ""
	}
	for _, a := range l.m.Setup.Allocation {
		if slices.ContainsFunc(a.Tokens, sized) {
			return "setup.search." + a.Crate + "." + k.Size
		}
	}
	return "boxes"
}

// design says where a token comes from: what it is printed for, and over that, unless the mission names it, what a pack's own rules
// say it is.
func (l leads) design(k model.TokenKind) []scene.Source {
	own := scene.Source{Path: l.token(k)}
	if l.named[k.ID] != "" || own.Path == "setup.pool.include" {
		return []scene.Source{own}
	}
	return []scene.Source{own, scene.Ruled("tokens." + k.ID)}
}

// counter is the path of what a kind of counter is printed for: the first number that the mission keeps with it, the boxes
// that hold so many, or whom the rule set counts it by.
func (l leads) counter(k model.CounterKind, boxed bool) string {
	if l.m == nil {
		return ""
	}
	for _, c := range l.m.Setup.Counters {
		if c.Kind == k.ID && c.Shown() {
			return "setup.counters." + c.ID
		}
	}
	if boxed {
		return "boxes"
	}
	return map[string]string{"crew": "players", "trader": "setup.crew"}[k.Per]
}

// on is the path of a thing on a floor of a mission; a piece of a rule set by itself stands on none.
func on(floor, list, id string) string {
	if floor == "" || id == "" {
		return ""
	}
	return floor + "." + list + "." + id
}

// from says of a piece what both of its sides show; without a path, nothing.
func from(path string, p impose.Piece) impose.Piece {
	return fromAll([]scene.Source{{Path: path}}, p)
}

// fromAll is from for several sources, the last of which counts where it leads anywhere.
func fromAll(list []scene.Source, p impose.Piece) impose.Piece {
	for _, s := range list {
		if s.Path != "" {
			s.Area = scene.Rect{W: p.W, H: p.H}
			p.Face = append(p.Face[:len(p.Face):len(p.Face)], s)
		}
	}
	return p
}
