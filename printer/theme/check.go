package theme

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// The codes of what is wrong with a theme.
const (
	CodeContrast = "PRN004"
	CodeLogo     = "PRN005"
)

// What colours must keep to: contrast by WCAG 2.1, in hundredths, and a distance in L*a*b*.
const (
	letters  = 450 // of text on what it stands on
	graphics = 300 // of bars, bullets and symbols
	hairline = 130 // of thin lines, which only part things
	distinct = 12  // between two tones that mean two things
)

// Check finds what of a theme cannot be read, told apart or drawn. Where is the index of the pack that has it.
func Check(theme *model.Theme, where diag.Index) []diag.Diagnostic {
	if theme == nil {
		return nil
	}
	c := checker{theme: theme, tones: Tones(theme), where: where}
	for _, p := range parts(theme) {
		if p.value != "" {
			c.set = append(c.set, p.name)
		}
	}
	c.contrasts()
	c.apart()
	c.logo()
	return c.out
}

type checker struct {
	theme *model.Theme
	tones icons.Theme
	set   []string // names of the colours that the theme chooses
	where diag.Index
	out   []diag.Diagnostic
}

// chooses reports whether the theme has a colour of its own.
func (c *checker) chooses(name string) bool {
	for _, s := range c.set {
		if s == name {
			return true
		}
	}
	return false
}

// tone is a colour by its name; what no theme chooses is paper.
func (c *checker) tone(name string) scene.Colour {
	for _, p := range parts(c.theme) {
		if p.name == name {
			return *p.tone(&c.tones)
		}
	}
	return c.tones.Paper
}

// standing is a colour on what it is printed on, and the contrast that it needs.
type standing struct {
	over, ground string
	least        int
	what         string
}

func standings() []standing {
	return []standing{
		{"ink", "paper", letters, "text"}, {"ink", "wash", letters, "text"},
		{"soft", "paper", letters, "labels"}, {"soft", "wash", letters, "labels"},
		{"accent", "paper", graphics, "bars and references"}, {"accent", "wash", graphics, "bars and references"},
		{"rule", "paper", hairline, "thin lines"},
	}
}

// contrasts compares each colour with what it is printed on. A colour that is too pale for several things is
// reported once, for that which it is the palest for.
func (c *checker) contrasts() {
	worst := map[string]standing{}
	for _, s := range standings() {
		blame := s.over
		if !c.chooses(blame) {
			blame = s.ground
		}
		if !c.chooses(blame) || c.contrast(s) >= s.least {
			continue
		}
		if w, known := worst[blame]; !known || c.contrast(s)*w.least < c.contrast(w)*s.least {
			worst[blame] = s
		}
	}
	for _, name := range c.set {
		if s, known := worst[name]; known {
			c.pale(name, s)
		}
	}
}

// contrast is what two colours have, in hundredths.
func (c *checker) contrast(s standing) int {
	return int(icons.Contrast(c.tone(s.over), c.tone(s.ground)) * 100)
}

// named is a colour of the theme, or Sortie's own where the theme leaves it, as its author knows it.
func (c *checker) named(name string) string {
	if c.chooses(name) {
		return fmt.Sprintf("%s %v", name, c.tone(name))
	}
	return fmt.Sprintf("the usual %s %v", name, c.tone(name))
}

func (c *checker) pale(name string, s standing) {
	way := "darker"
	if name == "wash" {
		way = "lighter"
	}
	c.warn(name,
		fmt.Sprintf("%s in %v can hardly be read on %v: a contrast of %s", s.what, c.tone(s.over), c.tone(s.ground), hundredths(c.contrast(s))),
		fmt.Sprintf("%s need %s to one, as WCAG 2.1 measures it", s.what, hundredths(s.least)),
		fmt.Sprintf("make %s %s, until %s is reached", name, way, hundredths(s.least)))
}

// apart compares tones that stand side by side and mean two things.
func (c *checker) apart() {
	for _, pair := range [][2]string{{"ink", "accent"}, {"accent", "soft"}, {"ink", "soft"}} {
		if !c.chooses(pair[0]) && !c.chooses(pair[1]) {
			continue
		}
		blame := pair[1]
		if !c.chooses(blame) {
			blame = pair[0]
		}
		a, b := c.tone(pair[0]), c.tone(pair[1])
		for _, s := range []icons.Sight{icons.Usual, icons.Protanopia, icons.Deuteranopia, icons.Tritanopia} {
			got := icons.Difference(s.See(a), s.See(b))
			if got >= distinct {
				continue
			}
			c.warn(blame,
				fmt.Sprintf("%s and %s look alike with %v", c.named(pair[0]), c.named(pair[1]), s),
				fmt.Sprintf("they are %.0f apart in L*a*b*; %d can be told without comparing", got, distinct),
				fmt.Sprintf("make %s lighter, darker or of another hue", blame))
			break // one finding for a pair: the most common sight in which it fails
		}
	}
}

// logo reports what of the logo cannot be drawn.
func (c *checker) logo() {
	if c.theme.Logo == nil {
		return
	}
	_, faults := readLogo(c.theme.Logo)
	for _, f := range faults {
		c.out = append(c.out, diag.Diagnostic{
			Code: CodeLogo, Severity: diag.Warning,
			Summary: "the logo cannot be drawn: " + f.err.Error(),
			Details: []string{"The pages are printed without it."},
			Remedy:  cmp.Or(f.remedy, "copy the d of a path from an SVG file, or write it as M 0 0 L 100 0 L 50 80 Z"),
			Range:   c.where.At("theme.logo." + f.path),
		})
	}
}

func (c *checker) warn(name, summary, detail, remedy string) {
	c.out = append(c.out, diag.Diagnostic{
		Code: CodeContrast, Severity: diag.Warning, Summary: summary, Details: []string{detail}, Remedy: remedy,
		Range: c.where.At("theme.colours." + name),
	})
}

// hundredths is a contrast as people write it.
func hundredths(n int) string { return fmt.Sprintf("%d.%d", n/100, n%100/10) }
