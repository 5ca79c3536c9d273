package reference

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/ending"
	"github.com/sortie-tools/sortie/schema/model"
)

// fact is a number with what it is about.
type fact struct{ what, value string }

// fighting is the numbers of attacks and of skills.
func (w *writer) fighting(width scene.Unit) []layout.Block {
	facts := w.fightFacts()
	if len(facts) == 0 {
		return nil
	}
	t := page.Table{Columns: []page.TableColumn{{Fill: true}, {Align: page.Right}}}
	for _, f := range facts {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.Say(f.what), w.SayStrong(f.value)}})
	}
	return []layout.Block{w.head("fighting", "Numbers of a fight", width), tight(w.Table(t, width))}
}

// factList collects facts; numbers that are zero say nothing.
type factList []fact

func (l *factList) add(what, value string) {
	if value != "" {
		*l = append(*l, fact{what, value})
	}
}

func (l *factList) number(what string, n int, one string) {
	if n > 0 {
		l.add(what, english.Count(n, one))
	}
}

func (l *factList) plain(what string, n int) {
	if n > 0 {
		l.add(what, fmt.Sprint(n))
	}
}

// dice is a number of dice; empty for none.
func dice(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 die"
	}
	return fmt.Sprintf("%d dice", n)
}

func (w *writer) fightFacts() []fact {
	p := w.r.Play
	var l factList
	l.number("A full magazine", p.Ammo.Full, "peg")
	l.number("A shot takes", p.Ammo.PerShot, "peg")
	w.attackFacts(&l)
	if p.Throw.Range != "" && !w.told("play.throw") {
		l.add("Things are thrown up to", w.rangeTitle(p.Throw.Range)+" range")
	}
	if !w.told("play.blast") {
		w.blastFacts(&l)
	}
	if !w.told("play.knockBack") {
		w.shoveFacts(&l)
	}
	if s := p.Skills; !w.told("play.skills") {
		l.plain("Skills that a trader may use a round", s.PerRound)
		l.number("A skill costs, for each level up to the one used", s.Pegs, "peg")
	}
	l.plain("Highest level of a skill", p.Skills.Levels)
	if p.Scatter.Die != "" {
		far := "as far as it says"
		if p.Scatter.Reach > 0 {
			far = w.reach(p.Scatter.Reach)
		}
		l.add("Scatter: the way of the "+w.die(p.Scatter.Die), far)
	}
	return l
}

// told reports whether an action or a rule of play puts a field into words, so that no table needs to.
func (w *writer) told(field string) bool {
	for _, a := range w.r.Play.Actions {
		if slices.Contains(a.Says, field) {
			return true
		}
	}
	return slices.ContainsFunc(w.r.Play.Rules, func(n model.RuleNote) bool { return slices.Contains(n.Says, field) })
}

// attackFacts are the numbers of attacks that no rule tells.
func (w *writer) attackFacts(l *factList) {
	a := w.r.Play.Assault
	if !w.told("play.assault.jam") {
		l.number(w.jamWhat(), a.Jam, "misfire")
		l.number("To clear a jam", a.ClearJam, "action")
	}
	if !w.told("play.assault.opportunity") {
		l.plain("Free assaults at whoever leaves, by each enemy there", a.Opportunity)
	}
	if w.told("play.assault.pick") {
		return
	}
	if a.Pick != "" {
		l.add("One of several engaged can be picked out at", w.rangeTitle(a.Pick)+" range")
	}
	if a.Stray != "" {
		l.add("Farther off the victim is picked by", "the "+w.die(a.Stray))
	}
}

// jamWhat says when misfires spoil an attack.
func (w *writer) jamWhat() string {
	var but []string
	if w.r.Play.Assault.HeavyOnly {
		but = append(but, "close: in heavy hits only")
	}
	if w.r.Play.Assault.UnarmedSafe {
		but = append(but, "never with bare hands")
	}
	if but == nil {
		return "A roll that jams or breaks a weapon"
	}
	return "A roll that jams or breaks a weapon (" + strings.Join(but, "; ") + ")"
}

func (w *writer) blastFacts(l *factList) {
	b := w.r.Play.Blast
	if len(b.Rings) > 0 {
		rings := append([]string{"on it"}, english.Each(b.Rings, w.reach)...)
		l.add("A blast’s dice, by distance from the target", strings.Join(rings, ", "))
	}
	if b.Miss > 0 {
		l.add("Without a hit it lands off, as the thrower likes, by", w.reach(b.Miss))
	}
	if b.Misfire > 0 {
		l.add("On a misfire, as another player likes, by up to", w.reach(b.Misfire))
	}
	l.number("Terrain in a blast’s way costs it", b.Cover, "hit")
}

func (w *writer) shoveFacts(l *factList) {
	k := w.r.Play.KnockBack
	l.add("Knock back without an unarmed value", dice(k.Dice))
	if k.Push > 0 {
		l.add("Each hit pushes by", w.reach(k.Push))
	}
	l.number("Hits that knock the other over", k.Prone, "hit")
}

// wounds is being defeated and what can be done about it.
func (w *writer) wounds(width scene.Unit) []layout.Block {
	return append([]layout.Block{w.head("wounds", "Wounds", width)}, w.notes("play.wounds", w.r.Play.Wounds, width)...)
}

// play is every other rule of the traders' part of a round.
func (w *writer) play(width scene.Unit) []layout.Block {
	return append([]layout.Block{w.head("rules", "Rules of play", width)}, w.notes("play.rules", w.r.Play.Rules, width)...)
}

// ending is how a game ends and who has won, in order.
func (w *writer) ending(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("ending", "The end and the winner", width)}
	e := w.r.Ending
	for i, r := range ending.Rules(kinds.Names{Mission: &model.Mission{}, Rules: w.r}, e) {
		text := model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: r.Text}}}}}
		out = append(out, w.runIn(fmt.Sprintf("%d  %s", i+1, r.Title)+dagger.Of(e.Provenance), text, width)...)
	}
	return out
}

// ownEdition is how the edition differs, if it is one of the pack's own.
func (w *writer) ownEdition(house []model.HouseRules) section {
	return func(width scene.Unit) []layout.Block {
		out := []layout.Block{w.head("edition", "This edition", width)}
		for _, h := range house {
			if h.Edition == w.r.ID && h.Base != "" {
				out = append(out, w.runIn(fmt.Sprintf("%s, which is %s with differences", h.Title, h.Base), h.Text, width)...)
			}
		}
		return out
	}
}

// houseRules are those of the pack for this edition.
func (w *writer) houseRules(house []model.HouseRules) section {
	return func(width scene.Unit) []layout.Block {
		out := []layout.Block{w.head("house", "House rules", width)}
		for _, h := range house {
			if h.Edition == w.r.ID && h.Base == "" {
				out = append(out, w.runIn(h.Title, h.Text, width)...)
			}
		}
		return out
	}
}
