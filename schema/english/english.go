// Package english puts lists, numbers and names into plain English, for every page that has sentences: "a, b and
// c", "2 crews", "twice". What the sentences are about is the business of other packages, such as words.
package english

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// And lists things as people do: "a", "a and b", "a, b and c".
func And(list []string) string { return List(list, "and") }

// List is And with another word before the last thing.
func List(list []string, last string) string {
	n := len(list) - 1
	if n < 1 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:n], ", ") + " " + last + " " + list[n]
}

// Each is what is said of every one of a list.
func Each[T, W any](list []T, of func(T) W) []W {
	var out []W
	for _, v := range list {
		out = append(out, of(v))
	}
	return out
}

// Count is a number of things, by the name of one of them: "1 crew", "2 crews".
func Count(n int, one string) string { return fmt.Sprintf("%d %s", n, Plural(n, one)) }

// Plural is the name of a number of things. Names that end in s are many already.
func Plural(n int, one string) string {
	switch {
	case n == 1 || n == -1, strings.HasSuffix(one, "s") && !strings.HasSuffix(one, "ss"):
		return one
	case strings.HasSuffix(one, "die"):
		return strings.TrimSuffix(one, "die") + "dice"
	case strings.HasSuffix(one, "ife"): // lives, wives and what people throw
		return strings.TrimSuffix(one, "fe") + "ves"
	case strings.HasSuffix(one, "ss"), strings.HasSuffix(one, "x"), strings.HasSuffix(one, "ch"), strings.HasSuffix(one, "sh"):
		return one + "es"
	}
	if stem, found := strings.CutSuffix(one, "y"); found && stem != "" && !strings.ContainsAny(stem[len(stem)-1:], "aeiou") {
		return stem + "ies"
	}
	return one + "s"
}

// Are is the verb for a number of things.
func Are(n int) string {
	if n == 1 || n == -1 {
		return "is"
	}
	return "are"
}

// Have is the other verb for a number of things.
func Have(n int) string {
	if n == 1 || n == -1 {
		return "has"
	}
	return "have"
}

// Times is how often something is done: "never", "once", "twice", "3 times".
func Times(n int) string {
	switch n {
	case 0:
		return "never"
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

// ordinals are written out as far as anybody reads them out.
var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth"}

// Ordinal is a place in a row, of which the first is 0.
func Ordinal(place int) string {
	if place < len(ordinals) {
		return ordinals[place]
	}
	return fmt.Sprintf("%dth", place+1)
}

// Span is a stretch of whole numbers, "2–4"; one number where it has no length.
func Span(from, to int) string {
	if to <= from {
		return fmt.Sprint(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// Spelled is an id in words.
func Spelled(id string) string { return strings.ReplaceAll(id, "-", " ") }

// One is a thing with its article.
func One(name string) string {
	if strings.ContainsRune("aeiouAEIOU", []rune(name + " ")[0]) {
		return "an " + name
	}
	return "a " + name
}

// Midway is a name inside a sentence: its article is small.
func Midway(name string) string {
	if strings.HasPrefix(name, "The ") {
		return Lower(name)
	}
	return name
}

// Quoted is a name in quotation marks.
func Quoted(name string) string { return "“" + name + "”" }

// Capital is a text whose first letter is a capital, as sentences begin.
func Capital(text string) string { return first(text, strings.ToUpper) }

// Lower is a text whose first letter is small, for a title inside a sentence. What begins with several capitals, such as
// "NPC", stays as it is.
func Lower(text string) string {
	if r := []rune(text); len(r) > 1 && unicode.IsUpper(r[0]) && unicode.IsUpper(r[1]) {
		return text
	}
	return first(text, strings.ToLower)
}

// Within is a title inside a sentence: small, but for a name of several words, such as First Born.
func Within(title string) string {
	if _, rest, several := strings.Cut(title, " "); several && rest != strings.ToLower(rest) {
		return title
	}
	return Lower(title)
}

func first(text string, turn func(string) string) string {
	r, n := utf8.DecodeRuneInString(text)
	if !unicode.IsLetter(r) {
		return text
	}
	return turn(text[:n]) + text[n:]
}

// Sentence is a text that begins with a capital and ends with a mark; a full stop where it has none.
func Sentence(text string) string {
	text = Capital(strings.TrimSpace(text))
	if last, _ := utf8.DecodeLastRuneInString(text); text == "" || strings.ContainsRune(".!?:…", last) {
		return text
	}
	return text + "."
}

// Pick is one of two wordings.
func Pick(so bool, yes, no string) string {
	if so {
		return yes
	}
	return no
}
