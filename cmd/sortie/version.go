package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"
)

// version is Sortie's own version; it also stands in bundles and reports.
const version = "0.1.0"

func newVersion(s *session) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Example: "  sortie version",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintf(s.out, "sortie %s (%s/%s)\n", version, runtime.GOOS, runtime.GOARCH)
			return err
		},
	}
}
