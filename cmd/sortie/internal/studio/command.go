package studio

import (
	"os"

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
	zip  string // a zip that holds the pack
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
			if opt.zip != "" {
				return unzip(opt.zip, folder)
			}
			return run(cmd, folder, version, checking, drawing, opt)
		},
	}
	f := cmd.Flags()
	f.IntVar(&opt.port, "port", 0, "listen on this port instead of a free one")
	f.BoolVar(&opt.stay, "no-browser", false, "print the link and open no browser")
	f.BoolVar(&opt.work, "worker", false, "read units for another process of this program")
	f.MarkHidden("worker")
	f.StringVar(&opt.zip, "unzip", "", "make the folder of what this zip holds, and end")
	f.MarkHidden("unzip")
	return cmd
}
