package brief

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/sortie-tools/sortie/schema/model"
)

// outline writes a text as nested brackets, to compare.
func outline(blocks []model.Block) string {
	var b strings.Builder
	for _, k := range blocks {
		fmt.Fprintf(&b, "(%s", k.Kind)
		if k.Level+k.Start > 0 {
			fmt.Fprintf(&b, " %d", k.Level+k.Start)
		}
		b.WriteString(look(k.Inlines))
		for _, row := range k.Rows {
			b.WriteString(" /")
			for _, cell := range row {
				b.WriteString(look(cell) + " |")
			}
		}
		b.WriteString(outline(k.Blocks) + ")")
	}
	return b.String()
}

func look(run []model.Inline) string {
	out := ""
	for _, i := range run {
		marks := ""
		for mark, on := range map[string]bool{"*": i.Emph} {
			if on {
				marks += mark
			}
		}
		if i.Strong {
			marks += "!"
		}
		if i.Code {
			marks += "`"
		}
		if i.Ref != "" {
			marks += "#" + i.Ref
		}
		if i.Break {
			marks += "^"
		}
		out += fmt.Sprintf(" %s%q", marks, i.Text)
	}
	return out
}

func TestParse(t *testing.T) {
	for src, want := range map[string]string{
		"":                              ``,
		"One line\nand more.":           `(paragraph "One line and more.")`,
		"a *b* **c** `d*` ***e***":      "(paragraph \"a \" *\"b\" \" \" !\"c\" \" \" `\"d*\" \" \" *!\"e\")",
		"# Head *x*":                    `(heading 1 "Head " *"x")`,
		"- a\n- b\n  - c":               `(bullet-list(list-item(paragraph "a"))(list-item(paragraph "b")(bullet-list(list-item(paragraph "c")))))`,
		"3. a\n4. b":                    `(ordered-list 3(list-item(paragraph "a"))(list-item(paragraph "b")))`,
		"> said\n> she":                 `(quote(paragraph "said she"))`,
		"Take [the **big** crate](#l2)": `(paragraph "Take " #l2"the " !#l2"big" #l2" crate")`,
		"See [it][x].\n\n[x]: #c1":      `(paragraph "See " #c1"it" ".")`,
		"a\\\nb":                        `(paragraph "a" ^"" "b")`,
		"\"So\" -- it's 'odd'...":       `(paragraph "“So” – it’s ‘odd’…")`,
		`5 \* 3 &lt; 16 &amp; more`:     `(paragraph "5 * 3 < 16 & more")`,
		"| a | b |\n|---|:-:|\n| 1 |":   `(table / "a" | "b" | / "1" | |)`,
		"a\r\nb\r\n\r\nc":               `(paragraph "a b")(paragraph "c")`,
		"# Head {#id .class}":           `(heading 1 "Head {#id .class}")`,
		"1 < 2 and 3 > 2":               `(paragraph "1 < 2 and 3 > 2")`,
		"https://example.org is text":   `(paragraph "https://example.org is text")`,
	} {
		got, _, errs := Parse(src)
		if len(errs) > 0 {
			t.Errorf("%q: %v", src, errs)
		}
		if diff := cmp.Diff(want, outline(got.Blocks)); diff != "" {
			t.Errorf("%q:\n%s", src, diff)
		}
		if got.Source != src {
			t.Errorf("the source of %q became %q", src, got.Source)
		}
	}
}

func TestRefuses(t *testing.T) {
	for src, want := range map[string]string{
		"fine\n<div>\nx</div>":               "2:1-6 raw HTML",
		"a <b>bold</b> word":                 "1:3-6 raw HTML; 1:10-14 raw HTML",
		"wörd <script>alert(1)</script>":     "1:6-14 raw HTML; 1:22-31 raw HTML",
		"x <!-- hidden -->":                  "1:3-18 raw HTML",
		"see [it](https://example.org/) now": `1:5-31 a link to "https://example.org/" leads out of the pack`,
		"a [b](javascript:alert) c":          `1:3-24 a link to "javascript:alert" leads out of the pack`,
		"see <https://example.org/>":         `1:5-27 a link to "https://example.org/" leads out of the pack`,
		"[it](#)":                            `1:1-8 "" is no id`,
		"[it](#a%20b)":                       `1:1-13 "a%20b" is no id`,
		"![a](b.png)":                        "1:1-12 an image",
		"a\n\n```go\nx\n```":                 "3:1-6 a block of code",
		"a\n\n    indented":                  "3:5-13 a paragraph indented by four blanks or more: Markdown takes it for code",
		"a\n\n***\n\nb":                      "3:1-4 a rule across the page",
		"a\x1b[31m":                          "1:2-3 the hidden character U+001B",
		"a &#27; &#x202e; b":                 "1:3-4 the hidden character U+001B; 1:9-10 the hidden character U+202E",
		"a \u202e b":                         "1:3-4 the hidden character U+202E",
		"e" + strings.Repeat("\u0301", 9) + " and e" + strings.Repeat("\u0301", 8): "1:10-11 more than 8 accents on one letter",
		"ok\n\xff":                  "2:1-2 the text is not valid UTF-8",
		"> > > > > > > deep":        "1:13-14 lists and quotes are nested more than 6 deep",
		strings.Repeat("|", 20):     "1:1-21 20 bars '|' in a line, the most is 16",
		strings.Repeat("a\n", 2001): "2001:1-2 the text has 2002 lines, the most is 2000",
		strings.Repeat("a", 9000):   "1:1-9001 a paragraph of more than 8192 bytes",
		strings.Repeat("a", 70000):  "1:1-2 the text has 70000 bytes, the most is 65536",
	} {
		_, _, errs := Parse(src)
		var got []string
		for _, e := range errs {
			got = append(got, fmt.Sprintf("%d:%d-%d %s", e.Line, e.Col, e.EndCol, e.Message))
			if e.Remedy == "" {
				t.Errorf("%q: no remedy", e.Message)
			}
		}
		if diff := cmp.Diff(want, strings.Join(got, "; ")); diff != "" {
			t.Errorf("%.40q:\n%s", src, diff)
		}
	}
}

// What the remedy against raw HTML says must work.
func TestAPlainAngleBracket(t *testing.T) {
	for src, want := range map[string]string{
		"1 &lt;2 &lt;b&gt;": "1 <2 <b>",
		`a \<b> c`:          "a <b> c",
		"a < b <3 <- <":     "a < b <3 <- <",
	} {
		text, _, errs := Parse(src)
		if len(errs) > 0 || len(text.Blocks) != 1 || len(text.Blocks[0].Inlines) != 1 || text.Blocks[0].Inlines[0].Text != want {
			t.Errorf("%q became %+v, %+v", src, text.Blocks, errs)
		}
	}
	for _, src := range []string{"a <b>c", "<div>\n\nc"} {
		if _, _, errs := Parse(src); len(errs) == 0 || !strings.Contains(errs[0].Remedy, "&lt;") {
			t.Errorf("%q: %+v", src, errs)
		}
	}
}
