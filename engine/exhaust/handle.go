package exhaust

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// handled notes what figures do with items, and where they stand.
func (w *Watcher) handled(e play.Event) {
	switch e.Kind {
	case play.TookToken:
		w.item(e.C, false)
	case play.Reloaded, play.UsedToken, play.WoreToken, play.Thrown:
		w.item(e.C, true)
	case play.Shot, play.Struck:
		w.item(e.C, true)
		w.skilled(int8(e.A), int8(e.B), e.E)
		w.carried(int8(e.A))
	case play.Moved, play.Entered, play.Placed:
		w.stands(e.At)
	case play.DoorTurned:
		d := w.game.Rules.Field.Doors[e.A]
		w.panel(d.Floor, d.Panel)
	}
}

// item notes an item that somebody has to do with, and its icons where it does what they say.
func (w *Watcher) item(token int16, used bool) {
	if token < 0 {
		return
	}
	id := w.game.Rules.TokenID(token)
	w.saw(items, id)
	r := w.game.Rules.Set
	k := slices.IndexFunc(r.Tokens, func(k model.TokenKind) bool { return k.ID == id })
	for _, t := range r.Tokens[k].Traits {
		if i := slices.IndexFunc(r.Attributes, func(a model.Trait) bool { return a.ID == t }); i >= 0 && (used || alone(r.Attributes[i].Does)) {
			w.saw(icons, t)
			w.works(r.Attributes[i].Does)
		}
	}
}

// alone reports whether an icon does what it does although nobody uses its item: all the time, between games, or not at all.
func alone(does []model.Program) bool {
	return !slices.ContainsFunc(does, func(p model.Program) bool { return p.Use != "passive" && p.Phase == "" })
}

// carried notes the icons of what an attacker carries that work for all its attacks.
func (w *Watcher) carried(by int8) {
	r := w.game.Rules.Set
	for i := range w.game.Rules.TokenCount() {
		t := &w.game.Tokens[i]
		if t.Where != play.InTray || t.At != int16(by) {
			continue
		}
		k := slices.IndexFunc(r.Tokens, func(k model.TokenKind) bool { return k.ID == w.game.Rules.TokenID(int16(i)) })
		for _, a := range r.Attributes {
			if slices.Contains(r.Tokens[k].Traits, a.ID) && slices.ContainsFunc(a.Does, forAll) {
				w.saw(icons, a.ID)
			}
		}
	}
}

// forAll reports whether a program works in whatever its bearer attacks with.
func forAll(p model.Program) bool {
	return p.When != nil && kinds.TriggerKindOf(p.When.Kind) == kinds.ActsTrigger && !p.When.Using
}

// skilled notes levels of skills that work by themselves, of whoever attacks and of whoever is attacked.
func (w *Watcher) skilled(by, on int8, how int16) {
	for i, f := range []int8{by, on} {
		if f < 0 || w.game.TraderOf(f) == nil {
			continue
		}
		for s := range w.game.Rules.Set.Skills {
			k := &w.game.Rules.Set.Skills[s]
			for l := range k.Levels[:min(w.game.TraderOf(f).SkillLevel(k.ID), len(k.Levels))] {
				if slices.ContainsFunc(k.Levels[l].Does, func(p model.Program) bool { return speaksOf(p, how&255, i == 1) }) {
					w.saw(skills, levelName(k.ID, l+1))
				}
			}
		}
	}
}

// speaksOf reports whether a program that works by itself speaks of such an attack, made or suffered by its bearer.
func speaksOf(p model.Program, how int16, suffered bool) bool {
	if p.Use != "passive" || p.When == nil || p.If != nil {
		return false
	}
	if suffered {
		return kinds.TriggerKindOf(p.When.Kind) == kinds.AttackedTrigger && (len(p.When.Acts) == 0 || slices.ContainsFunc(p.When.Acts, func(id string) bool { return meantBy(id, how) }))
	}
	return kinds.TriggerKindOf(p.When.Kind) == kinds.ActsTrigger && slices.ContainsFunc(p.When.Acts, func(id string) bool { return meantBy(id, how) })
}

// meantBy reports whether an action, as rule sets name it, is an attack of a sort.
func meantBy(id string, how int16) bool {
	switch id {
	case "assault":
		return how == play.ByShot || how == play.ByStrike
	case "ranged-assault":
		return how == play.ByShot
	case "close-assault":
		return how == play.ByStrike
	}
	return false
}

// stands notes what somebody has come to stand beside.
func (w *Watcher) stands(c field.Cell) {
	if c < 0 {
		return
	}
	f := w.game.Rules.Field
	for i := range f.Pieces {
		if slices.Contains(f.Pieces[i].Contact, c) {
			w.saw(terrain, f.Pieces[i].Kind)
		}
	}
	at := f.Spots[c]
	for i, p := range f.Building.Floors()[at.Floor].Board.Panels {
		if beside(&p, f.Point(c)) && !w.hasDoor(p.Kind) {
			w.panel(at.Floor, i)
		}
	}
}

func (w *Watcher) panel(floor, panel int) {
	w.saw(terrain, w.game.Rules.Field.Building.Floors()[floor].Board.Panels[panel].Kind)
}

func (w *Watcher) hasDoor(kind string) bool {
	return slices.ContainsFunc(w.game.Rules.Set.Panels, func(k model.PanelKind) bool { return k.ID == kind && k.HasDoor() })
}

// beside reports whether the middle of a square lies within an inch of a panel.
func beside(p *model.Panel, at model.Point) bool {
	near := model.Inch
	return min(p.From.X, p.To.X)-near < at.X && at.X < max(p.From.X, p.To.X)+near && min(p.From.Y, p.To.Y)-near < at.Y && at.Y < max(p.From.Y, p.To.Y)+near
}
