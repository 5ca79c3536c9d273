package gaming

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/sortie-tools/sortie/engine/script"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// Teller says what came of a script.
type Teller func(out io.Writer, s *script.Script, m script.Mission, title string) (held bool, err error)

// Boards finds the mission that a script names; its twin may name another one.
type Boards func(name string) (script.Mission, error)

// Script plays a script, and its twin if it has one, and tells what came of them. It reports whether all that they expect
// holds; the error says what is wrong about the script.
func Script(out io.Writer, s *script.Script, on Boards, one Teller) (held bool, err error) {
	m, err := on(s.Mission)
	if err != nil {
		return false, err
	}
	held, err = one(out, s, m, english.Pick(s.Title != "", s.Title, "A script"))
	if err != nil {
		return false, err
	}
	twin, err := s.Twin()
	if err != nil || twin == nil {
		return held, err
	}
	if twin.Mission != s.Mission {
		if m, err = on(twin.Mission); err != nil {
			return false, fmt.Errorf("the twin: %w", err)
		}
	}
	also, err := one(out, twin, m, "The twin"+english.Pick(twin.Why != "", ": "+twin.Why, ""))
	if err != nil {
		return false, fmt.Errorf("the twin: %w", err)
	}
	return held && also, nil
}

// InWords plays one script and tells what came of it.
func InWords(out io.Writer, s *script.Script, m script.Mission, title string) (bool, error) {
	res, err := s.Run(m)
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n", diag.Visible(title), m.Mission.Title)
	if res != nil {
		for _, e := range res.Events {
			wrap(&b, "    ", e)
		}
		for _, u := range res.Unanswered {
			wrap(&b, "    ", "Decided by itself "+u+".")
		}
	}
	if err != nil {
		if _, told := io.WriteString(out, b.String()); told != nil {
			return false, told
		}
		return false, err
	}
	failed := len(res.Failed())
	for _, f := range res.Held {
		tell(&b, f)
	}
	n := english.Count(len(res.Held), "expectation")
	if failed == 0 {
		fmt.Fprintf(&b, "  It holds: %s.\n\n", n)
	} else {
		fmt.Fprintf(&b, "  It does not hold: %d of %s.\n\n", failed, n)
	}
	_, err = io.WriteString(out, b.String())
	return failed == 0, err
}

// InJSON plays one script and writes what came of it as a line of JSON. Hashes are texts: few readers hold as long a number.
func InJSON(out io.Writer, s *script.Script, m script.Mission, title string) (bool, error) {
	res, err := s.Run(m)
	if err != nil {
		return false, err
	}
	hashes := []string{}
	for _, h := range res.Hashes {
		hashes = append(hashes, fmt.Sprintf("%016x", h))
	}
	held := len(res.Failed()) == 0
	return held, json.NewEncoder(out).Encode(struct {
		Title      string         `json:"title"`
		Mission    string         `json:"mission"`
		Holds      bool           `json:"holds"`
		Expected   []script.Found `json:"expected"`
		Unanswered []string       `json:"unanswered,omitempty"`
		Events     []string       `json:"events,omitempty"`
		Hashes     []string       `json:"hashes"`
		End        any            `json:"end,omitempty"`
	}{title, m.Mission.ID, held, res.Held, res.Unanswered, res.Events, hashes, res.End})
}

// tell says whether one expectation held.
func tell(b *strings.Builder, f script.Found) {
	found, err := json.Marshal(f.Found)
	if err != nil {
		found = []byte("?")
	}
	if f.Held {
		fmt.Fprintf(b, "  yes  %s: %s\n", diag.Visible(f.Path), diag.Visible(string(found)))
		return
	}
	fmt.Fprintf(b, "  NO   %s: %s\n", diag.Visible(f.Path), diag.Visible(f.Says()))
}
