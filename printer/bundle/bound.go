package bundle

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// The parts of a zip that are looked at before it is read. APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and
// 4.3.16, has their fields.
const (
	localLength   = 30
	centralLength = 46
	endLength     = 22

	encrypted = 1<<0 | 1<<6 | 1<<13 // flags: a password, a strong one, a hidden list
	stored    = 0                   // methods
	deflated  = 8
)

// listEntry is what the list at the end of a zip says of one file in it.
type listEntry struct {
	name       []byte
	flags      uint16
	method     uint16
	packed     int
	unpacked   int
	start, end int // where it lies, its own head included
}

// bound holds the list at the end of a zip against the limits, before anything is made of it: a list of a
// million files would take a gigabyte, and files that share their bytes unpack to more than was sent.
func bound(data []byte) error {
	list, at, n, err := findList(data)
	if err != nil {
		return err
	}
	entries := make([]listEntry, 0, n)
	total := 0
	for range n {
		var e listEntry
		if e, list, err = nextEntry(list); err == nil {
			err = e.check(data[:at])
		}
		if err != nil {
			return err
		}
		if total += e.unpacked; total > MaxUnpacked+maxManifest {
			return fmt.Errorf("the bundle's files have more than %d bytes together, which is the limit", MaxUnpacked)
		}
		entries = append(entries, e)
	}
	if len(list) > 0 {
		return errors.New("this is not a bundle: its list of files is longer than it says")
	}
	return apart(entries)
}

// findList is the list of files, where it begins, and how many files it says there are.
func findList(data []byte) (list []byte, at, n int, err error) {
	if len(data) < endLength {
		return nil, 0, 0, errors.New("this is not a bundle: it is no zip")
	}
	end := data[len(data)-endLength:]
	half := func(i int) int { return int(binary.LittleEndian.Uint16(end[i:])) }
	if !bytes.HasPrefix(end, []byte("PK\x05\x06")) {
		return nil, 0, 0, errors.New("this is not a bundle: it does not end as a zip without a comment does")
	}
	n, size, at := half(10), word(end[12:]), word(end[16:])
	switch {
	case n == 0xffff || size == 0xffffffff || at == 0xffffffff:
		return nil, 0, 0, fmt.Errorf("the bundle is a zip64, for more than %d files or four gigabytes; the limit is %d files", 0xffff, MaxFiles)
	case n > MaxFiles+1:
		return nil, 0, 0, fmt.Errorf("the bundle has %d files; the limit is %d", n, MaxFiles)
	case half(4) != 0 || half(6) != 0 || half(8) != n:
		return nil, 0, 0, errors.New("the bundle is one part of a divided zip")
	case at+size != len(data)-endLength:
		return nil, 0, 0, errors.New("this is not a bundle: its list of files is not where its end says")
	}
	return data[at : at+size], at, n, nil
}

func word(b []byte) int { return int(binary.LittleEndian.Uint32(b)) }

// nextEntry reads the first file of the list, and returns what is left of it.
func nextEntry(list []byte) (e listEntry, left []byte, err error) {
	if len(list) < centralLength || !bytes.HasPrefix(list, []byte("PK\x01\x02")) {
		return e, nil, errors.New("this is not a bundle: its list of files is shorter than it says")
	}
	half := func(i int) int { return int(binary.LittleEndian.Uint16(list[i:])) }
	length := centralLength + half(28) + half(30) + half(32)
	if length > len(list) {
		return e, nil, errors.New("this is not a bundle: its list of files is cut off")
	}
	e = listEntry{
		name: list[centralLength : centralLength+half(28)], flags: uint16(half(8)), method: uint16(half(10)),
		packed: word(list[20:]), unpacked: word(list[24:]), start: word(list[42:]),
	}
	return e, list[length:], nil
}

// check holds one file against the limits and against its own head, which lies before the list.
func (e *listEntry) check(body []byte) error {
	switch {
	case len(e.name) > maxPath:
		return fmt.Errorf("the bundle has a path of %d bytes; the limit is %d", len(e.name), maxPath)
	case e.flags&encrypted != 0:
		return fmt.Errorf("the bundle's %q is encrypted", e.name)
	case e.method != stored && e.method != deflated:
		return fmt.Errorf("the bundle's %q is packed by method %d; zips are read that deflate", e.name, e.method)
	case e.unpacked > MaxFile:
		return fmt.Errorf("the bundle's %s has %d bytes; the limit is %d", e.name, e.unpacked, MaxFile)
	case e.start+localLength > len(body) || !bytes.HasPrefix(body[e.start:], []byte("PK\x03\x04")):
		return fmt.Errorf("the bundle's %q is not where its list says", e.name)
	}
	head := body[e.start:]
	half := func(i int) int { return int(binary.LittleEndian.Uint16(head[i:])) }
	e.end = e.start + localLength + half(26) + half(28) + e.packed
	switch {
	case e.end > len(body):
		return fmt.Errorf("the bundle's %q is cut off", e.name)
	case !bytes.HasPrefix(head[localLength:], e.name) || half(26) != len(e.name):
		return fmt.Errorf("the bundle's %q has another name in its place", e.name)
	case uint16(half(6))&encrypted != 0 || uint16(half(8)) != e.method:
		return fmt.Errorf("the bundle's %q is packed in another way than its list says", e.name)
	}
	return nil
}

// apart fails if files share bytes: a thousand files could each be the same megabyte.
func apart(entries []listEntry) error {
	slices.SortFunc(entries, func(a, b listEntry) int { return cmp.Compare(a.start, b.start) })
	for i := 1; i < len(entries); i++ {
		if entries[i].start < entries[i-1].end {
			return fmt.Errorf("the bundle's %q and %q lie one over the other", entries[i-1].name, entries[i].name)
		}
	}
	return nil
}
