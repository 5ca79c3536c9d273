package studio

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/hex"
	"net"
	"net/http"
	"net/url"
	"strings"
)

// Gate lets in whoever has the key, from pages of this server alone.
type Gate struct {
	Key   string   // what the link carries
	Code  *Code    // what somebody who has no link enters; nil: nobody enters without one
	Hosts []string // names and addresses that the server is asked by, with the port
}

// NewKey is a key that nobody guesses.
func NewKey() (string, error) {
	b := make([]byte, 16)
	if _, err := rand.Read(b); err != nil {
		return "", err
	}
	return hex.EncodeToString(b), nil
}

// cookie is the name of the cookie that holds the key once the link was followed.
const cookie = "sortie-key"

// policy allows a page its own files and nothing else. Styles within pictures that we draw stand in attributes.
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

// guard asks of each request who it comes from before it lets it through. A page of another site has another origin, a name
// that was bent to this machine another host, and neither has the key.
func (g Gate) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "same-origin") // with no-referrer, a form of our own would come from no origin
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		switch {
		case !g.known(r.Host):
			http.Error(w, "This server answers by the address that it printed, and by no other.", http.StatusMisdirectedRequest)
		case !g.own(r):
			http.Error(w, "A page of another site has no business here.", http.StatusForbidden)
		case r.Method == http.MethodGet && g.is(r.URL.Query().Get("key")):
			g.enter(w, r)
		case g.Code != nil && r.Method == http.MethodPost && r.URL.Path == "/enter":
			g.entered(w, r)
		case !g.holds(r) && g.Code != nil && r.Method == http.MethodGet:
			g.Code.ask(w, r, http.StatusUnauthorized, "")
		case !g.holds(r):
			http.Error(w, "Open the link that the command has printed: it carries the key.", http.StatusUnauthorized)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// known reports whether the server was asked by a name of its own.
func (g Gate) known(host string) bool {
	for _, own := range g.Hosts {
		if strings.EqualFold(host, own) {
			return true
		}
	}
	return false
}

// own reports whether a request comes from a page of this server, or from no page at all.
func (g Gate) own(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site == "cross-site" || site == "same-site" {
		// somebody has followed a link from elsewhere: only the first page may be asked for so
		return r.Method == http.MethodGet && r.Header.Get("Sec-Fetch-Mode") == "navigate" && r.Header.Get("Sec-Fetch-Dest") == "document"
	}
	origin := r.Header.Get("Origin")
	if origin == "" {
		return r.Method == http.MethodGet || r.Method == http.MethodHead || r.Header.Get("Sec-Fetch-Site") == "same-origin"
	}
	u, err := url.Parse(origin)
	return err == nil && g.known(u.Host)
}

// enter puts the key into a cookie that scripts cannot read and other sites do not send, and takes it out of the address.
func (g Gate) enter(w http.ResponseWriter, r *http.Request) {
	http.SetCookie(w, &http.Cookie{Name: cookie + "-" + port(r.Host), Value: g.Key, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode})
	to := *r.URL
	q := to.Query()
	q.Del("key")
	to.RawQuery, to.Host, to.Scheme = q.Encode(), "", ""
	http.Redirect(w, r, to.RequestURI(), http.StatusSeeOther)
}

// port tells the cookies of several studios on one machine apart, as browsers do not.
func port(host string) string {
	_, p, err := net.SplitHostPort(host)
	if err != nil {
		return "0"
	}
	return p
}

func (g Gate) holds(r *http.Request) bool {
	c, err := r.Cookie(cookie + "-" + port(r.Host))
	return err == nil && g.is(c.Value)
}

func (g Gate) is(key string) bool { return subtle.ConstantTimeCompare([]byte(key), []byte(g.Key)) == 1 }
