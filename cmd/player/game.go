package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/muster"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/engine/wire"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// game is a whole game of the engine: who stands where, what each can do, and what comes of it.
type game struct {
	*play.Game
	told []string // what has happened since the page last heard
}

// stage begins a whole game with the crews that a page brings.
func (s *session) stage(q wire.Request) (wire.Response, error) {
	if s.content.Mission == nil {
		return wire.Response{}, errors.New("no mission was loaded")
	}
	if p := s.content.Mission.Players; len(q.Brought) < p.Min || len(q.Brought) > p.Max {
		return wire.Response{}, fmt.Errorf("%s is for %d to %d crews, not %d", s.content.Mission.ID, p.Min, p.Max, len(q.Brought))
	}
	if slices.Contains(q.Brought, nil) {
		return wire.Response{}, errors.New("one of the crews is missing")
	}
	seed, err := corespace.ParseSeed(q.Seed)
	if err != nil {
		return wire.Response{}, err
	}
	x, err := s.lower(q.Brought)
	if err != nil {
		return wire.Response{}, err
	}
	begun, err := x.New(seed)
	if err != nil {
		return wire.Response{}, err
	}
	g := &game{Game: begun}
	g.Log = g.hear
	s.game = g
	answer, err := g.seen()
	if err == nil {
		answer.Game.Gaps = x.Gaps()
	}
	return answer, err
}

// lower makes the rules of the mission for its crews, all of which must be fit to play.
func (s *session) lower(crews []*model.Crew) (*play.Rules, error) {
	x, err := play.Lower(s.content.Mission, s.content.Rules, s.content.Decks, crews)
	if err != nil {
		return nil, err
	}
	for _, c := range x.Crews {
		if faults := muster.Unfit(s.content.Rules, c, x.Agreed); len(faults) > 0 {
			return nil, fmt.Errorf("crew %q cannot play: %s", c.ID, faults[0].Says())
		}
	}
	return x, nil
}

// hear notes what happens, in words.
func (g *game) hear(e play.Event) {
	if line := g.Say(e); line != "" {
		g.told = append(g.told, line)
	}
}

// choose takes an option of what is to be decided.
func (g *game) choose(option int) (wire.Response, error) {
	_, options := g.Next()
	if option < 0 || option >= len(options) {
		return wire.Response{}, fmt.Errorf("there are %s to choose from, and no number %d among them", english.Count(len(options), "option"), option)
	}
	g.Apply(option)
	return g.seen()
}

// auto has a policy decide, so many times or to the end. What luck it has of its own goes by the state, so that it is the same
// however often a page asks.
func (g *game) auto(q wire.Request) (wire.Response, error) {
	p, err := policy.Named(q.Policy, g.State.Hash())
	if err != nil {
		return wire.Response{}, err
	}
	for n := 0; q.Most == 0 || n < q.Most; n++ {
		d, options := g.Next()
		if options == nil {
			break
		}
		g.Apply(p.Choose(g.Game, d, options))
	}
	return g.seen()
}

// seen is the game as it stands at the next decision, and what has happened on the way to it.
func (g *game) seen() (wire.Response, error) {
	d, options := g.Next()
	v := &wire.Game{Round: int(g.Round), Over: options == nil, Told: g.told, Hash: fmt.Sprintf("%016x", g.State.Hash())}
	g.told = nil
	if !v.Over {
		v.Crew = int(d.Crew) + 1
		if d.Figure >= 0 {
			v.Figure = g.Name(int16(d.Figure))
		}
	}
	for _, o := range options {
		v.Options = append(v.Options, g.SayOption(o))
	}
	for crew := range int(g.Crews) {
		if v.Over && g.Winner>>crew&1 == 1 {
			v.Won = append(v.Won, crew+1)
		}
	}
	return wire.Response{Game: v}, g.Err()
}
