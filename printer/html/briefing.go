package html

import (
	"bytes"
	"embed"
	"html/template"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/sheet"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

//go:embed briefing.html briefing.css leads.css leads.js
var files embed.FS

// Options are how a briefing stands apart from what is in it.
type Options struct {
	Draft bool               // say on every page that the mission still has errors
	House []model.HouseRules // of the mission's pack; those of other editions are left out
	GM    bool               // the game master's edition: with what players are not to know
	Theme *model.Theme       // of the mission's pack, for the colours; nil: the usual ones
	// Titles are those of other units of the mission's pack; nil: they are called by their ids.
	Titles kinds.Titles
	// Leads has the page say what of the mission its parts show, to whoever shows it to the mission's author. What is
	// printed or handed on does without.
	Leads bool
}

// Briefing is a mission's briefing as one page: story, objectives, special instructions, set-up,
// map and key. It is the players' edition, as describe.Public has the mission, unless options ask for the game
// master's. The same input gives the same bytes.
func Briefing(whole *model.Mission, r *model.RuleSet, mapSVG []byte, opt Options) ([]byte, error) {
	css, err := files.ReadFile("briefing.css")
	if err != nil {
		return nil, err
	}
	leads, script, err := leadsOf(opt.Leads)
	if err != nil {
		return nil, err
	}
	style, err := Style(string(css) + theme.Properties(opt.Theme) + leads)
	if err != nil {
		return nil, err
	}
	m := describe.Public(whole)
	shown := m // what the set-up is made from
	if opt.GM {
		shown = whole
	}
	steps, _ := sheet.Steps(shown, r, opt.Titles) // unknown names are the sheet's to report
	p := page{
		Policy: "default-src 'none'; style-src " + Source(style) + scripts(script) + "; img-src data:; font-src data:; base-uri 'none'; form-action 'none'",
		Style:  template.CSS(style), Script: template.JS(script), Map: template.URL(Picture(mapSVG)), HasMap: len(mapSVG) > 0,
		Draft: opt.Draft, Mission: m, Rules: r,
		Facts: facts(m, r), Search: search(m, r), Events: events(m, r), Track: track(m, r), Key: key(m, r), Steps: steps,
		Notes: append(describe.House(m, r, opt.House), describe.Briefing(m, r, opt.Titles)...), SetupNotes: describe.Setup(shown, r, opt.Titles), Marks: describe.Marks(m),
		Titles: opt.Titles, GM: opt.GM,
	}
	if opt.GM {
		p.Secrets = describe.Secrets(whole, r)
	} else {
		p.Withheld = describe.Withheld(whole)
	}
	return p.render()
}

// page is what the template is filled with.
type page struct {
	Policy     string
	Style      template.CSS // our own
	Script     template.JS  // our own; empty but on a page that leads to its source
	Map        template.URL // an image of our own making
	HasMap     bool
	Draft      bool
	Mission    *model.Mission
	Rules      *model.RuleSet
	Facts      []fact
	Search     table
	Events     []fact
	Track      []level
	Key        []thing
	Steps      []sheet.Step
	Notes      []describe.Note
	SetupNotes []describe.Note
	Marks      []string
	GM         bool
	Secrets    []describe.Note // in the game master's edition only
	Withheld   string          // in the players' only: what the other says
	Titles     kinds.Titles
}

func (p page) render() ([]byte, error) {
	known := map[string]bool{}
	for _, t := range p.Key {
		known[t.ID] = true
	}
	t, err := template.New("briefing.html").Funcs(template.FuncMap{
		"known":    func(id string) bool { return known[id] },
		"anchor":   anchor,
		"rank":     kinds.Rank,
		"reward":   func(w model.Reward) string { return describe.Reward(p.Mission, p.Rules, w) },
		"uses":     describe.BoonTime,
		"boon":     func(b model.Boon) string { return describe.Boon(b, p.Titles) },
		"standing": func(o model.Objective) string { return describe.Standing(p.Mission, p.Rules, o) },
		"data":     func(x model.Rule) string { return describe.Rule(p.Mission, p.Rules, x) },
		"from":     p.from,
		"first":    func(i int) bool { return i == 0 },
	}).ParseFS(files, "briefing.html")
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := t.Execute(&out, p); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// leadsOf are the style and the script of a page that leads to its source; none of one that does not.
func leadsOf(does bool) (style, script string, err error) {
	if !does {
		return "", "", nil
	}
	css, err := files.ReadFile("leads.css")
	if err != nil {
		return "", "", err
	}
	js, err := files.ReadFile("leads.js")
	return string(css), string(js), err
}

// scripts is the directive of a policy that lets a script of our own run; without one, none.
func scripts(script string) string {
	if script == "" {
		return ""
	}
	return "; script-src " + Source(script)
}

// from is an attribute of an element that shows a value of the mission: on a page that leads there, and where it is one value.
func (p page) from(steps ...string) template.HTMLAttr {
	path := strings.Join(steps, ".")
	if p.Script == "" || path == "" {
		return ""
	}
	return template.HTMLAttr(` data-from="` + template.HTMLEscapeString(path) + `"`)
}

// anchor is the name of a thing's row; the prefix keeps it apart from the page's own names.
func anchor(id string) string { return "key-" + id }
