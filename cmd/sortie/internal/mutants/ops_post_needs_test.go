package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// needs are the wishes of a post, by who wishes.
func needs(p *model.Post) map[string]**model.CrewFact {
	all := map[string]**model.CrewFact{"visit": &p.Visit.Needs}
	for i := range p.Stock {
		all["shelf "+p.Stock[i].ID] = &p.Stock[i].Needs
	}
	for i := range p.Services {
		all["service "+p.Services[i].ID] = &p.Services[i].Needs
	}
	if p.Crafting != nil {
		all["crafting"] = &p.Crafting.Needs
	}
	if p.Hiring != nil {
		all["hiring"] = &p.Hiring.Needs
	}
	return all
}

func demandImpossible(t *trial) string {
	all := needs(t.post)
	who := sorted(all)[t.IntN(len(all))]
	f := impossible(t)
	*all[who] = f
	return did("%s asks for %s", who, showFact(f))
}

// impossible is a fact that no crew can meet.
func impossible(t *trial) *model.CrewFact {
	most := t.rules.Crews.Most
	switch t.IntN(4) {
	case 0:
		return &model.CrewFact{Kind: "crew", AtLeast: number(most + 1 + t.IntN(5))}
	case 1:
		n := 1 + t.IntN(4)
		return &model.CrewFact{Kind: "ua", AtLeast: number(n + 1 + t.IntN(5)), AtMost: &n}
	case 2:
		n := 1 + t.IntN(4)
		return &model.CrewFact{Kind: "all", Of: []model.CrewFact{{Kind: "crew", AtLeast: number(n + 1)}, {Kind: "crew", AtMost: &n}}}
	}
	return &model.CrewFact{Kind: "trader", Level: 1, Count: most + 1 + t.IntN(3)}
}

func showFact(f *model.CrewFact) string {
	s := did("%s %d %d", f.Kind, f.Level, f.Count)
	for _, n := range []*int{f.AtLeast, f.AtMost} {
		if n != nil {
			s += did(" %d", *n)
		}
	}
	for i := range f.Of {
		s += " (" + showFact(&f.Of[i]) + ")"
	}
	return s
}

// never reports whether no crew can meet a fact, by its numbers alone.
func never(t *trial, f *model.CrewFact) bool {
	if f == nil {
		return false
	}
	most := t.rules.Crews.Most
	switch f.Kind {
	case "all":
		return slices.ContainsFunc(f.Of, func(o model.CrewFact) bool { return never(t, &o) }) || crossed(f.Of)
	case "crew":
		if most > 0 && f.AtLeast != nil && *f.AtLeast > most {
			return true
		}
	case "trader":
		return most > 0 && f.Count > most
	}
	return f.AtLeast != nil && f.AtMost != nil && *f.AtLeast > *f.AtMost
}

// crossed reports whether two facts of one kind ask for bounds that exclude each other.
func crossed(list []model.CrewFact) bool {
	for _, a := range list {
		for _, b := range list {
			if a.Kind == b.Kind && a.Counter == b.Counter && a.AtLeast != nil && b.AtMost != nil && *a.AtLeast > *b.AtMost {
				return true
			}
		}
	}
	return false
}

// demands finds wishes of a post that no crew can meet.
func demands(t *trial) []fault {
	var faults []fault
	all := needs(t.post)
	for _, who := range sorted(all) {
		if never(t, *all[who]) {
			faults = append(faults, wrong([]string{"TRD", "CAM"}, "no crew can meet what %s asks for", who))
		}
	}
	return faults
}
