package studio

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// Name is what the command is called.
const Name = "studio"

// options are the flags of the command.
type options struct {
	port int
	stay bool // open no browser
	work bool
}

// Command is the command that opens the studio. What checking one unit and drawing one thing may take, the limits say; begin is
// called first.
func Command(version string, checking, drawing supervise.Limits, begin func()) *cobra.Command {
	var opt options
	cmd := &cobra.Command{
		Use:   Name + " [PATH]",
		Short: "Write a mission by looking at it, in the browser",
		Long: `Studio opens the pack at PATH, or in this folder, in the browser: its boards
to be drawn on, its texts with findings and help while you write, its pages as
they print and its missions to be played. The .cue files stay the only source:
every change by hand is a small edit of them, and is saved when you say so.

The studio listens on this machine alone, and lets in only who has the link
that it prints. What was not saved when it ended is there again the next time.
It runs until it is interrupted.`,
		Example: `  sortie studio
  sortie studio cold-store
  sortie studio cold-store --no-browser --port 8040`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			begin()
			if opt.work {
				return reading.Work(os.Stdin, os.Stdout)
			}
			folder := "."
			if len(args) == 1 {
				folder = args[0]
			}
			return run(cmd, folder, version, checking, drawing, opt)
		},
	}
	f := cmd.Flags()
	f.IntVar(&opt.port, "port", 0, "listen on this port instead of a free one")
	f.BoolVar(&opt.stay, "no-browser", false, "print the link and open no browser")
	f.BoolVar(&opt.work, "worker", false, "read units for another process of this program")
	f.MarkHidden("worker")
	return cmd
}

// run serves the studio until it is interrupted.
func run(cmd *cobra.Command, folder, version string, checking, drawing supervise.Limits, opt options) error {
	if !Built() {
		return errors.New("this program was built without the studio's frontend: build it with make")
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	worker := func() *exec.Cmd { return exec.Command(self, Name, "--worker") }
	maker, pens := &reading.Process{Limits: checking, Command: worker}, &reading.Process{Limits: drawing, Command: worker}
	defer maker.Close()
	defer pens.Close()
	desk, err := NewDesk(folder, maker, pens)
	if err != nil {
		return err
	}
	defer desk.Close()
	key, err := NewKey()
	if err != nil {
		return err
	}
	line, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", opt.port))
	if err != nil {
		return fmt.Errorf("port %d cannot be listened on: %w", opt.port, err)
	}
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
	defer stop()
	return serve(ctx, cmd.OutOrStdout(), line, desk, key, version, opt.stay)
}

// serve answers on a line until the context ends.
func serve(ctx context.Context, out io.Writer, line net.Listener, desk *Desk, key, version string, stay bool) error {
	port := line.Addr().(*net.TCPAddr).Port
	gate := Gate{Key: key, Hosts: []string{fmt.Sprintf("127.0.0.1:%d", port), fmt.Sprintf("localhost:%d", port)}}
	s := NewServer(desk, version)
	server := &http.Server{Handler: gate.guard(s), ReadHeaderTimeout: 5 * time.Second, BaseContext: func(net.Listener) context.Context { return ctx }}
	go s.watch(ctx)
	link := fmt.Sprintf("http://127.0.0.1:%d/?key=%s", port, key)
	fmt.Fprintf(out, "The studio is open at\n  %s\nInterrupt to close it.\n", link)
	if !stay {
		openBrowser(link)
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(line) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
		closing, done := context.WithTimeout(context.Background(), 2*time.Second)
		defer done()
		server.Shutdown(closing)
		return nil
	}
}

// openBrowser opens a link with what the system has for that. Where it has nothing, the link stands in the terminal.
func openBrowser(link string) {
	cmd := exec.Command("xdg-open", link)
	switch runtime.GOOS {
	case "darwin":
		cmd = exec.Command("open", link)
	case "windows":
		cmd = exec.Command("rundll32", "url.dll,FileProtocolHandler", link)
	}
	if cmd.Start() == nil {
		go cmd.Wait()
	}
}
