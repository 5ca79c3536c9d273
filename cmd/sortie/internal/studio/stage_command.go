package studio

import (
	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// StageName is what the command is called that shows without hands.
const StageName = "serve"

// stageOptions are its flags.
type stageOptions struct {
	port int
	lan  bool
}

// StageCommand is the command that shows pages to be looked at on another screen.
func StageCommand(version string, checking, drawing supervise.Limits, begin func()) *cobra.Command {
	var opt stageOptions
	cmd := &cobra.Command{
		Use:   StageName + " [PATH]",
		Short: "Show pages, maps and findings on another screen",
		Long: `Serve shows what the pack at PATH, or in this folder, prints and plays: maps,
pages, the page of play and what is wrong, to be looked at beside an editor or
on a second screen. A page that is open is made anew after each save. Nothing
can be changed through it.

It listens on this machine alone. With --lan, phones and other machines of the
network can look as well, once they have entered the code that is printed.
It runs until it is interrupted.`,
		Example: `  sortie serve
  sortie serve cold-store --port 8040
  sortie serve cold-store --lan`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			begin()
			folder := "."
			if len(args) == 1 {
				folder = args[0]
			}
			return show(cmd, folder, version, checking, drawing, opt)
		},
	}
	f := cmd.Flags()
	f.IntVar(&opt.port, "port", 0, "listen on this port instead of a free one")
	f.BoolVar(&opt.lan, "lan", false, "let other machines of the network look, with a code")
	return cmd
}
