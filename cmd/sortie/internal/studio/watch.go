package studio

import (
	"context"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/watch"
)

// tellOfChanges tells whenever a source of the pack in a folder has changed on the disk, until the context ends. Without a
// system that says so, saving finds it out.
func tellOfChanges(ctx context.Context, root string, tell func()) {
	w, err := watch.Open([]string{root}, watch.Sources)
	if err != nil {
		return
	}
	defer w.Close()
	for ctx.Err() == nil {
		if w.Await(ctx); ctx.Err() == nil { // what cannot be watched any longer has changed, too
			tell()
		}
	}
}
