package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/text"
	"github.com/sortie-tools/sortie/schema/diag"
)

func newShow(s *session) *cobra.Command {
	return &cobra.Command{
		Use:   "show [PATH | ID ...]",
		Short: "Show a board, or the values of a thing and their origin",
		Long: `Show draws the board of each mission below a PATH as text, with everything
that stands on it and a list of what that is. It works for missions with
errors too, as far as they can be read.

With an ID it shows every value of the thing that is called so: a unit of
the packs below this folder, or an entry of a rule set, such as a token or a
skill. Beside each value stands where it was written, or that it is a
default.`,
		Example: `  sortie show missions/salvage-run
  sortie show salvage-run
  sortie show combat-knife`,
		RunE: func(_ *cobra.Command, args []string) error {
			paths, ids := sortArgs(args)
			for _, id := range ids {
				if err := s.showID(id); err != nil {
					return err
				}
			}
			if len(paths) == 0 && len(ids) > 0 {
				return nil
			}
			return s.showBoards(paths)
		},
	}
}

// sortArgs tells paths from ids: an id is a plain word that no file or folder here is called.
func sortArgs(args []string) (paths, ids []string) {
	for _, arg := range args {
		_, err := os.Stat(arg)
		if errors.Is(err, fs.ErrNotExist) && !strings.ContainsAny(arg, `/\.`) && arg != "" {
			ids = append(ids, arg)
		} else {
			paths = append(paths, arg)
		}
	}
	return paths, ids
}

// showBoards draws the boards of missions.
func (s *session) showBoards(paths []string) error {
	report, err := s.examine(paths, s.show)
	if err != nil {
		return err
	}
	for _, u := range report.Units {
		if err := s.showUnit(u); err != nil {
			return err
		}
	}
	if err := s.show(report); err != nil {
		return err
	}
	return report.verdict()
}

// showUnit draws a mission, and lists the values of anything else.
func (s *session) showUnit(u *compiler.Unit) error {
	switch {
	case u.Mission == nil:
		return s.showValues(u)
	case u.Rules == nil:
		return nil
	}
	fmt.Fprintf(s.out, "%s (%s)\n\n", diag.Visible(u.Mission.Title), diag.Visible(u.Mission.ID))
	_, err := io.WriteString(s.out, text.Mission(u.Mission, u.Rules))
	return err
}
