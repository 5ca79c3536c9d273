package script

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestWhatIsWrongIsSaidWithItsPath(t *testing.T) {
	head := `"title": "x", "mission": "arena-open", "expect": {"pegs": 0}`
	for text, wanted := range map[string]string{
		`{` + head + `, "colour": 1}`:                                                          "colour: there is no such field",
		`{` + head + `, "set": {"figures": [{"crew": 1}]}}`:                                    "set.figures.0: a figure has an id",
		`{` + head + `, "do": [{"who": "a", "jump": 1}]}`:                                      "do.0.jump: there is no such field",
		`{` + head + `, "do": [{"who": "a", "move": [1]}]}`:                                    "do.0.move: a place is",
		`{` + head + `, "do": [{"refuse": {"refuse": {}}}]}`:                                   "do.0: a refusal holds",
		`{` + head + `, "set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 6]}]}}`:         "set.figures.0.at: people and things stand in the middle of a square inch: the nearest is [1.5, 6.5]",
		`{` + head + `, "dice": {"blue": ["3@up"]}}`:                                           "dice.blue.0: an arrow points",
		`{` + head + `, "do": [{"ask": "odds", "is": {"percent": 101}}]}`:                      "do.0.is.percent: this has to be a number from 0 to 100",
		`{` + head + `, "do": [{"ask": "odds", "of": {"next": "npc"}, "is": {"percent": 1}}]}`: "do.0.of: a question for odds is about a step that somebody takes",
		`{` + head + `, "set": {"pegs": 3.5}}`:                                                 "set.pegs: this has to be a whole number",
		`{"title": "x", "mission": "arena-open"}`:                                              "expects something",
		`{` + head + `} {}`: "behind the end",
		`[`:                 "line 1: this is no JSON",
		"{\n\n,}":           "line 3: this is no JSON",
		``:                  "line 1: this is no JSON: it is empty",
		`{"expect": {"round": 1}, "expect": {"round": 2}}`:                 "expect: this field stands twice",
		`{"do": [{"end": true}, {"who": "a", "end": true, "end": false}]}`: "do.1.end: this field stands twice",
		strings.Repeat(`[`, 100) + strings.Repeat(`]`, 100):                "deep",
		`{` + head + `, "note": "` + strings.Repeat("x", 1<<20) + `"}`:     "at most",
	} {
		if _, err := Parse([]byte(text)); err == nil || !strings.Contains(err.Error(), wanted) {
			t.Errorf("%.80s: wanted an error with %q, got %v", text, wanted, err)
		}
	}
}

func TestWhatCannotBeSetUpIsSaidWithItsPath(t *testing.T) {
	m := arenas{}.of(t, "arena-open")
	for text, wanted := range map[string]string{
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [99.5, 1.5]}]}`:                                                                                                                                   "set.figures.0.at: nobody can stand there",
		`"set": {"figures": [{"id": "a", "npc": "ghost", "at": [1.5, 1.5]}]}`:                                                                                                                               "set.figures.0: the rules have no NPC",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5], "gear": ["spoon"]}]}`:                                                                                                                 "set.figures.0.gear: the rules have no token",
		`"set": {"phase": "dinner", "figures": []}`:                                                                                                                                                         "set.phase: the rules have no such phase",
		`"dice": {"blue": ["Moon"]}`:                                                                                                                                                                        "dice.blue.0: the die has no such face",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 2, "at": [9.5, 1.5]}], "docked": ["a", "a"]}`:                                                                    "set.docked.1: another crew is docked there",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}]}, "do": [{"who": "a", "end": true}, {"who": "a", "end": true}]`:                                                                      "do.1: a has had its turn",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}]}, "do": [{"ask": "legal", "from": "a", "is": {}}]`:                                                                                   "do.0.is: a question for what is legal names verbs",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}]}, "do": [{"ask": "odds", "of": {"who": "a", "end": true}, "is": {"percent": 50}}]`:                                                   "do.0: a question for odds has of, a step, and that",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}]}, "do": [{"ask": "odds", "of": {"who": "a", "strike": "a"}, "that": {"pegs": 1}, "is": {"percent": 50}}]`:                            "do.0.of: a cannot strike so",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}]}, "do": [{"next": "npc", "stop": "nobody"}]`:                                                                                         "do.0.stop: a phase stops before its",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 1, "entered": false}]}, "do": [{"ask": "sight", "from": "a", "to": "b", "is": {"seen": false}}]`:                 "do.0.to: b is not on the board",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 1, "entered": false}]}, "do": [{"ask": "sight", "from": "b", "to": "a", "is": {"seen": false}}]`:                 "do.0.from: b is not on the board",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 1, "entered": false}]}, "do": [{"ask": "way", "from": "b", "to": [1.5, 1.5], "is": {"inches": 1}}]`:              "do.0.from: b is not on the board",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 1, "entered": false}]}, "do": [{"ask": "target", "from": "b", "is": {"target": "a"}}]`:                           "do.0.from: b is not on the board",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 1, "entered": false}]}, "do": [{"ask": "reach", "from": "b", "to": [1.5, 1.5], "is": {"within": true}}]`:         "do.0.from: b is not on the board",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 1, "entered": false}]}, "do": [{"ask": "reach", "from": [99.5, 1.5], "to": [1.5, 1.5], "is": {"within": true}}]`: "do.0.from: there is no floor",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}, {"id": "b", "crew": 1, "entered": false}]}, "do": [{"ask": "reach", "from": "a", "to": [99.5, 1.5], "is": {"within": true}}]`:        "do.0.to: there is no floor",
		`"set": {"figures": []}, "do": [{"who": "b", "end": true}]`:                                                                                                                                         "do.0.who: there is no figure",
		`"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}]}, "do": [{"who": "a", "stand": true}]`:                                                                                               "what could be done: ",
		`"dice": {"blue": ["Hit"]}, "set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5]}]}`:                                                                                                         "dice.blue: faces are left",
	} {
		s, err := Parse([]byte(`{"title": "x", "mission": "arena-open", "expect": {"pegs": 0}, ` + text + `}`))
		if err == nil {
			_, err = s.Run(m)
		}
		if err == nil || !strings.Contains(err.Error(), wanted) {
			t.Errorf("%s: wanted an error with %q, got %v", text, wanted, err)
		}
	}
}

// TestDamagedScriptsDoNotPanic plays scripts in which one value has been lost or changed.
func TestDamagedScriptsDoNotPanic(t *testing.T) {
	files, _ := filepath.Glob("testdata/scripts/*/*.json")
	luck, boards := rand.New(rand.NewPCG(1, 2)), arenas{}
	for range 400 {
		data, err := os.ReadFile(files[luck.IntN(len(files))])
		if err != nil {
			t.Fatal(err)
		}
		var tree any
		if err := json.Unmarshal(data, &tree); err != nil {
			t.Fatal(err)
		}
		damaged, _ := json.Marshal(damage(tree, luck))
		s, err := Parse(damaged)
		if err != nil {
			continue
		}
		if _, err := os.Stat(filepath.Join("testdata/arenas", s.Mission)); err == nil && s.Mission != "" {
			_, _ = s.Run(boards.of(t, s.Mission))
		}
	}
}

// damage changes one value of a tree, or loses it.
func damage(v any, luck *rand.Rand) any {
	others := []any{nil, 0.0, -1.0, 7.5, 99.0, "", "a", true, []any{}, map[string]any{}}
	switch v := v.(type) {
	case map[string]any:
		keys := sorted(v)
		if len(keys) == 0 {
			break
		}
		k := keys[luck.IntN(len(keys))]
		if luck.IntN(6) == 0 {
			delete(v, k)
		} else {
			v[k] = damage(v[k], luck)
		}
		return v
	case []any:
		if len(v) == 0 {
			break
		}
		i := luck.IntN(len(v))
		if luck.IntN(6) == 0 {
			return slices.Delete(v, i, i+1)
		}
		v[i] = damage(v[i], luck)
		return v
	}
	return others[luck.IntN(len(others))]
}

func FuzzScripts(f *testing.F) {
	files, _ := filepath.Glob("testdata/scripts/*/*.json")
	for _, file := range files[:min(len(files), 40)] {
		if data, err := os.ReadFile(file); err == nil {
			f.Add(data)
		}
	}
	boards := arenas{}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := Parse(data)
		if err != nil {
			return
		}
		_, _ = s.Run(boards.of(t, "arena-open"))
		if twin, err := s.Twin(); err == nil && twin != nil {
			_, _ = twin.Run(boards.of(t, "arena-open"))
		}
	})
}
