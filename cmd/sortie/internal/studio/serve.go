//go:build !js

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

// run serves the studio until it is interrupted.
func run(cmd *cobra.Command, folder, version string, checking, drawing supervise.Limits, opt options) error {
	if !Built() {
		return errors.New("this program was built without the studio's frontend: build it with make")
	}
	return listen(cmd, folder, version, checking, drawing, fmt.Sprintf("127.0.0.1:%d", opt.port), func(ctx context.Context, line net.Listener, desk *Desk, key string) error {
		return serve(ctx, cmd.OutOrStdout(), line, desk, key, opt.stay)
	})
}

// listen lays a pack on a desk, with workers of its own, and listens at an address for whoever serves it, until that ends or
// the command is interrupted.
func listen(cmd *cobra.Command, folder, version string, checking, drawing supervise.Limits, address string,
	serve func(ctx context.Context, line net.Listener, desk *Desk, key string) error) error {
	maker, pens, err := workers(checking, drawing)
	if err != nil {
		return err
	}
	defer maker.Close()
	defer pens.Close()
	desk, err := NewDesk(folder, version, maker, pens)
	if err != nil {
		return err
	}
	defer desk.Close()
	key, err := NewKey()
	if err != nil {
		return err
	}
	line, err := net.Listen("tcp4", address)
	if err != nil {
		return fmt.Errorf("%s cannot be listened on: %w", address, err)
	}
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
	defer stop()
	return serve(ctx, line, desk, key)
}

// workers are processes of this program that check, and others that draw.
func workers(checking, drawing supervise.Limits) (maker, pens *reading.Process, err error) {
	self, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	hire := reading.Child(func() *exec.Cmd { return exec.Command(self, Name, "--worker") })
	return &reading.Process{Limits: checking, Hire: hire}, &reading.Process{Limits: drawing, Hire: hire}, nil
}

// serve opens the studio on a line until the context ends.
func serve(ctx context.Context, out io.Writer, line net.Listener, desk *Desk, key string, stay bool) error {
	port := line.Addr().(*net.TCPAddr).Port
	gate := Gate{Key: key, Hosts: []string{fmt.Sprintf("127.0.0.1:%d", port), fmt.Sprintf("localhost:%d", port)}}
	s := NewServer(desk)
	go tellOfChanges(ctx, desk.Root, desk.news.tell)
	link := fmt.Sprintf("http://127.0.0.1:%d/?key=%s", port, key)
	fmt.Fprintf(out, "The studio is open at\n  %s\nInterrupt to close it.\n", link)
	if !stay {
		openBrowser(link)
	}
	return answerOn(ctx, line, gate.guard(s))
}

// answerOn answers on a line until the context ends.
func answerOn(ctx context.Context, line net.Listener, h http.Handler) error {
	server := &http.Server{Handler: h, ReadHeaderTimeout: 5 * time.Second, BaseContext: func(net.Listener) context.Context { return ctx }}
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
