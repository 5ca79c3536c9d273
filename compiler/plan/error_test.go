package plan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/sortie-tools/sortie/schema/model"
)

// mistakes are drawings of a board of 6 by 4 inches with one slip each, and what is said about it.
var mistakes = map[string]struct{ src, want string }{
	"empty":                                         {"", "1:1-1 MAP001 the drawing is empty"},
	"empty line":                                    {"\n+---+---+---+\n|\n+\n|\n+---+---+---+", "1:1-1 MAP001 the drawing begins with an empty line"},
	"a line too few":                                {"+---+---+---+\n|\n+\n+---+---+---+", "4:1-14 MAP001 the drawing has 4 lines, the board needs 5"},
	"a line too many":                               {"+---+---+---+\n\n\n\n+---+---+---+\n  x  \n", "6:1-4 MAP006 the drawing has 6 lines, the board ends after 5"},
	"a post far below the board":                    {"+---+---+---+\n|\n+\n|\n+---+---+---+\n\n\n+---+", "8:1-6 MAP006 the drawing has 8 lines, the board ends after 5"},
	"a line lost near the top":                      {"+---+---+---+\n+\n|\n+---+---+---+", "2:1-2 MAP001 the drawing has 4 lines, the board needs 5"},
	"a line doubled near the top":                   {"+---+---+---+\n\n\n+   +\n\n+---+---+---+", "4:1-6 MAP006 the drawing has 6 lines, the board ends after 5"},
	"lines of another board":                        {"+---+---+---+\n\n+---+---+---+", "3:1-14 MAP001 the drawing has 3 lines, the board needs 5"},
	"lines from an editor":                          {"+───+-------+\n\n\n\n+---+---+---+", "1:2-5 MAP002 the character '─' means nothing in a drawing"},
	"several unknown characters":                    {"+---+-%%&%--+\n\n\n\n+---+---+---+", "1:7-11 MAP002 the characters \"%%&%\" mean nothing in a drawing"},
	"a comment":                                     {"+---+---+---+\n c1 // a big one\n\n\n+---+---+---+", "2:5-17 MAP002 a drawing holds no comments"},
	"a comment behind the board":                    {"+---+---+---+ // north\n\n\n\n+---+---+---+", "1:15-23 MAP002 a drawing holds no comments"},
	"a remark behind a slash":                       {"+---+---+---+\n / door\n\n\n+---+---+---+", "2:2-8 MAP002 a drawing holds no comments"},
	"a slash alone":                                 {"+---+---+---+\n /\n\n\n+---+---+---+", "2:2-3 MAP002 the character '/' means nothing in a drawing"},
	"strangers behind the board":                    {"+---+---+---+\n             %%\n\n\n+---+---+---+", "2:14-16 MAP002 the character '%' means nothing in a drawing"},
	"a label in a wall, which stands in a cell too": {"+---+---+---+\n c1\n+---c1--+\n\n+---+---+---+", "3:5-7 MAP007 a label cannot stand in a wall"},
	"a label in a wall, which is none":              {"+--c1x--+---+\n\n\n\n+---+---+---+", "1:4-7 MAP007 a label cannot stand in a wall"},
	"a corner missing": {" ---+---+---+\n\n\n\n+---+---+---+",
		"1:1-2 MAP001 the north-west corner must be a '+' in column 1 of the drawing"},
	"the far corner missing": {"+---+---+---+\n\n\n\n+---+---+---", "5:12-13 MAP001 the south-east corner must be a '+' in column 13 of the drawing"},
	"a corner line that slipped": {"+---+---+---+\n\n\n\n +---+---+---+",
		"5:1-2 MAP001 the south-west corner must be a '+' in column 1 of the drawing"},
	"a corner line one short":         {"+--+---+---+\n\n\n\n+---+---+---+", "1:12-13 MAP001 the north-east corner must be a '+' in column 13 of the drawing"},
	"all of it too far right":         {"  +---+---+---+\n\n\n  c1\n  +---+---+---+", "1:3-4 MAP001 the whole drawing stands 2 columns too far right"},
	"an unknown character":            {"+---+---+---+\n|\n+   ?\n|\n+---+---+---+", "3:5-6 MAP002 the character '?' means nothing in a drawing"},
	"an unknown character in a panel": {"+---+-–-----+\n\n\n\n+---+---+---+", "1:7-8 MAP002 the character '–' means nothing in a drawing"},
	"an unknown character as a post":  {"+---*-------+\n\n\n\n+---+---+---+", "1:5-6 MAP002 the character '*' means nothing in a drawing"},
	"a control character":             {"+---+---+---+\n\x1b\n\n\n+---+---+---+", "2:1-2 MAP002 the character U+001B means nothing in a drawing"},
	"bytes that are no text":          {"+---+---+---+\n\xff\n\n\n+---+---+---+", "2:1-2 MAP002 the character U+FFFD means nothing in a drawing"},
	"a spelling that is none":         {"+--#--+---+-+\n\n\n\n+---+---+---+", "1:7-8 MAP008 a post stands between the lattice points"},
	"a misspelt panel":                {"+-D---D-+---+\n\n\n\n+---+---+---+", "1:2-9 MAP003 \"-D---D-\" spells no kind of panel"},
	"a misspelt upright panel": {"+---+---+---+\n    |\n    D\n    |\n+---+---+---+",
		"3:5-6 MAP003 \"|D|\" spells no kind of panel, read from north to south"},
	"a gap in a panel": {"+-- ----+---+\n\n\n\n+---+---+---+", "1:2-9 MAP003 the run \"-- ----\" has a gap"},
	"a panel broken off": {"+       +---+\n\n+-----\n\n+---+---+---+",
		"3:2-7 MAP003 the run \"-----\" has a gap"},
	"a panel of no length": {"+---.---.---+\n\n\n\n+---+---+---+",
		"1:5-6 MAP005 3 panels in a row without a post between them"},
	"a stray character": {"+---+---+---+\n\n    -\n\n+---+---+---+", "3:5-6 MAP003 a single '-' between four cells is no panel"},
	"tabs before every line, as when the closing quotes moved": {"\t+---+---+---+\n\n\t c1\n\n\t+---+---+---+",
		"1:1-2 MAP001 the closing \"\"\" stand further left than the drawing above them"},
	"tabs and blanks before every line": {"\t +---+---+---+\n\n\n\n\t +---+---+---+",
		"1:1-3 MAP001 the closing \"\"\" stand further left than the drawing above them"},
	"letters for a wall down the page":   {"+---+---+---+\n    x\n    x\n    x\n+---+---+---+", "2:5-6 MAP002 the letter x stands where walls stand, on a line between two cells"},
	"letters for a wall across the page": {"+---+---+---+\n\n+xxx+\n\n+---+---+---+", "3:2-3 MAP002 the letter x stands where walls stand, on a line between two cells"},
	"a tab before some lines":            {"+---+---+---+\n\n\n\n\t+---+---+---+", "5:1-2 MAP004 a tab in the drawing"},
	"a tab":                              {"+---+---+---+\n\t|\n\n\n+---+---+---+", "2:1-2 MAP004 a tab in the drawing"},
	"a tab in a corner line":             {"+---+\t+---+\n\n\n\n+---+---+---+", "1:6-7 MAP004 a tab in the drawing"},
	"two panels without a post":          {"+-----------+\n\n\n\n+---+---+---+", "1:5-6 MAP005 2 panels in a row without a post between them"},
	"two upright ones":                   {"+---+---+---+\n|\n#\nD\n+---+---+---+", "4:1-2 MAP003 \"|#D\" spells no kind of panel, read from north to south"},
	"panels that cross":                  {"+   +   +   +\n    .\n+.......+   +\n    .\n+   +   +   +", "3:5-6 MAP005 two runs cross at 2,2"},
	"a line too long":                    {"+---+---+---+\n            | |\n\n\n+---+---+---+", "2:14-16 MAP006 the line is 2 characters longer than the board, which is 13 wide"},
	"a label of two letters":             {"+---+---+---+\n ab\n\n\n+---+---+---+", "2:2-4 MAP007 \"ab\" is no label"},
	"a number as a label":                {"+---+---+---+\n 12\n\n\n+---+---+---+", "2:2-4 MAP007 the label \"12\" does not begin with a letter"},
	"a label too long":                   {"+---+---+---+\n a123\n\n\n+---+---+---+", "2:2-6 MAP007 the label a123 is too long"},
	"a label twice":                      {"+---+---+---+\n c1\n\n     c1\n+---+---+---+", "4:6-8 MAP007 the label c1 stands in two places"},
	"a label in a panel":                 {"+---+--c----+\n\n\n\n+---+---+---+", "1:8-9 MAP007 a label cannot stand in a wall"},
	"a label in an upright panel":        {"+---+---+---+\n    |\n    c\n    |\n+---+---+---+", "3:5-6 MAP007 a label stands where a panel has its post"},
	"a panel inside a cell":              {"+---+---+---+\n      |\n\n\n+---+---+---+", "2:7-8 MAP008 \"|\" stands off the lattice"},
	"an upright line that slipped":       {"+---+---+---+\n    |\n     |\n    |\n+---+---+---+", "3:6-7 MAP008 \"|\" stands off the lattice"},
	"a line of cells that slipped":       {"+---+---+---+\n     |   |\n    |   |\n    |   |\n+---+---+---+", "2:6-7 MAP008 \"|\" stands off the lattice"},
	"a post in a cell":                   {"+---+---+---+\n    +\n    |\n    |\n+---+---+---+", "2:5-6 MAP008 a post stands between the lattice points"},
	"no post at an end":                  {"+---+---+---+\n    |\n\n\n+---+---+---+", "2:5-6 MAP009 a panel ends at 2,2 without a post"},
	"no post at a corner":                {"+   +   +   +\n    |\n+----   +   +\n\n+   +   +   +", "3:5-6 MAP009 a panel ends at 2,2 without a post"},
	"no post on a drawn rim":             {"+---    +---+\n\n\n\n+---+---+---+", "1:5-6 MAP009 a panel ends at 2,0 without a post"},
	"a gap in an upright panel":          {"+---+---+---+\n    |\n\n    |\n+---+---+---+", "2:5-6 MAP009 a panel ends at 2,2 without a post"},
	"an upright panel begins too low":    {"+---+---+---+\n\n    |\n    |\n+---+---+---+", "3:5-6 MAP009 a panel ends at 2,2 without a post"},
	"a stranger for a corner":            {"?---+---+---+\n\n\n\n+---+---+---+", "1:1-2 MAP002 the character '?' means nothing in a drawing"},
	"no post at either end":              {"+---+---+---+\n\n\n    |\n+   +---+---+", "4:5-6 MAP009 a panel ends at 2,2 without a post"},
	"an upright panel without both":      {"+---+---+---+\n\n+\n    |\n+-------+---+", "4:5-6 MAP009 a panel ends at 2,2 without a post"},
	"a line of cells in a long wall":     {"+---+---+---+\n    .\n    .\n     .\n+---+---+---+", "4:6-7 MAP008 \".\" stands off the lattice"},
	"a post in a panel":                  {"+...+...+---+\n\n\n\n+---+---+---+", "1:5-6 MAP003 a post in the middle of a panel (arch)"},
	"a post in an upright panel":         {"+---+---+---+\n    W\n    +\n    D\n+---+---+---+", "3:5-6 MAP003 a post in the middle of a panel (doorway and window)"},
	"a post in an upright arch":          {"+---+---+---+\n    .\n    +\n    .\n+---+---+---+", "3:5-6 MAP003 a post in the middle of a panel (arch)"},
	"an unknown character in a label":    {"+---+---+---+\n ?1\n\n\n+---+---+---+", "2:2-3 MAP002 the character '?' means nothing in a drawing"},
	"a line twice":                       {"+---+---+---+\n c1\n c1\n\n\n+---+---+---+", "6:1-14 MAP006 the drawing has 6 lines, the board ends after 5"},
	"several mistakes": {"+---+---+---+\n ab\n    -\n      ?\n+---+-D---+-+",
		"2:2-4 MAP007 \"ab\" is no label; 3:5-6 MAP003 a single '-' between four cells is no panel; 4:7-8 MAP002 the character '?' means nothing in a drawing; 5:11-12 MAP008 a post stands between the lattice points"},
	"CRLF does not move the columns": {"+---+---+---+\r\n ab\r\n\r\n\r\n+---+---+---+\r\n", "2:2-4 MAP007 \"ab\" is no label"},
}

func listing(errs []Error) string {
	var out []string
	for _, e := range errs {
		out = append(out, fmt.Sprintf("%d:%d-%d %s %s", e.Line, e.Col, e.EndCol, e.Code, e.Message))
	}
	return strings.Join(out, "; ")
}

func TestOneMistakeIsOneMessage(t *testing.T) {
	for name, test := range mistakes {
		t.Run(name, func(t *testing.T) {
			_, errs := Read(test.src, board(6, 4))
			if diff := cmp.Diff(test.want, listing(errs)); diff != "" {
				t.Errorf("\n%s\n%s", test.src, diff)
			}
			for _, e := range errs {
				if e.Remedy == "" {
					t.Errorf("%s has no remedy", e.Code)
				}
			}
		})
	}
}

func TestEveryCodeIsExplained(t *testing.T) {
	known := map[string]bool{}
	for _, c := range Codes() {
		known[c.Code] = c.Title != "" && c.Text != ""
	}
	for name, test := range mistakes {
		_, errs := Read(test.src, board(6, 4))
		for _, e := range errs {
			if !known[e.Code] {
				t.Errorf("%s: %s is not explained", name, e.Code)
			}
		}
	}
}

func TestOptionsThatCannotWork(t *testing.T) {
	with := func(change func(*Options)) Options {
		o := board(6, 4)
		change(&o)
		return o
	}
	for want, o := range map[string]Options{
		"MAP011 a board of 0 by 0 in has no floor":                                                {},
		"MAP011 a board of -6 by 4 in has no floor":                                               board(-6, 4),
		"MAP011 a board of 194 by 4 in; a side may have 72 in at most":                            board(194, 4),
		"MAP011 a board of 4 by 240 in; a side may have 72 in at most":                            board(4, 240),
		"MAP011 a board of 5 by 4 in is not a whole number of 2 in cells":                         board(5, 4),
		"MAP011 a board has at most 36 cells along a side":                                        with(func(o *Options) { o.Width, o.Lattice = 6100, 100 }),
		`MAP011 the legend gives "-H-" to the unknown kind "hatch"`:                               with(func(o *Options) { o.Legend = map[string]string{"-H-": "hatch"} }),
		`MAP011 the spelling "-H" of half-wall must have 3 characters`:                            with(func(o *Options) { o.Legend = map[string]string{"-H": "half-wall"} }),
		`MAP011 the spelling "---" means both half-wall and half-doorway`:                         with(func(o *Options) { o.Legend = map[string]string{"---": "half-doorway"} }),
		`MAP011 the spelling "a" of half-wall holds 'a', which means something else in a drawing`: with(func(o *Options) { o.Legend = map[string]string{"a": "half-wall"} }),
	} {
		d, errs := Read("+", o)
		got := ""
		for _, e := range errs {
			got += e.Code + " " + e.Message
			if e.Line != 0 {
				t.Errorf("%s points at line %d, but no line is to blame", e.Message, e.Line)
			}
		}
		if got != want || d == nil {
			t.Errorf("got %q, want %q", got, want)
		}
		if len(Write(&Drawing{}, o)) > 0 && strings.Contains(want, "board") {
			t.Errorf("drew a board with %s", want)
		}
	}
}

func TestATableOfSpellings(t *testing.T) {
	want := `west to east     north to south   inches  panel
-D---W-          D|W                   4  doorway and window
-D-              D                     2  half doorway
`
	some := []model.PanelKind{kinds()[2], kinds()[7], kinds()[8]}
	if diff := cmp.Diff(want, Table(some)); diff != "" {
		t.Error(diff)
	}
}

func TestRemediesFitTheMistake(t *testing.T) {
	for src, want := range map[string]string{
		"+---+-–-----+\n\n\n\n+---+---+---+":                 "use the plain character '-'",
		"+---+---+---+\n %\n\n\n+---+---+---+":               "a drawing holds blanks, labels and +, #, -, ., D, W and |; sortie explain plan shows how",
		"+---+---+---+\n X\n\n\n+---+---+---+":               "capital letters are parts of panels; a label is a lower case letter with up to two digits",
		"+---+---+---+\n     |\n\n\n+---+---+---+":           "move it one column to the left",
		"+---+---+---+\n   |\n\n\n+---+---+---+":             "move it one column to the right",
		"+---+---+---+\n    |\n\n\n+---+---+---+":            "draw a '+' below it, or lead the panel on",
		"+---+---+---+\n\n\n    |\n+---+---+---+":            "draw a '+' above it, or lead the panel on",
		"+---+---+---+\n\n+---\n\n+---+---+---+":             "draw a '+' behind it, or lead the panel on",
		"+-----------+\n\n\n\n+---+---+---+":                 "draw a '+' here, at 2,0",
		"+--###-.+---+\n\n\n\n+---+---+---+":                 `near are "--###--" (wide doorway), "-------" (wall) and "--WWW--" (window)`,
		"+---+---+---+\n    |\n    D\n    |\n+---+---+---+":  `near are "D|W" (doorway and window), "|||" (wall), "|#|" (wide doorway) and "|W|" (window)`,
		"+---+---+---+\n\n+---+---+---+":                     "a cell is two lines high: draw 5 lines, or state size: [6, 2]",
		"+---+---+---+\n               |\n\n\n+---+---+---+": "shorten the line, or state size: [8, 4]",
		"+---+---+---+\n+\n|\n+---+---+---+":                 "posts stand in every 2nd line of a drawing, but not in this one: a line is missing above it",
		"+--+---+----+\n\n\n\n+---+---+---+":                 "move it one column to the right",
		"+--+---+---+\n\n\n\n+---+---+---+":                  "the line slipped: move the '+' in column 4 of the drawing one column to the right",
	} {
		_, errs := Read(src, board(6, 4))
		if len(errs) != 1 || errs[0].Remedy != want {
			t.Errorf("%s\ngot %+v, want %q", src, errs, want)
		}
	}
}

func TestErrorsNameTheOtherPlace(t *testing.T) {
	for src, want := range map[string]Related{
		"+---+---+---+\n c1\n\n     c1\n+---+---+---+": {Line: 2, Col: 2, EndCol: 4, Text: "it stands here, too"},
		"+---+---+---+\n+\n|\n+---+---+---+":           {Line: 1, Col: 1, EndCol: 14, Text: "all is well down to here"},
	} {
		_, errs := Read(src, board(6, 4))
		if len(errs) != 1 || errs[0].Related == nil || *errs[0].Related != want {
			t.Errorf("%s\ngot %+v, want %+v", src, errs, want)
		}
	}
}
