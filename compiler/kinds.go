package compiler

import (
	"slices"

	"github.com/sortie-tools/sortie/compiler/decode"
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// systemOf is the game that a kind of unit belongs to, with the kind.
func systemOf(kind string) (model.System, model.Kind, bool) {
	for _, s := range systems.All() {
		for _, k := range s.Kinds {
			if k.ID == kind {
				return s, k, true
			}
		}
	}
	return model.System{}, model.Kind{}, false
}

// Kinds lists the kinds of unit that can be written, game by game.
func Kinds() []string {
	var ids []string
	for _, s := range systems.All() {
		for _, k := range s.Kinds {
			ids = append(ids, k.ID)
		}
	}
	return ids
}

func (u *unit) decoder() *decode.Decoder {
	u.out.Languages = map[string][]string{}
	return &decode.Decoder{
		Files: u.files, Found: &u.found, Index: u.out.Where, Told: u.walker.Told,
		Languages: u.languages, Given: u.out.Languages,
	}
}

// content decodes a unit of a kind.
func (u *unit) content(s model.System, k model.Kind, n *explain.Node) {
	if n == nil {
		return
	}
	d := u.decoder()
	u.out.Kind, u.out.Value = k.ID, k.New()
	u.out.RuleSet = u.ruleSet(s, d, n)
	u.out.Rules, _ = u.out.RuleSet.(*model.RuleSet)
	u.out.Mission, _ = u.out.Value.(*model.Mission)
	u.out.Deck, _ = u.out.Value.(*model.Deck)
	d.Unit(k.ID, u.out.RuleSet, n, u.out.Value)
	u.out.ID, u.out.Title, u.out.Edition = n.Str("id"), d.Line(n.Get("title")), n.Str("edition")
	if u.otherEdition(s) {
		u.out.Value = nil // what its words mean is open
	}
}

// ruleSet finds the rule set that a unit names as its edition. A unit that names none has none.
func (u *unit) ruleSet(s model.System, d *decode.Decoder, n *explain.Node) any {
	name := n.Get("edition")
	if name == nil {
		return nil
	}
	if known := systemEditions(s.ID); !slices.Contains(known, name.Text) {
		d.Need(name, "edition", known)
		return nil
	}
	rules, err := u.pack.rules(name.Text)
	if err != nil {
		d.Fault(name, "PCK020", err.Error(), "this is a mistake in Sortie; please report it")
		return nil
	}
	return rules
}
