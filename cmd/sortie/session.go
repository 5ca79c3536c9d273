package main

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/lsp"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// The exit codes that scripts rely on.
const (
	exitClean    = 0
	exitFindings = 1 // the pack has errors
	exitFailure  = 2 // wrong usage, or something failed outside the pack
)

// session is the outside world of one run of the command.
type session struct {
	out, err                 io.Writer
	outTerminal, errTerminal bool
	width                    int
	colour                   bool
	explain                  bool                                   // show how findings were found out
	language                 string                                 // of texts that a pack gives in several; empty is the pack's own
	open                     func(dir string) (source.World, error) // opens packs; nil: as they are on the disk
	exit                     func(code int)                         // ends the process: the watchdog's way out
	cached                   bool                                   // what checks find is kept for the next one
	line                     *supervise.Line                        // to the process that watches this one; nil: nobody does
}

// run carries out one command line and returns the exit code.
func (s *session) run(args []string) int {
	if err := validator.Verify(judge.OtherDocs()); err != nil {
		fmt.Fprintf(s.err, "sortie: %v\n", err)
		return exitFailure
	}
	root := newRoot(s)
	root.SetArgs(args)
	root.SetOut(s.out)
	root.SetErr(s.err)
	err := root.Execute()
	switch {
	case err == nil:
		return exitClean
	case errors.Is(err, judge.ErrFindings):
		return exitFindings
	}
	for line := range strings.Lines(suggestion.ReplaceAllStringFunc(err.Error(), oneQuestion)) {
		fmt.Fprintf(s.err, "sortie: %s\n", diag.Visible(strings.TrimRight(line, "\n")))
	}
	return exitFailure
}

// languageCode is a language by its two letters.
var languageCode = regexp.MustCompile(`^[a-z]{2}$`)

// suggestion is what cobra puts behind an unknown command: blank lines, a question and a name a line.
var suggestion = regexp.MustCompile(`\n\nDid you mean this\?\n(\t.+\n?)+`)

// oneQuestion puts such a suggestion on the line of the message.
func oneQuestion(found string) string {
	return "; did you mean " + strings.Join(strings.Fields(found)[4:], " or ") + "?"
}

func newRoot(s *session) *cobra.Command {
	root := &cobra.Command{
		Use:   "sortie",
		Short: "Design missions for tabletop miniatures games",
		Long: `Sortie checks missions written in CUE against the rules of the game, and
turns them into set-up sheets, full-size boards, briefings and playable
bundles.

A mission is a folder with a mission.cue. Exit codes: 0 clean, 1 the mission
has errors, 2 wrong usage or something else failed.`,
		Example: `  sortie new mission cold-store
  sortie check cold-store
  sortie build cold-store -o out`,
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.AddCommand(newCheck(s), newBuild(s), newPrint(s), newShow(s), newPlay(s), newReplay(s), newExplain(s), newNew(s), newFmt(s), newSchema(s), newMigrate(s), newList(s), newDiff(s), lsp.Command(version, unitLimits, aimHigh), studio.Command(version, unitLimits, productLimits, aimHigh), studio.StageCommand(version, unitLimits, productLimits, aimHigh), newVersion(s))
	root.PersistentFlags().StringVar(&s.language, "language", "", "pick texts in this language, such as de")
	root.PersistentPreRunE = func(*cobra.Command, []string) error {
		if s.language != "" && !languageCode.MatchString(s.language) {
			return fmt.Errorf("--language %q is no language: write its two letters, such as de", s.language)
		}
		return nil
	}
	root.SetGlobalNormalizationFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		if name == "lang" {
			name = "language"
		}
		return pflag.NormalizedName(name)
	})
	root.CompletionOptions.HiddenDefaultCmd = false
	root.Version = version
	root.SetVersionTemplate(versionLine() + "\n")
	root.SetFlagErrorFunc(nearFlag)
	return root
}

// nearFlag names the flag that a misspelt one comes near to, and what a flag takes that has another value.
func nearFlag(cmd *cobra.Command, err error) error {
	var value *pflag.InvalidValueError
	if errors.As(err, &value) && value.GetFlag().Value.Type() == "int" {
		return fmt.Errorf("--%s takes a whole number, and %q is none", value.GetFlag().Name, value.GetValue())
	}
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) || len(unknown.GetSpecifiedName()) < 2 {
		return err
	}
	var known []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			known = append(known, f.Name)
		}
	})
	if near, ok := diag.Nearest(unknown.GetSpecifiedName(), known); ok {
		return fmt.Errorf("%w; did you mean --%s?", err, near)
	}
	return fmt.Errorf("%w; see %s --help", err, cmd.CommandPath())
}
