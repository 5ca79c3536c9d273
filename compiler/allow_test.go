package compiler

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler/source"
)

const smallPack = `package p

import "sortie.tools/corespace"

corespace.#Pack & {id: "p", title: "P", version: "1.0.0", format: 3%s}
`

// An attribute speaks of the field it stands on, of the field that holds the fields it stands among, or of
// the whole file.
func TestWhatAnAttributeSpeaksOf(t *testing.T) {
	for name, c := range map[string]struct{ text, covers string }{
		"a field":           {`a: {b: 1 @sortie(allow=SPN006, reason="x y")}`, `b: 1 @sortie(allow=SPN006, reason="x y")`},
		"among fields":      {"a: {\n\tb: 1\n\t@sortie(allow=SPN006,allow=RCH001,reason=why)\n}", "a: {\n\tb: 1\n\t@sortie(allow=SPN006,allow=RCH001,reason=why)\n}"},
		"an embedded thing": {"x & {\n\t@sortie(allow=SPN006, reason=why)\n}", "x & {\n\t@sortie(allow=SPN006, reason=why)\n}"},
		"an item of a list": {"a: [{b: 1}, {c: 2, @sortie(allow=SPN006, reason=why)}]", "{c: 2, @sortie(allow=SPN006, reason=why)}"},
		"a joined item":     {"a: [x & {c: 2, @sortie(allow=SPN006, reason=why)}, {}]", "x & {c: 2, @sortie(allow=SPN006, reason=why)}"},
		"a comprehension":   {"a: {\n\tfor i in [1] {b: 1, @sortie(allow=SPN006, reason=why)}\n\tc: 1\n}", "{b: 1, @sortie(allow=SPN006, reason=why)}"},
		"behind a list":     {"a: {b: [{c: 1}], @sortie(allow=SPN006, reason=why)}", "a: {b: [{c: 1}], @sortie(allow=SPN006, reason=why)}"},
		"the file":          {"@sortie(allow=SPN006, reason=why)\nb: 1", "@sortie(allow=SPN006, reason=why)\nb: 1"},
	} {
		t.Run(name, func(t *testing.T) {
			p, found := source.Parse("m.cue", []byte(c.text))
			if p == nil {
				t.Fatal(report(found))
			}
			at := attributesOf(p.Syntax)
			if len(at) != 1 {
				t.Fatalf("%d attributes", len(at))
			}
			a, problem := allow(source.NewSource("m.cue", "m.cue", p.Data), at[0])
			if problem != "" {
				t.Fatal(problem)
			}
			if got := c.text[a.Covers.Start.Offset:a.Covers.End.Offset]; got != c.covers {
				t.Errorf("covers %q, want %q", got, c.covers)
			}
			if a.Reason == "" || a.Codes[0] != "SPN006" || len(a.Codes) != strings.Count(c.text, "allow=") {
				t.Errorf("read as %+v", a)
			}
		})
	}
}

func TestAttributesThatSayTooLittle(t *testing.T) {
	for text, want := range map[string]string{
		`b: 1 @sortie(allow=SPN006)`:                       "SPN006 is let stand without a reason",
		`b: 1 @sortie(allow=SPN006, reason="")`:            "SPN006 is let stand without a reason",
		`b: 1 @sortie(reason="why")`:                       "@sortie names no code",
		`b: 1 @sortie(allow=SPN006, reason=a, reason=b)`:   "@sortie gives two reasons",
		`b: 1 @sortie()`:                                   `@sortie names no code`,
		`b: 1 @sortie(allow=SPN006, because="x")`:          `@sortie has no "because"`,
		`b: 1 @sortie(SPN006)`:                             `@sortie has no "SPN006"`,
		`b: 1 @sortie(allow=SPN006, reason="a", allow="")`: `@sortie names no code`,
	} {
		p, found := source.Parse("m.cue", []byte(text))
		if p == nil {
			t.Fatal(report(found))
		}
		if _, got := allow(source.NewSource("m.cue", "m.cue", p.Data), attributesOf(p.Syntax)[0]); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// The pack of a unit is whole when every unit in it was compiled.
func TestAPackIsWhole(t *testing.T) {
	dir := tree(t, map[string]string{
		"pack.cue": fmt.Sprintf(smallPack, `, checks: allow: SPN006: reason: "house"`), "one/mission.cue": named(t, "one"), "two/mission.cue": named(t, "two"),
	})
	for arg, want := range map[string]bool{dir: true, dir + "/...": true, dir + "/one": false} {
		res := run(t, Options{}, arg)
		if len(res.Packs) != 1 || res.Packs[0].Whole != want {
			t.Fatalf("%s: %+v, want whole %v", arg, res.Packs, want)
		}
		if c := res.Packs[0].Pack.Checks; c == nil || c.Severity != "note" || len(c.Allow) != 1 || c.Allow[0].Reason != "house" {
			t.Errorf("checks are %+v", c)
		}
	}
}

func TestPeers(t *testing.T) {
	dir := tree(t, map[string]string{
		"pack.cue": fmt.Sprintf(smallPack, ""), "one/mission.cue": named(t, "one"), "two/mission.cue": named(t, "two"),
		"bad/mission.cue": strings.Replace(named(t, "bad"), "setup:", "setupp:", 1),
	})
	asked := 0
	run(t, Options{Each: func(u *Unit) bool {
		if u.ID != "one" {
			return false
		}
		asked++
		other := u.Peer("mission", "two")
		if other == nil || other.Mission == nil || other.Mission.ID != "two" || other != u.Peer("mission", "two") {
			t.Errorf("the peer is %+v", other)
		}
		for _, none := range [][2]string{{"mission", "three"}, {"deck", "two"}, {"mission", "bad"}} {
			if other := u.Peer(none[0], none[1]); other != nil {
				t.Errorf("%v is %s", none, other.ID)
			}
		}
		return false
	}}, dir+"/one")
	if asked != 1 {
		t.Errorf("asked %d times", asked)
	}
}

// With Closure a unit's files compile on their own, with whatever they name.
func TestTheFilesOfAUnitWithWhatItNeeds(t *testing.T) {
	linked := func(id, next string) string {
		return strings.Replace(named(t, id), "setup:", fmt.Sprintf("linked: next: %q\n\tsetup:", next), 1)
	}
	dir := tree(t, map[string]string{
		"pack.cue": fmt.Sprintf(smallPack, ""), "one/mission.cue": linked("one", "two"), "two/mission.cue": linked("two", "one"), "three/mission.cue": named(t, "three"),
	})
	files := func(opt Options) string {
		var names []string
		for _, f := range run(t, opt, dir+"/one").Units[0].Files {
			names = append(names, f.Path)
		}
		return strings.Join(names, " ")
	}
	if got, want := files(Options{}), "one/mission.cue pack.cue"; got != want {
		t.Errorf("files %s, want %s", got, want)
	}
	if got, want := files(Options{Closure: true}), "one/mission.cue pack.cue two/mission.cue"; got != want {
		t.Errorf("files %s, want %s", got, want)
	}
}

func TestTheLanguagesOfATextAreKept(t *testing.T) {
	text := strings.Replace(base(t), "\ttitle:", "\tgm: {en: \"Hush.\", de: \"Still.\"}\n\ttitle:", 1)
	res := run(t, Options{}, tree(t, map[string]string{"m/mission.cue": text})+"/m")
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	if got := fmt.Sprint(res.Units[0].Languages); got != "map[gm:[en de]]" {
		t.Errorf("languages %s", got)
	}
}

// What is let stand in pack.cue is the pack's, and says so before anybody looks at a unit.
func TestAttributesOfAPack(t *testing.T) {
	dir := tree(t, map[string]string{
		"pack.cue": fmt.Sprintf(smallPack, "\n@sortie(allow=RUL001, reason=why)\n"), "one/mission.cue": named(t, "one"),
	})
	res := run(t, Options{}, dir+"/one")
	if len(res.Packs) != 1 || len(res.Packs[0].Allows) != 1 || !res.Packs[0].Whole {
		t.Fatalf("the pack is %+v", res.Packs)
	}
	if a := res.Packs[0].Allows[0]; a.Shared || a.Codes[0] != "RUL001" || a.Reason != "why" {
		t.Errorf("let stand is %+v", a)
	}
}
