package transcript

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strconv"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// Format is the format of transcripts; one of another is refused.
const Format = 1

// Head says what was played.
type Head struct {
	Format  int      `json:"format"`
	Sortie  string   `json:"sortie"`
	Mission string   `json:"mission"`
	Title   string   `json:"title"`
	Content string   `json:"content"` // the digest of what was played
	Edition string   `json:"edition"`
	Seed    string   `json:"seed"`
	Crews   []string `json:"crews"`
	Policy  string   `json:"policy"`
}

// Game is what a game is played with.
type Game struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Decks   []*model.Deck
	Crews   []*model.Crew
}

// Head is the head of a transcript of a game.
func (x Game) Head(version string, seed uint64, policy string) Head {
	h := Head{Format: Format, Sortie: version, Mission: x.Mission.ID, Title: x.Mission.Title, Content: x.Digest(), Edition: x.Rules.ID,
		Seed: strconv.FormatUint(seed, 10), Policy: policy}
	for _, c := range x.Crews {
		h.Crews = append(h.Crews, c.ID)
	}
	return h
}

// Digest is a fingerprint of all that a game is played with: mission, rules, decks and crews.
func (x Game) Digest() string {
	sum := sha256.New()
	e := json.NewEncoder(sum)
	for _, v := range []any{x.Mission, x.Rules, x.Decks, x.Crews} {
		if err := e.Encode(v); err != nil {
			return "" // the model has only what JSON can hold; a test writes every mission
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// SeedOf is the seed of the game.
func (h *Head) SeedOf() (uint64, error) { return strconv.ParseUint(h.Seed, 10, 64) }

// line is the head as a line, with the facts of the game.
func (h Head) line(g *play.Game) []byte {
	o := begin("head").number("format", h.Format).text("sortie", h.Sortie).text("mission", h.Mission).text("title", h.Title)
	o.text("content", h.Content).text("edition", h.Edition).text("seed", h.Seed).value("crews", h.Crews).text("policy", h.Policy)
	return o.value("facts", factsOf(g)).end()
}
