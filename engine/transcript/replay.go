package transcript

import (
	"bytes"

	"github.com/sortie-tools/sortie/engine/play"
)

// Replay plays a transcript again. It takes each choice that stands there, and compares every line that comes of it with the
// one of the file: luck, events, hashes and all. hear, if there is one, is told every event. It stops behind a number of
// choices; 0: at the end.
func (t *Transcript) Replay(g *play.Game, to int, hear func(play.Event)) error {
	seed, err := t.Head.SeedOf()
	if err != nil {
		return bad(1, "the head has no seed; %s", again)
	}
	if err := g.Reset(seed); err != nil {
		return err
	}
	at, next := 0, 0
	r := NewRecorder(g, t.Head, func(line []byte) error {
		at++
		return t.compare(at, line)
	})
	g.Log = func(e play.Event) {
		r.Hear(e)
		if hear != nil && r.err == nil {
			hear(e)
		}
	}
	defer func() { g.Log = nil }()
	err = r.Play(func(_ play.Decision, options []play.Option) int {
		if to > 0 && next == to || next == len(t.Choices) {
			return -1
		}
		next++
		return min(t.Choices[next-1].Take, len(options)) - 1
	})
	switch {
	case err != nil:
		return err
	case to == 0 && at < len(t.lines):
		return bad(at+1, "here the game is not where the transcript has it; %s", again)
	}
	return nil
}

// compare holds a line of the game against that of the file.
func (t *Transcript) compare(at int, line []byte) error {
	switch {
	case at > len(t.lines):
		return bad(len(t.lines), "the game goes on behind the last line of the transcript; %s", again)
	case bytes.Equal(line, t.lines[at-1]):
		return nil
	case bytes.Equal(line, bytes.TrimSuffix(t.lines[at-1], []byte("\r"))):
		return bad(at, "its line ends have been changed to those of another system: change them back, or write it anew with sortie play --transcript")
	case at == 1:
		return bad(1, "the head has other facts than the mission has now; %s", again)
	}
	return bad(at, "the game says otherwise here.\n  transcript: %s\n  game:       %s", around(t.lines[at-1], line), around(line, t.lines[at-1]))
}

// around is a line for a message: as much of it as is around the place where another is the first time otherwise.
func around(line, other []byte) string {
	const before, most = 100, 300
	same := 0
	for same < min(len(line), len(other)) && line[same] == other[same] {
		same++
	}
	begun, out := max(min(same, len(line))-before, 0), ""
	if begun > 0 {
		out = "…"
	}
	if line = line[begun:]; len(line) > most {
		return out + string(bytes.ToValidUTF8(line[:most], nil)) + "…"
	}
	return out + string(bytes.ToValidUTF8(line, nil))
}
