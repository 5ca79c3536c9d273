package transcript

import (
	"encoding/json"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
)

// standing is a figure as a stand line has it.
type standing struct {
	Figure int    `json:"figure"`
	Name   string `json:"name,omitempty"`
	Kind   string `json:"kind,omitempty"` // of NPC
	Crew   int    `json:"crew"`
	At     []int  `json:"at,omitempty"`
	Is     string `json:"is"` // waiting, aboard, gone, down, or up
	Prone  bool   `json:"prone,omitempty"`
	Health int    `json:"health"`
	Skill  int    `json:"skill"`
	Ammo   int    `json:"ammo"`
	Moved  int    `json:"moved"`
	Shield string `json:"shield,omitempty"` // "down"
	Mood   string `json:"mood,omitempty"`   // how an NPC behaves, where that is not as usual
	Lead   bool   `json:"captain,omitempty"`
}

// lying is a token as a stand line has it.
type lying struct {
	Token int      `json:"token"`
	Where any      `json:"where"`
	Is    []string `json:"is,omitempty"`
}

// stand writes what has changed since the last time.
func (r *Recorder) stand() {
	g := r.g
	o := begin("stand")
	var figures []standing
	for i := range int8(g.Count) {
		if r.first || i >= int8(r.last.Count) || g.Figures[i] != r.last.Figures[i] {
			figures = append(figures, r.figure(i))
		}
	}
	var tokens []lying
	for i := range int16(g.Rules.TokenCount()) {
		if t := &g.Tokens[i]; r.first || *t != r.last.Tokens[i] {
			tokens = append(tokens, lying{int(i) + 1, r.where(t), tokenFlags(t.Flags)})
		}
	}
	o.number("pegs", int(g.Pegs)).number("turn", int(g.Turn)+1)
	if figures != nil {
		o.value("figures", figures)
	}
	if tokens != nil {
		o.value("tokens", tokens)
	}
	if doors := r.doors(); doors != nil {
		o.value("doors", doors)
	}
	if r.first {
		o.value("deck", r.cards())
	}
	r.last, r.first = g.State, false
	r.add(o.end())
}

// figure is a figure as it stands.
func (r *Recorder) figure(i int8) standing {
	x := &r.g.Figures[i]
	out := standing{Figure: int(i) + 1, Name: r.g.Name(int16(i)), Kind: r.kindOf(i), Crew: int(x.Crew) + 1, Is: state(x), Prone: x.Flags.Has(play.Prone),
		Health: int(r.g.Left(i)), Skill: int(x.Skill), Ammo: int(x.Ammo), Moved: int(x.Moved), Mood: r.g.MoodOf(i).String(), Lead: x.Flags.Has(play.Captain)}
	if x.OnBoard() {
		out.At = spot(r.g.Rules, x.At)
	}
	if x.Flags.Has(play.ShieldDown) {
		out.Shield = "down"
	}
	return out
}

// state is where a figure is.
func state(x *play.Figure) string {
	switch {
	case x.Flags.Has(play.Waiting):
		return "waiting"
	case x.Flags.Has(play.Aboard):
		return "aboard"
	case x.Flags.Has(play.Gone):
		return "gone"
	case x.Flags.Has(play.Down):
		return "down"
	}
	return "up"
}

// where is where a token is: a word, or an object that names the piece, the figure or the place.
func (r *Recorder) where(t *play.Token) any {
	switch t.Where {
	case play.InPouch:
		return "pouch"
	case play.InPiece:
		return map[string]string{"piece": r.g.Rules.Field.Pieces[t.At].ID}
	case play.InTray:
		return map[string]int{"tray": int(t.At) + 1}
	case play.OnFloor:
		return map[string][]int{"floor": spot(r.g.Rules, field.Cell(t.At))}
	case play.InHold:
		return map[string]int{"hold": int(t.At) + 1}
	case play.SetAside:
		return "aside"
	}
	return "box"
}

func tokenFlags(f play.TokenFlags) []string {
	var out []string
	for i, name := range []string{"jammed", "broken", "used", "worn", "beaten"} {
		if f>>i&1 == 1 {
			out = append(out, name)
		}
	}
	return out
}

// doors are the doors that stand otherwise than the last time.
func (r *Recorder) doors() json.RawMessage {
	o := &object{b: []byte("{")}
	any := false
	for i, d := range r.g.Rules.Field.Doors {
		if r.first || r.g.Doors[i] != r.last.Doors[i] {
			o.text(d.Key, doorStates()[r.g.Doors[i]])
			any = true
		}
	}
	if !any {
		return nil
	}
	return o.end()
}
