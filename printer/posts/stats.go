package posts

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Stats is what a token does, in short: its dice and numbers, then its attributes.
func (s Scope) Stats(t model.TokenKind) (numbers, traits string) {
	var out []string
	add := func(title string, n int) {
		if n != 0 {
			out = append(out, fmt.Sprintf("%s %d", title, n))
		}
	}
	bands := func(title string, list []int) {
		if someDice(list) {
			out = append(out, title+" "+strings.Join(english.Each(list, dash), " / "))
		}
	}
	bands("ranged", t.Ranged)
	add("close", t.Close)
	add("heavy", t.Heavy)
	add("throw", t.Throw)
	bands("blast", t.Blast)
	bands("freeze", t.Freeze)
	add("armour", t.Armour)
	add("shield", t.Shield)
	add("heals", t.Heal)
	add("skill", t.Skill)
	add("ammo", t.Ammo)
	add("actions", t.Actions)
	if t.Move != 0 {
		out = append(out, fmt.Sprintf("move %s″", t.Move))
	}
	add("repairs", t.Repairs)
	add("uses", t.Uses)
	add("charge", t.Charge)
	if t.Range != "" {
		out = append(out, s.rangeBand(t.Range)+" range")
	}
	return strings.Join(out, " · "), strings.Join(s.lends(t), ", ")
}

// lends are the attributes of a token, and the abilities and skills of whoever bears it.
func (s Scope) lends(t model.TokenKind) []string {
	var out []string
	for _, id := range t.Traits {
		if title := english.Lower(describe.IconTitle(t, id, s.Rules)); !slices.Contains(out, title) {
			out = append(out, title)
		}
	}
	for _, a := range t.Abilities {
		out = append(out, fmt.Sprintf("%s %d", english.Lower(s.ability(a.ID)), a.Count))
	}
	for _, k := range t.Skills {
		out = append(out, fmt.Sprintf("%s at level %d", s.of().Skill(k.ID), k.Count))
	}
	if t.MustSell {
		out = append(out, "must be sold")
	}
	return out
}

func someDice(list []int) bool {
	for _, n := range list {
		if n > 0 {
			return true
		}
	}
	return false
}

// dash is a number, or a dash for none.
func dash(n int) string {
	if n == 0 {
		return "–"
	}
	return fmt.Sprint(n)
}
