package reading

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Note is what an editor shows beside a line without its being written there.
type Note struct {
	At   diag.Range // behind its first line
	Text string
	More string // for those who point at it
}

// notes are those of a unit: of a mission, what its board leaves in the boxes and its crates in the pouch.
func notes(u *compiler.Unit) []Note {
	if u.Mission == nil || u.Rules == nil || len(u.Mission.Boxes) == 0 {
		return nil
	}
	boxes := dealing.Boxes(u.Mission, u.Rules)
	var all []Note
	if text, more := panelsLeft(u, boxes); text != "" {
		all = append(all, Note{At: u.Where.At("board.plan"), Text: text, More: more})
	}
	if text := cratesLeft(u, boxes); text != "" {
		all = append(all, Note{At: u.Where.At("board.crates"), Text: text})
	}
	if text, more := tokensLeft(u); text != "" {
		all = append(all, Note{At: u.Where.At("setup.search"), Text: text, More: more})
	}
	return all
}

// left is what is left of something: "3 of 12 Walls".
func left(have, used int, name string) string {
	return fmt.Sprintf("%d of %d %s", have-used, have, name)
}

// panelsLeft is how many panels of each kind that is drawn the boxes still hold, and of the others how many.
func panelsLeft(u *compiler.Unit, boxes []model.Box) (text, more string) {
	used, have := map[string]int{}, map[string]int{}
	for t := range u.Mission.Things(model.PanelSort) {
		used[t.Kind]++
	}
	for _, b := range boxes {
		for _, c := range b.Panels {
			have[c.ID] += c.Count
		}
	}
	var drawn, others []string
	for _, k := range u.Rules.Panels {
		switch {
		case have[k.ID] == 0:
		case used[k.ID] > 0:
			drawn = append(drawn, left(have[k.ID], used[k.ID], cmp.Or(k.Title, k.ID)))
		default:
			others = append(others, fmt.Sprintf("%d %s", have[k.ID], cmp.Or(k.Title, k.ID)))
		}
	}
	if len(drawn) == 0 {
		return "", ""
	}
	if len(others) > 0 {
		more = "not used: " + strings.Join(others, ", ")
	}
	return "left in the boxes: " + strings.Join(drawn, ", "), more
}

// cratesLeft is how many crates of each size the boxes still hold.
func cratesLeft(u *compiler.Unit, boxes []model.Box) string {
	used, have := map[string]int{}, map[string]int{}
	for t := range u.Mission.Things(model.CrateSort) {
		used[t.Kind]++
	}
	for _, b := range boxes {
		for _, c := range b.Crates {
			have[c.Size] += c.Count
		}
	}
	var parts []string
	for _, k := range u.Rules.Crates {
		if have[k.ID] > 0 && used[k.ID] > 0 {
			parts = append(parts, left(have[k.ID], used[k.ID], k.ID))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "left in the boxes: " + strings.Join(parts, ", ")
}

// tokensLeft is how many tokens of each size are left when the crates are filled.
func tokensLeft(u *compiler.Unit) (text, more string) {
	supply := dealing.Stock(u.Mission, u.Rules)
	var parts, sums []string
	for _, size := range u.Rules.TokenSizes {
		p := supply.Pool(size.ID)
		all := p.Common + min(p.Mixed, p.Rare)
		if p.Dealt == 0 || all == 0 {
			continue
		}
		parts = append(parts, left(all, p.Dealt, size.ID))
		sums = append(sums, fmt.Sprintf("%s: %d common and %d rare, %d dealt", size.ID, p.Common, min(p.Mixed, p.Rare), p.Dealt))
	}
	if len(parts) == 0 {
		return "", ""
	}
	return "left in the pouch: " + strings.Join(parts, ", "), strings.Join(slices.Compact(sums), "; ")
}
