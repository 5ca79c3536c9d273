package studio

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
)

// A form is filled in by questions alone: each answer is the edits, which the frontend makes and lays over the file.
func TestAFormIsFilledIn(t *testing.T) {
	d, _ := newDesk(t, small)
	s := NewServer(d)
	text := small
	do := func(moves ...service.Move) {
		t.Helper()
		question := hand{File: "q/mission.cue", Moves: moves}
		status, body := post(t, s, "hand", question)
		var edits []edit
		if err := json.Unmarshal([]byte(body), &edits); status != 200 || err != nil {
			t.Fatalf("%v: %d %s", question, status, body)
		}
		for i := len(edits) - 1; i >= 0; i-- {
			text = text[:edits[i].From] + edits[i].New + text[edits[i].To:]
		}
		if status, body := post(t, s, "lay", textAsked{File: "q/mission.cue", Text: text}); status != 200 {
			t.Fatal(body)
		}
	}
	way := func(path string) []string { return strings.Split(path, ".") }
	do(service.Move{Do: service.DoWrite, Path: way("title"), Value: `Very "quiet"`})
	do(service.Move{Do: service.DoTranslate, Path: way("title"), Own: "en", Lang: "de", Value: "Sehr leise"})
	do(service.Move{Do: service.DoSet, Path: way("setup"), Value: "{}"}, service.Move{Do: service.DoSet, Path: way("setup.hostility"), Value: "3"})
	do(service.Move{Do: service.DoAdd, Path: way("boxes"), Value: `"core-space"`})
	do(service.Move{Do: service.DoAdd, Path: way("boxes"), Value: `"more"`})
	do(service.Move{Do: service.DoBack, Path: way("boxes.1")})
	do(service.Move{Do: service.DoOn, Path: way("id")})
	do(service.Move{Do: service.DoSet, Path: way("rules.r"), Value: `{when: {kind: "interact", with: "x"}}`})
	do(service.Move{Do: service.DoKind, Path: way("rules.r.when"), Field: "kind", Value: "start"})
	want := strings.Replace(small, "\tid:      \"q\"\n\ttitle:   \"Quiet\"\n\tedition: \"purge\"\n", `	title: {en: "Very \"quiet\"", de: "Sehr leise"}
	id:      "q"
	edition: "purge"
	boxes: ["more", "core-space"]
	setup: {hostility: 3}
	rules: r: {
		when: {kind: "start"}
	}
`, 1)
	if text != want {
		t.Errorf("the text is\n%s\nand not\n%s", text, want)
	}
	status, body := post(t, s, "form", place{File: "q/mission.cue"})
	var f service.Form
	if err := json.Unmarshal([]byte(body), &f); status != 200 || err != nil || f.File != "q/mission.cue" || len(f.Value.Values) != 6 || f.Value.Values[0].File != f.File {
		t.Errorf("the form: %d %v %+v", status, err, f.Value)
	}
	if status, body := post(t, s, "hand", hand{File: "q/mission.cue", Moves: []service.Move{{Do: service.DoBack, Path: way("title")}}}); status != 422 || !strings.Contains(body, "change places") {
		t.Errorf("the first was moved back: %d %s", status, body)
	}
}

func TestProseIsShownAsPagesUnderstandIt(t *testing.T) {
	d, _ := newDesk(t, small)
	status, body := post(t, NewServer(d), "prose", textAsked{Text: "Take *the* [file](#console). <b>Now</b>"})
	if status != 200 || !strings.Contains(body, `"text":"the","emph":true`) || !strings.Contains(body, `"ref":"console"`) || strings.Contains(body, `"wrong":[]`) {
		t.Errorf("%d %s", status, body)
	}
}
