package mutants

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// track finds holes that the hostility track has not, and rounds that no game comes to.
func track(t *trial) []fault {
	hst := []string{"HST", "OBJ"}
	holes := t.rules.Hostility.Holes()
	var faults []fault
	if h := t.mission.Setup.Hostility; h > holes {
		faults = append(faults, wrong(hst, "%d pegs at the start, %d holes", h, holes))
	}
	for _, v := range t.mission.Variations {
		if v.Hostility != nil && *v.Hostility > holes {
			faults = append(faults, wrong(hst, "%d pegs at the start, %d holes", *v.Hostility, holes))
		}
	}
	for _, k := range t.mission.Setup.Marks {
		if k.Peg > holes {
			faults = append(faults, wrong(hst, "mark %s at %d, %d holes", k.ID, k.Peg, holes))
		}
	}
	last := lastRound(t.mission)
	for _, r := range t.mission.Rules {
		for _, w := range triggers(r.When) {
			if w.Kind == "hostility" && w.Peg > holes {
				faults = append(faults, wrong(hst, "rule %s waits for peg %d of %d", r.ID, w.Peg, holes))
			}
			if w.Kind == "hostility" && gone(t, w) {
				faults = append(faults, wrong([]string{"HST004", "OBJ001"}, "rule %s waits for what the track is past already", r.ID))
			}
			if w.Kind == "round" && last > 0 && w.At > last {
				faults = append(faults, wrong(lost, "rule %s waits for round %d of %d", r.ID, w.At, last))
			}
		}
		for _, c := range conditions(r.If) {
			if c.Kind == "round" && last > 0 && c.First > last {
				faults = append(faults, wrong(lost, "rule %s asks for round %d of %d", r.ID, c.First, last))
			}
		}
	}
	return faults
}

// gone reports whether a peg or level is reached before the game begins, however many play.
func gone(t *trial, w model.Trigger) bool {
	least := t.mission.Setup.Hostility
	for _, v := range t.mission.Variations {
		if v.Hostility != nil {
			least = min(least, *v.Hostility)
		}
	}
	if w.Peg > 0 {
		return w.Peg <= least
	}
	at := levelOf(t.rules, w.Level)
	return w.Level != "" && at >= 0 && at <= t.rules.Hostility.Level(least) && least > 0
}

// lastRound is the round with whose end a game is over; 0 if it can go on.
func lastRound(m *model.Mission) int {
	for _, w := range m.Ends {
		if w.Kind == "round" && w.At > 0 {
			return w.At
		}
	}
	return 0
}

// faces finds results that dice cannot show.
func faces(t *trial) []fault {
	var faults []fault
	for _, r := range t.mission.Rules {
		for _, e := range deep(r.Do) {
			if e.Kind != "roll" {
				continue
			}
			for _, row := range e.Rows {
				if row.From > max(e.Dice, 1)*highest(t.rules, e.Die) {
					faults = append(faults, wrong([]string{"DIE"}, "rule %s waits for a %d", r.ID, row.From))
				}
			}
		}
		for _, c := range conditions(r.If) {
			for _, n := range c.Results {
				if n > highest(t.rules, c.Die) {
					faults = append(faults, wrong([]string{"DIE"}, "rule %s asks for a %d", r.ID, n))
				}
			}
		}
		for _, w := range triggers(r.When) {
			for _, n := range w.Results {
				if n > t.rules.Board.Entries.Max {
					faults = append(faults, wrong([]string{"SPN", "DIE"}, "rule %s waits for a %d", r.ID, n))
				}
			}
		}
	}
	for _, h := range t.mission.Setup.Hidden {
		for _, n := range h.Results {
			if n > highest(t.rules, h.Die) {
				faults = append(faults, wrong([]string{"DIE"}, "%s shows on a %d", h.ID, n))
			}
		}
	}
	return faults
}

// highest is the largest number on a die.
func highest(r *model.RuleSet, id string) int {
	most := 0
	for _, d := range r.Dice {
		for _, f := range d.Faces {
			if d.ID == id {
				most = max(most, f.Number, f.Count)
			}
		}
	}
	return most
}
