package lsp

import (
	"context"
	"encoding/json"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
)

// kick has the findings looked for anew: those of a document first, if one is named.
func (s *Server) kick(file string) {
	s.mu.Lock()
	if file != "" {
		s.last = file
	}
	s.mu.Unlock()
	select {
	case s.kicks <- struct{}{}:
	default:
	}
}

// watch tells the editor what is found, whenever something has changed. What is under way when more changes is given up.
func (s *Server) watch() {
	for {
		select {
		case <-s.ended:
			return
		case <-s.kicks:
		}
		s.mu.Lock()
		first := s.last
		s.mu.Unlock()
		if first != "" {
			s.publish(first, s.ws.Quick(first))
		}
		all, done := s.ws.Findings(first, s.busy)
		if done {
			s.publishAll(all)
		}
	}
}

// busy reports whether something has changed again, or the editor is gone.
func (s *Server) busy() bool {
	select {
	case <-s.ended:
		return true
	default:
		return len(s.kicks) > 0
	}
}

// publishAll tells of the findings of all files, and of those that have none any more.
func (s *Server) publishAll(all map[string][]diag.Diagnostic) {
	for file := range s.told {
		if _, ok := all[filepath.ToSlash(file)]; !ok {
			s.publish(file, nil)
		}
	}
	for _, file := range slices.Sorted(maps.Keys(all)) {
		s.publish(filepath.FromSlash(file), all[file])
	}
}

// publish tells of the findings of a file, if they are others than those that were told last.
func (s *Server) publish(file string, found []diag.Diagnostic) {
	p := publishParams{URI: uriOf(file), Diagnostics: []diagnostic{}}
	for _, d := range found {
		if d.Allowed == "" {
			p.Diagnostics = append(p.Diagnostics, s.diagnostic(d))
		}
	}
	s.mu.Lock()
	if v, ok := s.open[file]; ok {
		p.Version = &v
	}
	s.mu.Unlock()
	data, err := json.Marshal(p)
	if err != nil || s.told[file] == string(data) || len(p.Diagnostics) == 0 && s.told[file] == "" && p.Version == nil {
		return
	}
	s.told[file] = string(data)
	if s.conn.Notify(context.Background(), "textDocument/publishDiagnostics", p) != nil {
		s.end()
	}
}

// diagnostic is a finding as the protocol has it.
func (s *Server) diagnostic(d diag.Diagnostic) diagnostic {
	lines := append([]string{d.Summary}, d.Details...)
	if d.Remedy != "" {
		lines = append(lines, d.Remedy)
	}
	if len(d.Players) > 0 {
		lines = append(lines, d.Crews())
	}
	out := diagnostic{
		Range: s.rangeOf(d.Range), Severity: map[diag.Severity]int{diag.Error: 1, diag.Warning: 2, diag.Note: 3}[d.Severity],
		Code: d.Code, Source: "sortie", Message: strings.Join(lines, "\n"),
	}
	for _, r := range d.Related {
		if filepath.IsAbs(filepath.FromSlash(r.Range.File)) {
			out.Related = append(out.Related, related{s.locationOf(r.Range), r.Text})
		}
	}
	return out
}
