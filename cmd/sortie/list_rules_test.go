package main

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/compiler"
)

// Whatever a list of a rule set is called, its kind is one of it and can be asked for.
func TestEveryListOfTheRuleSetsCanBeListed(t *testing.T) {
	shipped, err := shippedEntries()
	if err != nil {
		t.Fatal(err)
	}
	for _, edition := range compiler.Editions() {
		set := catalogue.OfEdition(catalogue.OfKind(shipped, "rule-set"), edition)
		known, err := allKinds(edition)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range known[len(listKinds()):] {
			found, err := entriesOfKind(set, kind)
			if err != nil || len(found) == 0 {
				t.Errorf("%s of %s: %v %v", kind, edition, found, err)
			}
			for _, e := range found {
				if e.ID == "" || e.Edition != edition || e.Folder == "" {
					t.Errorf("%s of %s: %+v", kind, edition, e)
				}
			}
		}
	}
}

func TestSingular(t *testing.T) {
	for list, want := range map[string]string{
		"tokens": "token", "dice": "die", "boxes": "box", "classes": "class", "abilities": "ability", "ties": "tie",
		"statuses": "status", "furniture": "furniture", "business": "business", "campaign.phases": "campaign.phase",
	} {
		if got := singular(list); got != want || singular(got) != want {
			t.Errorf("%s: %s, then %s", list, got, singular(got))
		}
	}
}

// On a terminal a table is cut at its edge; elsewhere it is not.
func TestOnlyTerminalsCutTables(t *testing.T) {
	long := []catalogue.Entry{{Kind: "mission", ID: "a", Title: strings.Repeat("long ", 30), Folder: "a"}}
	for _, terminal := range []bool{true, false} {
		var b strings.Builder
		s := &session{outTerminal: terminal, width: 80}
		if err := catalogue.WriteTable(&b, long, s.tableWidth()); err != nil || strings.Contains(b.String(), "…") != terminal {
			t.Errorf("terminal %v: %v\n%s", terminal, err, &b)
		}
	}
}
