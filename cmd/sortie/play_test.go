package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/gaming"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/dice"
	"github.com/sortie-tools/sortie/printer/bundle"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
	"github.com/sortie-tools/sortie/schema/model"
)

// The page that ships, over file://: two crews with Assistance cards fill the crates, play three
// rounds, look at a kept card and play it, open every crate and use the console, without a word on
// the browser's console; and the engine outside a browser comes to the same end.
func TestSalvageRunInBrowser(t *testing.T) {
	chrometest.Binary(t) // skips before anything is built for nothing
	dir := buildSalvageRun(t, "--dpi", "50")
	c := chrometest.Open(t, "file://"+filepath.ToSlash(filepath.Join(dir, "play.html")), 1500, 1000)
	c.WaitFor(`document.querySelector('#start')?.open`)
	c.Eval(`document.querySelector('#seed').value = '7'`)
	c.Eval(`document.querySelector('#crews').value = '2'`)
	c.Eval(`document.querySelector('#start input[value=assistance]').click()`)
	c.Click("Set up the table")
	c.Click("Fill the crates")
	playRounds(t, c, 3)
	playKeptCard(t, c)
	openCrates(t, c)
	c.Click("Interact with console")
	if got := c.Eval(`document.querySelector('#crates').textContent.includes('Objective')`); got != "true" {
		t.Error("the console gave no objective token")
	}
	c.Shot("salvage-run")
	sameGame(t, c, dir)
	c.Eval(`new Promise(done => setTimeout(done, 100))`) // late messages
	if len(c.Console) > 0 {
		t.Errorf("on the console: %s", strings.Join(c.Console, "\n"))
	}
}

// playRounds plays whole rounds from the set-up on and does what is due in each.
func playRounds(t *testing.T, c *chrometest.Chrome, rounds int) {
	t.Helper()
	over := fmt.Sprintf(`document.querySelector('#round-title').textContent.includes('Round %d')`, rounds+1)
	for range 100 {
		c.Eval(`document.querySelector('[data-key=next]').click()`)
		if c.Eval(over) == "true" {
			return
		}
		for c.Eval(`(due => due ? (due.click(), true) : false)(document.querySelector('.due'))`) == "true" {
		}
	}
	t.Fatalf("%d rounds never ended", rounds)
}

// playKeptCard draws events until a crew keeps one, looks at it and plays it.
func playKeptCard(t *testing.T, c *chrometest.Chrome) {
	t.Helper()
	for range 100 {
		if c.Eval(`document.querySelectorAll('.kept').length`) != "0" {
			break
		}
		c.Click("Draw")
	}
	c.Click("Look")
	seen := c.Eval(`[...document.querySelector('.peek:not([hidden])').children].map(n => n.textContent).join('|')`)
	if title, text, ok := strings.Cut(seen, "|"); !ok || title == "" || !strings.Contains(text, ".") {
		t.Errorf("a look at the kept card shows %q, want its title and its text", seen)
	}
	c.Click("Play")
	open := c.Eval(`[...document.querySelectorAll('#events .card')].map(n =>
		[...n.querySelectorAll('h3, h3 ~ *')].map(n => n.textContent).join('|')).join('\n')`)
	if !slices.Contains(strings.Split(open, "\n"), seen) {
		t.Errorf("played %q, but there lies open\n%s", seen, open)
	}
}

// openCrates opens every crate; the mission deals three tokens into each.
func openCrates(t *testing.T, c *chrometest.Chrome) {
	t.Helper()
	for _, id := range []string{"l1", "l2", "l3", "l4", "s1", "s2", "s3", "s4"} {
		c.Click("Open crate " + id)
		if got := c.Eval(fmt.Sprintf(`document.querySelectorAll('#crates .crate[data-ref=%s] .token').length`, id)); got != "3" {
			t.Errorf("crate %s shows %s tokens, want 3", id, got)
		}
	}
}

// sameGame plays the browser's game again from the zip that ships beside the page.
func sameGame(t *testing.T, c *chrometest.Chrome, dir string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "salvage-run.sortie.zip"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := bundle.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	m, r, decks, err := b.Game()
	if err != nil {
		t.Fatal(err)
	}
	var answer struct{ Save corespace.Save }
	if err := json.Unmarshal([]byte(c.Eval(`globalThis.sortieCall('{"call":"save"}')`)), &answer); err != nil {
		t.Fatal(err)
	}
	if _, _, err := corespace.Restore(m, r, decks, answer.Save); err != nil {
		t.Errorf("the browser's game outside of it: %v", err)
	}
}

// The shipped rules against the worked example of seed 000:1274-1300: two harvesters at 3; one
// devastator at 5; two assassins at 3, of which there is one figure, so that a devastator comes as
// well; and a live one only on its symbol.
func TestShippedArrivalsAreTheWorkedExample(t *testing.T) {
	const usual = "2 harvester at 3, 1 devastator at 5, 1 assassin at 3, 1 devastator at 3"
	for _, c := range []struct {
		liveOne []string
		want    string
	}{
		{[]string{"chance 1"}, usual},
		{[]string{"chance 5"}, usual},
		{[]string{"chance live-one", "chance 2"}, usual + ", 1 live-one at 2"},
	} {
		table := atCoverMe(t)
		rules := shippedRules(t)
		var script []string
		for _, roll := range append([]string{"chance 3", "purge 1", "chance 5", "purge 2", "chance 3"}, c.liveOne...) {
			script = append(script, scripted(t, rules, roll))
		}
		table.UseDice(dice.Scripted(t, script...))
		events, err := table.Do(corespace.Op{Kind: corespace.OpArrivals})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, e := range events {
			if e.Kind == corespace.Arrival {
				got = append(got, fmt.Sprintf("%d %s at %d", e.Count, e.NPC, e.Entry))
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("after %v there arrive %s, want %s", c.liveOne, strings.Join(got, ", "), c.want)
		}
	}
}

func shippedRules(t *testing.T) *model.RuleSet {
	t.Helper()
	rules, err := compiler.Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// atCoverMe is a table with the starter box in the purge phase of a round at "Cover Me".
func atCoverMe(t *testing.T) *corespace.Table {
	t.Helper()
	m := &model.Mission{ID: "example", Edition: "purge", Players: model.Players{Min: 1, Max: 2}, Boxes: []string{"core-space"}}
	table, err := corespace.NewTable(m, shippedRules(t), nil, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	op := corespace.Op{Kind: corespace.OpFill}
	for range 100 {
		if _, err := table.Do(op); err != nil {
			t.Fatal(err)
		}
		switch v := table.View(); {
		case v.Phase != "purge":
			op = corespace.Op{Kind: corespace.OpAdvance}
		case v.Level != "cover-me":
			op = corespace.Op{Kind: corespace.OpPegs, N: 1}
		default:
			return table
		}
	}
	t.Fatal("there is no purge phase at cover-me")
	return nil
}

// scripted is a roll for a script from "die number", "die count" or "die symbol".
func scripted(t *testing.T, r *model.RuleSet, roll string) string {
	t.Helper()
	id, want, _ := strings.Cut(roll, " ")
	for _, d := range r.Dice {
		for _, f := range d.Faces {
			shows := fmt.Sprint(f.Number)
			if f.Number == 0 {
				shows = fmt.Sprint(f.Count)
			}
			if d.ID == id && (want == shows || want == f.Symbol) {
				return d.ID + "=" + f.Title
			}
		}
	}
	t.Fatalf("no die shows %s", roll)
	return ""
}

// TestWhatComesThereDuringAGameIsKept: somebody else's file that lies where a game was to be written down once it has been played.
func TestWhatComesThereDuringAGameIsKept(t *testing.T) {
	var out, errs strings.Builder
	s := &session{out: &out, err: &errs, width: 80, exit: func(int) { t.Error("the watchdog ended the process") }}
	u, err := s.library("mission", playable, "starter")
	if err != nil {
		t.Fatal(err)
	}
	crew, err := s.crewFor(u, "")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "notes")
	if err := os.WriteFile(file, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	game := gaming.Options{Seed: 1, Policy: "greedy", Version: version, Crews: []*model.Crew{crew}}
	if err := s.auto(u, game, playOptions{record: file}); err == nil || !strings.Contains(err.Error(), "move it away") {
		t.Errorf("the game is written down: %v", err)
	}
	if data, _ := os.ReadFile(file); string(data) != "mine" {
		t.Errorf("the file holds %q", data)
	}
}
