package tokens

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the tokens and counters of a mission, or of everything in the boxes of a rule set.
func Product() product.Product {
	return product.Product{
		ID: "tokens", Title: "tokens and counters", Short: "Equipment tokens, counters and markers to cut out",
		Long: "Equipment tokens of every size with their backs, counters, entry points, airlock letters and markers at true size, " +
			"with crop marks, arranged to be printed on both sides. A mission gets what its boxes put into the pool and what its set-up " +
			"names; a rule set gets all that its boxes hold. A key says how to read a token and lists what is printed.",
		Example: "sortie print tokens missions/salvage-run",
		Kinds:   []string{"mission", product.Edition},
		Flags:   []string{"bleed", "duplex", "back-offset", "single"},
		Make:    makeFiles, Proof: proof,
	}
}

// makeFiles lays out the sheets of tokens, those of counters, and the key to both.
func makeFiles(j *product.Job) ([]product.File, error) {
	s := supplyOf(j)
	if err := s.check(j.CoreSpace()); err != nil {
		return nil, err
	}
	p := newPainter(j.Fonts, j.CoreSpace())
	m, _ := j.Unit.(*model.Mission)
	p.leads = leadsOf(m)
	equipment, counters := p.equipment(s), p.counters(j)
	if len(counters) > maxPieces {
		return nil, fmt.Errorf("there are %d counters to print; the most is %d", len(counters), maxPieces)
	}
	var files []product.File
	for _, f := range []struct {
		name, subject string
		pieces        []impose.Piece
	}{{"tokens", "Equipment tokens", equipment}, {"tokens-counters", "Counters", counters}} {
		if len(f.pieces) == 0 {
			continue
		}
		made, err := impose.File(j, f.name, f.subject, f.pieces)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
		files = append(files, made)
	}
	if len(files) == 0 {
		return nil, nil
	}
	return append(files, product.File{Name: "tokens-key", Doc: p.key(j, s, counters)}), nil
}

// supplyOf is what a job prints.
func supplyOf(j *product.Job) supply {
	if m, ok := j.Unit.(*model.Mission); ok && m != nil {
		return drawn(m, j.CoreSpace())
	}
	return boxed(j.CoreSpace())
}

// equipment are the equipment tokens, size by size in the order of the rule set.
func (p *painter) equipment(s supply) []impose.Piece {
	var out []impose.Piece
	behind := &backs{p: p, made: map[backKey][]scene.Item{}}
	for _, size := range p.sizes(s) {
		for _, l := range s.list {
			if l.kind.Size == size {
				out = append(out, p.piece(l, behind))
			}
		}
	}
	return out
}

func (p *painter) piece(l lot, behind *backs) impose.Piece {
	w, h, _ := size(p.rules, l.kind.Size)
	return fromAll(p.leads.design(l.kind), impose.Piece{
		ID: l.kind.ID, Title: l.kind.Title, Copies: l.copies(), W: w, H: h, Face: p.face(l.kind), Back: behind.of(l.kind),
	})
}

// sizes are the sizes of the tokens to print: those that the rule set lists in its order, then others.
func (p *painter) sizes(s supply) []string {
	var out []string
	seen := map[string]bool{}
	add := func(id string) {
		if !seen[id] {
			seen[id] = true
			out = append(out, id)
		}
	}
	for _, z := range p.rules.TokenSizes {
		add(z.ID)
	}
	for _, l := range s.list {
		add(l.kind.Size)
	}
	return out
}

// proof is what the tokens and counters have no room for. All their words are the rule set's, so that it is asked
// once of a rule set as a pack plays it, and of none of the missions played by it.
func proof(j *product.Job) []product.Cut {
	if j.Kind != product.Edition {
		return nil
	}
	s := supplyOf(j)
	if s.check(j.CoreSpace()) != nil {
		return nil // Make says what is wrong
	}
	p := newPainter(j.Fonts, j.CoreSpace())
	p.equipment(s)
	p.counters(j)
	return p.cuts
}
