package compare

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/english"
)

// nouns are what one entry of a list is called, where that is not the list's name without its last letter.
var nouns = map[string]string{
	"entries": "entry point", "furniture": "piece", "hatches": "hatch", "boards": "board", "npcs": "NPC", "ends": "end of the game",
	"aside": "key item", "deploy": "deployment", "boxes": "box", "deck": "change of the deck", "bands": "passage",
	"allocation": "search allocation", "events": "share of the event deck", "contents": "token in its place", "do": "effect",
	"rules": "special rule", "stages": "stage", "labels": "label on the map", "prices": "price", "services": "service",
}

// nounOf is what an entry of the list at a path is called.
func nounOf(path string) string {
	list := path[strings.LastIndex(path, ".")+1:]
	if noun, ok := nouns[list]; ok {
		return noun
	}
	if one, ok := strings.CutSuffix(list, "s"); ok {
		return spelled(one)
	}
	return spelled(list)
}

// labels are what values are called whose own names say too little.
var labels = map[string]string{
	"setup.hostility": "hostility at the start", "setup.crew": "traders in a crew", "players.min": "fewest crews", "players.max": "most crews",
	"players.mode": "how crews stand to one another", "board.width": "width of the board", "board.height": "height of the board",
	"setup.track": "side of the hostility track", "setup.aside": "key items", "setup.events": "event deck", "setup.allocation": "search allocation",
	"gm": "words for the game master", "ends": "end of the game", "setup.npcs": "figures at the start", "setup.others": "other kinds of event card",
}

// label is what a field is called.
func label(path, name string) string {
	if said, ok := labels[path]; ok {
		return said
	}
	switch name {
	case "when":
		return "what sets it off"
	case "if":
		return "condition"
	case "do":
		return "what comes of it"
	case "done":
		return "goal"
	case "count":
		return "number"
	case "setup", "players", "aftermath":
		return english.Pick(name == "setup", "set-up", name)
	}
	return spelled(name)
}

// inOrder are the lists whose order is a part of what they say.
var inOrder = []string{"objectives", "rules", "results", "stages", "bands"}

// spelled is a field's name as words: "perCrew" is "per crew".
func spelled(name string) string {
	var b strings.Builder
	for _, r := range name {
		if unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	if b.String() == "ua" {
		return "UA"
	}
	return b.String()
}

// meaning is all that a value says, without how its author wrote it down.
func meaning(v reflect.Value) string {
	data, err := json.Marshal(plain(v))
	if err != nil {
		return ""
	}
	return string(data)
}

// plain is a value without the sources of its texts.
func plain(v reflect.Value) any {
	data, err := json.Marshal(v.Interface())
	if err != nil {
		return nil
	}
	var out any
	if json.Unmarshal(data, &out) != nil {
		return nil
	}
	strip(out)
	return out
}

func strip(v any) {
	switch x := v.(type) {
	case map[string]any:
		if _, text := x["source"]; text {
			delete(x, "source")
		}
		for _, in := range x {
			strip(in)
		}
	case []any:
		for _, in := range x {
			strip(in)
		}
	}
}

// standing are the fields that say where something stands.
var standing = []string{"At", "From", "To", "Footprint", "Side", "Turn"}

func isStanding(field string) bool { return slices.Contains(standing, field) }

// near is how many words are shown around what differs in a long passage.
const near = 6

// around is the part of a passage that another does not have, with the words around it.
func around(text, other string) string {
	a, b := strings.Fields(text), strings.Fields(other)
	from, to := 0, 0
	for from < len(a) && from < len(b) && a[from] == b[from] {
		from++
	}
	for to < len(a)-from && to < len(b)-from && a[len(a)-1-to] == b[len(b)-1-to] {
		to++
	}
	from, to = max(0, from-near), len(a)-max(0, to-near)
	out := strings.Join(a[from:to], " ")
	if from > 0 {
		out = "… " + out
	}
	if to < len(a) {
		out += " …"
	}
	return out
}
