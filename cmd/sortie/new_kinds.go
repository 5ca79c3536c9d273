package main

import "github.com/sortie-tools/sortie/cmd/sortie/internal/starters"

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
	{"pack", "", "Begin a pack, for several things that belong together", `Pack makes a folder NAME with a pack.cue, a first mission below it and a note
on where other things go.`, "rim-tales", "rock-tales --edition firstborn", ""},
	{"scenario", "", "Begin a scenario for Xia", `Scenario makes a folder NAME with a scenario for Xia and, in a folder of its
own below it, the sector that it begins in.`, "the-long-lane", "the-short-lane --pack ./rim-tales", ""},
	{"sector", "sectors", "Begin a sector for Xia", `Sector makes a folder NAME with a tile of 19 hexes.`, "grey-gravel", "red-gravel --pack ./rim-tales", ""},
	{"mission-card", "cards", "Begin a mission card for Xia", `Mission-card makes a folder NAME with a job of the kind --kind, its
steps and its pay.`, "a-small-box", "light-fingers --kind thief", "missionKinds"},
	{"title", "titles", "Begin a title for Xia", `Title makes a folder NAME with a title and the ability that it gives.`, "good-credit", "loud-money --from quiet-money", ""},
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
	if n.shelf != "" {
		text += " Without any, beside a pack.cue, it goes into the\nfolder " + n.shelf + "."
	}
	if n.along() != "" {
		text += "\n\nInside a pack, --" + n.along() + " ID names one that is there, and none is made."
	}
	if usual := starters.Editions(n.kind); len(usual) > 1 {
		text += "\n\nWithout --edition it has that of the rest of its pack, or " + usual[0] + "."
	}
	return text
}

// examples are command lines that work.
func (n novelty) examples() string {
	return "  sortie new " + n.kind + " " + n.name + "\n  sortie new " + n.kind + " " + n.more
}
