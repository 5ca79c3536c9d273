package play

// Unknown stands for a token in an event of which somebody does not know which one it is.
const Unknown int16 = -2

// Knows reports whether a crew knows which token one is. What is taken out of a container, other crews do not see, until it is
// used, worn, or laid down (seed 000:972).
func (g *Game) Knows(crew int8, token int16) bool {
	switch t := &g.Tokens[token]; t.Where {
	case InTray:
		return !t.Flags.has(Secret) || g.Figures[t.At].Crew == crew
	case OnFloor:
		return !t.Flags.has(FaceDown)
	case InPouch, InPiece:
		return false
	}
	return true
}

// SeenBy is an event as a crew sees it: without the token that it does not know.
func (g *Game) SeenBy(e Event, crew int8) Event {
	if (e.Kind == TookToken || e.Kind == LeftToken) && g.Figures[e.A].Crew != crew && !g.Knows(crew, e.C) {
		e.C = Unknown
	}
	return e
}

// show lets everybody see a token; with none nothing is seen.
func (g *Game) show(token int16) {
	if token >= 0 {
		g.Tokens[token].Flags &^= Secret
	}
}
