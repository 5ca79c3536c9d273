package tokens

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// backs draws each kind of back once, so that tokens that must not be told apart have the very same.
type backs struct {
	p    *painter
	made map[backKey][]scene.Item
}

// backKey is all that a back may tell.
type backKey struct {
	size  string
	sort  sort
	about string // the token, of an open back
}

// sort is what becomes of a token before the game.
type sort uint8

const (
	common sort = iota
	rare        // mixed in where a mission says so
	kept        // never dealt
	veiled      // no token, but a marker that lies face down at first
)

func sortOf(k model.TokenKind) sort {
	switch {
	case k.Kept || k.Category == "objective":
		return kept
	case k.Rare:
		return rare
	}
	return common
}

// of is the back of a token.
func (b *backs) of(k model.TokenKind) []scene.Item {
	w, h, s := size(b.p.rules, k.Size)
	open := b.p.open(k)
	key := backKey{size: s.ID, sort: sortOf(k)}
	if open {
		key.about = k.ID
	}
	if items, ok := b.made[key]; ok {
		return items
	}
	items := b.p.back(w, h, key)
	if open {
		items = b.p.openBack(k, w, h)
	}
	b.made[key] = items
	return items
}

// back is a field of lines with a plate in its middle: a bar for each half inch of the token's shorter side, a
// star for a rare token, a key for one that is never dealt.
func (p *painter) back(w, h scene.Unit, key backKey) []scene.Item {
	items := ground(w, h, p.tones.Wash)
	items = append(items, p.field(w, h, key.sort)...)
	side := min(w, h) * 48 / 100
	plate := icons.Chamfered(icons.Around(scene.Point{X: w / 2, Y: h / 2}, side), side/5)
	items = append(items, scene.Fill{Path: plate, Colour: p.tones.Paper}, scene.Stroke{Path: plate, Colour: p.tones.Ink, Width: 300})
	emblem := [...]string{common: "crate", rare: "rare", kept: "token-key", veiled: "hide"}[key.sort]
	items = append(items, p.icon(emblem, scene.Point{X: w / 2, Y: h / 2}, side*62/100, p.inkOf(p.tones.Ink))...)
	items = append(items, p.edge(w, h))
	alt := [...]string{common: "Back of a token", rare: "Back of a rare token", kept: "Back of a token that is not dealt", veiled: "Back of a marker that lies face down"}[key.sort]
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: alt, Items: items}}
}

// field is the pattern of a back: slanting lines, crossed on rare tokens, level on those that are never dealt.
func (p *painter) field(w, h scene.Unit, s sort) []scene.Item {
	const pitch = 1800
	b := scene.Unit(impose.Bleed)
	var path scene.Path
	if s == kept {
		for y := -b + pitch/2; y < h+b; y += pitch {
			path.Append(page.Line(-b, y, w+b, y))
		}
	} else {
		high := h + 2*b
		for x := -b - high; x < w+b; x += pitch {
			path.Append(page.Line(x, h+b, x+high, -b))
			if s == rare {
				path.Append(page.Line(x, -b, x+high, h+b))
			}
		}
	}
	clip := scene.RectPath(scene.Rect{X: -b, Y: -b, W: w + 2*b, H: h + 2*b})
	return []scene.Item{scene.Group{Clip: &clip, Items: []scene.Item{scene.Stroke{Path: path, Colour: p.tones.Rule, Width: 250}}}}
}

// open reports whether a token has an open back: it is too small to say everything on its face, and nobody
// draws it blind.
func (p *painter) open(k model.TokenKind) bool {
	w, h, s := size(p.rules, k.Size)
	return min(w, h) < tiny && sortOf(k) == kept && !s.Pouch
}

// openBack says what the face has no room for.
func (p *painter) openBack(k model.TokenKind, w, h scene.Unit) []scene.Item {
	c := &canvas{w: w, h: h}
	look := p.look(k.Category)
	c.add(ground(w, h, look.swatch.Tint)...)
	st := p.letters(layout.Body, 62, p.tones.Ink)
	text := p.fit(st, joinDetails(k, p.rules), w-900, int((h-500)/leading(st)))
	p.report(k, "traits", "the attributes of token %q", text.cut)
	p.lines(c, text, 450, (h-text.height())/2)
	c.add(p.edge(w, h))
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: "Back of " + k.Title, Items: c.items}}
}
