package board

import "github.com/sortie-tools/sortie/printer/scene"

// clip cuts off what is drawn outside of the room of a map, if anything stands clear of the floor and
// what is at its rim: only a draft's mistakes do, and a sound map is left as it is.
func (p *painter) clip(room scene.Rect) {
	most := grown(p.area(), p.frame.len(p.opt.strip()+coordStrip))
	for _, r := range p.drawn() {
		if r.X < most.X || r.Y < most.Y || r.X+r.W > most.X+most.W || r.Y+r.H > most.Y+most.H {
			path := scene.RectPath(room)
			p.items = []scene.Item{scene.Group{Clip: &path, Items: p.items}}
			return
		}
	}
}

// drawn are the rectangles around everything that has a place of its own on the floor, and the points
// of what stands at its rim.
func (p *painter) drawn() []scene.Rect {
	out := append([]scene.Rect(nil), p.taken...)
	spot := func(at scene.Point) { out = append(out, scene.Rect{X: at.X, Y: at.Y}) }
	rim := map[string]bool{}
	for _, x := range p.b.Airlocks {
		rim[x.ID] = true
		spot(p.frame.at(x.At))
	}
	for _, x := range p.b.Entries {
		rim[x.ID] = true
		spot(p.frame.at(x.At))
	}
	for id, r := range p.places {
		if !rim[id] {
			out = append(out, r)
		}
	}
	for _, r := range p.areas {
		out = append(out, r)
	}
	for _, l := range p.b.Levels {
		out = append(out, p.levelArea(l))
	}
	for _, x := range p.b.Panels {
		for _, at := range x.Way() {
			spot(p.frame.at(at))
		}
	}
	for _, at := range p.b.Posts {
		spot(p.frame.at(at))
	}
	for _, l := range p.b.Labels {
		spot(p.frame.at(l.At))
	}
	return out
}
