package playing

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// noise is the pegs that shots add to the track.
func noise(_ Names, r *model.RuleSet) string {
	h := r.Hostility
	switch {
	case h.ShotPegs == 0:
		return ""
	case h.ShotsPerRound == 0:
		return fmt.Sprintf("Every trader’s first shot of a round puts %s onto the hostility track.", english.Count(h.ShotPegs, "peg"))
	case h.ShotsPerRound == 1:
		return fmt.Sprintf("The first shot of a trader in a round puts %s onto the hostility track; later shots of that round, whoever’s, put none there.", english.Count(h.ShotPegs, "peg"))
	}
	return fmt.Sprintf("The first %d shots of traders in a round put %s each onto the hostility track.", h.ShotsPerRound, english.Count(h.ShotPegs, "peg"))
}

// furtherDice are dice that stand for all others of a roll but the first.
func furtherDice(n Names, r *model.RuleSet) string {
	for _, d := range r.Dice {
		if d.Then != "" {
			return fmt.Sprintf("Of a roll one die is always the %s; all others are %s.", n.Die(d.ID), english.Plural(2, n.Die(d.Then)))
		}
	}
	return ""
}

// misfire is what spoils an attack, and what becomes of the weapon.
func misfire(_ Names, r *model.RuleSet) string {
	a := r.Play.Assault
	if len(a.Jams)+len(a.Breaks) == 0 {
		return ""
	}
	var comes []string
	if a.Spoils {
		comes = append(comes, "nobody is harmed by the attack")
	}
	if len(a.Jams) > 0 {
		comes = append(comes, "the weapon of "+anAct(r, a.Jams)+" jams"+english.Pick(a.ClearJam > 0, " until it is cleared, which takes "+english.Count(a.ClearJam, "action"), ""))
	}
	if len(a.Breaks) > 0 {
		comes = append(comes, "the weapon of "+anAct(r, a.Breaks)+" breaks for the rest of the game, unless it is repaired")
	}
	out := []string{fmt.Sprintf("With %s%s in one roll: %s.", english.Count(a.Jam, "misfire"), english.Pick(a.Jam > 1, " or more", ""), strings.Join(comes, "; "))}
	var never []string
	if a.UnarmedSafe {
		never = append(never, "bare hands")
	}
	if a.HeavyOnly {
		never = append(never, "the standard hits of close weapons")
	}
	if len(never) > 0 {
		out = append(out, "Misfires do nothing to "+english.And(never)+".")
	}
	return strings.Join(out, " ")
}

// anAct is one of some actions, with its article.
func anAct(r *model.RuleSet, ids []string) string {
	return english.List(english.Each(ids, func(id string) string { return english.One(act(r, id)) }), "or")
}

// opportunity is what leaving an enemy brings.
func opportunity(_ Names, r *model.RuleSet) string {
	if r.Play.Assault.Opportunity == 0 {
		return ""
	}
	return fmt.Sprintf("Each standing enemy that somebody leaves in a move of its own may make %s on it at once, even if it has acted this round.",
		free(r, r.Play.Assault.Opportunity))
}

// free are close assaults that cost nothing.
func free(r *model.RuleSet, count int) string {
	if strike := act(r, "close-assault"); count == 1 {
		return "a free " + strike
	}
	return english.Count(count, "free "+act(r, "close-assault"))
}

// shot is what shooting beside an enemy brings, and when.
func shot(_ Names, r *model.RuleSet) string {
	a := r.Play.Assault
	when := map[string]string{"after": "once the shot is settled", "before": "before the shot"}[a.Shot]
	if when == "" {
		return ""
	}
	return fmt.Sprintf("Each standing enemy in base contact with somebody who shoots may make %s on it, too, %s.", free(r, max(a.Opportunity, 1)), when)
}

// answer is who may strike back.
func answer(_ Names, r *model.RuleSet) string {
	line := "Whoever has withstood " + english.One(act(r, "close-assault")) + " may make one in return at once"
	switch r.Play.Assault.Answer {
	case "unacted":
		return line + ", but only as long as it has not acted this round."
	case "anybody":
		return line + "."
	}
	return ""
}

// nobody is an attack that no figure makes.
func nobody(_ Names, r *model.RuleSet) string {
	list := r.Play.Assault.Nobody
	if len(list) == 0 {
		return ""
	}
	return "Where a rule or a card attacks by itself, it says with how many dice; " + sparing(list) + english.Pick(len(list) == 1, " plays", " play") + " no part unless it says so."
}

// scuffle is a shot at figures that are engaged with each other.
func scuffle(n Names, r *model.RuleSet) string {
	a := r.Play.Assault
	if a.Pick == "" || a.Stray == "" {
		return ""
	}
	return fmt.Sprintf("At up to %s range a shooter picks the target among those engaged with each other. Farther off the %s picks one of them, after the roll; cover and armour are those of the one picked.",
		n.Range(a.Pick), n.Die(a.Stray))
}

// armour is what armour does.
func armour(_ Names, r *model.RuleSet) string {
	a := r.Play.Armour
	if a == nil {
		return ""
	}
	line := "Physical armour takes its value off the hits of every attack. A shield does so too, but once it has let a hit through it is out " + spent(a.Spent) + "."
	if a.Equal != "" {
		line += fmt.Sprintf(" Of both only the higher counts, and of equals the %s.", map[string]string{"shield": "shield", "physical": "physical armour"}[a.Equal])
	}
	if a.Strikes {
		line += " Armour that has dice for it can strike like a close weapon" + english.Pick(r.Play.Assault.UnarmedSafe, ", in place of bare hands or a weapon and not on top of them.", ".")
	}
	return line
}

// throw is what thrown things do.
func throw(n Names, r *model.RuleSet) string {
	t := r.Play.Throw
	if t.Range == "" {
		return ""
	}
	line := fmt.Sprintf("What can be thrown flies at something in sight, up to %s range unless its token says otherwise.", n.Range(t.Range))
	if t.Like != "" {
		line += fmt.Sprintf(" A thrown weapon attacks like %s, with the dice of its icon, and lies beside its target then, for anybody to take.", english.One(act(r, t.Like)))
	}
	return line
}

// blast is what a blast does, and where.
func blast(n Names, r *model.RuleSet) string {
	b := r.Play.Blast
	if len(b.Rings) == 0 {
		return ""
	}
	var out []string
	if b.Die != "" {
		out = append(out, "Pick a figure"+english.Pick(b.Spot, " or a spot", "")+fmt.Sprintf(" in range and sight and roll the %s. Any hit: on target.", n.Die(b.Die)))
	}
	if b.Miss > 0 {
		out = append(out, fmt.Sprintf("No hit: %s off, as the thrower likes.", far(r, b.Miss)))
	}
	if b.Misfire > 0 {
		out = append(out, fmt.Sprintf("A misfire: up to %s off, as the player of the target likes, or for an NPC %s.", far(r, b.Misfire), leads(r)))
	}
	if b.Cover > 0 {
		out = append(out, fmt.Sprintf("Terrain in between costs that roll %s.", hits(b.Cover)))
	}
	var rings []string
	for i, l := range b.Rings {
		rings = append(rings, fmt.Sprintf("everybody %swithin %s with the %s", english.Pick(b.Partly, "even partly ", ""), far(r, l), english.Ordinal(i+1)))
	}
	out = append(out, "Whoever is hit is attacked with the first number of dice of the blast, "+english.And(rings)+unheeded(b.Without)+".")
	if len(b.Stops) > 0 {
		out = append(out, english.Capital(english.And(b.Stops))+" stop a blast; all else lets it through, but gives cover from it.")
	}
	return strings.Join(out, " ")
}

// leads is the player who decides what nobody else does: the one with the coin, where the edition has one.
func leads(r *model.RuleSet) string {
	for _, c := range r.Counters {
		if c.Coin {
			return "the one with the " + counter(r, c.ID)
		}
	}
	return "the first player"
}

// unheeded is what does not count in a roll.
func unheeded(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return ", taking no notice of " + sparing(list)
}

// knockBack is what a shove does.
func knockBack(_ Names, r *model.RuleSet) string {
	k := r.Play.KnockBack
	if k.Push == 0 {
		return ""
	}
	out := []string{fmt.Sprintf("Roll the unarmed dice, or %s without any, against a figure in base contact%s. Each hit pushes it %s straight back%s.",
		english.Count(k.Dice, "die"), english.Pick(k.Adjacent, " or at a corner", ""), far(r, k.Push), down(k.Prone))}
	switch k.Barred {
	case "aside":
		out = append(out, "Where there is no room that way it goes as nearly that way as there is room, or nowhere.")
	case "stays":
		out = append(out, "Where there is no room that way it stays.")
	}
	if k.Follow {
		out = append(out, "The one who shoves may come after, as far as it can still move this round.")
	}
	if k.Answer {
		out = append(out, "A misfire undoes it all, and the other may shove back at once; a misfire of that does nothing.")
	}
	return strings.Join(append(out, spares(k.Without)...), " ")
}

// down is the hits that knock somebody prone.
func down(prone int) string {
	if prone == 0 {
		return ""
	}
	return fmt.Sprintf("; %s or more knock it prone as well", hits(prone))
}

// spares is what does not help against a shove, and what does not come of it.
func spares(list []string) (out []string) {
	for _, s := range list {
		switch s {
		case "armour":
			out = append(out, "Armour is no help.")
		case "opportunity":
			out = append(out, "None of these moves gives anybody a free close assault.")
		default:
			out = append(out, english.Sentence(english.Spelled(s)+" does not count"))
		}
	}
	return out
}

// ammo is what reloading brings.
func ammo(_ Names, r *model.RuleSet) string {
	if r.Play.Ammo.Full == 0 {
		return ""
	}
	return fmt.Sprintf("Use a token with ammo: as many pegs as it shows come back, up to %d in all.", r.Play.Ammo.Full)
}

// shooting is what an attack from afar takes.
func shooting(_ Names, r *model.RuleSet) string {
	p := r.Play
	if len(p.Ranges) == 0 {
		return ""
	}
	line := "Attack somebody in sight and in range of a weapon" + english.Pick(p.Assault.Apart, ", but nobody in base contact", "") + ", with its dice for that range."
	if p.Ammo.PerShot > 0 {
		line += " It takes " + english.Count(p.Ammo.PerShot, "ammo peg") + "."
	}
	for _, c := range p.Cover {
		if c.Hits > 0 {
			line += fmt.Sprintf(" %s takes %s off, before armour or anything else does.", english.Capital(english.Lower(c.Title))+english.Pick(strings.HasSuffix(c.Title, "cover"), "", " cover"), hits(c.Hits))
		}
	}
	return line
}

// striking is how an enemy is attacked in base contact.
func striking(_ Names, r *model.RuleSet) string {
	if r.Play.Assault.Jam == 0 {
		return ""
	}
	line := "Attack an enemy in base contact with a close weapon"
	if r.Play.Assault.HeavyOnly {
		line += ", by its standard or its heavy hit"
	}
	if r.Play.Assault.UnarmedSafe {
		line += ", or with bare hands if the board has dice for them"
	}
	return line + ". Cover is no help, armour is."
}

// clearJam is what becomes of a jammed weapon.
func clearJam(_ Names, r *model.RuleSet) string {
	if r.Play.Assault.ClearJam == 0 {
		return ""
	}
	return "A jammed weapon works again."
}
