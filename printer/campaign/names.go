package campaign

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

func (w *writer) phase(id string) string {
	return kinds.Titled(w.r.Campaign.Phases, id, func(p model.CampaignPhase) (string, string) { return p.ID, p.Title })
}

// mission is what a mission is called.
func (w *writer) mission(id string) string {
	return cmp.Or(w.MissionTitle(id), english.Capital(english.Spelled(id)))
}

func (w *writer) crew(id string) string {
	if c, ok := w.peer("crew", id).(*model.Crew); ok && c != nil && c.Title != "" {
		return c.Title
	}
	return english.Capital(english.Spelled(id))
}

// stageTitle is what a stage is called.
func (w *writer) stageTitle(n model.CampaignNode) string {
	if n.Title == "" && n.Mission != "" {
		return w.mission(n.Mission)
	}
	return cmp.Or(n.Title, english.Capital(english.Spelled(n.ID)))
}

// number is how a stage or an ending is called in short: "3", "E1", or nothing for one that there is not.
func (w *writer) number(id string) string {
	for i, n := range w.c.Nodes {
		if n.ID == id {
			return fmt.Sprint(i + 1)
		}
	}
	for i, e := range w.c.Endings {
		if e.ID == id {
			return fmt.Sprintf("E%d", i+1)
		}
	}
	return ""
}

// named is a stage or an ending by its number and its title, as far as players may know it.
func (w *writer) named(id string) string {
	for _, n := range w.c.Nodes {
		if n.ID == id {
			return w.number(id) + " " + brief(w.stageTitle(n))
		}
	}
	for _, e := range w.c.Endings {
		if e.ID == id {
			return w.number(id) + " " + brief(w.endingTitle(e))
		}
	}
	return english.Capital(english.Spelled(id))
}

// pathOf is where the source has a stage or an ending.
func (w *writer) pathOf(id string) string {
	if slices.ContainsFunc(w.c.Endings, func(e model.CampaignEnding) bool { return e.ID == id }) {
		return "endings." + id
	}
	return "nodes." + id
}

// brief is as much of a title as a reference repeats; the stage itself has all of it.
func brief(title string) string {
	const most = 80
	if letters := []rune(title); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return title
}

// endingTitle is what an ending is called; players are not to know it.
func (w *writer) endingTitle(e model.CampaignEnding) string {
	if w.veiled() {
		return "An ending"
	}
	return cmp.Or(e.Title, english.Capital(english.Spelled(e.ID)))
}

// veiled reports whether the sheet keeps to itself how the campaign ends.
func (w *writer) veiled() bool { return !w.gm && spoils(w.c) }
