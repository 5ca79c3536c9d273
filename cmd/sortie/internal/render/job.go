package render

import (
	"cmp"
	"reflect"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// jobOf fills in what a job has of its unit.
func jobOf(j *product.Job, u *compiler.Unit) {
	jobOfUnroomed(j, u, told(u.RuleSet))
	if u.Mission != nil {
		j.Unit = Roomed(u.Mission, u.Rules)
	}
}

// jobOfUnroomed is the same for a mission whose rooms are of no concern, with the rule set as pages tell of it.
func jobOfUnroomed(j *product.Job, u *compiler.Unit, rules any) {
	j.Unit, j.Kind, j.ID, j.Title = u.Value, u.Kind, u.ID, u.Title
	j.Rules, j.Decks, j.Peer, j.Peers = rules, u.Decks, peers(u), u.Peers
	j.Edition, j.RulesTitle = u.Edition, titleOf(u.RuleSet, u.Edition)
	if j.Pack = u.Pack; u.Pack != nil {
		j.House = u.Pack.House
		j.Language = cmp.Or(j.Language, u.Pack.Language)
	}
	j.Other = func(kind, id string) *product.Job {
		other := u.Peer(kind, id)
		if other == nil || other.RuleSet == nil {
			return nil
		}
		k := &product.Job{Fonts: j.Fonts, Theme: j.Theme, Options: j.Options}
		jobOf(k, other)
		return k
	}
}

// told is a rule set whose tokens have titles that tell them apart, for pages on which an id says nothing.
func told(rules any) any {
	if r, ok := rules.(*model.RuleSet); ok && r != nil {
		return describe.Distinct(r)
	}
	return rules
}

// titleOf is what a rule set is called.
func titleOf(rules any, edition string) string {
	if v := reflect.Indirect(reflect.ValueOf(rules)); v.Kind() == reflect.Struct {
		if f := v.FieldByName("Title"); f.Kind() == reflect.String && f.String() != "" {
			return f.String()
		}
	}
	return edition
}

// peers finds other units of the pack by their models.
func peers(u *compiler.Unit) func(kind, id string) any {
	return func(kind, id string) any {
		if other := u.Peer(kind, id); other != nil {
			return other.Value
		}
		return nil
	}
}
