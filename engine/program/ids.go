package program

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// ID is the place of a thing in the list of its domain.
type ID int32

// None is the id of what is not in its domain.
const None ID = -1

// domain is the names of one domain, each with its id.
type domain struct {
	at    map[string]ID
	known ID // how many the rule set or the mission has
	next  ID // of a name that only rules mention
}

func domainOf(names []string) *domain {
	d := &domain{at: map[string]ID{}, known: ID(len(names)), next: ID(len(names))}
	for i, name := range names {
		if _, twice := d.at[name]; !twice {
			d.at[name] = ID(i)
		}
	}
	return d
}

// mention is the id of a name, which gets one if it has none.
func (d *domain) mention(name string) ID {
	if _, known := d.at[name]; !known {
		d.at[name] = d.next
		d.next++
	}
	return d.at[name]
}

// The domains that signals and ops name things of, as ref tags write them.
const (
	Doors      = "@panel" // panels with doors
	Pieces     = "@piece"
	Zones      = "@zone"
	Counters   = "@counter"
	Objectives = "@objective"
	Rules      = "@rule"
	Hidden     = "@hidden"
	Tokens     = "tokens"
	NPCs       = "npcs"
	Dice       = "dice"
	Symbols    = "dice/faces.symbol"
	Levels     = "hostility.levels"
	Phases     = "phases"
)

// domains are those of a mission and its rule set.
func domains(m *model.Mission, r *model.RuleSet) map[string]*domain {
	out := map[string]*domain{
		Doors: domainOf(doorNames(m)), Pieces: domainOf(nil), Zones: domainOf(nil),
		Counters:   domainOf(idsOf(m.Setup.Counters, func(c model.Counter) string { return c.ID })),
		Objectives: domainOf(idsOf(m.Objectives, func(o model.Objective) string { return o.ID })),
		Rules:      domainOf(idsOf(m.Rules, func(r model.Rule) string { return r.ID })),
		Hidden:     domainOf(idsOf(m.Setup.Hidden, func(h model.Hidden) string { return h.ID })),
	}
	for _, name := range []string{Tokens, NPCs, Dice, Symbols, Levels, Phases} {
		names, _ := refs.InRuleSet(r, name) // the tests hold the names of domains against the model
		out[name] = domainOf(names)
	}
	return out
}

func idsOf[T any](list []T, id func(T) string) []string {
	var out []string
	for _, v := range list {
		out = append(out, id(v))
	}
	return out
}

func doorNames(m *model.Mission) []string {
	var out []string
	for _, f := range m.Floors() {
		for _, p := range f.Board.Panels {
			if p.State != "" {
				out = append(out, PanelKey(p))
			}
		}
	}
	return out
}

// PanelKey is how rules name a panel: the author's id or, without one, its end points.
func PanelKey(p model.Panel) string {
	if p.ID != "" {
		return p.ID
	}
	return p.Name
}

// ID is the id of a name in a domain; None where rules neither know nor mention it.
func (p *Program) ID(domain, name string) ID {
	if id, known := p.domains[domain].at[name]; known {
		return id
	}
	return None
}

// known is the id of a thing that there is; None where rules only mention it.
func (p *Program) known(domain, name string) ID {
	if id := p.ID(domain, name); id < p.domains[domain].known {
		return id
	}
	return None
}

// first is the id that a name has in the first of several domains that the program has a list of.
func (p *Program) first(domains []string, name string) ID {
	i := slices.IndexFunc(domains, func(d string) bool { return p.domains[d] != nil })
	if i < 0 || name == "" {
		return None
	}
	return p.known(domains[i], name)
}
