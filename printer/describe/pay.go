package describe

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// sum says a pay of universal assets, points and tokens.
func (t teller) sum(ua, points int, draw *model.Draw, text string) string {
	if text != "" {
		return text
	}
	var parts []string
	if ua != 0 {
		parts = append(parts, fmt.Sprintf("%d UA", ua))
	}
	if points != 0 {
		parts = append(parts, english.Count(points, t.Point()))
	}
	if draw != nil {
		parts = append(parts, t.Draw(*draw))
	}
	if parts == nil {
		return "nothing"
	}
	return strings.Join(parts, " + ")
}

func (t teller) rate(p *model.Rate) string {
	if p == nil {
		return ""
	}
	line := t.sum(p.UA, p.Points, nil, "") + " for each " + t.Metric(p.Metric, p.Of, 1)
	if p.Most > 0 {
		line += fmt.Sprintf(", %d at most", p.Most)
	}
	return line
}

// tiers says the pay by place: "12 UA for first place, 7 UA for second".
func (t teller) tiers(w model.Reward) string {
	var places []string
	for i, tier := range w.Tiers {
		place := t.sum(tier.UA, tier.Points, tier.Draw, tier.Text) + " for " + english.Ordinal(i)
		if i == 0 {
			place += " place"
		}
		places = append(places, place)
	}
	line := strings.Join(places, ", ")
	switch w.Ties {
	case "both":
		line += "; those who tie all get it"
	case "next":
		line += "; those who tie get what the next place is paid"
	case "split":
		line += "; those who tie share it"
	case "neither":
		line += "; those who tie get nothing"
	case "roll":
		line += "; ties are rolled off"
	}
	return line
}

func (t teller) payRoll(p *model.PayRoll) string {
	if p == nil {
		return ""
	}
	dice := fmt.Sprintf("roll of %d × %s", p.Dice, t.Die(p.Die))
	if len(p.Rows) == 0 {
		return fmt.Sprintf("%d UA for each pip of a %s", max(1, p.Each), dice)
	}
	return "by a " + dice + ": " + strings.Join(english.Each(p.Rows, func(r model.PayRow) string {
		return english.Span(r.From, r.To) + " pays " + t.sum(r.UA, 0, r.Draw, r.Text)
	}),

		", ")
}

func (t teller) prices(list []model.Price) string {
	return strings.Join(english.Each(list, func(p model.Price) string {
		what := t.Token(p.Token)
		if p.Token == "" {
			what = kindOfItems(t.Category(p.Category))
		}
		switch {
		case p.UA != nil:
			return fmt.Sprintf("%s: sold for %d UA", what, *p.UA)
		case p.Add < 0:
			return fmt.Sprintf("%s: sold for %d UA less", what, -p.Add)
		}
		return fmt.Sprintf("%s: sold for %d UA more", what, p.Add)
	}),

		"; ")
}

// kindOfItems are the items of a category, of which some are called items themselves: "special items".
func kindOfItems(category string) string {
	if category == "item" || strings.HasSuffix(category, " item") {
		return category + "s"
	}
	return category + " items"
}

func (t teller) draft(d *model.Draft) string {
	if d == nil {
		return ""
	}
	pool := english.And(tally(english.Each(d.Pool, t.Token)))
	if slices.Min(append([]int{1}, d.Order...)) == 1 && slices.Max(append([]int{1}, d.Order...)) == 1 {
		return "by place, each crew picks one of " + pool
	}
	return "by place, crews pick " + strings.Join(english.Each(d.Order, strconv.Itoa), ", then ") + " of " + pool
}
