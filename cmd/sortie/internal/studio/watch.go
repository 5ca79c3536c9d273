package studio

import (
	"context"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/sortie-tools/sortie/compiler/source"
)

// settle is how long the rest of a save is waited for: programs write a file in several steps.
const settle = 100 * time.Millisecond

// watch tells whenever a source of the pack in a folder has changed on the disk, until the context ends. Without a system that
// says so, saving finds it out.
func watch(ctx context.Context, root string, tell func()) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return
	}
	defer w.Close()
	addFolders(w, root)
	var quiet <-chan time.Time
	for {
		select {
		case <-ctx.Done():
			return
		case _, more := <-w.Errors:
			if !more {
				return
			}
			quiet = time.After(settle)
		case e := <-w.Events:
			if strings.HasSuffix(e.Name, ".cue") && !e.Has(fsnotify.Chmod) || e.Has(fsnotify.Create) && filepath.Ext(e.Name) == "" {
				quiet = time.After(settle)
			}
		case <-quiet:
			addFolders(w, root)
			tell()
		}
	}
}

// addFolders watches the pack's folders; one that may not be looked at is passed by.
func addFolders(w *fsnotify.Watcher, root string) {
	filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		switch rel, _ := filepath.Rel(root, dir); {
		case err != nil:
			return fs.SkipDir
		case !d.IsDir():
			return nil
		case rel != "." && source.Hidden(d.Name()), strings.Count(rel, string(filepath.Separator)) > source.MaxDepth:
			return fs.SkipDir
		}
		w.Add(dir)
		return nil
	})
}
