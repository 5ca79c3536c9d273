package look

import (
	"io/fs"
	"maps"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/compiler/source"
)

// Recorder is a world that notes every look at another one. Of a question that was asked twice the first answer counts.
type Recorder struct {
	world source.World
	names Namer
	told  func(Look) // is told of each look as it is taken; nil: nobody

	mu    sync.Mutex
	looks map[string]Look
}

// NewRecorder notes looks at a world.
func NewRecorder(w source.World, names Namer, told func(Look)) *Recorder {
	return &Recorder{world: w, names: names, told: told, looks: map[string]Look{}}
}

// Note notes a look that was taken in another way.
func (r *Recorder) Note(sort Sort, name, digest string) {
	l := Look{sort, name, digest}
	r.mu.Lock()
	defer r.mu.Unlock()
	if _, ok := r.looks[l.key()]; !ok {
		r.looks[l.key()] = l
		if r.told != nil {
			r.told(l)
		}
	}
}

// Looks are all that were taken, in order.
func (r *Recorder) Looks() []Look {
	r.mu.Lock()
	defer r.mu.Unlock()
	var all []Look
	for _, k := range slices.Sorted(maps.Keys(r.looks)) {
		all = append(all, r.looks[k])
	}
	return all
}

// ReadFile implements source.World.
func (r *Recorder) ReadFile(name string, limit int) ([]byte, error) {
	data, err := r.world.ReadFile(name, limit)
	if err != nil {
		r.Note(Said, name, Refused(err))
	} else {
		r.Note(Said, name, Digest(data))
	}
	return data, err
}

// Glance implements source.Glancer.
func (r *Recorder) Glance(name string, limit int) ([]byte, error) {
	data, err := r.world.ReadFile(name, limit)
	if err != nil {
		r.Note(Named, name, Refused(err))
	} else {
		r.Note(Named, name, r.names(data))
	}
	return data, err
}

// ReadDir implements source.World.
func (r *Recorder) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := r.world.ReadDir(name)
	r.Note(Holds, name, Listed(entries, err))
	return entries, err
}

// Lstat implements source.World.
func (r *Recorder) Lstat(name string) (fs.FileInfo, error) {
	info, err := r.world.Lstat(name)
	r.Note(There, name, Described(info, err))
	return info, err
}

// Stat implements source.World.
func (r *Recorder) Stat(name string) (fs.FileInfo, error) {
	info, err := r.world.Stat(name)
	r.Note(Leads, name, Described(info, err))
	return info, err
}
