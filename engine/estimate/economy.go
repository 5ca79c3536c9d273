package estimate

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Game is one game of a campaign as an account of it needs it.
type Game struct {
	Mission *model.Mission
	Crews   int // at the table
	Traders int // of one crew, those who take part, the captain counted
	Gift    int // universal assets that the campaign itself gives or takes
}

// Account is what a game is likely to bring one crew and to cost it, in universal assets. It takes the bright
// side: the crews do every objective, carry everything on the board home, share it evenly and sell it all;
// nobody is left behind. Each trader but the captain has career points on one level of the track only. The
// ship is kept as it is: what wears is mended, at the mean price. Nothing is bought and nobody is hired.
type Account struct {
	Pay, Loot, Gift, Upkeep, Repairs Share
	Left                             Share // what is left after this game and all before it; below zero: what is missing
}

// Accounts are the games of a campaign in order, for a crew that begins with some assets. They are false
// where the pay of an objective has no limit or hangs on what nobody knows beforehand.
func Accounts(start int, games []Game, r *model.RuleSet) ([]Account, bool) {
	left := ShareOf(int64(start), 1)
	repair := WearOf(r).by(RepairOf(r))
	var out []Account
	for _, g := range games {
		pay, ok := PayOf(g.Mission, r, g.Crews)
		if !ok {
			return nil, false
		}
		a := Account{Pay: pay, Loot: lootShare(g, r), Gift: ShareOf(int64(g.Gift), 1)}
		after := g.Mission.Aftermath
		if after == nil || after.Upkeep != "none" {
			a.Upkeep = ShareOf(int64(Upkeep(r, g.Traders)), 1)
		}
		if after == nil || after.Maintenance != "none" {
			a.Repairs = repair
		}
		if after != nil {
			a.Repairs = a.Repairs.Add(repair.Times(int64(after.Degradation)))
		}
		left = left.Add(a.Pay).Add(a.Loot).Add(a.Gift).Add(a.Upkeep.Times(-1)).Add(a.Repairs.Times(-1))
		a.Left = left
		out = append(out, a)
	}
	return out, true
}

// lootShare is one crew's even part of what is on the board, and of the tokens that are set aside for it.
func lootShare(g Game, r *model.RuleSet) Share {
	loot, sell := LootOf(g.Mission, r).Board(), prices(r)
	for _, id := range g.Mission.Setup.Aside {
		loot = loot.Add(ShareOf(sell[id], 1))
	}
	return loot.Over(int64(max(g.Crews, 1)))
}

// PayOf is what all objectives of a mission pay one of some crews on average. What only one crew is paid
// counts for its part; of pay by place each place falls to one crew. It is false for pay without a limit.
func PayOf(m *model.Mission, r *model.RuleSet, crews int) (Share, bool) {
	crews = max(crews, 1)
	sum, sell := Share{}, prices(r)
	for _, o := range m.Objectives {
		w := o.Reward
		if w.Per != nil && w.Per.UA > 0 && w.Per.Most == 0 {
			return Share{}, false
		}
		one := ShareOf(int64(w.UA)+sell[w.Token]+perMost(w)+bestLevel(w.Levels), 1).Add(rolled(w.Roll, r))
		if w.Draw != nil {
			one = one.Add(LootOf(m, r).Draw(*w.Draw, r))
		}
		if w.To != "all" && w.To != "each" {
			one = one.Over(int64(crews))
		}
		sum = sum.Add(one).Add(tiers(w.Tiers, crews))
	}
	return sum, true
}

// perMost is the most that pay for each of something comes to.
func perMost(w model.Reward) int64 {
	if w.Per == nil || w.Per.UA <= 0 {
		return 0
	}
	return int64(w.Per.Most)
}

func bestLevel(levels []model.LevelPay) int64 {
	best := 0
	for _, l := range levels {
		best = max(best, l.UA)
	}
	return int64(best)
}

// tiers is the mean of pay by place over the crews.
func tiers(all []model.Tier, crews int) Share {
	sum := 0
	for _, t := range all[:min(len(all), crews)] {
		sum += t.UA
	}
	return ShareOf(int64(sum), int64(crews))
}

// rolled is the mean of pay that dice decide: for each pip, or a table read with one die.
func rolled(p *model.PayRoll, r *model.RuleSet) Share {
	if p == nil {
		return Share{}
	}
	faces := facesOf(r, p.Die)
	sum := 0
	for _, n := range faces {
		sum += n * p.Each
		for _, row := range p.Rows {
			if row.From <= n && n <= max(row.From, row.To) && p.Dice <= 1 {
				sum += row.UA
			}
		}
	}
	mean := ShareOf(int64(sum), int64(len(faces)))
	if len(p.Rows) > 0 {
		return mean
	}
	return mean.Times(int64(max(p.Dice, 1)))
}

// Upkeep is what a crew wants after a game (seed 002:5863-5870): for each trader but the captain so much for
// each level of the career track that has points, taken to be one, and so much for having taken part.
func Upkeep(r *model.RuleSet, traders int) int {
	return max(traders-1, 0) * (r.Campaign.Upkeep.PerLevel + r.Campaign.Upkeep.Played)
}

// WearOf is how many boxes of its systems a ship loses after a game on average (seed 000:2262-2269). A row
// that rolls again counts so many rolls of the other rows: rolled once more, it is rolled anew.
func WearOf(r *model.RuleSet) Share {
	table := tableOf(r, r.Campaign.Wear.Table)
	if table == nil {
		return Share{}
	}
	faces := facesOf(r, table.Die)
	wear, other, again := Share{}, 0, 0
	for _, n := range faces {
		boxes, rolls := wornBy(rowOf(table, n), table.ID, r)
		if rolls == 0 {
			other++
		}
		wear, again = wear.Add(boxes), again+rolls
	}
	all := int64(len(faces))
	return wear.Over(all).Add(wear.Times(int64(again)).Over(int64(max(other, 1)) * all))
}

// wornBy is how many boxes a row of a table takes off a ship on average, and how many rolls on that table it asks for.
func wornBy(row *model.TableRow, table string, r *model.RuleSet) (boxes Share, rolls int) {
	if row == nil {
		return Share{}, 0
	}
	for _, p := range row.Does {
		boxes = boxes.Add(wearing(p.Do, r))
		for _, e := range p.Do {
			if e.Table == table {
				rolls += max(e.Dice, 1)
			}
		}
	}
	return boxes, rolls
}

// wearing is how many boxes of a ship effects empty on average, those that a die decides included.
func wearing(list []model.Effect, r *model.RuleSet) Share {
	sum := Share{}
	for _, e := range list {
		for _, c := range kinds.Writes(e) {
			if c.Sort == kinds.SystemCell {
				sum = sum.Add(ShareOf(int64(c.Move.Fall()), 1))
			}
		}
		faces := facesOf(r, e.Die)
		for _, n := range faces {
			for _, row := range e.Rows {
				if row.From <= n && n <= max(row.From, row.To) {
					sum = sum.Add(wearing(row.Do, r).Over(int64(len(faces))))
				}
			}
		}
	}
	return sum
}

// RepairOf is the mean price of mending a box: the fixed one, or that of a table (seed 002:5917-5927).
func RepairOf(r *model.RuleSet) Share {
	table := tableOf(r, r.Campaign.Wear.Roll)
	if table == nil {
		return ShareOf(int64(r.Campaign.Wear.Repair), 1)
	}
	faces := facesOf(r, table.Die)
	sum := 0
	for _, n := range faces {
		if row := rowOf(table, n); row != nil {
			price, _ := kinds.PriceSet(*row, "repair")
			sum += price
		}
	}
	return ShareOf(int64(sum), int64(len(faces)))
}

// by is the product of two fractions.
func (s Share) by(o Share) Share { return s.Times(o.Num()).Over(o.Den()) }

func tableOf(r *model.RuleSet, id string) *model.RollTable {
	for i := range r.Tables {
		if r.Tables[i].ID == id && id != "" {
			return &r.Tables[i]
		}
	}
	return nil
}

// rowOf is the row of a table for a number, or nil.
func rowOf(t *model.RollTable, n int) *model.TableRow {
	for i := range t.Rows {
		if t.Rows[i].From <= n && n <= max(t.Rows[i].From, t.Rows[i].To) {
			return &t.Rows[i]
		}
	}
	return nil
}

// facesOf are the numbers of a die's faces; a face without a number has its place among them.
func facesOf(r *model.RuleSet, die string) []int {
	var out []int
	for _, d := range r.Dice {
		if d.ID != die {
			continue
		}
		for i, f := range d.Faces {
			n := f.Number
			if n == 0 {
				n = i + 1
			}
			out = append(out, n)
		}
	}
	return out
}
