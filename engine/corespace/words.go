package corespace

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// sayEvent is what a rule waits for; it completes "when …".
func (t *Table) sayEvent(w trigger) string {
	if say := triggerRow(w.Kind).say; say != nil {
		return say(t, w)
	}
	return english.Spelled(w.Kind)
}

// sayCondition is what must be so; it completes "is it so that …".
func (t *Table) sayCondition(c condition) string {
	if say := conditionRow(c.Kind).say; say != nil {
		return say(t, c)
	}
	return english.Spelled(c.Kind)
}

// sayEffect tells the players to do an effect.
func (t *Table) sayEffect(e effect) string {
	if say := effectRow(e.Kind).say; say != nil {
		return say(t, e)
	}
	return "Do what the rule says (" + english.Spelled(e.Kind) + ")."
}

// sayOneOf is several events, of which one is enough.
func sayOneOf(t *Table, w trigger) string {
	return english.List(english.Each(w.Triggers, t.sayEvent), "or")
}

func sayRound(_ *Table, w trigger) string {
	line := fmt.Sprintf("round %d begins", w.At)
	switch w.Every {
	case 0:
		return line
	case 1:
		return line + ", and each round after it"
	}
	return line + fmt.Sprintf(", and every %d rounds after it", w.Every)
}

func sayHostility(t *Table, w trigger) string {
	switch {
	case w.Peg > 0:
		return fmt.Sprintf("peg %d goes in", w.Peg)
	case w.Level != "":
		return "the hostility reaches " + english.Quoted(t.levelTitle(w.Level))
	}
	return "the hostility reaches a new level"
}

func sayAfter(t *Table, w trigger) string {
	line := "after " + english.Quoted(t.ruleTitle(w.Rule)) + " has worked"
	if w.Rounds > 0 {
		line = english.Count(w.Rounds, "round") + " " + english.Have(w.Rounds) + " passed " + line
	}
	if w.Phase != "" {
		line = "the next " + t.phaseTitle(w.Phase) + " phase begins, " + line
	}
	return line
}

// sayDoer is a deed with a piece, by whoever may do it.
func (t *Table) sayDoer(w trigger, deed, piece string) string {
	line := t.sayAny(w.Who) + " " + deed + t.sayThing(piece, w.Any, "a piece")
	if w.Actions > 1 {
		line += fmt.Sprintf(", with %d actions of one turn", w.Actions)
	}
	return line
}

// sayThing is a piece, or any of a sort, or whatever there is.
func (t *Table) sayThing(id, sort, otherwise string) string {
	switch {
	case id != "":
		return t.pieceTitle(id)
	case sort != "":
		return "any " + t.sortTitle(sort)
	}
	return otherwise
}

// sortTitle is what a kind of furniture, panel or size of crate is called.
func (t *Table) sortTitle(id string) string {
	furniture := titled(t.rules.Furniture, id, func(k model.FurnitureKind) (string, string) { return k.ID, k.Title })
	if furniture != english.Spelled(id) {
		return english.Lower(furniture)
	}
	crate := titled(t.rules.Crates, id, func(k model.CrateSize) (string, string) { return k.ID, k.Title })
	if crate != english.Spelled(id) {
		return english.Lower(crate)
	}
	return english.Lower(titled(t.rules.Panels, id, func(k model.PanelKind) (string, string) { return k.ID, k.Title }))
}

func sayStrength(w trigger) string {
	line := english.Count(max(w.Hits, 1), "hit")
	if w.Armour > 0 {
		line = fmt.Sprintf("armour %d, ", w.Armour) + line
	}
	return line
}

func sayCrime(t *Table, w trigger) string {
	acts := map[string]string{"attack": "attacked", "rob": "robbed", "alarm": "alarmed", "trespass": "trespassed against"}
	done := english.List(english.Each(w.Acts, func(a string) string { return cmp.Or(acts[a], a) }), "or")
	return t.sayWho(w.Against) + " is " + cmp.Or(done, "wronged")
}

func sayLevels(t *Table, c condition) string {
	switch {
	case c.From != "" && c.To != "":
		return "the hostility stands from " + english.Quoted(t.levelTitle(c.From)) + " to " + english.Quoted(t.levelTitle(c.To))
	case c.From != "":
		return "the hostility stands at " + english.Quoted(t.levelTitle(c.From)) + " or higher"
	case c.To != "":
		return "the hostility stands at " + english.Quoted(t.levelTitle(c.To)) + " or lower"
	}
	return "the hostility stands anywhere"
}

// sayCheck is a roll: "Roll 1 die, +1 for a tech; 2 hits are needed."
func (t *Table) sayCheck(c model.Check) string {
	line := "Roll " + english.Count(c.Dice, "die")
	if c.Die != "" {
		line = fmt.Sprintf("Roll %d × %s", c.Dice, t.dieTitle(c.Die))
	}
	for _, b := range c.Bonus {
		line += fmt.Sprintf(", %+d", b.Dice) + t.sayBonus(b)
	}
	return line + "; " + english.Count(max(c.Hits, 1), "hit") + " " + english.Are(max(c.Hits, 1)) + " needed."
}

func (t *Table) sayBonus(b model.Bonus) string {
	line := ""
	if b.Class != "" {
		line += " for a " + t.classTitle(b.Class)
	}
	if b.Skill != "" {
		line += " with " + t.skillTitle(b.Skill)
	}
	if b.Level > 0 {
		line += fmt.Sprintf(" %d", b.Level)
	}
	if b.Token != "" {
		line += " with a " + t.tokenTitle(b.Token)
	}
	return line
}

// sayAny is sayWho for a deed: whoever does it where nobody is named.
func (t *Table) sayAny(w *model.Who) string {
	if w == nil {
		return "a trader"
	}
	return t.sayWho(w)
}

// sayTo is who gets or loses something: the acting trader where nobody is named.
func (t *Table) sayTo(w *model.Who) string {
	if w == nil || *w == (model.Who{Traders: "acting"}) {
		return "the acting trader"
	}
	return t.sayWho(w)
}

// sayFrom is sayTo behind a verb; nothing where it is the one who acts.
func (t *Table) sayFrom(w *model.Who) string {
	if w == nil || anyTrader(w) && w.Traders == "acting" {
		return ""
	}
	return "to " + t.sayWho(w)
}

// sayWho is which figures are meant.
func (t *Table) sayWho(w *model.Who) string {
	if w == nil {
		return "the acting trader"
	}
	out := t.sayFigures(*w)
	if w.Carrying != "" {
		out += " with " + t.tokenTitle(w.Carrying)
	}
	if w.Trait != "" {
		out += " with a token marked " + titled(t.rules.Attributes, w.Trait, func(k model.Trait) (string, string) { return k.ID, k.Title })
	}
	if w.In != nil {
		out += " " + t.sayPlace(w.In)
	}
	if w.Nearest != nil {
		out += ", the one nearest to the place " + t.sayPlace(w.Nearest)
	}
	return out
}

// sayEvery is sayWho for what happens to figures: to all of a kind, where they are not picked from.
func (t *Table) sayEvery(w *model.Who) string {
	who := t.sayWho(w)
	if kind, any := strings.CutPrefix(who, "any "); any && w.Traders == "" && w.Nearest == nil {
		return "every " + kind
	}
	return who
}

func (t *Table) sayFigures(w model.Who) string {
	figure, of, all := t.sayFigure(w)
	switch {
	case figure == "" || w.Count == 0:
		return all
	case w.Count == 1:
		return "one random " + figure + of
	}
	return fmt.Sprintf("%d random %s%s", w.Count, english.Plural(w.Count, figure), of)
}

// sayFigure is what one of those meant is called and what of, and what they are together; a single one is no
// sort of figure.
func (t *Table) sayFigure(w model.Who) (figure, of, all string) {
	switch {
	case w.Named != "":
		return "", "", t.namedTitle(w.Named)
	case w.NPC != "":
		figure, all = t.npcTitle(w.NPC), "any "
	case w.Group != "":
		figure, of, all = "figure", " of "+t.groupTitle(w.Group), "any "
	case w.Class != "":
		figure, all = t.classTitle(w.Class), "any "
	case w.Everyone, w.Traders == "" && w.In != nil:
		return "figure", "", "everybody"
	case w.Traders == "acting":
		return "", "", "the acting trader"
	case w.Traders == "crew":
		figure, of, all = "trader", " of the crew", "any "
	case w.Traders == "all":
		figure, all = "trader", "every "
	default:
		figure, all = "trader", "any "
	}
	return figure, of, all + figure + of
}

// sayPlace is where: "in the vault", "at entry point 3".
func (t *Table) sayPlace(p *model.Place) string {
	if p == nil {
		return "where the rule says"
	}
	where := t.saySpot(*p)
	if p.Within > 0 {
		where = fmt.Sprintf("within %s in of the place %s", p.Within, where)
	}
	if p.Board != "" && p.Zone == "" {
		where += " on " + t.floorTitle(p.Board)
	}
	return where
}

func (t *Table) saySpot(p model.Place) string {
	switch {
	case p.At != nil:
		return fmt.Sprintf("at %s in east, %s in south", p.At.X, p.At.Y)
	case p.Entry != "":
		return "at entry point " + p.Entry
	case p.Airlock != "":
		return "at airlock " + strings.ToUpper(p.Airlock)
	case p.Piece != "":
		return "beside " + t.pieceTitle(p.Piece)
	case p.Zone != "":
		return "in " + t.zoneTitle(p.Zone)
	case p.Hatch != "":
		return "at hatch " + p.Hatch
	case p.Sort != "":
		return "beside any " + t.sortTitle(p.Sort)
	case p.Named != "":
		return "beside " + t.namedTitle(p.Named)
	case p.Ship == "any":
		return "aboard any ship"
	case p.Ship != "":
		return "aboard the crew’s own ship"
	case p.Any != "":
		return "at " + sayPick(p)
	}
	return "anywhere"
}

func sayPick(p model.Place) string {
	sort := p.Any
	if sort == "entry" {
		sort = "entry point"
	}
	switch p.Pick {
	case "random":
		return "a random " + sort
	case "nearest":
		return "the nearest " + sort
	}
	return "any " + sort
}

func sayFor(who string) string {
	if who == "all" {
		return "every crew"
	}
	return "the acting crew"
}

// sayPicked is the piece that an effect names, or those of a sort that it picks.
func (t *Table) sayPicked(of, sort, pick string) string {
	switch {
	case of != "":
		return t.pieceTitle(of)
	case sort == "":
		return "the piece"
	case pick == "random":
		return "one " + t.sortTitle(sort) + " at random"
	case pick == "nearest":
		return "the nearest " + t.sortTitle(sort)
	case pick != "":
		return "a " + t.sortTitle(sort) + " of your choice"
	}
	return "every " + t.sortTitle(sort)
}
