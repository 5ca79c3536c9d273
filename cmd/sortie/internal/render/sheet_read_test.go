package render

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/product"
)

// onPaper is what is printed for a mission: the words of its sheet, and those of its edition's reference.
type onPaper struct {
	sheet, reference string
	kinds, npcs      []string       // titles
	held             map[string]int // cards that the decks hold, by title of the kind
}

func printed(t *testing.T, u *compiler.Unit) onPaper {
	t.Helper()
	p, err := New(u, Options{})
	if err != nil {
		t.Fatal(err)
	}
	rules, err := NewEdition(u.Edition, Options{})
	if err != nil {
		t.Fatal(err)
	}
	out := onPaper{sheet: wordsOfProduct(t, p.Job, "sheet"), reference: wordsOfProduct(t, rules.Job, "reference"), held: map[string]int{}}
	for _, k := range u.Rules.Cards {
		out.kinds = append(out.kinds, k.Title)
	}
	for _, n := range u.Rules.NPCs {
		out.npcs = append(out.npcs, n.Title)
	}
	for _, d := range u.Decks {
		if d.Edition != u.Edition {
			continue
		}
		for _, c := range d.Cards {
			out.held[titleOfKind(u, d.Kind)] += c.Copies
		}
	}
	return out
}

func wordsOfProduct(t *testing.T, j *product.Job, id string) string {
	t.Helper()
	for _, p := range games.Products() {
		if p.ID != id || !p.Made(j) {
			continue
		}
		files, err := p.Make(j)
		if err != nil || len(files) == 0 {
			t.Fatal(id, len(files), err)
		}
		return strings.Join(strings.Fields(wordsOf(files[0].Doc)), " ")
	}
	t.Fatalf("%s has no %s", j.ID, id)
	return ""
}

var (
	startPegs  = regexp.MustCompile(`start: (\d+) of \d+ pegs`)
	otherPegs  = regexp.MustCompile(`Pegs at the start with ([^.]*)\.`)
	traders    = regexp.MustCompile(`traders in each crew, at most (?:\(([^)]*)\) )?(\d+)`)
	everyRound = regexp.MustCompile(`Each round a peg for every (?:(\d+) crews or part of it|crew)\.`)
	columns    = regexp.MustCompile(`(?i:By the number of crews) ((?:\d+(?:–\d+)? CREWS? )+)`)
	crewRange  = regexp.MustCompile(`(\d+)(?:–(\d+))? (?i:crews?)`)
	eventCards = regexp.MustCompile(`EVENT CARDS (.*?)(?:INTO EACH CRATE|KEY ITEMS|SPECIAL SET-UP|PANELS|PIECES|PLACES|FIGURES)`)
	oneCounter = regexp.MustCompile(`^([^.:“”]+): (\d+) at the start(?:, \d+ at most)?((?:; with [^.;]*)*)\. ?`)
	oneFlag    = regexp.MustCompile(`^“([^”]+)”: (not yet|yes, from the start)[^.]*\. ?`)
	notes      = regexp.MustCompile(`With (\d+(?:–\d+)? crews?) `)
)

// A share of the deck as the sheet says it.
const share = `(all(?: \d+)?|\d+ at random|\d+|optional|recommended|set aside|players’ choice|–)`

// facts are the numbers of the sheet for so many crews, as far as the table has them, too.
func (o onPaper) facts(t *testing.T, crews int) facts {
	t.Helper()
	out := facts{}
	start := o.find(t, startPegs, "how the track starts")
	pegs := start[1]
	if m := otherPegs.FindStringSubmatch(o.sheet); m != nil {
		pegs = forCrews(m[1], crews, pegs)
	}
	out["pegs"] = pegs
	team := o.find(t, traders, "how many traders")
	out["traders"] = forCrews(team[1], crews, team[2])
	out.put("more", o.everyRound(t, crews))
	o.deck(t, out, crews)
	o.figures(t, out, crews)
	o.counters(out, crews)
	o.notes(out, crews)
	return out
}

func (o onPaper) find(t *testing.T, what *regexp.Regexp, is string) []string {
	t.Helper()
	m := what.FindStringSubmatch(o.sheet)
	if m == nil {
		t.Fatalf("the sheet does not say %s: %s", is, o.sheet)
	}
	return m
}

// everyRound is the pegs of a round: those of the quick reference, and more by the sheet's table.
func (o onPaper) everyRound(t *testing.T, crews int) int {
	t.Helper()
	m := everyRound.FindStringSubmatch(o.reference)
	if m == nil {
		t.Fatal("the reference does not say how many pegs come")
	}
	per := max(1, number(m[1]))
	return int(math.Ceil(float64(crews)/float64(per))) + number(o.row("More pegs each round", `(\d+|–)`, crews))
}

// row is the value of a line of the table by the number of crews; empty without such a line.
func (o onPaper) row(what, value string, crews int) string {
	head := columns.FindStringSubmatch(o.sheet)
	if head == nil {
		return ""
	}
	all := crewRange.FindAllString(head[1], -1)
	line := regexp.MustCompile(regexp.QuoteMeta(what) + strings.Repeat(" "+value, len(all))).FindStringSubmatch(o.sheet)
	if line == nil {
		return ""
	}
	return line[1+slices.IndexFunc(all, func(s string) bool { return within(s, crews) })]
}

// deck reads the list of event cards beside the map, what stands in brackets there, and kinds of which only the table
// by the number of crews knows.
func (o onPaper) deck(t *testing.T, out facts, crews int) {
	t.Helper()
	list := o.find(t, eventCards, "what the deck is made of")[1]
	for _, title := range o.kinds {
		value := o.row("Event cards: "+title, share, crews)
		if m := regexp.MustCompile(`(?:^| )` + regexp.QuoteMeta(title) + ` (?:\(([^)]*)\) )?` + share + `(?: |$)`).FindStringSubmatch(list); m != nil {
			listed := forCrews(m[1], crews, m[2])
			if value != "" && strings.Fields(value)[0] != strings.Fields(listed)[0] {
				t.Errorf("%s with %d crews: %s in the list, %s in the table", title, crews, listed, value)
			}
			value = listed
		}
		n := number(value)
		if value == "all" {
			n = o.held[title]
		}
		if n > 0 {
			out.put("cards "+title, n)
			out.add("cards in all", n)
		}
	}
}

// figures reads the check list's line on what stands on the board.
func (o onPaper) figures(t *testing.T, out facts, crews int) {
	t.Helper()
	const label = "On the board. "
	at := strings.LastIndex(o.sheet, label)
	if at < 0 {
		return
	}
	line := o.sheet[at+len(label):]
	read := 0
	for _, sentence := range strings.Split(line, ". ") {
		sentence, also := strings.CutPrefix(sentence, "With ")
		if also {
			who, what, _ := strings.Cut(sentence, " also: ")
			if read++; !within(who, crews) {
				continue
			}
			sentence = what
		}
		for _, one := range strings.Split(sentence, "; ") {
			title, n := o.figure(one)
			if n == 0 {
				if read == 0 {
					t.Errorf("nobody on the board in %q", line[:min(80, len(line))])
				}
				return
			}
			out.add("figures "+title, n)
			read++
		}
	}
}

// figure reads "2 Harvesters, at entry point 1" or "Odile, the keeper (Civilian), friendly".
func (o onPaper) figure(said string) (title string, n int) {
	for _, title := range o.npcs {
		if m := regexp.MustCompile(`^(\d+) ` + regexp.QuoteMeta(title) + `s?(?:,|$)`).FindStringSubmatch(said); m != nil {
			return title, number(m[1])
		}
		if regexp.MustCompile(`^[^.;()]+ \(` + regexp.QuoteMeta(title) + `\)(?:,|$)`).MatchString(said) {
			return title, 1
		}
	}
	return "", 0
}

// counters reads the last line on counters, which is the check list's.
func (o onPaper) counters(out facts, crews int) {
	at := strings.LastIndex(o.sheet, "Counters. ")
	if at < 0 {
		return
	}
	line := o.sheet[at+len("Counters. "):]
	for {
		if m := oneCounter.FindStringSubmatch(line); m != nil {
			value := m[2]
			for _, other := range strings.Split(m[3], "; with ") {
				if who, n, ok := strings.Cut(other, "crews "); ok && within(who+"crews", crews) {
					value = n
				}
			}
			out["counter "+m[1]] = value
			line = line[len(m[0]):]
		} else if m := oneFlag.FindStringSubmatch(line); m != nil {
			out.put("counter "+m[1], map[string]int{"not yet": 0, "yes, from the start": 1}[m[2]])
			line = line[len(m[0]):]
		} else {
			return
		}
	}
}

// notes reads how the author's words on this number of crews open.
func (o onPaper) notes(out facts, crews int) {
	briefing, _, _ := strings.Cut(o.sheet, "CHECK LIST")
	for _, at := range notes.FindAllStringSubmatchIndex(briefing, -1) {
		who, text := briefing[at[2]:at[3]], briefing[at[1]:]
		if within(who, crews) {
			out["variation "+opening(text)] = "yes"
		}
	}
}

// forCrews is the value of a list such as "1–2 crews: 5, 5–6 crews: 2" for so many crews, or the usual one.
func forCrews(list string, crews int, usual string) string {
	for _, entry := range strings.Split(list, ", ") {
		if who, value, ok := strings.Cut(entry, ": "); ok && within(who, crews) {
			return value
		}
	}
	return usual
}

// within reports whether "3–4 crews" has a number.
func within(who string, crews int) bool {
	m := crewRange.FindStringSubmatch(who)
	return m != nil && crews >= number(m[1]) && crews <= max(number(m[1]), number(m[2]))
}

var leading = regexp.MustCompile(`\d+`)

// number is the first number of some words; none is 0.
func number(said string) int {
	n, _ := strconv.Atoi(leading.FindString(said))
	return n
}

var (
	link  = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	digit = regexp.MustCompile(`\d+`)
)

// opening is the first words of an author's text, without links and the numbers that the sheet puts behind them.
func opening(text string) string {
	const most = 5
	words := strings.Fields(digit.ReplaceAllString(link.ReplaceAllString(text, "$1"), ""))
	return strings.Join(words[:min(most, len(words))], " ")
}
