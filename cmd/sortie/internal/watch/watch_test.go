package watch

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/fsnotify/fsnotify"

	"github.com/sortie-tools/sortie/compiler/source"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Folders deeper than a check goes are not watched, nor those that it passes by, and none of them ends the watch.
func TestWatchedFoldersAreBounded(t *testing.T) {
	dir := t.TempDir()
	must(t, os.MkdirAll(filepath.Join(dir, strings.Repeat("d/", 2*source.MaxDepth)), 0o777))
	must(t, os.MkdirAll(filepath.Join(dir, ".git", "objects"), 0o777))
	w, err := Open([]string{dir + "/..."}, Sources)
	must(t, err)
	defer w.Close()
	if n := len(w.system.WatchList()); n != source.MaxDepth+1 {
		t.Errorf("%d folders are watched", n)
	}
}

// A map that a check draws into the watched folder must not set off the next check, and so on for ever.
func TestWhatCounts(t *testing.T) {
	t.Chdir(t.TempDir())
	must(t, os.Mkdir("folder", 0o777))
	must(t, os.WriteFile("map.html", nil, 0o666))
	w := &Watcher{endings: []string{Sources, ".zip"}}
	for _, c := range []struct {
		event fsnotify.Event
		want  bool
	}{
		{fsnotify.Event{Name: "map.html", Op: fsnotify.Create}, false},
		{fsnotify.Event{Name: "gone.html", Op: fsnotify.Create}, false},
		{fsnotify.Event{Name: "folder", Op: fsnotify.Create}, true},
		{fsnotify.Event{Name: "folder", Op: fsnotify.Write}, false},
		{fsnotify.Event{Name: "a.cue", Op: fsnotify.Write}, true},
		{fsnotify.Event{Name: "a.cue", Op: fsnotify.Chmod}, false},
		{fsnotify.Event{Name: "a.cue", Op: fsnotify.Remove}, true},
		{fsnotify.Event{Name: "a.sortie.zip", Op: fsnotify.Create}, true},
	} {
		if got := w.counts(c.event); got != c.want {
			t.Errorf("%v: %v", c.event, got)
		}
	}
}

// A folder that comes while somebody waits is watched from then on.
func TestNewFoldersAreWatched(t *testing.T) {
	dir := t.TempDir()
	w, err := Open([]string{dir}, Sources)
	must(t, err)
	defer w.Close()
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	must(t, os.Mkdir(filepath.Join(dir, "new"), 0o777))
	must(t, w.Await(ctx))
	must(t, os.WriteFile(filepath.Join(dir, "new", "mission.cue"), nil, 0o666))
	must(t, w.Await(ctx))
	stop()
	if err := w.Await(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("a watch that was ended says %v", err)
	}
}
