package outline

import (
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/missions"
)

// paths lists the paths of all nodes with a label or a place, and their plain texts.
func paths(f *File) []string {
	var all []string
	f.Root.Each(func(n *Node) {
		if p := strings.Join(n.Path(), "."); p != "" && n.Step() != "" {
			if n.Shape == Text || n.Shape == Word {
				p += "=" + n.Text
			}
			all = append(all, p)
		}
	})
	return all
}

func TestReadFindsFieldsByTheirPaths(t *testing.T) {
	f := Read(`package m
import "sortie.tools/corespace"
_own: {a: 1}
corespace.#Mission & {
	id: "x" // a comment: {
	players: {min: 1, max: 4}
	setup: counters: alarms: title: de: "Alarme"
	"a-b"?: [1, {kind: "door", of: "n"}] @sortie(allow=X, reason="a) b")
	story: """
		{ not a field: 3
		"""
	if true {
		more: 2
	}
}
`)
	want := []string{"_own", "_own.a=1", "id=x", "players", "players.min=1", "players.max=4", "setup", "setup.counters", "setup.counters.alarms",
		"setup.counters.alarms.title", "setup.counters.alarms.title.de=Alarme", "a-b", "a-b.0=1", "a-b.1", "a-b.1.kind=door", "a-b.1.of=n",
		"story={ not a field: 3", "more=2"}
	if diff := cmp.Diff(want, paths(f)); diff != "" {
		t.Error(diff)
	}
	if f.Torn || f.Joined() != "corespace.#Mission" {
		t.Errorf("torn %v, joined with %q", f.Torn, f.Joined())
	}
}

// A number is one word and no name, with a point, a sign or a power of ten in it.
func TestNumbersAreWords(t *testing.T) {
	for src, want := range map[string]string{"7": "7", "7.5": "7.5", "-3": "-3", "-0.25": "-0.25", "1e-3": "1e-3", "0x1F": "0x1F", "true": "true", "_a": "", "2-1": "", "a-3": "", "- a": ""} {
		n := Read("c.#M & {\n\ta: " + src + "\n}\n").Find("a")[0]
		if plain := n.Shape == Word && len(n.Names) == 0; plain != (want != "") || plain && n.Text != want {
			t.Errorf("%s is read as %q, with the names %q", src, n.Text, n.Names)
		}
	}
}

// A bracket or a quote that is missing costs what stands in it, and not the rest of the file.
func TestReadGoesByIndentationWhereBracketsAreMissing(t *testing.T) {
	for _, src := range []string{
		"c.#M & {\n\ta: {\n\t\tb: 1\n\tc: 2\n}\n",
		"c.#M & {\n\ta: b: 1\n\tc: 2\n",
		"c.#M & {\n\ta: {b: 1\n\tc: 2\n}\n",
		"c.#M & {\n\ta: {b: \"1\n\t}\n\tc: 2\n}\n",
		"c.#M & {\n\ta: {b: \"\"\"\n\t\t\tx\n\t}\n\tc: 2\n}\n",
		"c.#M & {\n\ta: b:\n\tc: 2\n}\n",
	} {
		f := Read(src)
		got := paths(f)
		if len(got) != 3 || got[0] != "a" || !strings.HasPrefix(got[1], "a.b") || got[2] != "c=2" {
			t.Errorf("%q is read as %v", src, got)
		}
	}
}

func TestSpots(t *testing.T) {
	for _, c := range []struct {
		src, path, typed string
		key, quoted      bool
	}{
		{"c.#M & {\n\tcr|\n}", "", "cr", true, false},
		{"c.#M & {\n\ta: {|}\n}", "a", "", true, false},
		{"c.#M & {\n\ta: {size: |}\n}", "a.size", "", false, false},
		{"c.#M & {\n\ta: {size: \"la|\n}", "a.size", "la", false, true},
		{"c.#M & {\n\ta: {size: \"la|\"}\n}", "a.size", "la", false, true},
		{"c.#M & {\n\ta: [\"x\", |]\n}", "a", "", false, false},
		{"c.#M & {\n\ta: [\"x\", \"y|\"]\n}", "a.1", "y", false, true},
		{"c.#M & {\n\ta: b: |\n\tc: 2\n}", "a.b", "", false, false},
		{"c.#M & {\n\ta: [{kind: \"door\", o|}]\n}", "a.0", "o", true, false},
		{"c.#M & {\n\tab|c: 1\n}", "", "ab", true, false},
		{"c.#M & {\n\ta: {\n\t\t|", "a", "", true, false},
	} {
		at := strings.IndexByte(c.src, '|')
		s := Read(c.src[:at] + c.src[at+1:]).At(at)
		if got := strings.Join(s.Path(), "."); got != c.path || s.Typed != c.typed || s.Key != c.key || s.Quoted != c.quoted {
			t.Errorf("%q is at %q, typed %q, key %v, quoted %v", c.src, got, s.Typed, s.Key, s.Quoted)
		}
	}
}

// Whatever an editor holds can be read, and its nodes lie within one another.
func TestReadCopesWithAnything(t *testing.T) {
	draw := rand.New(rand.NewPCG(16, 1))
	err := fs.WalkDir(missions.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".cue") {
			return err
		}
		data, err := fs.ReadFile(missions.FS, name)
		for range 6 {
			src := spoil(draw, string(data))
			f := Read(src)
			f.Root.Each(func(n *Node) {
				if a := n.All(); a.From < 0 || a.To > len(src) || a.From > a.To {
					t.Fatalf("%s: a node from %d to %d", name, a.From, a.To)
				}
			})
			f.At(draw.IntN(len(src) + 1))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// spoil cuts a text off, takes something out of it or puts something in.
func spoil(draw *rand.Rand, src string) string {
	at := draw.IntN(len(src))
	switch draw.IntN(3) {
	case 0:
		return src[:at]
	case 1:
		return src[:at] + src[min(len(src), at+draw.IntN(20)):]
	}
	signs := []string{"{", "}", "[", "]", "\"", "\"\"\"\n", "(", ")", ":", ",", "\\(", "@x(", "\x00", "\xff", "#\"", "//"}
	return src[:at] + signs[draw.IntN(len(signs))] + src[at:]
}
