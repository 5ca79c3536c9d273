package service_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/schema/diag"
)

const byHand = `package mission

import "sortie.tools/corespace"

corespace.#Mission & {
	id:      "q"
	edition: "purge"
	board: {
		size: [8, 8]
		plan: """
			+               +
			 l1             |
			                |
			                |
			+       +       +

			        |
			        |
			+       +       +
			"""
		crates: l1: {size: "large", snap: "sw"} // heavy
		furniture: {
			desk: {kind: "table", at: [2, 6]}
			lamp: kind: "console"
		}
		_two: {kind: "chair"}
		hatches: {for i in [1, 2] {"\(i)": at: [i, 2]}}
	}
}
`

// hand is a mission in a folder, and what a change of it makes.
func hand(t *testing.T, change func(w *service.Workspace, file string) ([]diag.Edit, error)) (string, error) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "mission.cue")
	if err := os.WriteFile(file, []byte(byHand), 0o644); err != nil {
		t.Fatal(err)
	}
	w, err := service.Open(&reading.Direct{}, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	edits, err := change(w, file)
	text := byHand
	for i := len(edits) - 1; i >= 0; i-- {
		e := edits[i]
		text = text[:e.Range.Start.Offset] + e.New + text[e.Range.End.Offset:]
	}
	return text, err
}

func path(s string) []string { return strings.Split(s, ".") }

func TestChangesByHandTouchOnlyWhatTheyAreAbout(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(w *service.Workspace, file string) ([]diag.Edit, error)
		edits  [][2]string // lines as they were, and as they are to be
	}{
		{"a value that is there", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Set(f, path("board.furniture.desk.at"), "[3, 6.5]")
		}, [][2]string{{"at: [2, 6]", "at: [3, 6.5]"}}},
		{"a value that is not there", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Set(f, path("board.furniture.desk.turn"), "90")
		}, [][2]string{{"at: [2, 6]}", "at: [2, 6], turn: 90}"}}},
		{"a block without brackets", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Set(f, path("board.furniture.lamp.at"), "[1, 1]")
		}, [][2]string{{`lamp: kind: "console"`, `lamp: {kind: "console", at: [1, 1]}`}}},
		{"an entry of a block of several lines", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Set(f, path("board.furniture.chair"), `{kind: "chair", at: [5, 5]}`)
		}, [][2]string{{"lamp: kind: \"console\"\n", "lamp: kind: \"console\"\n\t\t\tchair: {kind: \"chair\", at: [5, 5]}\n"}}},
		{"a list that nobody has begun", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Set(f, path("setup.hostility"), "3")
		}, [][2]string{{"2]}}\n\t}\n", "2]}}\n\t}\n\tsetup: hostility: 3\n"}}},
		{"an entry that goes, with its line", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Remove(f, path("board.furniture.desk"))
		}, [][2]string{{"\t\t\tdesk: {kind: \"table\", at: [2, 6]}\n", ""}}},
		{"a field that goes, with its comma", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Remove(f, path("board.crates.l1.snap"))
		}, [][2]string{{`, snap: "sw"`, ""}}},
		{"a piece with a label that moves", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Place(f, path("board.crates.l1"), "3.5", "2")
		}, [][2]string{{" l1             |", "                |"}, {`{size: "large", snap: "sw"}`, `{size: "large", at: [3.5, 2]}`}}},
		{"a panel from north to south", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Panel(f, path("board"), [2]int{4, 0}, [2]int{4, 4}, "wall")
		}, [][2]string{
			{"\t\t\t+               +\n\t\t\t l1             |\n\t\t\t                |\n\t\t\t                |\n", "\t\t\t+       +       +\n\t\t\t l1     |       |\n\t\t\t        |       |\n\t\t\t        |       |\n"},
		}},
		{"a panel from west to east", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Panel(f, path("board"), [2]int{8, 4}, [2]int{4, 4}, "wide-doorway")
		}, [][2]string{{"\t\t\t+       +       +\n\n", "\t\t\t+       +--###--+\n\n"}}},
		{"a panel that goes", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Panel(f, path("board"), [2]int{8, 0}, [2]int{8, 4}, "")
		}, [][2]string{{" l1             |\n\t\t\t                |\n\t\t\t                |\n", " l1              \n\t\t\t                 \n\t\t\t                 \n"}}},
		{"a panel over lines that are empty", func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Panel(f, path("board"), [2]int{8, 4}, [2]int{8, 8}, "wall")
		}, [][2]string{{"+\n\n\t\t\t        |\n\t\t\t        |\n", "+\n\t\t\t                |\n\t\t\t        |       |\n\t\t\t        |       |\n"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := hand(t, c.change)
			if err != nil {
				t.Fatal(err)
			}
			want := byHand
			for _, e := range c.edits {
				if !strings.Contains(want, e[0]) {
					t.Fatalf("%q is not in the mission", e[0])
				}
				want = strings.Replace(want, e[0], e[1], 1)
			}
			if got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

func TestWhatAnExpressionMakesIsLeftAlone(t *testing.T) {
	for _, c := range []func(w *service.Workspace, file string) ([]diag.Edit, error){
		func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Set(f, path("board.hatches.1.at"), "[3, 3]")
		},
		func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Remove(f, path("board.hatches.1"))
		},
		func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Panel(f, path("board"), [2]int{0, 0}, [2]int{2, 0}, "wall") // two inches for one of four
		},
		func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Panel(f, path("board"), [2]int{0, 0}, [2]int{4, 4}, "wall")
		},
		func(w *service.Workspace, f string) ([]diag.Edit, error) {
			return w.Panel(f, path("board"), [2]int{0, 0}, [2]int{4, 0}, "paper")
		},
	} {
		if got, err := hand(t, c); err == nil || got != byHand {
			t.Errorf("it was changed: %v\n%s", err, got)
		}
	}
}
