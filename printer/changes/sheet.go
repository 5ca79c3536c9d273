package changes

import (
	"github.com/sortie-tools/sortie/printer/findings"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Subject is a mission as it is now with its changes, for the sheets and pages of package findings.
func Subject(m *model.Mission, r *model.RuleSet, list []Change) findings.Subject {
	s := findings.Subject{Mission: m, Rules: r, Words: &findings.Words{
		Page: "Changes", Nothing: "Nothing has changed", Heading: "What has changed", Count: english.Count(len(list), "change"),
		Severities: map[diag.Severity]string{
			diag.Error: "gone", diag.Warning: "moved, called otherwise, or says something else", diag.Note: "new",
		},
		Marks: map[diag.MarkKind]string{
			diag.SpotMark: "where something in the rim or a marker was, or is now", diag.WayMark: "from where it was to where it is now",
			diag.EdgeMark: "a panel that has come, is gone or is another", diag.BoxMark: "a piece or an area, where it was or is now",
		},
	}}
	for _, c := range list {
		s.Found = append(s.Found, entry(m, c))
	}
	return s
}

// entry is a change as the sheet has it. What stood on a floor that is not there any more is only told of.
func entry(m *model.Mission, c Change) diag.Diagnostic {
	d := diag.Diagnostic{Code: string(c.Sort), Severity: shapes[c.Sort], Summary: c.Text}
	if c.Long() {
		if c.Before != "" {
			d.Details = append(d.Details, "Before: "+c.Before)
		}
		if c.After != "" {
			d.Details = append(d.Details, "Now: "+c.After)
		}
	}
	for _, s := range c.Spots {
		if len(s.At) == 0 || !floor(m, s.Floor) {
			continue
		}
		d.Place = &diag.Place{Floor: s.Floor, At: s.middle()}
		d.Marks = append(d.Marks, diag.Mark{Kind: marks[s.Shape], Floor: s.Floor, At: s.At})
	}
	if len(c.Spots) == 2 && c.Spots[0].Floor == c.Spots[1].Floor && len(d.Marks) == 2 && c.Spots[0].middle() != c.Spots[1].middle() {
		way := diag.Mark{Kind: diag.WayMark, Floor: c.Spots[0].Floor, At: []model.Point{c.Spots[0].middle(), c.Spots[1].middle()}}
		d.Marks = append(d.Marks, way)
	}
	return d
}

// shapes are those of the badges: a disc, a diamond and a square.
var shapes = map[Sort]diag.Severity{Gone: diag.Error, Moved: diag.Warning, Renamed: diag.Warning, Changed: diag.Warning, Added: diag.Note}

var marks = map[Shape]diag.MarkKind{Box: diag.BoxMark, Edge: diag.EdgeMark, Point: diag.SpotMark}

func floor(m *model.Mission, id string) bool {
	for _, f := range m.Floors() {
		if f.ID == id {
			return true
		}
	}
	return false
}
