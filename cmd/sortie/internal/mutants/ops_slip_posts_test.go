package mutants

func postAtAirlock(t *trial) string {
	b := &t.mission.Board
	a := pick(t, b.Airlocks)
	if a == nil {
		return ""
	}
	b.Posts = append(b.Posts, a.At)
	return did("a post stands in the door of %s", a.ID)
}
