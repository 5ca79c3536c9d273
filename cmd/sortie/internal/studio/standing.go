package studio

import (
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"slices"
)

// standing lets a question through that makes edits of texts, if the texts are those that the asker has: two pages of one studio may
// be at the same file, and places in the text of one mean nothing in that of the other. No text is laid while it is answered.
func (s *Server) standing(then http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(io.LimitReader(r.Body, maxQuestion))
		if err != nil {
			http.Error(w, "questions are JSON: "+err.Error(), http.StatusBadRequest)
			return
		}
		var q struct {
			On map[string]string `json:"on"` // the texts of the asker, by file
		}
		s.texts.RLock()
		defer s.texts.RUnlock()
		if json.Unmarshal(body, &q) == nil { // what is no question, then says so
			for _, name := range slices.Sorted(maps.Keys(q.On)) {
				if now, err := s.desk.Read(name); err == nil && now.Text != q.On[name] {
					write(w, http.StatusPreconditionFailed, map[string]string{"error": name + " has another text here, of another page of this studio"})
					return
				}
			}
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		then(w, r)
	}
}

// laying keeps texts as they are while edits of them are made.
func (s *Server) laying(then http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s.texts.Lock()
		defer s.texts.Unlock()
		then(w, r)
	}
}

// kept is what the page is told of an unsaved text: why the journal could not take it, if so.
type kept struct {
	Unkept string `json:"unkept,omitempty"`
}
