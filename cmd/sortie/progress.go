package main

import (
	"io"
	"time"

	"github.com/schollz/progressbar/v3"

	"github.com/sortie-tools/sortie/schema/diag"
)

// patience is how long work may take before a bar appears: shorter work would only flicker.
const patience = time.Second

// progress shows how far a piece of work has come, on a terminal and only when it takes long.
type progress struct {
	w       io.Writer
	total   int
	done    int // steps that have begun
	started time.Time
	bar     *progressbar.ProgressBar
}

// newProgress is a progress of total steps; it stays silent where w is no terminal.
func newProgress(w io.Writer, terminal bool, total int) *progress {
	if !terminal {
		w = nil
	}
	return &progress{w: w, total: total, started: time.Now()}
}

// next says that the next step begins.
func (p *progress) next(what string) {
	done := p.done
	p.done++
	if p.w == nil || p.bar == nil && time.Since(p.started) < patience {
		return
	}
	if p.bar == nil {
		p.bar = progressbar.NewOptions(p.total, progressbar.OptionSetWriter(p.w),
			progressbar.OptionClearOnFinish(), progressbar.OptionSetWidth(24), progressbar.OptionSetElapsedTime(false))
	}
	p.bar.Describe(diag.Visible(what))
	p.bar.Set(done)
}

// finish takes the bar off the screen.
func (p *progress) finish() {
	if p.bar != nil {
		p.bar.Clear()
	}
}
