package layout

import "strings"

// Capitals is a text in capital letters, as titles and headings are set. Greek capitals go without accents
// but keep the dots that part two vowels, and ß becomes SS.
func Capitals(text string) string {
	return bare.Replace(strings.ToUpper(text))
}

// bare takes the accents off Greek capitals; Go leaves the last three of these letters small, since no single
// capital stands for them.
var bare = strings.NewReplacer(
	"Ά", "Α", "Έ", "Ε", "Ή", "Η", "Ί", "Ι", "Ό", "Ο", "Ύ", "Υ", "Ώ", "Ω", "ΐ", "Ϊ", "ΰ", "Ϋ", "ß", "SS",
)
