package model

// One is 1.0 in the fixed point of Sincos.
const One = 1 << 16

// sines holds sin 0° to sin 90° in units of 1/65,536, each rounded to the nearest unit. A table
// instead of math.Sin keeps every CPU at the same numbers: an error of half a unit moves the corner
// of a four-foot piece by less than 1/2,500 of an inch.
var sines = [91]int64{
	0, 1144, 2287, 3430, 4572, 5712, 6850, 7987, 9121, 10252,
	11380, 12505, 13626, 14742, 15855, 16962, 18064, 19161, 20252, 21336,
	22415, 23486, 24550, 25607, 26656, 27697, 28729, 29753, 30767, 31772,
	32768, 33754, 34729, 35693, 36647, 37590, 38521, 39441, 40348, 41243,
	42126, 42995, 43852, 44695, 45525, 46341, 47143, 47930, 48703, 49461,
	50203, 50931, 51643, 52339, 53020, 53684, 54332, 54963, 55578, 56175,
	56756, 57319, 57865, 58393, 58903, 59396, 59870, 60326, 60764, 61183,
	61584, 61966, 62328, 62672, 62997, 63303, 63589, 63856, 64104, 64332,
	64540, 64729, 64898, 65048, 65177, 65287, 65376, 65446, 65496, 65526,
	65536,
}

// Sincos is the sine and the cosine of a turn in whole degrees, in units of 1/65,536.
func Sincos(degrees int) (sin, cos int64) {
	d := (degrees%360 + 360) % 360
	return sine(d), sine((d + 90) % 360)
}

func sine(d int) int64 {
	switch {
	case d <= 90:
		return sines[d]
	case d <= 180:
		return sines[180-d]
	case d <= 270:
		return -sines[d-180]
	default:
		return -sines[360-d]
	}
}
