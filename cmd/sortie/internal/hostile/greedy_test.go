package hostile

import (
	"fmt"
	"strings"
)

// greedy is one pack of a few lines that asks for endless time or memory.
type greedy struct{ name, src string }

// greedyPack is a pack of some statements that use packages of CUE's standard library.
func greedyPack(name, body string, imports ...string) greedy {
	src := "package mission\n"
	for _, p := range imports {
		src += fmt.Sprintf("import %q\n", p)
	}
	return greedy{name, src + body + "\n"}
}

// chain is a definition and others that are each made of the one before it, such as a text doubled thirty
// times. In step, @ is the one before.
func chain(first, step string, n int) string {
	s := "_a0: " + first + "\n"
	for i := range n {
		s += fmt.Sprintf("_a%d: %s\n", i+1, strings.ReplaceAll(step, "@", fmt.Sprintf("_a%d", i)))
	}
	return s + fmt.Sprintf("x: _a%d", n)
}

// Texts of 64 kB and of 180 MB, and lists, are what many packs begin with: CUE gives all of them away cheaply.
const (
	longText = "_t: strings.Repeat(\"ab \", 22000)\n"
	hugeText = "_t: strings.Repeat(strings.Repeat(\"ab \", 600), 100000)\n"
	longList = "_l: list.Range(0, 3000, 1)\n"
	hugeList = "_l: list.Range(0, 300000, 1)\n"
)

// alternatives is a pattern filled in with each number below n.
func alternatives(n int, pattern string) (all string) {
	for i := range n {
		all += fmt.Sprintf(pattern, i)
	}
	return all
}

// greedyPacks ask for endless time or memory through every operator and every function of CUE's standard
// library that can grow.
func greedyPacks() []greedy {
	return append(greedyOperators(), greedyFunctions()...)
}

func greedyOperators() []greedy {
	ten := "_n: [0,1,2,3,4,5,6,7,8,9]\n"
	return []greedy{
		greedyPack("+ of texts", chain(`"0123456789"`, "@ + @", 30)),
		greedyPack("+ of bytes", chain(`'0123456789'`, "@ + @", 30)),
		greedyPack("+ of numbers", ten+"x: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n {a + b + c + d}]"),
		greedyPack("* of texts", `x: "x" * 1000000000000`),
		greedyPack("* of a text of a megabyte", `x: ("x" * 1000000) * 1000000`),
		greedyPack("* of bytes", `x: 'x' * 4000000000`),
		greedyPack("* of numbers", chain("12345678901234567890", "@ * @", 34)),
		greedyPack("* of a product of texts", chain(`"x" * 100000`, "@ * 100000", 2)),
		greedyPack("/ of numbers", ten+"x: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n {1 / (a + b + 1)}]"),
		greedyPack("div and mod", chain("12345678901234567890", "@ * @", 24)+"\ny: [for i in _n for j in _n {div(_a24, 7) + mod(_a24, 7)}]\n"+ten),
		greedyPack("& of disjunctions", "x: "+strings.TrimSuffix(strings.Repeat("({a:1}|{b:2}|{c:3}|{d:4}) & ", 18), " & ")),
		greedyPack("| of alternatives", "x: "+alternatives(22, "({a%[1]d: 1} | {b%[1]d: 1}) & ")+"{}"),
		greedyPack("| of defaults", "x: "+alternatives(22, "(*{a%[1]d: 1} | {b%[1]d: 1} | {c%[1]d: 1}) & ")+"{b0: 1}"),
		greedyPack("& of lists", "_l: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n {a}]\nx: _l & [for v in _l {v}]\n"+ten),
		greedyPack("=~", `x: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" =~ "^((((((a{0,9}){0,9}){0,9}){0,9}){0,9}){0,9})$"`+"\n"+ten+`y: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n {"\(a)\(b)\(c)" =~ "^(a|b|[0-9]+)+$"}]`),
		greedyPack("== of structs", chain("{v: 1}", "{l: @ & {w: 1}, r: @ & {z: 1}}", 22)+" == _a21"),
		greedyPack("interpolation", chain(`"0123456789"`, `"\(@)\(@)"`, 30)),
		greedyPack("comprehension", ten+"x: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n for h in _n {a}]"),
		greedyPack("comprehension of fields", ten+"x: {for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n {\"\\(a)\\(b)\\(c)\\(d)\\(e)\\(f)\\(g)\": a}}"),
		greedyPack("condition", ten+"x: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n if a+b+c+d+e+f+g > 100 {a}]"),
		greedyPack("let", ten+"x: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n let h = a + b {h}]"),
		greedyPack("structs that double", chain("{v: 1}", "{l: @ & {w: 1}, r: @ & {z: 1}}", 30)),
		greedyPack("lists that double", chain("[1]", "[for v in [@, @] {v & [...]}]", 30)),
		greedyPack("recursion", "#F: {n: int, out: [if n > 0 {(#F & {n: (#F.n | *0) - 1}).out}, 0][0]}\n_f: {for i in [0,1,2,3,4,5,6,7,8,9] {\"\\(i)\": #G & {n: 40 + i}}}\n#G: {n: int, if n < 2 {out: n}, if n >= 2 {out: (#G & {n: n1}).out + (#G & {n: n2}).out, let n1 = n - 1, let n2 = n - 2}}\nx: (#G & {n: 40}).out\n#G: _"),
		greedyPack("pattern of fields", ten+"x: {[string]: {[string]: {[string]: int}}}\nx: {for a in _n for b in _n for c in _n {\"\\(a)\\(b)\\(c)\": {for d in _n for e in _n {\"\\(d)\\(e)\": {for f in _n for g in _n {\"\\(f)\\(g)\": a}}}}}}"),
		greedyPack("close", chain("{v: 1, ...}", "close({l: @ & {v: _}, r: @ & {v?: _}, v?: _, w?: _})", 30)+" & {v?: 1}"),
		greedyPack("and, or", ten+"x: and([for a in _n for b in _n for c in _n {or([for d in _n for e in _n for f in _n {{(\"\\(a)\"): d + e + f}}])}])"),
	}
}

func greedyFunctions() []greedy {
	return append(greedyTexts(), append(greedyNumbers(), greedyLists()...)...)
}

func greedyTexts() []greedy {
	return []greedy{
		greedyPack("strings.Repeat of a terabyte", `x: strings.Repeat(strings.Repeat("x", 1000000), 1000000)`, "strings"),
		greedyPack("strings.Repeat of four gigabytes", `x: strings.Repeat(strings.Repeat("x", 40000), 100000)`, "strings"),
		greedyPack("strings.Join", longText+hugeList+`x: strings.Join([for i in _l {_t}], _t)`, "strings", "list"),
		greedyPack("strings.Replace", longText+`x: strings.Replace(_t, "a", _t, -1)`, "strings"),
		greedyPack("strings.Split", hugeText+`x: strings.Split(_t, "")`, "strings"),
		greedyPack("strings.SplitN", hugeText+`x: strings.SplitN(_t, " ", -1)`, "strings"),
		greedyPack("strings.SplitAfter", hugeText+`x: strings.SplitAfter(_t, " ")`, "strings"),
		greedyPack("strings.SplitAfterN", hugeText+`x: strings.SplitAfterN(_t, " ", -1)`, "strings"),
		greedyPack("strings.Fields", hugeText+`x: strings.Fields(_t)`, "strings"),
		greedyPack("strings.Runes", hugeText+`x: strings.Runes(_t)`, "strings"),
		greedyPack("strings.ToUpper", hugeText+longList+`x: [for i in _l {strings.ToUpper(_t)}]`, "strings", "list"),
		greedyPack("regexp.ReplaceAll", longText+`x: regexp.ReplaceAll("a", _t, _t)`, "strings", "regexp"),
		greedyPack("regexp.ReplaceAllLiteral", longText+`x: regexp.ReplaceAllLiteral("a", _t, _t)`, "strings", "regexp"),
		greedyPack("regexp.FindAll", hugeText+`x: regexp.FindAll("a?", _t, -1)`, "strings", "regexp"),
		greedyPack("regexp.FindAllSubmatch", hugeText+`x: regexp.FindAllSubmatch("(a)(b)", _t, -1)`, "strings", "regexp"),
		greedyPack("regexp.FindAllNamedSubmatch", hugeText+`x: regexp.FindAllNamedSubmatch("(?P<a>a)(?P<b>b)", _t, -1)`, "strings", "regexp"),
		greedyPack("regexp.QuoteMeta", "_t: strings.Repeat(strings.Repeat(\".\", 4000), 100000)\nx: regexp.QuoteMeta(_t)", "strings", "regexp"),
		greedyPack("strconv.QuoteToASCII", "_t: strings.Repeat(strings.Repeat(\"ä\", 1500), 100000)\nx: strconv.QuoteToASCII(_t)", "strings", "strconv"),
		greedyPack("strings.ToTitle", hugeText+longList+`x: [for i in _l {strings.ToTitle(_t)}]`, "strings", "list"),
		greedyPack("strings.SliceRunes", hugeText+longList+`x: [for i in _l {strings.SliceRunes(_t, i, 900000)}]`, "strings", "list"),
		greedyPack("path.Join", longText+longList+`x: path.Join([for i in _l {_t}], path.Unix)`+"\ny: [for i in _l {path.Join([for j in _l {_t}], path.Unix)}]", "strings", "list", "path"),
	}
}

func greedyNumbers() []greedy {
	return []greedy{
		greedyPack("bits.Lsh by billions", "x: bits.Lsh(1, 16000000000)", "math/bits"),
		greedyPack("bits.Set", "x: bits.Set(1, 16000000000, 1)", "math/bits"),
		greedyPack("bits.Or of long numbers", "_l: [for i in list.Range(0, 3000, 1) {bits.Or(bits.Lsh(1, 90000000 + i), 1)}]\nx: _l", "math/bits", "list"),
		greedyPack("math.Pow", chain("10", "math.Pow(@, 99999)", 3)+longList[:0], "math"),
		greedyPack("math.Exp", "x: [for i in list.Range(0, 100000, 1) {math.Exp(99999 + i)}]", "math", "list"),
		greedyPack("bits.Xor", "x: [for i in list.Range(0, 3000, 1) {bits.Xor(bits.Lsh(1, 90000000 + i), 1)}]", "math/bits", "list"),
		greedyPack("math.Pow10", "x: math.Pow10(2000000000)\ny: \"\\(x)\"\nz: x + 1", "math"),
		greedyPack("strconv.FormatFloat", `x: strconv.FormatFloat(1.5, 102, 2000000000, 64)`, "strconv"),
		greedyPack("strconv.FormatInt", "x: strconv.FormatInt(bits.Lsh(1, 800000000), 10)", "strconv", "math/bits"),
		greedyPack("strconv.Quote", `_t: strings.Repeat(strings.Repeat("\u0001", 1500), 100000)`+"\nx: strconv.Quote(_t)", "strings", "strconv"),
		greedyPack("struct.MinFields", hugeList+`x: struct.MinFields(3) & {for i in _l {"\(i)": i}}`, "list", "struct"),
		greedyPack("time.FormatString", longText+longList+`x: [for i in _l for j in _l {time.FormatString(_t, "2019-01-02T15:04:05Z")}]`, "strings", "list", "time"),
	}
}

func greedyLists() []greedy {
	return []greedy{
		greedyPack("list.Range", "x: list.Range(0, 1000000000, 1)", "list"),
		greedyPack("list.Repeat", "x: list.Repeat([1], 1000000000)", "list"),
		greedyPack("list.Repeat of lists", chain("[1]", "list.Repeat(@, 1000)", 4), "list"),
		greedyPack("list.Concat", chain("[1]", "list.Concat([@, @, @, @])", 16), "list"),
		greedyPack("list.FlattenN", chain("[1]", "[@, @]", 26)+"\ny: list.FlattenN(_a26, -1)", "list"),
		greedyPack("list.Sort", hugeList+"x: list.Sort(_l, {x: int, y: int, less: x > y})", "list"),
		greedyPack("list.UniqueItems", hugeList+"x: _l & list.UniqueItems()", "list"),
		greedyPack("list.MatchN", hugeList+"x: _l & list.MatchN(>3, >5)", "list"),
		greedyPack("list.Reverse", chain("list.Range(0, 90000, 1)", "list.Concat([list.Reverse(@), @])", 6), "list"),
		greedyPack("list.SortStable", hugeList+"x: list.SortStable(_l, list.Descending)", "list"),
		greedyPack("list.IsSorted", hugeList+"x: list.IsSorted(list.Concat([_l, _l]), list.Ascending)", "list"),
		greedyPack("list.SortStrings", hugeList+`x: list.SortStrings([for i in _l {"\(i)"}])`, "list"),
		greedyPack("list.Product", "x: list.Product([for i in list.Range(0, 90000, 1) {bits.Lsh(1, 900) + i}])", "list", "math/bits"),
		greedyPack("list.Contains", hugeList+"x: [for i in _l {list.Contains(_l, -i)}]", "list"),
		greedyPack("list.Slice", hugeList+"x: [for i in _l {list.Slice(_l, i, 300000)}]", "list"),
		greedyPack("list.Drop", hugeList+"x: [for i in _l {list.Drop(_l, i)}]", "list"),
		greedyPack("list.Take", hugeList+"x: [for i in _l {list.Take(_l, i)}]", "list"),
	}
}
