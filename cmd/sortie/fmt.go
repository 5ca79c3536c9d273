package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

func newFmt(s *session) *cobra.Command {
	var check bool
	cmd := &cobra.Command{
		Use:   "fmt [PATH ...]",
		Short: "Write source files in their usual form",
		Long: `Fmt formats the .cue files in and below each PATH: indentation, blanks and
columns as CUE's own formatter has them, and board drawings drawn anew where
they can be read. It changes no value and no comment, and touches no file
that is in form already. It prints the names of the files that it changes.

A file that cannot be read is reported and left alone. So is one that is
read-only, has several names (hard links), or is saved by somebody else while
fmt runs. Links are passed by.`,
		Example: `  sortie fmt missions/salvage-run
  sortie fmt --check ./...`,
		RunE: func(_ *cobra.Command, args []string) error { return s.format(args, check) },
	}
	cmd.Flags().BoolVar(&check, "check", false, "change nothing; fail and print what would change")
	return cmd
}

// format formats files, or only says which are out of form.
func (s *session) format(args []string, check bool) error {
	tree, err := rewrite.Find(args)
	if err != nil {
		return err
	}
	defer tree.Close()
	rw := &rewriter{session: s, guard: s.guard(s.show), check: check, found: tree.Found, sources: map[string][]byte{}}
	if !check {
		s.line.Rewrites()
	}
	rw.guard.Whole(len(tree.Files))
	for _, folder := range tree.Folders() {
		rw.folder(folder)
	}
	rw.guard.Finish()
	return rw.verdict()
}

// folder formats the files of a folder: as its drawings have to be read by the rule set that one of them names, all
// are parsed before the first is formatted.
func (r *rewriter) folder(files []*rewrite.File) {
	edition := ""
	var mine []*rewrite.File
	for _, f := range files {
		if d, ok := r.passed(f.Name); ok {
			if !r.line.Placed(f.Name) {
				r.found = append(r.found, d)
			}
			continue
		}
		mine = append(mine, f)
		end := r.part(f.Name)
		edition = cmp.Or(editionOf([]*rewrite.File{f}), edition)
		end()
	}
	for _, f := range mine {
		end := r.guard.Begin(f.Name)
		data, found := reformat.File(f.Name, f.Data, edition)
		end()
		r.put(f, data, found)
	}
}

// part watches work on a file with which there is more to do.
func (r *rewriter) part(what string) (end func()) {
	if r.line != nil {
		return r.line.BeginPart(what, unitLimits)
	}
	return r.guard.Begin(what)
}

// editionOf is the rule set that one of a folder's files names.
func editionOf(folder []*rewrite.File) string {
	edition := ""
	for _, f := range folder {
		p, _ := source.Parse(f.Name, f.Data)
		if p == nil {
			continue
		}
		ast.Walk(p.Syntax, func(n ast.Node) bool {
			field, ok := n.(*ast.Field)
			if !ok {
				return true
			}
			if name, _, _ := ast.LabelName(field.Label); name == "edition" {
				if lit, ok := field.Value.(*ast.BasicLit); ok {
					edition, _ = literal.Unquote(lit.Value)
				}
			}
			return false
		}, nil)
	}
	return edition
}

// rewriter puts new texts of files in place and remembers what came of it.
type rewriter struct {
	*session
	guard   *compiler.Guard
	check   bool // change nothing
	changed []string
	found   []diag.Diagnostic
	failed  []error // files that were not written, and why
	sources map[string][]byte
}

// put writes a file's new text and prints its name, if the text differs. One that cannot be written does
// not keep the others from it.
func (r *rewriter) put(f *rewrite.File, data []byte, found []diag.Diagnostic) {
	r.found = append(r.found, found...)
	r.sources[f.Name] = bytes.ReplaceAll(f.Data, []byte("\r\n"), []byte("\n"))
	if bytes.Equal(data, f.Data) {
		return
	}
	r.changed = append(r.changed, f.Name)
	if r.check {
		return
	}
	if err := r.replace([]rewrite.Change{{File: f, Data: data}}); err != nil {
		r.failed = append(r.failed, err)
		return
	}
	r.print(f.Name)
}

func (r *rewriter) print(name string) {
	if _, err := fmt.Fprintln(r.out, diag.Visible(name)); err != nil {
		r.failed = append(r.failed, err)
	}
}

// verdict shows what was found, and fails if anything was, if a file could not be written or, on a check,
// if one would change. The names of those come here, as another worker may have to do the work again.
func (r *rewriter) verdict() error {
	if r.check {
		for _, name := range r.changed {
			r.print(name)
		}
	}
	diag.Sort(r.found)
	report := &judge.Report{Result: &compiler.Result{Diagnostics: r.found, Sources: r.sources}}
	if err := r.show(report); err != nil {
		return err
	}
	if len(r.failed) > 0 {
		return errors.Join(r.failed...)
	}
	if r.check && len(r.changed) > 0 {
		return judge.ErrFindings
	}
	return report.Verdict()
}
