package icons

import (
	"strings"
	"sync"
)

// meant is the name of the symbol that a name asks for: the name itself, or what it is another word for.
// Rule sets and packs call things by names of their own, often a word of the set with a number or a prefix.
func meant(name string) string {
	for _, try := range []string{name, bare(name)} {
		if _, known := byName()[try]; known {
			return try
		}
		if word, known := synonyms()[try]; known {
			return word
		}
	}
	return name
}

// bare is a name without what often stands before and behind a word.
func bare(name string) string {
	for _, prefix := range []string{"super-", "space-", "edge-", "outfit-", "law-", "terrain-", "attribute-", "ability-", "stat-", "counter-", "ship-"} {
		name = strings.TrimPrefix(name, prefix)
	}
	return strings.TrimRight(strings.TrimRight(name, "0123456789"), "-")
}

// synonyms are the symbols by the other words for them.
var synonyms = sync.OnceValue(func() map[string]string {
	words := map[string]string{}
	for _, s := range otherWords {
		for _, word := range strings.Fields(s.words) {
			words[word] = s.symbol
		}
	}
	return words
})

// otherWords are words of the field, not names of any edition's pieces: a word that several games use for one
// thing leads to one picture. No word stands twice.
var otherWords = []struct{ symbol, words string }{
	// Who.
	{"crew", "trader traders player players crews"},
	{"npc", "npcs auxiliary"},
	{"civilians", "civilian bystanders"},
	{"lock", "apprehended arrested"},
	{"corps", "security guard guards soldier marine"},
	{"gangers", "ganger gangs gang"},
	{"beasts", "beast"},
	{"rock-worms", "rock-worm worm"},
	{"machine", "mech machinery-skill"},
	{"skull", "kill kill-point defeated dead death"},

	// Fights.
	{"close", "attack attacks combat close-assault melee assault"},
	{"ranged", "weapon weapons ranged-assault shoot range"},
	{"target-lock", "lock-on smart-shot"},
	{"burst", "burst-fire"},
	{"re-roll", "re-roll-ranged reroll"},
	{"reload", "effortless-reload quick-reload"},
	{"ammo", "ammo-box ammo-die ammo-mag ammunition"},
	{"throw", "grenade grenade-launcher grenades"},
	{"alert", "dangerous danger warning proximity"},
	{"heavy", "auto-close-hit crushing heavy-hit"},
	{"knock-back", "shove"},
	{"boomerang", "ammo-returns"},
	{"freeze", "frozen stun"},
	{"flame", "accelerant fire"},
	{"unarmed", "free-close bare-hands"},
	{"mines", "explosive"},

	// Protection.
	{"armour", "natural-armour physical-armour protection don-armour"},
	{"shield", "shields shield-armour defence"},
	{"hide", "stealth camouflage camouflaged hidden"},
	{"sight", "infra-lens view"},
	{"silent", "quiet noise"},

	// Bodies.
	{"health", "life"},
	{"heal", "medi-pack medic healing"},
	{"action", "actions activation"},
	{"skill", "skills skill-item skill-stim"},
	{"career", "career-points points advancement"},
	{"repair", "maintenance mend"},
	{"persuade", "persuasion talk"},
	{"extraction", "extract leave"},
	{"effortless", "free"},
	{"misfire", "clear-jam jam jammed"},
	{"revive", "stand-up"},
	{"experience", "level levels tier"},
	{"vision", "sensors"},
	{"endurance", "tough"},
	{"augmented", "cyber implant"},
	{"vocational", "work"},

	// Deeds.
	{"swap", "exchange linked rearrange"},
	{"jump", "scramble climb"},
	{"fear", "terrify terror"},
	{"hostility", "alarm threat"},
	{"assessment", "status checklist complete"},
	{"trade", "business barter trading"},
	{"next-mission", "later"},
	{"rotating", "rotate uses"},
	{"turn-counter", "turn"},
	{"reaction", "react"},
	{"scatter", "drift"},

	// Things.
	{"tech", "tech-pack technical tool tools engineering"},
	{"hack", "computer terminal"},
	{"mineral", "minerals crystal ore"},
	{"energy", "power charge charged recharge"},
	{"power-core", "reactor"},
	{"time", "timewarp rounds round"},
	{"artifact", "artefact relic"},
	{"pair", "pairs"},
	{"coin", "ua money price cost"},
	{"credits", "credit data-credits"},
	{"coins", "non-combat pay payment income wealth"},
	{"special", "item items equipment gear use-item"},
	{"data", "recipe recipes research"},
	{"flask", "potion"},
	{"breach", "laser-cutter cutter"},
	{"salvage", "hook collect"},
	{"orb", "foresight"},
	{"cube", "cargo goods freight"},

	// Ships and space.
	{"propulsion", "engine engines"},
	{"scanners", "scanner scan sensor-array"},
	{"turret", "auto-defences cannon gun"},
	{"thrusters", "docking-thrusters"},
	{"life-support", "medical"},
	{"hull", "hull-integrity"},
	{"upgrade", "upgrades"},
	{"star", "sun"},
	{"asteroid", "asteroids rock"},
	{"mission-point", "point"},
	{"special-space", "space-special"},
	{"post", "trading-post market"},
	{"mission", "missions draw-missions"},
	{"title-card", "title titles"},
	{"damage", "damaged hit hits"},
	{"drone", "drones robot"},
	{"exploration", "explore"},
	{"void", "empty nothing space"},
	{"spawn-point", "spawn arrival"},
	{"gate", "jump-gate portal"},
	{"outlaw", "pirate bandit smuggler thief"},
	{"d8", "die-8"},
	{"d12", "die-12"},
	{"d20", "die-20 luck"},
	{"discard", "jettison"},
	{"rescue", "kindness"},
	{"bounty", "bounty-hunter wanted"},
	{"target", "assassin"},
	{"buy", "buy-outfits buy-ship buy-fame"},
	{"sell", "sell-outfits"},
	{"mine", "gather"},
	{"ship", "ships shuttle"},
	{"token-small", "token"},
}
