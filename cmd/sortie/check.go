package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func newCheck(s *session) *cobra.Command {
	var format string
	var watch bool
	cmd := &cobra.Command{
		Use:   "check [PATH ...]",
		Short: "Check missions against the language and the rules of the game",
		Long: `Check compiles every mission it is given and reports all that is wrong at
once, each with its place in the source and what would mend it. A PATH is a
mission's folder, a single .cue file, or a folder with missions below it;
without one it is this folder.`,
		Example: `  sortie check missions/salvage-run
  sortie check ./... --format sarif > findings.sarif
  sortie check --watch cold-store`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if watch {
				if len(args) == 0 {
					args = []string{"."}
				}
				return s.watch(cmd.Context(), args, func() error { return s.checkLoudly(args, format) })
			}
			return s.check(args, format)
		},
	}
	cmd.Flags().StringVar(&format, "format", "terminal", "terminal, json or sarif")
	cmd.Flags().BoolVar(&watch, "watch", false, "check again whenever a file changes, until interrupted")
	cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// checkLoudly checks and says so when nothing is wrong: in a watched window silence would leave
// the errors of the last run standing as the last word.
func (s *session) checkLoudly(args []string, format string) error {
	err := s.check(args, format)
	if err == nil {
		fmt.Fprintln(s.err, "no errors")
	}
	return err
}

// check compiles and checks, writes the findings to the output, and fails if any is an error.
func (s *session) check(args []string, format string) error {
	write, err := s.writer(s.out, s.outTerminal, format)
	if err != nil {
		return err
	}
	report, err := s.inspect(args, write)
	if err != nil {
		return err
	}
	if err := write(report); err != nil {
		return err
	}
	return report.verdict()
}
