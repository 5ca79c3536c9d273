package kinds

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Shown is what stands in a sentence for the number that a bearer shows: beside an icon, on a board or on a token.
const Shown = "n"

// shownMark stands for that number while a sentence is made: no rule says a number as high.
const shownMark = 1_000_003

// perWords are the words for what a number counts once for.
var perWords = map[string]string{
	"damage": "point of damage", "hit": "hit", "counter": "counter on it", "spent-counter": "counter taken off it, as many as wanted",
	"extra-ammo": "ammo peg spent beyond the first", "extra-action": "further action spent", "those": "trader among them",
}

// forEach says an effect whose number counts once for each of something: "n health pegs back", "1 die more for each counter
// on it".
func (n Names) forEach(e model.Effect, words func(Names, model.Effect) string) string {
	switch each, known := perWords[e.Per]; {
	case e.Per == "shown":
		return asShown(words(n, over(e, shownMark)))
	case e.Per == "skill":
		return words(n, e) + " for each skill point of " + n.bearer() + n.delayed(e)
	case known:
		return words(n, e) + " for each " + each
	}
	return words(n, e) + n.delayed(e)
}

// over is an effect with its numbers that many times over.
func over(e model.Effect, by int) model.Effect {
	for _, number := range []*int{&e.Add, &e.Dice, &e.Hits, &e.Pegs, &e.Fewer, &e.Count, &e.Points, &e.Times} {
		*number *= by
	}
	for _, number := range []**int{&e.Becomes, &e.Least} {
		if *number != nil && e.Count == 0 { // what is done so many times is not also so much
			more := **number * by
			*number = &more
		}
	}
	e.High *= model.Length(by)
	return e
}

// asShown puts the letter for the number shown into a sentence.
func asShown(line string) string {
	for i := 9; i > 1; i-- {
		line = strings.ReplaceAll(line, strconv.Itoa(i*shownMark), fmt.Sprintf("%d × %s", i, Shown))
	}
	return strings.ReplaceAll(line, strconv.Itoa(shownMark), Shown)
}
