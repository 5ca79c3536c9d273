package reading

import (
	"io"
	"os/exec"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// Child hires a process of its own, which the command starts.
func Child(command func() *exec.Cmd) func() (Hand, error) {
	return func() (Hand, error) {
		c := &child{cmd: command()}
		var err error
		if c.WriteCloser, err = c.cmd.StdinPipe(); err != nil {
			return nil, err
		}
		if c.Reader, err = c.cmd.StdoutPipe(); err != nil {
			return nil, err
		}
		c.Child, err = supervise.StartChild(c.cmd)
		return c, err
	}
}

// child is a process as a hand.
type child struct {
	io.WriteCloser
	io.Reader
	*supervise.Child
	cmd *exec.Cmd
}

// End implements Hand.
func (c *child) End() {
	c.WriteCloser.Close()
	c.cmd.Process.Kill()
	c.cmd.Wait()
	c.Child.Close()
}
