package lsp

import (
	"fmt"
)

type completionItem struct {
	Label         string   `json:"label"`
	Kind          int      `json:"kind"`
	Detail        string   `json:"detail,omitempty"`
	Documentation *markup  `json:"documentation,omitempty"`
	SortText      string   `json:"sortText"`
	FilterText    string   `json:"filterText"`
	TextEdit      textEdit `json:"textEdit"`
}

type completionList struct {
	IsIncomplete bool             `json:"isIncomplete"`
	Items        []completionItem `json:"items"`
}

// itemKinds are the protocol's numbers for what choices look like in a list.
var itemKinds = map[string]int{"field": 5, "kind": 20, "name": 18, "value": 12, "glyph": 15, "link": 18}

func (s *Server) complete(p positionParams) (any, error) {
	list := completionList{Items: []completionItem{}}
	file, at := s.placeOf(p)
	if file == "" {
		return list, nil
	}
	for i, c := range s.ws.Complete(file, at) {
		item := completionItem{
			Label: c.Label, Kind: itemKinds[c.Sort], Detail: c.Detail, SortText: fmt.Sprintf("%d%04d", c.Rank, i), FilterText: c.Label,
			TextEdit: textEdit{s.rangeOf(c.At), c.New},
		}
		if c.Sort == "glyph" {
			item.FilterText = c.New
		}
		if c.Doc != "" {
			item.Documentation = &markup{"markdown", c.Doc}
		}
		list.Items = append(list.Items, item)
	}
	return list, nil
}
