package compiler

import "github.com/sortie-tools/sortie/schema/model"

// ruleSet decodes a rule set of any game.
func (d *decoder) ruleSet(n *node, set any) {
	if rules, ok := set.(*model.RuleSet); ok {
		d.rules(n, rules)
	} else {
		d.into(n, set)
	}
}

// rules decodes a rule set of Core Space. Only crates in boxes are written in another shape than the model's.
func (d *decoder) rules(n *node, set *model.RuleSet) {
	boxes := n.get("boxes")
	crates := map[string][]model.BoxCrates{}
	boxes.each(func(id string, box *node) {
		crates[id] = d.boxCrates(box.take("crates"))
	})
	d.into(n, set)
	for i, b := range set.Boxes {
		for _, held := range crates[b.ID] {
			set.Boxes[i].Crates = putCrates(set.Boxes[i].Crates, held)
		}
	}
}

// putCrates sets the number of crates of a size and colour in a list, which house rules may change.
func putCrates(list []model.BoxCrates, held model.BoxCrates) []model.BoxCrates {
	for i, c := range list {
		if c.Size == held.Size && c.Colour == held.Colour {
			list[i] = held
			return list
		}
	}
	return append(list, held)
}

// boxCrates flattens counts by size and colour.
func (d *decoder) boxCrates(n *node) []model.BoxCrates {
	var list []model.BoxCrates
	n.each(func(size string, colours *node) {
		colours.each(func(colour string, count *node) {
			list = append(list, model.BoxCrates{Size: size, Colour: colour, Count: d.whole(count)})
		})
	})
	return list
}
