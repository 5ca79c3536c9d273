package main

import (
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/novelty"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// packFile describes a whole pack; what is copied out of one leaves it behind.
const packFile = "pack.cue"

// beginning is a kind of thing that can be begun, as the command begins it.
type beginning struct{ novelty.Kind }

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
	for _, k := range novelty.Kinds() {
		cmd.AddCommand(newNewThing(s, beginning{k}))
	}
	return cmd
}

// noNovelty says what can be begun, to somebody who has not named it.
func noNovelty(args []string) error {
	kinds := english.Each(novelty.Kinds(), func(k novelty.Kind) string { return k.Name })
	list := strings.Join(kinds, ", ")
	if len(args) == 0 {
		return fmt.Errorf("new what? sortie new KIND NAME, where KIND is one of %s", list)
	}
	if near, ok := diag.Nearest(args[0], kinds); ok {
		return fmt.Errorf("there is no kind %q; did you mean %s? The kinds are %s", args[0], near, list)
	}
	return fmt.Errorf("%q is not one of the kinds %s; for a mission of that name, run sortie new mission %s", args[0], list, args[0])
}

func newNewThing(s *session, n beginning) *cobra.Command {
	var opt newOptions
	cmd := &cobra.Command{
		Use: n.Name + " NAME", Short: n.Short, Long: n.help(), Example: n.examples(),
		Args: exactlyOne("a name, such as " + n.Example),
		RunE: func(_ *cobra.Command, args []string) error { return s.begin(n, args[0], opt) },
	}
	editions := n.Editions()
	cmd.Flags().StringVar(&opt.edition, "edition", "", "one of "+strings.Join(editions, ", "))
	cmd.RegisterFlagCompletionFunc("edition", cobra.FixedCompletions(editions, cobra.ShellCompDirectiveNoFileComp))
	if n.Cards != "" {
		cmd.Flags().StringVar(&opt.card, "kind", "", "the kind of card")
	}
	if n.Name == packKind {
		return cmd
	}
	if along := n.Along(); along != "" {
		cmd.Flags().StringVar(&opt.with, along, "", "begin with this "+along+" of the pack")
	}
	cmd.Flags().StringVar(&opt.pack, "pack", "", "the folder of the pack to put it into")
	if n.OfRules() {
		return cmd
	}
	cmd.Flags().StringVar(&opt.from, "from", "", "a folder to copy, or one of Sortie's own")
	cmd.RegisterFlagCompletionFunc("from", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		own, err := library(n.Name)
		if err != nil {
			return nil, cobra.ShellCompDirectiveError
		}
		return english.Each(own, func(e catalogue.Entry) string { return e.ID + "\t" + e.Title }), cobra.ShellCompDirectiveDefault
	})
	return cmd
}

// nameHelp is said of every name.
const nameHelp = `

NAME is lower-case letters, digits and hyphens; the title is made from it. It
may have folders in front.`

// help is the long help of a kind.
func (n beginning) help() string {
	text := n.Long + nameHelp
	if n.OfRules() {
		text += " It goes into the folder " + n.Shelf + " of the\npack; without a pack around it there is nothing to add it to."
	} else if n.Shelf != "" {
		text += " Without any, beside a pack.cue, it goes into the\nfolder " + n.Shelf + "."
	}
	if n.Along() != "" {
		text += "\n\nInside a pack, --" + n.Along() + " ID names one that is there, and none is made."
	}
	if usual := n.Editions(); len(usual) > 1 {
		text += "\n\nWithout --edition it has that of the rest of its pack, or " + usual[0] + "."
		if n.Name != packKind {
			text += " One of the\npack's own can be named as well."
		}
	}
	return text
}

// examples are command lines that work.
func (n beginning) examples() string {
	return "  sortie new " + n.Name + " " + n.Example + "\n  sortie new " + n.Name + " " + n.More
}

// begin makes what is asked for, and says where it is and what to do with it.
func (s *session) begin(n beginning, name string, opt newOptions) error {
	dir, err := n.place(name, opt.pack)
	if err != nil {
		return err
	}
	if err := starters.CheckName(n.Name, filepath.Base(dir)); err != nil {
		return err
	}
	switch {
	case opt.from != "" && opt.with != "":
		return fmt.Errorf("--from copies a thing with what it names: leave --%s out, and change the copy", n.Along())
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
	if n.OfRules() {
		return n.nextOfRules(s, shown)
	}
	return n.next(s, shown, len(made.files) > 1)
}

// next suggests what to do with the new thing.
func (n beginning) next(s *session, dir string, below bool) error {
	lines := ""
	if n.Name == "mission" {
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

// uses tells how a mission comes to what is new, by kind; the name takes the place of the percent sign.
var uses = map[string]string{
	"npc":     "A mission of the pack places it with\n  setup: npcs: [{kind: %q, at: [3, 3]}]",
	"item":    "It is dealt into crates like others; a rule of a mission hands it out with\n  {kind: \"give\", token: %q}",
	"skill":   "A trader of a crew has it with\n  learned: {%q: 1}",
	"terrain": "A mission of the pack places it with\n  board: furniture: f1: {kind: %q, at: [10, 10]}",
	"edition": "A mission of the pack is played by it with\n  edition: %q\nwhich sortie new mission writes with --edition.",
}

// lookUps are what to look up while writing something, by kind.
var lookUps = map[string]string{"npc": "NPCKind", "item": "Token", "skill": "SkillKind", "terrain": "TerrainRule", "house": "House", "edition": "Edition"}

// nextOfRules says how to go on with something that is part of a pack's rules.
func (n beginning) nextOfRules(s *session, dir string) error {
	pack, id := packAbove(path.Dir(dir)), path.Base(dir)
	if use := uses[n.Name]; use != "" {
		fmt.Fprintf(s.out, "\n"+use+"\n", id)
	}
	explained := lookUps[n.Name]
	if n.Shelf == novelty.HouseShelf && n.Name != model.HouseKind {
		explained += "\n  sortie explain Program"
	}
	_, err := fmt.Fprintf(s.out, "\nNext: change its values; every field is told of by\n  sortie explain %s\nand see what comes of it with\n  sortie show %s\n  sortie check --watch %s\n",
		explained, id, quoted(pack+"/..."))
	return err
}
