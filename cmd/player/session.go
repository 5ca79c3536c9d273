package main

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/schema/model"
)

// content is what a game is played with. The page hands it over once.
type content struct {
	Mission *model.Mission `json:"mission"`
	Rules   *model.RuleSet `json:"rules"`
	Decks   []*model.Deck  `json:"decks"`
}

// request is one call from the page. Call selects the fields that count.
type request struct {
	Call string `json:"call"` // "load", "new", "do", "gaps", "undo", "save", "restore", "peek"
	content
	Crews int            `json:"crews"`
	Seed  string         `json:"seed"`
	Op    corespace.Op   `json:"op"`
	Save  corespace.Save `json:"save"`
	Held  int            `json:"held"`
}

// response is the answer: an error, or what the call asked for.
type response struct {
	Error  string              `json:"error,omitempty"`
	View   *corespace.View     `json:"view,omitempty"`
	Events []corespace.Event   `json:"events,omitempty"` // of a "do"
	Log    [][]corespace.Event `json:"log,omitempty"`    // of the whole game, an entry for each op
	Save   *corespace.Save     `json:"save,omitempty"`
	Kept   *corespace.CardView `json:"kept,omitempty"` // of a "peek"
	Gaps   []corespace.Gap     `json:"gaps,omitempty"` // of "gaps": what the table leaves to so many crews

	Open []model.EventAllocation `json:"open,omitempty"` // of "gaps": the cards that they may shuffle in
}

// session is one page's game.
type session struct {
	content content
	table   *corespace.Table
}

// call answers one request in JSON with a response in JSON. It never panics on a bad request.
func (s *session) call(in string) string {
	var q request
	answer := response{}
	if err := json.Unmarshal([]byte(in), &q); err != nil {
		answer.Error = "the request is no JSON that the player reads: " + err.Error()
	} else if answer, err = s.answer(q); err != nil {
		answer = response{Error: err.Error()}
	}
	out, err := json.Marshal(answer)
	if err != nil {
		return `{"error":"the answer cannot be written as JSON"}`
	}
	return string(out)
}

func (s *session) answer(q request) (response, error) {
	switch q.Call {
	case "load":
		return s.load(q.content)
	case "new":
		return s.begin(q)
	case "gaps":
		return s.gaps(q.Crews)
	case "restore":
		return s.restore(q.Save)
	}
	if s.table == nil {
		return response{}, errors.New("no game has begun")
	}
	switch q.Call {
	case "do":
		events, err := s.table.Do(q.Op)
		return s.seen(response{Events: events}), err
	case "undo":
		return s.undo()
	case "save":
		save := s.table.Save()
		return response{Save: &save}, nil
	case "peek":
		kept, err := s.table.Peek(q.Held)
		return response{Kept: kept}, err
	}
	return response{}, fmt.Errorf("the player knows no call %q", q.Call)
}

// seen adds the view of the table to an answer.
func (s *session) seen(r response) response {
	v := s.table.View()
	r.View = &v
	return r
}

func (s *session) load(c content) (response, error) {
	if c.Mission == nil || c.Rules == nil {
		return response{}, errors.New("a game needs a mission and its rules")
	}
	*s = session{content: c}
	return response{}, nil
}

// gaps is what the mission leaves to so many crews before a game of it begins: kinds of event card that they
// may shuffle in, and what the table will not do.
func (s *session) gaps(crews int) (response, error) {
	if s.content.Mission == nil {
		return response{}, errors.New("no mission was loaded")
	}
	played, _ := s.content.Mission.Played(crews)
	return response{Gaps: corespace.Gaps(played, s.content.Rules), Open: corespace.LeftOpen(played)}, nil
}

func (s *session) begin(q request) (response, error) {
	if s.content.Mission == nil {
		return response{}, errors.New("no mission was loaded")
	}
	seed, err := corespace.ParseSeed(q.Seed)
	if err != nil {
		return response{}, err
	}
	t, err := corespace.NewTable(s.content.Mission, s.content.Rules, s.content.Decks, q.Crews, seed)
	if err != nil {
		return response{}, err
	}
	s.table = t
	return s.seen(response{}), nil
}

func (s *session) restore(save corespace.Save) (response, error) {
	if s.content.Mission == nil {
		return response{}, errors.New("no mission was loaded")
	}
	t, log, err := corespace.Restore(s.content.Mission, s.content.Rules, s.content.Decks, save)
	if err != nil {
		return response{}, err
	}
	s.table = t
	return s.seen(response{Log: log}), nil
}

// undo plays the game again without its last op.
func (s *session) undo() (response, error) {
	save := s.table.Save()
	if len(save.Ops) == 0 {
		return response{}, errors.New("there is nothing to take back")
	}
	save.Ops = save.Ops[:len(save.Ops)-1]
	t, log, err := corespace.Replay(s.content.Mission, s.content.Rules, s.content.Decks, save)
	if err != nil {
		return response{}, err
	}
	s.table = t
	return s.seen(response{Log: log}), nil
}
