package studio

import (
	"bytes"
	_ "embed"
	"html/template"
	"net/http"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/schema/english"
)

//go:embed web/stage.html
var stagePage string

//go:embed web/stage.js
var stageScript []byte

//go:embed web/stage.css
var stageStyle []byte

// Stage shows a desk without hands: pages, maps and what was found, of what is saved. It takes nothing but questions for those.
type Stage struct {
	*Server
	mux   *http.ServeMux
	page  *template.Template
	words map[string]map[string]string // by language

	mu     sync.Mutex
	saves  int            // how often something was saved
	shown  map[string]int // the save that a view was drawn after, by unit and view
	failed map[string]string
}

// NewStage shows a desk.
func NewStage(d *Desk) (*Stage, error) {
	s := &Stage{Server: NewServer(d), mux: http.NewServeMux(), words: map[string]map[string]string{}, shown: map[string]int{}, failed: map[string]string{}}
	page, err := template.New("stage").Parse(stagePage)
	if err != nil {
		return nil, err
	}
	s.page = page
	for _, lang := range Languages() {
		if s.words[lang], err = Words(lang); err != nil {
			return nil, err
		}
	}
	enter(s.mux, s.routes())
	return s, nil
}

// routes are all that the stage answers: of those of the studio, what shows.
func (s *Stage) routes() map[string]http.HandlerFunc {
	return map[string]http.HandlerFunc{
		"GET /{$}":                s.view,
		"GET /web/stage.js":       fixed("text/javascript; charset=utf-8", stageScript),
		"GET /web/stage.css":      fixed("text/css; charset=utf-8", stageStyle),
		"GET /api/news":           s.newsLine,
		"GET /draw/{what}/{file}": s.drawing,
	}
}

func fixed(kind string, data []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Write(data)
	}
}

// ServeHTTP implements http.Handler. The gate stands before it.
func (s *Stage) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.mux.ServeHTTP(w, r) }

// saved tells whoever looks that something was saved.
func (s *Stage) saved() {
	s.mu.Lock()
	s.saves++
	s.mu.Unlock()
	s.desk.news.tell()
}

// foundView is the view of what was found.
const foundView = "findings"

// played is the kind of unit that has a board and can be played.
const played = "mission"

// views are what can be looked at of a unit: what has a word for it, and is there.
func (s *Stage) views(u Unit, words map[string]string) []string {
	var all []string
	if u.Kind == played {
		all = append(all, reading.BoardDrawing)
	}
	for _, p := range games.Products() {
		if p.Takes(u.Kind) && words["stage."+p.ID] != "" && (!slices.Contains(p.Maybe, u.Kind) || s.has(u, p.ID)) {
			all = append(all, p.ID)
		}
	}
	if u.Kind == played {
		all = append(all, reading.BriefingDrawing, reading.PlayDrawing)
	}
	return append(all, foundView)
}

// stageLink leads to a view.
type stageLink struct {
	Name, Unit, What string
	On               bool
}

// stageShown is what the page shows.
type stageShown struct {
	Lang, Pack, Unit, What, Why string
	Title, Heading              string // of the unit, and of the view
	UnitsWord, ViewsWord        string
	Units, Views                []stageLink
	Pictures, Pages             []string
	Findings                    []finding
	Turn                        int
	Nothing                     string
}

// view shows one view of one unit.
func (s *Stage) view(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	lang := spoken(r.Header.Get("Accept-Language"))
	words := s.words[lang]
	units := s.desk.Units()
	i := slices.IndexFunc(units, func(u Unit) bool { return u.Folder == q.Get("unit") })
	if i < 0 {
		i = max(0, slices.IndexFunc(units, func(u Unit) bool { return u.Folder == s.desk.Unit || u.Kind == played && s.desk.Unit == "." }))
	}
	shown := stageShown{Lang: lang, Nothing: words["nothing-found"], UnitsWord: words["pack"], ViewsWord: words["views"], Title: words["nothing-yet"]}
	if len(units) > 0 {
		u := units[i]
		list := s.views(u, words)
		shown.Unit, shown.What = u.Folder, q.Get("what")
		if !slices.Contains(list, shown.What) {
			shown.What = list[0]
		}
		shown.Title, shown.Heading = called(u), word(words, "stage."+shown.What)
		for _, what := range list {
			shown.Views = append(shown.Views, stageLink{word(words, "stage."+what), u.Folder, what, what == shown.What})
		}
		shown.Units = english.Each(units, func(o Unit) stageLink {
			return stageLink{Name: called(o), Unit: o.Folder, On: o.Folder == u.Folder}
		})
		s.fill(&shown, u)
	}
	var b bytes.Buffer
	if err := s.page.Execute(&b, shown); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Write(b.Bytes())
}

// called is what people call a unit.
func called(u Unit) string {
	if u.Title != "" {
		return u.Title
	}
	return u.Folder
}

// word is what a key says, or the key.
func word(words map[string]string, key string) string {
	if text := words[key]; text != "" {
		return text
	}
	return key
}

// fill draws what is to be shown, unless nothing was saved since it was drawn last.
func (s *Stage) fill(shown *stageShown, u Unit) {
	if shown.What == foundView {
		for _, f := range s.all("") {
			if slices.Contains(u.Files, f.File) {
				shown.Findings = append(shown.Findings, f)
			}
		}
		return
	}
	shown.Turn, shown.Why = s.made(u, shown.What)
	for _, f := range s.drawnFiles(u.Folder, shown.What) {
		switch typeOf(f) {
		case "image/svg+xml":
			shown.Pictures = append(shown.Pictures, f)
		case "text/html; charset=utf-8":
			shown.Pages = append(shown.Pages, f)
		}
	}
}

// made draws a view of a unit unless nothing was saved since it was drawn last: how often something was saved by then, and why it
// could not be drawn.
func (s *Stage) made(u Unit, what string) (turn int, why string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	key := u.Folder + "\x00" + what
	if s.shown[key] != s.saves+1 {
		a, _ := s.draw(drawAsked{u.Folder, what})
		s.shown[key], s.failed[key] = s.saves+1, a.Why
	}
	return s.saves, s.failed[key]
}

// has reports whether there is anything of a view in a unit.
func (s *Stage) has(u Unit, what string) bool {
	s.made(u, what)
	return len(s.drawnFiles(u.Folder, what)) > 0
}
