// Package gaming plays a mission for the command: it picks the crews, has a policy play them, and tells what happened.
package gaming

import (
	"fmt"
	"io"
	"strings"

	"github.com/sortie-tools/sortie/engine/muster"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/engine/transcript"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Options say how a game is played.
type Options struct {
	Seed    uint64
	Crews   []*model.Crew
	Policy  string
	Version string                  // of Sortie, for a transcript
	Line    func(line []byte) error // is handed the lines of a transcript; nil: none is made
}

// Auto plays one game of a mission by itself and tells it.
func Auto(out io.Writer, m *model.Mission, r *model.RuleSet, decks []*model.Deck, opt Options) error {
	p, err := policy.Named(opt.Policy, opt.Seed)
	if err != nil {
		return err
	}
	x, err := play.Lower(m, r, decks, opt.Crews)
	if err != nil {
		return err
	}
	for _, c := range x.Crews {
		if faults := muster.Unfit(r, c, x.Agreed); len(faults) > 0 {
			return fmt.Errorf("crew %q cannot play: %s; \"sortie check\" says more", c.ID, faults[0].Says())
		}
	}
	g, err := x.New(opt.Seed)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s, %s, seed %d, played by the policy %s\n", m.Title, english.Count(len(opt.Crews), "crew"), opt.Seed, opt.Policy)
	if gaps := x.Gaps(); len(gaps) > 0 {
		var b strings.Builder
		for _, gap := range gaps {
			wrap(&b, "    ", gap)
		}
		fmt.Fprintf(out, "\nNot played yet:\n%s\n", b.String())
	}
	n := &narrator{out: out, g: g, who: -1}
	g.Log = n.hear
	if opt.Line == nil {
		policy.Play(g, p)
	} else if err := record(g, n, p, transcript.Game{Mission: m, Rules: r, Decks: decks, Crews: opt.Crews}, opt); err != nil {
		return err
	}
	if err := n.close(); err != nil {
		return err
	}
	if err := g.Err(); err != nil {
		return fmt.Errorf("mission %q, seed %d, %w", m.ID, opt.Seed, err)
	}
	return result(out, g)
}

// record plays a game that is told and written down.
func record(g *play.Game, n *narrator, p policy.Policy, x transcript.Game, opt Options) error {
	rec := transcript.NewRecorder(g, x.Head(opt.Version, opt.Seed, opt.Policy), opt.Line)
	g.Log = func(e play.Event) {
		rec.Hear(e)
		n.hear(e)
	}
	return rec.Play(func(d play.Decision, options []play.Option) int { return p.Choose(g, d, options) })
}

// result tells how a game came out.
func result(out io.Writer, g *play.Game) error {
	var b strings.Builder
	fmt.Fprintf(&b, "\nIt ended in round %d\n", g.Round)
	by, points := wonBy(g), scores(g)
	for crew := range int8(g.Crews) {
		home, _ := g.Metric(crew, "survivors")
		worth, _ := g.Metric(crew, "new-item-value")
		traders := 0
		for i := range int8(g.Count) {
			if g.Figures[i].Crew == crew && g.Trader(i) {
				traders++
			}
		}
		line := fmt.Sprintf("Crew %d: %d of %s home, new gear for %d UA", crew+1, home, english.Count(traders, "trader"), worth)
		if points {
			n, _ := g.Metric(crew, "points")
			line += ", " + english.Count(n, "point")
		}
		wrap(&b, "    ", line+verdict(g, crew)+".")
	}
	if by != "" && g.Winner != 0 && g.Crews > 1 {
		wrap(&b, "    ", "It was decided by "+by+".")
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// scores reports whether any crew has points.
func scores(g *play.Game) bool {
	for crew := range int8(g.Crews) {
		if n, _ := g.Metric(crew, "points"); n != 0 {
			return true
		}
	}
	return false
}

// verdict is how a game came out for a crew: what it has done of the objectives, and whether it has won. One that plays alone has nobody
// to win against: it has done what it came for, or has not.
func verdict(g *play.Game, crew int8) string {
	alone, deciding := g.Crews == 1, g.Rules.Deciding()
	var done []string
	for i := range g.Rules.Mission.Objectives {
		if alone && g.Earned(crew, i) || !alone && g.Done(crew, i) {
			done = append(done, titleOf(g, i))
		}
	}
	out := ""
	if len(done) > 0 {
		out = "; it has done " + english.And(done)
	}
	switch {
	case alone && deciding >= 0 && !g.Earned(crew, deciding):
		out = "; it has not done " + titleOf(g, deciding) + english.Pick(len(done) > 0, ", but "+english.And(done), "")
	case g.Winner>>crew&1 == 1 && (!alone || deciding < 0):
		out += english.Pick(out == "", "; it has won", ", and has won")
	}
	return out
}

// titleOf is an objective by its title or, where it has none, by its id.
func titleOf(g *play.Game, objective int) string {
	o := &g.Rules.Mission.Objectives[objective]
	if o.Title == "" {
		return "the " + o.ID + " objective"
	}
	return "the objective " + english.Quoted(o.Title)
}

// wonBy is what decided a game.
func wonBy(g *play.Game) string {
	objective, metric := g.WonBy()
	out := ""
	if objective >= 0 {
		out = titleOf(g, objective)
	}
	if words := metrics()[metric]; words != "" {
		out += english.Pick(objective >= 0, " and by ", "") + words
	}
	return out
}

// metrics are the words for what crews are compared by.
func metrics() map[string]string {
	return map[string]string{"survivors": "those who are home", "item-value": "what the gear is worth", "new-item-value": "what the new gear is worth",
		"points": "points", "health": "the health of the traders"}
}
