package product

import "github.com/sortie-tools/sortie/printer/scene"

// Pair is a document in two editions: one for players, and one for the game master.
type Pair struct {
	Players, Master string // what their files are called
	// Spoils reports whether a unit has anything that players are not to know; without it, both editions are one.
	Spoils func(*Job) bool
	Draw   func(j *Job, gm bool) (*scene.Document, error)
}

// Make draws the edition that was asked for.
func (p Pair) Make(j *Job) ([]File, error) { return p.files(j, j.GM) }

// Build draws the players' edition, and the game master's of a unit that has something to spoil.
func (p Pair) Build(j *Job) ([]File, error) {
	if p.Spoils(j) {
		return p.files(j, false, true)
	}
	return p.files(j, false)
}

func (p Pair) files(j *Job, editions ...bool) ([]File, error) {
	var out []File
	for _, gm := range editions {
		doc, err := p.Draw(j, gm)
		if err != nil {
			return nil, err
		}
		name := p.Players
		if gm {
			name = p.Master
		}
		out = append(out, File{Name: name, Doc: doc})
	}
	return out, nil
}
