package source

import (
	"bytes"
	"unicode/utf8"
)

// flaw is what makes a file unfit for parsing, with the place where it shows.
type flaw struct {
	code, Summary, remedy string
	offset                int
}

// scan looks at the bytes of a source file before the parser does: encoding, NUL bytes and the
// depth of its brackets. CUE's parser recurses with every bracket, so depth must be known first.
func scan(data []byte) *flaw {
	if f := scanEncoding(data); f != nil {
		return f
	}
	return ScanDepth(data)
}

func scanEncoding(data []byte) *flaw {
	if bytes.HasPrefix(data, []byte("\xff\xfe")) || bytes.HasPrefix(data, []byte("\xfe\xff")) {
		return &flaw{code: "PCK004", Summary: "the file is UTF-16", remedy: "save it as UTF-8"}
	}
	if i := bytes.IndexByte(data, 0); i >= 0 {
		return &flaw{code: "PCK004", Summary: "the file holds a NUL byte: it is no text", remedy: "save it as UTF-8 text", offset: i}
	}
	if utf8.Valid(data) {
		return nil
	}
	at := 0
	for at < len(data) {
		r, n := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && n == 1 {
			break
		}
		at += n
	}
	return &flaw{code: "PCK004", Summary: "the file is not valid UTF-8", remedy: "save it as UTF-8", offset: at}
}
