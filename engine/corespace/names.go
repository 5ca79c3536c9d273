package corespace

import (
	"cmp"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/model"
)

// titled is the title of the element with an id, or the id in words where it has none.
func titled[T any](list []T, id string, of func(T) (id, title string)) string {
	for _, v := range list {
		if i, title := of(v); i == id && title != "" {
			return title
		}
	}
	return spelled(id)
}

func (t *Table) tokenTitle(id string) string {
	return titled(t.rules.Tokens, id, func(k model.TokenKind) (string, string) { return k.ID, k.Title })
}

func (t *Table) npcTitle(id string) string {
	return titled(t.rules.NPCs, id, func(k model.NPCKind) (string, string) { return k.ID, k.Title })
}

func (t *Table) groupTitle(id string) string {
	return titled(t.rules.Groups, id, func(k model.NPCGroup) (string, string) { return k.ID, k.Title })
}

func (t *Table) classTitle(id string) string {
	return titled(t.rules.Classes, id, func(k model.Class) (string, string) { return k.ID, k.Title })
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
	return titled(t.rules.Dice, id, func(k model.Die) (string, string) { return k.ID, k.Title })
}

func (t *Table) rangeTitle(id string) string {
	return lower(titled(t.rules.Play.Ranges, id, func(k model.RangeBand) (string, string) { return k.ID, k.Title }))
}

func (t *Table) cardKindTitle(id string) string {
	return titled(t.rules.Cards, id, func(k model.CardKind) (string, string) { return k.ID, k.Title })
}

// cardTitle is what a card is called at the level that it is for first.
func (t *Table) cardTitle(id string) string {
	for _, d := range t.decks {
		if i := find(d.Cards, id, func(c model.Card) string { return c.ID }); i >= 0 && len(d.Cards[i].Bands) > 0 {
			return cmp.Or(d.Cards[i].Bands[0].Title, spelled(id))
		}
	}
	return spelled(id)
}

func (t *Table) faceTitle(symbol string) string { return spelled(symbol) }

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
	return titled(t.rules.Markers, id, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })
}

func (t *Table) zoneTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Zones, id, func(z model.Zone) string { return z.ID }); i >= 0 {
			return cmp.Or(midway(f.Board.Zones[i].Title), spelled(id))
		}
	}
	return spelled(id)
}

func (t *Table) floorTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Levels, id, func(l model.Level) string { return l.ID }); i >= 0 {
			return cmp.Or(midway(f.Board.Levels[i].Title), spelled(id))
		}
	}
	return spelled(id)
}

// pieceTitle is a thing on the map inside a sentence: by its title, or by the name that the map gives it.
func (t *Table) pieceTitle(id string) string {
	sort := t.pieceSort(id)
	if title := t.givenTitle(id); title != "" && sort != sortMarker {
		return midway(title)
	}
	switch sort {
	case sortCrate:
		return "crate " + upper(id)
	case sortPanel:
		return "the panel " + quote(spelled(id))
	case sortMarker:
		return t.markerTitle(id)
	}
	return "the " + spelled(id)
}

func (t *Table) markerTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Markers, id, func(m model.Marker) string { return m.ID }); i >= 0 && f.Board.Markers[i].Title != "" {
			return midway(f.Board.Markers[i].Title)
		}
	}
	return "the " + spelled(id)
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
			return cmp.Or(midway(n.Name), t.npcTitle(n.Kind))
		}
	}
	return spelled(id)
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
		return "airlock " + upper(x.ID)
	}
	return t.pieceTitle(x.ID)
}

func spelled(id string) string { return strings.ReplaceAll(id, "-", " ") }

func upper(id string) string { return strings.ToUpper(id) }

func quote(name string) string { return "“" + name + "”" }

func capital(text string) string { return turnFirst(text, strings.ToUpper) }

func lower(text string) string { return turnFirst(text, strings.ToLower) }

func turnFirst(text string, turn func(string) string) string {
	_, n := utf8.DecodeRuneInString(text)
	return turn(text[:n]) + text[n:]
}

// midway is a name inside a sentence: its article is small.
func midway(name string) string {
	if strings.HasPrefix(name, "The ") {
		return lower(name)
	}
	return name
}

func each[T any](list []T, of func(T) string) []string {
	var out []string
	for _, v := range list {
		out = append(out, of(v))
	}
	return out
}

func and(list []string) string { return joined(list, " and ") }

func or(list []string) string { return joined(list, " or ") }

func joined(list []string, last string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + last + list[n]
	}
	return strings.Join(list, "")
}

func numbers(list []int) string { return or(each(list, func(n int) string { return fmt.Sprint(n) })) }

// count2 is a number of things, by the names of one and of several.
func count2(n int, one, several string) string {
	if n == 1 || n == -1 {
		return fmt.Sprintf("%d %s", n, one)
	}
	return fmt.Sprintf("%d %s", n, several)
}

func signed(n int, one, several string) string {
	if n > 0 {
		return "+" + count2(n, one, several)
	}
	return "−" + count2(-n, one, several)
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
