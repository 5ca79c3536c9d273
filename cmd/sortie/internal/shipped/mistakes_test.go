package shipped

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/diag"
)

// change replaces a text that stands once in a file, or whose first occurrence is meant. In the new
// text ‹ and › mark what a finding must underline.
type change struct{ old, new string }

// mistake is one slip in one shipped file, and what the author is told.
type mistake struct {
	file    string
	name    string
	changes []change
	codes   string   // of the findings, in order of their marks; the last mark can be of several
	says    []string // what summary, remedy and details of the first must hold between them
}

// Files of the packs that the mistakes are made in.
const (
	salvage  = "salvage-run/mission.cue"
	contact  = "first-contact/mission.cue"
	explore  = "exploration/mission.cue"
	rod      = "fb-mission-2/mission.cue"
	purge    = "decks/purge/deck.cue"
	undertow = "posts/the-undertow/post.cue"
	fivePost = "posts/trading-post-5/post.cue"
	eidolon  = "crews/eidolon/crew.cue"
	borrowed = "campaigns/borrowed-light/campaign.cue"
	ledger   = "campaigns/cold-ledger/campaign.cue"
	league   = "campaigns/dockside-league/campaign.cue"
	ownPack  = "pack.cue"
	loath    = "xia/sectors/loath/sector.cue"
	fingers  = "xia/cards/light-fingers/card.cue"
	alive    = "xia/cards/alive-or-otherwise/card.cue"
	diver    = "xia/titles/wreck-diver/title.cue"
	firstXia = "xia/first-game/scenario.cue"
)

func TestEveryMistakeIsToldWhereItStands(t *testing.T) {
	s := readShipped(t)
	for _, m := range mistakes {
		t.Run(m.file+"/"+m.name, func(t *testing.T) {
			t.Parallel()
			text := s.text[m.file]
			if text == "" {
				t.Fatalf("no file %s ships", m.file)
			}
			for _, c := range m.changes {
				if !strings.Contains(text, c.old) {
					t.Fatalf("%s has no %q any more", m.file, c.old)
				}
				text = strings.Replace(text, c.old, c.new, 1)
			}
			text, spans := unmarked(text)
			m.compare(t, s.examine(t, m.file, text), spans)
		})
	}
	if len(mistakes) < 75 {
		t.Errorf("%d mistakes; the table promises 75", len(mistakes))
	}
}

// Prose may link to another file of the pack, also from a file that names no other in its data.
func TestProseMayLinkToOtherFilesOfThePack(t *testing.T) {
	s := readShipped(t)
	text := strings.Replace(s.text[salvage], "\tsetup: {\n", "\tsingle: text: \"Spend it at the [BS-Mart](#bs-mart).\"\n\tsetup: {\n", 1)
	if found := s.examine(t, salvage, text); len(found) > 0 {
		t.Error(told(found))
	}
}

// compare holds findings against the marks of a mistake.
func (m mistake) compare(t *testing.T, found []diag.Diagnostic, spans []string) {
	t.Helper()
	var want []string
	for i, code := range strings.Fields(m.codes) {
		want = append(want, code+" "+spans[min(i, len(spans)-1)])
	}
	diag.Sort(found)
	var have []string
	for _, d := range found {
		if !strings.HasSuffix(filepath.ToSlash(d.Range.File), shippedDir+"/"+m.file) {
			t.Errorf("it points at %s", d.Range.File)
		}
		have = append(have, fmt.Sprintf("%s %d:%d-%d:%d", d.Code, d.Range.Start.Line, d.Range.Start.Col, d.Range.End.Line, d.Range.End.Col))
	}
	if strings.Join(want, ", ") != strings.Join(have, ", ") {
		t.Fatalf("want %s, have\n%s", want, told(found))
	}
	for _, d := range found {
		if wrong := unreadable(d); wrong != "" {
			t.Error(wrong)
		}
	}
	whole := strings.ReplaceAll(told(found[:1]), "\n", " ")
	for _, words := range m.says {
		if !strings.Contains(whole, words) {
			t.Errorf("it does not say %q:\n%s", words, told(found))
		}
	}
	t.Log("\n" + told(found))
}

// longestLine is the most characters of a sentence in a finding: what a reader takes in at a glance.
const longestLine = 240

// jargon is what no author should have to know.
var jargon = []string{"@", "_|_", "#ID", "#Text", "#Title", "corespace/", "xia/", "sortie.tools", "conflicting values", "incomplete", "disjunction", "<nil>", "%!"}

// unreadable says why a finding is not fit to be read, or nothing.
func unreadable(d diag.Diagnostic) string {
	if d.Remedy == "" {
		return "no remedy: " + d.Summary
	}
	for _, line := range append([]string{d.Summary, d.Remedy}, d.Details...) {
		if strings.Contains(line, "\n") || utf8.RuneCountInString(line) > longestLine {
			return "too long for a line: " + line
		}
		for _, word := range jargon {
			if strings.Contains(line, word) {
				return fmt.Sprintf("%q in %s", word, line)
			}
		}
	}
	return ""
}

// told is findings as a reader sees them.
func told(found []diag.Diagnostic) string {
	var b strings.Builder
	for _, d := range found {
		fmt.Fprintf(&b, "%s %d:%d %s\n  remedy: %s\n", d.Code, d.Range.Start.Line, d.Range.Start.Col, d.Summary, d.Remedy)
		for _, line := range d.Details {
			fmt.Fprintf(&b, "  detail: %s\n", line)
		}
	}
	return b.String()
}

// unmarked takes the marks out of a text, and says where they stood.
func unmarked(text string) (plain string, spans []string) {
	var b strings.Builder
	line, col, start := 1, 1, ""
	for _, r := range text {
		switch r {
		case '‹':
			start = fmt.Sprintf("%d:%d", line, col)
			continue
		case '›':
			spans = append(spans, fmt.Sprintf("%s-%d:%d", start, line, col))
			continue
		case '\n':
			line, col = line+1, 0
		}
		col++
		b.WriteRune(r)
	}
	return b.String(), spans
}
