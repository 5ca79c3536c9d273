package play

// level is a level of the hostility track.
type level struct {
	below    uint8 // pegs of the levels below it
	charged  bool  // the boards of NPCs turn to their stronger side
	arrivals []arrival
}

// arrival is one line of what a level brings.
type arrival struct {
	phase, kind int8
	count       int8
	die         int8     // that counts them; -1: none
	models      [16]int8 // by face of that die: how many come
	holes       []uint8
}

func (x *Rules) lowerLevels() error {
	for i, l := range x.Set.Hostility.Levels {
		out := level{below: uint8(x.Program.Levels[i].Below), charged: l.Charged}
		for _, a := range x.Program.Levels[i].Arrivals {
			if a.At.Phase < 0 || a.At.NPC < 0 {
				continue
			}
			line := arrival{phase: int8(a.At.Phase), kind: int8(a.At.NPC), count: int8(a.Count), die: int8(a.At.Die)}
			if line.die >= 0 {
				for f, face := range x.dice[line.die].faces {
					line.models[f&15] = models(face, a.Face, int8(a.Number))
				}
			}
			for _, h := range a.Holes {
				line.holes = append(line.holes, uint8(h))
			}
			out.arrivals = append(out.arrivals, line)
		}
		x.levels = append(x.levels, out)
	}
	return nil
}

// models is how many a face brings: one on the line's own symbol or number or, where the line has neither, as many as the
// face counts (seed 000:1240-1242).
func models(f face, symbol string, number int8) int8 {
	switch {
	case symbol == "" && number == 0:
		return f.count
	case symbol == f.symbol && number == 0, number == f.number && number != 0:
		return 1
	}
	return 0
}

// levelAt is the level that a number of pegs has reached.
func (x *Rules) levelAt(pegs uint8) int8 { return int8(x.Set.Hostility.Level(int(pegs))) }
