package script

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// Moment is a moment of a game as a script: a set-up that looks as the board does now, nothing done yet, and where everybody
// stands as what is expected. Steps, dice and expectations of one's own are added to it.
//
// A script begins where nobody's turn is under way: at a decision which trader acts, or at the beginning of a phase. What no
// script can say of the moment stands in its note. Errors: somebody's turn is under way; a figure stands on another floor than
// the first.
func Moment(g *play.Game, mission string) ([]byte, error) {
	phase, ok := begins(g)
	if !ok {
		return nil, fmt.Errorf("a script cannot begin within somebody's turn")
	}
	w := writer{g: g, m: moment{
		Title:   fmt.Sprintf("A moment of round %d", g.Round),
		Mission: mission, Do: []any{}, Expect: map[string]any{},
	}}
	w.track(phase)
	w.m.Expect["pegs"], w.m.Expect["round"] = int(g.Pegs), int(g.Round)
	if err := w.figures(); err != nil {
		return nil, err
	}
	w.board()
	w.tokens()
	w.missing()
	data, err := json.MarshalIndent(w.m, "", "  ")
	return narrow().ReplaceAllFunc(data, inLine), err
}

// track is when it is, and how the track stands.
func (w *writer) track(phase int8) {
	g, s := w.g, &w.m.Set
	if phase >= 0 {
		s.Phase = g.Rules.Set.Phases[phase].ID
	}
	s.Round, s.Crews, s.Turn, s.Active, s.Pegs = int(g.Round), int(g.Crews), int(g.Turn)+1, int(g.Active)+1, int(g.Pegs)
	s.Most = int(max(g.Most, g.Pegs))
}

// end is how everything stands that a set-up can say, by the names of a script; nil where somebody is on another floor than the
// first.
func (t *table) end() any {
	w := writer{g: t.Game, named: t.nameOf, m: moment{Expect: map[string]any{}}}
	w.track(t.Phase)
	if w.figures() != nil {
		return nil
	}
	w.board()
	w.tokens()
	return &w.m.Set
}

// narrow finds what holds nothing that holds anything.
func narrow() *regexp.Regexp { return regexp.MustCompile(`[\[{][^\[\]{}]*[\]}]`) }

// inLine writes something short in one line, as people write it.
func inLine(list []byte) []byte {
	const most = 120
	words := regexp.MustCompile(`\n\s*`).ReplaceAll(list, []byte(" "))
	if len(words) > most {
		return list
	}
	return bytes.Replace(bytes.Replace(words, []byte("[ "), []byte("["), 1), []byte(" ]"), []byte("]"), 1)
}

// begins is the phase that a script of this moment begins in.
func begins(g *play.Game) (int8, bool) {
	if phase, fresh, so := g.Between(); so && fresh && phase >= 0 {
		return phase, true
	}
	d, _ := g.Next()
	return g.Phase, d.Kind == play.TraderDecision && g.Phase == g.Rules.Traders()
}

// moment is a script as it is written, in the order in which it is read.
type moment struct {
	Title   string         `json:"title"`
	Note    string         `json:"note,omitempty"`
	Mission string         `json:"mission"`
	Set     momentSet      `json:"set"`
	Do      []any          `json:"do"`
	Expect  map[string]any `json:"expect"`
}

type momentSet struct {
	Crews    int                 `json:"crews"`
	Round    int                 `json:"round"`
	Phase    string              `json:"phase"`
	Turn     int                 `json:"turn"`
	Active   int                 `json:"active"`
	Pegs     int                 `json:"pegs"`
	Most     int                 `json:"most"`
	Docked   []string            `json:"docked,omitempty"`
	Figures  []momentFigure      `json:"figures"`
	Doors    map[string]string   `json:"doors,omitempty"`
	Pieces   map[string]string   `json:"pieces,omitempty"`
	Crates   map[string][]string `json:"crates,omitempty"`
	Pouch    []string            `json:"pouch"`
	Deck     []string            `json:"deck"`
	Floor    []momentToken       `json:"floor,omitempty"`
	Stock    map[string]int      `json:"stock"`
	Spare    int                 `json:"spare"`
	Counters map[string]int      `json:"counters,omitempty"`
	Searched []Point             `json:"searched,omitempty"`
}

type momentToken struct {
	Token string `json:"token"`
	At    Point  `json:"at"`
}

type momentFigure struct {
	ID        string         `json:"id"`
	Crew      int            `json:"crew,omitempty"`
	NPC       string         `json:"npc,omitempty"`
	Joined    int            `json:"joined,omitempty"`
	Trader    string         `json:"trader,omitempty"`
	At        *Point         `json:"at,omitempty"`
	Entered   *bool          `json:"entered,omitempty"`
	Stats     map[string]int `json:"stats,omitempty"`
	Health    *int           `json:"health,omitempty"`
	Damage    int            `json:"damage,omitempty"`
	Skill     *int           `json:"skill,omitempty"`
	Ammo      *int           `json:"ammo,omitempty"`
	Skills    map[string]int `json:"skills,omitempty"`
	Abilities map[string]int `json:"abilities,omitempty"`
	Bare      map[string]int `json:"bare,omitempty"`
	Covered   map[string]int `json:"covered,omitempty"`
	Gear      []string       `json:"gear,omitempty"`
	Worn      string         `json:"worn,omitempty"`
	Jammed    []string       `json:"jammed,omitempty"`
	Broken    []string       `json:"broken,omitempty"`
	Captain   bool           `json:"captain,omitempty"`
	Prone     bool           `json:"prone,omitempty"`
	Defeated  bool           `json:"defeated,omitempty"`
	Acted     bool           `json:"acted,omitempty"`
	State     string         `json:"state,omitempty"`
}

// writer makes a moment.
type writer struct {
	g     *play.Game
	m     moment
	ids   []string          // of figures, by number
	named func(int8) string // nil: they are given names
}

// figures writes everybody who is on the board or waits to enter it.
func (w *writer) figures() error {
	taken := map[string]bool{}
	for f := range int8(w.g.Count) {
		w.ids = append(w.ids, w.id(f, taken))
		x := &w.g.Figures[f]
		if x.Flags&(play.Gone|play.Aboard) != 0 {
			continue
		}
		if x.OnBoard() && w.g.Rules.Field.Spots[x.At].Floor != 0 {
			return fmt.Errorf("%s stands on another floor than the first, and scripts have places on that alone", w.g.Name(int16(f)))
		}
		y := w.figure(f, x)
		w.m.Set.Figures = append(w.m.Set.Figures, y)
		path := "figures." + y.ID
		if y.At != nil {
			w.m.Expect[path+".at"] = *y.At
		}
		w.m.Expect[path+".health"] = int(w.g.Left(f))
	}
	return nil
}

// id is a name for a figure that no other has: that of its trader, else of its kind and its number.
func (w *writer) id(f int8, taken map[string]bool) string {
	if w.named != nil {
		return w.named(f)
	}
	id := ""
	if kind := w.g.KindOf(f); kind >= 0 {
		id = fmt.Sprintf("%s-%d", w.g.Rules.Set.NPCs[kind].ID, f+1)
	} else {
		id = strings.ReplaceAll(w.g.TraderOf(f).ID, " ", "-")
	}
	if taken[id] {
		id = fmt.Sprintf("%s-%d", id, f+1)
	}
	taken[id] = true
	return id
}

// figure is one of them.
func (w *writer) figure(f int8, x *play.Figure) momentFigure {
	y := momentFigure{
		ID: w.ids[f], Captain: x.Flags.Has(play.Captain), Prone: x.Flags.Has(play.Prone) && !x.Flags.Has(play.Down),
		Defeated: x.Flags.Has(play.Down), Acted: x.Flags.Has(play.Acted),
	}
	if x.OnBoard() {
		at := w.place(x.At)
		y.At = &at
	} else {
		no := false
		y.Entered = &no
	}
	y.State = w.g.MoodOf(f).String()
	if kind := w.g.KindOf(f); kind >= 0 {
		y.NPC, y.Joined, y.Damage = w.g.Rules.Set.NPCs[kind].ID, int(x.Crew)+1, int(x.Health)
	} else {
		w.trader(f, x, &y)
	}
	w.tray(f, &y)
	return y
}

// trader is what traders have and others do not.
func (w *writer) trader(f int8, x *play.Figure, y *momentFigure) {
	t := w.g.TraderOf(f)
	most, skilled := w.g.ProfileOf(f).Pegs()
	health, skill, ammo := int(x.Health), int(x.Skill), int(x.Ammo)
	y.Crew, y.Trader = int(x.Crew)+1, t.Board
	y.Health, y.Skill, y.Ammo = &health, &skill, &ammo
	y.Stats = map[string]int{"health": int(most), "skill": int(skilled), "actions": int(w.g.ActionsOf(f))}
	y.Skills, y.Abilities, y.Bare, y.Covered = counts(t.Learned), counts(t.Abilities), counts(t.Bare), counts(t.Covered)
}

func counts(list []model.Amount) map[string]int {
	out := map[string]int{}
	for _, a := range list {
		out[a.ID] = a.Count
	}
	return out
}

// tray is what a figure carries.
func (w *writer) tray(f int8, y *momentFigure) {
	for i := range int16(w.g.Rules.TokenCount()) {
		t := &w.g.Tokens[i]
		if t.Where != play.InTray || t.At != int16(f) {
			continue
		}
		id := w.g.Rules.TokenID(i)
		if t.Flags&play.Worn != 0 {
			y.Worn = id
		} else {
			y.Gear = append(y.Gear, id)
		}
		if t.Flags&play.Jammed != 0 {
			y.Jammed = append(y.Jammed, id)
		}
		if t.Flags&play.Broken != 0 {
			y.Broken = append(y.Broken, id)
		}
	}
}

// place is the middle of a cell.
func (w *writer) place(c field.Cell) Point {
	p := w.g.Rules.Field.Point(c)
	return Point{float64(p.X) / float64(model.Inch), float64(p.Y) / float64(model.Inch)}
}

// board is how doors, pieces, rooms and counters are.
func (w *writer) board() {
	s := &w.m.Set
	s.Doors, s.Pieces, s.Stock, s.Counters = map[string]string{}, map[string]string{}, map[string]int{}, map[string]int{}
	for i, d := range w.g.Rules.Field.Doors {
		s.Doors[d.Key] = doorStates()[w.g.Doors[i]]
	}
	for i, p := range w.g.Rules.Field.Pieces {
		if state := w.g.Pieces[i]; state > 0 && int(state) < len(pieceStates()) {
			s.Pieces[p.ID] = pieceStates()[state]
		}
	}
	for crew := range w.g.Crews {
		if at := w.g.Entered[crew]; at >= 0 {
			s.Docked = append(s.Docked, w.g.Rules.Field.Airlocks[at].ID)
		}
	}
	s.Spare = int(w.g.Spares)
	for i := range w.g.Rules.Set.NPCs {
		s.Stock[w.g.Rules.Set.NPCs[i].ID] = int(w.g.Stock[i])
	}
	for i, c := range w.g.Rules.Mission.Setup.Counters {
		s.Counters[c.ID] = int(w.g.Counters[i])
	}
	seen := map[uint8]bool{}
	for c := range w.g.Rules.Field.Spots {
		room := uint8(w.g.Rules.Field.Room[c])
		if w.g.Searched[room>>6]>>(room&63)&1 == 1 && !seen[room] && w.g.Rules.Field.Spots[c].Floor == 0 {
			seen[room] = true
			s.Searched = append(s.Searched, w.place(field.Cell(c)))
		}
	}
}

// tokens are those in pieces, in the pouch and on the floor, and the deck.
func (w *writer) tokens() {
	s := &w.m.Set
	s.Crates, s.Pouch, s.Deck = map[string][]string{}, []string{}, []string{}
	for i, p := range w.g.Rules.Field.Pieces {
		if w.g.Rules.Searchable(i) {
			s.Crates[p.ID] = []string{}
		}
	}
	for i := range int16(w.g.Rules.TokenCount()) {
		id := w.g.Rules.TokenID(i)
		switch t := &w.g.Tokens[i]; t.Where {
		case play.InPouch:
			s.Pouch = append(s.Pouch, id)
		case play.InPiece:
			at := w.g.Rules.Field.Pieces[t.At].ID
			s.Crates[at] = append(s.Crates[at], id)
		case play.OnFloor:
			s.Floor = append(s.Floor, momentToken{id, w.place(field.Cell(t.At))})
		}
	}
	for _, c := range w.g.Deck.Cards[:w.g.Deck.N] {
		s.Deck = append(s.Deck, w.g.Rules.Program.Cards[c].ID)
	}
}

// missing notes what no script can say of the moment.
func (w *writer) missing() {
	g := w.g
	var out []string
	note := func(so bool, what string) {
		if so {
			out = append(out, what)
		}
	}
	turns, points, ua, fired := false, false, false, false
	for f := range g.Figures[:g.Count] {
		x := &g.Figures[f]
		turns = turns || x.Misses > 0 || x.Fewer > 0
	}
	for c := range g.Crews {
		points, ua = points || g.Points[c] != 0, ua || g.UA[c] != 0
	}
	for _, n := range g.Fired {
		fired = fired || n > 0
	}
	note(g.Lasting > 0, "effects that last")
	note(turns, "turns and actions that figures have still to miss")
	note(points, "objective points")
	note(ua, "UA paid by rules of the mission")
	note(fired, "how often each special rule has worked")
	note(g.Held.N > 0, "cards that crews keep")
	note(g.Discard.N > 0, "the discard pile")
	note(g.Lies != [play.MaxPieces]int16{}, "pieces that have been shifted")
	if len(out) > 0 {
		w.m.Note = "Not carried over: " + strings.Join(out, "; ") + "."
	}
}
