package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/reference"
)

// mostInFull is how many entries of one name are told in full; more are listed, to choose from.
const mostInFull = 3

// explainWord tells what a word of the language means: a definition, a field of one, or a kind. It is false if the
// language has no such word; near are then those that come closest.
func (s *session) explainWord(w io.Writer, topic string) (ok bool, near []string, err error) {
	lang, err := language.Read()
	if err != nil {
		return false, nil, err
	}
	found, near := reference.Lookup(lang, topic)
	if len(found) == 0 {
		return false, near, nil
	}
	if len(found) > mostInFull {
		return true, nil, chooseWord(w, topic, found)
	}
	x, err := reference.Shipped(lang)
	if err != nil {
		return false, nil, err
	}
	for i, e := range found {
		if i > 0 {
			fmt.Fprintln(w)
		}
		if _, err := io.WriteString(w, reference.Terminal{Examples: x, Width: s.width}.Text(e)); err != nil {
			return false, nil, err
		}
	}
	return true, nil, nil
}

// chooseWord lists what a word may mean.
func chooseWord(w io.Writer, topic string, found []reference.Entry) error {
	fmt.Fprintf(w, "%s is the name of %d things:\n", topic, len(found))
	for _, e := range found {
		if _, err := fmt.Fprintln(w, tableLine("  "+e.Name(), 34, firstSentence(e.Doc()))); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "\nsortie explain %s tells of one.\n", found[0].Name())
	return err
}

// words completes what explain takes of the language: its definitions and kinds, and behind a dot the fields.
func words(begun string) []string {
	lang, err := language.Read()
	if err != nil {
		return nil
	}
	i := strings.LastIndex(begun, ".")
	if i < 0 {
		return reference.Names(lang)
	}
	found, _ := reference.Lookup(lang, begun[:i])
	var names []string
	for _, e := range found {
		names = append(names, e.Below()...)
	}
	return names
}
