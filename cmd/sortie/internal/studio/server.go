package studio

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler/source"
)

// Server is the studio of one desk.
type Server struct {
	desk *Desk
	mux  *http.ServeMux

	drawn drawings
	texts sync.RWMutex // read by what makes edits, written by what lays other texts
}

// NewServer serves a desk.
func NewServer(d *Desk) *Server {
	s := &Server{desk: d, mux: http.NewServeMux()}
	enter(s.mux, s.routes())
	return s
}

// enter has a router answer by routes.
func enter(mux *http.ServeMux, routes map[string]http.HandlerFunc) {
	for route, answer := range routes {
		mux.HandleFunc(route, answer)
	}
}

// routes are all that the server answers.
func (s *Server) routes() map[string]http.HandlerFunc {
	all := map[string]http.HandlerFunc{
		"GET /{$}":                page("studio.html").ServeHTTP,
		"GET /web/{file}":         asset,
		"GET /api/pack":           s.pack,
		"GET /api/words":          words,
		"GET /api/news":           s.newsLine,
		"GET /api/zip":            s.zip,
		"GET /draw/{what}/{file}": s.drawing,
	}
	for name, ask := range s.questions() {
		all["POST /api/"+name] = ask
	}
	return all
}

// ServeHTTP implements http.Handler. The gate stands before it.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.mux.ServeHTTP(w, r) }

// maxQuestion is how long the body of a question may be: a source as text with every sign escaped.
const maxQuestion = 8 * source.MaxFileBytes

// answer makes a handler of a function from what was asked to what is answered. Who does not understand JSON, or has asked
// for something that cannot be, is told so in words.
func answer[Q, A any](fn func(Q) (A, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if fault := recover(); fault != nil {
				write(w, http.StatusInternalServerError, map[string]string{"error": fmt.Sprintf("a mistake in Sortie, please report it: %v", fault)})
			}
		}()
		if !strings.HasPrefix(r.Header.Get("Content-Type"), "application/json") {
			http.Error(w, "questions are JSON", http.StatusUnsupportedMediaType)
			return
		}
		var q Q
		if err := json.NewDecoder(io.LimitReader(r.Body, maxQuestion)).Decode(&q); err != nil {
			http.Error(w, "questions are JSON: "+err.Error(), http.StatusBadRequest)
			return
		}
		a, err := fn(q)
		var changed Changed
		switch {
		case errors.As(err, &changed):
			write(w, http.StatusConflict, changed.Now)
		case err != nil:
			write(w, http.StatusUnprocessableEntity, map[string]string{"error": err.Error()})
		default:
			write(w, http.StatusOK, a)
		}
	}
}

func write(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(v)
}

// packAnswer is what the studio shows of the pack.
type packAnswer struct {
	Name    string            `json:"name"`
	Version string            `json:"version"`
	Unit    string            `json:"unit"` // to begin with
	Units   []Unit            `json:"units"`
	Unsaved map[string]string `json:"unsaved"` // what an earlier studio has left behind, by file
}

func (s *Server) pack(w http.ResponseWriter, _ *http.Request) {
	write(w, http.StatusOK, packAnswer{filepath.Base(s.desk.Root), s.desk.version, s.desk.Unit, s.desk.Units(), s.desk.Unsaved()})
}

// newsLine tells a page of changes on the disk for as long as it listens.
func (s *Server) newsLine(w http.ResponseWriter, r *http.Request) {
	told, hangUp := s.desk.news.listen()
	defer hangUp()
	w.Header().Set("Content-Type", "text/event-stream")
	io.WriteString(w, ": listening\n\n")
	flush(w)
	for {
		select {
		case <-r.Context().Done():
			return
		case <-told:
			io.WriteString(w, "data: changed\n\n")
			flush(w)
		}
	}
}

func flush(w http.ResponseWriter) {
	if f, ok := w.(http.Flusher); ok {
		f.Flush()
	}
}

// drawings keeps what was drawn last of each thing, until something else is drawn of it.
type drawings struct {
	mu   sync.Mutex
	last map[string]*reading.Reading
}

// drawing hands out a file of what was drawn last; the question "draw" draws.
func (s *Server) drawing(w http.ResponseWriter, r *http.Request) {
	s.drawn.mu.Lock()
	made := s.drawn.last[r.URL.Query().Get("unit")+"\x00"+r.PathValue("what")]
	s.drawn.mu.Unlock()
	if made != nil {
		for _, f := range made.Drawn {
			if f.Name == r.PathValue("file") {
				w.Header().Set("Content-Type", typeOf(f.Name))
				if strings.HasSuffix(f.Name, ".html") {
					w.Header().Set("Content-Security-Policy", "sandbox allow-scripts; frame-ancestors 'self'")
				}
				w.Write(f.Data)
				return
			}
		}
	}
	http.NotFound(w, r)
}

// drawnFiles are the names of the files of what was drawn last.
func (s *Server) drawnFiles(unit, what string) []string {
	s.drawn.mu.Lock()
	defer s.drawn.mu.Unlock()
	var names []string
	if made := s.drawn.last[unit+"\x00"+what]; made != nil {
		for _, f := range made.Drawn {
			names = append(names, f.Name)
		}
	}
	return names
}
