package bundle

import (
	"bytes"
	"compress/gzip"
	"errors"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/sortie-tools/sortie/printer/html"
)

// fakePlayer stands in for the real one where the page is only read, not run.
var fakePlayer = fstest.MapFS{playerFile: {Data: []byte("\x1f\x8bengine")}, runnerFile: {Data: []byte("globalThis.Go = class {};")}}

func fakePage(t *testing.T) string {
	t.Helper()
	in := testInput()
	in.Player = fakePlayer
	page, err := Play(in)
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

func TestPlayWithoutPlayer(t *testing.T) {
	in := testInput()
	in.Player = fstest.MapFS{}
	if _, err := Play(in); !errors.Is(err, ErrNoPlayer) || !strings.Contains(err.Error(), "make player") {
		t.Errorf("without a player: %v", err)
	}
	in.Player = fstest.MapFS{playerFile: fakePlayer[playerFile]}
	if _, err := Play(in); !errors.Is(err, ErrNoPlayer) {
		t.Errorf("without its runner: %v", err)
	}
}

// An engine of other source than the page would leave a page that does not start.
func TestPlayWithAnOldPlayer(t *testing.T) {
	in := testInput()
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	z.Comment = "this"
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	in.Player = fstest.MapFS{playerFile: {Data: packed.Bytes()}, runnerFile: fakePlayer[runnerFile]}
	for wire, want := range map[string]error{"this": nil, "": nil, "other": ErrOldPlayer} {
		in.Wire = wire
		if _, err := Play(in); !errors.Is(err, want) {
			t.Errorf("a page that speaks %q with an engine that speaks \"this\": %v", wire, err)
		}
	}
	in.Player, in.Wire = fakePlayer, "this"
	if _, err := Play(in); !errors.Is(err, ErrOldPlayer) || !strings.Contains(err.Error(), "make") {
		t.Errorf("with an engine from before engines said what they speak: %v", err)
	}
}

func TestNothingToMakeItFrom(t *testing.T) {
	if _, err := Play(Input{Player: fakePlayer}); !errors.Is(err, errNoGame) {
		t.Errorf("a page of nothing: %v", err)
	}
	if _, err := Zip(ZipInput{Mission: testMission()}); !errors.Is(err, errNoGame) {
		t.Errorf("a bundle without rules: %v", err)
	}
}

// The policy allows the scripts and the style of the page, and those alone.
func TestPolicyFitsThePage(t *testing.T) {
	page := fakePage(t)
	policy := regexp.MustCompile(`Content-Security-Policy" content="([^"]*)"`).FindStringSubmatch(page)[1]
	parts := regexp.MustCompile(`(?s)<(style|script)>(.*?)</(style|script)>`).FindAllStringSubmatch(page, -1)
	if len(parts) != 3 || strings.Count(policy, "sha256-") != 3 {
		t.Fatalf("%d parts run in the page; policy %s", len(parts), policy)
	}
	for _, p := range parts {
		if !strings.Contains(policy, html.Source(p[2])) {
			t.Errorf("the policy does not allow the page's own %s", p[1])
		}
	}
	for _, want := range []string{"default-src 'none'", "'wasm-unsafe-eval'", "base-uri 'none'", "form-action 'none'"} {
		if !strings.Contains(policy, want) {
			t.Errorf("the policy lacks %s: %s", want, policy)
		}
	}
	for _, banned := range []string{"'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*", "blob:"} {
		if strings.Contains(policy, banned) {
			t.Errorf("the policy allows %s: %s", banned, policy)
		}
	}
}

// Nothing in the page reaches outside of it, and nothing of a mission stands in it as markup.
func TestPageIsSelfContained(t *testing.T) {
	page := fakePage(t)
	for _, banned := range []string{"<img", "<link rel=\"stylesheet", " src=\"http", "innerHTML", "eval(", "@import"} {
		if strings.Contains(page, banned) {
			t.Errorf("the page holds %q", banned)
		}
	}
	if n := strings.Count(page, "</script>"); n != 4 {
		t.Errorf("the page ends %d scripts, want 4", n)
	}
}

func TestPageIsDeterministic(t *testing.T) {
	if fakePage(t) != fakePage(t) {
		t.Error("two pages of one mission differ")
	}
}

func TestDraftPage(t *testing.T) {
	in := testInput()
	in.Player, in.Draft = fakePlayer, true
	page, err := Play(in)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(page, []byte(">Draft:")) || strings.Contains(fakePage(t), ">Draft:") {
		t.Error("only a draft says that it is one")
	}
}

// Every script of the folder takes part in the page.
func TestAllScriptsAreUsed(t *testing.T) {
	entries, err := web.ReadDir("web")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".js") {
			n++
		}
	}
	if n != len(scripts) {
		t.Errorf("%d scripts in the folder, %d in the page", n, len(scripts))
	}
}
