// Package novelty is the one list of what can be begun, and how it is begun: the command new and the studio ask it.
package novelty

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// Pack is the kind of a whole pack.
const Pack = "pack"

// Kind is a kind of thing that can be begun.
type Kind struct {
	Name    string // as the language has it, or Pack
	Shelf   string // the folder of a pack that such things stand in, empty for the pack's own
	Short   string
	Long    string
	Example string
	More    string // another, with a flag
	Cards   string // the list of the rule set that its kinds of card stand in, empty where it has none
}

// HouseShelf is the folder of a pack in which what is added to a rule set stands.
const HouseShelf = "house"

// table has the kinds in the order that the help and the studio show them.
var table = []Kind{
	{"mission", "", "Begin a mission", `Mission makes a folder NAME with a mission to begin from: a small one of
four rooms, or a copy of another mission under a name of its own.`, "cold-store", "second-run --from salvage-run", ""},
	{"campaign", "campaigns", "Begin a campaign", `Campaign makes a folder NAME with a campaign of a few stages and, in a folder
of its own below it, the mission that it begins with.`, "hard-winter", "mild-winter --edition firstborn", ""},
	{"deck", "decks", "Begin a deck of event cards", `Deck makes a folder NAME with event cards of one kind, --kind. In the folder
decks of a pack they take the place of Sortie's own cards of that kind.`, "odd-noises", "strays --kind civilians", "cards"},
	{"post", "posts", "Begin a trading post", `Post makes a folder NAME with a trading post: shelves, prices, a service.`, "last-lamp", "paw-store --from claw-store", ""},
	{"crew", "crews", "Begin a crew", `Crew makes a folder NAME with a ship and a few traders.`, "late-again", "early-for-once --edition firstborn", ""},
	{"npc", HouseShelf, "Begin a figure of your own", `Npc writes a figure that the game controls into the pack: its numbers, and what
it does that others do not, in the when, if and do of missions. All missions of
the pack can use it, and its edition's pages show it.`, "slag-hound", "rock-hound --edition firstborn", ""},
	{"item", HouseShelf, "Begin an item of your own", `Item writes an equipment token into the pack, with an icon of its own and what
that does, in the when, if and do of missions.`, "slag-hammer", "rock-hammer --edition firstborn", ""},
	{"skill", HouseShelf, "Begin a skill of your own", `Skill writes a skill into the pack: what each of its levels does, in the when,
if and do of missions, and which class can learn it.`, "low-profile", "low-profile --edition firstborn", ""},
	{"terrain", HouseShelf, "Begin a kind of terrain of your own", `Terrain writes a kind of furniture into the pack, and what it does in play, in
the when, if and do of missions.`, "steam-vent", "slag-heap --edition firstborn", ""},
	{"house", HouseShelf, "Begin house rules", `House writes house rules into the pack: the values of a rule set that all
missions of the pack play otherwise.`, "long-nights", "short-nights --edition firstborn", ""},
	{"edition", "editions", "Begin an edition of your own", `Edition writes an edition into the pack: another one, with differences. Missions
of the pack are written for it by its name. It can be based on one that comes
with Sortie, or on another one of the pack.`, "rim-rules", "rock-rules --edition firstborn", ""},
	{Pack, "", "Begin a pack, for several things that belong together", `Pack makes a folder NAME with a pack.cue, a first mission below it and a note
on where other things go.`, "rim-tales", "rock-tales --edition firstborn", ""},
	{"scenario", "", "Begin a scenario for Xia", `Scenario makes a folder NAME with a scenario for Xia and, in a folder of its
own below it, the sector that it begins in.`, "the-long-lane", "the-short-lane --pack ./rim-tales", ""},
	{"sector", "sectors", "Begin a sector for Xia", `Sector makes a folder NAME with a tile of 19 hexes.`, "grey-gravel", "red-gravel --pack ./rim-tales", ""},
	{"mission-card", "cards", "Begin a mission card for Xia", `Mission-card makes a folder NAME with a job of the kind --kind, its
steps and its pay.`, "a-small-box", "light-fingers --kind thief", "missionKinds"},
	{"title", "titles", "Begin a title for Xia", `Title makes a folder NAME with a title and the ability that it gives.`, "good-credit", "loud-money --from quiet-money", ""},
}

// Kinds are what can be begun, in the order in which it is shown.
func Kinds() []Kind { return slices.Clone(table) }

// Of is the kind of a name.
func Of(name string) (Kind, bool) {
	i := slices.IndexFunc(table, func(k Kind) bool { return k.Name == name })
	if i < 0 {
		return Kind{}, false
	}
	return table[i], true
}

// OfRules reports whether a kind adds to the rules of a pack, and so has no meaning outside of one.
func (k Kind) OfRules() bool { return k.Shelf == HouseShelf || k.Name == model.EditionKind }

// Along is the kind of what a new one begins with, empty where it stands alone.
func (k Kind) Along() string {
	if k.Name == Pack {
		return ""
	}
	return starters.Companion("", k.Name)
}

// Editions are those that come with Sortie and have something to begin a kind from, the usual one first.
func (k Kind) Editions() []string { return starters.Editions(k.Name) }

// System is the game that a kind is of; empty for what is of any, or only part of the rules of one.
func (k Kind) System() string {
	for _, s := range systems.All() {
		if slices.ContainsFunc(s.Kinds, func(o model.Kind) bool { return o.ID == k.Name }) {
			return s.ID
		}
	}
	return ""
}

// CardKinds are the kinds of card that one of a kind can hold in an edition that comes with Sortie; none where it holds no cards.
func (k Kind) CardKinds(edition string) ([]string, error) {
	if k.Cards == "" {
		return nil, nil
	}
	rules, err := compiler.RuleSet(edition)
	if err != nil {
		return nil, err
	}
	return refs.InRuleSet(rules, k.Cards)
}

// checkCard refuses a kind of card that the edition does not have.
func (k Kind) checkCard(edition, card string) error {
	known, err := k.CardKinds(edition)
	if err != nil || slices.Contains(known, card) {
		return err
	}
	return Refused{"kind", fmt.Sprintf("%s is not one of %s's kinds of card: %s", card, edition, strings.Join(known, ", "))}
}

// Refused is the error of an answer that cannot be.
type Refused struct {
	About string // what was asked: edition or kind
	Why   string
}

// Error implements error.
func (r Refused) Error() string { return r.Why }
