package names

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref015 finds titles that two things of a kind share.
func ref015() check.Check {
	return check.Check{
		Code:     "REF015",
		Title:    "one title for two things",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "Two objectives, counters, zones or marks of the track have the same title. On the printed sheet nobody can tell which of them a sentence " +
			"means. Ids are not printed.",
		Before: "setup: counters: {\n\talarms: title: \"Alarms\"\n\tcables: title: \"Alarms\"\n}",
		After:  "setup: counters: {\n\talarms: title: \"Alarms\"\n\tcables: title: \"Cables\"\n}",
		Run: func(p *check.Pass) {
			first := map[string]string{}
			eachTitle(p, func(what, title, path string) {
				key := what + " " + strings.ToLower(strings.TrimSpace(title))
				other, twice := first[key]
				if twice { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("two %s are called %q", english.Plural(2, what), title),
						Remedy:  "give one of them another title",
						Range:   p.First(path+".title", path),
						Related: []diag.Related{{Range: p.First(other+".title", other), Text: "the other one"}},
					})
					return
				}
				first[key] = path
			})
		},
	}
}

// eachTitle calls f for every title that readers tell things of a kind apart by.
func eachTitle(p *check.Pass, f func(what, title, path string)) {
	give := func(what, title, path string) {
		if title != "" {
			f(what, title, path)
		}
	}
	for _, o := range p.Mission.Objectives {
		give("objective", o.Title, "objectives."+o.ID)
	}
	for _, c := range p.Mission.Setup.Counters {
		give("counter", c.Title, "setup.counters."+c.ID)
	}
	for _, m := range p.Mission.Setup.Marks {
		give("mark", m.Title, "setup.marks."+m.ID)
	}
	parts.Each(p, func(path string, z *model.Zone) { give("zone", z.Title, path) })
}
