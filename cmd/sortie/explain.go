package main

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// The topics that explain takes besides codes: how boards and sectors are drawn.
const (
	planTopic   = "plan"
	sectorTopic = "sector"
)

func newExplain(s *session) *cobra.Command {
	return &cobra.Command{
		Use:   "explain CODE | WORD",
		Short: "Explain a finding, a word of the language, or how things are drawn",
		Long: `Explain tells what a code of a finding means, what to do about it, and shows
a mission before and after.

In place of a code it takes a word of the language: a definition, a field of
one, or a kind such as that of an effect. It tells what that means, what it
takes, what counts where nothing is written, and shows an example.

The word plan prints the spellings of board drawings, and sector the glyphs of
Xia's sectors.`,
		Example: `  sortie explain RCH001
  sortie explain Mission.setup.search
  sortie explain Effect
  sortie explain choose
  sortie explain plan`,
		Args: exactlyOne("a code, such as RCH001, a word of the language, such as Effect, or the word plan or sector"),
		ValidArgsFunction: func(_ *cobra.Command, _ []string, begun string) ([]string, cobra.ShellCompDirective) {
			return append(topics(), words(begun)...), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error { return s.explainTopic(s.out, args[0]) },
	}
}

func topics() []string {
	names := []string{planTopic, sectorTopic}
	for _, d := range judge.Handbook() {
		names = append(names, d.Code+"\t"+d.Title)
	}
	return names
}

// explainTopic explains whatever has that name.
func (s *session) explainTopic(w io.Writer, topic string) error {
	for _, d := range judge.Handbook() {
		if strings.EqualFold(d.Code, topic) {
			_, err := io.WriteString(w, d.Plain())
			return err
		}
	}
	switch topic {
	case planTopic:
		return s.explainDrawing(w, plan.Guide(), func(set any) (title, table string, ok bool) {
			rules, ok := set.(*model.RuleSet)
			if !ok {
				return "", "", false
			}
			return rules.Title, plan.Table(rules.Panels), true
		})
	case sectorTopic:
		return s.explainDrawing(w, hexplan.Guide(), func(set any) (title, table string, ok bool) {
			rules, ok := set.(*xia.RuleSet)
			if !ok {
				return "", "", false
			}
			return rules.Title, hexplan.Table(rules.Terrains), true
		})
	}
	ok, near, err := s.explainWord(w, topic)
	if ok || err != nil {
		return err
	}
	if list := s.listInRuleSets(topic); list != "" {
		return fmt.Errorf("%s is no word of the language; a rule set lists it under %s, and sortie show %s tells of it", topic, list, topic)
	}
	return noTopic(topic, near)
}

// listInRuleSets is the list of a rule set that holds something with an id; empty where none does.
func (s *session) listInRuleSets(id string) string {
	sets, _ := ruleSetsHere(s.rulesHere())
	for _, set := range sets {
		for _, e := range entries(set.rules) {
			if e.id == id {
				return listOf(e)
			}
		}
	}
	return ""
}

// noTopic says that there is nothing to explain under a name, and what comes nearest: a code, or a word of the
// language.
func noTopic(topic string, words []string) error {
	known := []string{planTopic, sectorTopic}
	for _, d := range judge.Handbook() {
		known = append(known, d.Code)
	}
	// A digit too few is put right before letters are exchanged: RCH01 is RCH001 and not RCH011.
	if m := codeLike.FindStringSubmatch(strings.ToUpper(topic)); m != nil {
		if full := fmt.Sprintf("%s%03s", m[1], m[2]); slices.Contains(known, full) {
			return fmt.Errorf("no finding has the code %q; did you mean %s?", topic, full)
		}
		if near, ok := diag.Nearest(strings.ToUpper(topic), known); ok {
			return fmt.Errorf("no finding has the code %q; did you mean %s?", topic, near)
		}
		return fmt.Errorf("no finding has the code %q; docs/checks lists every code", topic)
	}
	if near, ok := diag.Nearest(strings.ToLower(topic), known); ok && len(words) == 0 {
		words = []string{near}
	}
	if len(words) > mostInFull {
		words = words[:mostInFull]
	}
	if len(words) > 0 {
		return fmt.Errorf("neither a finding nor a word of the language is called %q; did you mean %s?", topic, strings.Join(words, " or "))
	}
	if whole, _, dotted := strings.Cut(topic, "."); dotted {
		return fmt.Errorf("neither a finding nor a word of the language is called %q; sortie explain %s lists the fields that there are", topic, whole)
	}
	return fmt.Errorf("neither a finding nor a word of the language is called %q; sortie schema lists the definitions, docs/checks every code, sortie explain plan shows how boards are drawn, and sortie show tells of what a rule set or a pack holds", topic)
}

// codeLike is three letters and some digits, without the zeros in front of them.
var codeLike = regexp.MustCompile(`^([A-Z]{3})0*([0-9]{1,3})$`)

// explainDrawing prints a guide, and the glyphs of each rule set that things are drawn so for.
func (s *session) explainDrawing(w io.Writer, guide string, table func(set any) (title, table string, ok bool)) error {
	if _, err := fmt.Fprintln(w, guide); err != nil {
		return err
	}
	sets, err := ruleSetsHere(s.rulesHere())
	if err != nil {
		return err
	}
	for _, set := range sets {
		title, glyphs, ok := table(set.rules)
		if !ok {
			continue // another game
		}
		if _, err := fmt.Fprintf(w, "%s\n\n%s\n", title, glyphs); err != nil {
			return err
		}
	}
	return nil
}
