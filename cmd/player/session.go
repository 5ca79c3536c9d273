package main

import (
	"errors"
	"fmt"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/wire"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// session is one page's game.
type session struct {
	content wire.Content
	table   *corespace.Table
	game    *game // played whole; nil: none
}

// call answers one request in JSON with a response in JSON. It never panics on a bad request.
func (s *session) call(in string) string {
	var q wire.Request
	answer := wire.Response{}
	if err := asjson.Unmarshal([]byte(in), &q); err != nil {
		answer.Error = "the request is no JSON that the player reads: " + err.Error()
	} else if answer, err = s.answer(q); err != nil {
		answer = wire.Response{Error: err.Error()}
	}
	out, err := asjson.Marshal(answer)
	if err != nil {
		return `{"error":"the answer cannot be written as JSON"}`
	}
	return string(out)
}

func (s *session) answer(q wire.Request) (wire.Response, error) {
	switch q.Call {
	case wire.Load:
		return s.load(q.Content)
	case wire.New:
		return s.begin(q)
	case wire.Gaps:
		return s.gaps(q.Crews)
	case wire.Restore:
		return s.restore(q.Save)
	case wire.Stage:
		return s.stage(q)
	case wire.Choose, wire.Auto:
		return s.played(q)
	}
	if s.table == nil {
		return wire.Response{}, errors.New("no game has begun")
	}
	switch q.Call {
	case wire.Do:
		events, err := s.table.Do(q.Op)
		return s.seen(wire.Response{Events: s.table.Tell(events)}), err
	case wire.Undo:
		return s.undo()
	case wire.Save:
		save := s.table.Save()
		return wire.Response{Save: &save}, nil
	case wire.Peek:
		kept, err := s.table.Peek(q.Held)
		return wire.Response{Kept: kept}, err
	}
	return wire.Response{}, fmt.Errorf("the player knows no call %q", q.Call)
}

// played goes on with the whole game.
func (s *session) played(q wire.Request) (wire.Response, error) {
	switch {
	case s.game == nil:
		return wire.Response{}, errors.New("no whole game has begun")
	case q.Call == wire.Choose:
		return s.game.choose(q.Option)
	}
	return s.game.auto(q)
}

// seen adds the view of the table to an answer.
func (s *session) seen(r wire.Response) wire.Response {
	v := s.table.View()
	r.View = &v
	return r
}

func (s *session) load(c wire.Content) (wire.Response, error) {
	if c.Mission == nil || c.Rules == nil {
		return wire.Response{}, errors.New("a game needs a mission and its rules")
	}
	levels := c.Rules.Hostility.Levels
	if len(c.Levels) != len(levels) {
		return wire.Response{}, fmt.Errorf("the rules have %s, and words came for %d", english.Count(len(levels), "level"), len(c.Levels))
	}
	for i := range levels {
		levels[i].Text = c.Levels[i]
	}
	*s = session{content: c}
	return wire.Response{}, nil
}

// gaps is what the mission leaves to so many crews before a game of it begins: kinds of event card that they
// may shuffle in, and what the table will not do.
func (s *session) gaps(crews int) (wire.Response, error) {
	if s.content.Mission == nil {
		return wire.Response{}, errors.New("no mission was loaded")
	}
	played, _ := s.content.Mission.Played(crews)
	return wire.Response{Gaps: corespace.Gaps(played, s.content.Rules), Open: corespace.LeftOpen(played)}, nil
}

func (s *session) begin(q wire.Request) (wire.Response, error) {
	if s.content.Mission == nil {
		return wire.Response{}, errors.New("no mission was loaded")
	}
	seed, err := corespace.ParseSeed(q.Seed)
	if err != nil {
		return wire.Response{}, err
	}
	t, err := corespace.NewTable(s.content.Mission, s.content.Rules, s.content.Decks, q.Crews, seed)
	if err != nil {
		return wire.Response{}, err
	}
	s.table = t
	return s.seen(wire.Response{}), nil
}

func (s *session) restore(save corespace.Save) (wire.Response, error) {
	if s.content.Mission == nil {
		return wire.Response{}, errors.New("no mission was loaded")
	}
	t, log, err := corespace.Restore(s.content.Mission, s.content.Rules, s.content.Decks, save)
	if err != nil {
		return wire.Response{}, err
	}
	s.table = t
	return s.seen(wire.Response{Log: t.TellAll(log)}), nil
}

// undo plays the game again without its last op.
func (s *session) undo() (wire.Response, error) {
	save := s.table.Save()
	if len(save.Ops) == 0 {
		return wire.Response{}, errors.New("there is nothing to take back")
	}
	save.Ops = save.Ops[:len(save.Ops)-1]
	t, log, err := corespace.Replay(s.content.Mission, s.content.Rules, s.content.Decks, save)
	if err != nil {
		return wire.Response{}, err
	}
	s.table = t
	return s.seen(wire.Response{Log: t.TellAll(log)}), nil
}
