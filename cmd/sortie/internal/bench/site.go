//go:build unix

package main

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
)

// firstView is how a benchmark tells of the first view in the studio that is a folder of files.
var firstView = regexp.MustCompile(`([0-9.]+) MB\s.*?([0-9.]+) s/click\s.*?([0-9.]+) s/page\s.*?([0-9.]+) s/slowest`)

// site measures the studio that is a folder of files, in a browser that has never seen it.
func site(visits int) error {
	cmd := exec.Command("go", "test", "./cmd/sortie/internal/studio/site", "-run", "^$", "-bench", "FirstView", "-benchtime", fmt.Sprintf("%dx", visits))
	cmd.Env = append(os.Environ(), "SORTIE_FULL=1")
	said, err := cmd.CombinedOutput()
	m := firstView.FindSubmatch(said)
	if err != nil || m == nil {
		return fmt.Errorf("the studio in a folder: %v\n%s", err, said)
	}
	fmt.Printf("\n%-48s %9s %9s %9s %9s  %s (median of %d)\n", "static studio", "click", "address", "slowest", "wire", "limit", visits)
	fmt.Printf("%-48s %7s s %7s s %7s s %6s MB  %s\n", "first view of an example", m[2], m[3], m[4], m[1], "3 s, 20 MB")
	return nil
}
