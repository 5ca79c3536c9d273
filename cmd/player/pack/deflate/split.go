package deflate

// unit is how many steps stay together, whatever the blocks.
const unit = 1024

// run is a run of steps that may become a block.
type run struct {
	from, to, first, last int // in the data, and in the path
	uses                  *uses
	cost                  int
}

// split parts a path into blocks: units are joined as long as one set of codes for two is cheaper than two sets.
func split(data []byte, from int, path []step) []block {
	runs := units(data, from, path)
	gains := make([]int, len(runs)) // of joining each with the next
	for i := range runs[:len(runs)-1] {
		gains[i] = gain(runs[i], runs[i+1])
	}
	for {
		best := 0
		for i := range len(runs) - 1 {
			if gains[i] > gains[best] {
				best = i
			}
		}
		if len(runs) == 1 || gains[best] <= 0 {
			break
		}
		runs[best] = joined(runs[best], runs[best+1])
		runs = append(runs[:best+1], runs[best+2:]...)
		gains = append(gains[:best+1], gains[best+2:]...)
		for i := max(best-1, 0); i <= best && i+1 < len(runs); i++ {
			gains[i] = gain(runs[i], runs[i+1])
		}
	}
	out := make([]block, len(runs))
	for i, r := range runs {
		out[i] = block{r.from, r.to, path[r.first:r.last]}
	}
	return out
}

// units are the smallest runs of a path.
func units(data []byte, from int, path []step) []run {
	var out []run
	for first := 0; first < len(path); first += unit {
		r := run{from: from, to: from, first: first, last: min(first+unit, len(path))}
		for _, s := range path[r.first:r.last] {
			r.to += s.length()
		}
		r.uses = count(data[r.from:], path[r.first:r.last])
		r.cost = rough(r.uses)
		out = append(out, r)
		from = r.to
	}
	return out
}

func gain(a, b run) int { return a.cost + b.cost - joined(a, b).cost }

func joined(a, b run) run {
	u := *a.uses
	for i, n := range b.uses.literal {
		u.literal[i] += n
	}
	for i, n := range b.uses.distance {
		u.distance[i] += n
	}
	u.literal[endBlock] = 1
	return run{a.from, b.to, a.first, b.last, &u, rough(&u)}
}

// rough is about how much a block with such uses takes, in parts of bits.
func rough(u *uses) int {
	out := 100 * bit
	for _, counts := range [][]int{u.literal[:], u.distance[:]} {
		total := 0
		for _, n := range counts {
			total += n
		}
		for _, n := range counts {
			if n > 0 {
				out += n*int(log(total)-log(n)) + 4*bit
			}
		}
	}
	return out
}
