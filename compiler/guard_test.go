package compiler

import (
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/schema/diag"
)

func TestGuardFiresOnce(t *testing.T) {
	fired := make(chan diag.Diagnostic, 10)
	g := &Guard{Deadline: 20 * time.Millisecond, OnLimit: func(d diag.Diagnostic) { fired <- d }}
	end := g.Begin("slow one")
	other := g.Begin("other one")
	d := <-fired
	if d.Code != "PCK012" || !strings.Contains(d.Summary, "slow one") || !strings.Contains(d.Summary, "20ms") {
		t.Errorf("%+v", d)
	}
	time.Sleep(60 * time.Millisecond)
	end()
	other()
	if len(fired) > 0 {
		t.Error("fired again")
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
