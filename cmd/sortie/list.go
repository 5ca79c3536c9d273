package main

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/diag"
)

// listOptions are the flags of list.
type listOptions struct {
	kind, edition, format string
	library               bool
}

func newList(s *session) *cobra.Command {
	var opt listOptions
	cmd := &cobra.Command{
		Use:   "list [PATH ...]",
		Short: "List what packs hold",
		Long: `List shows every pack, mission, deck and other thing in and below the PATHs,
with its id, title, edition and folder. With --library it shows what comes with
Sortie instead: its rule sets and its own packs.

--library with --kind also lists what the rule sets hold, under the ids that
missions use: token, npc, skill, crate and so on.`,
		Example: `  sortie list packs/mine
  sortie list --library --kind rule-set
  sortie list --library --kind token --edition purge
  sortie list ./... --format json`,
		RunE: func(_ *cobra.Command, args []string) error { return s.list(args, opt) },
	}
	cmd.Flags().StringVar(&opt.kind, "kind", "", "only things of one kind, such as mission or token")
	cmd.Flags().StringVar(&opt.edition, "edition", "", "only things of one edition, such as purge")
	cmd.Flags().StringVar(&opt.format, "format", "table", "table or json")
	cmd.Flags().BoolVar(&opt.library, "library", false, "what comes with Sortie")
	cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(listFormats, cobra.ShellCompDirectiveNoFileComp))
	cmd.RegisterFlagCompletionFunc("edition", cobra.FixedCompletions(compiler.Editions(), cobra.ShellCompDirectiveNoFileComp))
	cmd.RegisterFlagCompletionFunc("kind", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		all, err := allKinds("")
		if err != nil {
			return nil, cobra.ShellCompDirectiveError
		}
		return all, cobra.ShellCompDirectiveNoFileComp
	})
	return cmd
}

var listFormats = []string{"table", "json"}

// packKind is what a list calls a pack.
const packKind = "pack"

// deckKind is what it calls a deck.
const deckKind = "deck"

// listKinds are the kinds that a list of packs can be cut down to.
func listKinds() []string { return append(compiler.Kinds(), packKind, "rule-set") }

func (s *session) list(args []string, opt listOptions) error {
	if !slices.Contains(listFormats, opt.format) {
		return fmt.Errorf("--format %s is not one of %v", opt.format, listFormats)
	}
	entries, err := s.listed(args, opt)
	if err != nil {
		return err
	}
	of := func(e catalogue.Entry) bool { return e.Edition == opt.edition }
	if known := compiler.Editions(); opt.edition != "" && !slices.Contains(known, opt.edition) && !slices.ContainsFunc(entries, of) {
		return fmt.Errorf("--edition %s is not one of %s, nor of a pack here", opt.edition, strings.Join(known, ", "))
	}
	if opt.format == "json" {
		return catalogue.WriteJSON(s.out, entries)
	}
	return catalogue.WriteTable(s.out, entries, s.tableWidth())
}

// tableWidth is how wide a table may be: as the terminal is. What goes into a file or another program is
// never cut.
func (s *session) tableWidth() int {
	if !s.outTerminal {
		return math.MaxInt
	}
	return max(listWidth, s.width)
}

// listed is the entries that are asked for.
func (s *session) listed(args []string, opt listOptions) ([]catalogue.Entry, error) {
	if opt.kind != "" && !slices.Contains(listKinds(), opt.kind) {
		return ruleSetEntries(args, opt)
	}
	entries, err := s.entries(args, opt.library)
	if err != nil {
		return nil, err
	}
	chosen := catalogue.OfEdition(catalogue.OfKind(entries, opt.kind), opt.edition)
	if len(chosen) == 0 && len(entries) > 0 {
		fmt.Fprintf(s.err, "nothing of this kind and edition is here; there is: %s\n", strings.Join(catalogue.Kinds(entries), ", "))
	}
	return chosen, nil
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
	guard := s.guard(s.show)
	result, err := compiler.Compile(args, compiler.Options{Guard: guard, Passed: s.passed, Language: s.language})
	if err != nil {
		return nil, err
	}
	if n := countErrors(result.Diagnostics); n > 0 {
		fmt.Fprintf(s.err, "not all of it compiles (%d errors): sortie check says why\n", n)
	}
	return withPacks(catalogue.Of(result.Units), result.Units, args), nil
}

// withPacks puts each pack that lies in what was asked for before the first of its units.
func withPacks(entries []catalogue.Entry, units []*compiler.Unit, args []string) []catalogue.Entry {
	var all []catalogue.Entry
	seen := map[string]bool{}
	for i, u := range units {
		dir := packAbove(u.Dir)
		if u.Pack != nil && !seen[dir] && isBelow(dir, args) {
			seen[dir] = true
			all = append(all, catalogue.Entry{Kind: packKind, ID: u.Pack.ID, Title: u.Pack.Title, Folder: dir})
		}
		all = append(all, entries[i])
	}
	return all
}

// isBelow reports whether a folder is one of the paths, or lies in one.
func isBelow(dir string, args []string) bool {
	return slices.ContainsFunc(args, func(arg string) bool {
		rel, err := filepath.Rel(filepath.FromSlash(strings.TrimSuffix(arg, "...")), filepath.FromSlash(dir))
		return err == nil && filepath.IsLocal(rel)
	})
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
	units, err := catalogue.Library()
	return append(rules, units...), err
}
