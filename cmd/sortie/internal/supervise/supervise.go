package supervise

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"time"
)

// Options are what Run needs besides the command line of this process.
type Options struct {
	Memory uint64          // bytes that a worker may take before it begins the first piece of work
	Say    func(Death) int // says why a worker ended that cannot be tried again, and returns the exit code
}

// end is how one worker ended.
type end struct {
	code    int
	signal  os.Signal // that ended it, and is to end this process, too
	fault   Fault     // Cause is empty: none
	again   bool
	several bool          // more than one piece of work could be at fault
	at      names         // what was at work
	cost    time.Duration // of what was at work in the end, by the clock or of the processor
	death   Death
	fresh   bool
}

// Run has workers carry out the command line of this process and returns the exit code.
func Run(opt Options) int {
	// The system ends a worker together with the thread that started it, which must not end before.
	runtime.LockOSThread()
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, passedOn...)
	var p plan
	h := &history{done: map[string]time.Duration{}}
	for {
		e, err := runWorker(p, opt, signals, h)
		if err != nil {
			fmt.Fprintf(os.Stderr, "sortie: its worker cannot be started: %v\n", err)
			return 2
		}
		if e.fresh {
			p, h.spent = plan{}, 0
		}
		h.written = append(h.written, e.death.Written...)
		e.death.Written = h.written
		switch {
		case e.fault.Cause != "" && !e.death.Interrupted:
			if p.mend(e, h) {
				continue
			}
			e.death.Fault = e.fault
			return opt.Say(e.death)
		case e.signal != nil:
			e.death.Interrupted = true
			opt.Say(e.death)
			dieBy(e.signal)
		}
		return e.code
	}
}

// worker is a process at work.
type worker struct {
	cmd    *exec.Cmd
	handle *handle
	events chan event
	said   <-chan string
	ended  chan error
	watch  watch
	bound  uint64
	fault  Fault
	fresh  bool
}

// runWorker runs one worker to its end.
func runWorker(p plan, opt Options, signals <-chan os.Signal, h *history) (end, error) {
	w, err := startWorker(p)
	if err != nil {
		return end{}, err
	}
	defer w.handle.close()
	w.raise(opt.Memory)
	w.watch.done = h.done
	w.follow(signals)
	return w.outcome(), nil
}

// startWorker starts the program again with a plan.
func startWorker(p plan) (*worker, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	line, lineEnd, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	crashed, crashEnd, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	w := &worker{events: make(chan event, 64), ended: make(chan error, 1)}
	w.cmd = &exec.Cmd{Path: self, Args: os.Args, Stdin: os.Stdin, Stdout: os.Stdout, Stderr: crashEnd}
	p.Line, p.Err = inherit(w.cmd, lineEnd, os.Stderr)
	told, err := p.variable()
	if err != nil {
		return nil, err
	}
	w.cmd.Env = append(os.Environ(), told)
	err = w.cmd.Start()
	lineEnd.Close()
	crashEnd.Close()
	if err != nil {
		return nil, err
	}
	w.handle = open(w.cmd.Process)
	w.said = heard(crashed)
	go listen(line, w.events)
	go func() { w.ended <- w.cmd.Wait() }()
	return w, nil
}

// listen passes on what a worker says until it ends.
func listen(line io.ReadCloser, events chan<- event) {
	defer close(events)
	defer line.Close()
	in := json.NewDecoder(line)
	for {
		var e event
		if in.Decode(&e) != nil {
			return
		}
		events <- e
	}
}

// follow watches the worker until it has ended and all that it said is heard.
func (w *worker) follow(signals <-chan os.Signal) {
	clock := time.NewTimer(patience)
	defer clock.Stop()
	for {
		select {
		case e, more := <-w.events:
			if !more {
				<-w.ended
				return
			}
			w.hear(e)
			if e.Begin != 0 {
				clock.Reset(patience)
			}
		case now := <-clock.C:
			w.look(now)
			if len(w.watch.pieces) > 0 {
				clock.Reset(patience)
			} else {
				clock.Reset(rest)
			}
		case s := <-signals:
			w.watch.Interrupted = true
			w.cmd.Process.Signal(s)
		}
	}
}

// hear takes in what the worker says.
func (w *worker) hear(e event) {
	if e.Fresh {
		w.fresh = true
	}
	u, _ := w.handle.usage()
	w.watch.tick(time.Now())
	w.watch.hear(e, u)
	w.raise(w.watch.memory())
}

// look ends the worker if it has passed a limit.
func (w *worker) look(now time.Time) {
	u, ok := w.handle.usage()
	w.watch.tick(now)
	if !ok || w.fault.Cause != "" {
		return
	}
	if f, over := w.watch.over(u); over {
		w.fault = f
		w.cmd.Process.Kill()
	}
}

// raise lets the worker take more memory. It is never lowered: what one piece has made may be kept.
func (w *worker) raise(most uint64) {
	if most > w.bound {
		w.bound = most
		w.handle.limit(most)
	}
}

// outcome is how the worker ended.
func (w *worker) outcome() end {
	state := w.cmd.ProcessState
	said := <-w.said
	e := end{code: state.ExitCode(), signal: endedBy(state), fault: w.fault, several: len(w.watch.pieces) > 1, at: w.watch.names(), death: w.watch.Death, fresh: w.fresh}
	if cause, text, failed := crash(said); e.fault.Cause == "" && failed && e.code != 0 {
		e.fault = w.watch.blame(cause)
		e.fault.Text = text
	} else if e.fault.Cause == "" && isKill(e.signal) {
		e.fault = w.watch.blame(Killed)
	}
	if e.fault.Cause == "" || os.Getenv("GOTRACEBACK") != "" {
		io.WriteString(os.Stderr, said)
	}
	e.again = w.watch.again(e.fault.Cause)
	e.cost = w.watch.cost(e.fault.Cause, state.UserTime()+state.SystemTime())
	return e
}
