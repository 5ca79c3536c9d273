// Package strip takes out of a program of Go's what only a trace of its stack tells: on which line of which file code stood,
// and what functions are called and given. In a packed player that is an eighth. What a panic says itself is still told, and
// whatever was played is played again outside the browser, where traces are whole.
//
// The table that Go's linker makes of all functions is described in runtime/symtab.go and runtime/runtime2.go (_func). Functions
// without lines or arguments are nothing new to Go's run-time: its own assembly has some. Names it compares only to hide its own
// functions in traces, and to end a program at once where a fault is in one of them.
package strip

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// ErrUnknown is returned for a program whose table of functions is none that this package knows.
var ErrUnknown = errors.New("the table of functions is none that is known: it is known as Go 1.20 to 1.26 write it")

// magic begins the table: its version; instructions are a byte at least, and pointers eight.
const magic = "\xf1\xff\xff\xff\x00\x00\x01\x08"

// The numbers of eight bytes behind it.
const (
	functions = 0 // how many there are
	names     = 3 // where their names are, and behind them lists of files by unit of compilation, and the names of files
	tables    = 6 // where the tables by code are
	records   = 7 // where the functions are
	numbers   = 8
)

// The record of a function: numbers of four bytes.
const (
	name       = 1
	stackTable = 4
	fileTable  = 5
	lineTable  = 6
	moreTables = 7 // how many more there are, behind the record
	unit       = 8
	startLine  = 9
	recordSize = 11
)

// factCount is the byte of the record with how many facts about the function stand behind its tables, and these are the facts
// about arguments.
const (
	factCount = 43
	arguments = 5
	alive     = 6 // which of them still count, where
)

// Strip takes out of a program's memory what only traces tell. Where it returns an error it has changed nothing.
func Strip(memory []byte) error {
	t, err := find(memory)
	if err != nil {
		return err
	}
	all, err := t.functions()
	if err != nil {
		return err
	}
	used := map[uint32]bool{}
	for _, f := range all {
		for _, at := range f.kept {
			used[at] = true
		}
	}
	for _, f := range all {
		for _, number := range []int{fileTable, lineTable} {
			if at := f.number(number); !used[at] {
				clear(t.table(at))
			}
		}
		for _, number := range []int{name, fileTable, lineTable, unit, startLine} {
			f.set(number, 0)
		}
		for _, fact := range []int{arguments, alive} {
			if fact < f.facts {
				f.set(recordSize+len(f.kept)-1+fact, 1<<32-1) // none
			}
		}
	}
	clear(memory[t.at+t.head[names] : t.at+t.head[tables]])
	return nil
}

// table is the table of functions in a program's memory.
type table struct {
	memory []byte
	at     int
	head   [numbers]int
}

// find looks for the table, of which there must be one.
func find(memory []byte) (*table, error) {
	var found *table
	for from := 0; ; {
		next := bytes.Index(memory[from:], []byte(magic))
		if next < 0 {
			break
		}
		t := &table{memory: memory, at: from + next}
		from = t.at + len(magic)
		if !t.read() {
			continue
		}
		if found != nil {
			return nil, ErrUnknown
		}
		found = t
	}
	if found == nil {
		return nil, ErrUnknown
	}
	return found, nil
}

// read reads the header, and reports whether it can be one.
func (t *table) read() bool {
	left := len(t.memory) - t.at
	if left < len(magic)+8*numbers {
		return false
	}
	for i := range t.head {
		n := binary.LittleEndian.Uint64(t.memory[t.at+len(magic)+8*i:])
		if n > uint64(left) {
			return false
		}
		t.head[i] = int(n)
	}
	return t.head[functions] > 0 && t.head[names] < t.head[tables] && t.head[tables] < t.head[records] && t.head[records]+8*t.head[functions] < left
}

// function is the record of a function.
type function struct {
	record []byte
	kept   []uint32 // the tables that stay: that of the stack, and those behind the record
	facts  int
}

func (f function) number(i int) uint32     { return binary.LittleEndian.Uint32(f.record[4*i:]) }
func (f function) set(i int, value uint32) { binary.LittleEndian.PutUint32(f.record[4*i:], value) }

// functions are the records of all functions.
func (t *table) functions() ([]function, error) {
	list := t.memory[t.at+t.head[records]:]
	var out []function
	for i := range t.head[functions] {
		at := int(binary.LittleEndian.Uint32(list[8*i+4:]))
		if at+4*recordSize > len(list) {
			return nil, ErrUnknown
		}
		f := function{record: list[at:], facts: int(list[at+factCount])}
		more := int(f.number(moreTables))
		if more > 16 || at+4*(recordSize+more+f.facts) > len(list) {
			return nil, ErrUnknown
		}
		f.kept = append(f.kept, f.number(stackTable))
		for k := range more {
			f.kept = append(f.kept, f.number(recordSize+k))
		}
		for _, at := range append([]uint32{f.number(fileTable), f.number(lineTable)}, f.kept...) {
			if int(at) >= t.head[records]-t.head[tables] {
				return nil, ErrUnknown
			}
		}
		out = append(out, f)
	}
	return out, nil
}

// table is the bytes of a table by code: pairs of numbers, up to a pair that begins with zero and is not the first. None stands
// at 0.
func (t *table) table(at uint32) []byte {
	if at == 0 {
		return nil
	}
	all := t.memory[t.at+t.head[tables]+int(at) : t.at+t.head[records]]
	n := 0
	for first := true; n < len(all) && (first || all[n] != 0); first = false {
		for range 2 {
			_, size := binary.Uvarint(all[n:])
			n += max(size, 1)
		}
	}
	return all[:min(n+1, len(all))]
}
