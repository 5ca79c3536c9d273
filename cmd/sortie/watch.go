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
)

// settle is how long a watcher waits for the rest of a save: editors write a file in several
// steps, and one check for all of them is enough.
const settle = 100 * time.Millisecond

// watch carries out work now and after every change below the paths, until interrupted. Findings
// do not end it; anything else that fails does.
func (s *session) watch(ctx context.Context, args []string, work func() error) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return err
	}
	defer watcher.Close()
	if err := addFolders(watcher, args); err != nil {
		return err
	}
	for {
		if err := work(); err != nil && !errors.Is(err, errFindings) {
			return err
		}
		fmt.Fprintln(s.err, "watching for changes; interrupt to stop")
		if !awaitChange(ctx, watcher) {
			return nil
		}
	}
}

// addFolders watches each path's folder and the folders below it.
func addFolders(w *fsnotify.Watcher, args []string) error {
	if len(args) == 0 {
		args = []string{"."}
	}
	for _, arg := range args {
		root := strings.TrimSuffix(filepath.ToSlash(arg), "/...")
		if info, err := os.Stat(root); err == nil && !info.IsDir() {
			root = filepath.Dir(root)
		}
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || !d.IsDir() {
				return err
			}
			return w.Add(path)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// awaitChange returns once a .cue file has changed and no more follows; false when interrupted.
func awaitChange(ctx context.Context, w *fsnotify.Watcher) bool {
	var quiet <-chan time.Time
	for {
		select {
		case <-ctx.Done():
			return false
		case e, ok := <-w.Events:
			if !ok {
				return false
			}
			if strings.HasSuffix(e.Name, ".cue") && !e.Has(fsnotify.Chmod) {
				quiet = time.After(settle)
			}
		case <-quiet:
			return true
		}
	}
}
