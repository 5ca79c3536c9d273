package main

import (
	"fmt"
	"strings"
)

// tray and floor are places of tokens as transcripts write them.
func tray(f int) string { return fmt.Sprintf(`{"tray":%d}`, f) }

func floor(c cell) string {
	if c.z > 0 {
		return fmt.Sprintf(`{"floor":[%d,%d,%d]}`, c.x, c.y, c.z)
	}
	return fmt.Sprintf(`{"floor":[%d,%d]}`, c.x, c.y)
}

// thing judges what becomes of tokens.
func (r *referee) thing(l *line) bool {
	switch l.Event {
	case "took", "left", "gave", "spent", "jammed", "broke", "cleared", "wore", "mended", "stowed":
	default:
		return false
	}
	if l.Event == "wore" {
		r.wore(l)
		return true
	}
	t := r.token(l.Token)
	if t == nil {
		return true
	}
	mine := t.where == tray(l.Figure)
	switch l.Event {
	case "took":
		r.took(t, l)
	case "left":
		if t.where != `"pouch"` && t.where != `"aside"` && !mine {
			r.fault("figure %d leaves token %d (%s), which is in %s", l.Figure, l.Token, t.design.ID, t.where)
		}
		t.where, t.flags["worn"] = compact(l.Where), false
	case "gave":
		if !mine {
			r.fault("figure %d gives token %d (%s), which is in %s", l.Figure, l.Token, t.design.ID, t.where)
		}
		t.where, t.flags["worn"] = tray(l.To), false
	case "spent":
		if !strings.HasPrefix(t.where, `{"tray"`) {
			r.fault("token %d (%s) is spent, and is in %s", l.Token, t.design.ID, t.where)
		}
		if t.where = compact(l.Where); t.where == `"pouch"` {
			t.flags = map[string]bool{}
		}
	case "jammed", "broke":
		t.flags[map[string]string{"jammed": "jammed", "broke": "broken"}[l.Event]] = true
	case "mended":
		if !t.flags["broken"] {
			r.fault("token %d (%s) is mended, and is not broken", l.Token, t.design.ID)
		}
		t.flags["broken"] = false
	case "stowed":
		if f := r.figure(l.Figure); f != nil {
			t.where = fmt.Sprintf(`{"hold":%d}`, f.crew)
		}
	case "cleared":
		if !t.flags["jammed"] || !mine {
			r.fault("token %d (%s) is cleared, and is not jammed in the tray of figure %d", l.Token, t.design.ID, l.Figure)
		}
		t.flags["jammed"] = false
	}
	return true
}

// took checks where a token is taken from: out of a piece, off the floor, out of the pouch by luck, or from one who lies.
func (r *referee) took(t *token, l *line) {
	switch {
	case strings.HasPrefix(t.where, `{"piece"`), strings.HasPrefix(t.where, `{"floor"`), t.where == `"aside"`:
	case t.where == `"pouch"` && r.drawn == l.Token:
	case r.robbed > 0 && t.where == tray(r.robbed), r.caused && strings.HasPrefix(t.where, `{"tray"`): // a skill takes it
	default:
		r.fault("figure %d takes token %d (%s) out of %s", l.Figure, l.Token, t.design.ID, t.where)
	}
	t.where, t.flags["worn"] = tray(l.Figure), false
}

// wore changes armour.
func (r *referee) wore(l *line) {
	for _, t := range r.tokens[1:] {
		if t.where == tray(l.Figure) {
			t.flags["worn"] = false
		}
	}
	if l.Token == 0 {
		return
	}
	if t := r.token(l.Token); t != nil {
		if t.where != tray(l.Figure) {
			r.fault("figure %d puts on token %d (%s), which is in %s", l.Figure, l.Token, t.design.ID, t.where)
		}
		t.flags["worn"] = true
	}
}
