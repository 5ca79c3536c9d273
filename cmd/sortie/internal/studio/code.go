package studio

import (
	"crypto/rand"
	"crypto/subtle"
	"html/template"
	"net/http"
	"strings"
	"sync"
	"time"
)

// Code is what somebody on another machine enters once to be let in.
type Code struct {
	word string
	now  func() time.Time

	mu    sync.Mutex
	wrong []time.Time // of late
}

// How many wrong codes are borne, and for how long they are remembered. Eight letters of 28 have 377 thousand million
// values: at five a minute, nobody gets through them.
const (
	mostWrong  = 5
	remembered = time.Minute
	codeLength = 8
	// letters are those that nobody takes for others.
	letters = "abcdefghjkmnpqrstuvwxyz23456"
)

// NewCode is a code that nobody guesses.
func NewCode(now func() time.Time) (*Code, error) {
	b := make([]byte, codeLength)
	for i := range b {
		n := make([]byte, 1)
		for n[0] = 255; int(n[0]) >= 256-256%len(letters); {
			if _, err := rand.Read(n); err != nil {
				return nil, err
			}
		}
		b[i] = letters[int(n[0])%len(letters)]
	}
	return &Code{word: string(b), now: now}, nil
}

// String is the code as it is printed.
func (c *Code) String() string { return c.word[:codeLength/2] + "-" + c.word[codeLength/2:] }

// try reports whether a word is the code, and whether one may try at all now.
func (c *Code) try(word string) (good, may bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.now()
	kept := c.wrong[:0]
	for _, at := range c.wrong {
		if now.Sub(at) < remembered {
			kept = append(kept, at)
		}
	}
	if c.wrong = kept; len(kept) >= mostWrong {
		return false, false
	}
	word = strings.ToLower(strings.NewReplacer("-", "", " ", "").Replace(word))
	if subtle.ConstantTimeCompare([]byte(word), []byte(c.word)) == 1 {
		return true, true
	}
	c.wrong = append(c.wrong, now)
	return false, true
}

// asking is the page that asks for the code.
var asking = template.Must(template.New("code").Parse(`<!doctype html>
<html lang="{{.Lang}}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sortie</title>
<link rel="icon" href="data:,"><style>body { font: 18px system-ui, sans-serif; max-width: 20rem; margin: 15vh auto; padding: 1rem } input, button { font: inherit; width: 100%; padding: .6rem; margin: .3rem 0; box-sizing: border-box }</style></head>
<body><form method="post" action="/enter"><label>{{.Ask}} <input name="code" autocomplete="off" autocapitalize="none" required autofocus></label><button>{{.Enter}}</button>{{if .Wrong}}<p role="alert">{{.Wrong}}</p>{{end}}</form></body></html>`))

// ask shows the page that asks for the code, with what was wrong with the last one.
func (c *Code) ask(w http.ResponseWriter, r *http.Request, status int, wrong string) {
	lang := spoken(r.Header.Get("Accept-Language"))
	words, err := Words(lang)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	asking.Execute(w, map[string]string{"Lang": lang, "Ask": words["code-ask"], "Enter": words["code-enter"], "Wrong": words[wrong]})
}

// entered answers who has sent a code.
func (g Gate) entered(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, 1<<10)
	switch good, may := g.Code.try(r.PostFormValue("code")); {
	case !may:
		w.Header().Set("Retry-After", "60")
		g.Code.ask(w, r, http.StatusTooManyRequests, "code-wait")
	case !good:
		g.Code.ask(w, r, http.StatusUnauthorized, "code-wrong")
	default:
		home := r.Clone(r.Context())
		home.URL.Path, home.URL.RawQuery = "/", ""
		g.enter(w, home)
	}
}
