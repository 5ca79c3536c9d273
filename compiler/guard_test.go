package compiler

import (
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

func TestGuardNamesTheUnitAtFault(t *testing.T) {
	g := &Guard{}
	defer g.Begin("mission")()
	defer g.Begin("deck")()
	if d, over := g.over(time.Now(), 0); over {
		t.Errorf("at once: %+v", d)
	}
	d, over := g.over(time.Now().Add(11*source.DefaultDeadline), 0)
	if !over || d.Code != "PCK012" || !strings.Contains(d.Summary, "deck") || !strings.Contains(d.Summary, source.DefaultDeadline.String()) {
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
	g := &Guard{Deadline: time.Hour}
	for range 5 {
		end := g.Begin("quick")
		if d, over := g.over(time.Now().Add(time.Hour/2), 0); over {
			t.Errorf("fired: %s", d.Summary)
		}
		end()
	}
	if d, over := g.over(time.Now().Add(100*time.Hour), 0); over {
		t.Errorf("fired: %s", d.Summary)
	}
	var none *Guard
	none.Begin("nothing watches")()
}

// Units that each keep their deadline still have to keep that of the whole.
func TestGuardEndsTheWhole(t *testing.T) {
	g := &Guard{Deadline: time.Hour}
	g.Whole(2)
	if g.most == 0 {
		t.Fatal("two units have no deadline together")
	}
	g.most = time.Minute // less than that of each
	defer g.Begin("slow")()
	d, over := g.over(time.Now().Add(11*time.Minute), 0)
	if !over || d.Code != "PCK012" || !strings.Contains(d.Summary, "2 units together") {
		t.Errorf("%v %s: %s", over, d.Code, d.Summary)
	}
}
