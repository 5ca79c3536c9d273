package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/png"
)

// The resolutions a picture may have: below the first nothing can be read, above the second a
// board page has more than a hundred million pixels.
const (
	minDPI = 36
	maxDPI = 600
)

func paperFlag(cmd *cobra.Command, name *string, usual, help string) {
	cmd.Flags().StringVar(name, "paper", usual, help)
	all := append(paper.Names(), paper.PosterNames()...)
	cmd.RegisterFlagCompletionFunc("paper", cobra.FixedCompletions(all, cobra.ShellCompDirectiveNoFileComp))
}

func dpiFlag(cmd *cobra.Command, dpi *int) {
	cmd.Flags().IntVar(dpi, "dpi", png.DefaultDPI, fmt.Sprintf("resolution of pictures, %d to %d", minDPI, maxDPI))
}

func inkFlag(cmd *cobra.Command, name *string) {
	cmd.Flags().StringVar(name, "ink", "full", "full, saver or mono")
	cmd.RegisterFlagCompletionFunc("ink", cobra.FixedCompletions(inksaver.Names(), cobra.ShellCompDirectiveNoFileComp))
}

func checkDPI(dpi int) error {
	if dpi < minDPI || dpi > maxDPI {
		return fmt.Errorf("--dpi %d is outside %d to %d", dpi, minDPI, maxDPI)
	}
	return nil
}

func paperNamed(name string) (paper.Paper, error) {
	p, err := paper.Named(name)
	if err != nil {
		return paper.Paper{}, fmt.Errorf("--%w", err)
	}
	return p, nil
}

// atMostOne accepts one argument or none, and says in words what it takes.
func atMostOne(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > 1 {
			return fmt.Errorf("%s takes one %s, and %d are given; see %s --help", cmd.CommandPath(), what, len(args), cmd.CommandPath())
		}
		return nil
	}
}

// exactlyOne accepts one argument and says in words what is missing.
func exactlyOne(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("%s needs %s; see %s --help", cmd.CommandPath(), what, cmd.CommandPath())
		}
		if len(args) > 1 {
			return fmt.Errorf("%s takes one argument, %s, and %d are given; see %s --help", cmd.CommandPath(), what, len(args), cmd.CommandPath())
		}
		return nil
	}
}
