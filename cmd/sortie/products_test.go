package main

import (
	"bytes"
	"image"
	_ "image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/missions"
)

// buildSalvageRun builds the shipped mission once for a test and returns the folder.
func buildSalvageRun(t *testing.T, args ...string) string {
	t.Helper()
	work := t.TempDir()
	if err := os.CopyFS(filepath.Join(work, "missions"), missions.FS); err != nil {
		t.Fatal(err)
	}
	t.Chdir(work)
	var out, errs bytes.Buffer
	s := &session{out: &out, err: &errs, width: 80, exit: func(int) { t.Error("the watchdog ended the build") }}
	if code := s.run(append([]string{"build", "missions/salvage-run", "-o", "out"}, args...)); code != exitClean {
		t.Fatalf("exit code %d: %s", code, &errs)
	}
	return filepath.Join(work, "out", "salvage-run")
}

// tool runs a program that checks or reads PDFs; without it the test is skipped.
func tool(t *testing.T, name string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Skipf("SKIPPED: %s is not installed here, so its opinion of our PDFs is not asked", name)
	}
	cmd := exec.Command(name, args...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// A build makes something of every product of a mission, the pages for screens, and pictures where they help.
func TestBuildMakesEverything(t *testing.T) {
	dir := buildSalvageRun(t, "--dpi", "50")
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") {
			got = append(got, e.Name())
		}
	}
	want := []string{
		"board-a4.pdf", "board.pdf", "board.png", "briefing.html", "build-guide.pdf", "cards.pdf",
		"hostility-track.pdf", "mission.json", "npc-boards.pdf", "play.html", "reference.pdf", "salvage-run.sortie.zip",
		"setup-sheet-1.png", "setup-sheet-2.png", "setup-sheet.pdf", "tokens-counters.pdf", "tokens-key.pdf", "tokens.pdf",
	}
	if !slices.Equal(got, want) {
		t.Errorf("made %v, want %v", got, want)
	}
}

// The sheet's text can be selected and holds the title, the objectives and every number.
func TestSheetTextIsText(t *testing.T) {
	dir := buildSalvageRun(t, "--dpi", "50")
	text := strings.Join(strings.Fields(tool(t, "pdftotext", "-layout", filepath.Join(dir, "setup-sheet.pdf"), "-")), " ")
	for _, want := range []string{
		"SALVAGE RUN", "PRIMARY OBJECTIVE", "SECONDARY OBJECTIVE", "All that you get out with", "3 UA",
		"The freight timetable", "Before you start", "Core Space starter set", "Objective (3 UA)",
		"Environment all", "Purge all", "Civilians all", "Assistance optional",
		"Large crate ×4 1 2", "Small crate ×4 – 3", "start: 3 of 35 pegs",
		"PURGE!", "KILL ME", "CHARGE", "COVER ME", "WATCH YOUR BACK", "GUARDED", "RELAXED",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in the sheet's text:\n%s", want, text)
		}
	}
}

// The one-piece board is 24 inches of floor (1728 points) and its margins, and a ruler of 100 mm
// measures 100 mm in a 600-dpi rendering.
func TestBoardIsTrueToScale(t *testing.T) {
	dir := buildSalvageRun(t, "--dpi", "50")
	file := filepath.Join(dir, "board.pdf")
	m := regexp.MustCompile(`Page size:\s+([0-9.]+) x ([0-9.]+) pts`).FindStringSubmatch(tool(t, "pdfinfo", file))
	if m == nil {
		t.Fatal("pdfinfo names no page size")
	}
	width, _ := strconv.ParseFloat(m[1], 64)
	if width != 1872 { // one inch of margin on each side
		t.Errorf("the board page is %v points wide, want 1728 and two margins of 72", width)
	}
	png := filepath.Join(t.TempDir(), "corner")
	tool(t, "pdftoppm", "-r", "600", "-png", "-singlefile", "-x", "11700", "-y", "15300", "-W", "3900", "-H", "800", file, png)
	data, err := os.Open(png + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer data.Close()
	picture, _, err := image.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	mm, inches := rulers(picture)
	if math.Abs(mm-100) > 0.1 || math.Abs(inches-101.6) > 0.1 {
		t.Errorf("the rulers measure %.2f and %.2f mm, want 100 and 101.6", mm, inches)
	}
}

// rulers measures, in millimetres, from the first to the last tick above the rulers' common line
// and below it. 40 dots away from the line a row crosses long ticks and no digits.
func rulers(m image.Image) (mm, inches float64) {
	for y := m.Bounds().Min.Y; y < m.Bounds().Max.Y; y++ {
		for _, run := range darkRuns(m, y) {
			if run[1] > 2300 {
				return ticks(m, run, y-40), ticks(m, run, y+40)
			}
		}
	}
	return 0, 0
}

// ticks is the distance in millimetres between the first and the last dark run of a row within a
// ruler's line.
func ticks(m image.Image, line [2]int, y int) float64 {
	first, last := -1, -1
	for _, run := range darkRuns(m, y) {
		if run[0] < line[0]-2 || run[0] > line[0]+line[1]+2 {
			continue
		}
		if first < 0 {
			first = run[0]
		}
		last = run[0]
	}
	return float64(last-first) * 25.4 / 600
}

// darkRuns are the start and length of each unbroken dark stretch of a row.
func darkRuns(m image.Image, y int) (runs [][2]int) {
	b := m.Bounds()
	start := -1
	for x := b.Min.X; x <= b.Max.X; x++ {
		r, g, bl, _ := m.At(x, y).RGBA()
		dark := x < b.Max.X && r+g+bl < 3*0x9000
		if dark && start < 0 {
			start = x
		}
		if !dark && start >= 0 {
			runs = append(runs, [2]int{start, x - start})
			start = -1
		}
	}
	return runs
}
