package transcript

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/schema/model"
)

// gameOf is what games of a mission that ships are played with.
func gameOf(t testing.TB, mission string, crews int) (Game, *play.Rules) {
	t.Helper()
	m := shipped.MissionOf(t, mission)
	x := Game{Mission: m.Mission, Rules: m.Rules, Decks: m.Decks}
	for range crews {
		x.Crews = append(x.Crews, shipped.CrewOf(t, "patient-creditor"))
	}
	r, err := play.Lower(x.Mission, x.Rules, x.Decks, x.Crews)
	if err != nil {
		t.Fatal(err)
	}
	return x, r
}

// record plays a game and writes it down.
func record(t testing.TB, x Game, g *play.Game, seed uint64, p policy.Policy) []byte {
	t.Helper()
	if err := g.Reset(seed); err != nil {
		t.Fatal(err)
	}
	var b Buffer
	r := NewRecorder(g, x.Head("test", seed, "random"), b.Line)
	g.Log = r.Hear
	defer func() { g.Log = nil }()
	if err := r.Play(func(d play.Decision, o []play.Option) int { return p.Choose(g, d, o) }); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func random(seed uint64) policy.Policy { return &policy.Random{Luck: rand.New(rand.NewPCG(seed, 5))} }

// TestGamesAreReplayedFromTheirTranscripts writes games down and plays them again from what was written.
func TestGamesAreReplayedFromTheirTranscripts(t *testing.T) {
	for mission, crews := range map[string]int{"salvage-run": 1, "crossfire": 2, "hold-out": 2, "starter": 1} {
		x, rules := gameOf(t, mission, crews)
		g := &play.Game{Rules: rules}
		for seed := range uint64(3) {
			data := record(t, x, g, seed, random(seed))
			script, err := Read(data)
			if err != nil {
				t.Fatal(err)
			}
			if err := script.Replay(&play.Game{Rules: rules}, 0, nil); err != nil {
				t.Errorf("%s, seed %d: %v", mission, seed, err)
			}
			heard := 0
			half := &play.Game{Rules: rules}
			if err := script.Replay(half, len(script.Choices)/2, func(play.Event) { heard++ }); err != nil || heard == 0 || half.Over {
				t.Errorf("%s, seed %d: half of the game: %v, %d events", mission, seed, err, heard)
			}
		}
	}
}

// TestWritingDownChangesNothing plays games with and without a recorder.
func TestWritingDownChangesNothing(t *testing.T) {
	x, rules := gameOf(t, "salvage-run", 1)
	plain, told := &play.Game{Rules: rules}, &play.Game{Rules: rules}
	for seed := range uint64(3) {
		record(t, x, told, seed, policy.Greedy{})
		if err := plain.Reset(seed); err != nil {
			t.Fatal(err)
		}
		policy.Play(plain, policy.Greedy{})
		if plain.Hash() != told.Hash() {
			t.Errorf("seed %d: another game", seed)
		}
	}
}

// TestADifferenceIsFoundInItsLine changes one thing of a transcript at a time; playing it again names the line.
func TestADifferenceIsFoundInItsLine(t *testing.T) {
	x, rules := gameOf(t, "salvage-run", 1)
	good := record(t, x, &play.Game{Rules: rules}, 3, random(3))
	lines := bytes.Split(bytes.TrimSuffix(good, []byte("\n")), []byte("\n"))
	for _, c := range []struct{ of, from, to string }{
		{`"is":"luck"`, `"stream":"`, `"stream":"x`}, {`"event":"moved"`, `"length":`, `"length":1`}, {`"is":"choice"`, `"hash":"`, `"hash":"f`},
		{`"is":"stand"`, `"pegs":`, `"pegs":1`}, {`"event":"pegs-added"`, `"pegs":`, `"pegs":1`}, {`"is":"end"`, `"round":`, `"round":1`},
	} {
		for i, line := range lines {
			if i < 40 && c.of != `"is":"end"` || !bytes.Contains(line, []byte(c.of)) {
				continue
			}
			changed := append([][]byte{}, lines...)
			changed[i] = bytes.Replace(line, []byte(c.from), []byte(c.to), 1)
			s, err := Read(append(bytes.Join(changed, []byte("\n")), '\n'))
			if err == nil {
				err = s.Replay(&play.Game{Rules: rules}, 0, nil)
			}
			var e *Error
			if !errors.As(err, &e) || e.Line != i+1 {
				t.Errorf("%s in line %d: %v", c.of, i+1, err)
			}
			break
		}
	}
}

// TestDamagedTranscriptsAreRefused wants the line and a remedy for whatever is wrong about a file.
func TestDamagedTranscriptsAreRefused(t *testing.T) {
	head := `{"is":"head","format":1,"mission":"m","seed":"1","crews":["c"]}` + "\n"
	choice := `{"is":"choice","choice":1,"of":2,"take":1}` + "\n"
	end := `{"is":"end","choices":1}` + "\n"
	if _, err := Read([]byte(head + choice + end)); err != nil {
		t.Fatal(err)
	}
	for want, data := range map[string]string{
		"the file is empty":                                "",
		"line 1: this is no JSON object":                   "hello\n",
		"line 1: a transcript begins with":                 choice,
		"line 2: a transcript begins with":                 head + head,
		"line 1: this transcript has format 2":             strings.Replace(head, `"format":1`, `"format":2`, 1),
		"line 1: the head does not say":                    strings.Replace(head, `"seed":"1"`, `"seed":"x"`, 1),
		"line 1: the head has 7 crews":                     strings.Replace(head, `"crews":["`, `"crews":["a","b","c","d","e","f","`, 1),
		"line 2: the transcript breaks off":                head + choice,
		"line 2: the line breaks off":                      head + strings.TrimSuffix(choice, "\n"),
		"line 2: this is choice 2, and choice 1 comes":     head + strings.Replace(choice, `"choice":1`, `"choice":2`, 1),
		"line 2: option 3 of 2 is taken":                   head + strings.Replace(choice, `"take":1`, `"take":3`, 1),
		"line 2: the game is said to have had 1 choices":   head + end,
		"line 4: something stands behind the end":          head + choice + end + choice,
		`line 2: there are no lines that are "song"`:       head + `{"is":"song"}` + "\n",
		"line 2: the choice is damaged: json: cannot unma": head + `{"is":"choice","choice":"x"}` + "\n",
	} {
		if _, err := Read([]byte(data)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("wanted %q, got %v", want, err)
		}
	}
}

// TestEverythingThatHappensHasWords wants a row for each kind of event, of decision and of option, and each name once.
func TestEverythingThatHappensHasWords(t *testing.T) {
	seen := map[string]bool{}
	for i, row := range eventRows() {
		name, parts := parseRow(row)
		switch kind := play.EventKind(i); {
		case kind == play.NothingHappened, kind == play.DieRolled, kind == play.TokenDrawn, kind == play.DeckShuffled, kind == play.CoinTossed, kind == play.LineFollowed:
			continue
		case name == "" || seen[name]:
			t.Errorf("event %d has no name of its own: give it a row in words.go", i)
		}
		seen[name] = true
		for _, p := range parts {
			if !strings.ContainsRune("ABCDEF@<", rune(p.from)) {
				t.Errorf("%s: %s is made from %c, which events do not have", name, p.name, p.from)
			}
		}
	}
	for i, name := range decisionNames() {
		if name == "" && i > 0 {
			t.Errorf("decision %d has no name: give it a row in words.go", i)
		}
	}
	for i, name := range optionNames() {
		if name == "" {
			t.Errorf("option %d has no name: give it a row in words.go", i)
		}
	}
}

// TestDigestsTellContentApart changes a number of the mission, of the rules and of a crew.
func TestDigestsTellContentApart(t *testing.T) {
	x, _ := gameOf(t, "starter", 1)
	first := x.Digest()
	if len(first) != 64 || first != x.Digest() {
		t.Fatalf("no stable digest: %q", first)
	}
	m, r := *x.Mission, *x.Rules
	m.Setup.Hostility++
	r.Play.Move.Step++
	for _, y := range []Game{{&m, x.Rules, x.Decks, x.Crews}, {x.Mission, &r, x.Decks, x.Crews}, {x.Mission, x.Rules, nil, x.Crews}, {x.Mission, x.Rules, x.Decks, []*model.Crew{}}} {
		if y.Digest() == first {
			t.Error("another game has the same digest")
		}
	}
}

// FuzzRead reads anything; what it takes is played again without harm.
func FuzzRead(f *testing.F) {
	x, rules := gameOf(f, "starter", 1)
	lines := bytes.Split(record(f, x, &play.Game{Rules: rules}, 1, random(1)), []byte("\n"))
	begun := append([][]byte{}, lines[:12]...)
	f.Add(append(bytes.Join(begun, []byte("\n")), `
{"is":"end","choices":2}
`...))
	f.Add([]byte(`{"is":"head","format":1,"mission":"m","seed":"1","crews":["c"]}` + "\n" + `{"is":"choice","choice":1,"of":2,"take":2}` + "\n" + `{"is":"end","choices":1}` + "\n"))
	g := &play.Game{Rules: rules}
	f.Fuzz(func(_ *testing.T, data []byte) {
		if s, err := Read(data); err == nil {
			_ = s.Replay(g, 0, nil)
		}
	})
}

// TestWhereLinesDifferIsShown: two long lines that differ far behind are shown there, and line ends of another system are called that.
func TestWhereLinesDifferIsShown(t *testing.T) {
	long := strings.Repeat("x", 1000)
	tr := &Transcript{lines: [][]byte{[]byte("head"), []byte(long + "here")}}
	if err := tr.compare(2, []byte(long+"there")); err == nil || !strings.Contains(err.Error(), "xhere\n") || !strings.Contains(err.Error(), "xthere") {
		t.Errorf("the difference is not shown: %v", err)
	}
	tr = &Transcript{lines: [][]byte{[]byte("head\r")}}
	if err := tr.compare(1, []byte("head")); err == nil || !strings.Contains(err.Error(), "line ends") {
		t.Errorf("line ends of another system: %v", err)
	}
}
