package overlay

import (
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
)

// Level is what a level of the track brings.
type Level struct {
	Title  string `json:"title"`
	Round  int    `json:"round"` // in which it is reached if no shot is heard; 0: before the first; -1: never
	Brings string `json:"brings"`
}

// The classes of places at which figures arrive.
const (
	SealedClass = "sealed" // shut as the game begins
	NeverClass  = "never"  // no roll leads there
)

// arrivals tells how likely each roll leads to each place at which figures arrive, and what the track brings when.
func (l *look) arrivals() error {
	p := l.table()
	for _, s := range arrivals.EntryPoints(p) {
		l.arrival(p, s)
	}
	for _, kind := range arrivals.RolledKinds(p) {
		for _, s := range arrivals.MarkersOf(p, kind) {
			l.arrival(p, s)
		}
	}
	reached := estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0).Track(p.Rules.Hostility)
	for i, level := range p.Rules.Hostility.Levels {
		x := Level{Title: titled(level.Title, level.ID), Round: -1}
		for _, r := range reached {
			if r.Level == level.ID {
				x.Round = r.Round
			}
		}
		var brings []string
		for a := range arrivals.ArrivalsThat(p, func(a arrivals.Arrival) bool { return a.Level == i }) {
			brings = append(brings, a.String())
		}
		x.Brings = strings.Join(brings, ", ")
		l.a.Levels = append(l.a.Levels, x)
	}
	return nil
}

func (l *look) arrival(p *check.Pass, s arrivals.SpawnPoint) {
	odds := arrivals.ChanceAt(p, s)
	place := Place{Floor: s.Floor.ID, At: s.At, Name: s.String(), Text: odds.Fraction(), Path: s.Path}
	switch {
	case arrivals.SealedAtStart(p, s):
		place.Class = SealedClass
	case odds.PerMille() == 0:
		place.Class = NeverClass
	}
	l.a.Places = append(l.a.Places, place)
}

// table is the mission as a number of crews plays it: the one that was asked for, or the least.
func (l *look) table() *check.Pass {
	tables := l.Tables()
	p := *l.Pass
	p.Players = 1
	if len(tables) == 0 {
		return &p
	}
	of := tables[0]
	for _, t := range tables {
		if t.Crews == l.q.Crews {
			of = t
		}
	}
	p.Mission, p.Players = of.Mission, of.Crews
	l.a.Crews = &Crews{of.Crews, tables[0].Crews, tables[len(tables)-1].Crews}
	return &p
}
