//go:build !js

package studio

import (
	"fmt"
	"path/filepath"
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

// What else is a card, a trader or a shelf is seen beside its form as it prints, too, and nothing but that.
func TestCrewsPostsAndCardsOfXiaAreSeenBesideTheirForms(t *testing.T) {
	core := shipped(t, "pack.cue", "crews/eidolon/crew.cue", "posts/armourote/post.cue")
	xia := shipped(t, "xia/pack.cue", "xia/cards/light-fingers/card.cue", "xia/titles/wreck-diver/title.cue")
	for _, c := range []struct{ dir, unit, tab, open, picture, path string }{
		{core, "Eidolon", "Crew", "#f-traders, #f-traders\\.wade", "#f-traders\\.wade", "traders.wade"},
		{core, "Armourote", "Post", "#f-stock, #f-stock\\.fitting", "#f-stock\\.fitting", "stock.fitting"},
		{core, "Armourote", "Post", "#f-prices, #f-prices\\.trade-in", "#f-prices\\.trade-in", "prices.trade-in"},
		{filepath.Join(xia, "xia"), "Light Fingers", "Card", "nothing", ".section", "title"},
		{filepath.Join(xia, "xia"), "Wreck Diver", "Title", "nothing", ".section", "title"},
	} {
		d := openIn(t, c.dir, 1280, 800)
		d.WaitFor(fmt.Sprintf(`[...document.querySelectorAll(".tree .unit")].some(u => u.textContent.includes(%q))`, c.unit))
		d.Eval(fmt.Sprintf(`[...document.querySelectorAll(".tree .unit")].find(u => u.textContent.includes(%q)).click()`, c.unit))
		d.WaitFor(fmt.Sprintf(`[...document.querySelectorAll("[role=tab]")].some(b => b.textContent === %q)`, c.tab))
		d.Press(d.Middle(d.button(c.tab)))
		d.WaitFor(`document.querySelector(".section")`)
		d.Eval(fmt.Sprintf(`document.querySelectorAll(%q).forEach(x => x.open = true)`, c.open))
		before := d.address(c.picture + " .crop img")
		// what is shown is around all parts with the path on the page, and is not larger
		got := d.Eval(fmt.Sprintf(`(async (crop, path) => {
			const img = crop.querySelector("img"), all = await fetch(img.src.replace(/[^/]+\.svg/, "sources.json")).then(r => r.json())
			const of = all.filter(p => p.path === path && !p.unit && img.src.includes("/" + p.file)), s = n => Number(getComputedStyle(crop).getPropertyValue(n))
			const x = Math.min(...of.map(p => p.x)), y = Math.min(...of.map(p => p.y)), near = (a, b) => Math.abs(a - b) < .001
			const w = Math.max(...of.map(p => p.x + p.w)) - x, h = Math.max(...of.map(p => p.y + p.h)) - y, box = crop.getBoundingClientRect(), pic = img.getBoundingClientRect()
			return of.length > 0 && near(x, s("--x")) && near(y, s("--y")) && near(w, s("--w")) && near(h, s("--h")) && Math.abs(pic.height * h - box.height) < 2 && Math.abs(pic.width * w - box.width) < 2
		})(document.querySelector(%q), %q)`, c.picture+" .crop", c.path))
		if got != "true" {
			t.Errorf("%s is shown otherwise than it prints", c.path)
		}
		title := c.picture + " input[type=text]"
		if c.path == "title" {
			title = "#f-title"
		}
		if c.path != "prices.trade-in" {
			d.Press(d.Middle(title))
			d.Key("Control+a")
			d.Type("Zzyzx")
			d.Key("Tab")
			d.WaitFor(fmt.Sprintf(`document.querySelector(%q).src !== %q`, c.picture+" .crop img", before))
		}
		d.quiet()
	}
}
