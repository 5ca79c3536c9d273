package policy

import (
	"fmt"
	"math/rand/v2"

	"github.com/sortie-tools/sortie/engine/play"
)

// Policy takes the option of a decision with an index.
type Policy interface {
	Choose(g *play.Game, d play.Decision, options []play.Option) int
}

// Named is the policy with a name, with luck of its own.
func Named(name string, seed uint64) (Policy, error) {
	switch name {
	case "random":
		return &Random{rand.New(rand.NewPCG(seed, 1))}, nil
	case "greedy":
		return NewGreedy(), nil
	}
	return nil, fmt.Errorf("there is no policy %q; there are greedy and random", name)
}

// Random takes any option, each as likely as the others, until it has had enough: then it does what the greedy policy would, which goes
// home. Nobody comes home by chance from a board on which nothing goes on any more.
type Random struct{ Luck *rand.Rand }

// patient is the last round in which the random policy is at random.
const patient = 25

// Choose is Policy.Choose.
func (r *Random) Choose(g *play.Game, d play.Decision, options []play.Option) int {
	if g.Round > patient {
		return Greedy{}.Choose(g, d, options)
	}
	return r.Luck.IntN(len(options))
}

// Picky is a policy that says beforehand what it chooses at all.
type Picky interface {
	Policy
	Tastes() *play.Tastes
}

// Play plays a game to its end and returns how many decisions there were. There are fewer where the policy is picky.
func Play(g *play.Game, p Policy) int {
	if k, ok := p.(Picky); ok {
		g.Heed(k.Tastes())
		defer g.Heed(nil)
	}
	n := 0
	for {
		d, options := g.Next()
		if options == nil {
			return n
		}
		g.Apply(p.Choose(g, d, options))
		n++
	}
}
