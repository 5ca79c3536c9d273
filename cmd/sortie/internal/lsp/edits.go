package lsp

import (
	"github.com/sortie-tools/sortie/schema/diag"
)

type textEdit struct {
	Range   textRange `json:"range"`
	NewText string    `json:"newText"`
}

type workspaceEdit struct {
	Changes map[string][]textEdit `json:"changes"`
}

type codeAction struct {
	Title       string         `json:"title"`
	Kind        string         `json:"kind"`
	IsPreferred bool           `json:"isPreferred,omitzero"`
	Diagnostics []diagnostic   `json:"diagnostics"`
	Edit        *workspaceEdit `json:"edit"`
}

type renameParams struct {
	positionParams
	NewName string `json:"newName"`
}

type foldingRange struct {
	StartLine int    `json:"startLine"`
	EndLine   int    `json:"endLine"`
	Kind      string `json:"kind,omitempty"`
}

type inlayHint struct {
	Position    position `json:"position"`
	Label       string   `json:"label"`
	Tooltip     string   `json:"tooltip,omitempty"`
	PaddingLeft bool     `json:"paddingLeft"`
}

func (s *Server) textEdits(edits []diag.Edit) []textEdit {
	all := []textEdit{}
	for _, e := range edits {
		all = append(all, textEdit{s.rangeOf(e.Range), e.New})
	}
	return all
}

// changes are edits of several files.
func (s *Server) changes(edits []diag.Edit) *workspaceEdit {
	all := map[string][]textEdit{}
	for _, e := range edits {
		uri := uriOf(e.Range.File)
		all[uri] = append(all[uri], textEdit{s.rangeOf(e.Range), e.New})
	}
	return &workspaceEdit{all}
}

func (s *Server) prepareRename(p positionParams) (any, error) {
	file, at := s.placeOf(p)
	if file == "" {
		return nil, nil
	}
	r, err := s.ws.Renameable(file, at)
	if err != nil {
		return nil, err
	}
	return s.rangeOf(r), nil
}

func (s *Server) rename(p renameParams) (any, error) {
	file, at := s.placeOf(p.positionParams)
	if file == "" {
		return nil, nil
	}
	edits, err := s.ws.Rename(file, at, p.NewName)
	if err != nil {
		return nil, err
	}
	return s.changes(edits), nil
}

func (s *Server) format(p openParams) (any, error) {
	edits, err := s.ws.Format(fileOf(p.TextDocument.URI))
	if err != nil {
		return nil, err
	}
	return s.textEdits(edits), nil
}

func (s *Server) actions(p rangeParams) (any, error) {
	all := []codeAction{}
	file := fileOf(p.TextDocument.URI)
	t := s.ws.Text(file)
	if t == nil {
		return all, nil
	}
	for _, a := range s.ws.Actions(file, offsetOf(t, p.Range.Start), offsetOf(t, p.Range.End)) {
		all = append(all, codeAction{
			Title: a.Title, Kind: "quickfix", IsPreferred: a.Clear,
			Diagnostics: []diagnostic{s.diagnostic(a.For)}, Edit: s.changes(a.Edits),
		})
	}
	return all, nil
}

func (s *Server) folds(p openParams) (any, error) {
	all := []foldingRange{}
	for _, f := range s.ws.Folds(fileOf(p.TextDocument.URI)) {
		kind := ""
		if f.Comment {
			kind = "comment"
		}
		all = append(all, foldingRange{f.From - 1, f.To - 1, kind})
	}
	return all, nil
}

func (s *Server) hints(p rangeParams) (any, error) {
	all := []inlayHint{}
	file := fileOf(p.TextDocument.URI)
	t := s.ws.Text(file)
	if t == nil {
		return all, nil
	}
	for _, n := range s.ws.Hints(file) {
		line := n.At.Start.Line
		if line-1 < p.Range.Start.Line || line-1 > p.Range.End.Line {
			continue
		}
		end := diag.Pos{Line: line, Col: len([]rune(t.Line(line))) + 1}
		all = append(all, inlayHint{positionOf(t, end), n.Text, n.More, true})
	}
	return all, nil
}
