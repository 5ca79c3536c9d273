package names

import (
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/english"
)

// domainNouns name what a domain holds, where its own name does not say it well.
var domainNouns = map[string]string{
	"tokens": "token", "npcs": "NPC", "boxes": "box", "groups": "group of NPCs", "classes": "class", "cards": "kind of event card",
	"tokenSizes": "token size", "tokens/category": "category of tokens", "tokens/type": "type of weapon", "hostility.levels": "hostility level", "dice": "die",
	"dice/faces.symbol": "face of a die", "play.ranges": "range", "play.actions": "action", "phases": "phase", "charts": "chart",
	"crates": "crate size", "furniture": "kind of furniture", "panels": "kind of panel", "spaces": "kind of space", "statuses": "standing",
	"gathering": "way of gathering", "markers": "kind of marker", "skills": "skill", "traders": "trader",
	"@crate": "crate", "@panel": "panel with the id", "@piece": "piece or panel", "@entry": "entry point", "@airlock": "airlock",
	"@zone": "zone", "@hatch": "hatch", "@board": "level or board", "@npc": "figure", "@rule": "rule", "@objective": "objective",
	"@counter": "counter", "@tally": "tally", "@role": "role", "@prisoner": "group of prisoners", "@hidden": "hidden thing", "@node": "stage", "@ending": "ending", "@any": "thing",
}

// domainWords is what to call a thing of one of some domains.
func domainWords(domains []string) string {
	var words []string
	for _, d := range domains {
		switch noun, ok := domainNouns[d]; {
		case ok:
			words = append(words, noun)
		case strings.HasPrefix(d, "+"):
			if kind := strings.ReplaceAll(d[1:], "-", " "); !slices.Contains(words, kind) {
				words = append(words, kind+" in the pack")
			}
		case !strings.HasPrefix(d, "="):
			words = append(words, singular(d))
		}
	}
	return english.List(words, "or")
}

// singular names one entry of a list of the rule set by the list's name: a sector type, for "sectorTypes".
func singular(list string) string {
	var b strings.Builder
	for _, r := range list[strings.LastIndex(list, ".")+1:] {
		if unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	words := b.String()
	if stem, ok := strings.CutSuffix(words, "ies"); ok {
		return stem + "y"
	}
	return strings.TrimSuffix(words, "s")
}
