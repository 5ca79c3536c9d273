package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// The help of every command fits the smallest terminal in use and shows a command line that works like
// it: one that begins with the command itself.
func TestHelpFitsAndHasExamples(t *testing.T) {
	var each func(*cobra.Command)
	each = func(cmd *cobra.Command) {
		if cmd.Name() == "help" || cmd.Name() == "completion" {
			return // cobra's own
		}
		var b bytes.Buffer
		cmd.SetOut(&b)
		if err := cmd.Help(); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(b.String()) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > listWidth {
				t.Errorf("%s: %d columns: %s", cmd.CommandPath(), n, line)
			}
		}
		if !strings.Contains(cmd.Example, cmd.CommandPath()) {
			t.Errorf("%s has no example of its own:\n%s", cmd.CommandPath(), cmd.Example)
		}
		for _, sub := range cmd.Commands() {
			each(sub)
		}
	}
	each(newRoot(&session{width: listWidth}))
}

// What a rule set holds is no word of the language, and explain says where it is told of.
func TestExplainPointsToShow(t *testing.T) {
	code, _, errs := runIn(t, t.TempDir(), "explain", "reactor")
	if code == exitClean || !strings.Contains(errs, "lists it under furniture, and sortie show reactor") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}
