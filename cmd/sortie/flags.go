package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/png"
)

// The resolutions a picture may have: below the first nothing can be read, above the second a
// board page has more than a hundred million pixels.
const (
	minDPI = 36
	maxDPI = 600
)

func papers() []paper.Paper {
	return []paper.Paper{paper.A4, paper.Letter, paper.A3, paper.Tabloid, paper.Legal}
}

func paperFlag(cmd *cobra.Command, name *string) {
	cmd.Flags().StringVar(name, "paper", "a4", "paper to print on: "+strings.Join(paperNames(), ", "))
	cmd.RegisterFlagCompletionFunc("paper", cobra.FixedCompletions(paperNames(), cobra.ShellCompDirectiveNoFileComp))
}

func dpiFlag(cmd *cobra.Command, dpi *int) {
	cmd.Flags().IntVar(dpi, "dpi", png.DefaultDPI, fmt.Sprintf("resolution of pictures, %d to %d", minDPI, maxDPI))
}

func checkDPI(dpi int) error {
	if dpi < minDPI || dpi > maxDPI {
		return fmt.Errorf("--dpi %d is outside %d to %d", dpi, minDPI, maxDPI)
	}
	return nil
}

func paperNames() []string {
	var names []string
	for _, p := range papers() {
		names = append(names, strings.ToLower(p.Name))
	}
	return names
}

func paperNamed(name string) (paper.Paper, error) {
	for _, p := range papers() {
		if strings.EqualFold(p.Name, name) {
			return p, nil
		}
	}
	return paper.Paper{}, fmt.Errorf("--paper %s is not one of %s", name, strings.Join(paperNames(), ", "))
}
