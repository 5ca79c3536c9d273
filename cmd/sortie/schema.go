package main

import (
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/jsonschema"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/vendored"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

func newSchema(s *session) *cobra.Command {
	var vendor, jsonSchema bool
	cmd := &cobra.Command{
		Use:   "schema [DIR | DEFINITION]",
		Short: "Hand the language's definitions to editors and other tools",
		Long: `Schema lists the definitions of the language; sortie explain Mission tells of
one, and sortie explain Mission.setup of a field.

With --vendor it writes them into DIR/cue.mod, by default this folder, so that
stock cue vet and editors with CUE's language server know them. DIR is the
folder with pack.cue. Sortie itself does not need them and never reads them.

With --json-schema it prints a JSON Schema of a definition, such as Mission,
or of everything a pack can hold; with mission.json or rules.json that of the
compiled file in a bundle, for programs that read missions.`,
		Example: `  sortie schema
  sortie schema --vendor packs/mine
  sortie schema --json-schema Mission > mission.schema.json
  sortie schema --json-schema mission.json > compiled.schema.json`,
		Args: atMostOne("folder or definition"),
		RunE: func(_ *cobra.Command, args []string) error {
			switch {
			case vendor && jsonSchema:
				return errors.New("--vendor and --json-schema do not go together: run sortie schema twice")
			case vendor:
				return s.vendorSchema(strings.Join(args, ""))
			case jsonSchema:
				return printJSONSchema(s.out, strings.Join(args, ""))
			case len(args) > 0:
				return fmt.Errorf("schema takes %q only with --vendor or --json-schema; sortie explain %s tells of a definition", args[0], strings.TrimPrefix(args[0], "#"))
			}
			return listDefinitions(s.out)
		},
	}
	cmd.Flags().BoolVar(&vendor, "vendor", false, "write the definitions into a pack's cue.mod")
	cmd.Flags().BoolVar(&jsonSchema, "json-schema", false, "print a JSON Schema")
	return cmd
}

// vendorSchema puts the schema beside a pack and says what to do with it.
func (s *session) vendorSchema(dir string) error {
	if dir == "" {
		dir = "."
	}
	made, err := vendored.Write(dir)
	if err != nil {
		return err
	}
	where := diag.Visible(path.Join(filepath.ToSlash(dir), "cue.mod"))
	if len(made) == 0 {
		_, err = fmt.Fprintf(s.err, "%s is up to date\n", where)
		return err
	}
	if _, err := fmt.Fprintf(s.out, "%s: %s written\n", where, english.Count(len(made), "file")); err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.err, "Write it anew after each update of sortie; cue vet -c ./... in %s now works.\n", diag.Visible(dir))
	return err
}

func printJSONSchema(w io.Writer, name string) error {
	data, err := jsonSchemaOf(name)
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

// jsonSchemaOf is the schema of a compiled file, of a definition, or without a name of everything a pack can hold.
func jsonSchemaOf(name string) ([]byte, error) {
	if slices.Contains(jsonschema.Files(), name) {
		return jsonschema.OfFile(name)
	}
	lang, err := language.Read()
	if err != nil {
		return nil, err
	}
	if name == "" {
		return jsonschema.OfUnits(lang)
	}
	d := lang.Find(name)
	if d == nil {
		return nil, noDefinition(lang, name)
	}
	return jsonschema.Of(d)
}

// noDefinition says that there is no definition of a name, and which comes nearest.
func noDefinition(lang *language.Language, name string) error {
	var known []string
	for _, p := range lang.Packages {
		for _, d := range p.Definitions() {
			known = append(known, d.Name)
		}
	}
	if near, ok := diag.Nearest(strings.TrimPrefix(name, "#"), known); ok {
		return fmt.Errorf("the language has no definition %q; did you mean %s?", name, near)
	}
	return fmt.Errorf("the language has no definition %q; sortie schema lists them", name)
}

// listDefinitions prints every definition with what it is, package by package.
func listDefinitions(w io.Writer) error {
	lang, err := language.Read()
	if err != nil {
		return err
	}
	for i, p := range lang.Packages {
		if i > 0 {
			fmt.Fprintln(w)
		}
		if _, err := fmt.Fprintf(w, "%s/%s\n", language.Module, p.Path); err != nil {
			return err
		}
		for _, d := range p.Definitions() {
			if _, err := fmt.Fprintln(w, tableLine("  #"+d.Name, 22, firstSentence(d.Doc))); err != nil {
				return err
			}
		}
	}
	return nil
}

// listWidth is the fewest columns that a list is made for: those of the smallest terminal in use.
const listWidth = 80

// tableLine sets a name and a text beside one another and cuts the text at the edge of a terminal.
func tableLine(name string, column int, text string) string {
	line := []rune(fmt.Sprintf("%-*s %s", column, name, text))
	if len(line) > listWidth {
		line = append(line[:listWidth-1], '…')
	}
	return strings.TrimRight(string(line), " ")
}

// firstSentence is a text up to its first full stop.
func firstSentence(text string) string {
	text, _, _ = strings.Cut(text, "\n")
	if head, _, ok := strings.Cut(text, ". "); ok {
		return head
	}
	return strings.TrimSuffix(text, ".")
}
