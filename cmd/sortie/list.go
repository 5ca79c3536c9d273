package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/diag"
)

// listOptions are the flags of list.
type listOptions struct {
	kind, format string
	library      bool
}

func newList(s *session) *cobra.Command {
	var opt listOptions
	cmd := &cobra.Command{
		Use:   "list [PATH ...]",
		Short: "List what packs hold",
		Long: `List shows every mission, deck and other thing in and below the PATHs, with
its id, title, edition and folder. With --library it shows what comes with
Sortie instead: its rule sets and its own packs.`,
		Example: `  sortie list packs/mine
  sortie list --library --kind rule-set
  sortie list ./... --format json`,
		RunE: func(_ *cobra.Command, args []string) error { return s.list(args, opt) },
	}
	cmd.Flags().StringVar(&opt.kind, "kind", "", "only things of one kind, such as mission")
	cmd.Flags().StringVar(&opt.format, "format", "table", "table or json")
	cmd.Flags().BoolVar(&opt.library, "library", false, "what comes with Sortie")
	cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(listFormats, cobra.ShellCompDirectiveNoFileComp))
	cmd.RegisterFlagCompletionFunc("kind", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return listKinds(), cobra.ShellCompDirectiveNoFileComp
	})
	return cmd
}

var listFormats = []string{"table", "json"}

// listKinds are the kinds that a list can be cut down to.
func listKinds() []string { return append(compiler.Kinds(), "pack", "rule-set") }

func (s *session) list(args []string, opt listOptions) error {
	if !slices.Contains(listFormats, opt.format) {
		return fmt.Errorf("--format %s is not one of %v", opt.format, listFormats)
	}
	if known := listKinds(); opt.kind != "" && !slices.Contains(known, opt.kind) {
		return fmt.Errorf("--kind %s is not one of %s", opt.kind, strings.Join(known, ", "))
	}
	entries, err := s.entries(args, opt.library)
	if err != nil {
		return err
	}
	entries = catalogue.OfKind(entries, opt.kind)
	if opt.format == "json" {
		return catalogue.WriteJSON(s.out, entries)
	}
	return catalogue.WriteTable(s.out, entries, max(listWidth, s.width))
}

// entries lists what is asked for.
func (s *session) entries(args []string, library bool) ([]catalogue.Entry, error) {
	if library {
		if len(args) > 0 {
			return nil, fmt.Errorf("--library lists what comes with Sortie, not %s", args[0])
		}
		return shippedEntries()
	}
	if len(args) == 0 {
		args = []string{"./..."}
	}
	guard := &compiler.Guard{OnLimit: s.giveUp(s.show)}
	result, err := compiler.Compile(args, compiler.Options{Guard: guard, Language: s.language})
	if err != nil {
		return nil, err
	}
	if n := countErrors(result.Diagnostics); n > 0 {
		fmt.Fprintf(s.err, "not all of it compiles (%d errors): sortie check says why\n", n)
	}
	return catalogue.Of(result.Units), nil
}

func countErrors(found []diag.Diagnostic) int {
	n := 0
	for _, d := range found {
		if d.Severity == diag.Error {
			n++
		}
	}
	return n
}

// shippedEntries lists the rule sets of the schema, and the packs that come with it.
func shippedEntries() ([]catalogue.Entry, error) {
	lang, err := language.Read()
	if err != nil {
		return nil, err
	}
	rules, err := catalogue.Shipped(lang, schema.FS, func(dir string) string { return language.Module + "/" + dir })
	if err != nil {
		return nil, err
	}
	units, err := catalogue.Shipped(lang, missions.FS, func(dir string) string { return dir })
	return append(rules, units...), err
}
