package transcript

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/play"
)

// What a transcript holds at most.
const (
	maxSize    = 64 << 20
	maxLine    = 4 << 20
	maxLines   = 1 << 20
	maxChoices = 1 << 18
)

// Transcript is a transcript that has been read.
type Transcript struct {
	Head    Head
	Choices []Choice
	Ends    bool // it has an end line
	lines   [][]byte
}

// Choice is a decision as it was taken.
type Choice struct {
	Line   int    `json:"-"` // where it stands
	Choice int    `json:"choice"`
	Of     int    `json:"of"`
	Take   int    `json:"take"`
	Does   string `json:"does"`
	Says   string `json:"says"`
	Hash   string `json:"hash"`
}

// Activates reports whether the choice behind so many picks the trader who acts next.
func (t *Transcript) Activates(behind int) bool {
	return t.Choices[behind].Does == optionNames()[play.Activate]
}

// Error is what is wrong about a transcript, with the line that it is wrong in and what to do about it.
type Error struct {
	Line int // 0: all of it
	What string
}

// Error is the line, where there is one, and what is wrong in it.
func (e *Error) Error() string {
	if e.Line == 0 {
		return e.What
	}
	return fmt.Sprintf("line %d: %s", e.Line, e.What)
}

func bad(line int, format string, args ...any) *Error {
	return &Error{line, fmt.Sprintf(format, args...)}
}

// again is the remedy for most of what can be wrong: a transcript is made, not written.
const again = "write it anew with sortie play --transcript"

// Read reads a transcript. Every line has to be what it says; what the lines say is checked by whoever plays it again.
func Read(data []byte) (*Transcript, error) {
	if len(data) > maxSize {
		return nil, bad(0, "this is longer than %d MB, and no transcript is", maxSize>>20)
	}
	t := &Transcript{}
	for len(data) > 0 {
		line, rest, ended := bytes.Cut(data, []byte("\n"))
		data = rest
		t.lines = append(t.lines, line)
		if err := t.take(line, ended); err != nil {
			return nil, err
		}
	}
	switch {
	case len(t.lines) == 0:
		return nil, bad(0, "the file is empty; %s", again)
	case !t.Ends:
		return nil, bad(len(t.lines), "the transcript breaks off: its last line has to say how the game ended; %s", again)
	}
	return t, nil
}

// take reads the last line there is.
func (t *Transcript) take(line []byte, ended bool) error {
	n := len(t.lines)
	var is struct {
		Is string `json:"is"`
	}
	switch {
	case n > maxLines || len(line) > maxLine:
		return bad(n, "a transcript has at most %d lines of at most %d MB; %s", maxLines, maxLine>>20, again)
	case json.Unmarshal(line, &is) != nil:
		return bad(n, "this is no JSON object: the line is damaged; %s", again)
	case !ended:
		return bad(n, "the line breaks off; %s", again)
	case (n == 1) != (is.Is == "head"):
		return bad(n, "a transcript begins with one head, and this is %q: is it a transcript at all?", clip(is.Is))
	case t.Ends:
		return bad(n, "something stands behind the end of the game; take it out")
	}
	switch is.Is {
	case "head":
		return t.takeHead(line)
	case "choice":
		return t.takeChoice(line)
	case "end":
		return t.takeEnd(line)
	case "luck", "event", "stand":
		return nil
	}
	return bad(n, "there are no lines that are %q; a line is a head, luck, an event, a choice, a stand or an end", clip(is.Is))
}

// clip shortens what a file says, for messages.
func clip(s string) string {
	if len(s) > 40 {
		return strings.ToValidUTF8(s[:40], "") + "…"
	}
	return s
}

func (t *Transcript) takeHead(line []byte) error {
	if err := json.Unmarshal(line, &t.Head); err != nil {
		return bad(1, "the head is damaged: %s; %s", err, again)
	}
	if t.Head.Format != Format {
		return bad(1, "this transcript has format %d, and this program reads format %d: %s", t.Head.Format, Format, again)
	}
	if _, err := t.Head.SeedOf(); err != nil || t.Head.Mission == "" || len(t.Head.Crews) == 0 {
		return bad(1, "the head does not say mission, seed and crews; %s", again)
	}
	if len(t.Head.Crews) > play.MaxCrews {
		return bad(1, "the head has %d crews, and a game has at most %d; %s", len(t.Head.Crews), play.MaxCrews, again)
	}
	return nil
}

func (t *Transcript) takeChoice(line []byte) error {
	n := len(t.lines)
	c := Choice{Line: n}
	if err := json.Unmarshal(line, &c); err != nil {
		return bad(n, "the choice is damaged: %s; %s", err, again)
	}
	switch {
	case len(t.Choices) == maxChoices:
		return bad(n, "a transcript has at most %d choices; %s", maxChoices, again)
	case c.Choice != len(t.Choices)+1:
		return bad(n, "this is choice %d, and choice %d comes here: a line is missing, or stands twice; %s", c.Choice, len(t.Choices)+1, again)
	case c.Take < 1 || c.Take > c.Of:
		return bad(n, "option %d of %d is taken, and there is none such; %s", c.Take, c.Of, again)
	}
	t.Choices = append(t.Choices, c)
	return nil
}

func (t *Transcript) takeEnd(line []byte) error {
	n := len(t.lines)
	var end struct {
		Choices int `json:"choices"`
	}
	if err := json.Unmarshal(line, &end); err != nil {
		return bad(n, "the end is damaged: %s; %s", err, again)
	}
	if end.Choices != len(t.Choices) {
		return bad(n, "the game is said to have had %d choices, and %d stand here: lines are missing; %s", end.Choices, len(t.Choices), again)
	}
	t.Ends = true
	return nil
}

// Lines is how many lines there are.
func (t *Transcript) Lines() int { return len(t.lines) }
