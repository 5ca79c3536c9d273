package migrate_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/migrate"
	"github.com/sortie-tools/sortie/compiler/source"
)

func parse(t *testing.T, text string) *source.Parsed {
	t.Helper()
	p, found := source.Parse("mission.cue", []byte(text))
	if p == nil {
		t.Fatalf("%v in\n%s", found, text)
	}
	return p
}

func migrated(t *testing.T, text string, from int) string {
	t.Helper()
	r, err := migrate.File(parse(t, text), from)
	if err != nil || len(r.Left) > 0 {
		t.Fatal(err, r.Left)
	}
	return string(r.Data)
}

// The steps follow one another without a gap.
func TestStepsAreInOrder(t *testing.T) {
	for i, s := range migrate.Steps() {
		if s.From != migrate.First+i || s.Title == "" || s.Text == "" || s.Before == "" || s.After == "" {
			t.Errorf("step %d leads from format %d: %q", i, s.From, s.Title)
		}
	}
	if migrate.Latest() != compiler.Format {
		t.Errorf("the steps lead to format %d, and the compiler takes %d", migrate.Latest(), compiler.Format)
	}
}

// What is in the newest format already stays as it is, byte for byte, whatever it says.
func TestTheNewestFormatStays(t *testing.T) {
	text := "// a\na: {when: {kind: \"x\", once: true}} // b\n"
	if got := migrated(t, text, migrate.Latest()); got != text {
		t.Errorf("changed to %q", got)
	}
}

// Migrating again changes nothing.
func TestMigratingAgain(t *testing.T) {
	for _, c := range onceCases {
		first := migrated(t, c.old, migrate.First)
		if again := migrated(t, first, migrate.First); again != first {
			t.Errorf("%q became %q, then %q", c.old, first, again)
		}
	}
}

var onceCases = []struct{ name, old, want string }{
	{"at the end",
		"rules: a: {\n\ttitle: \"A\"\n\twhen: {kind: \"interact\", with: \"b\", once: true}\n}\n",
		"rules: a: {\n\ttitle: \"A\"\n\ttimes: 1\n\twhen: {kind: \"interact\", with: \"b\"}\n}\n"},
	{"in the middle",
		"rules: a: {\n\twhen: {kind: \"interact\", once: true, with: \"b\"}\n}\n",
		"rules: a: {\n\ttimes: 1\n\twhen: {kind: \"interact\", with: \"b\"}\n}\n"},
	{"on lines of their own",
		"rules: a: {\n\twhen: {\n\t\tkind: \"interact\"\n\t\tonce: true\n\t\twith: \"b\"\n\t}\n}\n",
		"rules: a: {\n\ttimes: 1\n\twhen: {\n\t\tkind: \"interact\"\n\t\twith: \"b\"\n\t}\n}\n"},
	{"in one line",
		"rules: a: {title: \"A\", when: {kind: \"interact\", once: true}}\n",
		"rules: a: {title: \"A\", times: 1, when: {kind: \"interact\"}}\n"},
	{"alone, without braces",
		"rules: a: {\n\ttitle: \"A\"\n\twhen: once: true\n}\n",
		"rules: a: {\n\ttitle: \"A\"\n\ttimes: 1\n}\n"},
	{"in a chain of names",
		"rules: a: when: {kind: \"interact\", once: true}\n",
		"rules: a: {times: 1, when: {kind: \"interact\"}}\n"},
	{"false",
		"rules: a: {when: {kind: \"interact\", once: false}}\n",
		"rules: a: {when: {kind: \"interact\"}}\n"},
	{"beside a number of times",
		"rules: a: {times: 3, when: {kind: \"interact\", once: true}}\n",
		"rules: a: {times: 3, when: {kind: \"interact\"}}\n"},
	{"of two rules",
		"rules: {\n\ta: {when: {kind: \"x\", once: true}}\n\tb: {when: {kind: \"y\", once: true}}\n}\n",
		"rules: {\n\ta: {times: 1, when: {kind: \"x\"}}\n\tb: {times: 1, when: {kind: \"y\"}}\n}\n"},
	{"in a part of its own",
		"rules: a: {\n\twhen: kind: \"interact\"\n\twhen: once: true\n}\n",
		"rules: a: {\n\twhen: kind: \"interact\"\n\ttimes: 1\n}\n"},
	{"in a part of its own with braces",
		"rules: a: {\n\twhen: kind: \"interact\"\n\twhen: {once: true, with: \"b\"}\n}\n",
		"rules: a: {\n\twhen: kind: \"interact\"\n\ttimes: 1\n\twhen: {with: \"b\"}\n}\n"},
	{"in both parts",
		"rules: a: {\n\twhen: {kind: \"x\", once: true}\n\twhen: once: true\n}\n",
		"rules: a: {\n\ttimes: 1\n\twhen: {kind: \"x\"}\n\twhen: {}\n}\n"},
	{"alone after a chain of names",
		"rules: a: when: kind: \"x\"\nrules: a: when: once: true\n",
		"rules: a: when: kind: \"x\"\nrules: a: times: 1\n"},
	{"false, alone",
		"rules: a: when: once: false\n",
		"rules: a: when: {}\n"},
	{"as a name of the author's, and in house rules",
		"rules: once: when: kind: \"x\"\nsearch: once: 3\ntitles: once: \"Once\"\n",
		"rules: once: when: kind: \"x\"\nsearch: once: 3\ntitles: once: \"Once\"\n"},
	{"of a trigger without it",
		"rules: a: {when: {kind: \"interact\"}} // once: true\n",
		"rules: a: {when: {kind: \"interact\"}} // once: true\n"},
}

func TestOnceBecomesTimes(t *testing.T) {
	for _, c := range onceCases {
		if got := migrated(t, c.old, 1); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// What is said tells what is done.
func TestTheReportIsTrue(t *testing.T) {
	for text, want := range map[string]string{
		"rules: a: {when: {kind: \"x\", once: true}}":           "becomes times: 1",
		"rules: a: {when: {kind: \"x\", once: false}}":          "once: false of a trigger is taken out",
		"rules: a: {times: 3, when: {kind: \"x\", once: true}}": "says times already",
		"rules: a: {when: {kind: \"x\"}}":                       "",
	} {
		r, err := migrate.File(parse(t, text), 1)
		if got := strings.Join(r.Changed, "\n"); err != nil || !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q, %v", text, got, err)
		}
	}
}

// A once that no rule can be given is reported with its place.
func TestWhatIsLeftIsReported(t *testing.T) {
	for text, want := range map[string]string{
		"_t: {kind: \"x\", once: true}\nrules: a: when: _t":                                    "1:17",
		"let t = {kind: \"x\", once: true}\nrules: a: when: t":                                 "1:21",
		"rules: a: when: {kind: \"any\",\n\ttriggers: [{kind: \"x\", once: true}]}":            "2:25",
		"rules: a: when: {kind: \"x\", {once: true}}":                                          "1:30",
		"rules: a: when: {kind: \"x\", once: true, once: true}":                                "1:41",
		"rules: a: when: {kind: \"x\"} & {once: true}":                                         "1:32",
		"b: true\nrules: a: when: {kind: \"x\", once: b}":                                      "2:29",
		"rules: ä: {when: {kind: \"x\", once: true}, when: {kind: \"x\"} & {\"once\": false}}": "1:64",
	} {
		r, err := migrate.File(parse(t, text), 1)
		if err != nil || len(r.Left) != 1 {
			t.Errorf("%s: %v, %v", text, r.Left, err)
			continue
		}
		l := r.Left[0]
		if got := fmt.Sprintf("%d:%d", l.Range.Start.Line, l.Range.Start.Col); got != want || l.Remedy == "" || l.Code == "" {
			t.Errorf("%s: %s %+v", text, got, l)
		}
	}
}

// Every comment is still there afterwards.
func TestCommentsStay(t *testing.T) {
	text := "rules: a: {\n\t// of when\n\twhen: { // of the brace\n\t\t// of kind\n\t\tkind: \"x\" // beside kind\n\t\t// of once\n\t\tonce: true // beside once\n\t\t// of with\n\t\twith: \"b\"\n\t} // behind\n}\n"
	got := migrated(t, text, 1)
	for _, comment := range []string{"of when", "of the brace", "of kind", "beside kind", "of once", "beside once", "of with", "behind"} {
		if !strings.Contains(got, "// "+comment+"\n") {
			t.Errorf("%q is gone from\n%s", comment, got)
		}
	}
	if strings.Contains(got, "once:") || !strings.Contains(got, "times: 1") {
		t.Errorf("not migrated:\n%s", got)
	}
	parse(t, got)
}

// So is one that stands in the middle of what is taken out, and behind a comma that is.
func TestCommentsInBetweenStay(t *testing.T) {
	for text, want := range map[string]string{
		"rules: a: {when: {kind: // c\n\"x\", once: // d\n true}}\n":    "rules: a: {times: 1, when: {kind: // c\n\"x\", // d\n}}\n",
		"rules: a: {when: {once: true, // c\n\tkind: \"x\"}}\n":         "rules: a: {times: 1, when: { // c\n\tkind: \"x\"}}\n",
		"rules: a: {when: {kind: \"x\", once: true, // c\n}}\n":         "rules: a: {times: 1, when: {kind: \"x\",  // c\n}}\n",
		"rules: a: {when: {kind: \"x\", // c\nonce: true}}\n":           "rules: a: {times: 1, when: {kind: \"x\", // c\n}}\n",
		"rules: a: {when: {kind: \"x\", once: true}, // c\n\tb: 1}\n":   "rules: a: {times: 1, when: {kind: \"x\"}, // c\n\tb: 1}\n",
		"rules: a: {\n\twhen: // c\n\t\tonce: // d\n\t\t\ttrue\n}\n":    "rules: a: {\n\t// c\n// d\ntimes: 1\n}\n",
		"rules: a: {when: once: // c\n\tfalse\n}\n":                     "rules: a: {when: // c\n{}\n}\n",
		"rules: a: {when: {kind: \"x\", l: [1, // c\n], once: true}}\n": "rules: a: {times: 1, when: {kind: \"x\", l: [1, // c\n]}}\n",
	} {
		if got := migrated(t, text, migrate.First); got != want {
			t.Errorf("%q became\n%q, want\n%q", text, got, want)
		}
	}
}

func TestPackGetsTheNewestFormat(t *testing.T) {
	text := "package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {\n\tid: \"a\"\n\tformat: 1 // the first\n}\n"
	p := parse(t, text)
	if n, ok := migrate.FormatOf(p); !ok || n != 1 {
		t.Errorf("format %d, %v", n, ok)
	}
	r, err := migrate.Pack(p, 1)
	if err != nil || len(r.Changed) != 1 {
		t.Errorf("%v %v", r.Changed, err)
	}
	data := r.Data
	now := parse(t, string(data))
	if n, ok := migrate.FormatOf(now); !ok || n != migrate.Latest() || !strings.Contains(string(data), "// the first") {
		t.Errorf("format %d, %v:\n%s", n, ok, data)
	}
}
