package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func dealIntoFurniture(t *trial) string {
	p := pickWhere(t, t.mission.Board.Furniture, func(p model.Furniture) bool { return !searchable(t.rules, p.Kind) })
	if p == nil {
		return ""
	}
	t.mission.Setup.Deals = append(t.mission.Setup.Deals, model.Deal{Into: []string{p.ID}, Tokens: []model.TokenShare{{Size: t.rules.TokenSizes[0].ID, Count: 1}}})
	return did("a token is dealt into %s", p.ID)
}

// searchable reports whether the rules let a kind of furniture be searched.
func searchable(r *model.RuleSet, furniture string) bool {
	for _, k := range r.Furniture {
		for _, rule := range r.Terrain {
			if k.ID == furniture && rule.ID == k.Rule && rule.Search {
				return true
			}
		}
	}
	return false
}

func dealTwice(t *trial) string {
	c := pick(t, t.mission.Board.Crates)
	s := t.rules.TokenSizes[len(t.rules.TokenSizes)-1].ID
	for range 2 {
		t.mission.Setup.Deals = append(t.mission.Setup.Deals, model.Deal{Into: []string{c.ID}, Tokens: []model.TokenShare{{Size: s, Count: 1}}})
	}
	return did("%s is dealt into twice", c.ID)
}

// dealTooMuch deals into a crate of a size of which the rules say how much it holds.
func dealTooMuch(t *trial) string {
	for _, size := range t.rules.Crates {
		for _, rule := range t.rules.Terrain {
			c := pickWhere(t, t.mission.Board.Crates, func(c model.Crate) bool { return c.Size == size.ID })
			if size.Rule != rule.ID || rule.Holds == 0 || c == nil {
				continue
			}
			n := rule.Holds + 1 + t.IntN(3)
			t.mission.Setup.Deals = append(t.mission.Setup.Deals, model.Deal{Into: []string{c.ID}, Tokens: []model.TokenShare{{Size: smallest(t.rules), Count: n}}})
			return did("%d tokens into %s", n, c.ID)
		}
	}
	return ""
}

// smallest is the size of the smallest tokens.
func smallest(r *model.RuleSet) string {
	return slices.MinFunc(r.TokenSizes, func(a, b model.TokenSize) int { return int(a.Width) - int(b.Width) }).ID
}

// single is a token that can be dealt and of which the boxes hold so many.
func (t *trial) single(copies int) *model.TokenKind {
	boxes := owned(t)
	return pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool {
		return k.Common() && held(boxes, tokensOf, k.ID) == copies && dealt(t, k.Size) > 0 &&
			!slices.Contains(t.mission.Setup.Aside, k.ID) && !barred(t.mission.Setup.Pool, k)
	})
}

func giveFromPool(t *trial) string {
	k, r := t.single(1), t.doing()
	if k == nil || r == nil {
		return ""
	}
	r.Do = append(r.Do, model.Effect{Kind: "give", Token: k.ID})
	return did("rule %s gives %s", r.ID, k.ID)
}

func keyTwice(t *trial) string {
	k, o := t.single(2), pick(t, t.mission.Objectives)
	c := pick(t, t.mission.Board.Crates)
	if k == nil {
		return ""
	}
	o.Done = model.Goal{Kind: "carry-off", Token: k.ID}
	t.mission.Setup.Contents = append(t.mission.Setup.Contents, model.Content{At: model.Place{Piece: c.ID}, Tokens: []string{k.ID}})
	return did("%s asks for %s; one of two lies in %s", o.ID, k.ID, c.ID)
}

func keyInPool(t *trial) string {
	k, o := t.single(1), pick(t, t.mission.Objectives)
	if k == nil || 2*dealt(t, k.Size) > inPool(t, k.Size, false) {
		return ""
	}
	o.Done = model.Goal{Kind: "carry-off", Token: k.ID}
	return did("%s asks for %s", o.ID, k.ID)
}

func barIncluded(t *trial) string {
	k := t.single(1)
	if k == nil {
		return ""
	}
	t.mission.Setup.Pool = &model.PoolRule{Exclude: []string{k.ID}, Include: []string{k.ID}}
	return did("%s must be dealt and may not", k.ID)
}

func pickTooMany(t *trial) string {
	n := 60 + t.IntN(40)
	t.mission.Setup.Pool = &model.PoolRule{Picked: []model.Picked{{Count: n, Category: "objective"}}}
	return did("%d objective tokens are picked", n)
}

func drawFromNothing(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	n := 200 + t.IntN(300)
	r.Do = append(r.Do, model.Effect{Kind: "draw", Draw: &model.Draw{From: []string{"pouch", "rare", "supply"}[t.IntN(3)], Count: n}})
	return did("rule %s draws %d", r.ID, n)
}

func oneBoxMore(t *trial) string {
	b := pick(t, t.rules.Boxes)
	if b == nil || t.mission.Players.Max > t.rules.Hostility.CrewsPerPeg {
		return "" // larger games use more figures
	}
	t.mission.Boxes = append(t.mission.Boxes, b.ID)
	return did("box %s once more", b.ID)
}

func fewCrates(t *trial) string {
	crews := t.mission.Players.Max
	if crews < 3 {
		return ""
	}
	left := crews - 1
	for _, f := range t.mission.Floors() {
		n := min(left, len(f.Board.Crates))
		f.Board.Crates, left = f.Board.Crates[:n], left-n
	}
	return did("%d crates for %d crews", crews-1, crews)
}

func loseAToken(t *trial) string {
	for _, o := range t.mission.Objectives {
		for _, g := range goals(o.Done) {
			c := pickWhere(t, t.mission.Setup.Contents, func(c model.Content) bool { return slices.Contains(c.Tokens, g.Token) })
			if g.Token != "" && g.Count > 1 && c != nil {
				t.mission.Setup.Contents = without(t.mission.Setup.Contents, c)
				return did("one of %s is not laid out", g.Token)
			}
		}
	}
	return ""
}
