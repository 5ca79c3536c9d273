// Package visitor opens a studio in a process of its own and asks it what its page asks: for tests, and for measuring.
package visitor

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"time"
)

// Studio is a studio that runs.
type Studio struct {
	Process *os.Process

	cmd    *exec.Cmd
	client *http.Client
	at     string
}

// link is what the command prints.
var link = regexp.MustCompile(`http://127\.0\.0\.1:\d+/\?key=\w+`)

// patience is how long an answer may take, on a machine that has much else to do.
const patience = 5 * time.Minute

// Open starts the command for a pack and follows its link. What it keeps apart from the pack goes into a folder.
func Open(command, pack, own string) (*Studio, error) {
	s := &Studio{cmd: exec.Command(command, "studio", "--no-browser", pack)}
	s.cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+filepath.Join(own, "cache"), "LocalAppData="+filepath.Join(own, "cache"), "HOME="+filepath.Join(own, "home"))
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	s.Process = s.cmd.Process
	if err := s.enter(out); err != nil {
		s.Kill()
		return nil, err
	}
	return s, nil
}

// enter reads the link and follows it.
func (s *Studio) enter(out io.Reader) error {
	lines := bufio.NewScanner(out)
	first := ""
	for first == "" && lines.Scan() {
		first = link.FindString(lines.Text())
	}
	if first == "" {
		return errors.New("the studio prints no link")
	}
	go io.Copy(io.Discard, out)
	jar, err := cookiejar.New(nil)
	if err != nil {
		return err
	}
	u, err := url.Parse(first)
	if err != nil {
		return err
	}
	s.client, s.at = &http.Client{Jar: jar, Timeout: patience}, "http://"+u.Host
	answer, err := s.client.Get(first)
	if err == nil {
		answer.Body.Close()
	}
	return err
}

// Kill ends the studio without any warning.
func (s *Studio) Kill() {
	s.cmd.Process.Kill()
	s.cmd.Wait()
}

// Ask asks a question; the answer is taken in where it is wanted.
func (s *Studio) Ask(name string, question, answer any) error {
	data, err := json.Marshal(question)
	if err != nil {
		return err
	}
	said, err := s.request(http.MethodPost, "/api/"+name, bytes.NewReader(data))
	if err != nil || answer == nil {
		return err
	}
	return json.Unmarshal(said, answer)
}

// Get is what lies at a path.
func (s *Studio) Get(path string) ([]byte, error) { return s.request(http.MethodGet, path, nil) }

func (s *Studio) request(method, path string, body io.Reader) ([]byte, error) {
	req, err := http.NewRequest(method, s.at+path, body)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Origin", s.at)
	got, err := s.client.Do(req)
	if err != nil {
		return nil, err
	}
	defer got.Body.Close()
	said, err := io.ReadAll(got.Body)
	if err == nil && got.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: %s: %s", path, got.Status, said)
	}
	return said, err
}

// Text is a question about a file, with a text for it or the digest of what it was.
type Text struct {
	File  string `json:"file"`
	Text  string `json:"text,omitempty"`
	Saved string `json:"saved,omitempty"`
}

// Source is a file as the studio has it.
type Source struct{ Text, Saved string }

// Unsaved are the texts that the studio offers because an earlier one has left them.
func (s *Studio) Unsaved() (map[string]string, error) {
	data, err := s.Get("/api/pack")
	if err != nil {
		return nil, err
	}
	var pack struct{ Unsaved map[string]string }
	return pack.Unsaved, json.Unmarshal(data, &pack)
}
