package main

import (
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// packFile describes a whole pack; what is copied out of one leaves it behind.
const packFile = "pack.cue"

// newOptions are the flags of new.
type newOptions struct {
	edition, card, pack, from, with string

	own string // the edition of the pack's own that is meant; edition is then what that goes back to
}

func newNew(s *session) *cobra.Command {
	cmd := &cobra.Command{Use: "new", Short: "Begin a mission, a deck, a crew and the like",
		Long: `New begins something of your own that passes check from the start. It asks
nothing: what you do not say has a usual value, and every file it writes can be
changed afterwards. Nothing that is there already is touched.`,
		Example: `  sortie new mission cold-store
  sortie new deck odd-noises --edition firstborn --kind rock-worms
  sortie new pack rim-tales`,
		Args: cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error { return noNovelty(args) },
	}
	for _, n := range novelties {
		cmd.AddCommand(newNewThing(s, n))
	}
	return cmd
}

// noNovelty says what can be begun, to somebody who has not named it.
func noNovelty(args []string) error {
	kinds := make([]string, len(novelties))
	for i, n := range novelties {
		kinds[i] = n.kind
	}
	list := strings.Join(kinds, ", ")
	if len(args) == 0 {
		return fmt.Errorf("new what? sortie new KIND NAME, where KIND is one of %s", list)
	}
	if near, ok := diag.Nearest(args[0], kinds); ok {
		return fmt.Errorf("there is no kind %q; did you mean %s? The kinds are %s", args[0], near, list)
	}
	return fmt.Errorf("%q is not one of the kinds %s; for a mission of that name, run sortie new mission %s", args[0], list, args[0])
}

func newNewThing(s *session, n novelty) *cobra.Command {
	var opt newOptions
	cmd := &cobra.Command{
		Use: n.kind + " NAME", Short: n.short, Long: n.help(), Example: n.examples(),
		Args: exactlyOne("a name, such as " + n.name),
		RunE: func(_ *cobra.Command, args []string) error { return s.begin(n, args[0], opt) },
	}
	editions := starters.Editions(n.kind)
	cmd.Flags().StringVar(&opt.edition, "edition", "", "one of "+strings.Join(editions, ", "))
	cmd.RegisterFlagCompletionFunc("edition", cobra.FixedCompletions(editions, cobra.ShellCompDirectiveNoFileComp))
	if n.cards != "" {
		cmd.Flags().StringVar(&opt.card, "kind", "", "the kind of card")
	}
	if n.kind == packKind {
		return cmd
	}
	if along := n.along(); along != "" {
		cmd.Flags().StringVar(&opt.with, along, "", "begin with this "+along+" of the pack")
	}
	cmd.Flags().StringVar(&opt.pack, "pack", "", "the folder of the pack to put it into")
	if n.ofRules() {
		return cmd
	}
	cmd.Flags().StringVar(&opt.from, "from", "", "a folder to copy, or one of Sortie's own")
	cmd.RegisterFlagCompletionFunc("from", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		own, err := library(n.kind)
		if err != nil {
			return nil, cobra.ShellCompDirectiveError
		}
		return english.Each(own, func(e catalogue.Entry) string { return e.ID + "\t" + e.Title }), cobra.ShellCompDirectiveDefault
	})
	return cmd
}

// begin makes what is asked for, and says where it is and what to do with it.
func (s *session) begin(n novelty, name string, opt newOptions) error {
	dir, err := n.place(name, opt.pack)
	if err != nil {
		return err
	}
	if err := starters.CheckName(n.kind, filepath.Base(dir)); err != nil {
		return err
	}
	switch {
	case opt.from != "" && opt.with != "":
		return fmt.Errorf("--from copies a thing with what it names: leave --%s out, and change the copy", n.along())
	case opt.from != "" && opt.edition+opt.card != "":
		return errors.New("--from copies a thing as it is: leave --edition and --kind out, and change the copy")
	}
	if opt.from == "" {
		s.chooseEdition(n, dir, &opt)
	}
	made, err := s.made(n, dir, opt)
	if err != nil {
		return err
	}
	if err := supervise.Whole(func() error { return output.NewFolder(dir, made.files) }); err != nil {
		return err
	}
	shown := filepath.ToSlash(dir)
	for _, f := range made.files {
		if _, err := fmt.Fprintln(s.out, diag.Visible(path.Join(shown, f.Name))); err != nil {
			return err
		}
	}
	s.sayAlong(n, made, opt)
	if n.ofRules() {
		return n.nextOfRules(s, shown)
	}
	return n.next(s, shown, len(made.files) > 1)
}

// next suggests what to do with the new thing.
func (n novelty) next(s *session, dir string, below bool) error {
	lines := ""
	if n.kind == "mission" {
		lines = "\n  sortie show " + quoted(dir)
	}
	if below {
		dir += "/..."
	}
	_, err := fmt.Fprintf(s.out, "\nNext:%s\n  sortie check --watch %s\n", lines, quoted(dir))
	return err
}

// quoted is a path as a shell takes it.
func quoted(path string) string {
	if strings.ContainsAny(path, " \t'\"$`\\*?[]{}()<>|&;#~!") {
		return "'" + strings.ReplaceAll(diag.Visible(path), "'", `'\''`) + "'"
	}
	return diag.Visible(path)
}
