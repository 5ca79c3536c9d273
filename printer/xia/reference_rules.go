package xiapages

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// combatBlocks are the steps of an attack, and what comes of damage.
func (w *writer) combatBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for i, s := range w.r.Combat {
		text := s.Text
		if s.Energy > 0 {
			text = followed(text, words.Number(s.Energy)+" Energy each.")
		}
		blocks = append(blocks, page.Ruled("combat."+s.ID, width, w.named(fmt.Sprintf("%d  %s (%s).", i+1, s.Title, s.Who), text, width))...)
	}
	d := w.r.Damage
	numbers := fmt.Sprintf("%s a hold space; each one on an outfit takes %d off its throws; the ship lives as long as %s left.",
		words.Count(d.PerSpace, "Damage Marker"), d.ThrowLoss, words.Count(d.Alive, "hold space")+" is")
	blocks = append(blocks, w.named("Damage.", model.Text{Blocks: append(plain(numbers).Blocks, d.Text.Blocks...)}, width)...)
	death := "Lost: " + english.And(w.r.Death.Loses) + ". Kept: " + english.And(w.r.Death.Keeps) + ". Made good: " + english.And(w.r.Death.Resets) + "."
	blocks = append(blocks, w.named("A destroyed ship.", plain(death), width)...)
	back := fmt.Sprintf("Throw a %s: the free Spawn Point with the nearest number, the %s of two. With a %d the player chooses.", w.tell.Die(w.r.Respawn.Die), w.r.Respawn.Tie, w.r.Respawn.Choose)
	return append(blocks, w.named("Coming back.", plain(back), width)...)
}

// movementBlocks are the numbers of movement, of being stranded, of Bounty and of ties.
func (w *writer) movementBlocks(width scene.Unit) []layout.Block {
	m, s, b := w.r.Movement, w.r.Stranded, w.r.Bounty
	move := fmt.Sprintf("%s a point; Impulse %s in a turn; %s from Gate to Gate; %s to use an occupied space from beside it; %s on a space, but ships pass through each other.",
		words.Count(m.PerPoint, "space"), words.Times(m.Impulses), words.Count(m.Gate, "point"), words.Count(m.UseOccupied, "point"), words.Count(m.ShipsPerSpace, "ship"))
	arm := fmt.Sprintf("%d Energy each; on a planet %d.", w.r.Markers.ArmEnergy, w.r.Markers.ArmOnPlanet)
	stranded := fmt.Sprintf("Without Energy and armed Markers. Rescuer: has at least %d Energy and gives %d; %d Fame.", s.RescuerEnergy, s.Gives, s.Fame)
	bounty := fmt.Sprintf("+%s for being seen at a shield; +%s for destroying an Innocent ship.", words.Number(b.Evading), words.Number(b.Raiding))
	var blocks []layout.Block
	for _, p := range [][2]string{
		{"Movement.", joined(move, words.Movement(m))}, {"Arming Markers.", arm}, {"Stranded.", stranded}, {"Bounty.", joined(bounty, words.Bounty(b))},
	} {
		blocks = append(blocks, w.named(p[0], plain(p[1]), width)...)
	}
	for _, t := range w.r.Ties {
		blocks = append(blocks, w.named("Ties among "+words.Number(t.Ways)+".", plain(w.tie(t)), width)...)
	}
	return blocks
}

// joined are texts after each other, those that say something.
func joined(texts ...string) string { return strings.TrimSpace(strings.Join(texts, " ")) }

// npcRuleBlocks are the NPC ships' turns.
func (w *writer) npcRuleBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, n := range w.r.NPCs {
		list := model.Block{Kind: model.OrderedList, Start: 1}
		for _, line := range w.tell.Moves(n) {
			list.Blocks = append(list.Blocks, model.Block{Kind: model.ListItem, Blocks: plain(line).Blocks})
		}
		title := daggered(fmt.Sprintf("%s, %s a turn", n.Title, words.Count(n.Spaces, "space")), n.Provenance, n.Assumed, "spaces") + "."
		turn := w.named(title, model.Text{Blocks: []model.Block{list}}, width)
		for i := range turn[:len(turn)-1] {
			turn[i].KeepNext = true
		}
		blocks = append(blocks, page.Ruled("npcs."+n.ID, width, turn)...)
	}
	if len(w.r.NPCs) > 0 {
		blocks = append(blocks, w.named("Their turns.", plain(words.Turns(w.r.NPCRules)), width)...)
		blocks = append(blocks, w.named("What they do.", plain(words.Conduct(w.r.NPCRules)), width)...)
	}
	if n := w.r.NPCRules; len(n.Avoid) > 0 {
		text := "They keep clear of " + english.And(english.Each(n.Avoid, w.tell.Border)) + "; where there is no other way, the first of these comes first."
		if len(n.Immune) > 0 {
			text += " " + english.And(english.Each(n.Immune, w.tell.Border)) + " does nothing to them."
		}
		blocks = append(blocks, w.named("Their way.", plain(text), width)...)
	}
	return blocks
}

// tie says which numbers of a throw decide for whom, among some who are tied.
func (w *writer) tie(t xia.Tie) string {
	list := english.Each(t.Shares, func(s xia.Share) string { return words.Span(s.From, s.To) })
	out := "Throw a d20: " + strings.Join(list, " for one, ") + " for the last"
	if t.Again != nil {
		out += "; again with " + words.Span(t.Again.From, t.Again.To)
	}
	return out + "."
}
