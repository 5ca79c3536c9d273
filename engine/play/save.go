package play

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/rng"
)

// saveVersion changes whenever a save means something else.
const saveVersion = 7

// ErrSave is returned for a save that is damaged, of another version, or of another game.
var ErrSave = errors.New("the save is damaged, or of another version of Sortie")

// Hash is a fingerprint of a state and of the luck to come: equal on every machine.
func (s *State) Hash() uint64 {
	var buf [8192]byte
	return seal(s.write(buf[:0]))
}

// seal is the fingerprint of bytes (FNV-1a).
func seal(list []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range list {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}

// write writes a state to a list of bytes, field by field.
func (s *State) write(b []byte) []byte {
	w := writer{b}
	s.visit(&w)
	return w.b
}

// Append writes a state to a list of bytes as Load reads it: its fields, and a seal by which damage is noticed.
func (s *State) Append(b []byte) []byte {
	from := len(b)
	b = s.write(b)
	return binary.LittleEndian.AppendUint64(b, seal(b[from:]))
}

// Load reads a state that Append wrote. Whoever goes on with it must have rules that it fits (Game.Fits). On an error nothing
// has changed.
func (s *State) Load(b []byte) error {
	const sealed = 8 // bytes of the seal
	if len(b) <= sealed || b[0] != saveVersion || seal(b[:len(b)-sealed]) != binary.LittleEndian.Uint64(b[len(b)-sealed:]) {
		return ErrSave
	}
	r, next := reader{b: b[:len(b)-sealed]}, State{}
	next.visit(&r)
	if r.bad || len(r.b) > 0 {
		return ErrSave
	}
	*s = next
	return nil
}

// Fits reports whether a state can be one of a game with these rules: all that it names is there.
func (x *Rules) Fits(s *State) error {
	if int(s.Crews) != len(x.Crews) || int(s.Count) > MaxFigures || int(s.Depth) > MaxFrames || s.Deck.N > MaxCards || s.Discard.N > MaxCards || s.Held.N > MaxHeld || int(s.Lasting) > MaxLasts || int(s.Timing) > MaxTimers {
		return ErrSave
	}
	for _, t := range s.Timers[:s.Timing] {
		if int(t.Rule) >= len(x.rules) || int(t.Leaf) >= len(x.rules[t.Rule].leaves) {
			return ErrSave
		}
	}
	for i, at := range s.Lies {
		if at < gone || int(at) > len(x.Field.Spots) || at > 0 && (i >= len(x.loose) || !x.loose[i]) || at == gone && i >= len(x.loose) {
			return fmt.Errorf("piece %d: %w", i+1, ErrSave)
		}
	}
	for i := range s.Figures[:s.Count] {
		f := &s.Figures[i]
		if int(f.Who) >= len(x.profiles) || int(f.At) >= len(x.Field.Spots) || f.At < field.None || f.OnBoard() && f.At == field.None {
			return fmt.Errorf("figure %d: %w", i+1, ErrSave)
		}
	}
	return nil
}

// coder reads or writes the fields of a state, so that both go by one list.
type coder interface {
	u8(*uint8)
	u16(*uint16)
	u64(*uint64)
	luck(*rng.Stream)
}

// visit goes through every field of a state.
func (s *State) visit(c coder) {
	version := uint8(saveVersion)
	c.u8(&version)
	for _, p := range []*uint8{&s.Round, &s.Crews, &s.Turn, &s.Active, &s.Pegs, &s.Shots, &s.Level, &s.Most, &s.Winner, &s.Count, &s.Depth, &s.Lasting, &s.Spares, &s.Rescues, &s.Timing, &s.Half, &s.Parted} {
		c.u8(p)
	}
	i8(c, &s.Phase)
	flag(c, &s.Over)
	for i := range s.Ended {
		c.u8(&s.Ended[i])
	}
	for i := range s.Entered {
		i8(c, &s.Entered[i])
		i16(c, &s.Points[i])
		i16(c, &s.UA[i])
	}
	for i := range s.Deeds {
		for k := range s.Deeds[i] {
			c.u8(&s.Deeds[i][k])
		}
	}
	for i := range s.Counters {
		i16(c, &s.Counters[i])
	}
	for i := range s.Fired {
		c.u8(&s.Fired[i])
	}
	for i := range s.Doors {
		c.u8(&s.Doors[i])
	}
	c.u64(&s.Met)
	c.u16(&s.Sealed)
	c.u16(&s.Switched)
	for i := range s.Searched {
		c.u64(&s.Searched[i])
	}
	for i := range s.Pieces {
		c.u8(&s.Pieces[i])
		i16(c, &s.Lies[i])
	}
	for i := range s.Harm {
		c.u8(&s.Harm[i])
	}
	for i := range s.Stock {
		c.u8(&s.Stock[i])
		c.u8(&s.Placed[i])
		i8(c, &s.Killer[i])
	}
	s.visitThings(c)
}

// visitThings goes through figures, tokens, cards, luck and what is under way.
func (s *State) visitThings(c coder) {
	for i := range s.Figures[:min(int(s.Count), MaxFigures)] {
		s.Figures[i].visit(c)
	}
	for i := range s.Tokens {
		t := &s.Tokens[i]
		c.u8((*uint8)(&t.Where))
		c.u8((*uint8)(&t.Flags))
		i16(c, &t.At)
	}
	for _, p := range []*pile{&s.Deck, &s.Discard} {
		c.u8(&p.N)
		for i := range p.Cards[:min(int(p.N), MaxCards)] {
			c.u8(&p.Cards[i])
		}
	}
	c.u8(&s.Held.N)
	for i := range s.Held.Cards[:min(int(s.Held.N), MaxHeld)] {
		c.u8(&s.Held.Cards[i])
		c.u8(&s.Held.Holder[i])
	}
	for i := range s.Luck {
		c.luck(&s.Luck[i])
	}
	for i := range s.Lasts[:min(int(s.Lasting), MaxLasts)] {
		s.Lasts[i].visit(c)
	}
	for i := range s.Timers[:min(int(s.Timing), MaxTimers)] {
		t := &s.Timers[i]
		for _, p := range []*uint8{&t.Rule, &t.Leaf, &t.Round, &t.At} {
			c.u8(p)
		}
	}
	for i := range s.Moods {
		c.u64(&s.Moods[i])
	}
	for i := range s.Cast {
		c.u8(&s.Cast[i])
	}
	for i := range s.Crimes {
		c.u8(&s.Crimes[i])
	}
	for i := range s.Shown {
		c.u8(&s.Shown[i])
	}
	c.u64(&s.Cut)
	c.u64(&s.Noted)
	c.u16(&s.Cleared)
	c.u16(&s.Loose)
	c.u16(&s.Seeing)
	c.u8(&s.Skips)
	c.u64(&s.Strong)
	flag(c, &s.Twice)
	flag(c, &s.Closing)
	for i := range s.Tallies {
		c.u8(&s.Tallies[i])
	}
	for i := range s.Frames[:min(int(s.Depth), MaxFrames)] {
		s.Frames[i].visit(c)
	}
}

func (f *Figure) visit(c coder) {
	c.u8(&f.Who)
	for _, p := range []*int8{&f.Crew, &f.Health, &f.Skill, &f.Ammo, &f.Actions, &f.Free, &f.Target, &f.Misses, &f.Fewer} {
		i8(c, p)
	}
	for i := range f.More {
		i8(c, &f.More[i])
	}
	i16(c, (*int16)(&f.At))
	c.u16((*uint16)(&f.Flags))
	i16(c, &f.Moved)
}

func (f *Frame) visit(c coder) {
	c.u8((*uint8)(&f.Kind))
	c.u8(&f.Step)
	for _, p := range []*int16{&f.A, &f.B, &f.C, &f.D, &f.E, &f.F, &f.G} {
		i16(c, p)
	}
	c.u64(&f.R)
}

func i8(c coder, p *int8) {
	n := uint8(*p)
	c.u8(&n)
	*p = int8(n)
}

func i16(c coder, p *int16) {
	n := uint16(*p)
	c.u16(&n)
	*p = int16(n)
}

func flag(c coder, p *bool) {
	n := uint8(0)
	if *p {
		n = 1
	}
	c.u8(&n)
	*p = n == 1
}

// writer is a coder that writes.
type writer struct{ b []byte }

func (w *writer) u8(p *uint8)        { w.b = append(w.b, *p) }
func (w *writer) u16(p *uint16)      { w.b = binary.LittleEndian.AppendUint16(w.b, *p) }
func (w *writer) u64(p *uint64)      { w.b = binary.LittleEndian.AppendUint64(w.b, *p) }
func (w *writer) luck(p *rng.Stream) { w.b = p.Append(w.b) }

// reader is a coder that reads; bad: there was too little, or something that cannot be.
type reader struct {
	b   []byte
	bad bool
}

func (r *reader) take(n int) []byte {
	if len(r.b) < n {
		r.bad = true
		return make([]byte, n)
	}
	out := r.b[:n]
	r.b = r.b[n:]
	return out
}

func (r *reader) u8(p *uint8) {
	*p = r.take(1)[0]
}

func (r *reader) u16(p *uint16) { *p = binary.LittleEndian.Uint16(r.take(2)) }
func (r *reader) u64(p *uint64) { *p = binary.LittleEndian.Uint64(r.take(8)) }

func (r *reader) luck(p *rng.Stream) {
	const size = 20 // of a stream that Append wrote
	r.bad = r.bad || p.Load(r.take(size)) != nil
}
