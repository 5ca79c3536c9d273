package diag

import "fmt"

// split takes the findings of a code apart of which there are too many to tell: the first of them are told, and the
// rest comes back by its codes, in the order in which they first come.
func split(ds []Diagnostic) (told []Diagnostic, rest [][]Diagnostic) {
	count, seen, at := map[string]int{}, map[string]int{}, map[string]int{}
	for _, d := range ds {
		count[d.Code]++
	}
	for _, d := range ds {
		if seen[d.Code]++; count[d.Code] <= maxAlike || seen[d.Code] <= fewAlike {
			told = append(told, d)
			continue
		}
		i, known := at[d.Code]
		if !known {
			i, rest = len(rest), append(rest, nil)
			at[d.Code] = i
		}
		rest[i] = append(rest[i], d)
	}
	return told, rest
}

// alike sums up findings of one code, with the first places.
func (r *report) alike(ds []Diagnostic) {
	d := ds[0]
	d.Summary = fmt.Sprintf("%d more findings of this kind", len(ds))
	r.colour, r.gutter = severityStyle(d.Severity), digits(d)
	r.header(d)
	for _, one := range ds[:fewAlike] {
		r.location("-->", one.Range)
	}
	r.note("", "--format json tells them all")
	r.note("help", "put right those above first: what is one cause goes with them")
	r.out.WriteByte('\n')
}
