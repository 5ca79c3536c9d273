package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// CrewEffect is the definition of a kind of effect on a crew between games.
type CrewEffect struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words are what it does, as a sentence without its end.
	Words func(CrewNames, model.CrewEffect) string
	// Writes are the cells that it changes; nil where that is nothing that facts hang on or that trade needs to know.
	Writes func(model.CrewEffect) []Cell
	// Yields reports whether a crew can come by a token of some kind through it; nil where it never does.
	Yields func(model.CrewEffect, model.TokenKind) bool
}

// CrewEffects are all kinds of effects on crews, in the order of the language.
func CrewEffects() []CrewEffect {
	return slices.Concat(goodsChanges(), peopleChanges(), shipChanges(), tradeChanges(), campaignChanges())
}

// CrewEffectOf is the definition of the kind of an effect on a crew; an empty one where there is no such kind.
func CrewEffectOf(e model.CrewEffect) CrewEffect {
	kind, _ := crewEffects.find(e.Kind, CrewEffects, func(v CrewEffect) string { return v.Kind })
	return kind
}

// CrewWrites are the cells that an effect on a crew changes.
func CrewWrites(e model.CrewEffect) []Cell {
	if kind := CrewEffectOf(e); kind.Writes != nil {
		return kind.Writes(e)
	}
	return nil
}

// Yields reports whether a crew can come by a token of some kind through an effect.
func Yields(e model.CrewEffect, t model.TokenKind) bool {
	kind := CrewEffectOf(e)
	return kind.Yields != nil && kind.Yields(e, t)
}

// Effects says what changes about a crew, in sentences.
func (n CrewNames) Effects(list []model.CrewEffect) string {
	var out []string
	for _, e := range list {
		if s := n.Effect(e); s != "" {
			out = append(out, english.Sentence(s))
		}
	}
	return strings.Join(out, " ")
}

// Effect says one change.
func (n CrewNames) Effect(e model.CrewEffect) string {
	if kind := CrewEffectOf(e); kind.Words != nil {
		return kind.Words(n, e)
	}
	return english.Spelled(e.Kind)
}

// changing is what changes a single cell.
func changing(of func(model.CrewEffect) Cell) func(model.CrewEffect) []Cell {
	return func(e model.CrewEffect) []Cell { return []Cell{of(e)} }
}

// uses says how long something lasts.
func uses(n int, what string) string {
	switch {
	case n < 0:
		return "for ever"
	case n <= 1:
		return "for the next " + what
	}
	return fmt.Sprintf("for the next %d %ss", n, what)
}
