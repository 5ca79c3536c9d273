package supervise

import (
	"os/exec"
	"sync"
	"time"
)

// Child is a process that this one has started and gives one piece of work after the other: a server that must not stop
// answering keeps the work that can hang or grow without end in one.
type Child struct {
	handle *handle

	mu    sync.Mutex
	watch watch
}

// StartChild starts a command as a child, which ends when this process does.
func StartChild(cmd *exec.Cmd) (*Child, error) {
	cmd.SysProcAttr = attributes()
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &Child{handle: open(cmd.Process)}, nil
}

// Begin says that a piece of work begins, and what it may take.
func (c *Child) Begin(what string, most Limits) {
	c.mu.Lock()
	defer c.mu.Unlock()
	u, _ := c.handle.usage()
	c.watch = watch{}
	c.watch.tick(time.Now())
	c.watch.hear(event{Begin: 1, What: what, Limits: most, Again: true}, u)
	c.handle.limit(most.Memory)
}

// Look reports whether the work has passed one of its limits, and which.
func (c *Child) Look() (Fault, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	u, ok := c.handle.usage()
	c.watch.tick(time.Now())
	if !ok {
		return Fault{}, false
	}
	return c.watch.over(u)
}

// Close lets go of a child that has ended.
func (c *Child) Close() { c.handle.close() }

// Patience is how often a child at work is to be looked at.
const Patience = patience
