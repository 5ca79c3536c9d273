package reference

import (
	"bytes"
	"fmt"

	"github.com/sortie-tools/sortie/compiler/migrate"
)

const formatsIntro = `# What each format changed

The number ` + "`format`" + ` in a pack.cue says which version of the language the pack is written in. Sortie
compiles the newest only; ` + "`sortie migrate`" + ` shows what an older pack needs and, with --write, rewrites
it. Comments and layout stay. What it cannot rewrite it reports with its place, and then nothing of
the pack is touched. What a format only adds needs no change, and is not listed here.
`

// formats tells what each step from one format to the next changed.
func formats(steps []migrate.Step) []byte {
	var b bytes.Buffer
	b.WriteString("<!-- Generated from the steps in compiler/migrate; make goldens writes it anew. -->\n\n" + formatsIntro)
	for _, s := range steps {
		fmt.Fprintf(&b, "\n## From %d to %d: %s\n\n%s\n", s.From, s.From+1, s.Title, s.Text)
		fmt.Fprintf(&b, "\nIn format %d:\n\n```cue\n%s\n```\n\nIn format %d:\n\n```cue\n%s\n```\n", s.From, s.Before, s.From+1, s.After)
	}
	return b.Bytes()
}
