//go:build !js

package studio

import (
	"fmt"
	"strings"
	"testing"
)

// address is where the picture that a selector finds comes from: another one for each drawing.
func (d *designer) address(selector string) string {
	d.Helper()
	d.WaitFor(fmt.Sprintf(`document.querySelector(%q)?.naturalWidth > 0`, selector))
	return d.Eval(fmt.Sprintf(`document.querySelector(%q).src`, selector))
}

// A card is seen beside its form as it prints: the part of its page that is the card, drawn anew after each change.
func TestACardIsSeenBesideItsForm(t *testing.T) {
	d := openIn(t, shipped(t, "pack.cue", "decks/purge/deck.cue"), 1280, 800)
	d.Press(d.Middle(d.button("Deck")))
	d.WaitFor(`document.querySelector("#f-cards")`)
	d.Eval(`document.querySelectorAll("#f-cards, #f-cards\\.scan, #f-cards\\.scan details").forEach(x => x.open = true)`)
	const picture = `#f-cards\.scan .crop img`
	d.WaitFor(`document.querySelectorAll(".crop").length > 5`)
	d.Middle(`#f-cards\.scan .crop`) // scrolls there
	before := d.address(picture)
	part := d.Eval(`fetch("/draw/cards/sources.json?unit=decks/purge&turn=1").then(r => r.json()).then(l => (p => [p.x, p.y, p.w, p.h].join(" "))(l.find(p => p.path === "cards.scan")))`)
	shown := d.Eval(`(([img, box]) => [(box.left - img.left) / img.width, (box.top - img.top) / img.height, box.width / img.width, box.height / img.height].join(" "))([...document.querySelectorAll("#f-cards\\.scan .crop img, #f-cards\\.scan .crop")].reverse().map(e => e.getBoundingClientRect()))`)
	var want, have [4]float64
	fmt.Sscan(part, &want[0], &want[1], &want[2], &want[3])
	fmt.Sscan(shown, &have[0], &have[1], &have[2], &have[3])
	for i := range want {
		if want[2] == 0 || have[i] < want[i]-.01 || have[i] > want[i]+.01 {
			t.Fatalf("the card is at %s of its page, and %s is shown", part, shown)
		}
	}
	d.Shot("studio-view-card")

	was := d.Eval(`fetch(` + fmt.Sprintf("%q", before) + `).then(r => r.text())`)
	title := `#f-cards\.scan input[type=text]`
	d.Press(d.Middle(title))
	d.Key("Control+a")
	d.Type("Zzyzx")
	d.Key("Tab")
	d.WaitFor(fmt.Sprintf(`document.querySelector(%q).src !== %q`, picture, before))
	if now := d.Eval(fmt.Sprintf(`fetch(%q).then(r => r.text())`, d.address(picture))); now == was || !strings.Contains(now, "<svg") {
		t.Error("the card is drawn as it was")
	}
	d.quiet()
}

// The chart of a campaign stands beside its form: a stage leads to its form, the form marks its stage, and a change shows.
func TestTheChartOfACampaignLeadsToItsForms(t *testing.T) {
	d := openIn(t, shipped(t, "pack.cue", "campaigns/cold-ledger/campaign.cue", "salvage-run/mission.cue", "hold-out/mission.cue"), 1280, 800)
	d.Eval(`[...document.querySelectorAll(".tree .unit")].find(u => u.textContent.includes("Ledger")).click()`)
	d.WaitFor(`[...document.querySelectorAll("button")].some(b => b.textContent === "Campaign")`)
	d.Press(d.Middle(d.button("Campaign")))
	d.WaitFor(`document.querySelector(".chart .part")`)
	before := d.address(".chart img")
	d.Press(d.part("nodes.second-line"))
	d.WaitFor(`document.activeElement.closest("details")?.id === "f-nodes.second-line" && document.activeElement.closest("details").open`)
	d.WaitFor(`document.querySelector(".chart .part.on")?.title.startsWith("nodes.second-line:")`)
	d.Shot("studio-view-chart")

	d.Eval(`document.querySelector("#f-nodes\\.first-line").open = true`)
	d.Press(d.Middle(`#f-nodes\.first-line input[type=text]`))
	d.WaitFor(`document.querySelector(".chart .part.on")?.title.startsWith("nodes.first-line:")`)
	d.Key("Control+a")
	d.Type("Zzyzx")
	d.Key("Tab")
	d.WaitFor(fmt.Sprintf(`document.querySelector(".chart img").src !== %q`, before))

	// By the keyboard alone: one stop of Tab, arrows from stage to stage.
	d.Eval(`document.querySelector(".chart .scroll").focus()`)
	d.Key("Tab")
	d.Key("ArrowDown")
	d.WaitFor(`document.activeElement.matches(".chart .part")`)
	path := d.Eval(`document.activeElement.title.split(":")[0]`)
	d.Key("Enter")
	d.WaitFor(fmt.Sprintf(`document.activeElement.closest("details")?.id === "f-%s"`, path))
	d.quiet()
}
