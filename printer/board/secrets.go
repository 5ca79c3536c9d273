package board

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// secrets writes beside things what only the game master knows of them: what lies there face down, and
// what they may turn out to be.
func (p *painter) secrets() {
	for _, id := range p.secretOrder() {
		of, here := p.places[id]
		if ring, ringed := p.rings[id]; ringed {
			of = ring
		}
		if text := p.secret(id); here && text != "" {
			p.secretPlate(text, of)
		}
	}
}

// secretOrder lists the things that something is known about.
func (p *painter) secretOrder() []string {
	var ids []string
	add := func(list ...string) {
		for _, id := range list {
			if id != "" && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	for _, c := range p.m.Setup.Contents {
		add(c.At.Piece)
	}
	for _, h := range p.m.Setup.Hidden {
		add(h.Among...)
	}
	return ids
}

// secret is what only the game master knows of a thing.
func (p *painter) secret(id string) string {
	var parts []string
	for _, c := range p.m.Setup.Contents {
		if c.Hidden && c.At.Piece == id {
			for _, token := range c.Tokens {
				parts = append(parts, kinds.Titled(p.r.Tokens, token, func(k model.TokenKind) (string, string) { return k.ID, k.Title }))
			}
		}
	}
	for _, h := range p.m.Setup.Hidden {
		if slices.Contains(h.Among, id) {
			parts = append(parts, english.Capital(english.Spelled(h.ID))+"?")
		}
	}
	return strings.Join(parts, "; ")
}

// secretPlate sets words in the accent beside a thing.
func (p *painter) secretPlate(text string, of scene.Rect) {
	st := layout.Style{Face: layout.BodyItalic, Size: p.w.label, Colour: p.tones.Accent}
	st, text = p.fitted(st, "GM: "+text, p.nameRoom())
	w, h := p.set.Width(st, text)+st.Size*2/5, st.Size*12/10
	x, y := of.X+of.W/2-w/2, of.Y+of.H/2-h/2
	var spots []scene.Rect
	for _, at := range []scene.Point{{X: x, Y: of.Y + of.H}, {X: x, Y: of.Y - h}, {X: of.X + of.W, Y: y}, {X: of.X - w, Y: y}} {
		spots = append(spots, p.within(scene.Rect{X: at.X, Y: at.Y, W: w, H: h}))
	}
	for _, r := range p.rings { // what it says of a thing hides no ring
		p.small = append(p.small, r)
	}
	plate := p.settled(spots)
	p.small = p.small[:len(p.small)-len(p.rings)]
	p.take(quoted(text), plate)
	p.plated(st, text, middle(plate))
}
