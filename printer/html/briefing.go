package html

import (
	"bytes"
	"embed"
	"html/template"
	"strings"

	"github.com/sortie-tools/sortie/printer/sheet"
	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

//go:embed briefing.html briefing.css
var files embed.FS

// Options are how a briefing stands apart from what is in it.
type Options struct {
	Draft bool               // say on every page that the mission still has errors
	House []model.HouseRules // of the mission's pack; those of other editions are left out
}

// Briefing is a mission's briefing as one page: story, objectives, special instructions, set-up,
// map and key. The same input gives the same bytes.
func Briefing(m *model.Mission, r *model.RuleSet, mapSVG []byte, opt Options) ([]byte, error) {
	css, err := files.ReadFile("briefing.css")
	if err != nil {
		return nil, err
	}
	style, err := Style(string(css))
	if err != nil {
		return nil, err
	}
	steps, _ := sheet.Steps(m, r) // unknown names are the sheet's to report
	p := page{
		Policy: "default-src 'none'; style-src " + Source(style) + "; img-src data:; font-src data:; base-uri 'none'; form-action 'none'",
		Style:  template.CSS(style), Map: template.URL(Picture(mapSVG)), HasMap: len(mapSVG) > 0,
		Draft: opt.Draft, Mission: m, Rules: r,
		Facts: facts(m, r), Search: search(m, r), Events: events(m, r), Track: track(m, r), Key: key(m, r), Steps: steps,
		Notes: append(words.House(m, r, opt.House), words.Briefing(m, r)...), SetupNotes: words.Setup(m, r), Marks: words.Marks(m),
	}
	return p.render()
}

// page is what the template is filled with.
type page struct {
	Policy     string
	Style      template.CSS // our own
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
	Steps      []model.Text
	Notes      []words.Note
	SetupNotes []words.Note
	Marks      []string
}

func (p page) render() ([]byte, error) {
	known := map[string]bool{}
	for _, t := range p.Key {
		known[t.ID] = true
	}
	t, err := template.New("briefing.html").Funcs(template.FuncMap{
		"known":    func(id string) bool { return known[id] },
		"anchor":   anchor,
		"title":    objectiveTitle,
		"reward":   func(w model.Reward) string { return words.Reward(p.Mission, p.Rules, w) },
		"uses":     words.BoonTime,
		"boon":     words.Boon,
		"standing": func(o model.Objective) string { return words.Standing(p.Mission, p.Rules, o) },
		"data":     func(x model.Rule) string { return words.Rule(p.Mission, p.Rules, x) },
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

// anchor is the name of a thing's row; the prefix keeps it apart from the page's own names.
func anchor(id string) string { return "key-" + id }

// objectiveTitle is the author's heading, or what the objective's id says.
func objectiveTitle(o model.Objective) string {
	if o.Title != "" {
		return o.Title
	}
	return capital(strings.ReplaceAll(o.ID, "-", " ")) + " objective"
}

func capital(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
