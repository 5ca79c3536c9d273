package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/aftermath"
	"github.com/sortie-tools/sortie/schema/kinds/ending"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

const assumptionsHead = `# Numbers that no document gives

The tables of a rule set that hold numbers say where they come from: the rulebook, a public
player-made reference, or nowhere. A hostility level stands here for its arrivals; the holes of the
track were counted. This page lists what comes from nowhere: numbers of our own that an owner of
the game may know better. It is generated; ` + "`make goldens`" + ` writes it anew.

To correct a number, change it in ` + "`schema/corespace/<edition>/`" + `, set its provenance, and tell us the
page it stands on.
`

// The page of assumptions lists what the data marks, no more and no less.
func TestAssumptionsAreListed(t *testing.T) {
	page, err := filepath.Abs(filepath.Join(root, "docs/assumptions.md"))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	b.WriteString(assumptionsHead)
	for _, edition := range compiler.Editions() {
		rules, err := compiler.RuleSet(edition)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "\n## Rule set %s\n\n| table | entry |\n|---|---|\n", edition)
		listAssumed(&b, reflect.ValueOf(rules), "")
	}
	listAssumedContent(t, &b)
	golden(t, page, b.Bytes())
}

// listAssumed writes a row for each struct below v that is marked as assumed, or marks some of its
// numbers so.
func listAssumed(b *bytes.Buffer, v reflect.Value, table string) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			listAssumed(b, v.Elem(), table)
		}
	case reflect.Slice:
		for i := range v.Len() {
			listAssumed(b, v.Index(i), table)
		}
	case reflect.Struct:
		if p := v.FieldByName("Provenance"); p.IsValid() && p.Interface() == model.Assumed {
			fmt.Fprintf(b, "| %s | %s |\n", table, nameOf(v))
		}
		if some := v.FieldByName("Assumed"); some.IsValid() && some.Len() > 0 {
			fmt.Fprintf(b, "| %s | %s%s |\n", table, nameOf(v), strings.Join(some.Interface().([]string), ", "))
		}
		for i := range v.NumField() {
			listAssumed(b, v.Field(i), strings.ToLower(v.Type().Field(i).Name))
		}
	}
}

// nameOf is what a reader calls an entry of a table; a colon follows where only some of its numbers
// are named.
func nameOf(v reflect.Value) string {
	name := ""
	for _, field := range []string{"ID", "NPC", "Title"} {
		if f := v.FieldByName(field); f.IsValid() && f.String() != "" {
			name = f.String()
		}
	}
	if some := v.FieldByName("Assumed"); name != "" && some.IsValid() && some.Len() > 0 {
		name += ": "
	}
	return name
}

func listAssumedContent(t *testing.T, b *bytes.Buffer) {
	t.Chdir(root)
	result, err := compiler.Compile([]string{"missions/..."}, compiler.Options{Library: missions.FS})
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(b, "\n## Content that ships\n\n| content | what is ours |\n|---|---|\n")
	for _, u := range result.Units {
		v := reflect.ValueOf(u.Value).Elem()
		if p := v.FieldByName("Provenance"); p.IsValid() && p.Interface() == model.Assumed {
			fmt.Fprintf(b, "| %s %s | all of it |\n", u.Kind, u.ID)
		} else if some := v.FieldByName("Assumed"); some.IsValid() && some.Len() > 0 {
			fmt.Fprintf(b, "| %s %s | %s |\n", u.Kind, u.ID, strings.Join(some.Interface().([]string), ", "))
		}
	}
}

// golden compares with a committed file; SORTIE_UPDATE=1 writes it instead.
func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil || !bytes.Equal(want, got) {
		t.Errorf("%s is stale (%v); make goldens writes it anew", path, err)
	}
}

const saidHead = `# How each rule is said

Everything in a rule set of Core Space that does something is listed here with how it is said: *in full* by programs
(` + "`does`" + `) and by numbers and lists of the rule set (` + "`says`" + ` names them), *in part* where a clause says the rest, or in
*prose* alone. The sentences are made from the programs and the numbers; a clause stands in italics. *Advice* is what
players agree on among themselves, and nothing that a game could carry out; it is not counted among the things. A skill
has a row for each of its levels. The page is generated; ` + "`make goldens`" + ` writes it anew.
`

// The page of rules lists what each rule set says, and how.
func TestHowEachRuleIsSaid(t *testing.T) {
	page, err := filepath.Abs(filepath.Join(root, "docs/rules.md"))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	b.WriteString(saidHead)
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		rules, ok := set.(*model.RuleSet)
		if err != nil || !ok {
			continue
		}
		l := &saidList{names: kinds.Names{Mission: &model.Mission{}, Rules: rules}}
		l.value(reflect.ValueOf(rules), nil)
		l.write(&b, edition)
	}
	golden(t, page, b.Bytes())
}

// saidList is all that a rule set says, by families.
type saidList struct {
	names    kinds.Names
	families []string
	rows     map[string][]saidRow
}

type saidRow struct{ name, how, text string }

// ways are how a thing can be said, the best first.
var ways = []string{"in full", "in part", "prose", "advice"}

// value goes through a value for things that are said; the path is the families and things around it.
func (l *saidList) value(v reflect.Value, path []string) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			l.value(v.Elem(), path)
		}
	case reflect.Slice:
		for i := range v.Len() {
			l.value(v.Index(i), append(slices.Clone(path), entryName(v.Index(i), i)))
		}
	case reflect.Struct:
		if v.FieldByName("Clause").IsValid() {
			l.row(v, path)
			return
		}
		if e, is := v.Interface().(model.Ending); is {
			for _, r := range ending.Rules(l.names, e) {
				l.add(append(slices.Clone(path), r.Title), ways[0], r.Text)
			}
			return
		}
		for _, r := range aftermath.Of(l.names, v.Interface()) {
			l.add(slices.DeleteFunc(append(slices.Clone(path), r.Title), func(s string) bool { return s == "" }), ways[0], r.Text)
		}
		for i := range v.NumField() {
			f := v.Field(i)
			if k := f.Kind(); k == reflect.Struct || k == reflect.Slice || k == reflect.Pointer {
				l.value(f, append(slices.Clone(path), fieldName(v, i)...))
			}
		}
	}
}

// fieldName is what a field adds to the path; the rows of a table stand right under it.
func fieldName(v reflect.Value, i int) []string {
	if _, table := v.Interface().(model.RollTable); table {
		return nil
	}
	return []string{strings.ToLower(v.Type().Field(i).Name)}
}

// entryName is what an entry of a list is called: its title, or its number; of a row of a table the results that it is for.
func entryName(v reflect.Value, i int) string {
	if row, ok := v.Interface().(model.TableRow); ok {
		return strings.TrimSpace(english.Span(row.From, row.To) + " " + row.Title)
	}
	if v.Kind() == reflect.Struct {
		if title := v.FieldByName("Title"); title.IsValid() && title.Kind() == reflect.String && title.String() != "" {
			return title.String()
		}
	}
	return fmt.Sprint(i + 1)
}

// row adds one thing that is said.
func (l *saidList) row(v reflect.Value, path []string) {
	does, clause := v.FieldByName("Does").Len(), kinds.Spoken(v.FieldByName("Clause").Interface().(model.Text).Blocks)
	made := kinds.Spoken(v.FieldByName("Text").Interface().(model.Text).Blocks)
	note, _ := v.Interface().(model.RuleNote)
	action, _ := v.Interface().(model.ActionKind)
	if action.Open {
		does++ // missions and things say it
	}
	if says := v.FieldByName("Says"); says.IsValid() {
		does += says.Len()
	}
	if does += len(action.Of); does == 0 && clause == "" {
		return // it has numbers alone
	}
	how := ways[2]
	switch {
	case does > 0 && clause == "":
		how = ways[0]
	case does > 0:
		how = ways[1]
	case note.Advice:
		how = ways[3]
	}
	if level, ok := v.Interface().(model.SkillLevel); ok {
		made = l.names.Programs(level.Does) // with what sets them off, which cards print in another place
	}
	text := strings.TrimSpace(strings.TrimSuffix(made, clause))
	if clause != "" {
		text = strings.TrimSpace(text + " *" + clause + "*")
	}
	l.add(path, how, text)
}

// add adds a row for what a path leads to.
func (l *saidList) add(path []string, how, text string) {
	if l.rows == nil {
		l.rows = map[string][]saidRow{}
	}
	family := path[0]
	if !slices.Contains(l.families, family) {
		l.families = append(l.families, family)
	}
	l.rows[family] = append(l.rows[family], saidRow{strings.Join(path[1:], ", "), how, text})
}

// line is a row of the table of an edition: how many things are said how.
func line(b *bytes.Buffer, name string, of map[string]int) {
	full, part, prose := of[ways[0]], of[ways[1]], of[ways[2]]
	fmt.Fprintf(b, "| %s | %d | %d | %d | %d | %d |\n", name, full+part+prose, full, part, prose, of[ways[3]])
}

// write writes the families of an edition, with how many of each are said how.
func (l *saidList) write(b *bytes.Buffer, edition string) {
	fmt.Fprintf(b, "\n## Rule set %s\n\n| family | things | in full | in part | prose | advice |\n|---|---|---|---|---|---|\n", edition)
	all := map[string]int{}
	for _, family := range l.families {
		counts := map[string]int{}
		for _, r := range l.rows[family] {
			counts[r.how]++
			all[r.how]++
		}
		line(b, family, counts)
	}
	line(b, "**all**", all)
	for _, family := range l.families {
		fmt.Fprintf(b, "\n### %s of %s\n\n| rule | said | what it says |\n|---|---|---|\n", english.Capital(family), edition)
		for _, r := range l.rows[family] {
			fmt.Fprintf(b, "| %s | %s | %s |\n", r.name, r.how, strings.ReplaceAll(r.text, "|", "/"))
		}
	}
}
