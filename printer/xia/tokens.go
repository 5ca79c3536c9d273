package xiapages

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// No document counts damage, coins, cubes and outfits: these numbers are assumptions, enough for a game.
const (
	damageCopies = 24
	coinCopies   = 12
	cubeCopies   = 6
	outfitCopies = 2
)

func tokensProduct() product.Product {
	return product.Product{
		ID: "tokens", Title: "Tokens and pieces", Short: "Exploration Tokens, Markers, coins, cubes and outfits to cut out",
		Long: `Tokens are the small parts of a game: Exploration Tokens with their hidden
backs, Markers and Impulse Tokens for each player, damage, coins, stand-ins for
cubes, and the outfits in their shapes, at the size of the printed mats.`,
		Example: "sortie print tokens missions/xia/first-game",
		Kinds:   []string{kindScenario, product.Edition},
		Flags:   []string{"bleed", "duplex", "back-offset", "single"},
		Make:    makeTokens,
	}
}

func makeTokens(j *product.Job) ([]product.File, error) {
	var out []product.File
	m := minter{set: j.Fonts, r: rulesOf(j), tones: icons.Tones()}
	named := map[string]string{}
	if s, ok := j.Unit.(*xia.Scenario); ok {
		named = outfitsOf(s)
	}
	for _, f := range []struct {
		name, subject string
		pieces        []impose.Piece
	}{
		{"tokens", "Tokens", m.tokens(j)},
		{"tokens-outfits", "Outfits", m.outfits(named)},
	} {
		if len(f.pieces) == 0 {
			continue
		}
		made, err := impose.File(j, f.name, f.subject, f.pieces)
		if err != nil {
			return nil, err
		}
		out = append(out, made)
	}
	return out, nil
}

// outfitsOf are the paths at which ways to play buy outfits.
func outfitsOf(s *xia.Scenario) map[string]string {
	named := map[string]string{}
	for _, v := range s.Strategies {
		for _, id := range v.Outfits {
			named[id] = cmp.Or(named[id], "strategies."+v.ID+".outfits")
		}
	}
	return named
}

// shown says of a face what of the unit it shows; without a path, nothing.
func shown(path string, at scene.Rect, face []scene.Item) []scene.Item {
	if path == "" {
		return face
	}
	return append(face[:len(face):len(face)], scene.Source{Area: at, Path: path})
}

// ruled says of a face what of the rule set it shows.
func ruled(path string, at scene.Rect, face []scene.Item) []scene.Item {
	return append(face[:len(face):len(face)], page.At(scene.Ruled(path), at))
}

// minter makes tokens.
type minter struct {
	set   *layout.Set
	r     *xia.RuleSet
	tones icons.Theme
}

// maxCopies bounds the copies of one token.
const maxCopies = 200

// tokens are all tokens of a job.
func (m minter) tokens(j *product.Job) []impose.Piece {
	players, from, explore := m.r.Setup.Players.Max, "", true
	if s, ok := j.Unit.(*xia.Scenario); ok {
		players, from = s.Players.Max, "players"
		explore = !slices.ContainsFunc(s.Rules, func(r xia.ScenarioRule) bool { return slices.Contains(r.Without, "exploration-tokens") })
	}
	var out []impose.Piece
	if explore {
		out = append(out, m.exploration()...)
	}
	for _, p := range m.markers(min(players, 8)) {
		p.Face = shown(from, scene.Rect{W: p.W, H: p.H}, p.Face)
		out = append(out, p)
	}
	out = append(out, m.damage())
	out = append(out, m.coins()...)
	return append(out, m.cubes()...)
}

// round is a round token of a side with something on its face and its back.
func (m minter) round(id, title string, copies int, side scene.Unit, face, back []scene.Item) impose.Piece {
	return impose.Piece{ID: id, Title: title, Copies: min(max(1, copies), maxCopies), W: side, H: side, Round: true, Face: face, Back: back}
}

// ground covers a token and its bleed.
func ground(side scene.Unit, c scene.Colour) scene.Item {
	b := impose.Bleed
	return scene.Fill{Path: scene.RectPath(scene.Rect{X: -b, Y: -b, W: side + 2*b, H: side + 2*b}), Colour: c}
}

// sign is an icon over a word or a number, in the middle of a token.
func (m minter) sign(icon, text string, side scene.Unit, ink icons.Ink) []scene.Item {
	symbol, _ := icons.Find(icon)
	if icon == "" {
		return m.word(text, scene.Point{X: side / 2, Y: side * 72 / 100}, side*72/100, ink.Line)
	}
	if text == "" {
		return symbol.Draw(icons.Around(scene.Point{X: side / 2, Y: side / 2}, side*64/100), ink)
	}
	items := symbol.Draw(icons.Around(scene.Point{X: side / 2, Y: side * 36 / 100}, side*42/100), ink)
	return append(items, m.word(text, scene.Point{X: side / 2, Y: side * 72 / 100}, side*72/100, ink.Line)...)
}

// cross is two lines that cross, for a token that gives nothing.
func (m minter) cross(side scene.Unit) []scene.Item {
	x, y, r := side/2, side*36/100, side*14/100
	path := page.Line(x-r, y-r, x+r, y+r)
	path.Append(page.Line(x+r, y-r, x-r, y+r))
	return []scene.Item{scene.Stroke{Path: path, Colour: m.tones.Ink, Width: side / 20, Cap: scene.RoundCap}}
}

// word is a short text centred on a place, as large as a width takes.
func (m minter) word(text string, c scene.Point, width scene.Unit, colour scene.Colour) []scene.Item {
	st := layout.Style{Face: layout.Title, Size: page.Points(110), Colour: colour}
	if have := m.set.Width(st, text); have > width {
		st.Size = max(page.Points(60), st.Size*width/have*97/100)
	}
	l := m.set.Line(st, m.set.Shorten(st, text, width))
	return l.Centre(c.X, c.Y+m.set.Metrics(st).CapHeight/2)
}

// exploration are the Exploration Tokens; their backs are alike.
func (m minter) exploration() []impose.Piece {
	plain := m.tones.Plain()
	back := append([]scene.Item{ground(tokenSide, m.tones.Ink)}, m.sign("space-exploration", "", tokenSide, icons.Ink{Line: m.tones.Paper, Accent: m.tones.Paper, Tint: m.tones.Ink, Paper: m.tones.Ink})...)
	var out []impose.Piece
	for _, t := range m.r.Tokens {
		icon, text := "", english.Capital(t.Title)
		switch {
		case t.Fame > 0:
			icon, text = "fame", "+"+words.Number(t.Fame)
		case t.Credits > 0:
			icon, text = "credits", words.Number(t.Credits)
		}
		face := append([]scene.Item{ground(tokenSide, m.tones.Paper)}, m.sign(icon, text, tokenSide, plain)...)
		if icon == "" {
			face = append(face, m.cross(tokenSide)...)
		}
		face = ruled("tokens."+t.ID, scene.Rect{W: tokenSide, H: tokenSide}, face)
		out = append(out, m.round("exploration-"+t.ID, t.Title, t.Copies, tokenSide, face, back))
	}
	return out
}

// markers are what each player has: Markers of one mark, and an Impulse Token.
func (m minter) markers(players int) []impose.Piece {
	const side = markerSide - mm
	var out []impose.Piece
	palette := icons.Palette()
	for i := range players {
		s := palette[i%len(palette)]
		ink := icons.Ink{Line: m.tones.Paper, Accent: m.tones.Paper, Tint: s.Line, Paper: s.Line}
		face := append([]scene.Item{ground(side, s.Line)}, m.sign(s.Mark, "", side, ink)...)
		out = append(out, m.round("marker-"+s.Name, english.Capital(s.Name)+" Marker", m.r.Markers.Each, side, face, face))
	}
	return append(out, m.round("impulse", "Impulse Token", players, tokenSide, m.impulse(true), m.impulse(false)))
}

// damage is the damage of all.
func (m minter) damage() impose.Piece {
	const side = markerSide - mm
	damage := append([]scene.Item{ground(side, icons.Named("red").Tint)}, m.sign("damage", "", side, m.tones.Plain())...)
	return impose.Piece{ID: "damage", Title: "Damage Marker", Copies: damageCopies, W: side, H: side, Face: damage, Back: damage}
}

// impulse is a side of an Impulse Token: ready, or used.
func (m minter) impulse(ready bool) []scene.Item {
	if ready {
		return append([]scene.Item{ground(tokenSide, icons.Named("yellow").Tint)}, m.sign("impulse", "READY", tokenSide, m.tones.Plain())...)
	}
	soft := icons.Ink{Line: m.tones.Soft, Accent: m.tones.Soft, Tint: m.tones.Paper, Paper: m.tones.Paper}
	return append([]scene.Item{ground(tokenSide, m.tones.Wash)}, m.sign("impulse", "USED", tokenSide, soft)...)
}

// coins are coins of both sides alike.
func (m minter) coins() []impose.Piece {
	var out []impose.Piece
	for _, c := range m.r.Coins {
		s := icons.Named(c.Colour)
		face := []scene.Item{ground(tokenSide, s.Tint)}
		rim := scene.CirclePath(scene.Point{X: tokenSide / 2, Y: tokenSide / 2}, tokenSide*43/100)
		face = append(face, scene.Stroke{Path: rim, Colour: s.Line, Width: 500})
		face = append(face, m.sign("coin", words.Number(c.Credits), tokenSide, icons.Ink{Line: m.tones.Ink, Accent: s.Line, Tint: s.Tint, Paper: s.Tint})...)
		shows := ruled("coins."+c.ID, scene.Rect{W: tokenSide, H: tokenSide}, face)
		out = append(out, m.round("coin-"+c.ID, c.Title, coinCopies, tokenSide, shows, face))
	}
	return out
}

// cubes are flat stand-ins for cubes.
func (m minter) cubes() []impose.Piece {
	const side = 9 * mm
	var out []impose.Piece
	for _, c := range m.r.Cargo {
		face := []scene.Item{ground(side, icons.Named(c.Colour).Tint)}
		face = append(face, tile.Cube(m.set, m.r, c.ID, scene.Point{X: side / 2, Y: side / 2}, side*72/100)...)
		out = append(out, impose.Piece{ID: "cube-" + c.ID, Title: c.Title, Copies: cubeCopies, W: side, H: side, Face: ruled("cargo."+c.ID, scene.Rect{W: side, H: side}, face), Back: face})
	}
	return out
}
