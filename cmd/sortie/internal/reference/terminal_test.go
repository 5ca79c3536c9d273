package reference_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/reference"
)

// Every definition, kind and field of the language is found by its name, and told with its comment and its fields in
// lines that a terminal of 80 columns has room for; examples stand as they were written.
func TestEveryWordIsTold(t *testing.T) {
	lang, x := load(t)
	told := 0
	for _, p := range lang.Packages {
		for _, d := range p.Definitions() {
			topic := strings.ReplaceAll(p.Path, "/", "-")
			if i := strings.LastIndex(p.Path, "/"); i >= 0 {
				topic = p.Path[i+1:]
			}
			topic += ".#" + d.Name
			found, _ := reference.Lookup(lang, topic)
			if len(found) != 1 || found[0].Definition != d {
				t.Errorf("%s: %d entries", topic, len(found))
				continue
			}
			told += tell(t, x, topic, found[0])
			for _, below := range found[0].Below() {
				name := topic + strings.TrimPrefix(below, d.Name)
				inner, _ := reference.Lookup(lang, name)
				if len(inner) != 1 {
					t.Errorf("%s: %d entries", name, len(inner))
					continue
				}
				told += tell(t, x, name, inner[0])
			}
		}
	}
	if told < 800 {
		t.Errorf("only %d words", told)
	}
}

// lone is an example of one line with a single word or number.
var lone = regexp.MustCompile(`(?m)^    (\w+): ("[^"]*"|\d+)$`)

// exampleFits looks at the example of an entry: no blank line opens a block, and a list is not shown by the name or the
// number of another field.
func exampleFits(t *testing.T, topic, example string, e reference.Entry) {
	t.Helper()
	if gap.MatchString(example) {
		t.Errorf("%s: a blank line in %s", topic, example)
	}
	if e.Field == nil || e.Field.Type.Shape != language.List {
		return
	}
	if alone := lone.FindStringSubmatch(example); alone != nil && alone[1] != e.Field.Name {
		t.Errorf("%s: a list, and shown is %s", topic, alone[0])
	}
}

// gap is a block that opens with a blank line.
var gap = regexp.MustCompile(`\{\n\s*\n`)

// tell looks at what is told of an entry.
func tell(t *testing.T, x *reference.Examples, topic string, e reference.Entry) int {
	text := reference.Terminal{Examples: x, Width: 80}.Text(e)
	own, _, _ := strings.Cut(text, "\nFor example")
	own, _, _ = strings.Cut(own, "\nAn example:")
	for line := range strings.Lines(own) {
		if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 80 && strings.Contains(strings.TrimSpace(line), " ") {
			t.Errorf("%s: %d columns: %s", topic, n, line)
		}
	}
	exampleFits(t, topic, strings.TrimPrefix(text, own), e)
	said := strings.Join(strings.Fields(own), " ")
	if doc := strings.Join(strings.Fields(e.Doc()), " "); doc != "" && !strings.Contains(said, doc) {
		t.Errorf("%s: its comment is not told:\n%s", topic, text)
	}
	for _, f := range e.Fields() {
		if doc := strings.Join(strings.Fields(f.Doc), " "); f.Name != "" && !strings.Contains(said, f.Name+" ") || !strings.Contains(said, doc) {
			t.Errorf("%s: its field %s is not told:\n%s", topic, f.Name, text)
		}
	}
	return 1
}

// What is misspelt is answered with the topic that it was meant to be.
func TestNearWords(t *testing.T) {
	lang, _ := load(t)
	for topic, want := range map[string]string{
		"Efect": "Effect", "chose": "choose", "Mission.setup.serch": "Mission.setup.search", "Effect.chose": "Effect.choose",
		"Effect.choose.option": "Effect.choose.options", "Mission.Setup": "Mission.setup", "nothing-like-it": "",
	} {
		found, near := reference.Lookup(lang, topic)
		if len(found) > 0 || strings.Join(near, " ") != want {
			t.Errorf("%s: %d found, near %q, want %q", topic, len(found), near, want)
		}
	}
}

// A definition that is one of a list of names tells each of them with its meaning, in the terminal and on its page; a name
// alone leads to it, and so does the field that takes it.
func TestNamesOfAListAreTold(t *testing.T) {
	lang, x := load(t)
	pages := ""
	for _, p := range reference.Pages(lang, x) {
		pages += string(p.Text)
	}
	for topic, want := range map[string][2]string{
		"ChartIf":      {"beast-in-play", "a beast is on the board"},
		"ChartDeed":    {"move-to-entry", "it moves to the nearest entry point and off the board"},
		"Saying":       {"crews.tray", "what a trader can carry"},
		"ChartLine.do": {"move-home", "it moves towards its airlock"},
		"reveal-due":   {"trophy-nearest", "a trophy can be collected, and no beast is nearer"},
	} {
		found, _ := reference.Lookup(lang, topic)
		if len(found) != 1 {
			t.Errorf("%s: %d entries", topic, len(found))
			continue
		}
		told := strings.Join(strings.Fields(reference.Terminal{Examples: x, Width: 80}.Text(found[0])), " ")
		if !strings.Contains(told, want[0]+" "+want[1]) {
			t.Errorf("%s says nothing of %s: %s", topic, want[0], told)
		}
		if !strings.Contains(pages, "| `"+want[0]+"` | "+want[1]) {
			t.Errorf("no page says what %s means", want[0])
		}
	}
}
