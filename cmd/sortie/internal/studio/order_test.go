//go:build !js

package studio

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What is folded stands in the order in which it is written, and what is not written yet behind it.
func TestPartsOfAFormStandAsTheyAreWritten(t *testing.T) {
	dir := shipped(t, "pack.cue", "salvage-run/mission.cue")
	file := filepath.Join(dir, "salvage-run", "mission.cue")
	src := string(must(os.ReadFile(file))(t))
	at := strings.Index(src, "\n\tsetup: {")
	end := at + strings.Index(src[at+1:], "\n\t}\n") + 4
	src = strings.Replace(src[:at]+src[end:], "\n\tboard: {", src[at:end]+"\n\tboard: {", 1) // the set-up is written before the board
	if err := os.WriteFile(file, []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	d := openIn(t, dir, 1280, 800)
	d.Press(d.Middle(d.button("Mission")))
	d.WaitFor(`document.querySelector("#f-setup")`)
	have := d.Eval(`[...document.querySelectorAll(".forms > .section[id]")].filter(s => !s.textContent.includes("nothing yet")).map(s => s.id.slice(2)).join(" ")`)
	if !strings.HasPrefix(have, "players ") || !strings.Contains(have, "setup board objectives") {
		t.Errorf("they stand as %s", have)
	}
}

// A label that was just put down says the name of its sort once.
func TestALabelIsNamedOnce(t *testing.T) {
	d := open(t, 1400, 1000)
	d.begin()
	d.Press(d.Middle(d.button("Words")))
	d.Press(d.at(6, 4))
	d.WaitFor(`document.querySelector(".inspector h3")`)
	if have := d.Eval(`[...document.querySelectorAll(".inspector h3")].map(x => x.textContent.trim()).join("|")`); have != "Words" {
		t.Errorf("the heading is %q", have)
	}
}

// Where the kind of a trigger or an effect was chosen, the keyboard goes on to what that kind brings; whoever steps through the list
// key by key stays there.
func TestTheKeyboardGoesOnBehindAKind(t *testing.T) {
	d := open(t, 1280, 800)
	d.begin()
	d.Press(d.Middle(d.button("Mission")))
	d.WaitFor(`document.querySelector('[id="f-rules.log.do.0.kind"]')`)
	d.Eval(`document.querySelectorAll("details").forEach(e => e.open = true)`)
	pick := func(kind string) {
		d.Eval(fmt.Sprintf(`(e => { e.focus(); e.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })); e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })) })(document.querySelector('[id="f-rules.log.do.0.kind"]'))`, kind))
	}
	pick("counter")
	d.atField("rules.log.do.0.of")
	pick("give")
	d.atField("rules.log.do.0.token")

	d.Eval(`document.querySelector('[id="f-rules.log.do.0.kind"]').focus()`)
	was := d.Eval(`document.activeElement.value`)
	d.Key("ArrowDown")
	d.WaitFor(fmt.Sprintf(`document.activeElement.id === "f-rules.log.do.0.kind" && document.activeElement.value !== %q`, was))
	now := d.Eval(`document.activeElement.value`)
	d.WaitFor(fmt.Sprintf(`document.querySelector('[id="f-rules.log.do.0"] .note').textContent.startsWith(%q)`, now)) // the form has been read anew
	d.Eval(`new Promise(done => setTimeout(done, 300))`)
	d.atField("rules.log.do.0.kind")
}
