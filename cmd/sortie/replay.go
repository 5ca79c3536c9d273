package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/gaming"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/engine/transcript"
	"github.com/sortie-tools/sortie/schema/diag"
)

// replayOptions are the flags of replay.
type replayOptions struct {
	to      int
	mission string
}

func newReplay(s *session) *cobra.Command {
	var opt replayOptions
	cmd := &cobra.Command{
		Use:   "replay FILE",
		Short: "Tell a game again from its transcript, and check it",
		Long: `Replay plays a game again from the transcript that sortie play --transcript
wrote, and tells it. Every line of the transcript is compared with what the
game says: luck, choices, events, and the hash of the state at each choice.

Exit codes: 0 the transcript agrees, 1 it says something else than the game,
2 it is damaged, or of another mission than the one at hand.`,
		Example: `  sortie replay game.jsonl
  sortie replay game.jsonl --to 40`,
		Args: exactlyOne("a transcript"),
		RunE: func(_ *cobra.Command, args []string) error { return s.replay(args[0], opt) },
	}
	f := cmd.Flags()
	f.IntVar(&opt.to, "to", 0, "stop behind this many choices; at the end if 0")
	f.StringVar(&opt.mission, "mission", "", "the mission, where it does not come with Sortie")
	cmd.RegisterFlagCompletionFunc("mission", completeMissions)
	cmd.MarkFlagFilename("mission")
	return cmd
}

// replay tells a transcript again.
func (s *session) replay(file string, opt replayOptions) error {
	data, err := readGame(file, maxTranscript, "transcript")
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
	err = gaming.Replay(s.out, t, x, opt.to)
	var differs *transcript.Error
	switch {
	case errors.As(err, &differs):
		fmt.Fprintf(s.err, "sortie: %s: %s\n", diag.Visible(file), diag.Visible(differs.Error()))
		return judge.ErrFindings
	case err != nil:
		return fmt.Errorf("%s: %w", diag.Visible(file), err)
	}
	return nil
}

// gameOf is what a transcript was played with: a mission by name or else the one of its head, and the crews of its head.
func (s *session) gameOf(t *transcript.Transcript, mission string) (transcript.Game, error) {
	name := mission
	if name == "" {
		name = t.Head.Mission
	}
	u, err := s.missionOf(name)
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
