package product

import "github.com/sortie-tools/sortie/printer/scene"

// Editions are documents that have one edition for players and one for game masters.
type Editions struct {
	Players, Master string // what their files are called
	// Spoils reports whether a unit has anything that players are not to know; without it, both editions are one.
	Spoils func(*Job) bool
	Draw   func(j *Job, gm bool) (*scene.Document, error)
}

// Make draws the edition that was asked for.
func (e Editions) Make(j *Job) ([]File, error) { return e.files(j, j.GM) }

// Build draws the players' edition, and the game master's of a unit that has something to spoil.
func (e Editions) Build(j *Job) ([]File, error) {
	if e.Spoils(j) {
		return e.files(j, false, true)
	}
	return e.files(j, false)
}

func (e Editions) files(j *Job, editions ...bool) ([]File, error) {
	var out []File
	for _, gm := range editions {
		doc, err := e.Draw(j, gm)
		if err != nil {
			return nil, err
		}
		name := e.Players
		if gm {
			name = e.Master
		}
		out = append(out, File{Name: name, Doc: doc})
	}
	return out, nil
}
