package tokens

import (
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// chip is one icon with a box for each of its numbers.
type chip struct {
	icon   string
	title  string // what it means, for the key and for those who listen
	values []string
	labels []string // of the values, where they are for several distances
}

// chips are the numbers of a token, the dice first.
func chips(k model.TokenKind, r *model.RuleSet) []chip {
	var out []chip
	bands := func(icon, title string, dice []int, labels []string) {
		if anyOf(dice) {
			out = append(out, chip{icon, title, digits(dice), labels})
		}
	}
	one := func(icon, title string, n int) {
		if n != 0 {
			out = append(out, chip{icon: icon, title: title, values: []string{strconv.Itoa(n)}})
		}
	}
	bands("ranged", "ranged dice, by distance", k.Ranged, distances(r))
	bands("blast", "blast dice, from the middle outwards", k.Blast, rings(r))
	bands("freeze", "freezing blast, from the middle outwards", k.Freeze, rings(r))
	one("close", "close assault dice", k.Close)
	one("heavy", "heavy hit dice", k.Heavy)
	one("throw", "thrown dice", k.Throw)
	one("armour", "physical armour", k.Armour)
	one("shield", "shield", k.Shield)
	one("health", "health pegs", k.Heal)
	one("skill", "skill pegs", k.Skill)
	one("ammo", "ammo pegs", k.Ammo)
	one("action", "actions", k.Actions)
	if k.Move != 0 {
		out = append(out, chip{icon: "move", title: "inches of movement", values: []string{inches(k.Move)}})
	}
	one("repair", "repairs of a ship", k.Repairs)
	one("uses", "uses", k.Uses)
	one("energy", "energy counters it holds", k.Charge)
	return out
}

// distances are the ranges by their initials.
func distances(r *model.RuleSet) []string {
	var out []string
	for _, b := range r.Play.Ranges[:min(len(r.Play.Ranges), mostBands)] {
		for _, letter := range b.Title {
			out = append(out, strings.ToUpper(string(letter)))
			break
		}
	}
	return out
}

// rings are how far each number of blast dice reaches, in inches.
func rings(r *model.RuleSet) []string {
	out := []string{"0″"}
	for _, l := range r.Play.Blast.Rings[:min(len(r.Play.Blast.Rings), mostBands-1)] {
		out = append(out, inches(l)+"″")
	}
	return out
}

// mostBands is how many bands of dice a chip shows; a rule set has as many distances or rings.
const mostBands = 4

func digits(dice []int) []string {
	var out []string
	for _, n := range dice[:min(len(dice), mostBands)] {
		if n == 0 {
			out = append(out, "–")
		} else {
			out = append(out, strconv.Itoa(n))
		}
	}
	return out
}

func anyOf(dice []int) bool {
	for _, n := range dice {
		if n != 0 {
			return true
		}
	}
	return false
}

// inches is a length in inches, as short as it can be said.
func inches(l model.Length) string { return strconv.FormatFloat(float64(l)/100, 'f', -1, 64) }
