package compiler

import (
	"fmt"

	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// layouts lays the sectors of each scenario out, for as many players as can play. It finds symbols that
// do not meet and sectors on top of each other. A scenario whose sectors were not all compiled with it
// is left alone.
func layouts(units []*Unit) []diag.Diagnostic {
	tiles := map[*model.Pack]map[string]*xia.Sector{}
	for _, u := range units {
		if s, ok := u.Value.(*xia.Sector); ok && !u.Failed {
			if tiles[u.Pack] == nil {
				tiles[u.Pack] = map[string]*xia.Sector{}
			}
			tiles[u.Pack][u.ID] = s
		}
	}
	var found []diag.Diagnostic
	for _, u := range units {
		if s, ok := u.Value.(*xia.Scenario); ok && !u.Failed && allThere(s, tiles[u.Pack]) {
			found = append(found, layout(u, s, tiles[u.Pack])...)
		}
	}
	return found
}

// isLaid reports whether a value has part in layouts.
func isLaid(value any) bool {
	switch value.(type) {
	case *xia.Sector, *xia.Scenario:
		return true
	}
	return false
}

// Laid is what is wrong with how a scenario's sectors lie, for a unit that is compiled without them: it asks for each.
func (u *Unit) Laid() []diag.Diagnostic {
	s, ok := u.Value.(*xia.Scenario)
	if !ok || u.Failed {
		return nil
	}
	tiles := map[string]*xia.Sector{}
	for _, l := range s.Sectors {
		other := u.Peer("sector", l.Sector)
		if other == nil {
			return nil
		}
		tiles[l.Sector], _ = other.Value.(*xia.Sector)
	}
	return layout(u, s, tiles)
}

func allThere(s *xia.Scenario, tiles map[string]*xia.Sector) bool {
	for _, l := range s.Sectors {
		if tiles[l.Sector] == nil {
			return false
		}
	}
	return true
}

// layout is the first problem of one scenario.
func layout(u *Unit, s *xia.Scenario, tiles map[string]*xia.Sector) []diag.Diagnostic {
	for players := s.Players.Min; players <= s.Players.Max; players++ {
		if _, err := s.Layout(players, func(id string) *xia.Sector { return tiles[id] }); err != nil {
			return []diag.Diagnostic{{
				Code: hexplan.CodeLaid, Severity: diag.Error, Summary: err.Error(),
				Remedy: "name another side, or another sector to lay it beside",
				Range:  u.Where.At(fmt.Sprintf("sectors.%d", err.Index)),
			}}
		}
	}
	return nil
}
