package exhaust

import (
	"fmt"
	"strings"
)

// Page is the inventory by families and what never happens, with the reasons, as Markdown.
func Page(inventory []Thing, reasons []Reason) string {
	all, never := map[string]int{}, map[string]int{}
	for _, t := range inventory {
		all[t.Family]++
	}
	for _, r := range reasons {
		never[r.Family]++
	}
	var b strings.Builder
	b.WriteString(head)
	total := [2]int{}
	for _, f := range Families() {
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %s |\n", f.Name, all[f.Name], all[f.Name]-never[f.Name], never[f.Name], f.Seen)
		total[0], total[1] = total[0]+all[f.Name], total[1]+never[f.Name]
	}
	fmt.Fprintf(&b, "| **all** | %d | %d | %d | |\n\n## What never happens\n", total[0], total[0]-total[1], total[1])
	for _, f := range Families() {
		if never[f.Name] > 0 {
			fmt.Fprintf(&b, "\n### %s%s\n\n| which | why |\n|---|---|\n", strings.ToUpper(f.Name[:1]), f.Name[1:])
		}
		for _, r := range reasons {
			if r.Family == f.Name {
				fmt.Fprintf(&b, "| %s | %s |\n", r.Name, r.Why)
			}
		}
	}
	return b.String()
}

const head = `# What happens in games

` + "`make soak`" + ` plays missions that ship and missions that are made up, curiously, greedily and at random, until everything that can
happen by the Purge's rule set, by its event cards and by the language has happened once, and looks at the games from outside: at
the events that are told and at the state before and after each step. What never happens has a reason in
` + "`engine/exhaust/testdata/never.tsv`" + `. The run fails for whatever never happens and has none, and for a reason of something that
does. ` + "`make test`" + ` plays a sample.

| what | there are | happen | never do | it has happened when |
|---|---|---|---|---|
`
