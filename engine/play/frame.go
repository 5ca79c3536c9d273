package play

// FrameKind is a kind of thing that is under way.
type FrameKind uint8

// The kinds of frame, with what their fields mean.
const (
	NoFrame       FrameKind = iota
	gameFrame               // the whole game. B: the crew that deploys first whatever luck says, and one more
	dockFrame               // crews deploy. A: how many have; B: the first of them, and one more; C: the last
	exchangeFrame           // traders who go back exchange equipment. A: crew; B: how often
	phaseFrame              // a phase. A: the phase
	tradersFrame            // crews activate their traders in turn
	turnFrame               // a trader's turn. A: figure; B: 1 behind an action; C: which it was; E: at whom it was aimed, and one more; G: the sort of its first action
	moveFrame               // a move before its end. A: figure; B: what is left of it; C: moveFlags; E: what it drags, and who helps; F: from whom it ends in cover, and one more; the mover: from nobody in particular
	walkFrame               // a walk along a route. A: figure; B: steps taken; C: moveFlags and load; D: steps in all; E: 1 aboard, and who helps to drag; G: where it began, and one more; R: the route
	strikesFrame            // free strikes. A: on whom; R: those who have not struck yet; B: the cell where it stood
	attackFrame             // an attack. A: by whom; B: on whom; C: with which token, or -1; D: deed and attackFlags; E: pegs for more dice; F: cell it comes from
	shoveFrame              // A: by whom; B: on whom; C: shoves so far; D: hits left to push
	searchFrame             // a container is searched. A: figure; B: piece; D: 1 only small things are taken; E: what was left, and from takenShift on what was taken; F: the most that is, 0: any number; G: fullShip where the rest goes into the hold
	foundFrame              // a token that was found. A: figure; B: token
	eventFrame              // an event card is drawn. A: how many were; B: the one in hand; C: the most that are drawn; D: 1 where something was done that the state does not show; E: the list of the effect that has so many drawn, and one more; F: which of it; G: how many are still to be drawn for it
	opsFrame                // effects. A: their list; B: the next one; C: who set them off, -1: nobody; E: the other one, and one more; F: the attack that they interrupt, and one more; R: whom the last was about
	eachFrame               // an effect that moves figures. A: list; B: which effect; C: who set it off; R: who is still to be moved
	actFrame                // actions that an effect gives. A: who; B: list; C: which effect; D: actions taken; E: those of them, a bit each
	arrivalsFrame           // those who arrive in a phase. A: phase; B: group, or -1; C: next line; D: pegs as it began, and one more
	groupFrame              // the NPCs of a group act. A: group; B: rank in hand
	npcFrame                // an NPC's turn. A: figure; B: actions taken; C: the kind of action so far; D: 1 behind an action; E: face and arrow of its die
	deedFrame               // deeds of a line of a chart. A: figure; B: chart; C: line; D: next deed; E: face and arrow of the die
	swapFrame               // a token is offered for another. A: the trader; B: the NPC; C: the token that it offers
	itemFrame               // an item is picked. A: list; B: which effect; C: whose; D: who picks it; E: the one that was taken, and one more; F: the attack, and one more
	reactFrame              // who likes uses a skill out of turn. A: window; B: who set it off; C: whom it happened to; E: the cell where B stood; F: deed and flags of an attack; G: its frame, and one more; R: who has been asked
	thingFrame              // a door, a piece, an entry or a thing is picked for an effect. A: list; B: which effect; C: who set it off; D: points that are left; E: the other one, and one more; G: what was picked before, and one more
	shareFrame              // hits are shared out among targets. A: the attack's frame, and one more; B: hits that are left; R: for whom each was, six bits each
	meetFrame               // somebody strikes at those whom it meets on its way. A: who; R: at whom
	guardFrame              // somebody may take hits in place of another. A: for whom; B: who; C: hits
	rerollFrame             // dice are rolled again. A: the attack's frame, and one more; B: who; C: how many there are; D: how many may be; R: their faces, four bits each
	noiseFrame              // a shot is heard once all that comes of it is over. A: whose
	repeatFrame             // effects that are done so many times. As an opsFrame, but D: how often they still are
	arriveFrame             // some of a kind arrive. A: kind; B: how many; C: how they behave; D: the entry point, and one more; E: crews that have been asked whether it is rolled again, a bit each
	blastFrame              // a blast. A: by whom; B: the cell where it goes off; C: the design of the weapon; D: at whom, or -1; E: the token; F: how it missed; R: those caught
)

// DecisionKind is a kind of decision.
type DecisionKind uint8

// The kinds of decision.
const (
	NoDecision     DecisionKind = iota
	DockDecision                // at which airlock a crew docks
	TraderDecision              // which trader is activated
	ActionDecision              // what the trader in its turn does
	MoveDecision                // where a figure goes
	StrikeDecision              // how an enemy strikes at one who leaves it
	TakeDecision                // what is taken out of a container, and left in it
	FoundDecision               // what becomes of a token that was found
	FollowDecision              // whether one who shoves comes after
	ShoveDecision               // where the other one goes
	TieDecision                 // which of several equal targets
	ActsDecision                // which of several NPCs of a rank acts
	GivenDecision               // which of the actions that an effect gives
	OptionDecision              // which of several things that an effect offers
	BlastDecision               // where a blast that missed goes off
	ItemDecision                // which item an effect is about
	ReactDecision               // whether somebody uses a skill out of turn
	PickDecision                // whom an effect is about
	GearDecision                // what traders exchange before they go back
	ThingDecision               // which door, piece or entry an effect is about
	ShareDecision               // who takes a hit
	RerollDecision              // which die is rolled again
	decisionKinds
)

// OptionCode says what an option is.
type OptionCode uint8

// The codes of options, with what A, B and C mean.
const (
	Pass        OptionCode = iota
	Dock                   // at airlock A
	Activate               // trader A
	EndTurn                //
	MoveAction             //
	GoTo                   // cell A; the move ends there if B is not 0
	Stop                   // the move ends
	ShootAt                // figure A with token B and C pegs for more dice; C below 0: the whole magazine
	StrikeAt               // figure A with token B, or -1 without one; heavy if C is not 0
	ShoveAt                // figure A
	SearchIn               // piece A
	SearchRoom             // the room that one stands in
	Interact               // with piece A
	Reload                 // with token A
	ClearJam               // of token A
	Wear                   // token A; -1: none
	StandUp                //
	ProximityTo            // to cell A
	PickUp                 // token A
	PutDown                // token A
	Give                   // token A to figure B
	UseItem                // token A on figure B
	Revive                 // figure B with token A
	TurnDoor               // door A to state B
	Take                   // token A
	Leave                  // token A
	Keep                   // the token that was found
	LayDown                // the token that was found
	SwapFor                // token A for the one that was found
	Follow                 //
	Choose                 // figure A
	Into                   // cell A
	Rob                    // figure A
	DragAlong              // figure A; with a comrade's help B, and one more
	ThrowAt                // token B at figure A
	PersuadeTo             // NPC A for aim B
	UseSkill               // skill A at level B in its way C
	EnterBoard             // the first move, out of the airlock
	ThrowTo                // token B to cell A
	PlayCard               // the card A of those that are kept, which is B
	ShootTo                // cell A with token B
	RepairAt               // piece A
	StrikeThing            // what can be broken A with token B, or -1 without one; heavy if C is not 0
	ShootThing             // what can be broken A with token B
	DragPiece              // piece A; with a comrade's help B, and one more
	PickDoor               // door A, to state B
	PickPiece              // piece A, to state B
	PickEntry              // entry A
	MendToken              // token A
	MendFigure             // figure A
	TakeHits               // A of them
	RollAgain              // die A of the roll
	UseTrait               // token A in its way B
	optionCodes
)

// OptionCodes is how many codes of options there are, DecisionKinds how many kinds of decision.
const (
	OptionCodes   = int(optionCodes)
	DecisionKinds = int(decisionKinds)
)

// run goes on with what is under way until something new is on top of it, it is over, or there is a decision.
func (g *Game) run(f *Frame) {
	switch f.Kind {
	case gameFrame:
		g.runGame(f)
	case dockFrame:
		g.runDock(f)
	case exchangeFrame:
		g.runExchange(f)
	case phaseFrame:
		g.runPhase(f)
	case tradersFrame:
		g.runTraders(f)
	case turnFrame:
		g.runTurn(f)
	case moveFrame:
		g.runMove(f)
	case walkFrame:
		g.runWalk(f)
	case strikesFrame:
		g.runStrikes(f)
	case attackFrame:
		g.runAttack(f)
	case shoveFrame:
		g.runShove(f)
	case searchFrame:
		g.runSearch(f)
	case foundFrame:
		g.runFound(f)
	case swapFrame:
		g.runSwap(f)
	default:
		g.runRule(f)
	}
}

// runRule goes on with what the rules do by themselves.
func (g *Game) runRule(f *Frame) {
	switch f.Kind {
	case eventFrame:
		g.runEvent(f)
	case opsFrame:
		g.runOps(f)
	case eachFrame:
		g.runEach(f)
	case actFrame:
		g.runAct(f)
	case arrivalsFrame:
		g.runArrivals(f)
	case groupFrame:
		g.runGroup(f)
	case npcFrame:
		who, deep := int8(f.A), g.Depth
		if g.runNPC(f); g.Depth < deep {
			g.takesTurn(who, true)
		}
	case deedFrame:
		g.runDeed(f)
	case blastFrame:
		g.runBlast(f)
	case itemFrame:
		g.runItem(f)
	case reactFrame:
		g.runReact(f)
	default:
		g.runSkill(f)
	}
}

// runSkill goes on with what skills and items bring besides.
func (g *Game) runSkill(f *Frame) {
	switch f.Kind {
	case thingFrame:
		g.runThing(f)
	case shareFrame:
		g.runShare(f)
	case meetFrame:
		g.runMeet(f)
	case guardFrame:
		g.runGuard(f)
	case rerollFrame:
		g.runReroll(f)
	case noiseFrame:
		g.runNoise(f)
	case repeatFrame:
		g.runRepeat(f)
	case arriveFrame:
		g.brings(f)
	default:
		g.pop()
	}
}

// answer gives what is under way the option that was taken.
func (g *Game) answer(f *Frame, ask Decision, o Option) {
	switch f.Kind {
	case dockFrame:
		g.docked(f, o)
	case exchangeFrame:
		g.exchanged(f, o)
	case tradersFrame:
		g.activated(f, o)
	case turnFrame:
		f.B = 1
		g.acted(f, o)
	case moveFrame:
		g.moved(f, o)
	case strikesFrame:
		g.struck(f, o)
	case shoveFrame:
		g.shoved(f, ask, o)
	case searchFrame:
		g.searched(f, o)
	case foundFrame:
		g.found(f, o)
	case swapFrame:
		g.swapped(f, o)
	case groupFrame:
		g.picked(f, o)
	case npcFrame:
		if ask.Kind == ActionDecision {
			g.playedBy(f, ask, o)
		} else {
			g.aimed(f, o)
		}
	case blastFrame:
		g.blasted(f, o)
	case opsFrame:
		switch ask.Kind {
		case PickDecision:
			g.named(f, o)
		case ThingDecision:
			f.G = o.A + 1
		default:
			g.offered(f, o)
		}
	case actFrame:
		g.given(f, o)
	case itemFrame:
		g.picks(f, o)
	case reactFrame:
		g.reacted(f, ask, o)
	default:
		g.answerSkill(f, ask, o)
	}
}

// answerSkill gives what skills and items bring besides the option that was taken.
func (g *Game) answerSkill(f *Frame, ask Decision, o Option) {
	switch f.Kind {
	case eachFrame:
		g.pushed(f, o)
	case thingFrame:
		g.thing(f, o)
	case shareFrame:
		g.sharesHit(f, o)
	case meetFrame:
		g.meets(f, o)
	case guardFrame:
		g.guards(f, o)
	case rerollFrame:
		g.rerolled(f, o)
	case arriveFrame:
		g.trails(f, ask, o)
	}
}
