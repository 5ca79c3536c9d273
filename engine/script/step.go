package script

import "strings"

// Step is one thing to do: exactly one of Who's verb, NPC, Next, Answer, Refuse and Ask is given.
type Step struct {
	Path   string
	Who    string
	Verb   string
	What   string // the object of the verb, as a name
	At     *Point // or as a place
	Via    []Point
	With   string
	Pay    string
	On     string
	OnAt   *Point
	To     string
	For    string
	Burst  int
	Level  int
	Charge bool
	Heavy  bool
	Follow bool
	Way    int    // of using a level that has several, from 1 on
	By     string // a skill that is used as one sets out
	Take   []string
	Leave  []string
	Drag   *Point // where one goes who drags

	NPC    string
	Next   string
	Stop   string // of next: within the phase
	Answer *Step
	Refuse *Step
	Ask    *Ask
}

// Ask is a question with its answer.
type Ask struct {
	Path, What    string
	From, To      string
	FromAt, ToAt  *Point
	Seen, Within  *bool
	Cover, Target string
	Inches        *float64
	Can           map[string]bool // by verb
	Of            *Step           // of odds: the step, and what is to come of it
	That          map[string]any
	Percent       *float64
}

// verbs are what figures do, and how the object of each is written.
func verbs() map[string]string {
	return map[string]string{"move": "place", "via": "places", "enter": "place", "aboard": "yes", "shoot": "name", "strike": "name", "shove": "name",
		"search": "name", "interact": "name", "repair": "name", "persuade": "name", "reload": "name", "clear": "name", "wear": "name or null", "stand": "yes",
		"use": "name", "throw": "name", "pick": "name", "drop": "name", "give": "name", "step": "place", "drag": "name", "rob": "name",
		"revive": "name", "skill": "name", "upgrade": "name", "play": "name", "open": "name", "shut": "name", "end": "yes", "choose": "name or place"}
}

// beside are the fields that stand beside a verb.
func beside() []string {
	return []string{"with", "burst", "charge", "heavy", "follow", "take", "leave", "for", "on", "pay", "at", "to", "level", "by", "way"}
}

// readStep reads a step.
func readStep(n node) Step {
	m := n.fields()
	s := Step{Path: n.path}
	switch {
	case has(m, "npc"):
		n.object("npc")
		s.NPC = m["npc"].text()
	case has(m, "next"):
		n.object("next", "stop")
		s.Next = m["next"].text()
		if has(m, "stop") {
			s.Stop = m["stop"].text()
		}
	case has(m, "answer"):
		n.object("answer")
		a := readDeed(m["answer"], false)
		s.Answer = &a
	case has(m, "refuse"):
		n.object("refuse")
		if has(m["refuse"].fields(), "refuse") {
			n.fail("a refusal holds a step that does something")
			break
		}
		r := readStep(m["refuse"])
		s.Refuse = &r
	case has(m, "ask"):
		s.Ask = readAsk(n)
	default:
		return readDeed(n, true)
	}
	return s
}

func has(m map[string]node, key string) bool {
	_, ok := m[key]
	return ok
}

// readDeed reads what somebody does.
func readDeed(n node, who bool) Step {
	s := Step{Path: n.path}
	m := n.fields()
	known := beside()
	if who {
		known = append(known, "who")
		if !has(m, "who") {
			n.fail("a step says who does it, or is one of npc, next, answer, refuse, ask")
			return s
		}
		s.Who = m["who"].text()
	}
	all := verbs()
	if who {
		delete(all, "choose") // only answers choose
	}
	for _, v := range sorted(all) {
		known = append(known, v)
		// a drag is made by a move, whose place stands beside it
		if !has(m, v) || v == "move" && has(m, "drag") {
			continue
		}
		if s.Verb != "" {
			n.fail("a step does one thing: this has %s and %s", s.Verb, v)
			return s
		}
		s.Verb = v
		s.object(m[v], all[v])
	}
	n.object(known...)
	if s.Verb == "" && *n.err == nil {
		n.fail("a step does one of %s", strings.Join(sorted(all), ", "))
	}
	s.besides(m)
	return s
}

// object reads the object of a verb.
func (s *Step) object(n node, form string) {
	_, place := n.v.([]any)
	switch {
	case form == "yes":
		if !n.truth() {
			n.fail("this is true or left out")
		}
	case form == "places":
		for _, x := range n.list() {
			if p := x.point(); p != nil {
				s.Via = append(s.Via, *p)
			}
		}
		if len(s.Via) == 0 {
			n.fail("a way has places")
		}
	case form == "place", form == "name or place" && place:
		s.At = n.point()
	case form == "name or null" && n.v == nil:
	default:
		s.What = n.text()
	}
}

// besides reads the fields beside a verb.
func (s *Step) besides(m map[string]node) {
	for key, to := range map[string]*string{"with": &s.With, "pay": &s.Pay, "for": &s.For, "to": &s.To, "by": &s.By} {
		if has(m, key) {
			*to = m[key].text()
		}
	}
	for key, to := range map[string]*int{"burst": &s.Burst, "level": &s.Level, "way": &s.Way} {
		if has(m, key) {
			*to = m[key].number(0, 20)
		}
	}
	for key, to := range map[string]*bool{"charge": &s.Charge, "heavy": &s.Heavy, "follow": &s.Follow} {
		if has(m, key) {
			*to = m[key].truth()
		}
	}
	for key, to := range map[string]*[]string{"take": &s.Take, "leave": &s.Leave} {
		if has(m, key) {
			*to = m[key].texts()
		}
	}
	for _, key := range []string{"on", "at"} {
		if !has(m, key) {
			continue
		}
		if _, place := m[key].v.([]any); place {
			s.OnAt = m[key].point()
		} else {
			s.On = m[key].text()
		}
	}
	if s.Verb == "drag" && has(m, "move") {
		s.Drag = m["move"].point()
	}
	if pay := s.Pay; pay != "" && pay != "free" && pay != "action" && pay != "skill" {
		m["pay"].fail("an effortless action is paid for with free, action or skill")
	}
}

// readAsk reads a question.
func readAsk(n node) *Ask {
	m := n.object("ask", "from", "to", "of", "that", "is")
	a := &Ask{Path: n.path, What: m["ask"].text()}
	name := func(key string, to *string, at **Point) {
		if !has(m, key) {
			return
		}
		if _, place := m[key].v.([]any); place {
			*at = m[key].point()
		} else {
			*to = m[key].text()
		}
	}
	name("from", &a.From, &a.FromAt)
	name("to", &a.To, &a.ToAt)
	if has(m, "of") {
		s := readStep(m["of"])
		if a.Of = &s; s.Ask != nil || s.Refuse != nil || s.Next != "" {
			m["of"].fail("a question for odds is about a step that somebody takes")
		}
	}
	for path, x := range fieldsOf(m, "that") {
		if a.That == nil {
			a.That = map[string]any{}
		}
		a.That[path] = x.v
	}
	if !has(m, "is") {
		n.fail("a question says what the answer is")
		return a
	}
	can := askable()
	is := m["is"].object(append([]string{"seen", "cover", "within", "to", "target", "inches", "percent"}, sorted(can)...)...)
	for verb := range can {
		if has(is, verb) {
			if a.Can == nil {
				a.Can = map[string]bool{}
			}
			a.Can[verb] = is[verb].truth()
		}
	}
	for key, to := range map[string]**bool{"seen": &a.Seen, "within": &a.Within} {
		if has(is, key) {
			b := is[key].truth()
			*to = &b
		}
	}
	for key, to := range map[string]*string{"cover": &a.Cover, "target": &a.Target} {
		if has(is, key) {
			*to = is[key].text()
		}
	}
	if has(is, "to") {
		a.ToAt = is["to"].point()
	}
	if has(is, "percent") {
		a.Percent = percents(is["percent"])
	}
	if has(is, "inches") {
		f, ok := is["inches"].v.(float64)
		if !ok {
			is["inches"].fail("this has to be a number of inches")
		}
		a.Inches = &f
	}
	return a
}
