package tokens

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// maxPieces bounds what is printed: nine full boxes, at about eighty small tokens a sheet. A rule set that
// asks for more has slipped in a number.
const maxPieces = 4000

// supply is the equipment tokens to print, in the order of the rule set.
type supply struct {
	list []lot
}

// lot is one design with what it is printed for.
type lot struct {
	kind   model.TokenKind
	pool   int // to be dealt or drawn
	rare   int // to be mixed in
	placed int // taken out by name: set aside, laid out, issued, or paid as a reward
}

func (l lot) copies() int { return l.pool + l.rare + l.placed }

// total is how many tokens are printed.
func (s supply) total() int {
	n := 0
	for _, l := range s.list {
		n += l.copies()
	}
	return n
}

// check is an error if there is more to print than anybody could want, or of a size that cannot be.
func (s supply) check(r *model.RuleSet) error {
	if n := s.total(); n > maxPieces {
		return fmt.Errorf("the boxes hold %d tokens to print; the most is %d", n, maxPieces)
	}
	return s.checkSizes(r)
}

// boxed is everything in a rule set's boxes. A design that no box counts is printed once.
func boxed(r *model.RuleSet) supply {
	var s supply
	counts := counted(r.Boxes)
	for _, k := range r.Tokens {
		l := lot{kind: k}
		if n := max(counts[k.ID], 1); k.Rare {
			l.rare = n
		} else {
			l.pool = n
		}
		s.list = append(s.list, l)
	}
	return s
}

// drawn is what a mission takes: what its boxes put into the pool, rare tokens where it mixes some in or lets
// somebody draw one, and what its set-up and its rewards name.
func drawn(m *model.Mission, r *model.RuleSet) supply {
	var s supply
	counts, named := counted(boxes(m, r)), reserved(m)
	for _, k := range r.Tokens {
		l := lot{kind: k, placed: bounded(named[k.ID])}
		switch left := max(0, counts[k.ID]-l.placed); {
		case !takesPart(m, k):
		case k.Kept || k.Category == "objective":
			l.pool = min(left, wanted(m.Setup.Pool, k))
		case k.Rare && drawsRare(m, k.Size):
			l.rare = left
		case !k.Rare:
			l.pool = left
		}
		if l.copies() > 0 {
			s.list = append(s.list, l)
		}
	}
	return s
}

// boxes are those that a mission names; one that is named twice comes twice.
func boxes(m *model.Mission, r *model.RuleSet) []model.Box {
	var out []model.Box
	for _, id := range m.Boxes {
		if i := slices.IndexFunc(r.Boxes, func(b model.Box) bool { return b.ID == id }); i >= 0 {
			out = append(out, r.Boxes[i])
		}
	}
	return out
}

// counted is how many tokens of each design some boxes hold together.
func counted(boxes []model.Box) map[string]int {
	out := map[string]int{}
	for _, b := range boxes {
		for _, c := range b.Tokens {
			out[c.ID] = bounded(out[c.ID] + bounded(c.Count))
		}
	}
	return out
}

// bounded keeps a count within what can be printed, plus one that check then reports.
func bounded(n int) int { return min(max(n, 0), maxPieces+1) }

// takesPart reports whether a token can be dealt in a mission: it is no objective and not kept apart, or the mission asks
// for it, and the mission does not leave it out.
func takesPart(m *model.Mission, k model.TokenKind) bool {
	p := m.Setup.Pool
	if (k.Kept || k.Category == "objective") && !p.MayPick(k) {
		return false
	}
	return p == nil || !slices.Contains(p.Exclude, k.ID) && !slices.Contains(p.ExcludeCategories, k.Category)
}

// wanted is how many copies of a token that is kept apart a mission wants among those dealt: as often as it is named, or
// all where the players pick.
func wanted(p *model.PoolRule, k model.TokenKind) int {
	n := 0
	for _, id := range p.Include {
		if id == k.ID {
			n++
		}
	}
	if slices.ContainsFunc(p.Picked, func(x model.Picked) bool { return x.Fits(k) }) {
		return maxPieces
	}
	return n
}

// drawsRare reports whether rare tokens of a size come into a game: dealt, laid out, or won.
func drawsRare(m *model.Mission, size string) bool {
	for _, c := range m.Setup.Rare {
		if c.Size == size && c.Count > 0 {
			return true
		}
	}
	for _, d := range draws(m) {
		if d.From == "rare" && (d.Size == "" || d.Size == size) {
			return true
		}
	}
	return false
}

// draws are the tokens that somebody draws: found in a place, or won.
func draws(m *model.Mission) []model.Draw {
	var out []model.Draw
	for _, c := range m.Setup.Contents {
		if c.Draw != nil {
			out = append(out, *c.Draw)
		}
	}
	for _, o := range m.Objectives {
		if o.Reward.Draw != nil {
			out = append(out, *o.Reward.Draw)
		}
	}
	return out
}

// reserved is how many tokens of each design a mission asks for by name. What is set aside may be what is laid
// out or won later, so the largest of these numbers counts.
func reserved(m *model.Mission) map[string]int {
	out := laidOut(m)
	for _, list := range [][]string{m.Setup.Aside, rewards(m)} {
		seen := map[string]int{}
		for _, id := range list {
			seen[id]++
			out[id] = max(out[id], seen[id])
		}
	}
	for _, v := range m.Variations {
		seen := map[string]int{}
		for _, id := range v.Aside {
			seen[id]++
			out[id] = max(out[id], seen[id])
		}
	}
	return out
}

// laidOut counts what lies in certain places, what figures carry, and what every trader begins with.
func laidOut(m *model.Mission) map[string]int {
	out := map[string]int{}
	add := func(ids []string, times int) {
		for _, id := range ids {
			out[id] = bounded(out[id] + bounded(times))
		}
	}
	for _, c := range m.Setup.Contents {
		add(c.Tokens, 1)
	}
	for _, n := range m.Setup.NPCs {
		add(n.Tokens, max(n.Count, 1))
	}
	if c := m.Setup.Crews; c != nil {
		add(c.Issue, bounded(m.Setup.Crew)*max(m.Players.Max, 1))
	}
	return out
}

// rewards are the tokens that objectives pay.
func rewards(m *model.Mission) []string {
	var out []string
	for _, o := range m.Objectives {
		if o.Reward.Token != "" {
			out = append(out, o.Reward.Token)
		}
		if o.Reward.Draft != nil {
			out = append(out, o.Reward.Draft.Pool...)
		}
	}
	return out
}
