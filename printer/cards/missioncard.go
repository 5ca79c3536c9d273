package cards

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// missionCard is the mission in short, with a small map.
func (k maker) missionCard(m *model.Mission) []card {
	look := Look{Title: "Mission", Symbol: symbolOr("mission", "objective"), Colour: missionColour, Pattern: 2}
	f := Face{Look: look, Title: m.Title, Path: "title", Foot: k.rules.Title}
	f.Parts = append(f.Parts, Icons(k.missionIcons(m)...))
	shown := m
	if !k.job.GM {
		shown = describe.Public(m)
	}
	for _, o := range shown.Objectives {
		f.Parts = append(f.Parts, k.objective(m, o))
	}
	f.Parts = append(f.Parts, Facts(Fact{"Events", k.events(m)}, Fact{"Boxes", strings.Join(describe.Boxes(m, k.rules), ", ")}), k.picture(m))
	return append(k.from(scene.Source{Path: "title"}, k.spread("mission-"+m.ID, f, nil, k.Back(look, m.Title))...), k.roleCards(m)...)
}

// roleCards are what those read who play a role: what it is about, its objectives and what nobody else knows. They are
// dealt face down.
func (k maker) roleCards(m *model.Mission) []card {
	var out []card
	for _, r := range m.Players.Roles {
		path := "players.roles." + r.ID
		look := Look{Title: "Role", Symbol: symbolOr("mission", "objective"), Colour: missionColour, Pattern: 2}
		f := Face{Look: look, Title: r.Title, Path: path + ".title", Foot: m.Title}
		if len(r.Text.Blocks) > 0 {
			f.Parts = append(f.Parts, Prose(path+".text", r.Text))
		}
		for _, o := range m.Objectives {
			if o.Role == r.ID {
				f.Parts = append(f.Parts, Named("objectives."+o.ID+".text", kinds.Objective(m, o)+".", o.Text))
			}
		}
		for _, x := range m.Rules {
			if x.Role == r.ID {
				f.Parts = append(f.Parts, Named("rules."+x.ID+".text", x.Title+".", x.Text))
			}
		}
		out = append(out, k.from(scene.Source{Path: path}, k.spread("role-"+r.ID, f, nil, k.Back(look, m.Title))...)...)
	}
	return out
}

// objective is an objective in short: what it is called, the first thing it says, and what it pays. All of it
// stands on the set-up sheet.
func (k maker) objective(m *model.Mission, o model.Objective) Part {
	text := opening(o.Text)
	if pay := describe.Reward(m, k.rules, o.Reward); pay != "" {
		text = strings.TrimSpace(text + " Pay: " + pay + ".")
	}
	return Named("objectives."+o.ID+".text", kinds.Objective(m, o)+".", plain(text))
}

// mostOpening is how many letters of an objective its card takes, if its first sentence is longer.
const mostOpening = 140

// opening is the first sentence of a text, or as many words of it as a card takes.
func opening(t model.Text) string {
	var all strings.Builder
	for _, b := range t.Blocks[:min(1, len(t.Blocks))] {
		for _, in := range b.Inlines {
			all.WriteString(in.Text)
			if in.Break {
				all.WriteString(" ")
			}
		}
	}
	text := all.String()
	for _, stop := range []string{". ", "! ", "? "} {
		if i := strings.Index(text, stop); i >= 0 {
			text = text[:i+1]
		}
	}
	if letters := []rune(text); len(letters) > mostOpening {
		text = string(letters[:mostOpening])
		if i := strings.LastIndex(text, " "); i > 0 {
			text = text[:i]
		}
		text += " …"
	}
	return text
}

func (k maker) missionIcons(m *model.Mission) []Icon {
	crews := fmt.Sprint(m.Players.Min)
	if m.Players.Max > m.Players.Min {
		crews = fmt.Sprintf("%d–%d", m.Players.Min, m.Players.Max)
	}
	out := []Icon{{"crew", crews, "crews"}}
	if m.Setup.Crew > 0 {
		out = append(out, Icon{"trader", "≤ " + k.assumed(m, "setup.crew", m.Setup.Crew), "traders each"})
	}
	levels := k.rules.Hostility.Levels
	if n := m.Setup.Hostility; n >= 0 && len(levels) > 0 {
		out = append(out, Icon{"hostility", k.assumed(m, "setup.hostility", n), levels[k.rules.Hostility.Level(n)].Title})
	}
	return out
}

// assumed is a number, with a dagger if the mission's source does not give it.
func (k maker) assumed(m *model.Mission, path string, n int) string {
	return marked(fmt.Sprint(n), path, m.Assumed)
}

func (k maker) events(m *model.Mission) string {
	var out []string
	for _, e := range m.Setup.Events {
		out = append(out, describe.Share(e, k.rules))
	}
	return strings.Join(out, ", ")
}

// picture is a map without letters, as large as the height that is left allows.
func (k maker) picture(m *model.Mission) Part {
	opt := board.Options{Pieces: true, Rim: true}
	size := board.Size(m, opt)
	return Part{Least: 20 * mm, Wanted: true, Fill: func(s Setting, h scene.Unit) []scene.Item {
		if size.W <= 0 || size.H <= 0 {
			return nil
		}
		opt.Width = min(s.Width, h*size.W/size.H)
		p := board.Map(m, k.rules, s.Set, opt)
		return []scene.Item{scene.Group{Tag: scene.Figure, Alt: "Map of the board of " + m.Title, Items: []scene.Item{p.At((s.Width-p.W)/2, (h-p.H)/2)}}}
	}}
}
