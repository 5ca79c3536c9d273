package words

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Teller says things about one rule set.
type Teller struct {
	Rules *xia.RuleSet
	// Peer is the title of a unit of the pack, empty if there is none; it may be nil.
	Peer func(kind, id string) string
}

// titled is the title of the element with an id, or the id in words where there is none.
func titled[T any](list []T, id string, of func(T) (id, title string)) string {
	for _, v := range list {
		if i, title := of(v); i == id && title != "" {
			return title
		}
	}
	return strings.ReplaceAll(id, "-", " ")
}

// Sector is the title of a sector: of the pack's, or of one that the rule set knows.
func (t Teller) Sector(id string) string {
	if t.Peer != nil {
		if title := t.Peer("sector", id); title != "" {
			return title
		}
	}
	return titled(t.Rules.Sectors, id, func(s xia.KnownSector) (string, string) { return s.ID, s.Title })
}

// Title is the title of a title card of the pack.
func (t Teller) Title(id string) string {
	if t.Peer != nil {
		if title := t.Peer("title", id); title != "" {
			return title
		}
	}
	return strings.ReplaceAll(id, "-", " ")
}

// Terrain is the title of a terrain.
func (t Teller) Terrain(id string) string {
	return titled(t.Rules.Terrains, id, func(v xia.Terrain) (string, string) { return v.ID, v.Title })
}

// Border is the title of a border.
func (t Teller) Border(id string) string {
	return titled(t.Rules.Borders, id, func(v xia.Border) (string, string) { return v.ID, v.Title })
}

// Symbol is the title of a symbol of the edges.
func (t Teller) Symbol(id string) string {
	return titled(t.Rules.Symbols, id, func(v xia.Symbol) (string, string) { return v.ID, v.Title })
}

// SectorType is the title of a type of sector.
func (t Teller) SectorType(id string) string {
	return titled(t.Rules.SectorTypes, id, func(v xia.SectorType) (string, string) { return v.ID, v.Title })
}

// Space is the title of a kind of space.
func (t Teller) Space(id string) string {
	return titled(t.Rules.Spaces, id, func(v xia.SpaceKind) (string, string) { return v.ID, v.Title })
}

// Status is the title of a status.
func (t Teller) Status(id string) string {
	return titled(t.Rules.Statuses, id, func(v xia.Status) (string, string) { return v.ID, v.Title })
}

// Cargo is the title of a type of cube.
func (t Teller) Cargo(id string) string {
	return titled(t.Rules.Cargo, id, func(v xia.Cargo) (string, string) { return v.ID, v.Title })
}

// Planet is the title of a planet that the rule set knows.
func (t Teller) Planet(id string) string {
	return titled(t.Rules.Planets, id, func(v xia.PlanetTrade) (string, string) { return v.ID, v.Title })
}

// NPC is the title of an NPC ship.
func (t Teller) NPC(id string) string {
	return titled(t.Rules.NPCs, id, func(v xia.NPC) (string, string) { return v.ID, v.Title })
}

// Outfit is the title of an outfit.
func (t Teller) Outfit(id string) string {
	return titled(t.Rules.Outfits, id, func(v xia.Outfit) (string, string) { return v.ID, v.Title })
}

// OutfitType is the title of a type of outfit.
func (t Teller) OutfitType(id string) string {
	return titled(t.Rules.OutfitTypes, id, func(v xia.OutfitType) (string, string) { return v.ID, v.Title })
}

// Action is the title of an action.
func (t Teller) Action(id string) string {
	return titled(t.Rules.Actions, id, func(v xia.Action) (string, string) { return v.ID, v.Title })
}

// MissionKind is the title of a kind of mission.
func (t Teller) MissionKind(id string) string {
	return titled(t.Rules.MissionKinds, id, func(v xia.MissionKind) (string, string) { return v.ID, v.Title })
}

// Die is what a die is called at the table.
func (t Teller) Die(id string) string {
	for _, d := range t.Rules.Dice {
		if d.ID == id && d.Sides > 0 {
			return "d" + strconv.Itoa(d.Sides)
		}
	}
	return strings.ReplaceAll(id, "-", " ")
}

// Tier is what the tier of a number is called.
func (t Teller) Tier(n int) string {
	for _, tier := range t.Rules.Tiers {
		if tier.Tier == n && tier.Title != "" {
			return tier.Title
		}
	}
	return "Tier " + strconv.Itoa(n)
}

// Number is a number with its thousands apart.
func Number(n int) string {
	digits := strconv.Itoa(n)
	sign := ""
	if n < 0 {
		sign, digits = "−", digits[1:]
	}
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return sign + digits
}

// Credits is an amount of money.
func Credits(n int) string { return Number(n) + " Credits" }

// Count is how many of one thing, by its name for one of them.
func Count(n int, one string) string { return Number(n) + " " + english.Plural(n, one) }

// Span is a stretch of numbers; 0 as its end is no end.
func Span(from, to int) string {
	switch {
	case to == 0:
		return Number(from) + "+"
	case to == from:
		return Number(from)
	}
	return Number(from) + "–" + Number(to)
}

// Range is a distance in spaces.
func Range(r model.Range) string {
	if r.Min == r.Max {
		return Count(r.Min, "space")
	}
	return fmt.Sprintf("%d–%d spaces", r.Min, r.Max)
}
