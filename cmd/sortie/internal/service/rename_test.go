package service

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/diag"
)

// apply is the texts of files with edits made.
func apply(t *testing.T, w *Workspace, edits []diag.Edit) map[string]string {
	t.Helper()
	texts := map[string]string{}
	sort.SliceStable(edits, func(i, j int) bool { return edits[i].Range.Start.Offset > edits[j].Range.Start.Offset })
	for _, e := range edits {
		text, ok := texts[e.Range.File]
		if !ok {
			text = w.Text(e.Range.File).Src
		}
		texts[e.Range.File] = text[:e.Range.Start.Offset] + e.New + text[e.Range.End.Offset:]
	}
	return texts
}

// tally is how often each thing is said that was found, as if what has another name now had its old one.
func tally(found map[string][]diag.Diagnostic, now, old string) map[string]int {
	name := regexp.MustCompile(`\b` + now + `\b`)
	n := map[string]int{}
	for file, ds := range found {
		for _, d := range ds {
			n[name.ReplaceAllString(fmt.Sprint(filepath.Base(file), d.Range.Start.Line, d.Code, d.Summary, d.Details, d.Remedy, d.Allowed), old)]++
		}
	}
	return n
}

// anotherName is a name that a thing can have, with the edits that give it to it: one of a single letter for such a one, as there
// are shapes on maps that two letters do not fit.
func anotherName(w *Workspace, file string, m *Mention) (string, []diag.Edit) {
	names := []string{"z9", "97"}
	if len(m.ID) == 1 {
		names = []string{"z", "q", "z9", "97"}
	}
	for _, name := range names {
		if edits, err := w.Rename(file, m.At.From, name); err == nil {
			return name, edits
		}
	}
	return "", nil
}

// Whatever in a pack has a name of its own can have another one: check finds then what it found before, and nothing mentions
// the old name any more. SORTIE_FULL=1 goes through all that ships, and gives one thing of each sort in each unit another name:
// TestRenameLeavesThePagesAsTheyWere gives one to every thing.
func TestRenameLeavesThePackAsSoundAsItWas(t *testing.T) {
	dirs := []string{"salvage-run", "crossfire", "campaigns/cold-ledger"}
	if os.Getenv("SORTIE_FULL") != "" {
		dirs = nil
	}
	w, root := shipped(t, dirs...)
	addRules(t, root, dirs == nil)
	found, _ := w.Findings("", nil)
	before := tally(found, "z9", "z9")
	renamed, seen := map[string]int{}, map[string]bool{}
	for _, file := range sources(t, root) {
		u, text := w.unit(file)
		if text == nil {
			continue
		}
		for _, m := range slices.Clone(u.mentions(text)) {
			key := m.Domains[0]
			if dirs == nil {
				key += " " + u.name
			}
			// An entry point is called by what a die shows: another number is another rule, and checks say so.
			if !m.Defines || seen[key] || m.Domains[0] == "@entry" {
				continue
			}
			seen[key] = true
			name, edits := anotherName(w, file, m)
			if name == "" {
				if _, err := w.Rename(file, m.At.From, "z9"); !fixed(err) {
					t.Errorf("%s: %s %q can have no other name", file, m.Domains[0], m.ID)
				}
				continue
			}
			renamed[m.Domains[0]]++
			texts := apply(t, w, edits)
			for f, text := range texts {
				w.Lay(f, []byte(text))
			}
			found, _ := w.Findings("", nil)
			if d := cmp.Diff(before, tally(found, name, m.ID)); d != "" {
				t.Errorf("%s: %s %q is called %s, and the findings change:\n%s", file, m.Domains[0], m.ID, name, d)
			}
			for f, text := range texts {
				if bytes.Contains([]byte(text), []byte(`"`+m.ID+`"`)) && m.Domains[0] == "+mission" {
					t.Errorf("%s still says %q", f, m.ID)
				}
				w.Lift(f)
			}
		}
	}
	t.Logf("renamed: %v", renamed)
	if len(renamed) < 10 {
		t.Errorf("things of only %d kinds were renamed", len(renamed))
	}
}

// What lies on a level names the level and other things as what lies on the board does.
func TestRenameReachesLevels(t *testing.T) {
	w, root := shipped(t, "hold-out")
	file := filepath.Join(root, "hold-out", "mission.cue")
	edits, err := w.Rename(file, spotOf(t, w, file, "levels: gan|try: {"), "attic")
	must(t, err)
	if text := apply(t, w, edits)[filepath.ToSlash(file)]; strings.Contains(text, `"gantry"`) || !strings.Contains(text, `level: "attic"`) {
		t.Error("something still names the level by its old name")
	}
}
