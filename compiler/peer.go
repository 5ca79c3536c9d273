package compiler

import (
	"path"
	"sync"
)

// peer is another unit of a pack, compiled when a unit first asked for it.
type peer struct {
	once sync.Once
	from *unit // what was compiled
	unit *Unit // what came of it, where that is the unit asked for
}

// Peer is another unit of the pack, for what only two units together can show: a campaign and its
// missions, a mission and the posts. It is compiled once, however many ask. There is none if the pack has
// no such unit or if it has mistakes of its own, which are nobody else's business.
func (u *Unit) Peer(kind, id string) *Unit {
	if u.peer == nil {
		return nil
	}
	return u.peer(kind, id)
}

// Peers are the ids of all units of a kind in the pack, sorted.
func (u *Unit) Peers(kind string) []string {
	if u.peers == nil {
		return nil
	}
	var ids []string
	for _, n := range u.peers() {
		if n.Kind == kind {
			ids = append(ids, n.ID)
		}
	}
	return ids
}

// siblings are the units of the pack that the unit belongs to.
func (u *unit) siblings() []Name {
	u.trail.namesAll()
	return u.pack.siblings()
}

// peer is another unit of the pack.
func (u *unit) peer(c *compilation, kind, id string) *Unit {
	u.trail.namesAll()
	found := u.pack.peer(c, kind, id)
	if found == nil {
		return nil
	}
	u.trail.meets(found.from)
	return found.unit
}

// peer compiles the unit of the pack with a kind and an id.
func (p *packRoot) peer(c *compilation, kind, id string) *peer {
	p.siblings()
	file, known := p.files[kind+" "+id]
	if !known {
		return nil
	}
	p.peersLock.Lock()
	if p.peers == nil {
		p.peers = map[string]*peer{}
	}
	found := p.peers[file]
	if found == nil {
		found = &peer{}
		p.peers[file] = found
	}
	p.peersLock.Unlock()
	found.once.Do(func() { found.from, found.unit = c.peer(p, file, kind, id) })
	return found
}

// peer compiles one file's folder, and keeps what came of it if that is the unit asked for.
func (c *compilation) peer(p *packRoot, file, kind, id string) (*unit, *Unit) {
	dir := path.Dir(file)
	u := c.compileOne(target{pack: p, dir: dir, shown: path.Join(p.shown, dir)})
	u.release()
	if u.out == nil || u.out.Failed || u.out.Kind != kind || u.out.ID != id {
		return u, nil
	}
	return u, u.out
}
