package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/engine/transcript"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// table is a mission with its crews, lowered.
type table struct {
	transcript.Game
	game *play.Game
}

// tables are the missions that ship for an edition, each for every number of crews up to a most.
func tables(t *testing.T, edition, crew string, most int) []table {
	t.Helper()
	folders, err := missions.FS.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	dirs := []string{path.Join("crews", crew)}
	for _, f := range folders {
		if _, err := missions.FS.ReadFile(path.Join(f.Name(), "mission.cue")); err == nil {
			dirs = append(dirs, f.Name())
		}
	}
	units := compiler.CompileTree(missions.FS, "missions", dirs, compiler.Options{Library: missions.FS, Decks: true}).Units
	var who *model.Crew
	for _, u := range units {
		if c, ok := u.Value.(*model.Crew); ok {
			who = c
		}
	}
	var out []table
	for _, u := range units {
		if u.Mission == nil || u.Rules == nil || u.Edition != edition {
			continue
		}
		for n := u.Mission.Players.Min; n <= min(u.Mission.Players.Max, most); n++ {
			x := table{Game: transcript.Game{Mission: u.Mission, Rules: u.Rules, Decks: u.Decks}}
			for range n {
				x.Crews = append(x.Crews, who)
			}
			r, err := play.Lower(x.Mission, x.Rules, x.Decks, x.Crews)
			if err != nil {
				t.Fatal(err)
			}
			x.game = &play.Game{Rules: r}
			out = append(out, x)
		}
	}
	return out
}

// record plays a game and writes it down.
func (x *table) record(t *testing.T, seed uint64, p policy.Policy) []byte {
	t.Helper()
	if err := x.game.Reset(seed); err != nil {
		t.Fatal(err)
	}
	var b transcript.Buffer
	r := transcript.NewRecorder(x.game, x.Head("test", seed, ""), b.Line)
	x.game.Log = r.Hear
	if err := r.Play(func(d play.Decision, o []play.Option) int { return p.Choose(x.game, d, o) }); err != nil {
		t.Fatal(err)
	}
	if err := x.game.Err(); err != nil {
		t.Fatalf("%s, seed %d: %v", x.Mission.ID, seed, err)
	}
	return b.Bytes()
}

// TestGamesPassTheReferee plays every mission of the Purge by both policies, and has each game judged.
func TestGamesPassTheReferee(t *testing.T) {
	games, crews := 240, 2
	if os.Getenv("SORTIE_FULL") != "" {
		games, crews = 10_000, 4
	}
	list := tables(t, "purge", "patient-creditor", crews)
	var done, wrong atomic.Int64
	t.Run("of", func(t *testing.T) {
		for k := range list {
			x := &list[k]
			t.Run(fmt.Sprintf("%s/%d", x.Mission.ID, len(x.Crews)), func(t *testing.T) {
				t.Parallel()
				for i := k; i < games && wrong.Load() < 10; i += len(list) {
					if !x.passes(t, uint64(i/len(list))) {
						wrong.Add(1)
					}
					if n := done.Add(1); n%500 == 0 {
						fmt.Fprintf(os.Stderr, "%d of %d transcripts judged\n", n, games)
					}
				}
			})
		}
	})
	t.Logf("%d of %d transcripts are as the referee has the rules", done.Load()-wrong.Load(), done.Load())
}

// TestGamesThatWereRefused plays games once more in which the referee or the engine was wrong.
func TestGamesThatWereRefused(t *testing.T) {
	list := tables(t, "purge", "patient-creditor", 4)
	for _, c := range []struct {
		mission string
		crews   int
		seed    uint64
	}{
		{"salvage-run", 3, 523}, // a civilian of a crew, who shoots and carries a silent pistol
		{"hold-out", 2, 423},    // a piece that is dragged past a comrade
		{"hold-out", 1, 339},    // a move behind a turn in which somebody was to go farther
		{"hold-out", 4, 609},    // a trader who goes back to its own crew
		{"hold-out", 3, 381},    // somebody of no crew who is dragged aboard, as the mission wants
	} {
		i := slices.IndexFunc(list, func(x table) bool { return x.Mission.ID == c.mission && len(x.Crews) == c.crews })
		list[i].passes(t, c.seed)
	}
}

// passes has a game judged, greedy and random ones by turns.
func (x *table) passes(t *testing.T, seed uint64) bool {
	t.Helper()
	var p policy.Policy = policy.Greedy{}
	if seed%2 == 1 {
		p = &policy.Random{Luck: rand.New(rand.NewPCG(seed, 1))}
	}
	data := x.record(t, seed, p)
	found := Check(bytes.NewReader(data))
	if len(found) > 0 {
		t.Errorf("%s, %d crews, seed %d, %T:\n%s", x.Mission.ID, len(x.Crews), seed, p, around(data, found[0]))
	}
	return len(found) == 0
}

// around is a fault with the lines before it.
func around(data []byte, f Fault) string {
	lines := bytes.Split(data, []byte("\n"))
	var b bytes.Buffer
	for i := max(f.Line-8, 1); i < f.Line && i < len(lines); i++ {
		fmt.Fprintf(&b, "%.200s\n", lines[i])
	}
	fmt.Fprintf(&b, "%d: %s", f.Line, f.What)
	return b.String()
}
