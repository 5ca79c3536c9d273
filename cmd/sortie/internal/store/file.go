package store

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"
)

// magic is how an entry begins. What stands in entries has a number: one that is written otherwise is another's.
const magic = "sortie found 1\n"

// The limits of an entry: what is larger was not written by us. A unit may have a thousand findings.
const (
	maxEntry = 8 << 20
	maxPlain = 64 << 20
)

// encode is an entry as the bytes of a file: the beginning, a sum of what follows, and that, packed.
func encode(e entry) ([]byte, error) {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestSpeed)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(json.NewEncoder(w).Encode(e), w.Close()); err != nil {
		return nil, err
	}
	if packed.Len() > maxEntry {
		return nil, errForeign
	}
	sum := sha256.Sum256(packed.Bytes())
	return append(append([]byte(magic), sum[:]...), packed.Bytes()...), nil
}

var errForeign = errors.New("no entry of ours")

// decode is the entry in the bytes of a file.
func decode(data []byte) (e entry, err error) {
	body, ours := bytes.CutPrefix(data, []byte(magic))
	if !ours || len(body) < sha256.Size {
		return e, errForeign
	}
	sum, packed := body[:sha256.Size], body[sha256.Size:]
	if have := sha256.Sum256(packed); !bytes.Equal(have[:], sum) {
		return e, errForeign
	}
	err = json.NewDecoder(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxPlain)).Decode(&e)
	return e, err
}

// read is the entry in a file, and when that was written or last noted as used.
func read(name string) (e entry, at time.Time, err error) {
	info, err := os.Lstat(name)
	if err != nil {
		return e, at, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxEntry+int64(len(magic)+sha256.Size) {
		return e, at, errForeign // opening a pipe would wait for a writer
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return e, at, err
	}
	e, err = decode(data)
	return e, info.ModTime(), err
}

// halfWritten is how names of files begin that are not in their place yet.
const halfWritten = "new-"

// write puts a file in its place, whole or not at all.
func write(name string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), halfWritten)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}
