//go:build unix

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// templates are the missions that a generated catalogue is made from, in turn: what people write
// is as different as these.
var templates = []string{"salvage-run", "crossfire", "first-contact", "exploration", "starter"}

var (
	idLine    = regexp.MustCompile(`(?m)^\tid: +"[a-z0-9-]+"`)
	titleLine = regexp.MustCompile(`(?m)^\ttitle: +"[^"]+"`)
	storyLine = regexp.MustCompile(`(?m)^\tstory: """\n`)
	// The catalogue has no trading posts: no mission of it names or links to one.
	posted = regexp.MustCompile(`(?m)^\t\tpost: +"([a-z0-9-]+)"\n`)
)

// words make the prose of each mission its own, so that nothing can be remembered from one to the
// next.
var words = strings.Fields("amber anchor beacon brass cinder cobalt copper delta ember falcon garnet harbour indigo juniper kestrel lantern marble nickel onyx pepper quartz raven saffron timber umber velvet willow yarrow zinc")

// catalogue writes a pack of n missions.
func catalogue(dir, missions string, n int) error {
	pack, err := os.ReadFile(filepath.Join(missions, "pack.cue"))
	if err != nil {
		return err
	}
	if err := write(filepath.Join(dir, "pack.cue"), string(pack)); err != nil {
		return err
	}
	for i := range n {
		text, err := os.ReadFile(filepath.Join(missions, templates[i%len(templates)], "mission.cue"))
		if err != nil {
			return err
		}
		id := fmt.Sprintf("m%03d", i)
		if err := write(filepath.Join(dir, id, "mission.cue"), generated(string(text), id, i)); err != nil {
			return err
		}
	}
	return nil
}

// generated is a mission with an id, a title and a story of its own.
func generated(text, id string, i int) string {
	text = idLine.ReplaceAllString(text, "\tid: "+fmt.Sprintf("%q", id))
	text = titleLine.ReplaceAllString(text, fmt.Sprintf("\ttitle: \"%s %s %d\"", word(i), word(i*7+3), i))
	for _, m := range posted.FindAllStringSubmatch(text, -1) {
		text = regexp.MustCompile(`\[([^\]]*)\]\(#`+m[1]+`\)`).ReplaceAllString(text, "$1")
	}
	text = posted.ReplaceAllString(text, "")
	return storyLine.ReplaceAllString(text, fmt.Sprintf("\tstory: \"\"\"\n\t\tThe %s of %s lies %d days out, past the %s lanes.\n\n", word(i*3+1), word(i*5+2), i+2, word(i*11+4)))
}

func word(i int) string { return words[i%len(words)] }

func write(file, text string) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(text), 0o666)
}
