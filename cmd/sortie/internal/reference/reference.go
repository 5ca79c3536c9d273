// Package reference writes the pages of the language reference: one for each file of definitions, made
// from the comments of the schema, with an example of each definition, and an index of them all.
package reference

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/compiler/migrate"
)

// Page is one page of the reference.
type Page struct {
	Name string // slash-separated, below the folder of the reference
	Text []byte
}

const made = "<!-- Generated from the comments in schema/; make goldens writes it anew. -->\n\n"

// Pages writes the whole reference.
func Pages(lang *language.Language, x *Examples) []Page {
	pages := []Page{{"README.md", index(lang)}, {"formats.md", formats(migrate.Steps())}}
	for _, p := range lang.Packages {
		for _, f := range p.Files {
			w := &writer{lang: lang, examples: x, pkg: p}
			w.file(f)
			pages = append(pages, Page{p.Path + "/" + f.Name + ".md", w.b.Bytes()})
		}
	}
	return pages
}

const intro = `# The language, definition by definition

What an author can write: each page explains the definitions of one file of the schema, field by
field, with an example that the tests compile. [Set up an editor](editors.md) to have all this at
hand while writing. [What each format changed](formats.md) is for packs that were begun with an
older Sortie, and ` + "`sortie list --library --kind token --edition purge`" + ` lists the names that a
rule set gives to its tokens; other kinds go likewise.

A file of a pack imports the package of its game and joins one of the definitions marked **unit** to
values of its own:

` + "```cue\npackage mission\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Mission & {\n\tid: \"cold-store\"\n\t// …\n}\n```" + `

In the tables, a field is *required*, *optional*, or has a value that counts where nothing is
written. Blocks are closed: a name that is not in the table is a mistake, and is reported with the
name that comes nearest. "By name" means a block in which the author makes up the names.
`

// index lists every definition with the first sentence of its comment.
func index(lang *language.Language) []byte {
	var b bytes.Buffer
	b.WriteString(made + intro)
	for _, p := range lang.Packages {
		fmt.Fprintf(&b, "\n## `%s/%s`\n\n%s\n", language.Module, p.Path, packageDoc(p))
		for _, f := range p.Files {
			fmt.Fprintf(&b, "\n**[%s](%s/%s.md)**\n\n| definition | |\n|---|---|\n", titleOf(f.Name), p.Path, f.Name)
			for _, d := range f.Definitions {
				unit := ""
				if d.Unit != "" {
					unit = "**unit** · "
				}
				fmt.Fprintf(&b, "| [`#%s`](%s/%s.md#%s) | %s%s |\n", d.Name, p.Path, f.Name, anchor(d), unit, cell(sentence(d.Doc)))
			}
		}
	}
	return b.Bytes()
}

// packageDoc is the package's comment without the words "Package corespace" that Go's custom asks for.
func packageDoc(p *language.Package) string {
	doc := strings.TrimPrefix(p.Doc, "Package "+path.Base(p.Path)+" is ")
	if doc == "" || doc == p.Doc {
		return doc
	}
	return strings.ToUpper(doc[:1]) + doc[1:]
}

// titleOf is a file's name as a heading: rules_play becomes Rules play.
func titleOf(name string) string {
	words := strings.ReplaceAll(name, "_", " ")
	return strings.ToUpper(words[:1]) + words[1:]
}

// inText is a link inside a text of a pack, as comments show it; on a page it would lead nowhere.
var inText = regexp.MustCompile(`\[[^\]]*\]\(#[^)]*\)`)

// prose is a comment as a page shows it.
func prose(doc string) string { return inText.ReplaceAllString(doc, "`$0`") }

func anchor(d *language.Definition) string { return strings.ToLower(d.Name) }

func sentence(doc string) string {
	doc, _, _ = strings.Cut(doc, "\n")
	if head, _, ok := strings.Cut(doc, ". "); ok {
		return head + "."
	}
	return doc
}

// cell is a text inside a table.
func cell(text string) string {
	return strings.NewReplacer("|", "\\|", "\n\n", "<br>", "\n", " ").Replace(prose(text))
}
