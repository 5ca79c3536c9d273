package mutants

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// least is how many mutants in a hundred must be caught, of every mission and in all.
const least = 95

// missed is a kind of mutant that no check reports under a right code, and why it is left at that.
type missed struct {
	operator string
	unit     string // kind and id; a kind alone: any of them
	reason   string
}

// covers reports whether a row of the table speaks of a mutant of a unit.
func (k missed) covers(unit string, m mutant) bool {
	return k.operator == m.operator && (k.unit == unit || strings.HasPrefix(unit, k.unit+" "))
}

func TestMutantsAreCaught(t *testing.T) {
	all := score{}
	operators := map[string]score{}
	for _, unit := range sorted(broken()) {
		own := score{}
		for _, m := range broken()[unit] {
			own.add(m)
			of := operators[m.operator]
			of.add(m)
			if slices.Contains(m.codes, fell) {
				t.Errorf("a check falls over: %s %s\n%s", unit, m, again(unit, m))
			}
			operators[m.operator] = of
			if !m.caught() && !slices.ContainsFunc(known, func(k missed) bool { return k.covers(unit, m) }) {
				t.Errorf("nothing right is found, and the table of known misses has no row for it:\n%s %s\n%s", unit, m, again(unit, m))
			}
		}
		t.Logf("%s: %v", unit, own)
		if strings.HasPrefix(unit, "mission ") && own.percent() < least {
			t.Errorf("%s: of %v mutants fewer than %d %% are caught", unit, own, least)
		}
		all.caught, all.made = all.caught+own.caught, all.made+own.made
	}
	for _, name := range sorted(operators) {
		t.Logf("%-28s %v", name, operators[name])
	}
	t.Logf("all: %v", all)
	if all.percent() < least {
		t.Errorf("of %v mutants fewer than %d %% are caught", all, least)
	}
}

// score counts mutants.
type score struct{ caught, made int }

func (s *score) add(m mutant) {
	s.made++
	if m.caught() {
		s.caught++
	}
}

func (s score) percent() int { return 100 * s.caught / max(s.made, 1) }

func (s score) String() string { return fmt.Sprintf("%d of %d", s.caught, s.made) }

// again is how to see one mutant with all that is found in it.
func again(unit string, m mutant) string {
	return fmt.Sprintf("SORTIE_MUTANT='%s %s %d' go test ./cmd/sortie/internal/mutants -run OneMutant -v", unit, m.operator, m.try)
}

// A row of the table of known misses that nothing matches any more must go.
func TestKnownMissesAreStillMissed(t *testing.T) {
	for _, k := range known {
		kind, _, _ := strings.Cut(k.unit, " ")
		i := slices.IndexFunc(allOperators()[kind], func(op operator) bool { return op.name == k.operator })
		if i < 0 {
			t.Errorf("%s is no operator for a %s", k.operator, kind)
			continue
		}
		if k.reason == "" || !missesOne(k, allOperators()[kind][i]) {
			t.Errorf("the row %+v matches no mutant that is missed", k)
		}
	}
}

// missesOne draws mutants of one operator until one is missed that the row speaks of.
func missesOne(k missed, op operator) bool {
	kind, _, _ := strings.Cut(k.unit, " ")
	for _, u := range unitsOf(kind) {
		if k.unit != kind && k.unit != u.Kind+" "+u.ID {
			continue
		}
		b := newBreaker(u)
		for range 25 {
			if m, ok := b.one(op); ok && !m.caught() {
				return true
			}
		}
	}
	return false
}

// What ships is clean before it is broken. Notes are advice, and what an author lets stand stands.
func TestWhatShipsIsClean(t *testing.T) {
	for _, u := range shipped() {
		for _, d := range copyOf(u, 0).findings() {
			switch {
			case d.Severity == diag.Note:
				t.Logf("%s %s: note %s", u.Kind, u.ID, key(d))
			case !stands(u, d):
				t.Errorf("%s %s: %v %s", u.Kind, u.ID, d.Severity, key(d))
			}
		}
	}
}

// A check counts only if a mutant sets it off that was written without sight of it.
func TestEveryCodeIsSetOff(t *testing.T) {
	set := map[string]int{}
	for _, mutants := range broken() {
		for _, m := range mutants {
			for _, c := range m.codes {
				set[c]++
			}
		}
	}
	for _, c := range validator.Checks() {
		t.Logf("%s is set off by %d mutants", c.Code, set[c.Code])
		if reason, excused := excuses[c.Code]; (set[c.Code] == 0) != excused {
			t.Errorf("%s (%s) is set off by %d mutants; excuse: %q", c.Code, c.Title, set[c.Code], reason)
		}
	}
}

// An operator that breaks nothing that ships is of no use.
func TestEveryOperatorBreaksSomething(t *testing.T) {
	for kind, ops := range allOperators() {
		used := map[string]bool{}
		for _, u := range unitsOf(kind) {
			for _, m := range broken()[kind+" "+u.ID] {
				used[m.operator] = true
			}
		}
		for i, op := range ops {
			if !used[op.name] {
				t.Errorf("%s %s makes no unit worse", kind, op.name)
			}
			if op.does == "" || slices.ContainsFunc(ops[:i], func(o operator) bool { return o.name == op.name }) {
				t.Errorf("%s %s says nothing, or is there twice", kind, op.name)
			}
		}
	}
}

// The same luck makes the same mutants, and the checks say the same of them.
func TestTheSameSeedMakesTheSameMutants(t *testing.T) {
	for _, kind := range sorted(allOperators()) {
		u := unitsOf(kind)[0]
		one, two := newBreaker(u).draw(allOperators()[kind], 25), newBreaker(u).draw(allOperators()[kind], 25)
		if a, b := fmt.Sprint(one), fmt.Sprint(two); a != b {
			t.Errorf("%s %s:\n%s\n%s", kind, u.ID, a, b)
		}
	}
}

// The list of operators is written by SORTIE_UPDATE=1.
func TestOperatorsAreListed(t *testing.T) {
	var b strings.Builder
	b.WriteString("# What is broken\n\nAll operators, by the kind of unit that they break. A mutant counts only where a slow reference\nfinds it worse than the original, or where what was done is the fault itself (*).\n")
	for _, kind := range sorted(allOperators()) {
		fmt.Fprintf(&b, "\n## %s\n\n| operator | what it does | right codes |\n|---|---|---|\n", kind)
		for _, op := range allOperators()[kind] {
			codes := "by what the reference finds"
			if op.judge == nil {
				codes = strings.Join(op.sure, ", ") + " *"
			}
			fmt.Fprintf(&b, "| %s | %s | %s |\n", op.name, op.does, codes)
		}
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile("operators.md", []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if listed, err := os.ReadFile("operators.md"); err != nil || string(listed) != b.String() {
		t.Errorf("operators.md is stale (%v): SORTIE_UPDATE=1 go test ./cmd/sortie/internal/mutants -run Listed", err)
	}
}

// TestOneMutant shows one mutant in full: SORTIE_MUTANT='mission salvage-run seal-door 3'.
func TestOneMutant(t *testing.T) {
	var kind, id, name string
	var n uint64
	if _, err := fmt.Sscan(os.Getenv("SORTIE_MUTANT"), &kind, &id, &name, &n); err != nil {
		t.Skip("SORTIE_MUTANT names no mutant")
	}
	units := slices.DeleteFunc(unitsOf(kind), func(u *compiler.Unit) bool { return u.ID != id })
	ops := slices.DeleteFunc(allOperators()[kind], func(op operator) bool { return op.name != name })
	if len(units) != 1 || len(ops) != 1 {
		t.Fatal("no such unit or operator")
	}
	b := newBreaker(units[0])
	s := copyOf(units[0], luck(kind+" "+id, name, n))
	t.Log(ops[0].do(s))
	for _, f := range b.judge(ops[0], s) {
		t.Logf("worse: %s; right would be %v", f.text, f.codes)
	}
	for _, d := range s.findings() {
		t.Logf("found: %v %s %s %v", d.Severity, key(d), d.Details, d.Reasons)
	}
}
