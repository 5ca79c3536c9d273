package board

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// linkAt is a link with the floor that it begins on and the path of its source.
type linkAt struct {
	model.Link
	floor model.NamedFloor
	path  string
}

// links are the links of all floors of the mission that lead to a floor there is.
func links(p *check.Pass) []linkAt {
	var out []linkAt
	for _, f := range p.Mission.Floors() {
		for _, l := range f.Board.Links {
			if walks.Floor(p, l.Board) != nil {
				out = append(out, linkAt{l, f, f.Path + ".links." + l.ID})
			}
		}
	}
	return out
}

// linkEnds are the ends of links on this floor.
func linkEnds(p *check.Pass) []model.Point {
	out := slices.Clone(p.Arrive)
	for _, l := range p.Mission.Board.Links {
		out = append(out, l.From)
	}
	return out
}

// connected are the floors that one gets to from some floors along links, by id. A link that is not one-way
// leads both ways.
func connected(from []string, links []linkAt) map[string]bool {
	in := map[string]bool{}
	queue := slices.Clone(from)
	for _, id := range queue {
		in[id] = true
	}
	for i := 0; i < len(queue); i++ {
		for _, l := range links {
			for _, way := range l.ways() {
				if way[0] == queue[i] && !in[way[1]] {
					in[way[1]] = true
					queue = append(queue, way[1])
				}
			}
		}
	}
	return in
}

// ways are the floors that a link leads from and to.
func (l linkAt) ways() [][2]string {
	there, back := [2]string{l.floor.ID, l.Board}, [2]string{l.Board, l.floor.ID}
	if l.OneWay {
		return [][2]string{there}
	}
	return [][2]string{there, back}
}

// ports are the floors at which ships dock, by id.
func ports(p *check.Pass) []string {
	var out []string
	for _, f := range p.Mission.Floors() {
		if len(f.Board.Airlocks) > 0 {
			out = append(out, f.ID)
		}
	}
	return out
}

// peopled are the floors on which figures of the crews can be without a link: where ships dock, where crews
// are deployed, and where a rule moves somebody to.
func peopled(p *check.Pass) []string {
	out := ports(p)
	add := func(at *model.Place) {
		if at != nil {
			out = append(out, floorsOf(p, *at)...)
		}
	}
	for i := range p.Mission.Setup.Deploy {
		add(&p.Mission.Setup.Deploy[i].At)
	}
	parts.EachEffect(p, func(e parts.EffectAt) { add(e.Place) })
	return out
}

// floorsOf are the floors that a place can lie on.
func floorsOf(p *check.Pass, at model.Place) []string {
	var out []string
	if at.Board != "" {
		out = append(out, at.Board)
	}
	for _, t := range parts.Things.Of(p) {
		if t.ID != "" && (t.ID == at.Piece || t.ID == at.Zone || t.ID == at.Airlock || t.ID == at.Entry || t.ID == at.Hatch) {
			out = append(out, t.Board)
		}
	}
	return out
}
