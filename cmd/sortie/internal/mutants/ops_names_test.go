package mutants

import (
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// nameOperators break names: what is meant, what is called so, and where prose leads.
func nameOperators() []operator {
	return []operator{
		{"misspell-name", "writes a name that nothing has", misspellName, dangling, nil},
		{"name-wrong-thing", "names a thing of the wrong kind", nameWrongThing, dangling, nil},
		{"rename-thing", "renames a thing that others name", renameThing, all(dangling, prose), nil},
		{"two-of-a-name", "gives a thing the name of another", twoOfAName, all(twice, dangling), nil},
		{"break-link", "leads a link in prose nowhere", breakLink, prose, nil},
		{"misspell-assumed", "lists a value as assumed that is not there", misspellAssumed, assumed, nil},
		{"name-nobody", "names nobody where somebody is meant", nameNobody, nobody, nil},
		{"unknown-state", "puts a piece into a state that it cannot be in", unknownState, states, nil},
		{"other-edition", "names a unit of another edition", otherEdition, editions, nil},
		{"link-one-way", "links a mission to one that knows nothing of it", linkOneWay, nil, []string{"CAM011"}},
		{"keep-another-board", "has a mission go on on the board of another", keepAnotherBoard, nil, []string{"CAM010"}},
		{"after-itself", "links a mission to itself", afterItself, itself, nil},
	}
}

func misspellName(t *trial) string {
	s := pick(t, slots(t.value))
	if s == nil {
		return ""
	}
	old := s.v.String()
	switch t.IntN(3) {
	case 0:
		s.v.SetString(old + "s")
	case 1:
		s.v.SetString("no-" + old)
	default:
		s.v.SetString(old[:len(old)-1] + "x")
	}
	return did("%s: %s becomes %s", s.path, old, s.v.String())
}

func nameWrongThing(t *trial) string {
	all := slots(t.value)
	s, o := pick(t, all), pick(t, all)
	if s == nil || s.v.String() == o.v.String() {
		return ""
	}
	old := s.v.String()
	s.v.SetString(o.v.String())
	return did("%s: %s becomes %s", s.path, old, o.v.String())
}

// called are the ids of a mission's own things, free to be changed.
func called(m *model.Mission) []reflect.Value {
	var ids []reflect.Value
	eachStruct(reflect.ValueOf(m), "", func(path string, v reflect.Value) {
		switch v.Interface().(type) {
		case model.Panel, model.Crate, model.Furniture, model.Airlock, model.Zone, model.Marker, model.Rule, model.Objective, model.StartNPC, model.Counter, model.Hidden, model.Level:
			if id := v.FieldByName("ID"); id.String() != "" {
				ids = append(ids, id)
			}
		}
	})
	return ids
}

func renameThing(t *trial) string {
	id := pick(t, called(t.mission))
	if id == nil {
		return ""
	}
	old := id.String()
	id.SetString(old + "-2")
	return did("%s is called %s", old, id.String())
}

func twoOfAName(t *trial) string {
	all := called(t.mission)
	id, o := pick(t, all), pick(t, all)
	if id == nil || id.String() == o.String() {
		return ""
	}
	old := id.String()
	id.SetString(o.String())
	return did("%s is called %s", old, o.String())
}

func breakLink(t *trial) string {
	s := pick(t, links(t.value))
	if s == nil {
		return ""
	}
	old := s.v.String()
	s.v.SetString("no-" + old)
	return did("a link to %s leads to %s", old, s.v.String())
}

// prose finds links in prose to ids that nothing has: nothing of the unit, of its rules, or of the pack.
func prose(t *trial) []fault {
	ids := map[string]bool{}
	for _, root := range []any{t.value, t.rules} {
		eachStruct(reflect.ValueOf(root), "", func(path string, v reflect.Value) {
			if id := v.FieldByName("ID"); id.IsValid() && id.Kind() == reflect.String {
				ids[id.String()] = true
			}
		})
	}
	for _, s := range siblings() {
		ids[s.ID] = true
	}
	var faults []fault
	for _, l := range links(t.value) {
		if !ids[l.v.String()] {
			faults = append(faults, wrong([]string{"REF003"}, "a link leads to %s", l.v.String()))
		}
	}
	return faults
}

// assumedOf is the list of assumed values of a unit.
func assumedOf(value any) *[]string {
	f := reflect.ValueOf(value).Elem().FieldByName("Assumed")
	if !f.IsValid() {
		return nil
	}
	return f.Addr().Interface().(*[]string)
}

func misspellAssumed(t *trial) string {
	list := assumedOf(t.value)
	if list == nil {
		return ""
	}
	path := []string{"setup.hostilty", "bord", "setup.serch", "story.title", "rules.nobody", "x"}[t.IntN(6)]
	*list = append(*list, path)
	return did("%s is assumed", path)
}

// assumed finds assumed values whose first name is no field of the unit, or that were made up here.
func assumed(t *trial) []fault {
	var faults []fault
	for _, path := range *assumedOf(t.value) {
		if slices.Contains([]string{"setup.hostilty", "bord", "setup.serch", "story.title", "rules.nobody", "x"}, path) {
			faults = append(faults, wrong([]string{"REF005"}, "%s is not there", path))
		}
	}
	return faults
}

// somebody are the choices of figures and places in a unit, free to be changed.
func somebody(value any) []reflect.Value {
	var found []reflect.Value
	eachStruct(reflect.ValueOf(value), "", func(path string, v reflect.Value) {
		switch v.Interface().(type) {
		case model.Who, model.Place:
			found = append(found, v)
		}
	})
	return found
}

func nameNobody(t *trial) string {
	v := pick(t, somebody(t.value))
	if v == nil {
		return ""
	}
	old := v.Interface()
	v.SetZero()
	return did("%T %+v becomes nothing", old, short(old))
}

// short writes the fields of a struct that are set.
func short(value any) string {
	v := reflect.ValueOf(value)
	s := ""
	for i := range v.NumField() {
		if !v.Field(i).IsZero() && v.Field(i).Kind() == reflect.String {
			s += " " + v.Field(i).String()
		}
	}
	return s
}

// nobody finds choices of figures and places that choose nothing.
func nobody(t *trial) []fault {
	var faults []fault
	for i, v := range somebody(t.value) {
		if v.IsZero() {
			faults = append(faults, wrong([]string{"REF006"}, "choice %d names nothing", i))
		}
	}
	return faults
}

func unknownState(t *trial) string {
	b := t.ground(has(func(b *model.Board) []model.Furniture { return b.Furniture }))
	if b == nil {
		return ""
	}
	p := pick(t, b.Furniture)
	p.State = []string{"awake", "broken", "open-wide", "on"}[t.IntN(4)]
	return did("%s is %s", p.ID, p.State)
}

// states finds pieces in a state that the rule of their kind does not list.
func states(t *trial) []fault {
	var faults []fault
	for _, f := range t.mission.Floors() {
		for _, p := range f.Board.Furniture {
			if p.State != "" && !slices.Contains(statesOf(t.rules, p.Kind), p.State) {
				faults = append(faults, wrong([]string{"REF007"}, "%s is %s", p.ID, p.State))
			}
		}
	}
	return faults
}

func statesOf(r *model.RuleSet, furniture string) []string {
	for _, k := range r.Furniture {
		for _, rule := range r.Terrain {
			if k.ID == furniture && rule.ID == k.Rule {
				return rule.States
			}
		}
	}
	return nil
}

func otherEdition(t *trial) string {
	mine := t.rules.ID
	post := pickWhere(t, siblings(), func(s sibling) bool { return s.Kind == "post" && s.Edition != mine })
	mission := pickWhere(t, siblings(), func(s sibling) bool { return s.Kind == "mission" && s.Edition != mine })
	if post == nil || mission == nil {
		return ""
	}
	switch {
	case t.campaign != nil && t.IntN(2) == 0:
		t.campaign.Posts = append(t.campaign.Posts, post.ID)
		return did("trades at %s", post.ID)
	case t.campaign != nil:
		n := pick(t, t.campaign.Nodes)
		n.Mission = mission.ID
		return did("%s is %s", n.ID, mission.ID)
	case t.mission == nil:
		return ""
	case t.IntN(2) == 0:
		t.mission.Aftermath = &model.Aftermath{Post: post.ID}
		return did("trades at %s", post.ID)
	}
	t.mission.Requires = &model.Requires{Missions: []string{mission.ID}}
	return did("comes after %s", mission.ID)
}

// editions finds names of units that are there, but of another edition.
func editions(t *trial) []fault {
	var faults []fault
	for _, s := range slots(t.value) {
		for _, u := range siblings() {
			if slices.Contains(s.domains, "+"+u.Kind) && u.ID == s.v.String() && u.Edition != t.rules.ID {
				faults = append(faults, wrong([]string{"REF008"}, "%s is of edition %s", u.ID, u.Edition))
			}
		}
	}
	return faults
}

func afterItself(t *trial) string {
	id := t.mission.ID
	switch t.IntN(3) {
	case 0:
		t.mission.Requires = &model.Requires{Missions: []string{id}}
	case 1:
		t.mission.Linked = &model.Linked{Next: id}
	default:
		t.mission.Linked = &model.Linked{Previous: id}
	}
	return did("after or before itself %v %v", t.mission.Requires != nil, t.mission.Linked)
}

// itself finds missions that come before or after themselves.
func itself(t *trial) []fault {
	m := t.mission
	if m.Requires != nil && slices.Contains(m.Requires.Missions, m.ID) || m.Linked != nil && (m.Linked.Next == m.ID || m.Linked.Previous == m.ID) {
		return []fault{wrong([]string{"REF009"}, "the mission names itself")}
	}
	return nil
}

// another is another mission of the edition.
func (t *trial) another() *model.Mission {
	s := pickWhere(t, siblings(), func(s sibling) bool {
		return s.Kind == "mission" && s.Edition == t.rules.ID && s.ID != t.mission.ID
	})
	if s == nil {
		return nil
	}
	m, _ := t.ownPeer("mission", s.ID).(*model.Mission)
	return m
}

func linkOneWay(t *trial) string {
	o := t.another()
	if o == nil {
		return ""
	}
	t.mission.Linked, o.Linked = &model.Linked{Next: o.ID}, nil
	return did("leads to %s, which knows nothing of it", o.ID)
}

func keepAnotherBoard(t *trial) string {
	o := t.another()
	if o == nil {
		return ""
	}
	t.mission.Linked, o.Linked = &model.Linked{Next: o.ID, Keep: true}, &model.Linked{Previous: t.mission.ID, Keep: true}
	return did("%s goes on on this board", o.ID)
}
