package main

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/policy"
)

// planted is a fault put into a good transcript: the first line that an expression fits, and of which it makes another one.
type planted struct {
	name string
	in   string                                   // fits the line, and what is changed of it; with the line before where it has two
	make func(line string, parts []string) string // "": the line is taken out, and the one behind it is at fault
	late bool                                     // it shows as soon as somebody looks: at the next stand at the latest
}

// swap puts a text in place of the first part.
func swap(text string) func(string, []string) string {
	return func(line string, parts []string) string { return strings.Replace(line, parts[1], text, 1) }
}

// add adds to the number in the first part.
func add(by int) func(string, []string) string {
	return func(line string, parts []string) string {
		key, number, _ := strings.Cut(parts[1], ":")
		n, _ := strconv.Atoi(number)
		return strings.Replace(line, parts[1], key+":"+strconv.Itoa(n+by), 1)
	}
}

// out takes the line out.
func out(string, []string) string { return "" }

// faults are the faults that are planted.
func faults() []planted {
	return []planted{
		{"a step longer than it is", `"event":"moved".*("length":100)`, add(1), false},
		{"a slanting step that costs an inch", `"event":"moved".*("length":141)`, swap(`"length":100`), false},
		{"a step over two places", `"event":"moved".*"at":\[(\d+),`, func(line string, p []string) string {
			return strings.Replace(line, `"at":[`+p[1]+`,`, `"at":[`+p[1]+`9,`, 1)
		}, false},
		{"a step that begins elsewhere", `"event":"moved".*("from":\[\d+),`, func(line string, p []string) string {
			return strings.Replace(line, p[1], p[1]+"7", 1)
		}, false},
		{"a move of five inches", `"event":"move-began".*("most":400),"chosen":1`, add(100), false},
		{"a step that is left out", `"event":"moved".*()"chosen":1`, out, true},
		{"coming in beside the door", `"event":"entered".*"at":\[(\d+),`, func(line string, p []string) string {
			return strings.Replace(line, `"at":[`+p[1]+`,`, `"at":[`+p[1]+`1,`, 1)
		}, false},
		{"one hit more than the dice show", `"event":"rolled",("hits":\d+).*"for":0`, add(1), false},
		{"one misfire more", `"event":"rolled".*("misfires":\d+).*"for":0`, add(1), false},
		{"a face that no die has", `"event":"rolled".*"for":0.*\["blue",("[A-Za-z ]+")`, swap(`"Triple hit"`), false},
		{"a red die first", `"event":"rolled".*"for":0.*\[(\["blue")`, swap(`["red"`), false},
		{"cover that there is none of", `"event":"summed".*("cover":\d+)`, add(5), false},
		{"armour that nobody wears", `"event":"summed","hits":[1-9].*("armour":\d+)`, add(3), false},
		{"one damage too much", `"event":"summed".*("damage":\d+)`, add(1), false},
		{"damage that is not done", `"event":"hurt".*("damage":\d+)`, add(1), false},
		{"pegs of health that stay", `"event":"hurt".*("left":\d+)`, add(1), false},
		{"a hit that harms nobody", `"event":"(hurt)"`, out, false},
		{"somebody who does not fall", `"event":"(removed)".*"says":"Devastator`, out, false},
		{"a shot that takes no peg", `"event":"shot".*("ammo":\d+)`, add(1), false},
		{"a shot from another's tray", `"event":"shot".*("token":[1-9]\d*)`, swap(`"token":1`), false},
		{"a strike from afar", `"event":"(struck)".*"how":"strike"`, func(line string, _ []string) string {
			return regexp.MustCompile(`"target":\d+`).ReplaceAllString(line, `"target":1`)
		}, false},
		{"a peg of hostility too many", `"event":"pegs-added".*("pegs":\d+)`, add(1), false},
		{"two pegs for the round", `"event":"pegs-added",("by":1,"pegs":\d+)`, func(line string, p []string) string {
			n, _ := strconv.Atoi(p[1][strings.LastIndex(p[1], ":")+1:])
			return strings.Replace(line, p[1], `"by":2,"pegs":`+strconv.Itoa(n+1), 1)
		}, false},
		{"a shot that nobody hears", `"event":"summed".*\n.*"event":"(pegs-added)"`, out, true},
		{"a level that is not reached", `"event":"level-reached","level":("[a-z-]+")`, swap(`"relaxed"`), false},
		{"a phase left out", `"event":"phase-began","phase":("trader")`, swap(`"purge"`), false},
		{"a round twice", `"event":"round-began",("round":2)`, swap(`"round":1`), false},
		{"a turn counter that skips a crew", `"event":"turn-passed",("crew":\d)`, add(1), false},
		{"a crew that deploys before its turn", `"event":"docked",("crew":\d)`, add(3), false},
		{"two ships at an airlock", `"event":"docked","crew":\d,("airlock":".*"),`, swap(`"airlock":"nowhere"`), false},
		{"a turn counter that the first to deploy takes", `"event":"counter-taken",("crew":\d)`, add(1), false},
		{"a coin that picks the other crew", `"is":"luck","stream":"coin",("crew":1)`, swap(`"crew":2`), true},
		{"a trader out of turn", `"event":"turn-began",("figure":\d+),"actions":2`, swap(`"figure":1`), false},
		{"an action more in a turn", `"event":"turn-began".*("actions":2)`, add(1), false},
		{"a choice left out", `"is":"choice",("choice":9),`, out, false},
		{"an option that there is none of", `"is":"choice".*("take":\d+)`, add(1000), false},
		{"a token out of nowhere", `"event":"took".*("token":\d+)`, swap(`"token":9999`), false},
		{"pegs of skill that do not go down", `"event":"skill-used".*("pegs":\d+)`, add(1), false},
		{"a payment that was not chosen", `"event":"paid".*("with":"free")`, swap(`"with":"action"`), false},
		{"a face that the die does not show", `"is":"luck".*("face":\d)`, add(7), false},
		{"somebody who stands elsewhere", `"is":"stand".*"figures".*"at":\[(\d+),`, func(line string, p []string) string {
			return strings.Replace(line, `"at":[`+p[1]+`,`, `"at":[`+p[1]+`1,`, 1)
		}, false},
		{"pegs on the track that nobody added", `"is":"stand",("pegs":[4-9]),`, add(1), false},
		{"ammunition out of nothing", `"is":"stand","pegs":[4-9].*("ammo":[1-6]),`, add(1), false},
		{"a game that ends early", `"is":"end".*("round":\d+)`, add(-1), false},
	}
}

// TestPlantedFaultsAreFound puts one fault after the other into transcripts that are right, and wants each named with its line.
func TestPlantedFaultsAreFound(t *testing.T) {
	good := transcripts(t)
	for _, p := range faults() {
		t.Run(p.name, func(t *testing.T) {
			for _, data := range good {
				if bad, line, ok := plant(data, p); ok {
					found := Check(strings.NewReader(bad))
					switch {
					case len(found) == 0:
						t.Fatalf("line %d: nothing was found", line)
					case found[0].Line != line && !(p.late && found[0].Line > line):
						t.Fatalf("line %d: found %v", line, found[0])
					}
					return
				}
			}
			t.Fatal("no transcript has a line to plant it in")
		})
	}
}

// transcripts are some games that are right.
func transcripts(t *testing.T) []string {
	t.Helper()
	var good []string
	list := tables(t, "purge", "patient-creditor", 2)
	for i := range list {
		for seed := range uint64(4) {
			data := list[i].record(t, seed, &policy.Random{Luck: rand.New(rand.NewPCG(seed, 8))})
			if found := Check(bytes.NewReader(data)); len(found) > 0 {
				t.Fatalf("a good game: %s", around(data, found[0]))
			}
			good = append(good, string(data))
		}
	}
	return good
}

// plant puts a fault into the first line that it fits in, and returns the line that is then wrong.
func plant(data string, p planted) (bad string, line int, ok bool) {
	fits := regexp.MustCompile(p.in)
	lines := strings.Split(data, "\n")
	for i, l := range lines {
		if i < 2 {
			continue
		}
		seen := l
		if strings.Contains(p.in, `\n`) {
			seen = lines[i-1] + "\n" + l
		}
		parts := fits.FindStringSubmatch(seen)
		if parts == nil {
			continue
		}
		made := p.make(l, parts)
		if made == l {
			continue
		}
		changed := append([]string{}, lines[:i]...)
		if made != "" {
			changed = append(changed, made)
		}
		return strings.Join(append(changed, lines[i+1:]...), "\n"), i + 1, true
	}
	return "", 0, false
}

// FuzzCheck judges anything: it may find fault, and must come to an end.
func FuzzCheck(f *testing.F) {
	head := `{"is":"head","format":1,"crews":["c"],"facts":{"move":{"step":400,"most":1100,"across":141},"dice":[{"id":"blue","faces":[{"title":"Hit","hits":1}]}],"attack":{"first":"blue","full":7},"track":{"holes":9,"levels":[{"id":"low","below":0}]},"phases":["trader"],"groups":[{"id":"g","phase":"trader","traders":true}],"designs":[{"id":"knife"}],"tokens":["knife"],"boards":[{"columns":4,"rows":4}]}}` + "\n"
	set := `{"is":"stand","pegs":0,"turn":1,"figures":[{"figure":1,"crew":1,"is":"up","at":[1,1],"health":1}],"tokens":[{"token":1,"where":"pouch"}]}` + "\n"
	for _, l := range []string{`{"is":"event","event":"missed","figure":9,"actions":1}`, `{"is":"event","event":"turn-began","figure":1}`, `{"is":"event","event":"shot","figure":1,"target":1,"token":7}`,
		`{"is":"event","event":"stray-hit","figure":9}`, `{"is":"event","event":"level-reached"}`, `{"is":"event","event":"placed","figure":2,"at":[2,2]}`, `{"is":"choice","choice":1,"of":1,"take":1}`} {
		f.Add(head + set + l + "\n")
	}
	f.Fuzz(func(_ *testing.T, data string) { Check(strings.NewReader(data)) })
}
