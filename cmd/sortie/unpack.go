package main

import (
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/printer/bundle"
)

// bundleEnding is how names of bundles end.
const bundleEnding = ".zip"

// sourcesIn is the folder of a bundle with the sources of its mission.
const sourcesIn = "src/"

// isBundle reports whether an argument names a file that is to be a bundle.
func isBundle(arg string) bool {
	info, err := os.Stat(arg)
	return err == nil && info.Mode().IsRegular() && strings.HasSuffix(strings.ToLower(arg), bundleEnding)
}

// unpack reads the sources of the bundles among the arguments. Names for them stand in the place of the
// bundles in paths: findings call a file by its bundle and its place in it. Nothing is written anywhere.
func (s *session) unpack(args []string) (paths []string, mounts map[string]source.World, err error) {
	mounts = map[string]source.World{}
	for _, arg := range args {
		if !isBundle(arg) {
			paths = append(paths, arg)
			continue
		}
		end := s.line.BeginOnce(arg, unitLimits)
		files, err := unpackOne(arg)
		end()
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", arg, err)
		}
		name := path.Join(filepath.ToSlash(arg), sourcesIn)
		paths, mounts[name] = append(paths, name), files
	}
	return paths, mounts, nil
}

// unpackOne opens a bundle, which trusts nothing in it, and takes its sources out.
func unpackOne(name string) (source.Files, error) {
	data, err := readBundle(name)
	if err != nil {
		return nil, err
	}
	b, err := bundle.Open(data)
	if err != nil {
		return nil, err
	}
	files := source.Files{}
	for name, data := range b.Files {
		if rel, ok := strings.CutPrefix(name, sourcesIn); ok {
			files[rel] = data
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no sources in it: only bundles with the folder %s can be checked", strings.TrimSuffix(sourcesIn, "/"))
	}
	return files, nil
}

// readBundle reads a bundle of a size that can be one.
func readBundle(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, bundle.MaxBundle+1))
	if err == nil && len(data) > bundle.MaxBundle {
		err = fmt.Errorf("larger than %d MiB: no bundle of Sortie's", bundle.MaxBundle>>20)
	}
	return data, err
}
