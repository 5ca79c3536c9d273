package bundle

import (
	"bytes"
	"embed"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"text/template"

	"github.com/sortie-tools/sortie/printer/html"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Input is what a page for the table is made from.
type Input struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Decks   []*model.Deck
	MapSVG  []byte // the board as a picture, but for the leaves of doors of which there are Leaves
	// Places are where things with an id are drawn on a picture of MapSize, so that they can be
	// tapped. Without them the map is only looked at.
	Places  map[string]scene.Rect
	MapSize scene.Point
	// Doors are where the leaves of each panel with a state lie, in the order in which the engine tells of them, and
	// Leaves clear pictures of MapSize with the leaves of all doors in a state. Without them no door moves on the map.
	Doors  []scene.Rect
	Leaves map[model.PanelState][]byte
	ByHand []string // what of the set-up's check list the table does not do, each a sentence
	Draft  bool     // say so on the page
	Player fs.FS    // a player other than the one built into the program; usually nil
	// Wire is the version of requests and responses that the engine must speak; "" takes any engine.
	Wire string
}

//go:embed web
var web embed.FS

// scripts are the page's own scripts, in the order in which they are joined into one.
var scripts = []string{
	"dom", "engine", "words", "text", "gaps", "store", "table", "round", "track", "counters", "deck", "crates", "dice", "figures", "ask", "mission", "rules",
	"map", "log", "start", "app",
}

// errNoGame is returned where a mission or its rules are missing: it did not compile.
var errNoGame = errors.New("there is no compiled mission with rules to make this from")

// Play is play.html: one file that runs the mission's table in a browser. It fails with ErrNoPlayer
// in a program built without the player, with ErrOldPlayer where the engine speaks another Wire.
func Play(in Input) ([]byte, error) {
	if in.Mission == nil || in.Rules == nil {
		return nil, errNoGame
	}
	engine, runner, err := player(in.Player)
	if err != nil {
		return nil, err
	}
	if in.Wire != "" && speaks(engine) != in.Wire {
		return nil, ErrOldPlayer
	}
	content, err := contentJSON(in)
	if err != nil {
		return nil, err
	}
	script, err := script()
	if err != nil {
		return nil, err
	}
	style, err := style()
	if err != nil {
		return nil, err
	}
	if bytes.Contains(bytes.ToLower(runner), []byte("</script")) {
		return nil, fmt.Errorf("%s cannot stand in a page: it holds an end tag", runnerFile)
	}
	return render(page{
		CSP:   policy(style, string(runner), script),
		Title: template.HTMLEscapeString(in.Mission.Title), Draft: in.Draft, CSS: style,
		Content: string(content), Engine: base64.StdEncoding.EncodeToString(engine),
		Runner: string(runner), Script: script,
	})
}

// page is what page.html is filled with; every part is already safe where it stands.
type page struct {
	CSP, Title, CSS, Content, Engine, Runner, Script string
	Draft                                            bool
}

func render(p page) ([]byte, error) {
	t, err := template.ParseFS(web, "web/page.html")
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, p)
	return out.Bytes(), err
}

// script is the page's own scripts in one strict scope.
func script() (string, error) {
	var out bytes.Buffer
	out.WriteString("(() => {\n'use strict';\n")
	for _, name := range scripts {
		b, err := fs.ReadFile(web, "web/"+name+".js")
		if err != nil {
			return "", err
		}
		out.WriteByte('\n')
		out.Write(b)
	}
	out.WriteString("})();\n")
	return out.String(), nil
}

// spot is a place on the map in shares of its width and height.
type spot struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
	W float64 `json:"w"`
	H float64 `json:"h"`
}

func spotOn(size scene.Point, r scene.Rect) spot {
	w, h := float64(size.X), float64(size.Y)
	return spot{float64(r.X) / w, float64(r.Y) / h, float64(r.W) / w, float64(r.H) / h}
}

// contentJSON is the mission as the page's data: all that the game needs, which keeps what is face down from its
// players by itself, none of the words that only a game master reads, and those that rules make of programs. JSON from Go has no angle brackets, so it cannot
// end the element it stands in.
func contentJSON(in Input) ([]byte, error) {
	mission := *in.Mission
	mission.GM = model.Text{}
	return json.Marshal(map[string]any{
		"mission": mission, "rules": in.Rules, "decks": in.Decks, "byHand": in.ByHand,
		"map":    mapJSON(in),
		"levels": english.Each(in.Rules.Hostility.Levels, func(l model.HostilityLevel) model.Text { return l.Text }),
	})
}

// mapJSON is the map as the page's data.
func mapJSON(in Input) map[string]any {
	places, doors, leaves := map[string]spot{}, []spot{}, map[model.PanelState]string{}
	if in.MapSize.X > 0 && in.MapSize.Y > 0 {
		for id, r := range in.Places {
			places[id] = spotOn(in.MapSize, r)
		}
		for _, r := range in.Doors {
			doors = append(doors, spotOn(in.MapSize, r))
		}
	}
	for state, svg := range in.Leaves {
		leaves[state] = html.Picture(svg)
	}
	return map[string]any{"src": html.Picture(in.MapSVG), "places": places, "doors": doors, "leaves": leaves}
}
