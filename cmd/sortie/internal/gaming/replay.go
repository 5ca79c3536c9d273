package gaming

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/script"
	"github.com/sortie-tools/sortie/engine/transcript"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// ErrOther is what replaying a transcript comes to that is of another mission than the one at hand.
var ErrOther = errors.New("the transcript is of another game")

// game is a game to replay a transcript with.
func game(t *transcript.Transcript, x transcript.Game) (*play.Game, error) {
	if have := x.Digest(); have != t.Head.Content {
		return nil, fmt.Errorf("%w: %s, its rules, decks or crews have changed since it was written by Sortie %s; go back to them as they were, or write it anew with sortie play --transcript", ErrOther, t.Head.Mission, t.Head.Sortie)
	}
	r, err := play.Lower(x.Mission, x.Rules, x.Decks, x.Crews)
	if err != nil {
		return nil, err
	}
	return &play.Game{Rules: r}, nil
}

// Moment writes a moment of a transcript as a script: the last one behind so many choices at which nobody's turn was under
// way; 0: of the whole game. at is how many choices had been taken then.
func Moment(t *transcript.Transcript, x transcript.Game, to int) (data []byte, at int, err error) {
	g, err := game(t, x)
	if err != nil {
		return nil, 0, err
	}
	if to == 0 {
		to = len(t.Choices)
	}
	for at = min(to, len(t.Choices)-1); at > 0 && !t.Activates(at); at-- {
	}
	if at <= 0 {
		return nil, 0, fmt.Errorf("no trader has been picked to act by choice %d: a script begins where one is", to)
	}
	if err := t.Replay(g, at, nil); err != nil {
		return nil, 0, err
	}
	data, err = script.Moment(g, t.Head.Mission)
	return data, at, err
}

// Replay plays a transcript again and tells it. It stops behind a number of choices; 0: at the end.
func Replay(out io.Writer, t *transcript.Transcript, x transcript.Game, to int) error {
	g, err := game(t, x)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s, %s, seed %s, played by the policy %s\n", x.Mission.Title, english.Count(len(x.Crews), "crew"), t.Head.Seed, diag.Visible(t.Head.Policy))
	n := &narrator{out: out, g: g, who: -1}
	err = t.Replay(g, to, n.hear)
	n.cut = to > 0 && to < len(t.Choices)
	if told := n.close(); told != nil {
		return told
	}
	if err != nil {
		return err
	}
	if to > 0 && to < len(t.Choices) {
		_, err := fmt.Fprintf(out, "\nStopped behind choice %d of %d: %s. Next comes: %s.\n", to, len(t.Choices), diag.Visible(t.Choices[to-1].Says), diag.Visible(t.Choices[to].Says))
		return err
	}
	if err := result(out, g); err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "The transcript agrees: %s, %s.\n", english.Count(t.Lines(), "line"), english.Count(len(t.Choices), "choice"))
	return err
}

// replayed is what a transcript comes to, for programs.
type replayed struct {
	Mission string   `json:"mission"`
	Crews   []string `json:"crews"`
	Seed    string   `json:"seed"`
	Policy  string   `json:"policy"`
	Agrees  bool     `json:"agrees"`
	Differs *differs `json:"differs,omitempty"`
	Lines   int      `json:"lines"`
	Choices int      `json:"choices"` // in the transcript
	Stopped int      `json:"stopped,omitempty"`
	Round   int      `json:"round"`
	Over    bool     `json:"over"`
	Won     []int    `json:"won"` // crews, once it is over
	Events  []string `json:"events"`
	Hash    string   `json:"hash"` // of the last state; a text, as few readers hold as long a number
}

// differs is where a transcript and the game that it tells part ways; line 0: all of it.
type differs struct {
	Line int    `json:"line"`
	What string `json:"what"`
}

// ReplayInJSON does as Replay does, and writes what came of it as one line of JSON, also where the transcript says something else
// than the game.
func ReplayInJSON(out io.Writer, t *transcript.Transcript, x transcript.Game, to int) error {
	g, err := game(t, x)
	if err != nil {
		return err
	}
	r := replayed{Mission: t.Head.Mission, Crews: t.Head.Crews, Seed: t.Head.Seed, Policy: t.Head.Policy, Lines: t.Lines(), Choices: len(t.Choices),
		Won: []int{}, Events: []string{}}
	if to > 0 && to < len(t.Choices) {
		r.Stopped = to
	}
	err = t.Replay(g, to, func(e play.Event) {
		if words := g.Say(e); words != "" {
			r.Events = append(r.Events, words)
		}
	})
	var other *transcript.Error
	switch {
	case errors.As(err, &other):
		r.Differs = &differs{other.Line, other.What}
	case err != nil:
		return err
	}
	r.Agrees, r.Round, r.Over, r.Hash = err == nil, int(g.Round), g.Over, fmt.Sprintf("%016x", g.State.Hash())
	for crew := range int(g.Crews) {
		if g.Over && g.Winner>>crew&1 == 1 {
			r.Won = append(r.Won, crew+1)
		}
	}
	return errors.Join(json.NewEncoder(out).Encode(r), err)
}
