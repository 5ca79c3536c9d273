package validator

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/campaign"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/crew"
	"github.com/sortie-tools/sortie/validator/trade"
)

// wildWords are ids and kinds that turn up in random posts, campaigns and crews; the first of them name things.
var wildWords = []string{
	"a", "b", "c", "d", "buy", "sell", "pouch", "supply", "all", "any", "none", "won", "counter", "boon", "trader", "ua", "crew",
	"holds", "primary", "league", "story", "free", "objective", "played", "place",
}

// wild fills a value with anything, down to some depth.
func wild(r *rand.Rand, v reflect.Value, depth int) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(wildWords[r.IntN(len(wildWords))])
	case reflect.Int, reflect.Int64:
		v.SetInt([]int64{0, 1, 2, 3, -1, 7, 1 << 40, -1 << 40}[r.IntN(8)])
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Pointer:
		if depth > 0 && r.IntN(3) > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			wild(r, v.Elem(), depth-1)
		}
	case reflect.Slice:
		if depth > 0 {
			n := r.IntN(4)
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			for i := range n {
				wild(r, v.Index(i), depth-1)
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() && v.Type().Field(i).Name != "Text" {
				wild(r, v.Field(i), depth-1)
			}
		}
	}
}

// wildOne is a random value of a type; its stages, if it has any, have names and lead to one another.
func wildOne(r *rand.Rand, v any, depth int) any {
	wild(r, reflect.ValueOf(v).Elem(), depth)
	if c, ok := v.(*model.Campaign); ok {
		for i := range c.Nodes {
			c.Nodes[i].ID = wildWords[i]
			for j := range c.Nodes[i].Next {
				c.Nodes[i].Next[j].To = wildWords[r.IntN(4)]
			}
		}
		for i := range c.Endings {
			c.Endings[i].ID = wildWords[i+1]
		}
		c.Start.Node = wildWords[0]
	}
	return v
}

// The checks of posts, campaigns and crews come to an end on anything, and say the same twice.
func TestTradeChecksTakeAnything(t *testing.T) {
	checks := slices.Concat(trade.Checks(), campaign.Checks(), crew.Checks())
	for seed := range uint64(1200) {
		r := rand.New(rand.NewPCG(seed, 1))
		rules := wildOne(r, &model.RuleSet{}, 4).(*model.RuleSet)
		value := wildOne(r, []any{&model.Post{}, &model.Campaign{}, &model.Crew{}}[seed%3], 7)
		units := map[string]any{
			"mission": wildOne(r, &model.Mission{}, 5), "post": wildOne(r, &model.Post{}, 5), "crew": wildOne(r, &model.Crew{}, 5),
		}
		s := check.Subject{
			Value: value, RuleSet: rules, Rules: rules, Where: diag.Index{},
			Siblings: []check.Sibling{{Kind: "mission", ID: "a", Edition: ""}, {Kind: "post", ID: "b", Edition: ""}}, Peer: func(kind, id string) any { return units[kind] },
		}
		if first, second := check.Run(checks, s), check.Run(checks, s); !reflect.DeepEqual(first, second) {
			t.Fatalf("seed %d: two runs differ", seed)
		}
	}
}
