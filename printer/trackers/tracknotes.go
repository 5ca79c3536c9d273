package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// notes say how pegs come, what the dice are, and what is assumed.
func (t *track) notes() {
	blocks := t.noteBlocks(t.Column(2))
	if len(blocks) == 0 {
		return
	}
	if t.Left() < 20*mm {
		t.Fresh("Hostility track")
	}
	t.Columns(blocks, 2, "Hostility track")
	t.Y += page.Space
}

func (t *track) noteBlocks(width scene.Unit) []layout.Block {
	n := &notes{track: t, width: width}
	n.pegs()
	n.changes()
	n.boards()
	for _, l := range t.long {
		n.say(l.Title+":", "")
		n.out[len(n.out)-1].KeepNext = true
		n.out = append(n.out, t.Set.Text(l.Text, t.Styles.List, width)...)
	}
	if text := t.dice(); text != "" {
		n.say("Dice:", text)
	}
	return n.out
}

// notes are short passages below the track.
type notes struct {
	*track
	width scene.Unit
	out   []layout.Block
}

func (n *notes) say(strong, text string) { n.out = append(n.out, n.note(strong, text, n.width)) }

// pegs says how they come: by round, by shots, by other numbers of crews.
func (n *notes) pegs() {
	if crews := n.r.Hostility.CrewsPerPeg; crews > 0 {
		n.say("Each round:", fmt.Sprintf("one peg for every %d crews, or part of that number.", crews))
	}
	if pegs := n.r.Hostility.ShotPegs; pegs > 0 {
		n.say("Shots:", shots(pegs, n.r.Hostility.ShotsPerRound))
	}
	for _, v := range n.m.Variations {
		if v.Hostility != nil {
			n.say(describe.Crews(v)+":", fmt.Sprintf("start with %d pegs.", *v.Hostility))
		}
		if v.Pegs != 0 {
			n.say(describe.Crews(v)+":", more(v.Pegs))
		}
	}
}

// changes says what is different in the mission.
func (n *notes) changes() {
	if n.m.Setup.Track == "reverse" {
		n.say("Reverse:", "this mission is played on the reverse of the track, whose numbers no document gives. What is printed here is the front.")
	}
	if ids := n.m.Setup.Strong; len(ids) > 0 {
		n.say("From the start:", n.npcList(ids)+" fight with the numbers of their stronger side.")
	}
	if ids := n.m.Setup.Without; len(ids) > 0 {
		n.say("Not in this mission:", n.groupNames(ids)+".")
	}
}

// boards says which boards are turned over.
func (n *notes) boards() {
	for _, g := range n.r.Groups {
		if g.Board != "" && n.anyCharged() {
			n.say(g.Title+":", fmt.Sprintf("turn the board to its “%s” side at a level with a bar.", g.Board))
		}
	}
}

// more is what a number of crews adds to the pegs of a round.
func more(pegs int) string {
	if pegs == 1 {
		return "one peg more each round."
	}
	return fmt.Sprintf("%d pegs more each round.", pegs)
}

func (t *track) npcList(ids []string) string {
	var out []string
	for _, id := range ids {
		out = append(out, t.npcTitle(id))
	}
	return strings.Join(out, ", ")
}

func (t *track) groupNames(ids []string) string {
	var out []string
	for _, id := range ids {
		out = append(out, t.groupTitle(id))
	}
	return strings.Join(out, ", ")
}

func shots(pegs, times int) string {
	text := "the first shot of a round"
	if times == 0 {
		text = "every trader’s first shot of a round"
	} else if times > 1 {
		text = fmt.Sprintf("each of the first %d shots of a round", times)
	}
	return fmt.Sprintf("%s adds %d.", text, pegs)
}

func (t *track) anyCharged() bool {
	for _, l := range t.r.Hostility.Levels {
		if l.Charged {
			return true
		}
	}
	return false
}

// dice names the dice that arrivals ask for by their marks.
func (t *track) dice() string {
	var out []string
	seen := map[string]bool{}
	for _, l := range t.r.Hostility.Levels {
		for _, a := range l.Arrivals {
			if a.Die != "" && !seen[a.Die] {
				seen[a.Die] = true
				d := t.dieOf(a.Die)
				text := d.Title
				if d.Colour != "" {
					text += " (" + d.Colour + ")"
				}
				out = append(out, text)
			}
		}
	}
	return strings.Join(out, ", ")
}

// note is a passage with its first words in bold.
func (w *writer) note(strong, text string, width scene.Unit) layout.Block {
	st := w.Styles.Small
	bold := st
	bold.Face = layout.BodyBold
	var spans []layout.Span
	if strong != "" {
		spans = append(spans, layout.Span{Style: bold, Text: strong + " "})
	}
	b := w.Set.Paragraph(append(spans, layout.Span{Style: st, Text: text}), 3400, width)
	b.Gap = 600
	return b
}
