package studio

import (
	"context"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
)

// wildcard is a part of a route that stands for any word.
var wildcard = regexp.MustCompile(`\{[^}]*\}`)

// asked is a request that a route answers, with a method and a target of its own.
func asked(t *testing.T, route string) (method, target string) {
	t.Helper()
	method, target, ok := strings.Cut(route, " ")
	if !ok {
		t.Fatalf("%q takes any method: who asks for what is to be said", route)
	}
	return method, wildcard.ReplaceAllString(strings.ReplaceAll(target, "{$}", ""), "x")
}

// Each route of the studio and of the stage lets through neither another site's page, nor a name that was bent to this machine,
// nor whoever has no key; and lets its own page through. The routes are those that are served: one that is added is in it.
func TestNoRouteIsOpenToOthers(t *testing.T) {
	d, _ := newDesk(t, small)
	stage := must(NewStage(d))(t)
	const own = "sortie-key-8040=0123456789abcdef"
	for name, s := range map[string]struct {
		http.Handler
		routes map[string]http.HandlerFunc
	}{"studio": {stage.Server, stage.Server.routes()}, "stage": {stage, stage.routes()}} {
		if len(s.routes) < 4 {
			t.Errorf("the %s has only %d routes", name, len(s.routes))
		}
		for route := range s.routes {
			method, target := asked(t, route)
			for _, c := range []struct {
				who    string
				with   map[string]string
				status int
			}{
				{"nobody's key", map[string]string{"Origin": "http://" + home, "Sec-Fetch-Site": "same-origin"}, http.StatusUnauthorized},
				{"another key", map[string]string{"Cookie": "sortie-key-8040=0123456789abcdee", "Origin": "http://" + home}, http.StatusUnauthorized},
				{"a name bent to this machine", map[string]string{"Cookie": own, "Host": "evil.example:8040", "Origin": "http://evil.example:8040", "Sec-Fetch-Site": "same-origin"}, http.StatusMisdirectedRequest},
				{"a script of another site", map[string]string{"Cookie": own, "Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors"}, http.StatusForbidden},
				{"a picture in another site's page", map[string]string{"Cookie": own, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}, http.StatusForbidden},
				{"a frame in a page of another port", map[string]string{"Cookie": own, "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"}, http.StatusForbidden},
				{"a form from nowhere", map[string]string{"Cookie": own, "Origin": "null"}, http.StatusForbidden},
			} {
				if got := through(t, s.Handler, method, target, c.with); got != c.status {
					t.Errorf("%s, %s, %s: status %d, want %d", name, route, c.who, got, c.status)
				}
			}
			if got := through(t, s.Handler, method, target, map[string]string{"Cookie": own, "Origin": "http://" + home, "Sec-Fetch-Site": "same-origin"}); got == http.StatusUnauthorized || got == http.StatusForbidden || got == http.StatusMisdirectedRequest {
				t.Errorf("%s, %s: its own page is kept out with %d", name, route, got)
			}
		}
	}
}

// through is with what a request is answered that comes to a handler behind the gate.
func through(t *testing.T, h http.Handler, method, target string, with map[string]string) int {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	stop() // who listens for news would wait for ever
	return knockAt(h, httptest.NewRequest(method, target, strings.NewReader("")).WithContext(ctx), with).StatusCode
}
