package describe

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Reward says what a reward pays, without its boons: the numbers, or the author's own words with the sums, draws,
// career points and prices that they do not say.
func Reward(m *model.Mission, r *model.RuleSet, w model.Reward) string {
	t := tell(m, r, nil)
	if w.Text != "" {
		return t.besides(w)
	}
	parts := t.fixed(w)
	if len(w.Tiers) > 0 {
		parts = append(parts, t.tiers(w))
	}
	line := strings.Join(parts, " + ")
	for _, more := range []string{t.prices(w.Prices), t.draft(w.Draft), receivers(w, line)} {
		if more != "" && line != "" {
			line += "; "
		}
		line += more
	}
	return english.Capital(line)
}

// besides are the author's words for a pay with what they leave out. They stand in place of rates, rankings, rolls and
// levels; a sum is said by them if its number is.
func (t teller) besides(w model.Reward) string {
	line := w.Text
	for _, part := range t.fixed(model.Reward{UA: w.UA, Points: w.Points, Draw: w.Draw, Career: w.Career}) {
		if !mentions(w.Text, part) {
			line += " + " + part
		}
	}
	for _, p := range w.Prices {
		if price := t.prices([]model.Price{p}); !mentions(w.Text, price) {
			line += "; " + price
		}
	}
	return line
}

// mentions reports whether a text has the numbers of a part of a pay, in digits or spelled out.
func mentions(text, part string) bool {
	said := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for _, word := range strings.FieldsFunc(part, func(r rune) bool { return !unicode.IsDigit(r) }) {
		n, _ := strconv.Atoi(word)
		if !slices.Contains(said, word) && !(n < len(spelled) && slices.Contains(said, spelled[n])) {
			return false
		}
	}
	return true
}

// spelled are the numbers that people write out.
var spelled = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// fixed are the parts of a pay that are added up.
func (t teller) fixed(w model.Reward) []string {
	var parts []string
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	if w.UA != 0 {
		add(fmt.Sprintf("%d UA", w.UA))
	}
	// A token that sells for the sum is how it is paid, not more of it.
	if w.Token != "" && (w.UA == 0 || t.worth(w.Token) != w.UA) {
		add(t.Token(w.Token))
	}
	if w.Points != 0 {
		add(english.Count(w.Points, t.Point()))
	}
	if w.Draw != nil {
		add(t.Draw(*w.Draw))
	}
	add(t.rate(w.Per))
	add(t.payRoll(w.Roll))
	if len(w.Levels) > 0 {
		add(english.List(english.Each(w.Levels, func(l model.LevelPay) string { return fmt.Sprintf("%d UA at %s", l.UA, t.Level(l.Level)) }), "or") +
			" when the last trader leaves")
	}
	if w.Career != nil {
		add(fmt.Sprintf("%s for %s", english.Count(w.Career.Points, "career point"), t.Who(w.Career.Who)))
	}
	return parts
}

// worth is what a token sells for.
func (t teller) worth(id string) int {
	for _, k := range t.Rules.Tokens {
		if k.ID == id {
			return k.Sell
		}
	}
	return 0
}

// receivers says who is paid, where it is not just the crew that did it.
func receivers(w model.Reward, line string) string {
	switch {
	case line == "":
		return ""
	case w.To == "all":
		return "every crew alike"
	case w.To == "each" && len(w.Tiers) == 0:
		return "each crew for its own"
	}
	return ""
}

// tally says equal words once, with how often they came.
func tally(list []string) []string {
	var out []string
	n := map[string]int{}
	for _, s := range list {
		if n[s]++; n[s] == 1 {
			out = append(out, s)
		}
	}
	for i, s := range out {
		if n[s] > 1 {
			out[i] = fmt.Sprintf("%s ×%d", s, n[s])
		}
	}
	return out
}

// Tally says equal words once, with how often they came: "Artifact ×4".
func Tally(list []string) []string { return tally(list) }

// BoonTime says how long a boon lasts.
func BoonTime(b model.Boon) string {
	switch {
	case b.Uses < 0:
		return "For good"
	case b.Uses <= 1:
		return "Next game"
	}
	return fmt.Sprintf("Next %d games", b.Uses)
}

// Boon is what a boon gives besides its own words; empty where they say all.
func Boon(b model.Boon, titles kinds.Titles) string {
	var parts []string
	if b.Post != "" {
		parts = append(parts, "Opens the trading post "+english.Quoted(titles.Of("post", b.Post))+".")
	}
	if b.Income != 0 {
		parts = append(parts, fmt.Sprintf("Brings %d UA after every game.", b.Income))
	}
	return strings.Join(parts, " ")
}

// Standing is what to know about an objective besides its text: when it opens, and whether it must be
// done. It is empty where everything is as usual.
func Standing(m *model.Mission, r *model.RuleSet, o model.Objective) string {
	t := tell(m, r, nil)
	var parts []string
	if o.Role != "" {
		parts = append(parts, "For "+t.Role(o.Role)+" alone.")
	}
	if o.After != "" {
		parts = append(parts, "Only once "+t.Objective(o.After)+" is done.")
	}
	if o.Crews != nil {
		parts = append(parts, onlyWith(*o.Crews))
	}
	if o.Optional {
		parts = append(parts, "Optional.")
	}
	return strings.Join(parts, " ")
}

// onlyWith says for how many crews something holds.
func onlyWith(c model.CrewCount) string {
	switch {
	case c.Max == 0:
		return fmt.Sprintf("Only with %s or more.", english.Count(c.Min, "crew"))
	case c.Min <= 1 && c.Max > 1:
		return fmt.Sprintf("Only with up to %s.", english.Count(c.Max, "crew"))
	}
	return "Only with " + Crews(model.Variation{Min: max(c.Min, 1), Max: c.Max}) + "."
}
