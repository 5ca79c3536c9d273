//go:build !js

package studio

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/sortie-tools/sortie/compiler/source"
)

// git asks git something about the folder of a pack. A pack is not trusted, and its repository may be its own: only commands
// that read objects are asked, with nothing that could start another program or reach a network.
func git(root string, in io.Reader, args ...string) ([]byte, error) {
	ctx, stop := context.WithTimeout(context.Background(), gitPatience)
	defer stop()
	cmd := exec.CommandContext(ctx, "git", append([]string{"-C", root, "-c", "core.fsmonitor=false", "-c", "protocol.allow=never"}, args...)...)
	cmd.Env = append(os.Environ(), "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_PAGER=cat")
	cmd.Stdin = in
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("git: %w: %s", err, strings.TrimSpace(said.String()))
	}
	return out.Bytes(), nil
}

const (
	gitPatience   = 20 * time.Second
	mostRevisions = 50
	mostText      = 64 << 20 // bytes of sources that are asked of git at once, which are held in memory
)

// Revision is a state of the pack in git.
type Revision struct {
	ID    string `json:"id"`
	When  string `json:"when"` // the day
	Title string `json:"title"`
}

// revisions are those that have changed something in a folder of the pack, the latest first; none where git knows nothing of it.
func revisions(root, unit string) []Revision {
	all := []Revision{}
	out, err := git(root, nil, "rev-list", "--max-count", strconv.Itoa(mostRevisions), "--no-commit-header", "--format=%H%x09%cs%x09%s", "HEAD", "--", unit)
	if err != nil {
		return all
	}
	for _, line := range strings.Split(string(out), "\n") {
		if part := strings.SplitN(line, "\t", 3); len(part) == 3 {
			all = append(all, Revision{part[0], part[1], part[2]})
		}
	}
	return all
}

// commit is what a revision is called here.
var commit = regexp.MustCompile(`^[0-9a-f]{40,64}$`)

// sourcesAt are the sources of the pack as they were in a revision, by their places in it.
func sourcesAt(root, revision string) (map[string][]byte, error) {
	if !commit.MatchString(revision) {
		return nil, fmt.Errorf("%q is no revision", revision)
	}
	list, err := git(root, nil, "ls-tree", "-r", "-l", "-z", revision, "--", ".")
	if err != nil {
		return nil, err
	}
	var names []string
	var ask strings.Builder
	all := 0
	for _, entry := range strings.Split(string(list), "\x00") {
		about, name, ok := strings.Cut(entry, "\t")
		if part := strings.Fields(about); ok && len(part) == 4 && strings.HasPrefix(part[0], "100") && path.Ext(name) == ".cue" && len(names) < source.MaxFiles {
			size, err := strconv.Atoi(part[3])
			if err != nil || size > source.MaxFileBytes {
				return nil, fmt.Errorf("%s was larger than a source can be", name)
			}
			if all += size; all > mostText {
				return nil, fmt.Errorf("the pack had more than %d MiB of sources", mostText>>20)
			}
			names = append(names, name)
			fmt.Fprintln(&ask, part[2])
		}
	}
	data, err := git(root, strings.NewReader(ask.String()), "cat-file", "--batch")
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	in := bufio.NewReader(bytes.NewReader(data))
	for _, name := range names {
		head, err := in.ReadString('\n')
		part := strings.Fields(head)
		if err != nil || len(part) != 3 {
			return nil, fmt.Errorf("git has no text of %s", name)
		}
		size, err := strconv.Atoi(part[2])
		if err != nil || size < 0 || size > source.MaxFileBytes {
			return nil, fmt.Errorf("git has no text of %s", name)
		}
		text := make([]byte, size+1) // and the end of its line
		if _, err := io.ReadFull(in, text); err != nil {
			return nil, err
		}
		files[name] = text[:size]
	}
	return files, nil
}
