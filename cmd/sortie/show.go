package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/printer/text"
	"github.com/sortie-tools/sortie/schema/diag"
)

func newShow(s *session) *cobra.Command {
	return &cobra.Command{
		Use:   "show [PATH ...]",
		Short: "Show a mission's board as text",
		Long: `Show draws the board of each mission as text, with everything that stands on
it and a list of what that is. It works for missions with errors too, as far
as they can be read.`,
		Example: "  sortie show missions/salvage-run",
		RunE: func(_ *cobra.Command, args []string) error {
			report, err := s.examine(args, s.show)
			if err != nil {
				return err
			}
			for _, u := range report.missionUnits() {
				if u.Rules == nil {
					continue
				}
				fmt.Fprintf(s.out, "%s (%s)\n\n", diag.Visible(u.Mission.Title), diag.Visible(u.Mission.ID))
				if _, err := io.WriteString(s.out, text.Board(&u.Mission.Board, u.Rules)); err != nil {
					return err
				}
			}
			if err := s.show(report); err != nil {
				return err
			}
			return report.verdict()
		},
	}
}
