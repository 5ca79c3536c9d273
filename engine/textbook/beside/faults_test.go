package beside

import (
	"encoding/json"

	"github.com/sortie-tools/sortie/engine/textbook"
	"github.com/sortie-tools/sortie/schema/model"
)

// faults are ways to make the textbook err, one for each question.
func faults() map[string]func(*Checker) {
	return map[string]func(*Checker){
		"enemies": misprint(func(r *model.RuleSet) {
			for i := range r.Groups {
				r.Groups[i].Ignores = nil
			}
		}),
		"contact":            bend(func(p *textbook.Position) { p.Figures[0].At.Col++ }),
		"engaged":            each(func(f *textbook.Figure) { f.Down = f.Kind != nil }),
		"sight":              misprint(func(r *model.RuleSet) { r.Play.Cover[1].To, r.Play.Cover[2].From = 60, 60 }),
		"cover":              misprint(func(r *model.RuleSet) { r.Play.Cover[0].To, r.Play.Cover[1].From = 60, 60 }),
		"range":              misprint(func(r *model.RuleSet) { r.Play.Ranges[0].To, r.Play.Ranges[1].From = 400, 400 }),
		"strikes on leaving": each(func(f *textbook.Figure) { f.Prone = true }),
		"reach":              misprint(func(r *model.RuleSet) { r.Play.Move.Friends = false }),
		"ends of a move":     each(func(f *textbook.Figure) { f.On = f.On && f.Kind == nil }),
		"shots":              misprint(func(r *model.RuleSet) { r.Play.Ammo.PerShot = 5 }),
		"strikes":            misprint(token(func(t *model.TokenKind) { t.Close = 0 })),
		"targets":            each(func(f *textbook.Figure) { f.Down = f.Crew == 0 }),
		"line of the chart":  misprint(stats(func(s *model.Stats) { s.Ranged = nil })),
		"who is gone for":    each(func(f *textbook.Figure) { f.Down = f.Crew == 0 }),
		"deeds of NPCs":      misprint(stats(func(s *model.Stats) { s.Ranged = nil })),
		"callers":            misprint(levels(func(l *model.HostilityLevel) { l.Arrivals = l.Arrivals[:min(len(l.Arrivals), 1)] })),
		"stand-ins":          misprint(func(r *model.RuleSet) { r.NPCs[0].Rank = 9 }),
		"room":               each(func(f *textbook.Figure) { f.On = false }),
		"arrivals": misprint(levels(func(l *model.HostilityLevel) {
			for i := range l.Arrivals {
				l.Arrivals[i].Count++
			}
		})),
		"dice of an attack": misprint(token(func(t *model.TokenKind) {
			for i := range t.Ranged {
				t.Ranged[i]++
			}
		})),
		"faces":      misprint(func(r *model.RuleSet) { r.Dice[0].Faces[3].Count++ }),
		"misfires":   misprint(func(r *model.RuleSet) { r.Play.Assault.Jam = 1 }),
		"who is hit": misprint(func(r *model.RuleSet) { r.Play.Assault.Pick = "long" }),
		"hits": misprint(func(r *model.RuleSet) {
			for _, a := range r.Attributes {
				for _, does := range a.Does {
					for i := range does.Do {
						does.Do[i].Add++
					}
				}
			}
		}),
		"what cover takes off":  misprint(func(r *model.RuleSet) { r.Play.Cover[1].Hits = 2 }),
		"what armour takes off": misprint(stats(func(s *model.Stats) { s.Armour = nil })),
		"damage":                misprint(stats(func(s *model.Stats) { s.Armour = nil })),
	}
}

// misprint is a fault in the rule set that the textbook goes by.
func misprint(change func(*model.RuleSet)) func(*Checker) {
	return func(c *Checker) {
		data, err := json.Marshal(c.book.Rules)
		r := new(model.RuleSet)
		if err == nil {
			err = json.Unmarshal(data, r)
		}
		if err != nil {
			panic(err)
		}
		change(r)
		c.book = textbook.Open(c.mission, r, len(c.game.Rules.Crews))
	}
}

// bend is a fault in what the textbook is told.
func bend(change func(*textbook.Position)) func(*Checker) {
	return func(c *Checker) { c.Bend = change }
}

// each is a fault in what it is told of every figure.
func each(change func(*textbook.Figure)) func(*Checker) {
	return bend(func(p *textbook.Position) {
		for i := range p.Figures {
			change(&p.Figures[i])
		}
	})
}

// token changes every equipment token.
func token(change func(*model.TokenKind)) func(*model.RuleSet) {
	return func(r *model.RuleSet) {
		for i := range r.Tokens {
			change(&r.Tokens[i])
		}
	}
}

// stats changes both sides of the boards of all NPCs.
func stats(change func(*model.Stats)) func(*model.RuleSet) {
	return func(r *model.RuleSet) {
		for i := range r.NPCs {
			for _, s := range []*model.Stats{r.NPCs[i].Stats, r.NPCs[i].Charged} {
				if s != nil {
					change(s)
				}
			}
		}
	}
}

// levels changes every level of the track.
func levels(change func(*model.HostilityLevel)) func(*model.RuleSet) {
	return func(r *model.RuleSet) {
		for i := range r.Hostility.Levels {
			change(&r.Hostility.Levels[i])
		}
	}
}
