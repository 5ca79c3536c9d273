package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// ref001 finds names of things that do not exist.
func ref001() Check {
	return Check{
		Code:     "REF001",
		Title:    "an unknown name",
		Severity: diag.Error,
		Text: "A value names something by its id: a token, a size or colour of crate, a kind of furniture or event card, an edition, a box, " +
			"a hostility level, a piece or panel of the board. Nothing has that id. Ids are lower-case; those of the " +
			"rules come from the edition, those of pieces and panels from the mission itself.",
		Before: "setup: aside: [\"data-pda\"]",
		After:  "setup: aside: [\"data-pad\"]",
		Run: func(p *Pass) {
			if p.Mission != nil {
				p.boxNames()
				p.pieceNames()
				p.setupNames()
				p.objectiveNames()
				p.triggerNames()
			}
			if p.Deck != nil {
				p.deckNames()
			}
			p.eachEffect(p.effectNames)
		},
	}
}

// known reports a name that is not among those that exist. An empty name names nothing.
func (p *Pass) known(what, id string, all []string, paths ...string) {
	if id == "" || slices.Contains(all, id) {
		return
	}
	d := diag.Diagnostic{Summary: fmt.Sprintf("there is no %s %q", what, id), Range: p.first(paths...)}
	if !p.enough() {
		d.Remedy = didYouMean(id, all)
	}
	p.Report(d)
}

func (p *Pass) boxNames() {
	for i, id := range p.Mission.Boxes {
		p.known("box", id, names(p.Rules.Boxes, boxID), fmt.Sprintf("boxes.%d", i))
	}
}

// pieceNames looks at colours; a piece of unknown size or kind has no place on the board, which the
// compiler reports.
func (p *Pass) pieceNames() {
	for _, c := range p.Mission.Board.Crates {
		if size := find(p.Rules.Crates, c.Size, crateSizeID); size != nil {
			path := "board.crates." + c.ID
			p.known("colour of "+c.Size+" crates", c.Colour, size.Colours, path+".colour", path)
		}
	}
}

func (p *Pass) setupNames() {
	s := p.Mission.Setup
	for _, a := range s.Allocation {
		path := "setup.search." + a.Crate
		p.known("crate size", a.Crate, names(p.Rules.Crates, crateSizeID), path+"@key")
		for _, c := range a.Tokens {
			p.known("token size", c.Size, names(p.Rules.TokenSizes, tokenSizeID), path+"."+c.Size+"@key")
		}
	}
	for _, c := range s.Rare {
		p.known("token size", c.Size, names(p.Rules.TokenSizes, tokenSizeID), "setup.search.rare."+c.Size+"@key")
	}
	for _, e := range s.Events {
		p.known("kind of event card", e.Kind, names(p.Rules.Cards, cardKindID), "setup.events."+e.Kind+"@key")
	}
	for i, id := range s.Aside {
		p.token(id, fmt.Sprintf("setup.aside.%d", i))
	}
}

func (p *Pass) token(id, path string) { p.known("token", id, names(p.Rules.Tokens, tokenID), path) }

func (p *Pass) objectiveNames() {
	for _, o := range p.Mission.Objectives {
		p.token(o.Reward.Token, "objectives."+o.ID+".reward.token")
		p.token(o.Done.Token, "objectives."+o.ID+".done.token")
	}
}

func (p *Pass) triggerNames() {
	for _, r := range p.Mission.Rules {
		if r.When == nil {
			continue
		}
		path := "rules." + r.ID + ".when"
		p.known("hostility level", r.When.Level, names(p.Rules.Hostility.Levels, levelID), path+".level")
		if p.run.Partial {
			continue // the piece may be among what was left out
		}
		if r.When.Kind == "search" {
			p.known("crate", r.When.With, p.ids(crateThing), path+".with")
		} else {
			p.known("piece or panel", r.When.With, p.ids(crateThing, furnitureThing, panelThing), path+".with")
		}
	}
}

// ids are the names of the things of some families.
func (p *Pass) ids(families ...family) []string {
	var out []string
	for _, t := range p.things() {
		for _, f := range families {
			if t.family == f {
				out = append(out, t.id)
			}
		}
	}
	return out
}

func (p *Pass) effectNames(e effectAt) {
	p.token(e.Token, e.path+".token")
	if p.Mission != nil && !p.run.Partial {
		p.known("panel with the id", e.Of, p.ids(panelThing), e.path+".of")
	}
}

func (p *Pass) deckNames() {
	levels := names(p.Rules.Hostility.Levels, levelID)
	p.known("kind of event card", p.Deck.Kind, names(p.Rules.Cards, cardKindID), "kind")
	for _, c := range p.Deck.Cards {
		p.known("NPC", c.Fallback, names(p.Rules.NPCs, npcID), "cards."+c.ID+".fallback")
		for i, b := range c.Bands {
			for j, l := range b.Levels {
				p.known("hostility level", l, levels, fmt.Sprintf("cards.%s.bands.%d.levels.%d", c.ID, i, j))
			}
		}
	}
}
