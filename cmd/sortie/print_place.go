package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/press"
	"github.com/sortie-tools/sortie/schema/diag"
)

// placed makes one product, says what it had no room for, and names its files by the places they go to, which
// must be free.
func (s *session) placed(p *press.Press, run printing, sources map[string][]byte) ([]output.File, error) {
	files, err := s.make(p, p.Job.ID, run.draw)
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s has no %s to print", p.Job.ID, run.what)
	}
	if err := s.warnOfCuts(p, run.sorts, sources); err != nil {
		return nil, err
	}
	for i := range files {
		files[i].Name = target(p.Job.ID, files[i].Name, run.out, i, len(files))
		if err := free(files[i].Name, run.force); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// endings are those of the files that print writes.
func endings() []string { return append(press.Formats(), "html") }

// checkOutput refuses a file name that says another format than the one that is written.
func (o *printOptions) checkOutput() error {
	ext := strings.TrimPrefix(strings.ToLower(filepath.Ext(o.out)), ".")
	switch {
	case o.out == "-":
		return errors.New("-o needs the name of a file: nothing is written to the terminal")
	case !slices.Contains(endings(), ext):
		return nil
	case o.page && ext != "html":
		return fmt.Errorf("-o %s names a %s file, but a briefing is an HTML page: end its name in .html", o.out, ext)
	case !o.page && ext == "html":
		return fmt.Errorf("-o %s names an HTML page, but --format is %s: end its name in .%s", o.out, o.format, o.format)
	case !o.page && ext != o.format:
		return fmt.Errorf("-o %s names a %s file, but --format is %s: change one of them", o.out, ext, o.format)
	}
	return nil
}

// save writes files to where their names say, all or none, and lists them.
func (s *session) save(files []output.File, opt printOptions) error {
	if err := opt.given.unread(); err != nil {
		return err
	}
	for i, f := range files {
		if slices.ContainsFunc(files[:i], func(k output.File) bool { return k.Name == f.Name }) {
			return fmt.Errorf("two units would both be printed to %s: print one at a time, each with a name of its own after -o", filepath.ToSlash(f.Name))
		}
	}
	if err := output.WriteFiles(files); err != nil {
		return err
	}
	for _, f := range files {
		fmt.Fprintln(s.out, diag.Visible(filepath.ToSlash(f.Name)))
	}
	return nil
}

// free refuses a name that is taken: by a file unless forced, by anything else always.
func free(path string, force bool) error {
	info, err := os.Lstat(path)
	shown := filepath.ToSlash(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("%s cannot be looked at: %w", shown, err)
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is not a file: choose another name with -o", shown)
	case !force:
		return fmt.Errorf("%s is already there: add --force to write over it, or choose another name with -o", shown)
	}
	return nil
}

// target is where file i of n goes: where the user said, numbered if there are several.
func target(id, name, out string, i, n int) string {
	if out == "" {
		return id + "-" + name
	}
	if n == 1 {
		return out
	}
	ext := filepath.Ext(out)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(out, ext), i+1, ext)
}
