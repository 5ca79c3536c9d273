package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/watch"
	"github.com/sortie-tools/sortie/schema/diag"
)

// watch carries out work now and after every change below the paths, until interrupted. Whatever
// the work says is said once more after the next change: a file that an editor has just moved away
// comes back.
func (s *session) watch(ctx context.Context, args []string, work func() error) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	watcher, err := watch.Open(args, watch.Sources, bundleEnding)
	if err != nil {
		return err
	}
	defer watcher.Close()
	for {
		if err := work(); err != nil && !errors.Is(err, judge.ErrFindings) {
			fmt.Fprintf(s.err, "sortie: %s\n", diag.Visible(err.Error()))
		}
		fmt.Fprintf(s.err, "\n-- watching %s; interrupt to stop --\n\n", diag.Visible(strings.Join(args, " ")))
		if err := watcher.Await(ctx); err != nil {
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
