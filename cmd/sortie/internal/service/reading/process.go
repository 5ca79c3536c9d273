package reading

import (
	"encoding/gob"
	"io"
	"path"
	"strings"
	"sync"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// said is what a worker says: each look as it takes it, and in the end the reading. What it has looked at is known then even
// of a job that never ends.
type said struct {
	Look    *look.Look
	Reading *Reading
}

// Work carries out jobs for another process until that closes its end.
func Work(jobs io.Reader, answers io.Writer) error {
	in, out := gob.NewDecoder(jobs), gob.NewEncoder(answers)
	maker := &Direct{}
	for {
		var j Job
		if err := in.Decode(&j); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		maker.told = func(l look.Look) { out.Encode(said{Look: &l}) }
		r := maker.Make(j)
		r.Looks = nil // told already
		if err := out.Encode(said{Reading: r}); err != nil {
			return err
		}
	}
}

// Process is a maker whose jobs another process carries out. One that passes its limits, or fails, costs that process: the
// unit is told of in its reading, and the next job has a new one.
type Process struct {
	Hire   func() (Hand, error)
	Limits supervise.Limits

	mu     sync.Mutex
	worker *worker
	ended  int // how many have been
}

// Hand is something apart from this process that does Work: jobs are written to it, answers are read from it.
type Hand interface {
	io.ReadWriter
	// Begin says that a job begins, and what it may take; Look whether it has passed a limit.
	Begin(what string, most supervise.Limits)
	Look() (supervise.Fault, bool)
	// End ends it, whatever it is at.
	End()
}

// worker is a hand at work.
type worker struct {
	hand    Hand
	jobs    *gob.Encoder
	answers <-chan said
}

// Make implements Maker.
func (p *Process) Make(j Job) *Reading {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.worker == nil {
		hand, err := p.Hire()
		if err != nil {
			return blamed(j, compiler.Failed(j.Shown(), "its worker cannot be started: "+err.Error()))
		}
		p.worker = begin(hand)
	}
	w := p.worker
	w.hand.Begin(j.Shown(), p.Limits)
	if err := w.jobs.Encode(j); err != nil {
		p.end()
		return blamed(j, compiler.Failed(j.Shown(), "its worker does not listen: "+err.Error()))
	}
	r, looks := p.await(j)
	r.Looks = looks
	return r
}

// await takes in what the worker says, and ends it if it passes a limit.
func (p *Process) await(j Job) (*Reading, []look.Look) {
	var looks []look.Look
	clock := time.NewTicker(supervise.Patience)
	defer clock.Stop()
	for {
		select {
		case s, more := <-p.worker.answers:
			switch {
			case !more:
				d := compiler.Failed(j.Shown(), "its worker has ended")
				if f, over := p.worker.hand.Look(); over {
					d = p.accuse(j, f)
				}
				p.end()
				return blamed(j, d), looks
			case s.Reading != nil:
				return s.Reading, looks
			}
			looks = append(looks, *s.Look)
		case <-clock.C:
			if f, over := p.worker.hand.Look(); over {
				p.end()
				return blamed(j, p.accuse(j, f)), looks
			}
		}
	}
}

// accuse is the finding about a unit that has passed a limit.
func (p *Process) accuse(j Job, f supervise.Fault) diag.Diagnostic {
	if f.Cause == supervise.TooLarge {
		return compiler.TooLarge(j.Shown(), p.Limits.Memory)
	}
	return compiler.TooLong(j.Shown(), p.Limits.Processor)
}

// blamed is the reading of a unit of which nothing is known but why.
func blamed(j Job, d diag.Diagnostic) *Reading {
	t := NewTree(j.Root, j.Over)
	defer t.Close()
	d.Range = diag.Range{File: j.Shown(), Start: diag.Pos{Line: 1, Col: 1}, End: diag.Pos{Line: 1, Col: 1}}
	if !strings.HasSuffix(j.Unit, PackFile) {
		entries, _ := t.ReadDir(j.Unit)
		for _, e := range entries {
			if source.IsSource(e) && e.Name() != PackFile {
				d.Range.File = path.Join(j.Shown(), e.Name())
				break
			}
		}
	}
	r := &Reading{Unit: j.Unit, Found: []diag.Diagnostic{d}, Failed: true}
	if j.Draw != "" {
		r.NotDrawn = d.Summary
	}
	return r
}

// begin has a hand begin to work.
func begin(hand Hand) *worker {
	answers := make(chan said, 64)
	go func() {
		defer close(answers)
		from := gob.NewDecoder(hand)
		for {
			var s said
			if from.Decode(&s) != nil {
				return
			}
			answers <- s
		}
	}()
	return &worker{hand, gob.NewEncoder(hand), answers}
}

// end ends the worker, whatever it is at.
func (p *Process) end() {
	w := p.worker
	p.worker = nil
	p.ended++
	go func() {
		for range w.answers { // so that nobody waits for its being heard
		}
	}()
	w.hand.End()
}

// Ended is how many workers have been ended, or have failed.
func (p *Process) Ended() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.ended
}

// Close ends the worker that is left.
func (p *Process) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.worker != nil {
		p.end()
	}
}
