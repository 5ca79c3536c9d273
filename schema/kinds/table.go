package kinds

import "sync"

// table finds definitions by their kind. It is filled when it is first asked: the words of a choice ask for those of
// what there is to choose from.
type table[T any] struct {
	once sync.Once
	of   map[string]T
}

var (
	effects     table[Effect]
	triggers    table[Trigger]
	conditions  table[Condition]
	goals       table[Goal]
	facts       table[Fact]
	crewEffects table[CrewEffect]
	sayings     table[Saying]
)

func (t *table[T]) find(kind string, all func() []T, kindOf func(T) string) (T, bool) {
	t.once.Do(func() {
		t.of = map[string]T{}
		for _, v := range all() {
			t.of[kindOf(v)] = v
		}
	})
	v, known := t.of[kind]
	return v, known
}
