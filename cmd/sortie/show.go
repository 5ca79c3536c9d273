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
	"github.com/sortie-tools/sortie/schema/model"
)

func newShow(s *session) *cobra.Command {
	var onlyValues bool
	cmd := &cobra.Command{
		Use:   "show [PATH | ID ...]",
		Short: "Show a board, or the values of a thing and their origin",
		Long: `Show draws the board of each mission below a PATH as text, with everything
that stands on it and a list of what that is, and the rules that no play-test
can play. It works for missions with errors too, as far as they can be read.
With --values it lists the values of what is there instead.

With an ID it shows every value of the thing that is called so: a unit of
the packs below this folder or of those that come with Sortie, an entry of a
rule set, such as a token or a skill, or a part of a unit, such as a card.
Beside each value stands where it was written, or that it is a default or
follows from a drawing. A terminal shows the beginning of long texts, a file
or pipe gets all of them.`,
		Example: `  sortie show missions/salvage-run
  sortie show missions/salvage-run --values
  sortie show salvage-run
  sortie show combat-knife`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return s.showable(), cobra.ShellCompDirectiveDefault
		},
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
			return s.showPaths(paths, onlyValues)
		},
	}
	cmd.Flags().BoolVar(&onlyValues, "values", false, "list the values of missions instead of drawing their boards")
	return cmd
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

// showPaths shows what is below paths.
func (s *session) showPaths(paths []string, onlyValues bool) error {
	report, err := s.examine(paths, s.show)
	if err != nil {
		return err
	}
	for _, u := range report.Units {
		if err := s.showUnit(u, onlyValues); err != nil {
			return err
		}
	}
	if err := s.show(report); err != nil {
		return err
	}
	return report.Verdict()
}

// showUnit draws a mission unless its values are asked for, and lists the values of anything else.
func (s *session) showUnit(u *compiler.Unit, onlyValues bool) error {
	switch {
	case u.Mission == nil || onlyValues:
		return s.showValues(u)
	case u.Rules == nil:
		return nil
	}
	fmt.Fprintf(s.out, "%s (%s)\n\n", diag.Visible(u.Mission.Title), diag.Visible(u.Mission.ID))
	if _, err := io.WriteString(s.out, text.Mission(u.Mission, u.Rules)); err != nil {
		return err
	}
	if err := s.showOdds(u); err != nil {
		return err
	}
	if rules := notSimulated(u.Mission); len(rules) > 0 {
		fmt.Fprintf(s.out, "\nnot simulated: %s\n\n", diag.Visible(strings.Join(rules, ", ")))
	}
	return nil
}

// notSimulated are the rules of a mission that no play-test can play, by their ids.
func notSimulated(m *model.Mission) []string {
	var ids []string
	for _, r := range m.Rules {
		if !r.Simulated {
			ids = append(ids, r.ID)
		}
	}
	return ids
}
