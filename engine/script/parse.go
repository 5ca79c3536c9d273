package script

// Point is a place on the board: inches from the west and from the north edge.
type Point [2]float64

// Script is a script as it is written.
type Script struct {
	Title   string
	Mission string
	Rules   []string // rows of the table of rules that it proves
	Cites   []string
	Set     Set
	Dice    map[string][]Face
	Do      []Step
	Expect  map[string]any
	Why     string // of a twin: what is another

	tree map[string]any
}

// Face is a face of a die, by its title or its number, with the direction of its arrow.
type Face struct {
	Title  string
	Number int // 0: by its title
	Arrow  uint8
	path   string
}

// Parse reads a script.
func Parse(data []byte) (*Script, error) {
	v, err := decode(data)
	if err != nil {
		return nil, err
	}
	return fromTree(v)
}

// Twin is the twin of a script; nil: it has none.
func (s *Script) Twin() (*Script, error) {
	twin, ok := s.tree["twin"].(map[string]any)
	if !ok {
		return nil, nil
	}
	tree := map[string]any{}
	for k, v := range s.tree {
		if k != "twin" {
			tree[k] = v
		}
	}
	return fromTree(merge(tree, twin))
}

// merge puts what is new over what was there: objects key by key, everything else whole.
func merge(old, over any) any {
	a, ok := old.(map[string]any)
	b, also := over.(map[string]any)
	if !ok || !also {
		return over
	}
	out := map[string]any{}
	for k, v := range a {
		out[k] = v
	}
	for k, v := range b {
		if was, there := a[k]; there {
			v = merge(was, v)
		}
		out[k] = v
	}
	return out
}

// fromTree reads a script that has been decoded.
func fromTree(v any) (*Script, error) {
	var failed *Error
	s := &Script{Dice: map[string][]Face{}, Expect: map[string]any{}}
	s.tree, _ = v.(map[string]any)
	n := node{"", v, &failed}
	m := n.object("title", "cites", "rules", "example", "ruling", "mission", "set", "dice", "do", "expect", "twin", "why", "note")
	s.head(m)
	if x, ok := m["set"]; ok {
		s.Set = readSet(x)
	}
	for die, list := range fieldsOf(m, "dice") {
		for _, x := range list.list() {
			s.Dice[die] = append(s.Dice[die], readFace(x))
		}
	}
	if x, ok := m["do"]; ok {
		for _, step := range x.list() {
			s.Do = append(s.Do, readStep(step))
		}
	}
	for path, x := range fieldsOf(m, "expect") {
		s.Expect[path] = x.v
	}
	if x, ok := m["twin"]; ok {
		x.object("why", "mission", "set", "dice", "do", "expect", "ruling")
	}
	if failed == nil && (s.Mission == "" || len(s.Expect) == 0) {
		n.fail("a script names its mission and expects something")
	}
	if failed != nil {
		return nil, failed
	}
	return s, nil
}

// head reads what a script says of itself.
func (s *Script) head(m map[string]node) {
	for key, to := range map[string]*string{"title": &s.Title, "mission": &s.Mission, "why": &s.Why} {
		if x, ok := m[key]; ok {
			*to = x.text()
		}
	}
	for key, to := range map[string]*[]string{"rules": &s.Rules, "cites": &s.Cites} {
		if x, ok := m[key]; ok {
			*to = x.texts()
		}
	}
}

func fieldsOf(m map[string]node, key string) map[string]node {
	if x, ok := m[key]; ok {
		return x.fields()
	}
	return nil
}
