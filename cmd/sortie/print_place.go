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
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// placed makes one product, says what it had no room for, and names its files by the places they go to, which
// must be free. A unit that has nothing of the sort gives no file.
func (s *session) placed(p *render.Renderer, run printing, sources map[string][]byte) ([]output.File, error) {
	files, err := s.make(p, p.Job.ID, run.draw)
	if err != nil || len(files) == 0 {
		return nil, err
	}
	if err := s.warnOfCuts(p, run.sorts, sources); err != nil {
		return nil, err
	}
	names := english.Each(files, func(f output.File) string { return f.Name })
	if run.out != "" && len(files) > 1 && !intoFolder(run.out) {
		fmt.Fprintf(s.err, "print %s makes %d files here, each named after %s:\n", run.what, len(files), diag.Visible(filepath.ToSlash(run.out)))
	}
	for i, path := range targets(p.Job.ID, names, run.out) {
		files[i].Name = path
		if err := free(path, run.force); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// endings are those of the files that print writes.
func endings() []string { return append(render.Formats(), "html") }

// checkOutput refuses a file name that says another format than the one that is written.
func (o *printOptions) checkOutput() error {
	ext := strings.TrimPrefix(strings.ToLower(filepath.Ext(o.out)), ".")
	switch {
	case o.out == "-":
		return errors.New("-o needs the name of a file: nothing is written to the terminal")
	case output.CanHold(filepath.Dir(o.out)) != nil:
		return output.CanHold(filepath.Dir(o.out))
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

// save writes the files of some units to where their names say, all or none, and lists them.
func (s *session) save(files []output.File, run printing, ids ...string) error {
	if len(files) == 0 {
		return nothingFor(run, ids)
	}
	if err := run.given.unread(); err != nil {
		return err
	}
	for i, f := range files {
		if slices.ContainsFunc(files[:i], func(k output.File) bool { return k.Name == f.Name }) {
			return fmt.Errorf("two units would both be printed to %s: print one at a time, each with a name of its own after -o", filepath.ToSlash(f.Name))
		}
	}
	if err := supervise.Whole(func() error { return output.WriteFiles(files) }); err != nil {
		return err
	}
	for _, f := range files {
		fmt.Fprintln(s.out, diag.Visible(filepath.ToSlash(f.Name)))
	}
	return nil
}

// nothingFor says that units have nothing of what was asked for.
func nothingFor(run printing, ids []string) error {
	if run.whole {
		return fmt.Errorf("the pack %s has no %s as a whole: to print those of its units, end its folder in /...", ids[0], run.what)
	}
	who := english.And(ids)
	if len(ids) > 3 {
		who = english.Count(len(ids), "unit")
	}
	return fmt.Errorf("there is nothing for sortie print %s in %s: name another unit, or print something else of it", run.what, who)
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

// targets are where files go: where the user said, with what tells them apart if there are several.
func targets(id string, names []string, out string) []string {
	switch {
	case out == "":
		return english.Each(names, func(name string) string { return id + "-" + name })
	case intoFolder(out):
		return english.Each(names, func(name string) string { return filepath.Join(out, id+"-"+name) })
	case len(names) == 1 && namesFile(out):
		return []string{out}
	case len(names) == 1:
		return []string{out + filepath.Ext(names[0])} // a reader opens it by its ending
	}
	shared := len(commonParts(names))
	return english.Each(names, func(name string) string {
		return strings.TrimSuffix(out, filepath.Ext(out)) + "-" + name[shared:]
	})
}

// namesFile reports whether a name ends as those of the files do that print writes.
func namesFile(out string) bool {
	return slices.Contains(endings(), strings.TrimPrefix(strings.ToLower(filepath.Ext(out)), "."))
}

// intoFolder reports whether what follows -o is a folder for files of their usual names: one that is there, or is said to be one.
func intoFolder(out string) bool {
	info, err := os.Stat(out)
	return strings.HasSuffix(filepath.ToSlash(out), "/") || err == nil && info.IsDir() && !namesFile(out)
}

// commonParts is what all names begin with, up to a hyphen.
func commonParts(names []string) string {
	shared := names[0]
	for _, name := range names {
		for !strings.HasPrefix(name, shared) {
			shared = shared[:strings.LastIndex(shared[:len(shared)-1], "-")+1]
		}
	}
	return shared
}
