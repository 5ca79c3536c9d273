package compiler

import (
	"path"
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
	u.out.ID, u.out.Title, u.out.Edition = n.Str("id"), d.Line(n.Get("title")), n.Str(editionField(k.ID))
	if u.otherEdition(s) {
		u.out.Value = nil // what its words mean is open
	}
}

// ruleSet finds the rule set that a unit names as its edition. A unit that names none has none.
func (u *unit) ruleSet(s model.System, d *decode.Decoder, n *explain.Node) any {
	name := n.Get(editionField(u.out.Kind))
	if name == nil || u.misplaced() {
		return nil
	}
	game := s.ID
	if shelfOf(u.out.Kind) != "" {
		game = "" // of any game
	}
	if known := u.pack.editions(game); !slices.Contains(known, name.Text) {
		d.Need(name, "edition", known)
		return nil
	}
	if u.pack.house.breaks(name.Text) && u.pack.house.sets[name.Text] == nil {
		return nil // it is said where the edition is written
	}
	rules, err := u.pack.rules(name.Text)
	if err != nil {
		d.Fault(name, "PCK020", err.Error(), "this is a mistake in Sortie; please report it")
		return nil
	}
	return rules
}

// editionField is the field of a unit that says by which rule set it is compiled: an edition makes one.
func editionField(kind string) string {
	if kind == model.EditionKind {
		return "id"
	}
	return "edition"
}

// misplaced reports a unit of the pack's rules that lies where nobody looks for it.
func (u *unit) misplaced() bool {
	shelf := shelfOf(u.out.Kind)
	if shelf == "" || u.pack.house != nil && path.Dir(u.dir) == shelf {
		return false
	}
	where, remedy := "outside the folder "+shelf+" of its pack", "move it: "+shelf+"/"+path.Base(u.shown)+" beside pack.cue"
	if u.pack.house == nil {
		where, remedy = "in no pack", "sortie new pack NAME begins one; there it belongs into the folder "+shelf
	}
	u.fail("PCK024", "this lies "+where+", so nothing is played by it", remedy)
	return true
}
