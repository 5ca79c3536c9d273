package reference

import (
	"github.com/sortie-tools/sortie/schema/english"
)

// condition says what can be so when an NPC acts, or that it is not so, in a few words. The words are those of
// the language; one that is new is said as it is written.
func condition(id string, so bool) string {
	if pair, known := conditions()[id]; known {
		return pick(so, pair[0], pair[1])
	}
	return pick(so, "", "not ") + english.Spelled(id)
}

func conditions() map[string][2]string {
	return map[string][2]string{
		"prone":               {"on the ground", "on its feet"},
		"engaged":             {"beside an enemy", "beside no enemy"},
		"engaged-with-target": {"beside its target", "not beside its target"},
		"sees-target":         {"target in sight", "target out of sight"},
		"target-in-range":     {"target in range", "target out of range"},
		"target-in-reach":     {"target within reach", "target out of reach"},
		"shoots":              {"able to shoot", "unable to shoot"},
		"shoots-better":       {"better at shooting than close up", "no better at shooting"},
		"can-charge":          {"able to reach and strike it this turn", "too far to strike this turn"},
		"moved":               {"moved this turn", "not moved this turn"},
		"better-spot":         {"a better shot from nearby", "no better shot from nearby"},
		"cover-near":          {"cover in reach", "no cover in reach"},
		"trader-near":         {"a trader in sight and close by", "no trader close by"},
		"trader-seen":         {"a free trader in sight", "no free trader in sight"},
		"distraction-near":    {"an enemy, no beast, in sight and close by", "no enemy but beasts close by"},
		"beast-in-play":       {"a beast on the board", "no beast on the board"},
		"enemies-in-play":     {"an enemy on the board", "no enemy on the board"},
		"others-behind":       {"at the next marker, and others not near or not bound for it", "no other to wait for"},
		"trophy-nearest":      {"a trophy to be collected, and no beast nearer", "no trophy to be collected, or a beast nearer"},
		"at-trophy":           {"beside a trophy", "beside no trophy"},
		"trophy-taken":        {"all trophies collected, or one for each", "trophies still wanted"},
		"alerted":             {"alarm raised", "alarm not raised"},
		"reveal-due":          {"hostility high enough, figure left", "hostility too low, or no figure left"},
	}
}

// deed says what an NPC does.
func deed(id string) string {
	if said, known := deeds()[id]; known {
		return said
	}
	return english.Spelled(id)
}

func deeds() map[string]string {
	return map[string]string{
		"stand-up": "get up", "close-assault": "strike", "ranged-assault": "shoot", "assault": "attack",
		"move-to-target": "go for the target", "move-to-range": "go until in range", "move-away": "back off",
		"move-to-spot": "step to the better spot", "move-to-cover": "go into cover", "move-by-die": "go the die’s way",
		"move-to-trader": "go to the nearest trader", "move-to-marker": "go to the next marker",
		"move-to-entry": "leave by the nearest entry point", "move-to-trophy": "go to the trophy", "collect": "pick it up",
		"move-home": "go for the airlock, or an NPC for the nearest entry point", "flee": "run from all enemies as far as it can, through all dangers",
		"scan": "scan", "scatter": "scatter", "join": "join the crew", "leave": "leave the crew", "trade": "offer an item",
		"reveal": "turn out to be another", "nothing": "do nothing",
	}
}
