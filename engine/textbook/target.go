package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Targets are those whom an NPC goes for as things stand; of several that are alike the holder of the turn counter picks one
// (ruling RU-59). Whom its own kind goes for comes first, then the order that its group has of its own, else the steps that all
// NPCs go through (seed 000:1310-1321, 1414-1427). False: the textbook cannot tell.
func (p *Position) Targets(f int) (list []int, known bool) {
	kind, group := p.Figures[f].Kind, p.Book.group(p.Figures[f].Kind.Group)
	for _, line := range kind.Targets {
		step := model.TargetStep{Among: "contact"}
		if line.If != nil {
			if kinds.ConditionKindOf(line.If.Kind) != kinds.SeesCondition {
				return nil, false
			}
			step.Among = "sight"
		}
		if list = p.chosen(f, step, p.meant(f, line)); len(list) > 0 {
			return list, true
		}
	}
	order := ownOrder(group)
	if n := p.Book.Rules.Play.NPCs; order == nil && len(group.Targets) == 0 && (n == nil || len(n.Targets) == 0) {
		no := false
		order = []model.Who{{Seen: true, Cover: &no}, {Seen: true}, {Pick: "way"}}
	}
	if order != nil {
		return p.byOrder(f, order), true
	}
	return p.bySteps(f, group)
}

// ownOrder is the order in which the members of a group look for somebody as their turn starts; nil: it has none of its own.
func ownOrder(g *model.NPCGroup) []model.Who {
	for _, r := range g.Rules {
		for _, does := range r.Does {
			for _, e := range does.Do {
				if kinds.EffectKindOf(e.Kind) == kinds.AimEffect {
					return e.Order
				}
			}
		}
	}
	return nil
}

// byOrder goes through an order: in each line the nearest of those that it speaks of, straight or by the way.
func (p *Position) byOrder(f int, order []model.Who) []int {
	for _, w := range order {
		list := slices.DeleteFunc(p.prey(f), func(i int) bool {
			l := p.Look(f, i)
			return w.Seen && !l.Seen || w.Cover != nil && (l.Seen && p.Book.covered(l)) != *w.Cover
		})
		if w.Pick == "way" {
			list = p.nearestByWay(f, list)
		} else {
			list = p.nearest(f, list)
		}
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

// bySteps goes through the steps of the rules, and within each through the priorities of a group.
func (p *Position) bySteps(f int, g *model.NPCGroup) ([]int, bool) {
	lines := g.Targets
	if len(lines) == 0 {
		lines = []model.Priority{{}} // all are alike
	}
	steps := []model.TargetStep{{Among: "contact"}, {Among: "sight"}, {Among: "board"}}
	if n := p.Book.Rules.Play.NPCs; n != nil && len(n.Targets) > 0 {
		steps = n.Targets
	}
	for _, s := range steps {
		if s.Shots && !p.prefersShots(f) {
			continue
		}
		for _, line := range lines {
			if line.If != nil {
				return nil, false
			}
			if list := p.chosen(f, s, p.meant(f, line)); len(list) > 0 {
				return list, true
			}
		}
	}
	return nil, true
}

// prey are the enemies of a figure who can be targets: those who stand, and whom nothing keeps from being one (seed 000:1319).
func (p *Position) prey(f int) []int {
	var out []int
	for i := range p.Figures {
		if p.stands(i) && p.Enemies(f, i) && !p.kept(i, "targeting", f) {
			out = append(out, i)
		}
	}
	return out
}

// meant are those of them of whom a line of priorities speaks.
func (p *Position) meant(f int, line model.Priority) []int {
	return slices.DeleteFunc(p.prey(f), func(i int) bool {
		return len(line.Who) > 0 && !slices.Contains(line.Who, p.groupOf(i).ID) || line.Role == "captain" && !p.Figures[i].Leads
	})
}

// chosen are those of some whom a step takes: all in contact; of those in sight the nearest out of cover, else the nearest; of
// all on the board the nearest by the way.
func (p *Position) chosen(f int, s model.TargetStep, list []int) []int {
	list = slices.DeleteFunc(slices.Clone(list), func(i int) bool {
		return s.Harm && !p.harms(f, i, s.Among == "sight") || s.Open && !p.open(f, i)
	})
	switch s.Among {
	case "contact":
		return slices.DeleteFunc(list, func(i int) bool { return !p.Contact(f, i) })
	case "sight":
		list = slices.DeleteFunc(list, func(i int) bool { return !p.Look(f, i).Seen })
		if bare := slices.DeleteFunc(slices.Clone(list), func(i int) bool { return !p.open(f, i) }); len(bare) > 0 {
			list = bare
		}
		return p.nearest(f, list)
	}
	return p.nearestByWay(f, list)
}

// open reports whether a figure sees another that is not in cover.
func (p *Position) open(f, i int) bool {
	l := p.Look(f, i)
	return l.Seen && !p.Book.covered(l)
}

// harms reports whether an NPC could do damage to another if all its dice showed their best.
func (p *Position) harms(f, on int, shot bool) bool {
	a := Attack{By: f, On: on, With: -1, Deed: Striking}
	if shot {
		a.Deed = Shooting
	}
	n, _ := p.Dice(&a)
	s, _ := p.Sum(&a, p.Book.best(n))
	return s.Hits-s.Cover-s.Armour > 0
}

// best is the most that so many dice can show.
func (b *Book) best(n int) int {
	sum, die := 0, slices.IndexFunc(b.Rules.Dice, func(d model.Die) bool { return d.Then != "" })
	for range n {
		d := b.Rules.Dice[die]
		sum += d.Most()
		if d.Then != "" {
			die = slices.IndexFunc(b.Rules.Dice, func(x model.Die) bool { return x.ID == d.Then })
		}
	}
	return sum
}

// prefersShots reports whether an NPC deals with those whom it sees by shots.
func (p *Position) prefersShots(f int) bool {
	s := p.side(f)
	return s != nil && number(s.Ranged) > 0 && number(s.Ranged) >= number(s.Close)
}

// nearest are those of some at the least straight distance (ruling RU-61). All of them are on one floor: they are seen.
func (p *Position) nearest(f int, list []int) []int {
	return least(list, func(i int) (int, bool) {
		return p.square(p.Figures[f].At, p.Figures[i].At), p.Figures[f].At.Floor == p.Figures[i].At.Floor
	})
}

// nearestByWay are those of some to whom the way is shortest, past doors that are not locked; figures are not in it (seed
// 000:1317, 1427; ruling RU-12).
func (p *Position) nearestByWay(f int, list []int) []int {
	ways := p.waysFrom(p.Figures[f].At)
	return least(list, func(i int) (int, bool) {
		n, leads := ways[p.Figures[i].At]
		return int(n), leads
	})
}

// least are those of some whose measure is least; those without one are passed over.
func least(list []int, measure func(int) (int, bool)) []int {
	var out []int
	best := 0
	for _, i := range list {
		n, ok := measure(i)
		switch {
		case !ok || len(out) > 0 && n > best:
		case len(out) > 0 && n == best:
			out = append(out, i)
		default:
			out, best = []int{i}, n
		}
	}
	return out
}
