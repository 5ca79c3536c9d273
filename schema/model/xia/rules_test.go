package xia

// smallRules is a rule set with what reading and crossing a tile needs.
func smallRules() *RuleSet {
	return &RuleSet{
		Terrains: []Terrain{
			{ID: "space", Plan: ".", Border: "normal"},
			{ID: "asteroid", Plan: "a", Border: "asteroid"},
			{ID: "nebula", Plan: "n", Border: "nebula", Within: "inner"},
			{ID: "planet", Plan: "p", Border: "shield", Within: "inner", Planet: true},
		},
		Borders: []Border{
			{ID: "normal", Acts: "never"},
			{ID: "inner", Acts: "never"},
			{ID: "asteroid", Acts: "entering"},
			{ID: "nebula", Acts: "entering"},
			{ID: "shield", Acts: "crossing"},
			{ID: "entrance", Acts: "crossing", Legal: true},
		},
	}
}

// tile makes a sector of 19 letters, row by row.
func tile(letters string) *Sector {
	terrain := map[rune]string{'.': "space", 'a': "asteroid", 'n': "nebula", 'p': "planet"}
	s := &Sector{ID: "tile"}
	chars := []rune(letters)
	for row, n := range Rows() {
		for k := range n {
			at := RowHex(row, k)
			s.Hexes = append(s.Hexes, Hex{ID: HexName(at), At: at, Terrain: terrain[chars[len(s.Hexes)]]})
		}
	}
	return s
}
