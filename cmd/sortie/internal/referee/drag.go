package main

// helped reports whether somebody of a figure's crew is near enough to help it drag something.
func (r *referee) helped(f *figure) bool {
	for _, x := range r.figures[1:] {
		dx, dy := x.at.x-f.at.x, x.at.y-f.at.y
		if x != f && x.crew == f.crew && x.stands() && !x.prone && x.at.z == f.at.z && dx*dx+dy*dy <= 4 {
			return true
		}
	}
	return false
}

// shifted takes over the boards with a piece lying elsewhere, or gone: a place that it takes now is next to one that it took, and
// nobody is in it.
func (r *referee) shifted(l *line) {
	was := r.board
	if len(l.Boards) != len(was.facts.Boards) {
		r.fault("the piece %q is shifted, and %d boards are left of %d", l.Piece, len(l.Boards), len(was.facts.Boards))
		return
	}
	facts := *r.facts
	facts.Boards = l.Boards
	r.facts, r.board = &facts, boardOf(&facts)
	var freed, taken []cell
	for c := range was.taken {
		if !r.board.taken[c] {
			freed = append(freed, c)
		}
	}
	for c := range r.board.taken {
		if !was.taken[c] {
			taken = append(taken, c)
		}
	}
	if len(taken) > 1 || len(freed) == 0 && len(taken) > 0 || len(l.At) == 0 && len(taken) > 0 {
		r.fault("the piece %q leaves %v and takes %v", l.Piece, freed, taken)
		return
	}
	for _, c := range taken {
		if dx, dy := c.x-freed[0].x, c.y-freed[0].y; dx*dx > 1 || dy*dy > 1 {
			r.fault("the piece %q goes from %v to %v at once", l.Piece, freed[0], c)
		}
		for _, f := range r.figures[1:] {
			if f.onBoard() && f.at == c {
				r.fault("the piece %q is shifted onto %s", l.Piece, f.name)
			}
		}
	}
}
