package validator

// reachChecks are the checks of who gets where.
func reachChecks() []Check {
	return []Check{
		rch001(), rch002(), rch003(), rch004(),
	}
}
