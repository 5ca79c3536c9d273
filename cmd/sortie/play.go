package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/gaming"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/script"
	"github.com/sortie-tools/sortie/engine/transcript"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/spf13/cobra"
)

// playOptions are the flags of play.
type playOptions struct {
	auto   bool
	seed   uint64
	crews  int
	crew   string
	policy string
	record string
	script string
	json   bool
}

func newPlay(s *session) *cobra.Command {
	var opt playOptions
	cmd := &cobra.Command{
		Use:   "play [MISSION]",
		Short: "Play one game of a mission, or a script, and tell it",
		Long: `Play plays one game of a mission, with the rules that its sheet prints, and
tells what happens. MISSION is a folder, or the id of a mission that comes
with Sortie.

The same seed gives the same game on every machine. --transcript writes the
game down so that it stands by itself; sortie replay tells it again.

--script plays a script: a set-up, dice, steps, and what must come of them,
against MISSION or, without one, the mission that the script names. Exit
codes are then 0 where all it expects holds, 1 where something does not, and
2 where the script itself is wrong.

--json writes JSON, a value a line: of a game the lines of its transcript in
place of the words, of a script and of its twin what happened, what was
expected and found, and a hash of the state behind each step.`,
		Example: `  sortie play salvage-run --auto
  sortie play missions/crossfire --auto --crews 2 --seed 7
  sortie play salvage-run --auto --transcript game.jsonl
  sortie play salvage-run --auto --json
  sortie play --script ruling.json`,
		Args: atMostOne("mission"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := idleBeside(cmd, opt.script); err != nil {
				return err
			}
			return s.play(args, opt)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&opt.auto, "auto", false, "let a policy play all crews")
	f.Uint64Var(&opt.seed, "seed", 1, "luck of the game")
	f.IntVar(&opt.crews, "crews", 0, "how many crews play; as few as the mission allows if 0")
	f.StringVar(&opt.crew, "crew", "", "the crew that each player brings, by its id")
	f.StringVar(&opt.policy, "policy", "greedy", "who plays: greedy, or random")
	f.StringVar(&opt.record, "transcript", "", "write the game down in `FILE`")
	f.StringVar(&opt.script, "script", "", "play the script in `FILE`")
	f.BoolVar(&opt.json, "json", false, "write JSON, a value a line")
	cmd.MarkFlagFilename("script", "json")
	cmd.RegisterFlagCompletionFunc("policy", cobra.FixedCompletions([]string{"greedy", "random"}, cobra.ShellCompDirectiveNoFileComp))
	cmd.ValidArgsFunction = completeMissions
	return cmd
}

// idleBeside refuses the flags of a game beside a script, which has its own set-up and choices.
func idleBeside(cmd *cobra.Command, script string) error {
	for _, name := range []string{"auto", "seed", "crews", "crew", "policy", "transcript"} {
		if script != "" && cmd.Flags().Changed(name) {
			return fmt.Errorf("--%s says nothing to a script, which has its own set-up and choices: leave one of the two out", name)
		}
	}
	return nil
}

// completeMissions offers the missions that come with Sortie, and folders.
func completeMissions(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	entries, err := shippedEntries()
	if err != nil || len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out []string
	for _, e := range entries {
		if e.Kind == "mission" {
			out = append(out, e.ID+"\t"+e.Title)
		}
	}
	return out, cobra.ShellCompDirectiveDefault
}

// play plays a mission, or a script.
func (s *session) play(args []string, opt playOptions) error {
	switch {
	case opt.script != "":
		return s.playScript(args, opt)
	case len(args) == 0:
		return errors.New("sortie play needs a mission, or a script; see sortie play --help")
	case !opt.auto:
		return errors.New("play needs --auto or --script: nobody but a policy plays here yet")
	}
	if err := gaming.Recordable(opt.record); err != nil {
		return err
	}
	u, err := s.missionOf(args[0], s.sound)
	if err != nil {
		return err
	}
	if opt.crews == 0 {
		opt.crews = u.Mission.Players.Min
	}
	if p := u.Mission.Players; opt.crews < p.Min || opt.crews > p.Max {
		return fmt.Errorf("--crews %d: %s is for %d to %d", opt.crews, u.Mission.ID, p.Min, p.Max)
	}
	crew, err := s.crewFor(u, opt.crew)
	if err != nil {
		return err
	}
	game := gaming.Options{Seed: opt.seed, Policy: opt.policy, Version: version}
	for range opt.crews {
		game.Crews = append(game.Crews, crew)
	}
	return s.auto(u, game, opt)
}

// auto has a policy play, and writes the game down in a file if there is one.
func (s *session) auto(u *compiler.Unit, game gaming.Options, opt playOptions) error {
	var b transcript.Buffer
	out, file := s.out, opt.record
	if file != "" || opt.json {
		game.Line = b.Line
	}
	if opt.json {
		out = io.Discard
	}
	if err := gaming.Auto(out, u.Mission, u.Rules, u.Decks, game); err != nil {
		return err
	}
	if opt.json {
		if _, err := s.out.Write(b.Bytes()); err != nil {
			return err
		}
	}
	if file == "" {
		return nil
	}
	return supervise.Whole(func() error {
		if err := gaming.Recordable(file); err != nil { // what has come there while the game was played is somebody's work, too
			return err
		}
		return output.WriteFile(filepath.FromSlash(file), b.Bytes())
	})
}

// missionOf is the mission in a folder, or the one that ships with an id. It must compile; what a check of it has found is
// heard by whoever asks, and may be in the way.
func (s *session) missionOf(name string, hear func(name string, r *judge.Report) error) (*compiler.Unit, error) {
	paths, ids := sortArgs([]string{name})
	if len(ids) > 0 {
		return s.library("mission", playable, name)
	}
	report, err := s.look(paths, s.show, lookOptions{keep: true}) // a crew of its pack may be asked for
	if err != nil {
		return nil, err
	}
	var found []*compiler.Unit
	for _, u := range report.Units {
		if playable(u) && !u.Failed {
			found = append(found, u)
		}
	}
	switch {
	case len(found) > 1:
		return nil, fmt.Errorf("%s holds several missions, and one is played: name the folder of one, such as %s", diag.Visible(name), diag.Visible(found[0].Dir))
	case len(found) == 1:
		return found[0], hear(name, report)
	}
	if err := s.show(report); err != nil {
		return nil, err
	}
	if err := report.Verdict(); err != nil {
		return nil, err
	}
	return nil, fmt.Errorf("%s holds no mission of Core Space", diag.Visible(name))
}

// sound refuses a mission with errors: a game of what cannot be set up as it is written would tell of another mission.
func (s *session) sound(name string, r *judge.Report) error {
	verdict := r.Verdict()
	if verdict == nil {
		return nil
	}
	if err := s.show(r); err != nil {
		return err
	}
	fmt.Fprintf(s.err, "sortie: nothing is played while there are errors: mend them; sortie check %s shows them again\n", diag.Visible(name))
	return verdict
}

// mentioned says that a mission has errors, and lets it be played: a script has a set-up of its own, and a transcript is
// compared with what is played.
func (s *session) mentioned(name string, r *judge.Report) error {
	var named []string
	for _, d := range r.Diagnostics {
		if d.Severity == diag.Error {
			named = append(named, diag.Visible(d.Code+": "+d.Summary))
		}
	}
	if len(named) == 0 {
		return nil
	}
	count := english.Count(len(named), "error")
	if len(named) > maxNamed {
		named = append(named[:maxNamed:maxNamed], fmt.Sprintf("and %d more", len(named)-maxNamed))
	}
	fmt.Fprintf(s.err, "sortie: the mission has %s, which may be why something is played otherwise; sortie check %s shows where:\n  %s\n", count, diag.Visible(name), strings.Join(named, "\n  "))
	return nil
}

// playable reports whether a unit is a mission that an engine knows the rules of.
func playable(u *compiler.Unit) bool { return u.Mission != nil && u.Rules != nil }

// library is the first unit of a kind that ships and fits; name is its id, if one was asked for.
func (s *session) library(kind string, fits func(*compiler.Unit) bool, name string) (*compiler.Unit, error) {
	shipped, err := catalogue.Library()
	if err != nil {
		return nil, err
	}
	var known, dirs []string
	for _, e := range shipped {
		if e.Kind != kind {
			continue
		}
		if known = append(known, e.ID); name == "" || name == e.ID {
			dirs = append(dirs, e.Folder)
		}
	}
	opt := compiler.Options{Guard: s.guard(s.show), Language: s.language, Library: missions.FS, Decks: true}
	for _, u := range compiler.CompileTree(missions.FS, "library", dirs, opt).Units {
		if fits(u) {
			return u, nil
		}
	}
	hint := ""
	if near, ok := diag.Nearest(name, known); ok {
		hint = fmt.Sprintf("; did you mean %s?", near)
	}
	return nil, fmt.Errorf("there is no %s %q here, and none of that name comes with Sortie%s", kind, diag.Visible(name), hint)
}

// crewFor is the crew with an id: of the mission's pack, else of those that ship. Without an id it is the first that ships
// and can play the mission.
func (s *session) crewFor(u *compiler.Unit, id string) (*model.Crew, error) {
	if own := u.Peer("crew", id); id != "" && own != nil {
		return enlist(own, u)
	}
	var found *model.Crew
	var why error
	_, err := s.library("crew", func(c *compiler.Unit) bool {
		if id == "" && c.Edition != u.Edition && c.Edition != u.Base {
			return false
		}
		found, why = enlist(c, u)
		return id != "" || why == nil
	}, id)
	switch {
	case err != nil && id != "":
		return nil, err
	case err != nil:
		return nil, fmt.Errorf("no crew that comes with Sortie can play by %s: name one of the pack with --crew", u.Edition)
	}
	return found, why
}

// enlist is a crew as a mission plays it. An edition of a pack's own plays the crews of the one that it goes back to, as it
// draws from its decks, but for those with something that it has not.
func enlist(c, mission *compiler.Unit) (*model.Crew, error) {
	crew, ok := c.Value.(*model.Crew)
	if !ok {
		return nil, fmt.Errorf("%s is no crew", c.ID)
	}
	if c.Edition == mission.Edition {
		return crew, nil
	}
	if c.Edition != mission.Base {
		return nil, fmt.Errorf("the crew %s is one of %s, and the mission is played by %s: name another crew with --crew", c.ID, c.Edition, mission.Edition)
	}
	if lacks := c.Foreign(mission.RuleSet); len(lacks) > 0 {
		return nil, fmt.Errorf("the crew %s has %s, which %s has not: name another crew with --crew", c.ID, lacks[0], mission.Edition)
	}
	own := *crew
	own.Edition = mission.Edition
	return &own, nil
}

// playScript plays a script against a mission, or the one that it names.
func (s *session) playScript(args []string, opt playOptions) error {
	data, err := gaming.ReadFile(opt.script, gaming.MaxScript, "script")
	if err != nil {
		return err
	}
	x, err := script.Parse(data)
	if err != nil {
		return fmt.Errorf("%s: %w", diag.Visible(opt.script), err)
	}
	var lost error
	on := func(name string) (script.Mission, error) {
		switch {
		case len(args) > 0:
			name = args[0]
		case !nameable(name):
			return script.Mission{}, fmt.Errorf("%q is a folder elsewhere: a script names a mission that ships, or one beside it; sortie play MISSION --script plays it on any", diag.Visible(name))
		default:
			name = arenaOf(opt.script, name)
		}
		u, err := s.missionOf(name, s.mentioned)
		if lost = err; err != nil {
			return script.Mission{}, err
		}
		return script.Mission{Mission: u.Mission, Rules: u.Rules, Decks: u.Decks}, nil
	}
	tell := gaming.InWords
	if opt.json {
		tell = gaming.InJSON
	}
	held, err := gaming.Script(s.out, x, on, tell)
	switch {
	case lost != nil:
		return lost
	case err != nil:
		return fmt.Errorf("%s: %w", diag.Visible(opt.script), err)
	case !held:
		return judge.ErrFindings
	}
	return nil
}

// nameable says that a mission is named in a file as it can be: a file from elsewhere leads to no other folder of the machine.
func nameable(mission string) bool {
	return filepath.IsLocal(filepath.FromSlash(mission)) && mission != "."
}

// arenaOf is the folder of the mission that a script names: one of that name beside the script, or in a folder "arenas" there
// or up to three folders above. Without one it is the name itself, as of a mission that comes with Sortie.
func arenaOf(file, mission string) string {
	dir := filepath.Dir(filepath.FromSlash(file))
	for range 4 {
		for _, at := range []string{filepath.Join(dir, mission), filepath.Join(dir, "arenas", mission)} {
			if info, err := os.Stat(filepath.Join(at, "mission.cue")); err == nil && info.Mode().IsRegular() {
				return filepath.ToSlash(at)
			}
		}
		dir = filepath.Join(dir, "..")
	}
	return mission
}

// replayOptions are the flags of replay.
type replayOptions struct {
	to      int
	mission string
	script  bool
	json    bool
}

func newReplay(s *session) *cobra.Command {
	var opt replayOptions
	cmd := &cobra.Command{
		Use:   "replay FILE",
		Short: "Tell a game again from its transcript, and check it",
		Long: `Replay plays a game again from the transcript that sortie play --transcript
wrote, and tells it. Every line of the transcript is compared with what the
game says: luck, choices, events, and the hash of the state at each choice.

--as-script writes a moment of the game as a script instead: the board as it
was when a trader was about to act, to try out what would have come of
something else. --json writes one value for programs: whether the transcript
agrees, what happened in words, and the hash of the last state.

Exit codes: 0 the transcript agrees, 1 it says something else than the game,
2 it is damaged, or of another mission than the one at hand.`,
		Example: `  sortie replay game.jsonl
  sortie replay game.jsonl --to 40
  sortie replay game.jsonl --to 40 --as-script > moment.json`,
		Args: exactlyOne("a transcript"),
		RunE: func(_ *cobra.Command, args []string) error { return s.replay(args[0], opt) },
	}
	f := cmd.Flags()
	f.IntVar(&opt.to, "to", 0, "stop behind this many choices; at the end if 0")
	f.StringVar(&opt.mission, "mission", "", "the mission, where it does not come with Sortie")
	f.BoolVar(&opt.script, "as-script", false, "write the last moment before that as a script")
	f.BoolVar(&opt.json, "json", false, "write what comes of it as JSON")
	cmd.MarkFlagsMutuallyExclusive("as-script", "json")
	cmd.RegisterFlagCompletionFunc("mission", completeMissions)
	cmd.MarkFlagFilename("mission")
	return cmd
}

// replay tells a transcript again.
func (s *session) replay(file string, opt replayOptions) error {
	data, err := gaming.ReadFile(file, gaming.MaxTranscript, "transcript")
	if err != nil {
		return err
	}
	t, err := transcript.Read(data)
	if err != nil {
		return fmt.Errorf("%s: %w", diag.Visible(file), err)
	}
	if opt.to < 0 || opt.to > len(t.Choices) {
		return fmt.Errorf("--to %d: the transcript has choices 1 to %d", opt.to, len(t.Choices))
	}
	x, err := s.gameOf(t, opt.mission)
	if err != nil {
		return err
	}
	switch {
	case opt.script:
		err = s.moment(t, x, opt.to)
	case opt.json:
		err = gaming.ReplayInJSON(s.out, t, x, opt.to)
	default:
		err = gaming.Replay(s.out, t, x, opt.to)
	}
	var differs *transcript.Error
	switch {
	case errors.As(err, &differs) && opt.json:
		return judge.ErrFindings
	case errors.As(err, &differs):
		fmt.Fprintf(s.err, "sortie: %s: %s\n", diag.Visible(file), diag.Visible(differs.Error()))
		return judge.ErrFindings
	case err != nil:
		return fmt.Errorf("%s: %w", diag.Visible(file), err)
	}
	return nil
}

// moment writes a moment of a transcript as a script.
func (s *session) moment(t *transcript.Transcript, x transcript.Game, to int) error {
	data, at, err := gaming.Moment(t, x, to)
	if err != nil {
		return err
	}
	if at != to {
		fmt.Fprintf(s.err, "sortie: the script begins behind choice %d of %d, where a trader is picked\n", at, len(t.Choices))
	}
	_, err = fmt.Fprintf(s.out, "%s\n", data)
	return err
}

// gameOf is what a transcript was played with: a mission by name or else the one of its head, and the crews of its head.
func (s *session) gameOf(t *transcript.Transcript, mission string) (transcript.Game, error) {
	name := mission
	if name == "" {
		name = t.Head.Mission
		if !nameable(name) || strings.ContainsAny(name, `/\`) {
			return transcript.Game{}, fmt.Errorf("the transcript is of %q, which is no id: name the folder of the mission with --mission", diag.Visible(name))
		}
	}
	u, err := s.missionOf(name, s.mentioned)
	if err != nil {
		if mission == "" {
			err = fmt.Errorf("%w; name the folder of the mission with --mission", err)
		}
		return transcript.Game{}, err
	}
	x := transcript.Game{Mission: u.Mission, Rules: u.Rules, Decks: u.Decks}
	for _, id := range t.Head.Crews {
		crew, err := s.crewFor(u, id)
		if err != nil {
			return x, err
		}
		x.Crews = append(x.Crews, crew)
	}
	return x, nil
}
