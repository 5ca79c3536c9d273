package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator"
)

// planTopic is what explain takes besides codes: the spellings of board drawings.
const planTopic = "plan"

func newExplain(s *session) *cobra.Command {
	return &cobra.Command{
		Use:   "explain CODE",
		Short: "Explain a finding, or how boards are drawn",
		Long: `Explain tells what a code of a finding means, what to do about it, and shows
a mission before and after. The word plan in place of a code prints the
spellings of board drawings.`,
		Example: `  sortie explain RCH001
  sortie explain plan`,
		Args: exactlyOne("a code, such as RCH001, or the word plan"),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return topics(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error { return explain(s.out, args[0]) },
	}
}

func topics() []string {
	names := []string{planTopic}
	for _, d := range handbook() {
		names = append(names, d.Code+"\t"+d.Title)
	}
	return names
}

func explain(w io.Writer, topic string) error {
	if strings.EqualFold(topic, planTopic) {
		return explainPlan(w)
	}
	for _, d := range handbook() {
		if strings.EqualFold(d.Code, topic) {
			_, err := io.WriteString(w, d.Plain())
			return err
		}
	}
	return fmt.Errorf("no finding has the code %q; sortie explain plan shows how boards are drawn, and docs/checks lists every code", topic)
}

// explainPlan prints the spellings of each rule set that boards can be drawn for.
func explainPlan(w io.Writer) error {
	if _, err := fmt.Fprintln(w, plan.Guide()); err != nil {
		return err
	}
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		if err != nil {
			return err
		}
		rules, ok := set.(*model.RuleSet)
		if !ok {
			continue // a game without panels
		}
		if _, err := fmt.Fprintf(w, "%s\n\n%s\n", rules.Title, plan.Table(rules.Panels)); err != nil {
			return err
		}
	}
	return nil
}

// handbook is the documentation of every code that any part of Sortie reports, in order.
func handbook() []diag.Doc {
	return validator.Codes(otherDocs())
}
