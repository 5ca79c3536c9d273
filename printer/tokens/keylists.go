package tokens

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// printed lists the tokens size by size, those of one title together.
func (k keeper) printed(width scene.Unit) []layout.Block {
	var out []layout.Block
	for _, id := range k.p.sizes(k.s) {
		total := 0
		var titles []string
		counts, first := map[string]int{}, map[string][]scene.Source{}
		for _, l := range k.s.list {
			if l.kind.Size != id {
				continue
			}
			title := l.kind.Title
			if l.kind.Rare {
				title += " (rare)"
			}
			if counts[title] == 0 {
				titles, first[title] = append(titles, title), k.p.leads.design(l.kind)
			}
			counts[title] += l.copies()
			total += l.copies()
		}
		if total == 0 {
			continue
		}
		out = append(out, k.sizeHead(id, total, width))
		for _, title := range titles {
			line := []layout.Block{k.count(counts[title], title, width)}
			for _, s := range first[title] {
				page.FromSource(s, width, line)
			}
			out = append(out, line...)
		}
	}
	return out
}

// sizeHead opens the tokens of a size.
func (k keeper) sizeHead(id string, n int, width scene.Unit) layout.Block {
	w, h, s := size(k.p.rules, id)
	title := s.Title
	if title == "" {
		title = id
	}
	st := k.Styles.Small
	st.Face, st.Colour = layout.BodyBold, k.Tones.Accent
	text := fmt.Sprintf("%s, %s × %s in: %d", english.Capital(title), decimal(w), decimal(h), n)
	b := k.Set.Paragraph([]layout.Span{{Style: st, Text: text}}, 3600, width)
	b.Gap, b.KeepNext = 2000, true
	return b
}

func decimal(u scene.Unit) string {
	return strings.TrimRight(strings.TrimRight(fmt.Sprintf("%.2f", float64(u)/float64(scene.Inch)), "0"), ".")
}

// count is one line: how many, of what.
func (k keeper) count(n int, what string, width scene.Unit) layout.Block {
	const indent = 8 * mm
	b := k.Set.Paragraph([]layout.Span{{Style: k.Styles.Small, Text: what}}, 3200, width-indent)
	for i := range b.Rows {
		b.Rows[i].Items = []scene.Item{scene.Group{Shift: scene.Point{X: indent}, Items: b.Rows[i].Items}}
	}
	if len(b.Rows) > 0 {
		st := k.Styles.Small
		st.Face = layout.BodyBold
		base := layout.Baseline(k.Set.Line(st, "0"), 3200)
		line := k.Set.Line(st, fmt.Sprintf("%d×", n)).Right(indent-1000, base)
		b.Rows[0].Items = append(line, b.Rows[0].Items...)
	}
	b.Whole = len(b.Rows) < 12
	return b
}

// pieces lists counters and markers, those of one title together with what tells them apart.
func (k keeper) pieces(list []impose.Piece, width scene.Unit) []layout.Block {
	var titles []string
	counts, labels, first := map[string]int{}, map[string][]string{}, map[string]string{}
	for _, p := range list {
		title, label := parted(p.Title)
		if counts[title] == 0 {
			titles, first[title] = append(titles, title), leadOf(p)
		}
		counts[title] += max(p.Copies, 1)
		if label != "" {
			labels[title] = append(labels[title], label)
		}
	}
	var out []layout.Block
	for _, t := range titles {
		line := k.count(counts[t], strings.TrimSpace(t+" "+strings.Join(labels[t], ", ")), width)
		out = append(out, page.From(first[t], width, []layout.Block{line})...)
	}
	return out
}

// leadOf is the path of what a piece shows.
func leadOf(p impose.Piece) string {
	for _, item := range p.Face {
		if s, ok := item.(scene.Source); ok && s.Kind != scene.RuleSet {
			return s.Path
		}
	}
	return ""
}

// parted is a title without the number or the letter at its end, and that.
func parted(title string) (stem, label string) {
	i := strings.LastIndex(title, " ")
	if last := title[i+1:]; i > 0 && len(last) < 3 {
		return title[:i], last
	}
	return title, ""
}

// assumptions says which sizes and numbers no document gives.
func (k keeper) assumptions(width scene.Unit) []layout.Block {
	var out []layout.Block
	var sizes []string
	for _, s := range k.p.rules.TokenSizes {
		if s.Provenance == model.Assumed {
			sizes = append(sizes, s.Title)
		}
	}
	if len(sizes) > 0 {
		out = append(out, k.entry(nil, "Sizes.", "No document measures these tokens: "+strings.Join(sizes, ", ")+". The rule set has our guess; change it there to fit your tray.", width))
	}
	if len(k.p.rules.Counters) > 0 {
		out = append(out, k.entry(nil, "Counters.", fmt.Sprintf("They are %d mm across. No box says how many there are: one is printed for each trader, room or crew of a full game where the rule set counts them by that, as many as the mission keeps its own numbers with, and else one for each crew and %d to spare.", counterSide/mm, spare), width))
	}
	return out
}
