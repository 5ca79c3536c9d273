// Package watch waits for changes of what somebody works on.
//
// A watcher looks at folders and at those below them. A change counts if it can make a check find something else, and a save is
// one change, in however many steps a program makes it.
package watch

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/sortie-tools/sortie/compiler/source"
)

// Settle is how long the rest of a save is waited for: programs write a file in several steps.
const Settle = 100 * time.Millisecond

// Watcher watches folders.
type Watcher struct {
	system  *fsnotify.Watcher
	paths   []string
	endings []string
}

// Sources is how the names of sources end.
const Sources = ".cue"

// Open watches the folders of paths, and those below them, for changes of files whose names end so.
func Open(paths []string, endings ...string) (*Watcher, error) {
	system, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	w := &Watcher{system, paths, endings}
	if err := w.addFolders(); err != nil {
		w.Close()
		return nil, err
	}
	return w, nil
}

// Close ends the watch.
func (w *Watcher) Close() error { return w.system.Close() }

// addFolders watches each path's folder and the folders below it. Of those below, what may not be looked at and what a check
// does not look into is passed by: the check tells of it.
func (w *Watcher) addFolders() error {
	for _, p := range w.paths {
		root := strings.TrimSuffix(filepath.ToSlash(p), "/...")
		if info, err := os.Stat(root); err == nil && !info.IsDir() {
			root = filepath.Dir(root)
		}
		root = filepath.Clean(root)
		err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
			switch {
			case err == nil && !d.IsDir():
				return nil
			case err == nil && dir != root && source.Hidden(d.Name()):
				return fs.SkipDir
			case err == nil && strings.Count(dir[min(len(root), len(dir)):], string(filepath.Separator)) > source.MaxDepth:
				return fs.SkipDir
			case err == nil:
				err = w.system.Add(dir)
			}
			if dir != root && (errors.Is(err, fs.ErrPermission) || errors.Is(err, fs.ErrNotExist)) {
				return fs.SkipDir
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Await returns once something has changed that counts and no more follows; the error is the context's, or says that the
// folders can no longer be watched. New folders are watched by then, and what came into them before is seen by whoever looks
// now.
func (w *Watcher) Await(ctx context.Context) error {
	var quiet <-chan time.Time
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case err := <-w.system.Errors:
			if err != nil && !errors.Is(err, fsnotify.ErrEventOverflow) {
				return err
			}
			quiet = time.After(Settle) // events were lost: something has changed
		case e := <-w.system.Events:
			if w.counts(e) {
				quiet = time.After(Settle)
			}
		case <-quiet:
			return w.addFolders()
		}
	}
}

// counts reports whether an event can change what a check finds: a file of ours was saved, or a folder came, with files in
// it perhaps. A map that a check itself draws must not set off the next one.
func (w *Watcher) counts(e fsnotify.Event) bool {
	if slices.ContainsFunc(w.endings, func(end string) bool { return strings.HasSuffix(strings.ToLower(e.Name), end) }) {
		return !e.Has(fsnotify.Chmod)
	}
	if !e.Has(fsnotify.Create) {
		return false
	}
	info, err := os.Stat(e.Name)
	return err == nil && info.IsDir()
}
