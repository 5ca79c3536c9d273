package supervise

import "time"

// usage is what a process has taken so far.
type usage struct {
	processor time.Duration
	memory    uint64 // bytes that it holds now
}

// piece is one piece of work that has begun and not ended.
type piece struct {
	event
	wall  time.Duration // on the watch's own clock
	start time.Duration // of the processor's time
}

// watch is what is known of a worker. It has a clock of its own that stands still while the watch itself
// does.
type watch struct {
	pieces []piece
	now    time.Duration // the watch's clock
	looked time.Time
	all    *whole
	from   time.Duration            // processor time when all began
	idle   time.Duration            // processor time when the last event came
	done   map[string]time.Duration // units that were begun and ended, here or in a worker before, and what each took

	Death
}

// hear takes in what the worker says.
func (w *watch) hear(e event, u usage) {
	w.idle = u.processor
	switch {
	case e.Begin != 0:
		w.pieces = append(w.pieces, piece{event: e, wall: w.now, start: u.processor})
	case e.End != 0:
		for i, p := range w.pieces {
			if p.Begin == e.End {
				w.ended(p, u)
				w.pieces = append(w.pieces[:i:i], w.pieces[i+1:]...)
				break
			}
		}
	case e.Whole != nil:
		w.all, w.from = e.Whole, u.processor
		if e.Whole.Units == 0 {
			w.all = nil
		}
	case e.Format != "":
		w.Format = e.Format
	case e.Written != "":
		w.Written = append(w.Written, e.Written)
	case e.Rewrites:
		w.Rewrites = true
	}
}

// ended notes that a unit is done. What was at work beside it shares what the process took.
func (w *watch) ended(p piece, u usage) {
	if w.done != nil && p.Again && !p.Part {
		w.done[p.What] = max(w.done[p.What], (u.processor-p.start)/time.Duration(len(w.pieces)))
	}
}

// cost is what the work at fault took by the clock or of the processor, whichever is more.
func (w *watch) cost(c Cause, used time.Duration) time.Duration {
	switch {
	case c == TooMany:
		return used - w.from
	case len(w.pieces) == 0:
		return 0
	}
	return max(used-w.pieces[0].start, w.now-w.pieces[0].wall)
}

// tick lets the watch's clock go on.
func (w *watch) tick(now time.Time) {
	if !w.looked.IsZero() {
		w.now += min(now.Sub(w.looked), stopped)
	}
	w.looked = now
}

// over is the limit that the worker has passed, if any.
func (w *watch) over(u usage) (Fault, bool) {
	late := -1
	for i, p := range w.pieces {
		if p.late(u.processor, w.now, len(w.pieces)) {
			late = i
		}
	}
	switch {
	case len(w.pieces) == 0 && u.processor-w.idle > longest:
		return Fault{Cause: TooLong, Limits: Limits{Processor: longest}}, true
	case len(w.pieces) > 0 && u.memory > w.memory():
		return w.blame(TooLarge), true
	case late >= 0:
		// The last one is to blame: an earlier one may be waiting for it, as a mission does for its decks.
		p := w.pieces[late]
		return Fault{Unit: p.What, Cause: TooLong, Limits: p.Limits}, true
	case w.all != nil && len(w.pieces) > 0 && u.processor-w.from > w.all.Most:
		f := w.blame(TooMany)
		f.Units = w.all.Units
		return f, true
	}
	return Fault{}, false
}

// late reports whether a piece has passed its time. Pieces side by side share what the process takes. By the clock on the wall
// nothing is late that has hardly had the processor.
func (p *piece) late(processor, now time.Duration, beside int) bool {
	used, since := processor-p.start, now-p.wall
	if used <= least*time.Duration(beside) {
		return since > max(p.Limits.Wall, stalled)
	}
	return used > p.Limits.Processor*time.Duration(beside) || since > p.Limits.Wall
}

// names are the names of the pieces at work.
func (w *watch) names() names {
	var out names
	for _, p := range w.pieces {
		out.add(p.What)
	}
	return out
}

// blame is a fault of the piece that began last.
func (w *watch) blame(c Cause) Fault {
	if len(w.pieces) == 0 {
		return Fault{Cause: c}
	}
	p := w.pieces[len(w.pieces)-1]
	return Fault{Unit: p.What, Cause: c, Limits: p.Limits}
}

// memory is the most that the pieces at work may take.
func (w *watch) memory() uint64 {
	most := uint64(0)
	for _, p := range w.pieces {
		most = max(most, p.Limits.Memory)
	}
	return most
}

// again reports whether another worker can pass the work at fault by.
func (w *watch) again(c Cause) bool {
	for _, p := range w.pieces {
		if !p.Again {
			return false
		}
	}
	return c == TooLong || c == TooLarge || c == Crashed || c == TooMany
}
