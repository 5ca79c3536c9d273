package hostility

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// wait is something that happens when a hole of the track is filled.
type wait struct {
	what, path string
	peg        int
	severity   diag.Severity // 0: the check's own
}

// choose begins the remedy.
func (w wait) choose() string {
	if w.severity == diag.Warning {
		return "move from"
	}
	return "choose a peg from"
}

// marks are the marks beside the track.
func marks(p *check.Pass) []wait {
	var out []wait
	for _, x := range p.Mission.Setup.Marks {
		out = append(out, wait{what: "mark " + x.ID + " stands at hole", peg: x.Peg, path: "setup.marks." + x.ID + ".peg"})
	}
	return out
}
