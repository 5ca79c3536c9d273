package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// settle is how long a watcher waits for the rest of a save: editors write a file in several
// steps, and one check for all of them is enough.
const settle = 100 * time.Millisecond

// watch carries out work now and after every change below the paths, until interrupted. Whatever
// the work says is said once more after the next change: a file that an editor has just moved away
// comes back.
func (s *session) watch(ctx context.Context, args []string, work func() error) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return err
	}
	defer watcher.Close()
	for {
		// Again each time: a save can replace folders, and new ones can come.
		if err := addFolders(watcher, args); err != nil {
			return err
		}
		if err := work(); err != nil && !errors.Is(err, judge.ErrFindings) {
			fmt.Fprintf(s.err, "sortie: %s\n", diag.Visible(err.Error()))
		}
		fmt.Fprintf(s.err, "\n-- watching %s; interrupt to stop --\n\n", diag.Visible(strings.Join(args, " ")))
		if err := awaitChange(ctx, watcher); err != nil {
			return ignoreInterrupt(err)
		}
		s.line.Fresh()
	}
}

func ignoreInterrupt(err error) error {
	if errors.Is(err, context.Canceled) {
		return nil
	}
	return err
}

// addFolders watches each path's folder and the folders below it. Of those below, what may not be looked at and what
// lies deeper than a check goes is passed by: the check tells of it.
func addFolders(w *fsnotify.Watcher, args []string) error {
	for _, arg := range args {
		root := strings.TrimSuffix(filepath.ToSlash(arg), "/...")
		if info, err := os.Stat(root); err == nil && !info.IsDir() {
			root = filepath.Dir(root)
		}
		root = filepath.Clean(root)
		err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
			switch {
			case err == nil && !d.IsDir():
				return nil
			case err == nil && strings.Count(dir[min(len(root), len(dir)):], string(filepath.Separator)) > source.MaxDepth:
				return fs.SkipDir
			case err == nil:
				err = w.Add(dir)
			}
			if dir != root && errors.Is(err, fs.ErrPermission) {
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

// awaitChange returns once something has changed that counts and no more follows.
func awaitChange(ctx context.Context, w *fsnotify.Watcher) error {
	var quiet <-chan time.Time
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case err := <-w.Errors:
			if err != nil && !errors.Is(err, fsnotify.ErrEventOverflow) {
				return err
			}
			quiet = time.After(settle) // events were lost: something has changed
		case e := <-w.Events:
			if concerns(e) {
				quiet = time.After(settle)
			}
		case <-quiet:
			return nil
		}
	}
}

// concerns reports whether an event can change what a check finds: a source or a bundle was saved, or a folder
// came, with files in it perhaps. A map that a check itself draws must not set off the next one.
func concerns(e fsnotify.Event) bool {
	if strings.HasSuffix(e.Name, ".cue") || strings.HasSuffix(strings.ToLower(e.Name), bundleEnding) {
		return !e.Has(fsnotify.Chmod)
	}
	if !e.Has(fsnotify.Create) {
		return false
	}
	info, err := os.Stat(e.Name)
	return err == nil && info.IsDir()
}
