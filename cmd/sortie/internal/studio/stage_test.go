//go:build !js

package studio

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// newStage is a stage with one mission that ships.
func newStage(t *testing.T) (*Stage, string) {
	t.Helper()
	d, file := newDesk(t, string(must(os.ReadFile("../../../../missions/salvage-run/mission.cue"))(t)))
	return must(NewStage(d))(t), file
}

func look(t *testing.T, h http.Handler, target string) (int, string) {
	t.Helper()
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest("GET", target, nil))
	return w.Code, w.Body.String()
}

func TestAStageShowsWhatIsSavedAndNothingElse(t *testing.T) {
	s, file := newStage(t)
	if code, page := look(t, s, "/"); code != 200 || !strings.Contains(page, "<h1>Salvage Run</h1>") || !strings.Contains(page, "floor-0.svg") || !strings.Contains(page, "Trackers") || strings.Contains(page, "Prices") {
		t.Fatalf("%d %s", code, page)
	}
	if err := s.desk.Lay("q/mission.cue", "nothing"); err != nil {
		t.Fatal(err)
	}
	if err := s.desk.Drop("q/mission.cue"); err != nil {
		t.Fatal(err)
	}
	if _, page := look(t, s, "/?unit=q&what=findings"); strings.Contains(page, "CMP") || !strings.Contains(page, "Nothing is wrong") {
		t.Errorf("found: %s", page)
	}
	_, before := look(t, s, "/draw/"+reading.BoardDrawing+"/floor-0.svg?unit=q")
	now := strings.Replace(string(must(os.ReadFile(file))(t)), "at: [12, 12]", "at: [13, 11]", 1)
	if err := os.WriteFile(file, []byte(now), 0o644); err != nil {
		t.Fatal(err)
	}
	if look(t, s, "/"); true {
		if _, still := look(t, s, "/draw/"+reading.BoardDrawing+"/floor-0.svg?unit=q"); still != before {
			t.Error("it was drawn anew before anybody said that it was saved")
		}
	}
	s.saved()
	look(t, s, "/")
	if _, after := look(t, s, "/draw/"+reading.BoardDrawing+"/floor-0.svg?unit=q"); after == before || after == "" {
		t.Error("it was not drawn anew after a save")
	}
}

func TestAStageTakesNothing(t *testing.T) {
	s, file := newStage(t)
	was := string(must(os.ReadFile(file))(t))
	for question := range s.questions() {
		w := httptest.NewRecorder()
		r := httptest.NewRequest("POST", "/api/"+question, strings.NewReader(`{"file":"q/mission.cue","text":"x","saved":""}`))
		r.Header.Set("Content-Type", "application/json")
		if s.ServeHTTP(w, r); w.Code != http.StatusNotFound && w.Code != http.StatusMethodNotAllowed {
			t.Errorf("%s is answered with %d", question, w.Code)
		}
	}
	for _, target := range []string{"/api/pack", "/web/studio.js", "/draw/sheet/../../etc/passwd", "/draw/sheet/x.svg?unit=../..", "/mission.cue"} {
		if code, _ := look(t, s, target); code == 200 {
			t.Errorf("%s is handed out", target)
		}
	}
	if code, page := look(t, s, "/?unit=%3Cscript%3Ealert(1)%3C/script%3E&what=%22%3E%3Cscript%3E"); code != 200 || strings.Contains(page, "<script>alert") || strings.Contains(page, `"><script>`) {
		t.Errorf("%d %s", code, page)
	}
	if now := string(must(os.ReadFile(file))(t)); now != was {
		t.Error("the file is another now")
	}
}

func TestAPageThatIsOpenHearsOfASave(t *testing.T) {
	s, file := newStage(t)
	line := must(net.Listen("tcp", "127.0.0.1:0"))(t)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- serveStage(ctx, io.Discard, line, s.desk, "k", nil) }()
	defer func() { stop(); <-ended }()
	r := must(http.NewRequestWithContext(ctx, "GET", "http://"+line.Addr().String()+"/api/news", nil))(t)
	r.AddCookie(&http.Cookie{Name: cookie + "-" + port(line.Addr().String()), Value: "k"})
	answer := must(http.DefaultClient.Do(r))(t)
	defer answer.Body.Close()
	heard := make(chan string, 10)
	go func() {
		b := make([]byte, 100)
		for {
			n, err := answer.Body.Read(b)
			if heard <- string(b[:n]); err != nil {
				return
			}
		}
	}()
	text := string(must(os.ReadFile(file))(t))
	for said := ""; !strings.Contains(said, "changed"); {
		if err := os.WriteFile(file, []byte(text+"\n"), 0o644); err != nil { // again until somebody watches
			t.Fatal(err)
		}
		select {
		case word := <-heard:
			said += word
		case <-time.After(time.Second):
		}
	}
}

func TestACodeLetsInAndIsNotGuessed(t *testing.T) {
	now := time.Unix(0, 0)
	code := must(NewCode(func() time.Time { return now }))(t)
	inner := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("inside")) })
	h := Gate{Key: "0123456789abcdef", Code: code, Hosts: []string{home}}.guard(inner)
	send := func(method, target, word, origin string) *http.Response {
		r := httptest.NewRequest(method, target, strings.NewReader(url.Values{"code": {word}}.Encode()))
		r.Host = home
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w.Result()
	}
	own := "http://" + home
	if r := send("GET", "/", "", ""); r.StatusCode != http.StatusUnauthorized || !strings.Contains(string(must(io.ReadAll(r.Body))(t)), "<form") {
		t.Errorf("without a code: %d", r.StatusCode)
	}
	if r := send("POST", "/enter", code.String(), "https://evil.example"); r.StatusCode != http.StatusForbidden {
		t.Errorf("from another site: %d", r.StatusCode)
	}
	r := send("POST", "/enter", strings.ToUpper(code.String()), own)
	if r.StatusCode != http.StatusSeeOther || r.Header.Get("Location") != "/" || len(r.Cookies()) != 1 || !r.Cookies()[0].HttpOnly {
		t.Errorf("with the code: %d %v", r.StatusCode, r.Header)
	}
	for i := range mostWrong {
		if r := send("POST", "/enter", "aaaa-aaaa", own); r.StatusCode != http.StatusUnauthorized {
			t.Errorf("wrong code %d: %d", i, r.StatusCode)
		}
	}
	if r := send("POST", "/enter", code.String(), own); r.StatusCode != http.StatusTooManyRequests || len(r.Cookies()) != 0 {
		t.Errorf("after too many wrong ones: %d", r.StatusCode)
	}
	now = now.Add(remembered)
	if r := send("POST", "/enter", code.String(), own); r.StatusCode != http.StatusSeeOther {
		t.Errorf("a minute later: %d", r.StatusCode)
	}
}

func TestWithoutACodeNobodyEntersOne(t *testing.T) {
	if r := knock(t, "POST", "/enter", map[string]string{"Origin": "http://" + home}); r.StatusCode != http.StatusUnauthorized {
		t.Errorf("status %d", r.StatusCode)
	}
}
