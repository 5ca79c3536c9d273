package lsp

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/textproto"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// What is no message is told of, and the next one is answered.
func TestTheLineSurvivesWhatIsNoMessage(t *testing.T) {
	here, there := net.Pipe()
	served := make(chan error, 1)
	go func() { served <- Serve(context.Background(), there, &reading.Direct{}, "test") }()
	defer here.Close()
	in := bufio.NewReader(here)
	said := func(body string) string {
		t.Helper()
		go fmt.Fprintf(here, "Content-Length: %d\r\n\r\n%s", len(body), body)
		head, err := textproto.NewReader(in).ReadMIMEHeader()
		if err != nil {
			t.Fatalf("%s: %v", body, err)
		}
		n, _ := strconv.Atoi(head.Get("Content-Length"))
		answer := make([]byte, n)
		if _, err := io.ReadFull(in, answer); err != nil {
			t.Fatalf("%s: %v", body, err)
		}
		return string(answer)
	}
	for body, want := range map[string]string{`{"jsonrpc":`: "-32700", "null": "-32700", `"x"`: "-32700", "[": "-3260", "{}": "-3260", `{"jsonrpc":"1.0","id":1,"method":"x"}`: "-32600"} {
		if got := said(body); !strings.Contains(got, want) {
			t.Errorf("%s is answered with %s", body, got)
		}
	}
	if got := said(`{"jsonrpc":"2.0","id":7,"method":"shutdown"}`); !strings.Contains(got, `"id":7`) {
		t.Errorf("a message after that is answered with %s", got)
	}
	go io.WriteString(here, "Content-Length: 33\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}")
	if err := <-served; err != nil {
		t.Error(err)
	}
}

// An editor that leaves without saying so beforehand ends the server with an error, as the protocol has it; one that closes the line
// does not.
func TestAGoodbyeWithoutNotice(t *testing.T) {
	for said, want := range map[string]error{"Content-Length: 33\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}": errRude, "": nil} {
		here, there := net.Pipe()
		served := make(chan error, 1)
		go func() { served <- Serve(context.Background(), there, &reading.Direct{}, "test") }()
		go func() { io.WriteString(here, said); here.Close() }()
		if err := <-served; err != want {
			t.Errorf("%q: %v", said, err)
		}
	}
}
