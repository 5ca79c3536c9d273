package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
)

// listWork lists what takes an action and is barred to those who are engaged (seed 000:968-1042).
func (g *Game) listWork(who int8, want Codes) {
	g.listSearches(who, want)
	g.listPieces(who)
	if want.Has(1<<DragAlong|1<<DragPiece) && g.stride(who, 100) >= 100 {
		g.listDrag(who)
	}
	if want.Has(1<<Reload | 1<<ClearJam | 1<<Wear | 1<<UseTrait | 1<<Interact) {
		for _, i := range g.things().tray(who) {
			if t := &g.Tokens[i]; t.Flags&(FaceDown|Broken) == 0 {
				g.listToken(who, i, want)
			}
		}
	}
	if want.Has(1<<Wear) && g.isTrader(who) && g.worn(who) >= 0 && g.spaces(who) >= g.Rules.designs[g.Rules.tokens[g.worn(who)]].spaces {
		g.option(Option{Code: Wear, A: -1})
	}
	if want.Has(1 << Rob) {
		g.listRobbing(who)
	}
}

// listRobbing lists the fallen whose trays can be searched.
func (g *Game) listRobbing(who int8) {
	for i := range int8(g.Count) {
		if y := &g.Figures[i]; i != who && y.OnBoard() && y.Flags.Has(Down) && g.touch(who, i) && g.holdsAny(InTray, int16(i)) {
			g.option(Option{Code: Rob, A: int16(i)})
		}
	}
}

// listSearches lists what can be searched.
func (g *Game) listSearches(who int8, want Codes) {
	near := g.Rules.Field.Contacts(g.Figures[who].At)
	if !want.Has(1 << SearchIn) {
		near = 0
	}
	for ; near != 0; near &= near - 1 {
		if i := bits.TrailingZeros64(near); g.Rules.searchable(i) && g.Pieces[i] != pieceGone && g.Pieces[i] != pieceLocked && g.holdsAny(InPiece, int16(i)) {
			g.option(Option{Code: SearchIn, A: int16(i)})
		}
	}
	if want.Has(1<<SearchRoom) && g.roomOpen(who) {
		g.option(Option{Code: SearchRoom})
	}
}

// listReload lists reloading with a token.
func (g *Game) listReload(who int8, token int16) {
	if g.Rules.designs[g.Rules.tokens[token]].loads && g.Tokens[token].Flags&Used == 0 && g.Figures[who].Ammo < g.Rules.numbers.full {
		g.option(Option{Code: Reload, A: token})
	}
}

// listToken lists what a trader can do with a token that takes an action.
func (g *Game) listToken(who int8, token int16, want Codes) {
	t, d := &g.Tokens[token], &g.Rules.designs[g.Rules.tokens[token]]
	if !g.isTrader(who) {
		return
	}
	g.listReload(who, token)
	if t.Flags.has(Jammed) {
		g.option(Option{Code: ClearJam, A: token})
	}
	if d.wearable && !t.Flags.has(Worn) {
		g.option(Option{Code: Wear, A: token})
	}
	for i, u := range d.uses {
		if want.Has(1<<UseTrait) && g.Figures[who].Actions >= u.actions && !g.idle(u.list, scope{by: who, other: who}) {
			g.option(Option{Code: UseTrait, A: token, B: int16(i)})
		}
	}
	if d.works >= 0 {
		g.listFar(who, d.works)
	}
}

// listFar lists working at what is too far off to be touched, up to a range.
func (g *Game) listFar(who, most int8) {
	at := g.Figures[who].At
	for i := range g.Rules.Field.Pieces {
		p := &g.Rules.Field.Pieces[i]
		if !g.Rules.touchable[i] || g.Pieces[i] == pieceGone || slices.Contains(p.Contact, at) {
			continue
		}
		if slices.ContainsFunc(p.Occupied, func(c field.Cell) bool { return g.ranged(most, at, c) }) {
			g.option(Option{Code: Interact, A: int16(i)})
		}
	}
}

// holdsAny reports whether any token lies in a piece, in a tray or, with 0, in the pouch.
func (g *Game) holdsAny(where Where, at int16) bool {
	b := g.things()
	switch where {
	case InPiece:
		return b.pieces>>uint16(at)&1 == 1
	case InTray:
		return b.bears>>uint16(at)&1 == 1
	}
	return b.pouch > 0
}

// roomOpen reports whether the room in which a figure stands can be searched: once in a game, with no enemy in it, as long as
// there is something in the pouch (seed 000:976-984; rulings RU-45, RU-46).
func (g *Game) roomOpen(who int8) bool {
	room := g.Rules.Field.Room[g.Figures[who].At]
	if g.Rules.Set.Play.Rooms == nil || g.Searched[room>>6]>>(room&63)&1 == 1 || !g.holdsAny(InPouch, 0) {
		return false
	}
	for i := range int8(g.Count) {
		if y := &g.Figures[i]; y.Stands() && g.enemies(who, i) && g.Rules.Field.Room[y.At] == room {
			return false
		}
	}
	return true
}

// worn is the armour that a figure wears; -1: none.
func (g *Game) worn(f int8) int16 { return g.things().worn[f] }

// spaces is how much room a tray has left. What is worn lies in a slot of its own.
func (g *Game) spaces(f int8) int8 {
	left := g.Rules.numbers.tray
	if !g.isTrader(f) {
		left = 1
	}
	return left - g.things().taken[f]
}

// listEffortless lists what takes no action, with what it costs (seed 000:1050-1087).
func (g *Game) listEffortless(who int8, engaged bool, want Codes) {
	pays, n := g.pays(who)
	if n == 0 {
		return
	}
	from := len(g.options)
	g.listNear(who, pays[0], engaged, want)
	g.listCarried(who, pays[0], engaged, want)
	g.listQuick(who, pays[0])
	for i := range g.options[from:] {
		if n > 1 { // the same for another price
			o := g.options[from+i]
			o.Pay = pays[1]
			g.option(o)
		}
	}
}

// pays are the ways in which somebody can pay for an effortless action now.
func (g *Game) pays(who int8) (pays [3]Pay, n int) {
	x := &g.Figures[who]
	if x.Free > 0 {
		pays[0] = FreeOne
		return pays, 1
	}
	if x.Actions >= g.Rules.numbers.more && x.Actions > 0 {
		pays[n], n = OneAction, n+1
	}
	if g.Rules.numbers.pegs > 0 && x.Skill >= g.Rules.numbers.pegs && !x.Flags.Has(Skilled) {
		pays[n], n = OnePeg, n+1
	}
	return pays, n
}

// listNear lists effortless actions with what is near: a short move, tokens on the floor, doors.
func (g *Game) listNear(who int8, pay Pay, engaged bool, want Codes) {
	x := &g.Figures[who]
	if want.Has(1 << ProximityTo) {
		g.listSteps(who, pay)
	}
	for _, i := range g.things().floor {
		if t := &g.Tokens[i]; want.Has(1<<PickUp) && g.within(x.At, field.Cell(t.At)) && g.spaces(who) >= g.Rules.designs[g.Rules.tokens[i]].spaces {
			g.option(Option{Code: PickUp, Pay: pay, A: i})
		}
	}
	if engaged || !want.Has(1<<TurnDoor) {
		return
	}
	for near := g.Rules.Field.Doorways(x.At); near != 0; near &= near - 1 {
		i := bits.TrailingZeros64(uint64(near))
		if g.Doors[i] > doorClosed || g.Rules.Field.Doors[i].Hidden {
			continue
		}
		if g.Doors[i] == doorClosed {
			g.option(Option{Code: TurnDoor, Pay: pay, A: int16(i), B: doorOpen})
		} else {
			g.option(Option{Code: TurnDoor, Pay: pay, A: int16(i), B: doorClosed})
		}
	}
}

// listSteps lists where a short move can go.
func (g *Game) listSteps(who int8, pay Pay) {
	x, length := &g.Figures[who], g.Rules.numbers.proximity
	if length <= 0 || g.stride(who, length) < length {
		return
	}
	g.reach(who, x.At, length, g.shut())
	for _, c := range g.scratch.seen {
		if c != x.At && g.scratch.ends(c) {
			g.option(Option{Code: ProximityTo, Pay: pay, A: int16(c)})
		}
	}
}

// within reports whether something in a cell can be reached from another: the same cell, or one in contact.
func (g *Game) within(a, b field.Cell) bool {
	return a == b || g.Rules.Field.Adjoin(a, b) && g.Rules.Field.Touch(a, b, g.shut())
}

// listCarried lists effortless actions with what a trader carries.
func (g *Game) listCarried(who int8, pay Pay, engaged bool, want Codes) {
	if !engaged && g.isTrader(who) {
		g.listEased(who, pay, want)
	}
	mates, list := uint64(0), g.things().tray(who)
	if want.Has(1 << Give) {
		mates = g.matesBy(who)
	}
	if want.Has(1 << Revive) {
		if g.patients(who) != 0 {
			list = g.things().inTrays()
		} else {
			want &^= 1 << Revive
		}
	}
	if !want.Has(1<<PutDown | 1<<Give | 1<<UseItem | 1<<Revive | 1<<ThrowAt | 1<<ThrowTo) {
		return
	}
	for _, token := range list {
		t, d := &g.Tokens[token], &g.Rules.designs[g.Rules.tokens[token]]
		if t.At != int16(who) {
			if d.effortless && d.heal > 0 && t.Flags&(FaceDown|Broken|Used) == 0 && g.isTrader(who) && g.nurses(who, int8(t.At)) {
				g.option(Option{Code: Revive, Pay: pay, A: token, B: t.At}) // out of the patient's tray (seed 000:1203)
			}
			continue
		}
		if !t.Flags.has(Worn) {
			if want.Has(1 << PutDown) {
				g.option(Option{Code: PutDown, Pay: pay, A: token})
			}
			if mates != 0 {
				g.listGifts(mates, pay, token, d)
			}
		}
		if !g.isTrader(who) || t.Flags&(FaceDown|Broken|Used) != 0 {
			continue
		}
		if d.effortless && want.Has(1<<UseItem|1<<Revive) {
			g.listUse(who, pay, token, d)
		}
		if (d.throw > 0 || d.blast[0] > 0 && !d.gun && !d.bursts) && t.Flags&Worn == 0 {
			g.listThrows(who, pay, token, d, want)
		}
	}
}

// listEased lists what takes an action otherwise, and none for whoever carries something that makes it effortless.
func (g *Game) listEased(who int8, pay Pay, want Codes) {
	if !want.Has(1<<SearchIn | 1<<SearchRoom | 1<<Reload) {
		return
	}
	easy := g.profile(who).easy
	if len(easy) == 0 && g.things().eases>>uint(who)&1 == 0 {
		return
	}
	from := len(g.options)
	search, reload := false, false
	for _, e := range easy {
		search, reload = search || e.acts&toSearch != 0, reload || e.acts&toReload != 0
	}
	for _, i := range g.things().tray(who) {
		if t := &g.Tokens[i]; t.Flags&(FaceDown|Broken|Used) == 0 {
			d := &g.Rules.designs[g.Rules.tokens[i]]
			search, reload = search || d.goggles, reload || d.reload
		}
	}
	if search {
		g.listSearches(who, want)
	}
	for _, i := range g.things().tray(who) {
		if t := &g.Tokens[i]; reload && t.Flags&(FaceDown|Broken) == 0 {
			g.listReload(who, i)
		}
	}
	for i := range g.options[from:] {
		g.options[from+i].Pay = pay
	}
}

// listQuick lists attacks that take no action of somebody.
func (g *Game) listQuick(who int8, pay Pay) {
	for _, e := range g.profile(who).easy {
		if e.acts&(toShoot|toStrike) == 0 {
			continue
		}
		from := len(g.options)
		g.listGiven(who, e.acts&(toShoot|toStrike))
		kept := g.options[:from]
		for _, o := range g.options[from:] {
			if e.types == 0 || o.B >= 0 && g.Rules.designs[g.Rules.tokens[o.B]].sort&e.types != 0 {
				o.Pay = pay
				kept = append(kept, o)
			}
		}
		g.options = kept
	}
}

// matesBy are the comrades in contact with a figure who stand, a bit each.
func (g *Game) matesBy(who int8) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if y := &g.Figures[i]; y.Crew == g.Figures[who].Crew && i != who && y.Stands() && g.touch(who, i) {
			out |= 1 << i
		}
	}
	return out
}

// listGifts lists whom of some comrades a token can be given to: those with room for it.
func (g *Game) listGifts(mates uint64, pay Pay, token int16, d *design) {
	for ; mates != 0; mates &= mates - 1 {
		i := int8(bits.TrailingZeros64(mates))
		if g.spaces(i) >= d.spaces && (g.isTrader(i) || d.small) {
			g.option(Option{Code: Give, Pay: pay, A: token, B: int16(i)})
		}
	}
}

// listUse lists whom an effortless item can serve: its bearer, or with something that heals a comrade who lies beside it.
func (g *Game) listUse(who int8, pay Pay, token int16, d *design) {
	x := &g.Figures[who]
	p := g.profile(who)
	if d.heal > 0 && x.Health < p.health || d.skill > 0 && x.Skill < p.skill || d.actions > 0 {
		g.option(Option{Code: UseItem, Pay: pay, A: token, B: int16(who)})
	}
	if d.heal == 0 {
		return
	}
	for on := g.patients(who); on != 0; on &= on - 1 {
		g.option(Option{Code: Revive, Pay: pay, A: token, B: int16(bits.TrailingZeros64(on))})
	}
}

// patients are those whom a trader can revive, a bit each.
func (g *Game) patients(who int8) uint64 {
	out := g.roster.crowd.All() &^ g.roster.stand
	for left := out; left != 0; left &= left - 1 {
		if i := int8(bits.TrailingZeros64(left)); !g.nurses(who, i) {
			out &^= 1 << i
		}
	}
	return out
}

// nurses reports whether a trader can revive another: a comrade who lies beside it.
func (g *Game) nurses(who, on int8) bool {
	y := &g.Figures[on]
	return y.Flags.Has(Down) && y.OnBoard() && g.isTrader(on) && y.Crew == g.Figures[who].Crew && g.touch(who, on)
}

// listThrows lists at whom a token can be thrown: whom one sees, no farther than it flies (seed 000:1099-1107).
func (g *Game) listThrows(who int8, pay Pay, token int16, d *design, want Codes) {
	for i := range int8(g.Count) {
		if !want.Has(1<<ThrowAt) || !g.Figures[i].Stands() || !g.enemies(who, i) || g.touch(who, i) || g.forbids(who, i, throwing|blasting) {
			continue
		}
		if g.flies(who, i, d) {
			g.option(Option{Code: ThrowAt, Pay: pay, A: int16(i), B: token})
		}
	}
	if want.Has(1<<ThrowTo) && d.blast[0] > 0 {
		g.listBlasts(who, Option{Code: ThrowTo, Pay: pay, B: token}, d)
	}
}

// work does what is no move and no attack.
func (g *Game) work(who int8, o Option) {
	x := &g.Figures[who]
	switch o.Code {
	case SearchIn, Rob, SearchRoom, Interact, RepairAt:
		x.Actions -= actionFor(o)
		g.look(who, o)
	case Reload, ClearJam, Wear:
		x.Actions -= actionFor(o)
		g.handle(who, o)
	case ProximityTo:
		g.setOut(who, g.Rules.numbers.proximity)
		g.reach(who, x.At, g.Rules.numbers.proximity, g.shut())
		g.startWalk(g.walkAlong(who, field.Cell(o.A), ownMove))
	case TurnDoor:
		g.turnDoor(int(o.A), uint8(o.B), int16(who))
	case ThrowAt:
		if g.Rules.designs[g.Rules.tokens[o.B]].blast[0] > 0 {
			g.throwBlast(who, o.B, g.Figures[o.A].At, o.A)
			return
		}
		g.throw(who, o)
	case PickDoor:
		x.Actions -= actionFor(o)
		g.turnDoor(int(o.A), uint8(o.B), int16(who))
	case PickPiece:
		x.Actions -= actionFor(o)
		g.lock(o.A, o.B)
	case UseTrait:
		u := g.Rules.designs[g.Rules.tokens[o.A]].uses[o.B]
		x.Actions -= u.actions
		g.tell(Event{Kind: UsedToken, A: int16(who), B: int16(who), C: o.A})
		g.push(Frame{Kind: opsFrame, A: u.list, C: int16(who)})
	case ThrowTo:
		g.throwBlast(who, o.B, field.Cell(o.A), -1)
	default:
		g.handle(who, o)
	}
}

// actionFor is the action that something takes, unless it is effortless and has been paid for. One that was granted is paid with
// an action that was given for it.
func actionFor(o Option) int8 {
	if o.Pay == Nothing || o.Pay == Granted {
		return 1
	}
	return 0
}

// look searches, robs, or interacts.
func (g *Game) look(who int8, o Option) {
	switch o.Code {
	case SearchIn:
		g.Pieces[o.A] = pieceOpened
		g.tell(Event{Kind: Searched, A: int16(who), B: o.A})
		g.push(Frame{Kind: searchFrame, A: int16(who), B: o.A, C: int16(InPiece)})
		g.signal(program.PieceSearched, g.Rules.pieceIDs[o.A], who)
	case Rob:
		g.tell(Event{Kind: Searched, A: int16(who), B: -1, C: o.A})
		g.push(Frame{Kind: searchFrame, A: int16(who), B: o.A, C: int16(InTray)})
		g.commits(who, int8(o.A), robbing, -1)
	case SearchRoom:
		room := g.Rules.Field.Room[g.Figures[who].At]
		g.Searched[room>>6] |= 1 << (room & 63)
		g.tell(Event{Kind: RoomSearched, A: int16(who), B: room})
		g.push(Frame{Kind: foundFrame, A: int16(who), B: g.drawToken()})
	case Interact:
		g.tell(Event{Kind: Interacted, A: int16(who), B: o.A})
		g.touched(who, int(o.A))
	case RepairAt:
		g.mendPiece(who, int(o.A))
	}
}

// handle does something with a token.
func (g *Game) handle(who int8, o Option) {
	x := &g.Figures[who]
	switch o.Code {
	case Reload:
		d := &g.Rules.designs[g.Rules.tokens[o.A]]
		x.Ammo = min(x.Ammo+g.rounds(d), g.Rules.numbers.full)
		g.tell(Event{Kind: Reloaded, A: int16(who), B: int16(x.Ammo), C: o.A})
		g.spend(o.A)
	case ClearJam:
		g.Tokens[o.A].Flags &^= Jammed
		g.tell(Event{Kind: Cleared, A: int16(who), C: o.A})
	case Wear:
		if w := g.worn(who); w >= 0 {
			g.Tokens[w].Flags &^= Worn
			g.stirs(w)
		}
		if o.A >= 0 {
			g.Tokens[o.A].Flags |= Worn
			g.show(o.A)
			g.stirs(o.A)
		}
		g.tell(Event{Kind: WoreToken, A: int16(who), C: o.A})
	case PickUp:
		g.carry(who, o.A)
	case PutDown:
		g.lay(who, o.A)
	case Give:
		g.Tokens[o.A].At = o.B
		g.stirs(o.A)
		g.tell(Event{Kind: GaveToken, A: int16(who), B: o.B, C: o.A})
	case UseItem, Revive:
		g.use(who, int8(o.B), o.A)
	}
}

// rounds are how many pegs of ammunition a token holds: what stands on it, what the die shows, or a whole magazine.
func (g *Game) rounds(d *design) int8 {
	switch {
	case d.loadDie >= 0:
		f, _ := g.roll(d.loadDie)
		return max(f.number, f.count)
	case d.ammo > 0:
		return d.ammo
	}
	return g.Rules.numbers.full
}

// carry puts a token into a tray.
func (g *Game) carry(who int8, token int16) {
	t := &g.Tokens[token]
	found := t.Where == InPiece && g.Rules.numbers.secret
	*t = Token{Where: InTray, At: int16(who), Flags: t.Flags &^ (Worn | FaceDown | Secret)}
	if found {
		t.Flags |= Secret
	}
	g.stirs(token)
	g.tell(Event{Kind: TookToken, A: int16(who), C: token})
	g.signal(program.TokenTaken, program.ID(g.Rules.tokens[token]), who)
}

// lay puts a token on the floor where somebody stands.
func (g *Game) lay(who int8, token int16) {
	t := &g.Tokens[token]
	*t = Token{Where: OnFloor, At: int16(g.Figures[who].At), Flags: t.Flags &^ Worn}
	g.stirs(token)
	g.tell(Event{Kind: LeftToken, A: int16(who), B: -1, C: token})
}

// spend turns a used token over, or puts it back into the pouch (seed 000:1074-1087).
func (g *Game) spend(token int16) {
	d, t := &g.Rules.designs[g.Rules.tokens[token]], &g.Tokens[token]
	switch {
	case d.flip && t.Flags&Used == 0:
		t.Flags |= Used
		g.tell(Event{Kind: TokenSpent, C: token})
	case d.discard || d.flip:
		*t = Token{Where: InPouch}
		g.stirs(token)
		g.tell(Event{Kind: TokenSpent, C: token, B: 1})
	}
}

// use has an item serve somebody (seed 000:1079, 1201-1205).
func (g *Game) use(by, on int8, token int16) {
	d, y := &g.Rules.designs[g.Rules.tokens[token]], &g.Figures[on]
	g.show(token)
	g.tell(Event{Kind: UsedToken, A: int16(by), B: int16(on), C: token})
	if y.Flags.Has(Down) {
		y.Flags &^= Down
		g.note(on)
		g.Parted &^= 1 << max(y.Crew, 0)
		y.Health = min(d.heal, g.profile(on).health)
		g.tell(Event{Kind: Revived, A: int16(on), B: int16(y.Health)})
	} else if d.heal > 0 {
		g.heal(on, d.heal)
	}
	if d.skill > 0 {
		g.recall(on, d.skill)
	}
	y.Actions += d.actions
	g.spend(token)
}

// throw throws a token at somebody: like a shot with the dice of the throw, and it lies beside its target (seed 000:1107).
func (g *Game) throw(who int8, o Option) {
	at := g.landing(who, int8(o.A))
	g.assault(attack{by: who, on: int8(o.A), with: o.B, deed: throwing, from: field.None})
	t := &g.Tokens[o.B]
	*t = Token{Where: OnFloor, At: int16(at), Flags: t.Flags}
	g.stirs(o.B)
	g.tell(Event{Kind: LeftToken, A: int16(who), B: -1, C: o.B, At: at})
}

// landing is the free cell beside a target that is nearest to the thrower (ruling RU-43).
func (g *Game) landing(who, on int8) field.Cell {
	to, best := g.Figures[on].At, field.NoWay
	out := to
	for d := field.North; d < field.Dirs; d++ {
		if c, ok := g.Rules.Field.Step(to, d, g.shut()); ok && g.at(c) < 0 {
			if far := g.Rules.Field.Far(c, g.Figures[who].At); far < best {
				out, best = c, far
			}
		}
	}
	return out
}

// runSearch lets a trader take what it likes out of a container or a tray, and leave what it likes (seed 000:970-974, 1213).
func (g *Game) runSearch(f *Frame) {
	who := int8(f.A)
	var theirs, own []int16
	switch b := g.things(); Where(f.C) {
	case InPiece:
		theirs, own = b.lying.on(f.B), b.tray(who)
	case InTray:
		theirs = b.borne.on(f.B)
	}
	for len(theirs)+len(own) > 0 { // by the numbers of both
		if len(own) == 0 || len(theirs) > 0 && theirs[0] < own[0] {
			g.listTake(f, who, theirs[0])
			theirs = theirs[1:]
			continue
		}
		if g.Tokens[own[0]].Flags&Worn == 0 && f.E&(1<<takenShift-1) < maxSwaps {
			g.option(Option{Code: Leave, A: own[0]})
		}
		own = own[1:]
	}
	if len(g.options) == 0 {
		g.pop()
		return
	}
	g.option(Option{Code: Stop})
	g.choose(TakeDecision, g.Figures[who].Crew, who)
}

// listTake lists taking a token out of what is searched, if it may be and there is room for it.
func (g *Game) listTake(f *Frame, who int8, token int16) {
	d := &g.Rules.designs[g.Rules.tokens[token]]
	if !d.small && (f.D > 0 || !g.isTrader(who)) || f.F > 0 && f.F <= f.taken() || g.spaces(who) < d.spaces && f.G != int16(fullShip) {
		return
	}
	g.option(Option{Code: Take, A: token})
}

func (g *Game) searched(f *Frame, o Option) {
	who := int8(f.A)
	f.E++
	switch o.Code {
	case Stop:
		g.pop()
	case Take:
		f.E += 1 << takenShift
		if g.spaces(who) < g.Rules.designs[g.Rules.tokens[o.A]].spaces {
			g.Tokens[o.A] = Token{Where: InHold, At: int16(g.Figures[who].Crew)}
			g.stirs(o.A)
			g.tell(Event{Kind: Stowed, A: f.A, C: o.A})
			return
		}
		g.carry(who, o.A)
	case Leave:
		t := &g.Tokens[o.A]
		*t = Token{Where: InPiece, At: f.B, Flags: t.Flags &^ Worn}
		g.stirs(o.A)
		g.tell(Event{Kind: LeftToken, A: int16(who), B: f.B, C: o.A})
	}
}

// runFound lets whoever found a token keep it, change it for another, or lay it on the floor (seed 000:980).
func (g *Game) runFound(f *Frame) {
	who := int8(f.A)
	if f.B < 0 {
		g.pop()
		return
	}
	d := &g.Rules.designs[g.Rules.tokens[f.B]]
	room := g.spaces(who)
	if room >= d.spaces {
		g.option(Option{Code: Keep})
	}
	for i := range g.Rules.tokens {
		t := &g.Tokens[i]
		if t.Where == InTray && t.At == f.A && t.Flags&Worn == 0 && room+g.Rules.designs[g.Rules.tokens[i]].spaces >= d.spaces {
			g.option(Option{Code: SwapFor, A: int16(i)})
		}
	}
	g.option(Option{Code: LayDown})
	g.choose(FoundDecision, g.Figures[who].Crew, who)
}

func (g *Game) found(f *Frame, o Option) {
	who, token := int8(f.A), f.B
	switch o.Code {
	case SwapFor:
		g.lay(who, o.A)
		g.carry(who, token)
	case Keep:
		g.carry(who, token)
	case LayDown:
		g.lay(who, token)
	}
	g.pop()
}

// takenShift is where E of a searchFrame counts what was taken.
const takenShift = 8

// taken is how much was taken in a search.
func (f *Frame) taken() int16 { return f.E >> takenShift }

// maxSwaps is how often things are laid back in one search: nobody needs more, and it must end.
const maxSwaps = 16
