//go:build !js

package studio

import (
	"context"
	"fmt"
	"io"
	"net"
	"time"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// show serves a stage until it is interrupted.
func show(cmd *cobra.Command, folder, version string, checking, drawing supervise.Limits, opt stageOptions) error {
	address, code := "127.0.0.1", (*Code)(nil)
	if opt.lan {
		var err error
		if code, err = NewCode(time.Now); err != nil {
			return err
		}
		address = "0.0.0.0" // others of the network are heard, too
	}
	return listen(cmd, folder, version, checking, drawing, fmt.Sprintf("%s:%d", address, opt.port), func(ctx context.Context, line net.Listener, desk *Desk, key string) error {
		return serveStage(ctx, cmd.OutOrStdout(), line, desk, key, code)
	})
}

// serveStage answers on a line until the context ends.
func serveStage(ctx context.Context, out io.Writer, line net.Listener, desk *Desk, key string, code *Code) error {
	s, err := NewStage(desk)
	if err != nil {
		return err
	}
	port := line.Addr().(*net.TCPAddr).Port
	gate := Gate{Key: key, Code: code, Hosts: []string{fmt.Sprintf("127.0.0.1:%d", port), fmt.Sprintf("localhost:%d", port)}}
	fmt.Fprintf(out, "The pages are at\n  http://127.0.0.1:%d/?key=%s\n", port, key)
	if code != nil {
		fmt.Fprintf(out, "and for others of the network, with the code %s, at\n", code)
		for _, host := range addresses() {
			gate.Hosts = append(gate.Hosts, fmt.Sprintf("%s:%d", host, port))
			fmt.Fprintf(out, "  http://%s:%d/\n", host, port)
		}
	}
	fmt.Fprintln(out, "Interrupt to close them.")
	go tellOfChanges(ctx, desk.Root, s.saved)
	return answerOn(ctx, line, gate.guard(s))
}

// addresses are those that this machine has in its networks.
func addresses() []string {
	list, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	var all []string
	for _, a := range list {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && !n.IP.IsLoopback() {
			all = append(all, n.IP.String())
		}
	}
	return all
}
