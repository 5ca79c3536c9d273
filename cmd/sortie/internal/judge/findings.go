package judge

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// Settle notes which findings the packs and their authors let stand.
func (r *Report) Settle() {
	known := map[string]bool{}
	for _, d := range Handbook() {
		known[d.Code], known[d.Code[:3]] = true, true
	}
	r.Diagnostics = append(r.Diagnostics, r.unknownWishes(known)...)
	allows, judged := r.allows()
	if len(allows) == 0 {
		return
	}
	r.Diagnostics = diag.Settle(r.Diagnostics, allows,
		func(code string) bool { return known[code] && len(code) > 3 },
		func(a diag.Allow) bool { return judged[a.Range] })
}

// unknownWishes reports what packs want to see reported although there is no such code: they would see nothing.
func (r *Report) unknownWishes(known map[string]bool) (found []diag.Diagnostic) {
	for _, p := range r.Packs {
		if p.Pack.Checks == nil {
			continue
		}
		for i, code := range p.Pack.Checks.Only {
			if !known[code] {
				found = append(found, diag.Diagnostic{
					Code: diag.CodeUnknownAllowed, Severity: diag.Error, Summary: "there is no code or family " + code,
					Remedy: "write a code as a finding shows it in brackets, or its three letters", Range: p.Where.At(fmt.Sprintf("checks.only.%d", i)),
				})
			}
		}
	}
	return found
}

// allows are what packs let stand and then what their units do, whose reasons are the nearer ones. One can
// be judged when all that it speaks of was looked at.
func (r *Report) allows() (all []diag.Allow, judged map[diag.Range]bool) {
	judged = map[diag.Range]bool{}
	at, complete := r.packAt(), map[int]bool{}
	for i, p := range r.Packs {
		complete[i] = p.Whole
		for _, a := range append(packAllows(p, func(file string) bool { return at(file) == i }), p.Allows...) {
			all, judged[a.Range] = append(all, a), p.Whole
		}
	}
	for _, u := range r.Units {
		for _, a := range u.Allows {
			before, again := judged[a.Range]
			if !again {
				all = append(all, a)
			}
			judged[a.Range] = !u.Failed && (!a.Shared || complete[at(a.Range.File)]) && (before || !again)
		}
	}
	return all, judged
}

// packAt finds the pack of a file among those that took part, the innermost; -1: none. Names are compared as
// whole paths: a folder's pack can be called "..".
func (r *Report) packAt() func(file string) int {
	folders := make([]string, len(r.Packs))
	for i, p := range r.Packs {
		folders[i] = whole(p.Dir)
	}
	known := map[string]int{}
	return func(file string) int {
		if at, ok := known[file]; ok {
			return at
		}
		at := -1
		for i, dir := range folders {
			if liesIn(whole(file), dir) && (at < 0 || len(dir) > len(folders[at])) {
				at = i
			}
		}
		known[file] = at
		return at
	}
}

// whole is a path from the root of the file system.
func whole(name string) string {
	if abs, err := filepath.Abs(filepath.FromSlash(name)); err == nil {
		return abs
	}
	return name
}

// liesIn reports whether a file lies in a folder or below it. Both are whole paths.
func liesIn(file, dir string) bool {
	return strings.HasPrefix(file, strings.TrimSuffix(dir, string(filepath.Separator))+string(filepath.Separator))
}

// packAllows are what a pack lets stand in all of its files.
func packAllows(p compiler.PackResult, within func(file string) bool) []diag.Allow {
	if p.Pack.Checks == nil {
		return nil
	}
	var all []diag.Allow
	for _, a := range p.Pack.Checks.Allow {
		all = append(all, diag.Allow{
			Codes: []string{a.Code}, Reason: a.Reason, Range: p.Where.At("checks.allow." + a.Code), Within: within,
		})
	}
	return all
}

// letStand reports whether a finding on a unit is one that its author or its pack lets stand.
func letStand(u *compiler.Unit) func(diag.Diagnostic) bool {
	allows := slices.Clone(u.Allows)
	if u.Pack.Checks != nil {
		for _, a := range u.Pack.Checks.Allow {
			allows = append(allows, diag.Allow{Codes: []string{a.Code}})
		}
	}
	if len(allows) == 0 {
		return nil
	}
	return func(d diag.Diagnostic) bool {
		return slices.ContainsFunc(allows, func(a diag.Allow) bool { return a.CoversFinding(d) })
	}
}

// Choice is which findings a reader wants to see. What keeps checks from being made is always among them:
// to be shown nothing must mean that nothing was found.
type Choice struct {
	severity diag.Severity // the least
	only     []string      // codes and families; none: all
}

// severities are the words for the least severity.
var severities = map[string]diag.Severity{"error": diag.Error, "warning": diag.Warning, "note": diag.Note}

// NewChoice reads the flags. A choice without either is nil: then packs have the say.
func NewChoice(severity string, only []string) (*Choice, error) {
	if severity == "" && len(only) == 0 {
		return nil, nil
	}
	c := &Choice{severity: diag.Note, only: only}
	if severity != "" {
		s, ok := severities[severity]
		if !ok {
			return nil, fmt.Errorf("--severity %s is not one of error, warning, note", severity)
		}
		c.severity = s
	}
	for i, code := range only {
		only[i] = strings.ToUpper(code)
		if err := knownCode(only[i]); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// knownCode fails for what is neither a code nor a family of codes.
func knownCode(code string) error {
	var names []string
	for _, d := range Handbook() {
		names = append(names, d.Code, d.Code[:3])
	}
	if slices.Contains(names, code) {
		return nil
	}
	if near, ok := diag.Nearest(code, names); ok {
		return fmt.Errorf("--only %s: there is no such code or family; did you mean %s?", code, near)
	}
	return fmt.Errorf("--only %s: there is no such code or family, such as RCH001 or RCH", code)
}

// Choose leaves the findings that are wanted. Without a choice each pack's own wishes count for its files. It
// counts those that are left out and that nobody lets stand.
func (r *Report) Choose(c *Choice) (left int) {
	checks := map[string]bool{}
	for _, k := range validator.Checks() {
		checks[k.Code] = true
	}
	at := r.packAt()
	r.Diagnostics = slices.DeleteFunc(r.Diagnostics, func(d diag.Diagnostic) bool {
		wish := c
		if wish == nil {
			wish = r.wishOf(at(d.Range.File))
		}
		hinders := d.Severity == diag.Error && !checks[d.Code]
		out := wish != nil && !hinders && !wish.wants(d)
		if out && d.Allowed == "" {
			left++
		}
		return out
	})
	return left
}

func (c *Choice) wants(d diag.Diagnostic) bool {
	if d.Severity > c.severity {
		return false
	}
	return len(c.only) == 0 || slices.ContainsFunc(c.only, func(code string) bool { return strings.HasPrefix(d.Code, code) })
}

// wishOf is what a pack wants to be shown of its files.
func (r *Report) wishOf(pack int) *Choice {
	if pack < 0 || r.Packs[pack].Pack.Checks == nil {
		return nil
	}
	checks := r.Packs[pack].Pack.Checks
	return &Choice{severity: severities[checks.Severity], only: checks.Only}
}
