// Package catalogue lists what packs hold, for people and for programs.
package catalogue

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Entry is one thing of a pack, or one rule set.
type Entry struct {
	Kind    string `json:"kind"`
	ID      string `json:"id"`
	Title   string `json:"title"`
	Edition string `json:"edition,omitempty"`
	Folder  string `json:"folder"` // as the user would name it; a rule set has none of the user's
	Broken  bool   `json:"broken,omitempty"`
}

// Of lists compiled units.
func Of(units []*compiler.Unit) []Entry {
	var entries []Entry
	for _, u := range units {
		entries = append(entries, Entry{Kind: u.Kind, ID: u.ID, Title: u.Title, Edition: u.Edition, Folder: u.Dir, Broken: u.Failed})
	}
	return entries
}

// OfKind picks the entries of one kind; an empty kind picks all.
func OfKind(entries []Entry, kind string) []Entry {
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool { return kind != "" && e.Kind != kind })
}

// OfEdition picks the entries of one edition, with its rule set itself; an empty one picks all.
func OfEdition(entries []Entry, edition string) []Entry {
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool {
		return edition != "" && e.Edition != edition && (e.Kind != ruleSetKind || e.ID != edition)
	})
}

// Kinds are the kinds that entries are of, with the editions where there are any, each once.
func Kinds(entries []Entry) []string {
	var kinds []string
	for _, e := range entries {
		kind := e.Kind
		if e.Edition != "" {
			kind += " (" + e.Edition + ")"
		}
		if !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// WriteJSON writes the entries as one JSON list, with every character that does not print as an escape.
func WriteJSON(w io.Writer, entries []Entry) error {
	if entries == nil {
		entries = []Entry{}
	}
	data, err := json.MarshalIndent(entries, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", diag.EscapeJSON(data))
	return err
}

// WriteTable writes the entries in columns that together have the given width at most.
func WriteTable(w io.Writer, entries []Entry, width int) error {
	rows := [][]string{{"kind", "id", "title", "edition", "folder"}}
	for _, e := range entries {
		title := e.Title
		if e.Broken {
			title = "(errors) " + title
		}
		rows = append(rows, []string{e.Kind, e.ID, title, e.Edition, e.Folder})
	}
	columns := measure(rows, width)
	for _, row := range rows {
		var b strings.Builder
		for i, text := range row {
			fmt.Fprintf(&b, "%-*s ", columns[i], fit(text, columns[i], i == len(row)-1))
		}
		if _, err := fmt.Fprintln(w, strings.TrimRight(b.String(), " ")); err != nil {
			return err
		}
	}
	return nil
}

// measure is the width of each column: what its longest entry needs or, where that is too much for the
// terminal, less for the widest.
func measure(rows [][]string, width int) []int {
	columns := make([]int, len(rows[0]))
	total := -1
	for i := range columns {
		for _, row := range rows {
			columns[i] = max(columns[i], len([]rune(diag.Visible(row[i]))))
		}
		total += columns[i] + 1
	}
	for ; total > width; total-- {
		columns[widest(columns)]--
	}
	return columns
}

// narrow is the least width of a title or folder before ids are cut as well.
const narrow = 12

// widest is the column to take a character from: the wider one of title and folder, as long as that
// leaves something to read; ids are what other commands take, so they stay whole.
func widest(columns []int) int {
	title, folder := 2, 4
	i := title
	if columns[folder] >= columns[title] {
		i = folder
	}
	if columns[i] > narrow {
		return i
	}
	return slices.Index(columns, slices.Max(columns))
}

// fit cuts a text at the width of its column. Of a folder the end tells most, so it loses its beginning.
func fit(text string, width int, folder bool) string {
	r := []rune(diag.Visible(text))
	switch {
	case len(r) <= width:
	case folder:
		r = append([]rune("…"), r[len(r)-width+1:]...)
	default:
		r = append(r[:width-1], '…')
	}
	return string(r)
}
