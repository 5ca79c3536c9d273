package studio

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"syscall/js"
	"time"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// slower is how much longer than a process the same work may take in a browser, by the clock on the wall: nothing there tells
// how much of the processor it has had, and on a busy machine sound work takes many times as long.
const slower = 12

// run answers what the page asks, in a worker of the browser, until the page ends it. The script of the worker has two functions
// for it: studioHire begins another worker, studioReady takes the function that answers.
func run(_ *cobra.Command, folder, version string, checking, drawing supervise.Limits, _ options) error {
	checking.Processor *= slower
	drawing.Processor *= slower
	maker, pens := &reading.Process{Limits: checking, Hire: hire}, &reading.Process{Limits: drawing, Hire: hire}
	desk, err := NewDesk(folder, version, maker, pens)
	if err != nil {
		return err
	}
	s := NewServer(desk)
	js.Global().Call("studioReady", js.FuncOf(func(_ js.Value, args []js.Value) any {
		method, address, body, done := args[0].String(), args[1].String(), args[2].String(), args[3]
		go s.tell(method, address, body, done)
		return nil
	}))
	select {}
}

// tell answers one question of the page.
func (s *Server) tell(method, address, body string, done js.Value) {
	a := &reply{header: http.Header{}, status: http.StatusOK}
	r, err := http.NewRequest(method, address, strings.NewReader(body))
	if err == nil {
		r.Header.Set("Content-Type", "application/json")
		s.ServeHTTP(a, r)
	} else {
		http.Error(a, err.Error(), http.StatusBadRequest)
	}
	data := js.Global().Get("Uint8Array").New(a.Len())
	js.CopyBytesToJS(data, a.Bytes())
	done.Invoke(a.status, a.header.Get("Content-Type"), data)
}

// reply keeps an answer until it is whole.
type reply struct {
	bytes.Buffer
	header http.Header
	status int
}

// Header implements http.ResponseWriter.
func (r *reply) Header() http.Header { return r.header }

// WriteHeader implements http.ResponseWriter.
func (r *reply) WriteHeader(status int) { r.status = status }

// aide is another worker of the browser with this program in it.
type aide struct {
	worker js.Value
	calls  []js.Func

	mu    sync.Mutex
	more  *sync.Cond
	came  bytes.Buffer
	over  bool
	said  string // on its way out
	began time.Time
	ready bool // the program has begun in it
	most  supervise.Limits
}

// hire begins a worker of the browser.
func hire() (reading.Hand, error) {
	h := &aide{}
	h.more = sync.NewCond(&h.mu)
	h.calls = []js.Func{js.FuncOf(h.heard), js.FuncOf(h.begun), js.FuncOf(h.ended)}
	h.worker = js.Global().Call("studioHire", h.calls[0], h.calls[1], h.calls[2])
	if h.worker.IsNull() {
		return nil, errors.New("the browser begins no more workers")
	}
	return h, nil
}

// heard takes in bytes of the worker.
func (h *aide) heard(_ js.Value, args []js.Value) any {
	data := make([]byte, args[0].Length())
	js.CopyBytesToGo(data, args[0])
	h.mu.Lock()
	defer h.mu.Unlock()
	h.came.Write(data)
	h.more.Signal()
	return nil
}

// begun notes that the program has begun in the worker: loading it is no work of a unit's.
func (h *aide) begun(js.Value, []js.Value) any {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.ready, h.began = true, time.Now()
	return nil
}

// ended notes that the worker has ended, and what it said.
func (h *aide) ended(_ js.Value, args []js.Value) any {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.over, h.said = true, args[0].String()
	h.more.Signal()
	return nil
}

// Read implements io.Reader.
func (h *aide) Read(p []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for h.came.Len() == 0 && !h.over {
		h.more.Wait()
	}
	if h.came.Len() == 0 {
		return 0, io.EOF
	}
	return h.came.Read(p)
}

// Write implements io.Writer.
func (h *aide) Write(p []byte) (int, error) {
	data := js.Global().Get("Uint8Array").New(len(p))
	js.CopyBytesToJS(data, p)
	h.worker.Call("give", data)
	return len(p), nil
}

// Begin implements reading.Hand.
func (h *aide) Begin(_ string, most supervise.Limits) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.most, h.began = most, time.Now()
}

// loading is how long a browser may take to begin the program.
const loading = 2 * time.Minute

// Look implements reading.Hand.
func (h *aide) Look() (supervise.Fault, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	since := time.Since(h.began)
	switch {
	case h.over && supervise.OutOfMemory(h.said):
		return supervise.Fault{Cause: supervise.TooLarge}, true
	case h.ready && since > h.most.Processor, since > loading+h.most.Processor:
		return supervise.Fault{Cause: supervise.TooLong}, true
	}
	return supervise.Fault{}, false
}

// End implements reading.Hand.
func (h *aide) End() {
	h.worker.Call("end")
	h.ended(js.Undefined(), []js.Value{js.ValueOf("")})
	for _, f := range h.calls {
		f.Release()
	}
}

// show has nothing to listen on in a browser.
func show(*cobra.Command, string, string, supervise.Limits, supervise.Limits, stageOptions) error {
	return errors.New("a browser serves no pages to others")
}
