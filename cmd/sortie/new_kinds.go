package main

import (
	"fmt"
	"path"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/schema/model"
)

// novelty is a kind of thing that can be begun.
type novelty struct {
	kind  string // as the language has it, or "pack"
	shelf string // the folder of a pack that such things stand in, empty for the pack's own
	short string
	long  string
	name  string // an example
	more  string // another, with a flag
	cards string // the list of the rule set that its kinds of card stand in, empty where it has none
}

// novelties are the kinds in the order that the help shows them.
var novelties = []novelty{
	{"mission", "", "Begin a mission", `Mission makes a folder NAME with a mission to begin from: a small one of
four rooms, or a copy of another mission under a name of its own.`, "cold-store", "second-run --from salvage-run", ""},
	{"campaign", "campaigns", "Begin a campaign", `Campaign makes a folder NAME with a campaign of a few stages and, in a folder
of its own below it, the mission that it begins with.`, "hard-winter", "mild-winter --edition firstborn", ""},
	{"deck", "decks", "Begin a deck of event cards", `Deck makes a folder NAME with event cards of one kind, --kind. In the folder
decks of a pack they take the place of Sortie's own cards of that kind.`, "odd-noises", "strays --kind civilians", "cards"},
	{"post", "posts", "Begin a trading post", `Post makes a folder NAME with a trading post: shelves, prices, a service.`, "last-lamp", "paw-store --from claw-store", ""},
	{"crew", "crews", "Begin a crew", `Crew makes a folder NAME with a ship and a few traders.`, "late-again", "early-for-once --edition firstborn", ""},
	{"npc", houseShelf, "Begin a figure of your own", `Npc writes a figure that the game controls into the pack: its numbers, and what
it does that others do not, in the when, if and do of missions. All missions of
the pack can use it, and its edition's pages show it.`, "slag-hound", "rock-hound --edition firstborn", ""},
	{"item", houseShelf, "Begin an item of your own", `Item writes an equipment token into the pack, with an icon of its own and what
that does, in the when, if and do of missions.`, "slag-hammer", "rock-hammer --edition firstborn", ""},
	{"skill", houseShelf, "Begin a skill of your own", `Skill writes a skill into the pack: what each of its levels does, in the when,
if and do of missions, and which class can learn it.`, "low-profile", "low-profile --edition firstborn", ""},
	{"terrain", houseShelf, "Begin a kind of terrain of your own", `Terrain writes a kind of furniture into the pack, and what it does in play, in
the when, if and do of missions.`, "steam-vent", "slag-heap --edition firstborn", ""},
	{"house", houseShelf, "Begin house rules", `House writes house rules into the pack: the values of a rule set that all
missions of the pack play otherwise.`, "long-nights", "short-nights --edition firstborn", ""},
	{"edition", "editions", "Begin an edition of your own", `Edition writes an edition into the pack: another one, with differences. Missions
of the pack are written for it by its name. It can be based on one that comes
with Sortie, or on another one of the pack.`, "rim-rules", "rock-rules --edition firstborn", ""},
	{"pack", "", "Begin a pack, for several things that belong together", `Pack makes a folder NAME with a pack.cue, a first mission below it and a note
on where other things go.`, "rim-tales", "rock-tales --edition firstborn", ""},
	{"scenario", "", "Begin a scenario for Xia", `Scenario makes a folder NAME with a scenario for Xia and, in a folder of its
own below it, the sector that it begins in.`, "the-long-lane", "the-short-lane --pack ./rim-tales", ""},
	{"sector", "sectors", "Begin a sector for Xia", `Sector makes a folder NAME with a tile of 19 hexes.`, "grey-gravel", "red-gravel --pack ./rim-tales", ""},
	{"mission-card", "cards", "Begin a mission card for Xia", `Mission-card makes a folder NAME with a job of the kind --kind, its
steps and its pay.`, "a-small-box", "light-fingers --kind thief", "missionKinds"},
	{"title", "titles", "Begin a title for Xia", `Title makes a folder NAME with a title and the ability that it gives.`, "good-credit", "loud-money --from quiet-money", ""},
}

// houseShelf is the folder of a pack in which what is added to a rule set stands.
const houseShelf = "house"

// ofRules reports whether a novelty adds to the rules of a pack, and so has no meaning outside of one.
func (n novelty) ofRules() bool { return n.shelf == houseShelf || n.kind == model.EditionKind }

// uses tells how a mission comes to what is new, by kind; the name takes the place of the percent sign.
var uses = map[string]string{
	"npc":     "A mission of the pack places it with\n  setup: npcs: [{kind: %q, at: [3, 3]}]",
	"item":    "It is dealt into crates like others; a rule of a mission hands it out with\n  {kind: \"give\", token: %q}",
	"skill":   "A trader of a crew has it with\n  learned: {%q: 1}",
	"terrain": "A mission of the pack places it with\n  board: furniture: f1: {kind: %q, at: [10, 10]}",
	"edition": "A mission of the pack is played by it with\n  edition: %q\nwhich sortie new mission writes with --edition.",
}

// lookUps are what to look up while writing something, by kind.
var lookUps = map[string]string{"npc": "NPCKind", "item": "Token", "skill": "SkillKind", "terrain": "TerrainRule", "house": "House", "edition": "Edition"}

// nextOfRules says how to go on with something that is part of a pack's rules.
func (n novelty) nextOfRules(s *session, dir string) error {
	pack, id := packAbove(path.Dir(dir)), path.Base(dir)
	if use := uses[n.kind]; use != "" {
		fmt.Fprintf(s.out, "\n"+use+"\n", id)
	}
	explained := lookUps[n.kind]
	if n.shelf == houseShelf && n.kind != model.HouseKind {
		explained += "\n  sortie explain Program"
	}
	_, err := fmt.Fprintf(s.out, "\nNext: change its values; every field is told of by\n  sortie explain %s\nand see what comes of it with\n  sortie show %s\n  sortie check --watch %s\n",
		explained, id, quoted(pack+"/..."))
	return err
}

// along is the kind of what a new one begins with, empty where it stands alone.
func (n novelty) along() string {
	if n.kind == packKind {
		return ""
	}
	return starters.Companion("", n.kind)
}

// nameHelp is said of every name.
const nameHelp = `

NAME is lower-case letters, digits and hyphens; the title is made from it. It
may have folders in front.`

// help is the long help of a kind.
func (n novelty) help() string {
	text := n.long + nameHelp
	if n.ofRules() {
		text += " It goes into the folder " + n.shelf + " of the\npack; without a pack around it there is nothing to add it to."
	} else if n.shelf != "" {
		text += " Without any, beside a pack.cue, it goes into the\nfolder " + n.shelf + "."
	}
	if n.along() != "" {
		text += "\n\nInside a pack, --" + n.along() + " ID names one that is there, and none is made."
	}
	if usual := starters.Editions(n.kind); len(usual) > 1 {
		text += "\n\nWithout --edition it has that of the rest of its pack, or " + usual[0] + "."
		if n.kind != packKind {
			text += " One of the\npack's own can be named as well."
		}
	}
	return text
}

// examples are command lines that work.
func (n novelty) examples() string {
	return "  sortie new " + n.kind + " " + n.name + "\n  sortie new " + n.kind + " " + n.more
}
