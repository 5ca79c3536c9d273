package main

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
	"github.com/sortie-tools/sortie/validator"
)

// The topics that explain takes besides codes: how boards and sectors are drawn.
const (
	planTopic   = "plan"
	sectorTopic = "sector"
)

func newExplain(s *session) *cobra.Command {
	return &cobra.Command{
		Use:   "explain CODE",
		Short: "Explain a finding, or how things are drawn",
		Long: `Explain tells what a code of a finding means, what to do about it, and shows
a mission before and after. In place of a code, the word plan prints the
spellings of board drawings, and sector the glyphs of Xia's sectors.`,
		Example: `  sortie explain RCH001
  sortie explain plan
  sortie explain sector`,
		Args: exactlyOne("a code, such as RCH001, or the word plan or sector"),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return topics(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error { return explain(s.out, args[0]) },
	}
}

func topics() []string {
	names := []string{planTopic, sectorTopic}
	for _, d := range handbook() {
		names = append(names, d.Code+"\t"+d.Title)
	}
	return names
}

func explain(w io.Writer, topic string) error {
	switch strings.ToLower(topic) {
	case planTopic:
		return explainDrawing(w, plan.Guide(), func(set any) (title, table string, ok bool) {
			rules, ok := set.(*model.RuleSet)
			if !ok {
				return "", "", false
			}
			return rules.Title, plan.Table(rules.Panels), true
		})
	case sectorTopic:
		return explainDrawing(w, hexplan.Guide(), func(set any) (title, table string, ok bool) {
			rules, ok := set.(*xia.RuleSet)
			if !ok {
				return "", "", false
			}
			return rules.Title, hexplan.Table(rules.Terrains), true
		})
	}
	for _, d := range handbook() {
		if strings.EqualFold(d.Code, topic) {
			_, err := io.WriteString(w, d.Plain())
			return err
		}
	}
	return noTopic(topic)
}

// noTopic says that there is nothing to explain under a name, and what comes nearest.
func noTopic(topic string) error {
	known := []string{planTopic, sectorTopic}
	for _, d := range handbook() {
		known = append(known, d.Code)
	}
	// A digit too few is put right before letters are exchanged: RCH01 is RCH001 and not RCH011.
	if m := codeLike.FindStringSubmatch(strings.ToUpper(topic)); m != nil {
		if full := fmt.Sprintf("%s%03s", m[1], m[2]); slices.Contains(known, full) {
			return fmt.Errorf("no finding has the code %q; did you mean %s?", topic, full)
		}
	}
	near, ok := diag.Nearest(strings.ToUpper(topic), known)
	if !ok {
		near, ok = diag.Nearest(strings.ToLower(topic), known)
	}
	if ok {
		return fmt.Errorf("no finding has the code %q; did you mean %s?", topic, near)
	}
	return fmt.Errorf("no finding has the code %q; sortie explain plan and sortie explain sector show how boards and sectors are drawn, and docs/checks lists every code", topic)
}

// codeLike is three letters and some digits, without the zeros in front of them.
var codeLike = regexp.MustCompile(`^([A-Z]{3})0*([0-9]{1,3})$`)

// explainDrawing prints a guide, and the glyphs of each rule set that things are drawn so for.
func explainDrawing(w io.Writer, guide string, table func(set any) (title, table string, ok bool)) error {
	if _, err := fmt.Fprintln(w, guide); err != nil {
		return err
	}
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		if err != nil {
			return err
		}
		title, glyphs, ok := table(set)
		if !ok {
			continue // another game
		}
		if _, err := fmt.Fprintf(w, "%s\n\n%s\n", title, glyphs); err != nil {
			return err
		}
	}
	return nil
}

// handbook is the documentation of every code that any part of Sortie reports, in order.
func handbook() []diag.Doc {
	return validator.Codes(otherDocs())
}
