package gaming

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// TestGamesCanBeCheckedFromWhatIsTold wants every target, shot, roll of a civilian and arrival that fails to come with its
// reason, distance, arrow or cause, and nothing wider than a terminal.
func TestGamesCanBeCheckedFromWhatIsTold(t *testing.T) {
	res := compiler.CompileTree(missions.FS, "missions", []string{"salvage-run", "crews/patient-creditor"}, compiler.Options{Library: missions.FS, Decks: true})
	var m *compiler.Unit
	var crews []*model.Crew
	for _, u := range res.Units {
		if c, ok := u.Value.(*model.Crew); ok {
			crews = append(crews, c)
		} else if u.Mission != nil {
			m = u
		}
	}
	var b bytes.Buffer
	for seed := range uint64(8) {
		if err := Auto(&b, m.Mission, m.Rules, m.Decks, Options{Seed: seed, Crews: crews, Policy: "greedy"}); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range strings.Split(b.String(), "\n") {
		if utf8.RuneCountInString(line) > 80 {
			t.Errorf("wider than 80 columns: %q", line)
		}
	}
	told := strings.Join(strings.Fields(b.String()), " ")
	for what, with := range map[string]string{
		` goes for [^:;.]*`:           `: (in contact|in sight|out of sight)`,
		`shoots at [^,;]*`:            `, [\d.]+ in \((short|medium|long)\)`,
		`: Rolls \d [A-Z][\w ]*`:      `, (north|south|east|west)`,
		`No [A-Z][\w ]* comes`:        `: \w+`,
		`comes in at \d+,\d+`:         ` \(1 in\)`,
		`uses [A-Z][\w ]*at level \d`: `, \d pegs? left`,
	} {
		all, full := regexp.MustCompile(what).FindAllString(told, -1), regexp.MustCompile(what+with).FindAllString(told, -1)
		if len(all) == 0 || len(all) != len(full) {
			t.Errorf("of %d times %q is told, %d have %q", len(all), what, len(full), with)
		}
	}
}

// Titles of rules that ask or call keep their own mark.
func TestSentencesHaveOneMarkAtTheirEnd(t *testing.T) {
	for want, said := range map[string][]string{
		"moves; Which of them is it? The die shows 4.": {"moves", "Which of them is it?", "The die shows 4"},
		"moves; Stop!": {"moves", "Stop!"},
		"moves.":       {"moves"},
	} {
		if got := stopped(joined(said), "."); got != want {
			t.Errorf("%q for %q", got, want)
		}
	}
}
