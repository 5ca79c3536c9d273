package compiler

import "testing"

// What a unit is called is read off its first lines only where no other reading is possible.
func TestHeadOfAUnit(t *testing.T) {
	const start = "package a\n\nimport (\n\t\"sortie.tools/corespace\"\n)\n\n// A mission.\n"
	for _, c := range []struct {
		text string
		want Name
		ok   bool
	}{
		{"corespace.#Mission & {\n\tid: \"a\", title: \"A\"\n\tedition: \"purge\" // of these\n\tboard: {", Name{"mission", "a", "purge"}, true},
		{"corespace.#Mission & {\n\tid: \"a\"\n\ttitle: en: \"A\"\n\tedition: \"purge\"\n}\n", Name{"mission", "a", "purge"}, true},
		{"corespace.#Mission & {\n\tid: \"a\"\n\ttitle: en: \"A\" + \"B\"\n\tedition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & {\n\tid: \"a\"\n\tbrief: edition: \"purge\"\n\tboard: {}\n}\n", Name{}, false},
		{"corespace.#Deck & {\n\tedition: \"purge\"\n\tid:      \"a\"\n}\n", Name{"deck", "a", "purge"}, true},
		{"corespace.#Mission & {\n\tid: \"a\"\n\tedition: \"no such\"\n}\n", Name{"mission", "a", "no such"}, true},
		{"corespace.#Mission & {\n\tid: \"a\" + \"b\"\n\tedition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & {\n\tid: _name\n\tedition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & {\n\tid: \"\\(x)\"\n\tedition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & {\n\tid: \"a\" @x(y)\n\tedition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & {\n\tbrief: {id: \"b\"}\n\tid: \"a\", edition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & _base & {\n\tid: \"a\", edition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & {\n\tid: \"a\"\n}\n", Name{}, false},
		{"x: corespace.#Mission & {\n\tid: \"a\", edition: \"purge\"\n}\n", Name{}, false},
		{"corespace.#Mission & {\n\tid: \"a\n\tedition: \"purge\"\n", Name{}, false},
		{"corespace.#None & {\n\tid: \"a\", edition: \"purge\"\n}\n", Name{}, false},
	} {
		got, ok := headOf([]byte(start + c.text))
		if ok != c.ok || ok && got != c.want {
			t.Errorf("%s\nis %+v, %v, want %+v, %v", c.text, got, ok, c.want, c.ok)
		}
	}
}
