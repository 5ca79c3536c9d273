package transcript

import (
	"encoding/json"
	"strconv"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
)

// object is a JSON object under way, with its fields in the order in which they are added.
type object struct{ b []byte }

func begin(is string) *object {
	o := &object{b: []byte("{")}
	return o.text("is", is)
}

func (o *object) key(name string) *object {
	if len(o.b) > 1 {
		o.b = append(o.b, ',')
	}
	o.b = append(strconv.AppendQuote(o.b, name), ':')
	return o
}

func (o *object) number(name string, n int) *object {
	o.key(name)
	o.b = strconv.AppendInt(o.b, int64(n), 10)
	return o
}

func (o *object) text(name, s string) *object { return o.value(name, s) }

// value adds anything that can be written as JSON.
func (o *object) value(name string, v any) *object {
	b, err := json.Marshal(v)
	if err != nil {
		b = []byte("null")
	}
	return o.raw(name, b)
}

func (o *object) raw(name string, b []byte) *object {
	o.key(name)
	o.b = append(o.b, b...)
	return o
}

// place adds a cell; nothing for none.
func (o *object) place(name string, x *play.Rules, c field.Cell) *object {
	if c == field.None {
		return o
	}
	return o.value(name, spot(x, c))
}

// spot is a cell as transcripts write it.
func spot(x *play.Rules, c field.Cell) []int {
	s := x.Field.Spots[c]
	if s.Floor == 0 {
		return []int{s.Col, s.Row}
	}
	return []int{s.Col, s.Row, s.Floor}
}

func (o *object) end() []byte { return append(o.b, '}') }
