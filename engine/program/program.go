package program

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// Program is a mission lowered, with its rule set and its decks.
type Program struct {
	Mission *model.Mission
	RuleSet *model.RuleSet
	Decks   []*model.Deck
	Rules   []Rule // the special rules of the mission in its order, then what brings hidden things to light, then its ends
	Hooks   [Events][]Hook
	Cards   []Card  // of all decks of the edition
	Levels  []Level // of the hostility track

	domains map[string]*domain
	writes  map[kinds.Sort]bool // that the rules change
	ruleAt  map[string]ID       // by source
	cardAt  map[string]ID       // by key
	lower   [kinds.TriggerKinds]lowering
}

// Lower makes the program of a mission as a number of crews plays it.
func Lower(m *model.Mission, r *model.RuleSet, decks []*model.Deck) *Program {
	p := &Program{Mission: m, RuleSet: r, Decks: decks, domains: domains(m, r), lower: lowerings(),
		writes: map[kinds.Sort]bool{}, ruleAt: map[string]ID{}, cardAt: map[string]ID{}}
	p.lowerCards()
	p.lowerRules()
	p.lowerLevels()
	return p
}

// lowerRules lowers the rules and lists their hooks by event.
func (p *Program) lowerRules() {
	alike := map[string]int{}
	for _, r := range sources(p.Mission, p.RuleSet) {
		rule := Rule{Rule: r.Rule, Part: r.part, Do: p.Ops(r.Do)}
		if r.Cost != nil && r.Cost.UA > 0 {
			rule.Do = append(p.Ops([]model.Effect{kinds.Payment(r.Cost.UA)}), rule.Do...)
		}
		if r.If != nil {
			rule.Must = p.condition(*r.If, "if")
		}
		if r.When != nil {
			rule.Leaves = p.leaves(*r.When, "when")
		}
		p.noteWrites(rule.Do)
		at := ID(len(p.Rules))
		for i := range rule.Leaves {
			l := &rule.Leaves[i]
			key, _ := asjson.Marshal(l.Trigger) // the model holds nothing that JSON cannot say
			if _, known := alike[string(key)]; !known {
				alike[string(key)] = len(alike)
			}
			l.Alike = alike[string(key)]
			for _, h := range l.Hooks {
				h.Rule, h.Leaf = at, ID(i)
				p.Hooks[h.Event] = append(p.Hooks[h.Event], h)
			}
		}
		if _, twice := p.ruleAt[r.ID]; !twice || r.When != nil && p.Rules[p.ruleAt[r.ID]].When == nil {
			p.ruleAt[r.ID] = at
		}
		p.Rules = append(p.Rules, rule)
	}
}

// Rule is the rule, the hidden thing or the end with an id; nil: there is none, such as of a card.
func (p *Program) Rule(source string) *Rule {
	if at, known := p.ruleAt[source]; known {
		return &p.Rules[at]
	}
	return nil
}
