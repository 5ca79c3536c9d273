package migrate_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler/migrate"
)

// Numbers beside the text of house rules stay as comments, wherever they are written; all else stays as it is.
func TestNumbersBesideTextBecomeComments(t *testing.T) {
	for old, want := range map[string]string{
		"p & {house: purge: {set: {skills: mend: {levels: [{text: \"Two.\", health: 2}]}}}}\n":                          "p & {house: purge: {set: {skills: mend: {levels: [{text: \"Two.\", // health: 2\n}]}}}}\n",
		"house: purge: set: skills: mend: levels: [{\n\ttext: \"Two.\"\n\t// of it\n\thealth: 2\n\tuse: \"turn\"\n}]\n": "house: purge: set: skills: mend: levels: [{\n\ttext: \"Two.\"\n\t// of it\n\t// health: 2\n\tuse: \"turn\"\n}]\n",
		"house: purge: set: attributes: a: dice: 2\n":                                                                   "house: purge: set: attributes: a: { // dice: 2\n}\n",
		"house: purge: set: attributes: a: {numbers: {x: 1, y: 2}, text: \"A\"} // c\n":                                 "house: purge: set: attributes: a: {// numbers: {x: 1, y: 2}\n text: \"A\"} // c\n",
		"house: purge: set: terrain: pod: {\n\tblast: [\n\t\t4,\n\t\t2, // d\n\t]\n}\n":                                 "house: purge: set: terrain: pod: {\n\t// blast: [\n// \t\t4,\n// \t\t2, // d\n// \t]\n}\n",
		"house: purge: set: tables: t: rows: [{from: 1, text: \"Ill.\", misses: 1, lost: [\"item\"], numbers: x: 2}]\n": "house: purge: set: tables: t: rows: [{from: 1, text: \"Ill.\", // misses: 1\n // lost: [\"item\"]\n // numbers: x: 2\n}]\n",
		"house: purge: set: tokens: knife: {dice: 2, health: 1}\nsetup: skills: mend: levels: [{health: 2}]\n":          "house: purge: set: tokens: knife: {dice: 2, health: 1}\nsetup: skills: mend: levels: [{health: 2}]\n",
	} {
		got := migrated(t, old, 2)
		if got != want {
			t.Errorf("%q became\n%q, want\n%q", old, got, want)
		}
		parse(t, got)
		if again := migrated(t, got, 2); again != got {
			t.Errorf("again it became %q", again)
		}
	}
}

// What was printed and is to be said in another way now is left to its author, with its place.
func TestWordsOfHouseRulesAreLeft(t *testing.T) {
	for _, text := range []string{
		"house: purge: set: groups: corps: targets: [{who: [\"traders\"], when: \"They run.\"}]\n",
		"house: purge: set: play: sight: text: \"Glass.\"\n",
		"house: purge: set: crews: experienced: 30\n",
		"house: purge: set: tables: t: {text: \"Once a game.\", rows: []}\n",
		"house: purge: set: ending: winner: {title: \"W\", text: \"The last one.\"}\n",
		"house: purge: set: campaign: phases: trade: {title: \"T\", text: \"Trade.\"}\n",
		"house: purge: set: campaign: career: levels: [{health: 1, earn: \"Come back.\"}]\n",
		"house: purge: set: campaign: extraction: {fate: \"fate\", rescue: true}\n",
	} {
		r, err := migrate.File(parse(t, text), 2)
		if err != nil || len(r.Left) != 1 || r.Left[0].Range.Start.Line != 1 || !strings.Contains(r.Left[0].Remedy, "migrate again") {
			t.Errorf("%s: %v, %+v", text, err, r.Left)
		}
	}
}

// No number that rows of tables had beside their text in format 2 is left in the way of format 3.
func TestEachNumberOfARowBecomesAComment(t *testing.T) {
	for field, value := range map[string]string{
		"ua": "1", "pay": "2", "payPer": `"skill"`, "later": "1", "misses": "1", "career": "1", "skill": "1", "lost": `["trader"]`, "draws": "1",
		"dice": "2", "system": `"power"`, "wear": "1", "again": "1", "table": `"fate"`, "numbers": "{a: 1}",
	} {
		row := "\t\t{from: 1, text: \"It is so.\"},\n"
		old := "house: purge: set: tables: t: {\n\trows: [\n\t\t{\n\t\t\tfrom: 1\n\t\t\t" + field + ": " + value + "\n\t\t},\n" + row + "\t]\n}\n"
		if want, got := strings.Replace(old, field+":", "// "+field+":", 1), migrated(t, old, 2); got != want {
			t.Errorf("%q became\n%q, want\n%q", old, got, want)
		}
	}
}
