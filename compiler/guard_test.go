package compiler

import (
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/schema/diag"
)

func TestGuardNamesTheUnitAtFault(t *testing.T) {
	g := &Guard{}
	defer g.Begin("mission")()
	defer g.Begin("deck")()
	if d, over := g.over(time.Now(), 0); over {
		t.Errorf("at once: %+v", d)
	}
	d, over := g.over(time.Now().Add(DefaultDeadline+time.Second), 0)
	if !over || d.Code != "PCK012" || !strings.Contains(d.Summary, "deck") || !strings.Contains(d.Summary, DefaultDeadline.String()) {
		t.Errorf("%v %+v", over, d)
	}
	if _, again := g.over(time.Now().Add(time.Hour), 0); again {
		t.Error("fired twice")
	}
}

func TestGuardWatchesTheClock(t *testing.T) {
	fired := make(chan diag.Diagnostic, 10)
	g := &Guard{Deadline: 20 * time.Millisecond, OnLimit: func(d diag.Diagnostic) { fired <- d }}
	defer g.Begin("x")()
	if d := <-fired; d.Code != "PCK012" || !strings.Contains(d.Summary, "20ms") {
		t.Errorf("%+v", d)
	}
}

func TestGuardWatchesTheHeap(t *testing.T) {
	fired := make(chan diag.Diagnostic, 1)
	g := &Guard{Heap: 1, OnLimit: func(d diag.Diagnostic) { fired <- d }}
	defer g.Begin("x")()
	if d := <-fired; d.Code != "PCK013" {
		t.Errorf("%+v", d)
	}
}

func TestGuardRestsBetweenUnits(t *testing.T) {
	g := &Guard{Deadline: 30 * time.Millisecond, OnLimit: func(d diag.Diagnostic) { t.Errorf("fired: %s", d.Summary) }}
	for range 5 {
		end := g.Begin("quick")
		time.Sleep(10 * time.Millisecond)
		end()
	}
	time.Sleep(50 * time.Millisecond)
	var none *Guard
	none.Begin("nothing watches")()
}

// Units that each keep their deadline still have to keep that of the whole.
func TestGuardEndsTheWhole(t *testing.T) {
	fired := make(chan diag.Diagnostic, 1)
	g := &Guard{Deadline: 300 * time.Millisecond, OnLimit: func(d diag.Diagnostic) { fired <- d }}
	g.Whole(2)
	deadline := time.After(20 * time.Second)
	for {
		end := g.Begin("slow")
		select {
		case d := <-fired:
			if d.Code != "PCK012" || !strings.Contains(d.Summary, "2 units together") {
				t.Errorf("%s: %s", d.Code, d.Summary)
			}
			return
		case <-deadline:
			t.Fatal("never fired")
		case <-time.After(50 * time.Millisecond):
		}
		end()
	}
}
