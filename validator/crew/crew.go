package crew

import (
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// crew is the subject and the boards that it uses, if it is a whole crew of Core Space.
func crew(p *check.Pass) (*model.Crew, bool) {
	c, ok := p.Subject.Value.(*model.Crew)
	return c, ok && p.Rules != nil && !p.Subject.Partial
}
