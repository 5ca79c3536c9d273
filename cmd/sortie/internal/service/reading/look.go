package reading

import (
	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/compiler/source"
)

// Eyes look at a tree that does not change meanwhile: each question is asked once.
type Eyes struct{ *look.Eyes }

// Eyes are eyes that have seen nothing yet.
func (t *Tree) Eyes() *Eyes { return &Eyes{look.NewEyes(t.see)} }

// Good reports whether every look of a reading sees what it saw.
func (e *Eyes) Good(r *Reading) bool { return e.Eyes.Good(r.Looks) }

// see answers a question. What a file says is known as long as the disk says that it is the same file.
func (t *Tree) see(l look.Look) string {
	switch l.Sort {
	case look.Said:
		text, _ := t.textAndNames(l.Name)
		return text
	case look.Named:
		_, names := t.textAndNames(l.Name)
		return names
	}
	return look.Answer(t, l, namesIn)
}

// recorder is a tree as the compiler sees it: it notes every look.
type recorder struct {
	*look.Recorder
	tree *Tree
}

func newRecorder(t *Tree, told func(look.Look)) *recorder {
	return &recorder{look.NewRecorder(t, namesIn, told), t}
}

// open is the folder that the compiler takes for the pack's. Should it be another one, because a pack.cue has come or gone just
// now, then the reading is never good again.
func (r *recorder) open(dir, root string) (source.World, error) {
	if dir == root {
		return r, nil
	}
	r.Note(look.There, ".", "another pack")
	return source.Dir(dir)
}
