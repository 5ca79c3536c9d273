package words

import "github.com/sortie-tools/sortie/schema/model/xia"

// Gives is what the throw of a type of outfit is.
func Gives(gives string) string {
	switch gives {
	case "movement":
		return "Movement"
	case "damage":
		return "Damage"
	case "protection":
		return "Protection"
	}
	return gives
}

// OutfitRules are the rules of a type of outfit in short sentences.
func OutfitRules(t xia.OutfitType) []string {
	var out []string
	add := func(when bool, text string) {
		if when {
			out = append(out, text)
		}
	}
	if t.Range != nil {
		add(true, "Range "+Range(*t.Range)+".")
	}
	if t.Ram != nil {
		add(true, "Can ram: range "+Range(t.Ram.Range)+".")
		add(t.Ram.Recoil, "The rammer takes all of the damage, too, and cannot block it.")
	}
	add(t.Sight, "An attack needs Line of Sight.")
	add(t.AnyTurn, "Of use in the turns of others.")
	return out
}
