package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Play is what the special rules have come to, in words and with the actions that a screen offers.
type Play struct {
	Ask        *AskView   `json:"ask,omitempty"`
	Todo       []TodoView `json:"todo"`
	Deeds      []Deed     `json:"deeds"`
	Rules      []RuleView `json:"rules"`
	Doors      []DoorView `json:"doors"`
	Things     []DoorView `json:"things"`
	Scores     []Score    `json:"scores"` // of each crew; none where no rule scores or pays
	Points     bool       `json:"points"` // a rule scores victory points; else crews are only paid
	Objectives []GoalView `json:"objectives"`
	Over       bool       `json:"over"`
	Ends       []string   `json:"ends"`    // what ends a game by the rules of the edition
	Verdict    []string   `json:"verdict"` // who has lost and won, once it is over
}

// AskView is the question that the game waits for.
type AskView struct {
	Rule    string   `json:"rule"` // title of what asks
	Text    string   `json:"text"`
	Options []string `json:"options"`
}

// TodoView is something that is left to the players.
type TodoView struct {
	N    int    `json:"n"`
	Rule string `json:"rule"` // title of what asks for it
	Text string `json:"text"`
}

// Deed is something that the players tell of, with the action for each thing it can be about.
type Deed struct {
	Text    string       `json:"text"`
	Rules   []string     `json:"rules"` // ids of those that wait for it
	Options []DeedOption `json:"options"`
}

// DeedOption is one thing that a deed can be about.
type DeedOption struct {
	Label string `json:"label"`
	Piece string `json:"piece,omitempty"`
	Op    Op     `json:"op"`
}

// RuleView is how a special rule stands.
type RuleView struct {
	ID     string `json:"id"`
	When   string `json:"when"` // what sets it off
	Worked int    `json:"worked"`
	Done   bool   `json:"done"` // it will not work again
}

// DoorView is a door with a name, or something else whose state rules have changed.
type DoorView struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	State string `json:"state"`
}

// GoalView is an objective.
type GoalView struct {
	ID   string `json:"id"`
	Done bool   `json:"done"`
}

func (t *Table) playView() Play {
	s := t.state
	p := Play{Ask: t.askView(), Deeds: t.deeds(), Over: s.Over, Verdict: t.verdict()}
	p.Ends = english.Each(t.rules.Ending.Over, t.names().Event)
	for _, d := range s.Todo {
		p.Todo = append(p.Todo, TodoView{d.N, t.sourceTitle(d.Source), d.Text})
	}
	for i := range t.mission.Rules {
		p.Rules = append(p.Rules, t.ruleView(&t.program.Rules[i]))
	}
	for _, x := range s.Things {
		p.Things = append(p.Things, DoorView{x.ID, english.Capital(t.thingTitle(x)), english.Spelled(x.State)})
	}
	for _, o := range t.mission.Objectives {
		p.Objectives = append(p.Objectives, GoalView{o.ID, slices.Contains(s.Done, o.ID)})
	}
	p.Doors = t.doorViews()
	p.Points = t.program.Writes(kinds.ScoreCell)
	if p.Points || t.program.Writes(kinds.AssetsCell) {
		p.Scores = slices.Clone(s.Scores)
	}
	return p
}

func (t *Table) askView() *AskView {
	if len(t.state.Matters) == 0 || t.state.Matters[0].Ask == nil {
		return nil
	}
	m := t.state.Matters[0]
	v := &AskView{Rule: t.sourceTitle(m.Source), Text: m.Ask.Text}
	for _, c := range m.Ask.Options {
		v.Options = append(v.Options, c.Label)
	}
	return v
}

// sourceTitle is what a rule, an ending, a level or a card is called.
func (t *Table) sourceTitle(id string) string {
	if r := t.program.Rule(id); r != nil {
		return r.Title
	}
	if l := t.levelOf(id); l != nil {
		return l.Title
	}
	return t.cardBand(id).Title
}

// sourceText is what a rule or a card says.
func (t *Table) sourceText(id string) model.Text {
	if r := t.program.Rule(id); r != nil {
		return r.Text
	}
	return t.cardBand(id).Text
}

// cardBand is what a card says at the level at which it was laid open.
func (t *Table) cardBand(id string) model.CardBand {
	level := t.level()
	for _, d := range []*Drawn{t.state.Drawn, t.state.Played} {
		if d != nil && d.Card == id {
			level = d.Level
		}
	}
	if c := t.program.Card(id); c != nil {
		if band := c.Band(level); band >= 0 {
			return c.Bands[band]
		}
	}
	return model.CardBand{}
}

// doorViews are the doors that the author has given a name; all others are the players' alone.
func (t *Table) doorViews() []DoorView {
	var out []DoorView
	for _, f := range t.mission.Floors() {
		for _, p := range f.Board.Panels {
			if p.ID != "" && t.door(p.ID) != "" {
				out = append(out, DoorView{p.ID, english.Capital(t.pieceTitle(p.ID)), string(t.door(p.ID))})
			}
		}
	}
	return out
}

// deeds are what the players tell of, each once, as long as a rule still waits for it.
func (t *Table) deeds() []Deed {
	var out []Deed
	var seen []int
	for i := range t.program.Rules {
		r := &t.program.Rules[i]
		if t.spent(r) {
			continue
		}
		for n := range r.Leaves {
			leaf := &r.Leaves[n]
			options := offered(out, r.ID, t.deedOptions(r.ID, n+1, leaf))
			if len(options) == 0 {
				continue
			}
			if i := slices.Index(seen, leaf.Alike); i >= 0 {
				out[i].Rules = append(out[i].Rules, r.ID)
				continue
			}
			seen = append(seen, leaf.Alike)
			out = append(out, Deed{Text: english.Capital(t.sayEvent(leaf)), Rules: []string{r.ID}, Options: options})
		}
	}
	return out
}

// offered leaves out the actions that other deeds offer already, and notes there that one more rule waits for them:
// one touch of a piece sets off all rules that wait for it.
func offered(deeds []Deed, rule string, options []DeedOption) []DeedOption {
	return slices.DeleteFunc(options, func(o DeedOption) bool {
		i := slices.IndexFunc(deeds, func(d Deed) bool {
			return slices.ContainsFunc(d.Options, func(x DeedOption) bool { return x.Op == o.Op })
		})
		if i >= 0 && !slices.Contains(deeds[i].Rules, rule) {
			deeds[i].Rules = append(deeds[i].Rules, rule)
		}
		return i >= 0
	})
}

// deedOptions are the actions with which the players tell of an event; nil where the table sees it by itself.
func (t *Table) deedOptions(rule string, n int, leaf *program.Leaf) []DeedOption {
	switch {
	case leaf.Waits(program.PieceTouched):
		var out []DeedOption
		for _, id := range leaf.Pieces {
			out = append(out, DeedOption{Label: "Interact with " + t.pieceTitle(id), Piece: id, Op: Op{Kind: OpInteract, ID: id}})
		}
		return out
	case !t.told(leaf):
		return nil
	}
	op := Op{Kind: OpHappened, ID: rule, N: n}
	if len(leaf.Pieces) < 2 {
		return []DeedOption{{Label: "It happened", Op: op}}
	}
	var out []DeedOption
	for _, id := range leaf.Pieces {
		op.Piece = id
		out = append(out, DeedOption{Label: english.Capital(t.pieceTitle(id)), Piece: id, Op: op})
	}
	return out
}

// spent reports whether a rule will not work again in this game.
func (t *Table) spent(r *program.Rule) bool {
	n, _ := t.worked(r.ID)
	return r.Times > 0 && n >= r.Times || r.PerCrew > 0 && n >= r.PerCrew*t.state.Crews
}

func (t *Table) ruleView(r *program.Rule) RuleView {
	n, _ := t.worked(r.ID)
	v := RuleView{ID: r.ID, Worked: n, Done: t.spent(r)}
	if r.Standing {
		v.When = t.names().Standing(r.Rule)
	}
	if r.When != nil {
		v.When = english.Capital("when " + t.names().Event(*r.When) + ".")
	}
	return v
}
