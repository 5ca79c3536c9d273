package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"
)

// version is Sortie's own version; it also stands in bundles and reports.
const version = "0.2.0"

func newVersion(s *session) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Example: "  sortie version",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(s.out, versionLine())
			return err
		},
	}
}

// versionLine is what the command and the flag of that name print.
func versionLine() string {
	return fmt.Sprintf("sortie %s (%s/%s)", version, runtime.GOOS, runtime.GOARCH)
}
