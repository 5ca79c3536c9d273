package service

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// leastLed is how much of the letters on the pages of each product leads to the source of the unit or of another of the pack, in
// hundredths. The rest is what the rule set says, headings, and lines to write on; known-gaps.md says what of it could lead.
var leastLed = map[string]int{
	"mission sheet": 71, "mission board": 90, "mission build": 45, "mission reference": 0, "mission cards": 65, "mission tokens": 50, "mission trackers": 1, "mission posts": 45,
	"deck cards": 90, "deck sheet": 90, "crew sheet": 90, "crew trackers": 80, "post posts": 25, "campaign sheet": 80, "campaign posts": 40,
	"mission-card cards": 85, "title cards": 80, "scenario cards": 20, "scenario sheet": 50, "scenario board": 35, "scenario tokens": 20, "scenario trackers": 15, "scenario reference": 0,
	"sector sheet": 50, "sector board": 35,
}

// leastSaid is the same with what would lead to a pack's own rules, if the whole rule set were one of a pack's own.
var leastSaid = map[string]int{
	"mission reference": 90, "mission trackers": 80, "mission cards": 88, "mission tokens": 80, "mission posts": 70, "campaign posts": 70, "post posts": 60, "mission sheet": 85,
	"scenario trackers": 90, "scenario sheet": 88, "scenario tokens": 75, "scenario reference": 55, "scenario cards": 40, "sector sheet": 72,
}

// notWords are the paths that say without the words of a page what stands there: so many counters for so many traders, how crews
// stand to one another, what nobody has given, and what is drawn on a board or a tile.
var notWords = regexp.MustCompile(`^(boxes|assumed|setup\.crew|players|players\.mode|visit\.extra|(.*\.)?plan(#.*)?|(board|boards\.[^.]+|board\.levels\.[^.]+)\.[a-z]+(\..*)?)$`)

// Each part of a page that says what it shows leads to what is written, there or in another unit, and that speaks of what the part
// says; and no product loses its links.
func TestWhatPagesShowIsWhereTheyLead(t *testing.T) {
	w, root := shipped(t)
	res, err := compiler.Compile([]string{root + "/..."}, compiler.Options{Library: missions.FS, Decks: true, Keep: true})
	must(t, err)
	defer res.Close()
	full := os.Getenv("SORTIE_FULL") != ""
	p := pages{T: t, w: w, files: map[string]string{}, shares: map[string]*share{}}
	for _, pack := range []string{root, filepath.Join(root, "xia")} {
		for _, u := range w.Units(pack) {
			if len(u.Files) > 0 {
				p.files[u.Kind+" "+u.ID] = filepath.Join(pack, filepath.FromSlash(u.Files[0]))
			}
		}
	}
	for _, u := range res.Units {
		if full || !strings.HasPrefix(u.ID, "fb-mission-") {
			p.look(u)
		}
	}
	for key, s := range p.shares {
		led := s.led * 100 / max(s.all, 1)
		said := s.said * 100 / max(s.all, 1)
		t.Logf("%s: %d of %d letters lead to a source, %d %%; %d %% where the pack has such rules", key, s.led, s.all, led, said)
		if said < leastSaid[key] {
			t.Errorf("of the letters of %s %d %% would lead to the pack's own rules or to a source, and %d %% did", key, said, leastSaid[key])
		}
		if least, known := leastLed[key]; led < least || !known {
			t.Errorf("of the letters of %s %d %% lead to a source, and %d %% did", key, led, least)
		}
	}
	for key := range leastLed {
		if p.shares[key] == nil {
			t.Errorf("no page of %s was looked at", key)
		}
	}
}

// share is how many letters there are, how many lead somewhere, and how many would if the rule set were the pack's own.
type share struct{ all, led, said int }

// pages are those of the products of a pack.
type pages struct {
	*testing.T
	w      *Workspace
	files  map[string]string // of the units, by kind and id
	shares map[string]*share // by the kind of unit and the product
}

// look looks at every page of a unit, but for books, which are put together of the others.
func (p pages) look(u *compiler.Unit) {
	r, err := render.New(u, render.Options{Format: "svg", Leads: true})
	must(p.T, err)
	for _, product := range games.Products() {
		if !product.Takes(u.Kind) || product.ID == "book" {
			continue
		}
		made, err := product.Make(r.Job)
		must(p.T, err)
		for _, f := range made {
			for _, page := range f.Doc.Pages {
				p.page(u, u.Kind+" "+product.ID, lettersOn(page), page.Sources())
			}
		}
	}
}

// page counts what of a page leads somewhere, and looks where.
func (p pages) page(u *compiler.Unit, key string, said []inkAt, sources []scene.Source) {
	every := slices.Clone(sources)
	sources = slices.DeleteFunc(sources, func(s scene.Source) bool { return s.Kind == scene.RuleSet })
	if p.shares[key] == nil {
		p.shares[key] = &share{}
	}
	for _, x := range said {
		n := utf8.RuneCountInString(x.text)
		p.shares[key].all += n
		if slices.ContainsFunc(every, x.within) {
			p.shares[key].said += n
		}
		if slices.ContainsFunc(sources, x.within) {
			p.shares[key].led += n
		}
	}
	for _, s := range sources {
		var words []string
		for _, x := range said {
			if x.within(s) {
				words = append(words, x.text)
			}
		}
		p.leads(u, key, s, strings.Join(words, " "))
	}
}

// leads looks whether a source is written, and speaks of what stands in its place.
func (p pages) leads(u *compiler.Unit, key string, s scene.Source, said string) {
	file := p.files[u.Kind+" "+u.ID]
	if s.Kind != "" {
		file = p.files[s.Kind+" "+s.Unit]
	}
	found := p.w.Source(file, stepsOf(s.Path))
	switch {
	case expressed(p.w, file):
	case len(found) == 0:
		p.Errorf("%s of %s: %s is written nowhere", key, u.ID, s.Path)
	case said == "" || notWords.MatchString(s.Path) || goodsOf(u, s, said) || pricedBy(u, s, said):
	case !p.speaks(found, s.Path, said):
		p.Errorf("%s of %s: what %s says has nothing of %q", key, u.ID, s.Path, said)
	}
}

// speaks reports whether a source has a word or a number of what stands on the page, or is called so.
func (p pages) speaks(found []diag.Range, path, said string) bool {
	src := path
	for _, r := range found {
		text := p.w.Text(r.File).Src
		if src += " " + text[r.Start.Offset:r.End.Offset]; strings.Contains(src, " _") {
			src += text // it is said once for several
		}
	}
	has := spokenIn(src) // "weapons" is of "weapon"
	return slices.ContainsFunc(spokenIn(said), func(s string) bool {
		return (utf8.RuneCountInString(s) > 2 || unicode.IsDigit(rune(s[0]))) && slices.ContainsFunc(has, func(h string) bool { return h == s || utf8.RuneCountInString(s) > 3 && strings.HasPrefix(h, s[:4]) })
	})
}

// goodsOf reports whether what stands on the page is a token that the source speaks of without its name: one that a shelf or a
// workshop holds, or that a mission deals by its size.
func goodsOf(u *compiler.Unit, s scene.Source, said string) bool {
	if s.Kind != "" {
		u = u.Peer(s.Kind, s.Unit)
	}
	post, _ := u.Value.(*model.Post)
	steps := strings.Split(s.Path, ".")
	fits := func(model.TokenKind) bool { return false }
	switch {
	case u.Rules == nil:
		return false // of Xia
	case len(steps) == 4 && strings.HasPrefix(s.Path, "setup.search."):
		fits = func(k model.TokenKind) bool { return k.Size == steps[3] }
	case s.Path == "crafting.goods":
		fits = post.Crafting.Goods.Hold
	case len(steps) == 2 && steps[0] == "stock":
		i := slices.IndexFunc(post.Stock, func(x model.Shelf) bool { return x.ID == steps[1] })
		fits = post.Stock[i].Goods.Hold
	}
	return slices.ContainsFunc(describe.Distinct(u.Rules).Tokens, func(k model.TokenKind) bool {
		name, _, _ := strings.Cut(k.Title, " ") // a long title is set in lines, or cut
		return strings.Contains(said, name) && fits(k)
	})
}

// pricedBy reports whether what stands on the page is a price with the letter of the line of its post that the source is.
func pricedBy(u *compiler.Unit, s scene.Source, said string) bool {
	given := 0 // a campaign puts its own prices before those of the post
	if s.Kind != "" {
		u, given = u.Peer(s.Kind, s.Unit), 26
	}
	post, _ := u.Value.(*model.Post)
	steps := strings.Split(s.Path, ".")
	if post == nil || len(steps) != 3 || steps[0] != "prices" {
		return false
	}
	i := slices.IndexFunc(post.Prices, func(l model.PriceLine) bool { return l.ID == steps[1] })
	return slices.ContainsFunc(strings.Fields(said), func(word string) bool {
		return len(word) == 1 && word[0] >= byte('a'+i) && word[0] <= byte('a'+i+given)
	})
}

func spokenIn(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
}

// inkAt is letters that stand on a page, and where they begin.
type inkAt struct {
	text string
	at   scene.Point
}

// within reports whether letters begin in the place of a source.
func (x inkAt) within(s scene.Source) bool {
	return s.Area.X <= x.at.X && x.at.X <= s.Area.X+s.Area.W && s.Area.Y <= x.at.Y && x.at.Y <= s.Area.Y+s.Area.H
}

// lettersOn are those of a page, without its running head and foot.
func lettersOn(p *scene.Page) []inkAt {
	var out []inkAt
	var gather func(items []scene.Item, x, y scene.Unit)
	gather = func(items []scene.Item, x, y scene.Unit) {
		for _, item := range items {
			switch it := item.(type) {
			case scene.Group:
				if it.Tag != scene.Artifact {
					gather(it.Items, x+it.Shift.X, y+it.Shift.Y)
				}
			case scene.Text:
				out = append(out, inkAt{it.Run.Text, scene.Point{X: x + it.At.X, Y: y + it.At.Y}})
			}
		}
	}
	gather(p.Items, 0, 0)
	return out
}

// The parts of a briefing say what they show, each leads there, and that has the part's words; a briefing that is handed on says
// nothing of the sort and runs nothing.
func TestABriefingLeadsToItsSource(t *testing.T) {
	w, root := shipped(t)
	res, err := compiler.Compile([]string{root + "/..."}, compiler.Options{Library: missions.FS, Decks: true, Keep: true})
	must(t, err)
	defer res.Close()
	p := pages{T: t, w: w}
	seen, all := map[string]bool{}, 0
	for _, u := range res.Units {
		if u.Kind != "mission" {
			continue
		}
		for _, leads := range []bool{false, true} {
			r, err := render.New(u, render.Options{Format: "svg", Leads: leads})
			must(t, err)
			made, err := r.Briefing()
			must(t, err)
			page := string(made[0].Data)
			if !leads && (strings.Contains(page, "data-from=") || strings.Contains(page, "<script")) {
				t.Errorf("the briefing of %s leads somewhere, and nobody asked for that", u.ID)
			}
			if !leads {
				continue
			}
			file := filepath.Join(filepath.FromSlash(u.Dir), "mission.cue")
			for _, part := range regexp.MustCompile(`(?s)<(\w+)[^>]* data-from="([^"]+)">(.*?)</`).FindAllStringSubmatch(page, -1) {
				all++
				path, said := part[2], regexp.MustCompile(`<[^>]*>`).ReplaceAllString(part[3], " ")
				found := w.Source(file, stepsOf(path))
				seen[strings.Join(stepsOf(path)[:1], ".")] = true
				switch {
				case expressed(w, file):
				case len(found) == 0:
					t.Errorf("the briefing of %s: %s is written nowhere", u.ID, path)
				case !notWords.MatchString(path) && !p.speaks(found, path, said) && part[1] != "div": // the first cell of a row or a fact is its name
					t.Errorf("the briefing of %s: what %s says has nothing of %q", u.ID, path, said)
				}
			}
		}
	}
	for _, want := range []string{"title", "story", "objectives", "rules", "setup", "board", "players", "edition", "boxes", "variations", "ends", "aftermath", "requires"} {
		if !seen[want] {
			t.Errorf("no briefing leads to %s", want)
		}
	}
	if all < 1000 {
		t.Errorf("only %d parts of briefings lead somewhere", all)
	}
}
