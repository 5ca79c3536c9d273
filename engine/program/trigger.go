package program

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// lowering is what becomes of a kind of event that an author writes.
type lowering struct {
	on   []Event                              // each is about what the kind reads
	hook func(*Program, model.Trigger) []Hook // where what it is about is no cell that rules change
	why  string                               // it has no hook of its own
}

func on(events ...Event) lowering { return lowering{on: events} }

func by(hook func(*Program, model.Trigger) []Hook) lowering { return lowering{hook: hook} }

// lowerings are what becomes of each kind.
func lowerings() [kinds.TriggerKinds]lowering {
	return [kinds.TriggerKinds]lowering{
		kinds.NoTrigger:          {why: "the language knows no such event"},
		kinds.AnyTrigger:         {why: "each of its events has hooks"},
		kinds.StartTrigger:       on(GameBegins),
		kinds.EndTrigger:         on(GameEnds),
		kinds.RoundTrigger:       by(roundHook),
		kinds.PhaseTrigger:       by(phaseHook),
		kinds.HostilityTrigger:   by(hostilityHook),
		kinds.AfterTrigger:       on(RuleWorks),
		kinds.InteractTrigger:    by(touchHook),
		kinds.RepairTrigger:      on(PieceRepaired),
		kinds.SearchTrigger:      on(PieceSearched),
		kinds.PickupTrigger:      on(TokenTaken),
		kinds.CarriedOffTrigger:  on(TokenCarriedOff),
		kinds.DoorTrigger:        on(DoorTurned),
		kinds.DestroyedTrigger:   on(PieceDestroyed),
		kinds.PersuadedTrigger:   on(FigurePersuaded),
		kinds.AttackedTrigger:    on(FigureAttacked),
		kinds.ActsTrigger:        on(FigureActs),
		kinds.TurnTrigger:        on(TurnTaken),
		kinds.LosesTrigger:       on(FigureRobbed),
		kinds.NoiseTrigger:       on(NoiseMade),
		kinds.PieceTrigger:       by(func(p *Program, w model.Trigger) []Hook { return []Hook{{Event: PieceTurned, Vague: true}} }),
		kinds.GetsTrigger:        on(FigureGets),
		kinds.CrimeTrigger:       on(CrimeDone),
		kinds.EnterTrigger:       on(ZoneEntered),
		kinds.LeaveTrigger:       on(ZoneLeft),
		kinds.EmptyTrigger:       on(ZoneEmptied),
		kinds.ContactTrigger:     on(FiguresTouch),
		kinds.SeesTrigger:        on(FigureSeen),
		kinds.AboardTrigger:      on(FigureAboard),
		kinds.AllAboardTrigger:   on(CrewAboard),
		kinds.CrewGoneTrigger:    on(CrewGone),
		kinds.ChanceTrigger:      by(func(p *Program, w model.Trigger) []Hook { return p.faceHook(w.Faces) }),
		kinds.MisfireTrigger:     by(func(p *Program, _ model.Trigger) []Hook { return p.faceHook([]string{misfire}) }),
		kinds.DefeatedTrigger:    by(defeatedHook),
		kinds.CounterTrigger:     by(counterHook),
		kinds.ArrivalTrigger:     on(FigureArrives),
		kinds.ArrivalRollTrigger: by(entryHook),
		kinds.EventCardTrigger:   by(cardHook),
		kinds.ObjectiveTrigger:   on(ObjectiveDone),
	}
}

// misfire is how rule sets mark a face with a misfire.
const misfire = "misfire"

// hooks are those of an event that is made of no others.
func (p *Program) hooks(w model.Trigger) []Hook {
	low := p.lower[kinds.TriggerKindOf(w.Kind)]
	if low.hook != nil {
		return low.hook(p, w)
	}
	var out []Hook
	for _, e := range low.on {
		out = append(out, Hook{Event: e, About: p.about(w), State: w.Becomes, Vague: w.Actions > 1 || !AnyTrader(w.Who)})
	}
	return out
}

// cellDomain is the domain of what is read, by the sort of cell; empty: signals name no such thing.
func cellDomain(s kinds.Sort) string {
	switch s {
	case kinds.TokenCell:
		return Tokens
	case kinds.ZoneCell:
		return Zones
	case kinds.CounterCell:
		return Counters
	case kinds.DoorCell:
		return Doors
	case kinds.ObjectiveCell:
		return Objectives
	case kinds.RuleCell:
		return Rules
	case kinds.FigureCell:
		return NPCs
	}
	return ""
}

// about are the things that an event can be about; nil where any will do.
func (p *Program) about(w model.Trigger) []ID {
	var out []ID
	for _, c := range kinds.Reads(w) {
		switch {
		case c.Sort == kinds.CardCell:
			out = append([]ID{}, p.cardsOf(c.Any, c.ID)...)
		case c.ID == "" && c.Any == "" && kinds.Awaits(w) == "":
			return nil
		case c.Sort == kinds.PieceCell:
			out = append([]ID{}, out...) // there may be no such piece
			for _, piece := range PiecesOf(p.Mission, c.ID, c.Any) {
				out = append(out, p.domains[Pieces].mention(piece))
			}
		case cellDomain(c.Sort) != "":
			out = append(out, p.domains[cellDomain(c.Sort)].mention(c.ID))
		}
	}
	return out
}

// touchHook tells a touch of a piece from one of a figure, which no table sees.
func touchHook(p *Program, w model.Trigger) []Hook {
	if w.Target != nil {
		return []Hook{{Event: FiguresTouch, Vague: true}}
	}
	return []Hook{{Event: PieceTouched, About: p.about(w), Vague: w.Actions > 1 || !AnyTrader(w.Who)}}
}

func roundHook(_ *Program, w model.Trigger) []Hook {
	return []Hook{{Event: RoundBegins, Counts: true, At: w.At, Every: w.Every}}
}

func phaseHook(p *Program, w model.Trigger) []Hook {
	e := PhaseBegins
	if w.Moment == "end" {
		e = PhaseEnds
	}
	return []Hook{{Event: e, About: []ID{p.domains[Phases].mention(w.Phase)}}}
}

func hostilityHook(p *Program, w model.Trigger) []Hook {
	switch {
	case w.Peg > 0:
		return []Hook{{Event: PegIn, Counts: true, At: w.Peg}}
	case w.Level == "":
		return []Hook{{Event: LevelReached}}
	}
	return []Hook{{Event: LevelReached, About: []ID{p.domains[Levels].mention(w.Level)}}}
}

// faceHook waits for symbols of a die, whose die only the players know.
func (p *Program) faceHook(symbols []string) []Hook {
	h := Hook{Event: FaceRolled, About: []ID{}, Vague: true}
	for _, s := range symbols {
		h.About = append(h.About, p.domains[Symbols].mention(s))
	}
	return []Hook{h}
}

func defeatedHook(p *Program, w model.Trigger) []Hook {
	h := Hook{Event: FigureDefeated, About: []ID{}, Vague: true}
	if w.Who != nil {
		h.Vague = !PlainKind(*w.Who)
		if w.Who.NPC == "" && w.Who.Group == "" {
			h.About = append(h.About, None) // a trader is of no kind
		}
		for i, n := range p.RuleSet.NPCs {
			if p.CouldBe(*w.Who, n.ID) {
				h.About = append(h.About, ID(i))
			}
		}
	}
	return []Hook{h}
}

// counterHook takes a number that is passed as reached.
func counterHook(p *Program, w model.Trigger) []Hook {
	return []Hook{{Event: CounterMoved, About: p.about(w), Counts: true, At: w.Reaches}}
}

func entryHook(_ *Program, w model.Trigger) []Hook {
	h := Hook{Event: EntryRolled, About: []ID{}}
	for _, n := range w.Results {
		h.About = append(h.About, ID(n))
	}
	return []Hook{h}
}

// cardHook tells of a card that somebody keeps only by its kind: which one it is comes to light when it is played.
func cardHook(p *Program, w model.Trigger) []Hook {
	events := []Event{CardDrawn, CardKept}
	if w.Card != "" {
		events = []Event{CardDrawn, CardPlayed}
	}
	var out []Hook
	for _, e := range events {
		out = append(out, Hook{Event: e, About: p.about(w)})
	}
	return out
}

// PiecesOf are the crates and pieces of furniture of a sort on all floors, or the one that is named.
func PiecesOf(m *model.Mission, named, sort string) []string {
	if named != "" {
		return []string{named}
	}
	var out []string
	for x := range m.Things(model.FurnitureSort, model.CrateSort) {
		if sort != "" && x.Kind == sort {
			out = append(out, x.ID)
		}
	}
	return out
}

// AnyTrader reports whether every trader who can act will do.
func AnyTrader(w *model.Who) bool {
	if w == nil {
		return true
	}
	rest := *w
	rest.Traders = ""
	return rest == model.Who{}
}

// PlainKind reports whether figures are told apart by their kind or group alone, of which a table keeps count.
func PlainKind(w model.Who) bool {
	rest := w
	rest.NPC, rest.Group, rest.Count = "", "", 0
	return rest == model.Who{} && (w.NPC != "" || w.Group != "")
}

// CouldBe reports whether a figure of a kind can be among those meant.
func (p *Program) CouldBe(w model.Who, npc string) bool {
	k := p.known(NPCs, npc)
	switch {
	case k == None || w.Traders != "" || w.Class != "":
		return false
	case w.NPC != "":
		return w.NPC == npc
	case w.Group != "":
		return w.Group == p.RuleSet.NPCs[k].Group
	case w.Named != "":
		i := slices.IndexFunc(p.Mission.Setup.NPCs, func(n model.StartNPC) bool { return n.ID == w.Named })
		return i < 0 || p.Mission.Setup.NPCs[i].Kind == npc || slices.Contains(p.Mission.Setup.NPCs[i].Among, npc)
	}
	return true
}
