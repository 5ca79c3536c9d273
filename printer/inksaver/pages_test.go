package inksaver_test

import (
	"encoding/json"
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// rulesOf is a shipped rule set as the snapshots hold it.
func rulesOf[R any](t testing.TB, edition string) *R {
	t.Helper()
	var snapshot struct{ Rules R }
	data, err := schema.FS.ReadFile("snapshots/" + edition + ".json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &snapshot); err != nil {
		t.Fatal(err)
	}
	return &snapshot.Rules
}

// jobs are a mission and a rule set of each game.
func jobs(t testing.TB) []*product.Job {
	t.Helper()
	fonts := printertest.Fonts(t)
	none := func(string, string) any { return nil }
	noneOf := func(string) []string { return nil }
	job := func(kind, id string, unit, rules any) *product.Job {
		return &product.Job{Kind: kind, ID: id, Title: id, Unit: unit, Rules: rules, Fonts: fonts, Peer: none, Peers: noneOf}
	}
	m := printertest.Mission()
	list := []*product.Job{job("mission", m.ID, m, printertest.Rules()), job(product.Edition, "xia", nil, rulesOf[xia.RuleSet](t, "xia"))}
	list = append(list, job(product.Edition, "purge", nil, rulesOf[model.RuleSet](t, "purge")))
	return list
}

// pages are the pages of every product that a job can be made into, by the product's and the file's names.
func pages(t testing.TB, j *product.Job) map[string][]*scene.Page {
	t.Helper()
	out := map[string][]*scene.Page{}
	for _, p := range games.Products() {
		if !p.Takes(j.Kind) || j.Kind == product.Edition && (p.Game == "xia") != (j.ID == "xia") || p.ID == "book" {
			continue
		}
		files, err := p.Make(j)
		if err != nil {
			t.Errorf("%s of %s: %v", p.ID, j.ID, err)
		}
		for _, f := range files {
			out[j.ID+" "+p.ID+" "+f.Name] = f.Doc.Pages
		}
	}
	if m, ok := j.Unit.(*model.Mission); ok {
		out[j.ID+" full size"] = board.Mat{}.Pages(m, j.CoreSpace(), j.Fonts, "board")
	}
	return out
}
