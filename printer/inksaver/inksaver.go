package inksaver

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Mode is how much ink a page may take.
type Mode uint8

// The modes.
const (
	Full Mode = iota
	Saver
	Mono
)

// names are the modes as users type them, in their order.
var names = []string{"full", "saver", "mono"}

// Names lists the modes as users type them.
func Names() []string { return slices.Clone(names) }

// String is the mode as users type it.
func (m Mode) String() string { return names[m] }

// Parse is the mode of a name. The empty name is Full.
func Parse(name string) (Mode, error) {
	if i := slices.Index(names, name); i >= 0 {
		return Mode(i), nil
	}
	if name == "" {
		return Full, nil
	}
	return Full, fmt.Errorf("there is no ink mode %q; there are %s", name, strings.Join(names, ", "))
}

// Apply is a document with its pages in a mode. The document given is not changed; with Full it is the result.
func Apply(doc *scene.Document, mode Mode) *scene.Document {
	if mode == Full || doc == nil {
		return doc
	}
	out := *doc
	out.Pages = make([]*scene.Page, len(doc.Pages))
	for i, p := range doc.Pages {
		out.Pages[i] = Page(p, mode)
	}
	return &out
}

// Page is one page in a mode; the page given is not changed.
func Page(p *scene.Page, mode Mode) *scene.Page {
	out := *p
	switch mode {
	case Saver:
		s := saver{}
		out.Items = s.items(p.Items, 0)
	case Mono:
		out.Items = scene.Map(p.Items, grey)
	}
	return &out
}
