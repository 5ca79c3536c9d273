package estimate

import "github.com/sortie-tools/sortie/schema/model"

// diagonal is the way across the corner of a square of an inch, in hundredths of an inch.
const diagonal model.Length = 141

// Corner is what a step across a corner costs where the rule set moves: an inch if it counts squares (seed
// 002:1806-1823), the true length if it measures inches (seed 000:760). It is what geom.Walker asks for.
func Corner(r *model.RuleSet) model.Length {
	if r.Play.Move.Unit == "square" {
		return model.Inch
	}
	return diagonal
}
