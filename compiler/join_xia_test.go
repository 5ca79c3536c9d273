package compiler

import (
	"os"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// editedXia is the text of a file of the pack for Xia, with marked edits.
func editedXia(t *testing.T, file string, edits []swap) string {
	t.Helper()
	data, err := os.ReadFile("../missions/xia/" + file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for _, e := range edits {
		if !strings.Contains(text, e.old) {
			t.Fatalf("%s has no %q", file, e.old)
		}
		text = strings.Replace(text, e.old, e.new, 1)
	}
	return text
}

func TestBrokenThingsOfXia(t *testing.T) {
	const (
		kemplar  = "sectors/kemplar-ii/sector.cue"
		damascus = "sectors/neo-damascus/sector.cue"
		horse    = "sectors/burning-horse/sector.cue"
		smuggler = "cards/eleven-crates-of-tea/card.cue"
		assassin = "cards/a-matter-of-seating/card.cue"
		title    = "titles/quiet-money/title.cue"
		game     = "first-game/scenario.cue"
	)
	for _, c := range []struct {
		name, file string
		edits      []swap
		codes      string
		says       string
	}{
		{"hex too many", kemplar, []swap{{"pb  p   .", "pb  p   . ‹.›"}}, "XIA001", "row b has 5 hexes"},
		{"row lost", kemplar, []swap{{"\t\t  .   pb  p   .\n", ""}, {".s  .   .x", "‹.s  .   .x›"}}, "XIA001", "ends after 4 rows"},
		{"unknown terrain", kemplar, []swap{{"pm ", "‹z›m "}}, "XIA002", "p Planet"},
		{"label of two letters", kemplar, []swap{{"pm ", "p‹mm›"}}, "XIA003", "too long"},
		{"label twice", kemplar, []swap{{".   .x", ".   .‹m›"}}, "XIA003", "stands on c3 already"},
		{"label without a space", kemplar, []swap{{"p   p   .\n\t\t    .s", "p   ‹pq›  .\n\t\t    .s"}}, "XIA004", "list q under spaces"},
		{"space without a label", kemplar, []swap{{"pm ", "p  "}, {"m: kind", "‹m›: kind"}}, "XIA004", "put m behind"},
		{"spawn point without a number", kemplar, []swap{{`s: {kind: "spawn-point", number: 10}`, `‹s›: {kind: "spawn-point"}`}}, "XIA005", "no number"},
		{"harvest off the nebula", horse, []swap{{"nh  .", "n   ‹.h›"}}, "XIA005", "Harvest Space lies in terrain nebula"},
		{"planet torn", damascus, []swap{{".   .   *", "‹p›   .   *"}}, "XIA006", "2 pieces"},
		{"planet forgotten", horse, []swap{{".   n   n   n   .", ".   n   ‹p›   n   ."}}, "XIA006", "no planet is listed"},
		{"entrance inside", kemplar, []swap{{`"c4-e"`, `‹"c3-e"›`}}, "XIA007", "with c4"},
		{"no such hex", kemplar, []swap{{`"c4-e"`, `‹"c6-e"›`}}, "CUE004", ""},
		{"symbol twice", kemplar, []swap{{`s: "key"`, `s: ‹"bell"›`}}, "XIA008", "on the side n already"},
		{"a Gate's note", horse, []swap{{"\tspaces: {", "\t‹gate›: linked: false\n\tspaces: {"}}, "XIA009", "no Gate"},
		{"unknown edition", horse, []swap{{`edition:    "xia"`, `edition: ‹"xja"›`}}, "REF001", `did you mean "xia"?`},
		{"edition of another game", horse, []swap{{`edition:    "xia"`, `edition: ‹"purge"›`}}, "REF001", "known are xia"},
		{"misspelt field", horse, []swap{{"harvest\", cargo", "harvest\", ‹crago›"}}, "CUE002", `did you mean "cargo"?`},
		{"steps of another kind", smuggler, []swap{{`kind:       "smuggler"`, `kind: "thief"`}, {"steps: [", "steps: ‹["}, {"\t]\n\tpay", "\t]›\n\tpay"}, {"{from: 4, credits: 6000}", "{from: 4, to: 20, credits: 6000}"}}, "XIA010", "steal, deliver"},
		{"gap in the pay", smuggler, []swap{{"{from: 4, credits", "{from: ‹5›, credits"}}, "XIA011", "begin at 4"},
		{"unknown step", smuggler, []swap{{`"sneak"`, `‹"sneek"›`}}, "CUE004", `did you mean "sneak"?`},
		{"field of another step", smuggler, []swap{{"atLeast: 8", "atLeast: 8, ‹seats›: 2"}}, "CUE002", ""},
		{"target without a seat", assassin, []swap{{`{kind: "destroy", target: "seat-left", seats: 1}`, `‹{kind: "destroy", target: "seat-left"}›`}}, "XIA012", "how many seats"},
		{"title worth too much", title, []swap{{"fame: 1", "fame: ‹4›"}}, "CUE004", "at most 3"},
		{"feat of another kind", title, []swap{{`{kind: "credits", atLeast: 10000}`, `{kind: "rescues", count: 1, ‹atLeast›: 10000}`}}, "CUE002", ""},
		{"link to nowhere", game, []swap{{"[Kemplar II](#kemplar-ii)", "‹[Kemplar II](#kempla-ii)›"}}, "XIA016", "did you mean #kemplar-ii?"},
		{"sector laid twice", game, []swap{{`{sector: "neo-damascus",`, `{sector: ‹"kemplar-ii"›,`}, {`beside: "neo-damascus"`, `beside: "kemplar-ii"`}}, "XIA013", "laid twice"},
		{"sector laid nowhere", game, []swap{{`{sector: "kemplar-ii", beside: "burning-horse", side: "ne"}`, `‹{sector: "kemplar-ii"}›`}}, "XIA013", "add beside:"},
		{"outfits too dear", game, []swap{{`["halon", "targe"]`, `‹["halon", "targe", "wasp"]›`}}, "XIA014", "cost 4000"},
		{"too many players", game, []swap{{"players: {min: 3", "‹players›: {min: 2"}}, "XIA015", "3 to 5"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := editedXia(t, c.file, c.edits)
			check(t, text, strings.Fields(c.codes), c.says)
		})
	}
}

// What a sector compiles to is its hexes with their places, and its spaces with theirs.
func TestASectorIsReadFromItsDrawing(t *testing.T) {
	res := run(t, Options{}, "../missions/xia/sectors/kemplar-ii")
	if len(res.Diagnostics) > 0 || len(res.Units) != 1 {
		t.Fatal(report(res.Diagnostics))
	}
	s := res.Units[0].Value.(*xia.Sector)
	if len(s.Hexes) != 19 || len(s.Spaces) != 5 {
		t.Fatalf("%d hexes, %d spaces", len(s.Hexes), len(s.Spaces))
	}
	if h := s.Hex(xia.Axial{}); h.ID != "c3" || h.Terrain != "planet" || h.Space != "m" {
		t.Errorf("in the middle lies %+v", h)
	}
	for _, p := range s.Spaces {
		if p.ID == "s" && (p.Hex != "e1" || p.Number != 10) {
			t.Errorf("the Spawn Point is %+v", p)
		}
	}
	if at := res.Units[0].Where["plan#c3"]; at.Start.Line == 0 || at.End.Col-at.Start.Col != 2 {
		t.Errorf("c3 is drawn at %+v", at)
	}
}

// What only the sectors together can tell: whether their symbols meet, and whether they cover each other.
func TestSectorsThatDoNotMeet(t *testing.T) {
	files := map[string]string{"pack.cue": editedXia(t, "pack.cue", nil)}
	for _, id := range []string{"burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate"} {
		files["sectors/"+id+"/sector.cue"] = editedXia(t, "sectors/"+id+"/sector.cue", nil)
	}
	lay := func(edits ...swap) []diag.Diagnostic {
		marked, _ := unmark(editedXia(t, "first-game/scenario.cue", edits))
		files["game/scenario.cue"] = marked
		return run(t, Options{}, tree(t, files)+"/...").Diagnostics
	}
	if found := lay(); len(found) > 0 {
		t.Fatal(report(found))
	}
	over := swap{`beside: "kemplar-ii", side: "s"`, `beside: "kemplar-ii", side: "sw"`}
	found := lay(over)
	if len(found) != 1 || found[0].Code != "XIA013" || found[0].Summary != "neo-damascus is laid where burning-horse lies" || found[0].Range.Start.Line != 21 {
		t.Errorf("one sector on another:\n%s", report(found))
	}
	horse := "sectors/burning-horse/sector.cue"
	files[horse] = editedXia(t, horse, []swap{{`ne: "bell"`, `ne: "wheel"`}})
	found = lay()
	if len(found) != 1 || !strings.Contains(found[0].Summary, `no side with the symbol "wheel"`) {
		t.Errorf("a symbol that kemplar-ii has not:\n%s", report(found))
	}
	delete(files, horse)
	if found = lay(over); len(found) > 0 {
		t.Errorf("without all its sectors a scenario cannot be laid out:\n%s", report(found))
	}
}
