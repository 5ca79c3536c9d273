package sheet

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// The papers of booklets.
var (
	a5   = paper.Paper{Name: "A5", W: 148_000, H: 210_000}
	half = paper.Paper{Name: "half Letter", W: 139_700, H: 215_900}
)

// Every page of every mission can be read on every paper, in both editions.
func TestPagesCanBeReadOnEveryPaper(t *testing.T) {
	set := printertest.Fonts(t)
	all := missions()
	all["wide"], all["secretive"], all["translated"] = printertest.Wide(), secretive(), translated()
	for name, m := range all {
		for _, p := range []paper.Paper{paper.A4, paper.Letter, a5, half} {
			doc := Setup(m, printertest.Rules(), decks(), set, Options{Paper: p, GM: true})
			for i, page := range doc.Pages {
				for _, f := range audit.Page(page, audit.Options{}) {
					t.Errorf("%s on %s, page %d: %s", name, p.Name, i+1, f)
				}
			}
		}
	}
}

// On paper for booklets no name of the key, of a phase or of a level is cut.
func TestNothingIsCutOnNarrowPaper(t *testing.T) {
	set := printertest.Fonts(t)
	r := printertest.Rules()
	r.Phases = append(r.Phases, model.Phase{ID: "assessment", Title: "Assessment", Steps: []string{"Look around."}})
	for name, m := range map[string]*model.Mission{"sample": printertest.Mission(), "wide": printertest.Wide()} {
		for _, p := range []paper.Paper{a5, half} {
			for i, page := range Setup(m, r, decks(), set, Options{Paper: p}).Pages {
				if said := printertest.Said(page); strings.Contains(said, "…") {
					t.Errorf("%s on %s, page %d: %s", name, p.Name, i+1, said)
				}
			}
		}
	}
}

// An objective without a title is called by its rank, never by its id.
func TestRanksOfObjectives(t *testing.T) {
	for i, c := range []struct{ id, title, rank, heading string }{
		{"primary", "", "Primary objective", "Primary objective"},
		{"witness", "The witness", "Secondary objective", "Secondary objective: The witness"},
		{"loot", "", "Third objective", "Third objective"},
		{"objective-4", "", "Fourth objective", "Fourth objective"},
		{"more", "More", "Fifth objective", "Fifth objective: More"},
	} {
		o := model.Objective{ID: c.id, Title: c.title}
		if kinds.Rank(i) != c.rank || heading(o, i) != c.heading {
			t.Errorf("%s: %q, %q", c.id, kinds.Rank(i), heading(o, i))
		}
	}
}

// translated is a mission with the long words of other languages, in letters that the usual faces lack.
func translated() *model.Mission {
	m := secretive()
	m.Title = "Ο τελευταίος σταθμός της Ψυχρής Αποβάθρας"
	m.Story = printertest.Text(strings.Repeat("Die Hafenaufsichtsbehördenvertreterin schweigt seit Wochen. Κανείς δεν απαντά από την [κονσόλα](#console). ", 9))
	for i := range m.Objectives {
		m.Objectives[i].Title, m.Objectives[i].Text = "Άδειασε την αποθήκη", printertest.Text("Πάρε ό,τι μπορείς να κουβαλήσεις από το [άγαλμα](#idol), Sicherheitsschleusenverriegelung inbegriffen.")
	}
	for i := range m.Rules {
		m.Rules[i].Title, m.Rules[i].Text = "Αντίστροφη μέτρηση: Selbstzerstörungssequenz", printertest.Text(strings.Repeat("Στο τέλος κάθε γύρου ο αντιδραστήρας χάνει ενέργεια. ", 5))
	}
	return m
}

// A reference has its mark and its number in any script.
func TestMarksInEveryScript(t *testing.T) {
	w := newWriter(printertest.Mission(), printertest.Rules(), nil, printertest.Fonts(t), Options{})
	count := func(text string) (fills int, said string) {
		for _, b := range w.prose(printertest.Text(text), w.Styles.Text, w.ProseWidth()) {
			for _, row := range b.Rows {
				printertest.Walk(row.Items, func(it scene.Item, _ scene.Point) {
					switch it := it.(type) {
					case scene.Fill:
						fills++
					case scene.Text:
						said += it.Run.Text
					}
				})
			}
		}
		return fills, said
	}
	want, _ := count("The [console](#console).")
	for _, text := range []string{"Η [κονσόλα](#console).", "[Пульт](#console)", "Das [Pult](#console), gleich daneben."} {
		if got, said := count(text); got != want || got == 0 || !strings.Contains(said, "1") {
			t.Errorf("%q: %d drawings, want %d; it says %q", text, got, want, said)
		}
	}
}

// On paper for booklets there is one column of prose, and the map takes the width of the page.
func TestNarrowPaperHasOneColumn(t *testing.T) {
	set := printertest.Fonts(t)
	for _, p := range []paper.Paper{a5, half} {
		w := newWriter(printertest.Mission(), printertest.Rules(), nil, set, Options{Paper: p})
		w.Fresh("Set-up")
		if got := w.bestPlan(); w.ProseColumns() != 1 || got.opt.Width != w.Width() {
			t.Errorf("%s: %d columns, a map %d wide in %d", p.Name, w.ProseColumns(), got.opt.Width, w.Width())
		}
	}
}

// A paragraph that is parted between columns or pages leaves no line alone, however long the texts around it.
func TestNoLineStandsAlone(t *testing.T) {
	set := printertest.Fonts(t)
	for _, p := range []paper.Paper{paper.A4, a5} {
		for n := 1; n < 40; n += 3 {
			m := printertest.Mission()
			var story []string
			for i := range 6 {
				story = append(story, marked(fmt.Sprintf("q%dq", i), 20+n*(i+3)))
			}
			m.Story = printertest.Text(strings.Join(story, "\n\n"))
			m.Rules[0].Text = printertest.Text(marked("r0r", 10*n))
			doc := Setup(m, printertest.Rules(), nil, set, Options{Paper: p})
			for mark, parts := range partsOf(doc, "q", "r") {
				lines := 0
				for _, n := range parts {
					lines += n
				}
				for where, k := range parts {
					if k < 2 && lines > 1 {
						t.Errorf("%s, %d: a line of %s (%d lines) stands alone at %s", p.Name, n, mark, lines, where)
					}
				}
			}
		}
	}
}

// marked is a paragraph of words that all tell which it is.
func marked(mark string, words int) string {
	return strings.TrimSpace(strings.Repeat(mark+" and ", words))
}

// partsOf counts the lines of each marked paragraph in each column.
func partsOf(doc *scene.Document, starts ...string) map[string]map[string]int {
	out := map[string]map[string]int{}
	for n, page := range doc.Pages {
		printertest.Walk(page.Items, func(it scene.Item, shift scene.Point) {
			x, ok := it.(scene.Text)
			if !ok {
				return
			}
			for _, word := range strings.Fields(x.Run.Text) {
				for _, s := range starts {
					if strings.HasPrefix(word, s) && strings.HasSuffix(word, s) && len(word) == 3 {
						if out[word] == nil {
							out[word] = map[string]int{}
						}
						out[word][fmt.Sprintf("page %d, x %d", n+1, (x.At.X+shift.X)/scene.Millimetre)]++
						return
					}
				}
			}
		})
	}
	return out
}

// The list of the board in words stands on the sheet, all of it.
func TestBoardInWordsIsPrinted(t *testing.T) {
	set := printertest.Fonts(t)
	m, r := printertest.Wide(), printertest.Rules()
	text := strings.Join(strings.Fields(read(Setup(m, r, nil, set, Options{}), set)), " ")
	for _, f := range describe.Floors(m, r, describe.Numbered(m)) {
		for _, s := range f.Sections {
			for _, line := range s.Lines {
				line = strings.ReplaceAll(line, "\u00a0", " ")
				if !strings.Contains(text, line) && !strings.Contains(line, "with Cargo") {
					t.Errorf("%s, %s: %q is not printed", f.Title, s.Title, line)
				}
			}
		}
	}
}

// Names of places tell which mission they belong to, so that several sheets can stand in one document.
func TestBookmarksBelongToTheirMission(t *testing.T) {
	seen := map[string]bool{}
	for _, id := range []string{"first", "second"} {
		m := printertest.Wide()
		m.ID = id
		for _, page := range Setup(m, printertest.Rules(), nil, printertest.Fonts(t), Options{GM: true}).Pages {
			printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
				b, ok := it.(scene.Bookmark)
				if ok && seen[b.Name] {
					t.Errorf("%q is there twice", b.Name)
				}
				if ok {
					seen[b.Name] = true
				}
			})
		}
	}
}

// The maps are figures that say in words where their contents stand.
func TestMapsAreFigures(t *testing.T) {
	figures := 0
	for _, page := range Setup(printertest.Wide(), printertest.Rules(), nil, printertest.Fonts(t), Options{Paper: a5}).Pages {
		for _, it := range page.Items {
			if g, ok := it.(scene.Group); ok && g.Tag == scene.Figure && strings.Contains(g.Alt, inWordsTitle) {
				figures++
			}
		}
	}
	if want := len(printertest.Wide().Floors()); figures != want {
		t.Errorf("%d figures, want %d", figures, want)
	}
}

// A document of hostile size is finished in time, with every text small enough for its place.
func TestHostileMission(t *testing.T) {
	set, r := printertest.Fonts(t), printertest.Rules()
	m := printertest.Wide()
	m.Title = strings.Repeat("Perseverance", 400)
	m.Players = model.Players{Min: -3, Max: 1 << 30}
	m.Setup.Crew, m.Setup.Hostility = 1<<40, -5
	for i := range 300 {
		m.Board.Furniture = append(m.Board.Furniture, model.Furniture{ID: fmt.Sprintf("odd-%d", i), Kind: "no-such-kind", Highlight: "red"})
		m.Variations = append(m.Variations, model.Variation{Min: i, Max: i + 1, Crew: i})
	}
	for i := range 1500 {
		m.Setup.Events = append(m.Setup.Events, model.EventAllocation{Kind: fmt.Sprintf("kind-%d", i), Mode: model.AllCards})
	}
	empty := &model.Mission{}
	for name, m := range map[string]*model.Mission{"large": m, "empty": empty} {
		doc := Setup(m, r, nil, set, Options{Paper: a5, GM: true})
		if len(doc.Pages) == 0 || len(doc.Pages) > 120 {
			t.Errorf("%s: %d pages", name, len(doc.Pages))
		}
	}
	Setup(empty, &model.RuleSet{}, nil, set, Options{})
}

// Names of thousands of letters are printed, too: they flow, or end in an ellipsis, and lie over nothing.
func TestEndlessNames(t *testing.T) {
	set, r := printertest.Fonts(t), printertest.Rules()
	long := strings.TrimSpace(strings.Repeat("perseverance and ", 300))
	m := printertest.Wide()
	m.Title = long
	for i := range m.Rules {
		m.Rules[i].Title = long
	}
	for i := range m.Objectives {
		m.Objectives[i].Title = long
	}
	m.Setup.Counters[0].Title, m.Setup.NPCs[0].Name, m.Setup.Marks[0].Title = long, long, long
	m.Variations[0].Aside = []string{long}
	for _, p := range []paper.Paper{paper.A4, a5} {
		doc := Setup(m, r, decks(), set, Options{Paper: p})
		if len(doc.Pages) > 100 {
			t.Errorf("%s: %d pages", p.Name, len(doc.Pages))
		}
		for i, page := range doc.Pages {
			for _, f := range audit.Page(page, audit.Options{}) {
				t.Errorf("%s, page %d: %s", p.Name, i+1, f)
			}
		}
	}
}

// BenchmarkSetup is the layout of a sheet without writing it.
func BenchmarkSetup(b *testing.B) {
	for b.Loop() {
		Setup(printertest.Wide(), printertest.Rules(), decks(), printertest.Fonts(b), Options{})
	}
}
