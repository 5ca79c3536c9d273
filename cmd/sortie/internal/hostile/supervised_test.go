package hostile

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// greed asks for more than a gigabyte at once, so that it is ended soon.
const greed = head + "import \"strings\"\n_t: strings.Repeat(\"ab \", 22000)\nx: strings.Replace(_t, \"a\", _t, -1)\n"

// A unit that takes too much does not cost the findings of the others, in any format.
func TestOneGreedyUnitCostsNoOther(t *testing.T) {
	dir := t.TempDir()
	for name, src := range map[string]string{
		"bad": greed, "good": salvageRun(t), "wrong": strings.Replace(salvageRun(t), "hostility: 3", "hostility: 99", 1),
	} {
		must(t, os.Mkdir(filepath.Join(dir, name), 0o777))
		must(t, os.WriteFile(filepath.Join(dir, name, "mission.cue"), []byte(src), 0o666))
	}
	cmd := exec.Command(command, "check", "bad", "good", "wrong", "--format", "json")
	cmd.Dir = dir
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	cmd.Run()
	var got struct {
		Diagnostics []struct {
			Code  string
			Range struct{ File string }
		}
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil || cmd.ProcessState.ExitCode() != exitFindings || errs.Len() > 0 {
		t.Fatalf("%v, %v\n%s%s", err, cmd.ProcessState, &out, &errs)
	}
	codes := map[string]string{}
	for _, d := range got.Diagnostics {
		codes[d.Code] = d.Range.File
	}
	if codes["PCK013"]+codes["PCK012"] != "bad/mission.cue" || codes["HST001"] != "wrong/mission.cue" {
		t.Errorf("%v", codes)
	}
}

// Several greedy units take hardly longer than one, be they in a folder or in a bundle, and none is passed by in
// silence.
func TestManyGreedyUnits(t *testing.T) {
	const endless = head + "import \"list\"\nx: list.Range(0, 1000000000, 1)\n"
	wrong := strings.Replace(salvageRun(t), "hostility: 3", "hostility: 99", 1)
	files := []packed{{name: "src/a/mission.cue", data: wrong}}
	for n := range 8 {
		files = append(files, packed{name: fmt.Sprintf("src/m%d/mission.cue", n), data: endless})
	}
	dir := t.TempDir()
	for _, f := range files {
		must(t, os.MkdirAll(filepath.Join(dir, filepath.Dir(f.name)), 0o777))
		must(t, os.WriteFile(filepath.Join(dir, f.name), []byte(f.data), 0o666))
	}
	must(t, os.WriteFile(filepath.Join(dir, "all.zip"), forgedBundle(t, nil, files[:4]...), 0o666))
	for arg, places := range map[string][]packed{"src": files, "all.zip": files[:4]} {
		said := endure(t, dir, exitFindings, arg, "--format", "github")
		for _, f := range places[1:] {
			if place := f.name; strings.Count(said, place+",line=1") != 1 {
				t.Errorf("%s: %s is not told of once:\n%s", arg, place, said)
			}
		}
		if n := strings.Count(said, "PCK012") + strings.Count(said, "PCK013"); n != len(places)-1 || !strings.Contains(said, "HST001") {
			t.Errorf("%s: %d of %d, or what is wrong with the other is lost:\n%s", arg, n, len(places)-1, said)
		}
	}
}

// Formatting has a limit for all files together, and each that it keeps from being formatted is named.
func TestManySlowFiles(t *testing.T) {
	dir := t.TempDir()
	var slow strings.Builder
	slow.WriteString(head)
	for n := range 15_000 {
		fmt.Fprintf(&slow, "a%d: {b: [1, 2], c: \"x\"} // each\n", n)
	}
	var names []string
	for n := range 20 {
		names = append(names, fmt.Sprintf("f%02d.cue", n))
		must(t, os.WriteFile(filepath.Join(dir, names[n]), []byte(slow.String()), 0o666))
	}
	cmd := exec.Command(command, "fmt", ".")
	cmd.Dir = dir
	out, _ := cmd.CombinedOutput()
	if used := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); used > 2*hostileTime || cmd.ProcessState.ExitCode() != exitFindings {
		t.Errorf("%v: %v", used, cmd.ProcessState)
	}
	for _, name := range names {
		if strings.Count(string(out), name) != 1 {
			t.Errorf("%s is not told of once:\n%s", name, out)
		}
	}
}

// A watch goes on when a greedy pack is saved, and looks at the pack again when it is mended.
func TestWatchOutlivesAGreedyPack(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "mission.cue")
	must(t, os.WriteFile(file, []byte(greed), 0o666))
	cmd := exec.Command(command, "check", "--watch", ".")
	cmd.Dir = dir
	var out heard
	cmd.Stdout = &out
	pipe, err := cmd.StderrPipe()
	must(t, err)
	must(t, cmd.Start())
	said := bufio.NewScanner(pipe)
	await := func(what string) {
		for said.Scan() {
			if strings.Contains(said.Text(), what) {
				return
			}
		}
		t.Fatalf("%q was not said", what)
	}
	await("watching")
	out.await(t, "error[PCK01", 1)
	must(t, os.WriteFile(file, []byte(salvageRun(t)), 0o666))
	await("no errors")
	must(t, os.WriteFile(file, []byte(greed), 0o666))
	await("watching")
	out.await(t, "error[PCK01", 2)
	must(t, cmd.Process.Signal(os.Interrupt))
	for said.Scan() {
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("interrupted: %v", err)
	}
}

// Nobody can make a process of the command a worker by accident.
func TestForgedPlan(t *testing.T) {
	cmd := exec.Command(command, "version")
	cmd.Env = append(os.Environ(), "SORTIE_WORKER=1")
	out, _ := cmd.CombinedOutput()
	if cmd.ProcessState.ExitCode() != exitFailure || !strings.HasPrefix(string(out), "sortie: SORTIE_WORKER is set by sortie itself") {
		t.Errorf("%v\n%s", cmd.ProcessState, out)
	}
}
