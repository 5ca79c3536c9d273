package allocation

import (
	"strings"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// knownSize reports whether the edition has a token size.
func knownSize(p *check.Pass, id string) bool {
	return check.Find(p.Rules.TokenSizes, id, parts.TokenSizeID) != nil
}

// sizeTitle is the title of a token size in lower case.
func sizeTitle(p *check.Pass, id string) string {
	if s := check.Find(p.Rules.TokenSizes, id, parts.TokenSizeID); s != nil {
		return strings.ToLower(s.Title)
	}
	return id
}

// sortTitle names a sort of piece in a sentence.
func sortTitle(p *check.Pass, h dealing.Holder) string {
	if k := check.Find(p.Rules.Crates, h.Sort, parts.CrateSizeID); k != nil && h.Crate {
		return withArticle(strings.ToLower(k.Title))
	}
	if k := check.Find(p.Rules.Furniture, h.Sort, func(k *model.FurnitureKind) string { return k.ID }); k != nil {
		return withArticle(strings.ToLower(k.Title))
	}
	return "piece " + h.ID
}

// withArticle is a noun with its indefinite article.
func withArticle(noun string) string {
	if noun != "" && strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}
