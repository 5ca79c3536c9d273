package rulebook

import (
	"bufio"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// factsDiffer lists the facts whose token prints another number than the rule set holds, each with the
// reason.
const factsDiffer = "testdata/facts-differ.tsv"

// TestValuesAreThePrintedNumbers holds each value against the number in its own token: a value and a
// token that are wrong together would pass the other tests.
func TestValuesAreThePrintedNumbers(t *testing.T) {
	reasons := differing(t)
	for _, f := range facts(t) {
		key := f.list + " " + f.path
		_, excused := reasons[key]
		delete(reasons, key)
		switch same := f.agrees(); {
		case !same && !excused:
			t.Errorf("%v: the value is %s, the token %q; if both are right, say why in %s", f, f.value, f.token, factsDiffer)
		case same && excused:
			t.Errorf("%v: %s excuses a value that needs no excuse", f, factsDiffer)
		}
	}
	for key := range reasons {
		t.Errorf("%s excuses %s, which no list holds", factsDiffer, key)
	}
}

// differing reads the reasons by list and path.
func differing(t *testing.T) map[string]string {
	t.Helper()
	file, err := os.Open(factsDiffer)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	reasons := map[string]string{}
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		cells := strings.Split(lines.Text(), "\t")
		if len(cells) != 3 || slices.Contains(cells, "") {
			t.Fatalf("%s: %q: want list, path and reason", factsDiffer, lines.Text())
		}
		reasons[cells[0]+" "+cells[1]] = cells[2]
	}
	delete(reasons, "list path") // the head
	return reasons
}

// agrees reports whether one of the numbers in the token is the value. A token without a number, such
// as "free", says nothing; one that is nothing but a number stands for a number.
func (f fact) agrees() bool {
	value, err := strconv.ParseFloat(f.value, 64)
	printed := numbersIn(f.token)
	if err != nil {
		return len(printed) == 0 || !onlyNumber.MatchString(f.token)
	}
	return len(printed) == 0 || slices.Contains(printed, value)
}

var (
	onlyNumber  = regexp.MustCompile(`^-?\d+$`)
	numberForm  = regexp.MustCompile(`-?\d[\d,]*(\.\d+)?|\pL+`)
	numberWords = strings.Fields("zero one two three four five six seven eight nine ten eleven twelve")
	timesWords  = strings.Fields("never once twice")
)

// numbersIn are the numbers that a token prints, in digits or words. A hyphen behind a digit joins a
// range and is no sign.
func numbersIn(token string) []float64 {
	var found []float64
	for _, at := range numberForm.FindAllStringIndex(token, -1) {
		word := strings.ToLower(strings.ReplaceAll(token[at[0]:at[1]], ",", ""))
		if at[0] > 0 && word[0] == '-' && token[at[0]-1] >= '0' && token[at[0]-1] <= '9' {
			word = word[1:]
		}
		if n, err := strconv.ParseFloat(word, 64); err == nil {
			found = append(found, n)
		} else if n := max(slices.Index(numberWords, word), slices.Index(timesWords, word)); n >= 0 {
			found = append(found, float64(n))
		}
	}
	return found
}
