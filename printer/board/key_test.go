package board

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// In the letters of every theme a key says the whole name of each thing, in several lines where one is too
// short, on paper of any width.
func TestKeyInEveryTypeface(t *testing.T) {
	for _, family := range layout.Families() {
		set, err := layout.NewSetOf(layout.Choice{Title: family, Heading: family, Text: family, Label: family})
		if err != nil {
			t.Fatal(err)
		}
		groups := Key(printertest.Mission(), printertest.Rules(), set, Full(0))
		for columns := 1; columns <= 5; columns++ {
			strip := KeyStrip(groups, scene.Unit(columns)*35*scene.Millimetre, columns)
			page := &scene.Page{W: strip.W, H: strip.H, Items: strip.Items}
			for _, f := range audit.Page(page, audit.Options{}) {
				t.Errorf("%s, %d columns: %s", family, columns, f)
			}
			if all := printed(page, set); strings.Contains(all, "…") {
				t.Errorf("%s, %d columns: a name is cut: %s", family, columns, all)
			}
		}
	}
}

// A name has the lines that it takes, for a colour or a number stands at its end; a word wider than a line ends with
// an ellipsis, inside its row.
func TestKeyOfLongNames(t *testing.T) {
	set := printertest.Fonts(t)
	for _, title := range []string{strings.Repeat("W", 120), strings.Repeat("endless ", 10) + "blue", strings.Repeat("endless ", 60)} {
		m, r := printertest.Mission(), printertest.Rules()
		for i := range r.Furniture {
			r.Furniture[i].Title = title
		}
		strip := KeyStrip(Key(m, r, set, Full(0)), 5*37*scene.Millimetre, 5)
		page := &scene.Page{W: strip.W, H: strip.H, Items: strip.Items}
		if all, cut := printed(page, set), !strings.HasSuffix(title, "blue"); strings.Contains(all, "…") != cut {
			t.Errorf("%.20s: names are cut: %v, want %v: %s", title, !cut, cut, all)
		}
		for _, f := range audit.Page(page, audit.Options{}) {
			t.Errorf("%.20s: %s", title, f)
		}
	}
}

// A key names each ring that has a number; of a great many it explains the colours.
func TestKeyOfRings(t *testing.T) {
	set, m, r := printertest.Fonts(t), printertest.Wide(), printertest.Rules()
	labels := strings.Join(keyLabels(m, r, set), "\n")
	for _, want := range []string{"4 Beacon 3, yellow", "5 The office, purple", "6 The clerk, green"} {
		if !strings.Contains(labels, want) {
			t.Errorf("the key lacks %q:\n%s", want, labels)
		}
	}
	for i := range m.Board.Crates {
		m.Board.Crates[i].Highlight = "red"
	}
	if labels = strings.Join(keyLabels(m, r, set), "\n"); !strings.Contains(labels, "14 The office, purple") || !strings.Contains(labels, "Crate L1, red") {
		t.Errorf("the key of %d crates that are ringed does not name them all:\n%s", len(m.Board.Crates), labels)
	}
	for len(m.Board.Crates) < ringsMost {
		more := m.Board.Crates[0]
		more.ID = fmt.Sprintf("x%d", len(m.Board.Crates))
		m.Board.Crates = append(m.Board.Crates, more)
	}
	if labels = strings.Join(keyLabels(m, r, set), "\n"); !strings.Contains(labels, "Highlighted purple") || strings.Contains(labels, "office, purple") {
		t.Errorf("the key of %d crates that are ringed:\n%s", len(m.Board.Crates), labels)
	}
}

func printed(page *scene.Page, set *layout.Set) string {
	var all []string
	for _, w := range printertest.Words(page, set) {
		all = append(all, w.Text)
	}
	return strings.Join(all, " ")
}
