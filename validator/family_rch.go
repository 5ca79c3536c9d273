package validator

// reachChecks are the checks of who gets where.
func reachChecks() []Check {
	return []Check{
		rch001(), rch002(), rch003(), rch004(), rch005(), rch006(), rch007(), rch008(),
		rch009(), rch010(), rch012(), rch013(), rch014(),
	}
}
