package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
)

// packFile describes a whole pack; a mission that is copied out of one leaves it behind.
const packFile = "pack.cue"

// idPattern is what the language accepts as the name of a thing.
var idPattern = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,63}$`)

func newNew(s *session) *cobra.Command {
	cmd := &cobra.Command{Use: "new", Short: "Begin a mission", Args: cobra.NoArgs,
		Long:    "New begins something of your own that passes check from the start.",
		Example: "  sortie new mission cold-store",
		RunE: func(*cobra.Command, []string) error {
			return errors.New("new what? sortie new mission NAME")
		}}
	cmd.AddCommand(newNewMission(s))
	return cmd
}

func newNewMission(s *session) *cobra.Command {
	var from string
	cmd := &cobra.Command{
		Use:   "mission NAME",
		Short: "Begin a mission in a folder of its own",
		Long: `Mission makes a folder NAME with a mission to begin from: a small one of
four rooms, or a copy of another mission under a name of its own. NAME is
lower-case letters, digits and hyphens, and may have folders in front of it.`,
		Example: `  sortie new mission cold-store
  sortie new mission second-run --from salvage-run
  sortie new mission packs/mine/third --from ./cold-store`,
		Args: exactlyOne("a name, such as cold-store"),
		RunE: func(_ *cobra.Command, args []string) error { return s.newMission(args[0], from) },
	}
	cmd.Flags().StringVar(&from, "from", "", "a folder to copy, or a name of Sortie's own")
	cmd.RegisterFlagCompletionFunc("from", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return library(), cobra.ShellCompDirectiveDefault
	})
	return cmd
}

func (s *session) newMission(name, from string) error {
	dir := filepath.FromSlash(name)
	id := filepath.Base(dir)
	if err := checkName(id); err != nil {
		return err
	}
	if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is already there: choose another name", name)
	}
	files, err := copied(from, id)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, f := range files {
		if err := output.WriteFile(filepath.Join(dir, f.Name), f.Data); err != nil {
			return err
		}
	}
	shown := filepath.ToSlash(dir)
	_, err = fmt.Fprintf(s.out, "%s\n\nNext:\n  sortie show %s\n  sortie check --watch %s\n", diag.Visible(path.Join(shown, files[0].Name)), quoted(shown), quoted(shown))
	return err
}

func checkName(id string) error {
	if !idPattern.MatchString(id) {
		return fmt.Errorf("%q cannot name a mission: use up to 64 lower-case letters, digits and hyphens, such as cold-store", id)
	}
	if compiler.ReservedName(id) {
		return fmt.Errorf("%q is a device on Windows, where nobody could open the folder: choose another name", id)
	}
	return nil
}

// copied is the mission that from names, under a name of its own. It is read through the compiler's
// door to files: a mission to copy may be anybody's.
func copied(from, id string) ([]output.File, error) {
	world, done, err := missionWorld(from)
	if err != nil {
		return nil, err
	}
	defer done()
	entries, err := world.ReadDir(".")
	if err != nil {
		return nil, err
	}
	var files []output.File
	renamed := false
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".cue") || strings.HasPrefix(e.Name(), ".") || e.Name() == packFile {
			continue
		}
		file, named, err := renamedFile(world, e.Name(), id)
		if err != nil {
			return nil, fmt.Errorf("--from %s: %w", from, err)
		}
		renamed = renamed || named
		files = append(files, file)
	}
	if !renamed {
		return nil, fmt.Errorf("--from %s holds no mission that could be copied", from)
	}
	return files, nil
}

func renamedFile(world compiler.World, name, id string) (output.File, bool, error) {
	data, err := world.ReadFile(name, compiler.MaxFileBytes)
	if err != nil {
		return output.File{}, false, err
	}
	if len(data) > compiler.MaxFileBytes {
		return output.File{}, false, fmt.Errorf("%s is larger than %d bytes, the most that a file of a pack may have", name, compiler.MaxFileBytes)
	}
	data, named, err := compiler.Rename(name, data, id, titled(id))
	return output.File{Name: name, Data: data}, named, err
}

// missionWorld is the folder that from names: one on disk, or one that comes with Sortie.
func missionWorld(from string) (world compiler.World, done func() error, err error) {
	if from == "" {
		sub, err := fs.Sub(missions.FS, missions.Starter)
		return compiler.FSWorld{FS: sub}, func() error { return nil }, err
	}
	if info, err := os.Stat(from); err == nil && info.IsDir() {
		world, err := compiler.Dir(from)
		if err != nil {
			return nil, nil, err
		}
		return world, world.Close, nil
	}
	if fs.ValidPath(from) {
		sub, err := fs.Sub(missions.FS, from)
		if err != nil {
			return nil, nil, err
		}
		if _, err = fs.Stat(sub, "mission.cue"); err == nil {
			return compiler.FSWorld{FS: sub}, func() error { return nil }, nil
		}
	}
	return nil, nil, fmt.Errorf("--from %s is neither a folder nor a mission that comes with Sortie (%s)", from, strings.Join(library(), ", "))
}

// library names the missions that come with Sortie.
func library() []string {
	found, _ := fs.Glob(missions.FS, "*/mission.cue")
	for i, f := range found {
		found[i] = path.Dir(f)
	}
	return found
}

// quoted is a path as a shell takes it.
func quoted(path string) string {
	if strings.ContainsAny(path, " \t'\"$`\\*?[]{}()<>|&;#~!") {
		return "'" + strings.ReplaceAll(diag.Visible(path), "'", `'\''`) + "'"
	}
	return diag.Visible(path)
}

// titled is an id as a heading: cold-store becomes Cold Store.
func titled(id string) string {
	words := strings.FieldsFunc(id, func(r rune) bool { return r == '-' })
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, " ")
}
