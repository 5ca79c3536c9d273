package lsp

import (
	"io"
	"os"
	"os/exec"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// Name is what the language server is called on the command line.
const Name = "lsp"

// Command is the command that serves an editor. What reading one unit may take, the limits say; begin is called first.
func Command(version string, limits supervise.Limits, begin func()) *cobra.Command {
	worker := false
	cmd := &cobra.Command{
		Use:   Name,
		Short: "Serve an editor: findings, names and help while you write",
		Long: `Lsp is a language server. An editor starts it and speaks with it over its
standard input and output; docs/language/editors.md says how to set one up.
The editor then shows what sortie check finds while you write, says what a
field or a name means, and goes to where a thing is defined or mentioned.

It reads the packs in the editor's folders and writes nothing: what is
changed, the editor changes.`,
		Example: `  sortie lsp`,
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			begin()
			if worker {
				return reading.Work(os.Stdin, os.Stdout)
			}
			self, err := os.Executable()
			if err != nil {
				return err
			}
			maker := &reading.Process{Limits: limits, Hire: reading.Child(func() *exec.Cmd { return exec.Command(self, Name, "--worker") })}
			defer maker.Close()
			return Serve(cmd.Context(), stdio{os.Stdin, os.Stdout}, maker, version)
		},
	}
	cmd.Flags().BoolVar(&worker, "worker", false, "read units for another process of this program")
	cmd.Flags().MarkHidden("worker")
	return cmd
}

// stdio is the line to the editor.
type stdio struct {
	io.Reader
	io.Writer
}

// Close lets go of the input: whoever waits for it is told that nothing comes any more.
func (s stdio) Close() error { return os.Stdin.Close() }
