package reading

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
)

// workerVariable makes a worker of this test.
const workerVariable = "SORTIE_TEST_WORKER"

func TestMain(m *testing.M) {
	if os.Getenv(workerVariable) != "" {
		if Work(os.Stdin, os.Stdout) != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// process is a maker with workers that may take so long.
func process(t *testing.T, most time.Duration) *Process {
	t.Helper()
	self, err := os.Executable()
	must(t, err)
	p := &Process{
		Limits: supervise.Limits{Processor: most, Wall: 10 * most, Memory: 768 << 20},
		Hire: Child(func() *exec.Cmd {
			cmd := exec.Command(self)
			cmd.Env = append(os.Environ(), workerVariable+"=1")
			return cmd
		}),
	}
	t.Cleanup(p.Close)
	return p
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// mission is a pack with the shipped mission in it.
func mission(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for _, name := range []string{PackFile, "salvage-run/mission.cue"} {
		data, err := fs.ReadFile(missions.FS, name)
		must(t, err)
		to := filepath.Join(root, filepath.FromSlash(name))
		must(t, os.MkdirAll(filepath.Dir(to), 0o777))
		must(t, os.WriteFile(to, data, 0o666))
	}
	return root
}

// A reading is the same whoever makes it.
func TestAnotherProcessReadsTheSame(t *testing.T) {
	root, p, d := mission(t), process(t, time.Minute), &Direct{}
	for _, unit := range []string{PackFile, "salvage-run", "nowhere"} {
		j := Job{Root: root, Unit: unit}
		here, there := d.Make(j), p.Make(j)
		opts := []cmp.Option{cmpopts.EquateEmpty(), cmpopts.IgnoreFields(diag.Allow{}, "Within"),
			cmpopts.SortSlices(func(a, b look.Look) bool { return a.Name+string(rune(a.Sort)) < b.Name+string(rune(b.Sort)) })}
		if diff := cmp.Diff(here, there, opts...); diff != "" {
			t.Errorf("%s:\n%s", unit, diff)
		}
	}
	if p.Ended() > 0 {
		t.Errorf("%d workers were ended", p.Ended())
	}
}

// A unit without end costs its worker, and is told of; its reading is good until the unit changes, and others are read on.
func TestAUnitWithoutEnd(t *testing.T) {
	root, p := mission(t), process(t, 2*time.Second)
	j := Job{Root: root, Unit: "salvage-run", Draw: BoardDrawing}
	data, err := os.ReadFile(filepath.Join(root, "salvage-run", "mission.cue"))
	must(t, err)
	endless := strings.Replace(string(data), "\tsetup: {", "\t_sum: [for a in _n for b in _n for c in _n if a*b*c < 0 {a}]\n\tsetup: {", 1) +
		"\n_n: [for a in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] for b in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] for c in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] {a * b * c}]\n"
	j.Over = map[string][]byte{"salvage-run/mission.cue": []byte(endless)}
	r := p.Make(j)
	if len(r.Found) != 1 || r.Found[0].Code != "PCK012" && r.Found[0].Code != "PCK013" || !strings.HasSuffix(r.Found[0].Range.File, "mission.cue") {
		t.Fatalf("found %v", r.Found)
	}
	if r.NotDrawn != r.Found[0].Summary {
		t.Errorf("it is not drawn as %q", r.NotDrawn)
	}
	if p.Ended() != 1 {
		t.Errorf("%d workers were ended", p.Ended())
	}
	tree := NewTree(root, j.Over)
	defer tree.Close()
	if !tree.Eyes().Good(r) {
		t.Error("nothing has changed, and the reading is no good")
	}
	tree.Lay(nil)
	if tree.Eyes().Good(r) {
		t.Error("the unit is mended, and its old reading is good")
	}
	j.Over = nil
	if r := p.Make(j); r.Kind != "mission" || len(r.Where) == 0 {
		t.Errorf("behind it the mission is read as %+v", r)
	}
}
