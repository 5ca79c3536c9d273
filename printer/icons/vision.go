package icons

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Sight is how a reader sees colours.
type Sight uint8

// The sights: the usual one, without one of the three kinds of cone in the eye, and of a grey printer.
const (
	Usual Sight = iota
	Protanopia
	Deuteranopia
	Tritanopia
	GreyOnly
)

// String is the sight's name.
func (s Sight) String() string {
	return [...]string{"usual sight", "protanopia", "deuteranopia", "tritanopia", "grey"}[s]
}

// matrices turn linear red, green and blue into what an eye without one kind of cone sees: those of
// Machado, Oliveira and Fernandes (2009) for the full deficiency.
var matrices = [...][3][3]float64{
	Protanopia:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deuteranopia: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	Tritanopia:   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// See is how a colour looks.
func (s Sight) See(c scene.Colour) scene.Colour {
	switch s {
	case Usual:
		return c
	case GreyOnly:
		return Grey(c)
	}
	lin := linear(c)
	var out [3]uint8
	for i, row := range matrices[s] {
		out[i] = encoded(row[0]*lin[0] + row[1]*lin[1] + row[2]*lin[2])
	}
	return scene.Colour{R: out[0], G: out[1], B: out[2], A: c.A}
}

// Grey is the grey that is as light as a colour.
func Grey(c scene.Colour) scene.Colour {
	if c.R == c.G && c.G == c.B {
		return c
	}
	v := encoded(Luminance(c))
	return scene.Colour{R: v, G: v, B: v, A: c.A}
}

// Luminance is how light a colour is to the eye, 0 to 1.
func Luminance(c scene.Colour) float64 {
	lin := linear(c)
	return 0.2126*lin[0] + 0.7152*lin[1] + 0.0722*lin[2]
}

// Contrast is the ratio of two colours' lightness by WCAG 2.1, 1 to 21.
func Contrast(a, b scene.Colour) float64 {
	x, y := Luminance(a), Luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Over is a colour as it looks over another one that is opaque.
func Over(c, ground scene.Colour) scene.Colour {
	mix := func(over, under uint8) uint8 {
		return uint8((int(over)*int(c.A) + int(under)*(255-int(c.A)) + 127) / 255)
	}
	return scene.Colour{R: mix(c.R, ground.R), G: mix(c.G, ground.G), B: mix(c.B, ground.B), A: 255}
}

// Difference is how far apart two colours look: the distance in CIE L*a*b*, where 2 can just be seen side by
// side and 100 is black from white.
func Difference(a, b scene.Colour) float64 {
	p, q := lab(a), lab(b)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// linear is red, green and blue as amounts of light.
func linear(c scene.Colour) [3]float64 { return [3]float64{lightOf[c.R], lightOf[c.G], lightOf[c.B]} }

// lightOf is the amount of light of each value of a channel of sRGB.
var lightOf = func() (table [256]float64) {
	for i := range table {
		v := float64(i) / 255
		if v <= 0.04045 {
			table[i] = v / 12.92
		} else {
			table[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return table
}()

func encoded(light float64) uint8 {
	light = min(max(light, 0), 1)
	v := light * 12.92
	if light > 0.0031308 {
		v = 1.055*math.Pow(light, 1/2.4) - 0.055
	}
	return uint8(math.Round(v * 255))
}

// lab is a colour in CIE L*a*b* under daylight.
func lab(c scene.Colour) [3]float64 {
	l := linear(c)
	x := curve((0.4124*l[0] + 0.3576*l[1] + 0.1805*l[2]) / 0.95047)
	y := curve(0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2])
	z := curve((0.0193*l[0] + 0.1192*l[1] + 0.9505*l[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func curve(t float64) float64 {
	if t > 216.0/24389 {
		return math.Cbrt(t)
	}
	return (24389.0/27*t + 16) / 116
}
