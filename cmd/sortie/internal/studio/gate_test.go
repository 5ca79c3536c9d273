package studio

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const home = "127.0.0.1:8040"

func knock(t *testing.T, method, target string, with map[string]string) *http.Response {
	t.Helper()
	inner := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("inside")) })
	return knockAt(inner, httptest.NewRequest(method, target, strings.NewReader("{}")), with)
}

// knockAt comes with a request to what lies behind the gate, from here but for what is said.
func knockAt(inner http.Handler, r *http.Request, with map[string]string) *http.Response {
	g := Gate{Key: "0123456789abcdef", Hosts: []string{home, "localhost:8040"}}
	r.Host = home
	for name, value := range with {
		if name == "Host" {
			r.Host = value
		} else {
			r.Header.Set(name, value)
		}
	}
	w := httptest.NewRecorder()
	g.guard(inner).ServeHTTP(w, r)
	return w.Result()
}

func TestTheGateLetsInOnlyWhoHasTheKeyAndComesFromHere(t *testing.T) {
	const own = "sortie-key-8040=0123456789abcdef"
	for _, c := range []struct {
		name, method, target string
		with                 map[string]string
		status               int
	}{
		{"the link", "GET", "/?key=0123456789abcdef", nil, http.StatusSeeOther},
		{"with the cookie", "GET", "/", map[string]string{"Cookie": own}, http.StatusOK},
		{"a question of the page", "POST", "/api/read", map[string]string{"Cookie": own, "Origin": "http://" + home, "Sec-Fetch-Site": "same-origin"}, http.StatusOK},
		{"without a key", "GET", "/", nil, http.StatusUnauthorized},
		{"with another key", "GET", "/?key=0123456789abcdee", nil, http.StatusUnauthorized},
		{"with the cookie of another studio", "GET", "/", map[string]string{"Cookie": "sortie-key-8041=0123456789abcdef"}, http.StatusUnauthorized},
		{"a name bent to this machine", "GET", "/", map[string]string{"Cookie": own, "Host": "evil.example:8040"}, http.StatusMisdirectedRequest},
		{"another port", "GET", "/", map[string]string{"Cookie": own, "Host": "127.0.0.1:9999"}, http.StatusMisdirectedRequest},
		{"a form of another site", "POST", "/api/save", map[string]string{"Cookie": own, "Origin": "https://evil.example"}, http.StatusForbidden},
		{"a form from nowhere", "POST", "/api/save", map[string]string{"Cookie": own, "Origin": "null"}, http.StatusForbidden},
		{"a form without an origin", "POST", "/api/save", map[string]string{"Cookie": own}, http.StatusForbidden},
		{"a picture in a page of another site", "GET", "/draw/sheet/x.svg", map[string]string{"Cookie": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}, http.StatusForbidden},
		{"another port's page", "GET", "/api/pack", map[string]string{"Cookie": own, "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}, http.StatusForbidden},
		{"a link in another site's page", "GET", "/?key=0123456789abcdef", map[string]string{"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}, http.StatusSeeOther},
		{"a frame in another site's page", "GET", "/", map[string]string{"Cookie": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"}, http.StatusForbidden},
		{"a form that leads here from another site", "POST", "/api/save", map[string]string{"Cookie": own, "Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}, http.StatusForbidden},
		{"a script of another site", "GET", "/web/studio.js", map[string]string{"Cookie": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script"}, http.StatusForbidden},
		{"a name bent to this machine, by its own page", "POST", "/api/read", map[string]string{"Cookie": own, "Host": "evil.example:8040", "Origin": "http://evil.example:8040", "Sec-Fetch-Site": "same-origin"}, http.StatusMisdirectedRequest},
		{"a name bent to this machine, with the link", "GET", "/?key=0123456789abcdef", map[string]string{"Host": "evil.example:8040"}, http.StatusMisdirectedRequest},
		{"an old browser with another port's page", "POST", "/api/save", map[string]string{"Cookie": own, "Origin": "http://127.0.0.1:9999"}, http.StatusForbidden},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := knock(t, c.method, c.target, c.with)
			if r.StatusCode != c.status {
				t.Errorf("status %d, want %d", r.StatusCode, c.status)
			}
			if !strings.Contains(r.Header.Get("Content-Security-Policy"), "default-src 'none'") || r.Header.Get("Access-Control-Allow-Origin") != "" {
				t.Error("the answer lacks its policy, or lets others read it")
			}
		})
	}
}

func TestTheKeyGoesIntoACookieThatNoScriptReads(t *testing.T) {
	r := knock(t, "GET", "/?key=0123456789abcdef&view=text", nil)
	c := r.Cookies()[0]
	if !c.HttpOnly || c.SameSite != http.SameSiteStrictMode {
		t.Errorf("the cookie is %+v", c)
	}
	if to := r.Header.Get("Location"); to != "/?view=text" {
		t.Errorf("it leads to %q", to)
	}
}
