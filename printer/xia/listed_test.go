package xiapages

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// The first sectors of a scenario stand in words, too, each once with how many players lay it out; the tables
// show only borders that these sectors have.
func TestSectorsOfAScenarioInWords(t *testing.T) {
	r := rules(t)
	units := pack(r)
	j := job(t, r, units, kindScenario, "evening")
	s := j.Unit.(*xia.Scenario)
	_, listed, found := strings.Cut(wordsOf(ScenarioSheet(j, s), j), "THE FIRST SECTORS IN WORDS")
	if !found {
		t.Fatal("no sector is listed")
	}
	listed, _, _ = strings.Cut(listed, "BORDERS ON THESE SECTORS")
	for _, want := range []string{"Amber Roads all", "Amber, outlaw", "The Far Light of Saint Elsewhere all", "(Spice and Terra)", "Third 5"} {
		if !strings.Contains(listed, want) {
			t.Errorf("the list lacks %q: %s", want, listed)
		}
	}
	delete(units, "sector third")
	if text := wordsOf(ScenarioSheet(j, s), j); !strings.Contains(text, "Amber Roads all") || strings.Contains(text, "Third 5") {
		t.Errorf("a sector that is missing takes others with it, or is listed: %s", text)
	}
}

// The legend of a scenario explains the borders that its sectors have, and no others.
func TestBordersOfAScenario(t *testing.T) {
	r := rules(t)
	units := pack(r)
	ring := units["sector home"].(*xia.Sector).Edges
	for _, id := range []string{"home", "far", "third"} {
		units["sector "+id] = plotted(r, id, "Empty "+id, strings.Repeat(".", 19), ring)
	}
	j := job(t, r, units, kindScenario, "evening")
	listed := func() (out []string) {
		text := wordsOf(ScenarioSheet(j, j.Unit.(*xia.Scenario)), j)
		_, after, found := strings.Cut(text, "BORDERS ON THESE SECTORS")
		if !found {
			return nil
		}
		for _, b := range r.Borders {
			if strings.Contains(after, b.Title) {
				out = append(out, b.ID)
			}
		}
		return out
	}
	if got := listed(); len(got) > 0 {
		t.Errorf("sectors without anything have the borders %v", got)
	}
	units["sector home"] = pack(r)["sector home"]
	some := listed()
	if len(some) == 0 || len(some) == len(r.Borders) {
		t.Errorf("a sector with a planet and asteroids has %d of %d borders", len(some), len(r.Borders))
	}
}

// A border that does nothing of its own has a dash in the reference, and every other one its words.
func TestEffectsOfBorders(t *testing.T) {
	r := rules(t)
	w := newWriter(job(t, r, nil, "edition", "xia"), "")
	said := 0
	for _, b := range r.Borders {
		got := w.borderEffect(b)
		bare := (b.Die == "" || len(b.Outcomes) == 0) && len(w.tell.BorderNotes(b)) == 0
		if got == "" || (got == "–") != bare {
			t.Errorf("%s: %q", b.Title, got)
		}
		if got != "–" {
			said++
		}
	}
	if said == 0 {
		t.Error("no border does anything")
	}
}

// All chapters of the reference have something in them.
func TestChaptersOfTheReference(t *testing.T) {
	r := rules(t)
	j := job(t, r, nil, "edition", "xia")
	text := wordsOf(Reference(j), j)
	for _, b := range r.Borders {
		if !strings.Contains(text, b.Title) {
			t.Errorf("the reference lacks the border %s", b.Title)
		}
	}
	_, fame, found := strings.Cut(text, "FAME ")
	if !found || len(strings.Fields(fame)) < 20 {
		t.Error("the reference does not say what Fame is for")
	}
}

// Cards with a guess on them say what their daggers mean once, in the margin of the last sheet.
func TestGuessesOnNPCCards(t *testing.T) {
	r := rules(t)
	if len(r.NPCs) < 2 {
		t.Fatal("two NPCs are needed")
	}
	r.NPCs = r.NPCs[:2]
	for i := range r.NPCs {
		r.NPCs[i].Assumed = nil
	}
	noted := func() int {
		n := 0
		j := job(t, r, pack(r), "edition", "xia")
		for _, p := range Products() {
			if p.ID != "cards" || !p.Takes(j.Kind) {
				continue
			}
			files, err := p.Make(j)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				if strings.HasPrefix(f.Name, "cards-npcs") {
					n += strings.Count(strings.ReplaceAll(wordsOf(f.Doc, j), "  ", " "), dagger.Note)
				}
			}
		}
		return n
	}
	if n := noted(); n != 0 {
		t.Errorf("%d notes without a guess", n)
	}
	r.NPCs[0].Assumed, r.NPCs[1].Assumed = []string{"spaces"}, []string{"spaces"}
	if n := noted(); n != 1 {
		t.Errorf("%d notes for two guesses", n)
	}
}
