package studio

import (
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/compiler/brief"
	"github.com/sortie-tools/sortie/schema/model"
)

// form is the form of the unit with a file, as it is on the desk.
func (s *Server) form(q place) (*service.Form, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return nil, err
	}
	f, err := s.desk.ws.Form(full)
	if err != nil {
		return nil, err
	}
	f.Moved(s.inside)
	return f, nil
}

// proseAnswer is a passage of prose as pages understand it.
type proseAnswer struct {
	Blocks []model.Block `json:"blocks"`
	Wrong  []string      `json:"wrong"`
}

// prose reads a passage of prose that is being written.
func prose(q textAsked) (proseAnswer, error) {
	text, _, wrong := brief.Parse(q.Text)
	a := proseAnswer{Blocks: text.Blocks, Wrong: []string{}}
	if a.Blocks == nil {
		a.Blocks = []model.Block{}
	}
	for _, w := range wrong {
		a.Wrong = append(a.Wrong, w.Message)
	}
	return a, nil
}
