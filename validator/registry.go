package validator

// Checks are all checks of this package by code. Adding one means a file with its function and a
// line here; docs/checks and the fixtures under testdata follow by test.
func Checks() []Check {
	return []Check{
		alc001(), alc002(), alc003(), alc004(), alc005(), alc006(), alc007(), alc008(),
		cam001(), cam002(),
		cmp001(), cmp002(), cmp003(),
		cnt001(),
		crw001(), crw002(), crw003(), crw004(),
		dck001(),
		die001(),
		hst001(), hst002(),
		map101(), map102(), map103(), map104(), map105(), map106(), map107(), map108(),
		map109(), map110(), map111(),
		ply001(), ply002(),
		rch001(), rch002(), rch003(), rch004(),
		ref001(), ref002(), ref003(), ref005(), ref006(), ref007(), ref008(), ref009(),
		rul001(), rul002(),
		spn001(), spn002(), spn003(), spn004(), spn005(), spn006(), spn007(), spn008(),
	}
}
