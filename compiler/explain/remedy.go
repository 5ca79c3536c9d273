package explain

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// remedy says what to write in place of a value that does not fit. Where the author's own words
// can be put right, it shows them put right.
func remedy(want expectation, have string, path []string) string {
	if other := otherWord(source.Unquote(have), want.names); other != "" {
		return other
	}
	if text := source.Unquote(have); text != have && want.name && panelPlace.MatchString(text) {
		return fmt.Sprintf("give the panel an id (board: panels: %q: id: \"gate\") and write that", text)
	}
	if near, ok := diag.Nearest(source.Unquote(have), want.names); ok && !opposite(source.Unquote(have), near) {
		return diag.DidYouMean(source.Unquote(have), want.names)
	}
	if want.words == "text in quotes" && strings.HasPrefix(have, "[") {
		return `write one text; one of several lines stands between """ and """`
	}
	if fix := corrected(want, have); fix != "" {
		return fix
	}
	if who := cmp.Or(figures(want, have), placeFor(want, have), underNames(want, have)); who != "" {
		return who
	}
	if e := Example(path, have); e != "" {
		kind, _, _ := strings.Cut(want.String(), " such as ") // one example is enough
		return fmt.Sprintf("write %s, such as %s", kind, e)
	}
	if want.long() {
		return "write " + want.brief()
	}
	return fmt.Sprintf("write %s", want)
}

// figures is the remedy for a word where a block says which figures are meant.
func figures(want expectation, have string) string {
	word := source.Unquote(have)
	if !strings.HasPrefix(want.words, "a block such as {traders: ") || word == have {
		return ""
	}
	switch word {
	case "acting", "crew", "any", "all":
		return fmt.Sprintf("write {traders: %q}, or {everyone: true} for NPCs, too", word)
	case "everyone", "everybody", "anyone", "anybody":
		return "write {everyone: true}"
	case "trader", "traders":
		return `write {traders: "all"}, or "acting" for the one whose turn it is`
	}
	return fmt.Sprintf("write {npc: %q} for NPCs of this kind, or {traders: \"all\"} for traders", NameFor(word))
}

// placeFor is the remedy for a word where a block says where.
func placeFor(want expectation, have string) string {
	word := source.Unquote(have)
	if !strings.HasPrefix(want.words, "a block such as {at: ") || word == have || slices.Contains(placeWords, word) {
		return ""
	}
	return fmt.Sprintf("write {piece: %q} for a thing on the board, {zone: %q} for a zone, {entry: …} or {at: [x, y]}", word, word)
}

// placeWords are sorts of places, of which an example says more.
var placeWords = []string{"entry", "airlock", "piece", "crate", "zone", "hatch", "ship"}

// underNames is the remedy for a list where each thing stands under a name of its own.
func underNames(want expectation, have string) string {
	if want.words != "a block such as {name: …}" || !strings.HasPrefix(have, "[") {
		return ""
	}
	return "write each under a name of its own, without an id: {name: { … }}"
}

// panelPlace is how a place of a panel is written: "4,12-8,12".
var panelPlace = regexp.MustCompile(`^[0-9.]+,[0-9.]+-[0-9.]+,[0-9.]+$`)

// otherWords are words that people write for one of the language, with what that one means where the two
// differ.
var otherWords = map[string][2]string{
	"unlocked": {"closed", "a closed door is one that anybody can open, a locked one stays shut"},
	"shut":     {"closed", ""},
	"unlock":   {"closed", "a closed door is one that anybody can open, a locked one stays shut"},
	"opened":   {"open", ""},
	"lock":     {"locked", ""},
	"sleeping": {"dormant", ""},
	"asleep":   {"dormant", ""},
}

// otherWord is the remedy where the author's word is another one for a word of the language.
func otherWord(have string, names []string) string {
	w, ok := otherWords[have]
	switch {
	case slices.Contains(names, have+"ed"):
		return fmt.Sprintf("did you mean %q?", have+"ed")
	case !ok || !slices.Contains(names, w[0]):
		return ""
	case w[1] == "":
		return fmt.Sprintf("did you mean %q?", w[0])
	}
	return fmt.Sprintf("did you mean %q? %s%s", w[0], strings.ToUpper(w[1][:1]), w[1][1:])
}

// opposite reports whether a word denies another: they are alike, and one is not meant for the other.
func opposite(a, b string) bool { return a == "un"+b || b == "un"+a }

// corrected puts right values of one line that are meant well but written in another way.
func corrected(want expectation, have string) string {
	const longest = 60 // fits into a message
	if have == "" || len(have) > longest || strings.Contains(have, "\n") {
		return ""
	}
	text, quoted := source.Unquote(have), have[0] == '"'
	list, block := strings.HasPrefix(want.words, "a list "), strings.Contains(want.words, "of blocks")
	switch {
	case have[0] == '\'':
		return fmt.Sprintf("text stands in double quotes: %q", strings.Trim(have, "'"))
	case quoted && want.name && NameFor(text) != "" && NameFor(text) != text:
		return fmt.Sprintf("did you mean %q?", NameFor(text))
	case quoted && source.PlainNumber.MatchString(text) && strings.Contains(want.words, "number"),
		quoted && want.words == "true or false" && (text == "true" || text == "false"):
		return fmt.Sprintf("write %s, without quotes", text)
	case !quoted && source.PlainNumber.MatchString(have) && (want.prose() || want.name && NameFor(have) == have):
		return fmt.Sprintf("write %q", have)
	case list && have[0] != '[' && block == (have[0] == '{') && !strings.HasPrefix(have, `{"`):
		return fmt.Sprintf("write [%s]", have)
	}
	return ""
}

// plainLetters are letters that names cannot have, as they are written without their marks.
var plainLetters = map[rune]string{
	'ä': "ae", 'ö': "oe", 'ü': "ue", 'ß': "ss", 'æ': "ae", 'ø': "oe", 'å': "a", 'œ': "oe", 'ð': "d", 'þ': "th", 'ł': "l",
	'á': "a", 'à': "a", 'â': "a", 'ã': "a", 'ą': "a", 'ç': "c", 'ć': "c", 'č': "c", 'ď': "d",
	'é': "e", 'è': "e", 'ê': "e", 'ë': "e", 'ę': "e", 'ě': "e", 'í': "i", 'ì': "i", 'î': "i", 'ï': "i",
	'ñ': "n", 'ń': "n", 'ň': "n", 'ó': "o", 'ò': "o", 'ô': "o", 'õ': "o", 'ř': "r", 'ś': "s", 'š': "s", 'ť': "t",
	'ú': "u", 'ù': "u", 'û': "u", 'ů': "u", 'ý': "y", 'ÿ': "y", 'ź': "z", 'ż': "z", 'ž': "z",
}

// NameFor makes a name of any text: "Core Space" becomes "core-space".
func NameFor(text string) string {
	var b strings.Builder
	for _, c := range strings.ToLower(text) {
		if plain := plainLetters[c]; plain != "" {
			b.WriteString(plain)
			continue
		}
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			b.WriteRune(c)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return strings.TrimSuffix(b.String(), "-")
}

// examples are values that fit, by path; * is any one name. An N stands for a number that the
// author may have meant.
func examples() [][2]string {
	return [][2]string{
		{"players", `{min: 1, max: 4}`},
		{"board.size", `[24, 24]`},
		{"board.levels.*.size", `[8, 6]`},
		{"board.offset", `[0, 1]`},
		{"board.airlocks.*", `{side: "north", at: N}`},
		{"board.entries.*", `{side: "north", at: N}`},
		{"board.entries.*.at", `5.5`},
		{"board.crates.*", `{size: "large"}`},
		{"board.crates.*.at", `[3, 1.5]`},
		{"board.furniture.*", `{kind: "table"}`},
		{"board.furniture.*.at", `[3, 1.5]`},
		{"board.panels.*", `{state: "locked"}`},
		{"setup.search", `{small: {small: 1}}`},
		{"setup.search.*", `{small: N}`},
		{"setup.events.*", `N`},
		{"setup.counters.*", `{start: N}`},
		{"objectives.*", `{text: "Leave.", done: {kind: "escape"}}`},
		{"objectives.*.reward", `{ua: N}`},
		{"objectives.*.done", `{kind: "escape"}`},
		{"rules.*", `{title: "Old lock", text: "It is stuck."}`},
		{"rules.*.when", `{kind: "round", at: N}`},
		{"rules.*.do", `[{kind: "give", token: "key"}]`},
		{"rules.*.do.*.at", `{entry: "1"}`},
		{"cards.*.bands.*.do.*.at", `{entry: "1"}`},
		{"cards.*.bands.*.do", `[{kind: "pegs", add: 1}]`},
	}
}

// Example is a value that fits at a path, or "".
func Example(path []string, have string) string {
	number := "3"
	if source.PlainNumber.MatchString(have) {
		number = have
	}
	for _, e := range examples() {
		names := strings.Split(e[0], ".")
		if len(names) == len(path) && slices.EqualFunc(names, path, func(a, b string) bool { return a == "*" || a == b }) {
			return strings.ReplaceAll(e[1], "N", number)
		}
	}
	return ""
}
