//go:build !js

package studio

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/novelty"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// Each language has a name and a sentence for each kind that can be begun, and for nothing else.
func TestEveryKindHasWordsToBeBegunBy(t *testing.T) {
	d, _ := newDesk(t, small)
	for _, lang := range Languages() {
		words := must(Words(lang))(t)
		left := map[string]bool{}
		for key := range words {
			for _, of := range []string{"new.", "new-says.", "new-sort.", "new-along.", "new-with."} {
				left[key] = left[key] || strings.HasPrefix(key, of)
			}
		}
		for _, o := range must(d.Offers())(t).Kinds {
			keys := []string{"new." + o.Kind, "new-says." + o.Kind, "new-sort." + o.Sort}
			if o.Along != "" {
				keys = append(keys, "new-along."+o.Along, "new-with."+o.Along)
			}
			for _, key := range keys {
				if words[key] == "" {
					t.Errorf("%s does not say %s", lang, key)
				}
				left[key] = false
			}
		}
		for key, unused := range left {
			if unused {
				t.Errorf("%s says %s, which nothing is", lang, key)
			}
		}
	}
}

// What is offered first is of the game that the pack is of, and what is offered as usual is what is begun where nothing is said.
func TestWhatIsOfferedFitsThePack(t *testing.T) {
	dir := shipped(t, "xia/pack.cue", "xia/"+loath)
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	d := must(NewDesk(filepath.Join(dir, "xia"), "test", &reading.Direct{}, &reading.Direct{}))(t)
	t.Cleanup(d.Close)
	o := must(d.Offers())(t)
	if o.First != "scenario" || o.Ground != groundPack {
		t.Errorf("%s is begun first, in a folder that is %s", o.First, o.Ground)
	}
	i := slices.IndexFunc(o.Kinds, func(k Offer) bool { return k.Kind == "scenario" })
	if with := o.Kinds[i].With; len(with) != 1 || with[0].ID != "loath" {
		t.Errorf("a scenario can begin in %v", with)
	}
	for _, k := range o.Kinds {
		if len(k.Editions) == 0 || !slices.ContainsFunc(k.Editions, func(e OfferedEdition) bool { return e.ID == k.Usual }) {
			t.Errorf("a %s is usually of %q, and can be of %v", k.Kind, k.Usual, k.Editions)
		}
		if known, _ := novelty.Of(k.Kind); (known.Cards != "") != (len(k.Editions[0].Cards) > 0) {
			t.Errorf("a %s can hold the cards %v", k.Kind, k.Editions[0].Cards)
		}
	}
}

// A link in a pack leads nothing that is begun out of it, and what is in the way stays.
func TestNothingIsBegunOutOfThePack(t *testing.T) {
	d, _ := newDesk(t, small)
	away := t.TempDir()
	if err := os.Symlink(away, filepath.Join(d.Root, "decks")); err != nil {
		t.Skip("this machine makes no links: nothing was led astray")
	}
	if made, err := d.Begin(Beginning{Kind: "deck", Name: "one"}); err == nil {
		t.Errorf("it lies in %s", made.Folder)
	}
	if left := must(os.ReadDir(away))(t); len(left) > 0 {
		t.Errorf("there is %v", left)
	}
	if made, err := d.Begin(Beginning{Kind: novelty.Pack, Name: "one"}); err == nil {
		t.Errorf("a pack is begun in a pack: %v", made)
	}
}

// new opens what can be begun.
func (d *designer) new() {
	d.Helper()
	d.Press(d.Middle(d.button("New …")))
	d.WaitFor(`document.activeElement.name === "kind"`)
}

// wouldWrite waits until the studio says that it would write a file.
func (d *designer) wouldWrite(file string) {
	d.Helper()
	d.WaitFor(fmt.Sprintf(`[...document.querySelectorAll("dialog[open] .place li")].some(l => l.textContent === %q)`, file))
}

// selected is the words of the view that is shown.
const selected = `document.querySelector("[role=tab][aria-selected=true]")?.textContent`

// A deck and house rules are begun by the keyboard, in a folder with nothing in it, and are sound: what is to be written is told of
// beforehand, and they open in their forms.
func TestADeckAndHouseRulesAreBegun(t *testing.T) {
	dir := t.TempDir()
	d := openIn(t, dir, 1280, 800)
	d.new()
	d.Key("d")
	d.sees("this folder becomes one first")
	d.tabTo("What is it to be called?")
	d.Type("con")
	d.sees("is a device on Windows")
	if d.Eval(`document.querySelector("dialog[open] button.save").disabled`) != "true" {
		t.Error("what cannot be begun can be")
	}
	d.Key("Control+a")
	d.Type("Odd Noises")
	d.wouldWrite("pack.cue")
	d.wouldWrite("decks/odd-noises/deck.cue")
	d.tabTo("Kind of card")
	d.Key("c") // civilians
	d.Shot("studio-view-new")
	d.Ask("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": "dark"}}}, nil)
	d.Shot("studio-view-new-dark")
	d.Key("Enter") // opens the list or begins
	if d.Eval(`!!document.querySelector("dialog[open]")`) == "true" {
		d.tabTo("Begin")
		d.Key("Enter")
	}
	d.WaitFor(selected + ` === "Deck" && !document.querySelector("dialog[open]") && document.querySelector(".forms")`)
	d.sees("Nothing is wrong")
	if data := string(must(os.ReadFile(filepath.Join(dir, "decks/odd-noises/deck.cue")))(t)); !strings.Contains(data, `"Odd Noises"`) || !strings.Contains(data, `"civilians"`) {
		t.Errorf("the deck is\n%.400s", data)
	}
	d.Shot("studio-view-new-deck")

	d.new()
	if d.Eval(`document.querySelector("dialog option[value=pack]").disabled`) != "true" {
		t.Error("a pack can be begun in a pack")
	}
	d.Key("h")
	d.tabTo("What is it to be called?")
	d.Type("long-nights")
	d.wouldWrite("house/long-nights/house.cue")
	d.Key("Enter")
	d.WaitFor(selected + ` === "House rules" && !document.querySelector("dialog[open]")`)
	d.sees("Nothing is wrong")
	if _, err := os.Stat(filepath.Join(dir, "house/long-nights/house.cue")); err != nil {
		t.Error(err)
	}
	d.WaitFor(`document.querySelector("#f-title")`)
	d.Press(d.Middle("#f-title"))
	d.Key("End")
	d.Type("!")
	d.Key("Control+s")
	d.sees("house.cue is saved.")
	d.quiet()
	d.end()
	desk := must(NewDesk(dir, "test", &reading.Direct{}, &reading.Direct{}))(t)
	defer desk.Close()
	if found, _ := desk.ws.Findings("", nil); len(found) != 0 || len(desk.Units()) != 3 {
		t.Errorf("of %v is found %v", desk.Units(), found)
	}
}

// Fingers begin a sector on a tablet, which opens on its hexes.
func TestASectorIsBegunWithFingers(t *testing.T) {
	for _, size := range [][2]int{{1024, 768}, {768, 1024}} {
		d := open(t, size[0], size[1])
		d.Fingers()
		if d.Eval(`document.querySelector(".drawer").checkVisibility()`) == "true" {
			d.Tap(d.Middle(".drawer"))
			d.WaitFor(`document.querySelector(".tree.open")`)
		}
		d.tap("New …")
		d.WaitFor(`document.querySelector("dialog[open] select[name=kind]")`)
		d.Eval(`(s => { s.value = "sector"; s.dispatchEvent(new Event("change", { bubbles: true })) })(document.querySelector("dialog select[name=kind]"))`)
		d.Tap(d.Middle(`dialog input[name=name]`))
		d.Type("Grey Gravel")
		d.wouldWrite("sectors/grey-gravel/sector.cue")
		d.Shot(fmt.Sprintf("studio-view-new-%d", size[0]))
		if box := d.Eval(`(r => [r.left >= 0, r.top >= 0, r.right <= innerWidth, r.bottom <= innerHeight].join(" "))(document.querySelector("dialog[open]").getBoundingClientRect())`); box != "true true true true" {
			t.Errorf("at %v the questions lie beyond the window: %s", size, box)
		}
		d.tap("Begin")
		d.WaitFor(`document.querySelector("[data-hex]")`)
		d.sees("Nothing is wrong")
		d.quiet()
	}
}
