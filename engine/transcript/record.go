package transcript

import (
	"bytes"
	"fmt"

	"github.com/sortie-tools/sortie/engine/play"
)

// Recorder makes the lines of a transcript while a game is played: its Hear is the game's log, and its Choose is told of each
// decision before it is taken.
type Recorder struct {
	g       *play.Game
	lines   func([]byte) error
	kinds   [play.EventKinds]kind
	options [play.OptionCodes]string
	asks    [play.DecisionKinds]string
	last    play.State // as the last stand line left it
	first   bool
	choices int
	err     error
}

// kind is a row of the events, taken apart.
type kind struct {
	name  string
	parts []part
}

// NewRecorder begins a transcript of a game that has been set up and has not begun. Each line is handed over without its end;
// an error ends it.
func NewRecorder(g *play.Game, h Head, line func([]byte) error) *Recorder {
	r := &Recorder{g: g, lines: line, options: optionNames(), asks: decisionNames(), first: true}
	for i, row := range eventRows() {
		r.kinds[i].name, r.kinds[i].parts = parseRow(row)
	}
	r.add(h.line(g))
	r.stand()
	return r
}

// Err is the first error of handing lines over.
func (r *Recorder) Err() error { return r.err }

func (r *Recorder) add(line []byte) {
	if r.err == nil {
		r.err = r.lines(line)
	}
}

// Hear takes in one event of the game.
func (r *Recorder) Hear(e play.Event) {
	if r.err != nil {
		return
	}
	switch e.Kind {
	case play.LineFollowed:
		return // it follows from where everybody stands
	case play.DieRolled, play.TokenDrawn, play.DeckShuffled, play.CoinTossed:
		r.luck(e)
		return
	case play.TurnBegan, play.PhaseBegan, play.GameEnded:
		r.stand()
	}
	k := &r.kinds[e.Kind]
	o := begin("event").text("event", k.name)
	for _, p := range k.parts {
		r.part(o, p, e)
	}
	if says := r.g.Say(e); says != "" {
		o.text("says", says)
	}
	r.add(o.end())
}

// luck writes down what luck decided.
func (r *Recorder) luck(e play.Event) {
	o := begin("luck")
	switch e.Kind {
	case play.DieRolled:
		id, shows := r.g.Rules.SayDie(e.A, e.B)
		o.text("stream", "dice").text("die", id).number("face", int(e.B)+1).text("shows", shows).text("arrow", compass()[e.C])
	case play.TokenDrawn:
		o.text("stream", "tokens").number("token", int(e.C)+1)
	case play.CoinTossed:
		o.text("stream", "coin").number("crew", int(e.A)+1)
	default:
		o.text("stream", "deck").value("cards", r.cards())
	}
	r.add(o.end())
}

// cards are the cards of the deck, the next one first.
func (r *Recorder) cards() []string {
	out := []string{}
	for _, c := range r.g.Deck.Cards[:r.g.Deck.N] {
		out = append(out, r.g.Rules.Program.Cards[c].Key)
	}
	return out
}

// Choose writes down that an option of a decision is taken.
func (r *Recorder) Choose(d play.Decision, options []play.Option, take int) {
	r.choices++
	if r.err != nil {
		return
	}
	x := options[take]
	o := begin("choice").number("choice", r.choices).text("about", r.asks[d.Kind]).number("crew", int(d.Crew)+1).number("figure", int(d.Figure)+1)
	o.number("of", len(options)).number("take", take+1).text("does", r.options[x.Code])
	if x.Pay != play.Nothing {
		o.text("pay", payNames()[x.Pay])
	}
	o.text("says", r.g.SayOption(x)).text("hash", hash(&r.g.State))
	r.add(o.end())
}

// hash is the fingerprint of a state as transcripts write it.
func hash(s *play.State) string { return fmt.Sprintf("%016x", s.Hash()) }

// End writes how the game came out.
func (r *Recorder) End() {
	g := r.g
	o := begin("end").number("choices", r.choices).number("round", int(g.Round))
	winners := []int{}
	for crew := range int(g.Crews) {
		if g.Winner>>crew&1 == 1 {
			winners = append(winners, crew+1)
		}
	}
	r.add(o.value("winner", winners).text("hash", hash(&g.State)).end())
}

// Play plays a game to its end by what choose takes, and writes it down. It stops where choose says -1, or a line cannot be
// handed over.
func (r *Recorder) Play(choose func(d play.Decision, options []play.Option) int) error {
	for r.err == nil {
		d, options := r.g.Next()
		if options == nil {
			r.End()
			return r.err
		}
		i := choose(d, options)
		if i < 0 {
			return r.err
		}
		r.Choose(d, options, i)
		r.g.Apply(i)
	}
	return r.err
}

// Buffer is a transcript in memory.
type Buffer struct{ bytes.Buffer }

// Line takes in a line.
func (b *Buffer) Line(line []byte) error {
	if b.Len()+len(line) > maxSize {
		return fmt.Errorf("the game is longer than a transcript holds (%d MB)", maxSize>>20)
	}
	b.Write(line)
	return b.WriteByte('\n')
}
