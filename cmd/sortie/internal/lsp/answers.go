package lsp

import (
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
)

func (s *Server) hover(p positionParams) (any, error) {
	file, at := s.placeOf(p)
	if file == "" {
		return nil, nil
	}
	words := s.ws.Hover(file, at)
	if words.Text == "" {
		return nil, nil
	}
	h := hover{Contents: markup{"markdown", words.Text}}
	if words.At.Valid() {
		r := s.rangeOf(words.At)
		h.Range = &r
	}
	return h, nil
}

// MapMethod asks for the map of a document's mission with what was found on it: a request beside the protocol, for editors that
// can show a picture.
const MapMethod = "sortie/map"

// mapped is a map; or, where there is none, why.
type mapped struct {
	SVG  string `json:"svg"`
	None string `json:"none,omitempty"`
}

func (s *Server) mapOf(p openParams) (any, error) {
	file := fileOf(p.TextDocument.URI)
	if file == "" {
		return mapped{None: "the document is no file"}, nil
	}
	picture, err := s.ws.Map(file)
	if err != nil {
		return mapped{None: err.Error()}, nil
	}
	return mapped{SVG: string(picture)}, nil
}

func (s *Server) definition(p positionParams) (any, error) {
	all := []location{}
	if file, at := s.placeOf(p); file != "" {
		for _, r := range s.ws.Definition(file, at) {
			all = append(all, s.locationOf(r))
		}
	}
	return all, nil
}

// referencesParams ask for all places where something is mentioned.
type referencesParams struct {
	positionParams
	Context struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

func (s *Server) references(p referencesParams) (any, error) {
	all := []location{}
	if file, at := s.placeOf(p.positionParams); file != "" {
		for _, place := range s.ws.References(file, at) {
			if !place.Defines || p.Context.IncludeDeclaration {
				all = append(all, s.locationOf(place.At))
			}
		}
	}
	return all, nil
}

// highlighted is a place of the same file.
type highlighted struct {
	Range textRange `json:"range"`
}

func (s *Server) highlight(p positionParams) (any, error) {
	all := []highlighted{}
	if file, at := s.placeOf(p); file != "" {
		for _, place := range s.ws.References(file, at) {
			if whole := filepath.FromSlash(place.At.File); whole == file {
				all = append(all, highlighted{s.rangeOf(place.At)})
			}
		}
	}
	return all, nil
}

// symbolKinds are the protocol's numbers for what things look like in a list.
var symbolKinds = map[string]int{"list": 3, "thing": 5, "field": 8}

// otherSymbol is the number for things of the workspace.
const otherSymbol = 19

func (s *Server) documentSymbols(p openParams) (any, error) {
	return s.symbols(s.ws.Symbols(fileOf(p.TextDocument.URI))), nil
}

func (s *Server) symbols(list []service.Symbol) []documentSymbol {
	all := []documentSymbol{}
	for _, x := range list {
		all = append(all, documentSymbol{
			Name: x.Name, Detail: x.Detail, Kind: symbolKinds[x.Kind],
			Range: s.rangeOf(x.At), SelectionRange: s.rangeOf(x.Head), Children: s.symbols(x.Inner),
		})
	}
	return all
}

func (s *Server) workspaceSymbols(p queryParams) (any, error) {
	all := []symbolInformation{}
	for _, x := range s.ws.Find(p.Query) {
		name := x.Name
		if x.Detail != "" {
			name += " " + x.Detail
		}
		all = append(all, symbolInformation{Name: name, Kind: otherSymbol, ContainerName: x.Kind, Location: s.locationOf(x.At)})
	}
	return all, nil
}
