package corespace

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// titled is the title of the element with an id, or the id in words where it has none.
func titled[T any](list []T, id string, of func(T) (id, title string)) string {
	for _, v := range list {
		if i, title := of(v); i == id && title != "" {
			return title
		}
	}
	return english.Spelled(id)
}

func (t *Table) tokenTitle(id string) string {
	return english.Midway(titled(t.rules.Tokens, id, func(k model.TokenKind) (string, string) { return k.ID, k.Title }))
}

func (t *Table) npcTitle(id string) string {
	return english.Midway(titled(t.rules.NPCs, id, func(k model.NPCKind) (string, string) { return k.ID, k.Title }))
}

func (t *Table) groupTitle(id string) string {
	return english.Midway(titled(t.rules.Groups, id, func(k model.NPCGroup) (string, string) { return k.ID, k.Title }))
}

func (t *Table) classTitle(id string) string {
	return english.Midway(titled(t.rules.Classes, id, func(k model.Class) (string, string) { return k.ID, k.Title }))
}

func (t *Table) skillTitle(id string) string {
	return titled(t.rules.Skills, id, func(k model.Skill) (string, string) { return k.ID, k.Title })
}

func (t *Table) phaseTitle(id string) string {
	return titled(t.rules.Phases, id, func(k model.Phase) (string, string) { return k.ID, k.Title })
}

func (t *Table) levelTitle(id string) string {
	return titled(t.rules.Hostility.Levels, id, func(k model.HostilityLevel) (string, string) { return k.ID, k.Title })
}

func (t *Table) dieTitle(id string) string {
	return english.Midway(titled(t.rules.Dice, id, func(k model.Die) (string, string) { return k.ID, k.Title }))
}

func (t *Table) rangeTitle(id string) string {
	return english.Lower(titled(t.rules.Play.Ranges, id, func(k model.RangeBand) (string, string) { return k.ID, k.Title }))
}

func (t *Table) cardKindTitle(id string) string {
	return titled(t.rules.Cards, id, func(k model.CardKind) (string, string) { return k.ID, k.Title })
}

// cardTitle is what a card is called at the level that it is for first.
func (t *Table) cardTitle(id string) string {
	for _, d := range t.decks {
		if i := find(d.Cards, id, func(c model.Card) string { return c.ID }); i >= 0 && len(d.Cards[i].Bands) > 0 {
			return cmp.Or(d.Cards[i].Bands[0].Title, english.Spelled(id))
		}
	}
	return english.Spelled(id)
}

func (t *Table) faceTitle(symbol string) string { return english.Spelled(symbol) }

func (t *Table) counterTitle(id string) string {
	return titled(t.mission.Setup.Counters, id, func(k model.Counter) (string, string) { return k.ID, k.Title })
}

func (t *Table) ruleTitle(id string) string {
	return titled(t.mission.Rules, id, func(k model.Rule) (string, string) { return k.ID, k.Title })
}

func (t *Table) objectiveTitle(id string) string {
	return titled(t.mission.Objectives, id, func(k model.Objective) (string, string) { return k.ID, k.Title })
}

func (t *Table) markerKind(id string) string {
	return english.Midway(titled(t.rules.Markers, id, func(k model.MarkerKind) (string, string) { return k.ID, k.Title }))
}

func (t *Table) zoneTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Zones, id, func(z model.Zone) string { return z.ID }); i >= 0 {
			return cmp.Or(english.Midway(f.Board.Zones[i].Title), english.Spelled(id))
		}
	}
	return english.Spelled(id)
}

func (t *Table) floorTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Levels, id, func(l model.Level) string { return l.ID }); i >= 0 {
			return cmp.Or(english.Midway(f.Board.Levels[i].Title), english.Spelled(id))
		}
	}
	return english.Spelled(id)
}

// pieceTitle is a thing on the map inside a sentence: by its title, or by the name that the map gives it.
func (t *Table) pieceTitle(id string) string {
	sort := t.pieceSort(id)
	if title := t.givenTitle(id); title != "" && sort != sortMarker {
		return english.Midway(title)
	}
	switch sort {
	case sortCrate:
		return "crate " + strings.ToUpper(id)
	case sortPanel:
		return t.panelTitle(id)
	case sortMarker:
		return t.markerTitle(id)
	}
	return "the " + english.Spelled(id)
}

// panelTitle is a panel that the author has given no name, by its kind and by its place as the sheet has it.
func (t *Table) panelTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Panels, id, panelKey); i >= 0 {
			p := f.Board.Panels[i]
			name := "the " + cmp.Or(t.sortTitle(p.Kind), "panel") + " at " + panelPlace(p)
			if f.ID != "" {
				name += " on " + t.floorTitle(f.ID)
			}
			return name
		}
	}
	return "the " + english.Spelled(id)
}

func panelPlace(p model.Panel) string {
	switch {
	case p.From.Y == p.To.Y:
		return fmt.Sprintf("%s in south, %s to %s in east", p.From.Y, p.From.X, p.To.X)
	case p.From.X == p.To.X:
		return fmt.Sprintf("%s in east, %s to %s in south", p.From.X, p.From.Y, p.To.Y)
	}
	return fmt.Sprintf("%s in east, %s in south to %s in east, %s in south", p.From.X, p.From.Y, p.To.X, p.To.Y)
}

func (t *Table) markerTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Markers, id, func(m model.Marker) string { return m.ID }); i >= 0 && f.Board.Markers[i].Title != "" {
			return english.Midway(f.Board.Markers[i].Title)
		}
	}
	return "the " + english.Spelled(id)
}

// givenTitle is what the author calls a piece of furniture or a panel; empty where it goes by its kind.
func (t *Table) givenTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Furniture, id, func(x model.Furniture) string { return x.ID }); i >= 0 {
			return f.Board.Furniture[i].Title
		}
		if i := find(f.Board.Panels, id, panelKey); i >= 0 {
			return f.Board.Panels[i].Title
		}
	}
	return ""
}

// namedTitle is a figure of the mission, or something hidden that turns out to be one.
func (t *Table) namedTitle(id string) string {
	for _, n := range t.mission.Setup.NPCs {
		if n.ID == id {
			return cmp.Or(english.Midway(n.Name), t.npcTitle(n.Kind))
		}
	}
	return english.Spelled(id)
}

// anyTitle is what an id stands for, whatever it is.
func (t *Table) anyTitle(id string) string {
	switch {
	case t.pieceSort(id) != "":
		return t.pieceTitle(id)
	case t.token(id) != nil:
		return t.tokenTitle(id)
	case find(t.mission.Setup.NPCs, id, func(n model.StartNPC) string { return n.ID }) >= 0:
		return t.namedTitle(id)
	case t.npc(id) != nil:
		return t.npcTitle(id)
	}
	return t.zoneTitle(id)
}

// thingTitle is something whose state rules have changed.
func (t *Table) thingTitle(x Thing) string {
	switch x.Sort {
	case "entry":
		return "entry point " + x.ID
	case "airlock":
		return "airlock " + strings.ToUpper(x.ID)
	}
	return t.pieceTitle(x.ID)
}

func numbers(list []int) string {
	return english.List(english.Each(list, func(n int) string { return fmt.Sprint(n) }), "or")
}

// signed is a number of things to add or to take away.
func signed(n int, one string) string {
	if n > 0 {
		return "+" + english.Count(n, one)
	}
	return "−" + english.Count(-n, one)
}

// between is a stretch of whole numbers; 0 is no limit.
func between(from, to int) string {
	switch {
	case from == to:
		return fmt.Sprint(from)
	case to == 0:
		return fmt.Sprintf("%d or later", from)
	}
	return fmt.Sprintf("%d to %d", from, to)
}

func limits(least, most *int) string {
	switch {
	case least != nil && most != nil && *least == *most:
		return fmt.Sprint(*least)
	case least != nil && most != nil:
		return fmt.Sprintf("%d to %d", *least, *most)
	case least != nil:
		return fmt.Sprintf("%d or more", *least)
	case most != nil:
		return fmt.Sprintf("%d or less", *most)
	}
	return "any number"
}

func nth(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "for the first time, "
	}
	return fmt.Sprintf("for the time number %d, ", n)
}

// plain is the words of a text, without their marks.
func plain(text model.Text) string {
	var parts []string
	for _, b := range text.Blocks {
		if line := plainBlock(b); line != "" {
			parts = append(parts, line)
		}
	}
	return strings.Join(parts, " ")
}

func plainBlock(b model.Block) string {
	line := ""
	for _, r := range b.Inlines {
		if r.Break {
			line += " "
		}
		line += r.Text
	}
	for _, x := range b.Blocks {
		line += " " + plainBlock(x)
	}
	return strings.TrimSpace(line)
}
