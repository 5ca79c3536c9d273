package exhaust

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/internal/random"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// runner plays one mission after the other, those that ship and those that are made up.
type runner struct {
	t       *testing.T
	watcher *Watcher
	curious *Curious
	maker   *random.Maker
	shipped []shipped.Mission // of the edition
	games   int
}

func newRunner(t *testing.T) *runner {
	t.Helper()
	m := shipped.MissionOf(t, "salvage-run")
	maker, err := random.New(m.Rules, m.Decks)
	if err != nil {
		t.Fatal(err)
	}
	all := slices.DeleteFunc(shipped.Missions(t), func(x shipped.Mission) bool { return x.Edition != m.Edition })
	all = append(all, arenas(t)...)
	return &runner{t, NewWatcher(), NewCurious(rand.New(rand.NewPCG(1, 1))), maker, all, 0}
}

// arenas are the missions that scripts are played on, which have rules in every word that few missions use, and those in which
// happens what needs more than luck elsewhere.
func arenas(t *testing.T) []shipped.Mission {
	t.Helper()
	var out []shipped.Mission
	for _, dir := range []string{"../script/testdata/arenas", "testdata/arenas"} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, e := range entries {
			if e.IsDir() {
				ids = append(ids, e.Name())
			}
		}
		for _, u := range compiler.CompileTree(os.DirFS(dir), "arenas", ids, compiler.Options{Library: missions.FS, Decks: true}).Units {
			if u.Mission != nil && u.Rules != nil {
				out = append(out, shipped.Mission{Mission: u.Mission, Rules: u.Rules, Decks: u.Decks})
			}
		}
	}
	return out
}

// play plays games of a mission: curiously, greedily and at random.
func (r *runner) play(x *play.Rules, seed uint64, games int) {
	g := &play.Game{Rules: x}
	for i := range games {
		var p policy.Policy = r.curious
		if name := []string{"", "greedy", "", "random"}[(int(seed)+i)%4]; name != "" {
			p, _ = policy.Named(name, seed)
		}
		if _, err := Play(r.watcher, g, seed+uint64(i), p); err != nil && !atLimit(err) {
			r.t.Errorf("mission %s, seed %d: %v", x.Mission.ID, seed+uint64(i), err)
		}
		r.games++
	}
}

// atLimit reports whether a game ended because a mission that nobody wrote asks for more than a game has room for.
func atLimit(err error) bool {
	var full *play.TooMuch
	return errors.As(err, &full)
}

// ships plays the missions of the edition that ship, with crews that are made up.
func (r *runner) ships(seed uint64, games int) {
	for _, m := range r.shipped {
		n := max(m.Players.Min, 1) + int(seed)%(max(m.Players.Max, 1)-max(m.Players.Min, 1)+1)
		x, err := play.Lower(m.Mission, m.Rules, m.Decks, r.maker.Crews(seed, n, r.wanted()))
		if err != nil {
			r.t.Logf("%s: %v", m.ID, err)
			continue
		}
		r.play(x, seed, games)
	}
}

// wanted are the skills of which some level has not been used yet, at their highest.
func (r *runner) wanted() []model.Amount {
	var out []model.Amount
	for _, s := range r.shipped[0].Rules.Skills {
		for l := range s.Levels {
			if r.watcher.Happened[Thing{skills, levelName(s.ID, l+1)}] == 0 {
				out = append(out, model.Amount{ID: s.ID, Count: len(s.Levels)})
				break
			}
		}
	}
	return out
}

// madeUp plays a mission that nobody wrote.
func (r *runner) madeUp(seed uint64, games int) {
	var x *play.Rules
	_, err := r.maker.Draw(seed, func(d *random.Draw) (err error) {
		if x, err = play.Lower(d.Mission, d.Rules, d.Decks, d.Crews); err == nil {
			_, err = x.New(seed)
		}
		return err
	})
	if err != nil {
		r.t.Fatal(err)
	}
	r.play(x, seed, games)
}

// TestMissionsThatBrokeOff plays those once more that nobody wrote and in which a game once broke off.
func TestMissionsThatBrokeOff(t *testing.T) {
	r := newRunner(t)
	r.madeUp(3425, 2) // one of the things that are offered gives actions in a way that no game plays
	r.madeUp(3914, 2) // a rule asks whom somebody sees who is aboard
}

// TestEverythingHappens plays until everything has happened that has no reason never to. In a sample, what is said never to
// happen does not, and four things of five do; in make soak, each does.
func TestEverythingHappens(t *testing.T) {
	missions, full := uint64(80), os.Getenv("SORTIE_FULL") != ""
	if full {
		missions = 6000
	}
	r := newRunner(t)
	m := shipped.MissionOf(t, "salvage-run")
	inventory, reasons := Inventory(m.Rules, m.Decks), readReasons(t)
	var missing []string
	for seed := range missions {
		if r.madeUp(seed, 2); seed%8 == 0 {
			r.ships(seed, 1)
		}
		if _, missing, _ = Judge(inventory, r.watcher.Happened, reasons); len(missing) == 0 {
			break
		}
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		reasons = writeReasons(t, reasons, r.watcher.Happened)
	}
	wrong, missing, unheard := Judge(inventory, r.watcher.Happened, reasons)
	t.Logf("%d games; %d of %d things have happened, %d never do by the table", r.games, len(inventory)-len(missing)-len(reasons), len(inventory), len(reasons))
	for _, x := range wrong {
		t.Errorf("%s is said never to happen and does: take it out of testdata/never.tsv", x)
	}
	for _, x := range unheard {
		t.Errorf("testdata/never.tsv speaks of %s, and there is no such thing", x)
	}
	if full || len(missing)*5 > len(inventory)-len(reasons) {
		for _, x := range missing {
			t.Errorf("%s never happens, and testdata/never.tsv has no reason", x)
		}
	}
}

// readReasons reads the table of what never happens.
func readReasons(t *testing.T) []Reason {
	t.Helper()
	text, err := os.ReadFile("testdata/never.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var out []Reason
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		part := strings.Split(line, "\t")
		if i == 0 || line == "" {
			continue
		}
		if len(part) != 3 || slices.Contains(part, "") {
			t.Fatalf("testdata/never.tsv:%d: it takes a family, a name and a reason", i+1)
		}
		out = append(out, Reason{Thing{part[0], part[1]}, part[2]})
	}
	return out
}

// writeReasons takes out of the table what has happened after all.
func writeReasons(t *testing.T, reasons []Reason, happened map[Thing]int) []Reason {
	t.Helper()
	reasons = slices.DeleteFunc(reasons, func(r Reason) bool { return happened[r.Thing] > 0 })
	text := "family\tname\treason\n"
	for _, r := range reasons {
		text += r.Family + "\t" + r.Name + "\t" + r.Why + "\n"
	}
	if err := os.WriteFile("testdata/never.tsv", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return reasons
}

// TestThePageIsFresh: the page of what never happens says what the table does.
func TestThePageIsFresh(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	const file = "../../docs/rules/happened.md"
	want := Page(Inventory(m.Rules, m.Decks), readReasons(t))
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("%s is stale: SORTIE_UPDATE=1 go test ./engine/exhaust -run Page", file)
	}
}

// TestJudgeFindsWhatIsWrong: in what happened, in what did not, and in the table.
func TestJudgeFindsWhatIsWrong(t *testing.T) {
	a, b, c, d := Thing{effects, "a"}, Thing{effects, "b"}, Thing{effects, "c"}, Thing{effects, "d"}
	wrong, missing, unheard := Judge([]Thing{a, b, c}, map[Thing]int{a: 1}, []Reason{{a, "never"}, {b, "never"}, {d, "never"}})
	for _, x := range []struct {
		list []string
		want string
	}{{wrong, "a"}, {missing, "c"}, {unheard, "d"}} {
		if len(x.list) != 1 || !strings.Contains(x.list[0], quoted(x.want)) {
			t.Errorf("%v, want %s alone", x.list, x.want)
		}
	}
}

func quoted(s string) string { return `"` + s + `"` }
