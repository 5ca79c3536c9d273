package decode

import (
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/schema/model"
)

// RuleSet decodes a rule set of any game.
func (d *Decoder) RuleSet(n *explain.Node, set any) {
	if rules, ok := set.(*model.RuleSet); ok {
		d.rules(n, rules)
	} else {
		d.Into(n, set)
	}
}

// rules decodes a rule set of Core Space. Only crates in boxes are written in another shape than the model's.
func (d *Decoder) rules(n *explain.Node, set *model.RuleSet) {
	boxes := n.Get("boxes")
	crates := map[string][]model.BoxCrates{}
	boxes.Each(func(id string, box *explain.Node) {
		crates[id] = d.boxCrates(box.Take("crates"))
	})
	d.Into(n, set)
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
func (d *Decoder) boxCrates(n *explain.Node) []model.BoxCrates {
	var list []model.BoxCrates
	n.Each(func(size string, colours *explain.Node) {
		colours.Each(func(colour string, count *explain.Node) {
			list = append(list, model.BoxCrates{Size: size, Colour: colour, Count: d.whole(count)})
		})
	})
	return list
}
