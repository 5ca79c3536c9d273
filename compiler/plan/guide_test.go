package plan

import (
	"strings"
	"testing"
)

func TestTheGuideShowsADrawingThatWorks(t *testing.T) {
	_, rest, _ := strings.Cut(Guide(), "plan: \"\"\"\n")
	text, _, ok := strings.Cut(rest, `"""`)
	if !ok {
		t.Fatal("the guide shows no drawing")
	}
	lines := strings.Split(strings.TrimRight(text, " \n"), "\n")
	for n, line := range lines {
		lines[n] = strings.TrimPrefix(line, strings.Repeat(" ", 12))
	}
	d, errs := Read(strings.Join(lines, "\n"), board(6, 4))
	if len(errs) > 0 || len(d.Labels) != 2 || len(d.Panels) == 0 {
		t.Fatalf("%+v, %s", d, listing(errs))
	}
	if p := d.Panels[1]; place(p.From)+"-"+place(p.To) != "0,2-2,2" {
		t.Errorf("the locked panel is not where the guide says, but from %s to %s", place(p.From), place(p.To))
	}
	for line := range strings.SplitSeq(Guide(), "\n") {
		if len(line) > 78 {
			t.Errorf("too wide for a terminal: %s", line)
		}
	}
}
