package transcript

import (
	"strings"

	"github.com/sortie-tools/sortie/engine/play"
)

// eventRows are what is written of each kind of event: its name, and its fields with the number of the event that each is
// made from and what that number counts.
func eventRows() [play.EventKinds]string {
	return [play.EventKinds]string{
		play.GameBegan:     "game-began",
		play.GameEnded:     "game-ended",
		play.CounterTaken:  "counter-taken crew=A:crew",
		play.Docked:        "docked crew=A:crew airlock=B:airlock",
		play.RoundBegan:    "round-began round=A",
		play.PhaseBegan:    "phase-began phase=A:phase",
		play.TurnPassed:    "turn-passed crew=A:crew",
		play.PegsAdded:     "pegs-added by=A pegs=B",
		play.LevelReached:  "level-reached level=A:level",
		play.TurnBegan:     "turn-began figure=A:figure actions=B",
		play.TurnEnded:     "turn-ended figure=A:figure",
		play.Entered:       "entered figure=A:figure at=@:cell length=B",
		play.Moved:         "moved figure=A:figure at=@:cell from=<:cell length=B chosen=C",
		play.WentAboard:    "went-aboard figure=A:figure",
		play.Shot:          "shot figure=A:figure target=B:figure token=C:token extra=D how=E:how free=E:free ammo=A:ammo",
		play.Struck:        "struck figure=A:figure target=B:figure token=C:token heavy=D how=E:how free=E:free from=@:cell",
		play.Rolled:        "rolled hits=A misfires=B for=C:figure faces=F:faces",
		play.Summed:        "summed hits=A cover=B armour=C damage=D",
		play.Voided:        "voided figure=A:figure token=C:token",
		play.JammedToken:   "jammed figure=A:figure token=C:token",
		play.BrokenToken:   "broke figure=A:figure token=C:token",
		play.ShieldFell:    "shield-fell figure=A:figure token=C:token",
		play.Hurt:          "hurt figure=A:figure damage=B left=C",
		play.Defeated:      "defeated figure=A:figure",
		play.Removed:       "removed figure=A:figure",
		play.StoodUp:       "stood-up figure=A:figure",
		play.Fell:          "fell figure=A:figure",
		play.Shoved:        "shoved figure=A:figure target=B:figure at=@:cell from=<:cell",
		play.Searched:      "searched figure=A:figure piece=B:piece robbed=C:robbed",
		play.RoomSearched:  "room-searched figure=A:figure room=B",
		play.TookToken:     "took figure=A:figure token=C:token",
		play.LeftToken:     "left figure=A:figure token=C:token where=C:where",
		play.GaveToken:     "gave figure=A:figure to=B:figure token=C:token",
		play.UsedToken:     "used figure=A:figure on=B:figure token=C:token",
		play.Healed:        "healed figure=A:figure health=B",
		play.Revived:       "revived figure=A:figure health=B",
		play.Reloaded:      "reloaded figure=A:figure token=C:token ammo=B",
		play.Cleared:       "cleared figure=A:figure token=C:token",
		play.WoreToken:     "wore figure=A:figure token=C:token",
		play.DoorTurned:    "door-turned door=A:door state=B:state figure=C:figure",
		play.CardDrawn:     "card-drawn card=A:card level=B:level",
		play.ArrivalRolled: "arrival npc=A:npc count=B entry=C",
		play.NoArrival:     "no-arrival npc=A:npc count=B why=C",
		play.Placed:        "placed figure=A:figure at=@:cell kind=A:kind name=A:name",
		play.Targeted:      "targeted figure=A:figure target=B:figure",
		play.Interacted:    "interacted figure=A:figure piece=B:piece",
		play.Persuaded:     "persuaded figure=A:figure target=B:figure aim=C won=D",
		play.Joined:        "joined figure=A:figure crew=B:crew",
		play.LeftCrew:      "left-crew figure=A:figure",
		play.StrayHit:      "stray-hit figure=A:figure meant=B:figure",
		play.Unmoved:       "unmoved figure=A:figure",
		play.CountedUp:     "counted counter=A:counter count=B",
		play.CardPlayed:    "card-played figure=A:figure card=B:card",
		play.CardBack:      "card-back card=A:card",
		play.CardWords:     "card-words card=A:card",
		play.KillCounted:   "kill-counted figure=A:figure npc=B:npc",
		play.LeftUndone:    "left-undone list=A effect=B",
		play.Scattered:     "scattered figure=A:figure inches=B",
		play.RuleWorks:     "rule-works rule=A:rule",
		play.SkillUsed:     "skill-used figure=A:figure skill=B:skill rank=C pegs=D",
		play.Dragged:       "dragged figure=A:figure at=@:cell from=<:cell",
		play.CalledOff:     "called-off figure=A:figure target=B:figure",
		play.LostTurn:      "missed figure=A:figure turns=B actions=C",
		play.Fired:         "fired figure=A:figure target=B:figure token=C:token at=@:cell ammo=A:ammo",
		play.Thrown:        "thrown figure=A:figure target=B:figure token=C:token at=@:cell",
		play.MoveBegan:     "move-began figure=A:figure most=B chosen=C",
		play.Paid:          "paid figure=A:figure with=B:pay pegs=C",
		play.SkillPegs:     "skill-pegs figure=A:figure pegs=B",
		play.StatChanged:   "stat-changed figure=A:figure stat=B:stat by=C",
		play.Assailed:      "assailed figure=A:figure thing=B:thing token=C:token how=E:how ammo=A:ammo",
		play.ThingHurt:     "thing-hurt thing=A:thing damage=B left=C",
		play.MendedPiece:   "piece-mended figure=A:figure piece=B:piece",
		play.ShiftedPiece:  "shifted piece=A:piece at=@:cell boards=A:boards",
		play.AmmoPegs:      "ammo-pegs figure=A:figure pegs=B",
		play.Looked:        "looked figure=A:figure piece=B:piece card=C:card",
		play.EntrySealed:   "entry-sealed entry=A:entry sealed=B",
		play.Mended:        "mended figure=A:figure of=B:figure token=C:token",
		play.Shared:        "shared figure=A:figure target=B:figure hits=C",
		play.Rerolled:      "rerolled hits=A misfires=B for=C:figure faces=F:faces",
		play.Guarded:       "hits-taken figure=A:figure target=B:figure hits=C",
		play.PieceLocked:   "piece-locked piece=A:piece locked=B",
		play.Stowed:        "stowed figure=A:figure token=C:token",
		play.MoodTurned:    "mood figure=A:figure mood=B:mood",
		play.HiddenFound:   "found figure=A:figure hidden=B:hidden",
		play.HiddenNot:     "not-found figure=A:figure hidden=B:hidden",
		play.WordsRead:     "words-read list=A effect=B",
		play.PhaseSkipped:  "phase-skipped phase=A:phase",
		play.DeckChanged:   "deck-changed cards=A",
		play.SideTurned:    "side-turned npc=A:npc chosen=B",
		play.CountsAs:      "counts-as figure=A:figure face=C",
		play.ItemShifted:   "item-shifted token=C:token at=@:cell",
		play.AirlockTorn:   "airlock-torn airlock=A:airlock won=B",
		play.Redirected:    "redirected figure=A:figure meant=B:figure",
		play.NoToken:       "no-token design=A:design",
		play.Ignored:       "ignored figure=A:figure actions=C turns=B now=D",
		play.TokenSpent:    "spent token=C:token where=C:where",
	}
}

// part is a field of an event: its name, the number that it is made from, and what that counts.
type part struct {
	name string
	from byte
	as   string
}

// parseRow takes a row of eventRows apart.
func parseRow(row string) (name string, fields []part) {
	words := strings.Fields(row)
	if len(words) == 0 {
		return "", nil
	}
	for _, w := range words[1:] {
		key, rest, _ := strings.Cut(w, "=")
		_, as, _ := strings.Cut(rest, ":")
		fields = append(fields, part{key, rest[0], as})
	}
	return words[0], fields
}

// decisionNames are the kinds of decision.
func decisionNames() [play.DecisionKinds]string {
	return [play.DecisionKinds]string{
		play.DockDecision: "airlock", play.TraderDecision: "trader", play.ActionDecision: "action", play.MoveDecision: "way",
		play.StrikeDecision: "strike", play.TakeDecision: "take", play.FoundDecision: "found", play.FollowDecision: "follow",
		play.ShoveDecision: "shove", play.TieDecision: "target", play.ActsDecision: "acts", play.GivenDecision: "given",
		play.OptionDecision: "effect", play.BlastDecision: "blast", play.ItemDecision: "item", play.ReactDecision: "react", play.PickDecision: "whom", play.GearDecision: "exchange",
		play.ThingDecision: "thing", play.ShareDecision: "share", play.RerollDecision: "reroll",
	}
}

// optionNames are the codes of options.
func optionNames() [play.OptionCodes]string {
	return [play.OptionCodes]string{
		play.Pass: "pass", play.Dock: "dock", play.Activate: "activate", play.EndTurn: "end-turn", play.MoveAction: "move", play.GoTo: "go",
		play.Stop: "stop", play.ShootAt: "shoot", play.StrikeAt: "strike", play.ShoveAt: "shove", play.SearchIn: "search",
		play.SearchRoom: "search-room", play.Interact: "interact", play.Reload: "reload", play.ClearJam: "clear", play.Wear: "wear",
		play.StandUp: "stand-up", play.ProximityTo: "step", play.PickUp: "pick-up", play.PutDown: "put-down", play.Give: "give",
		play.UseItem: "use", play.Revive: "revive", play.TurnDoor: "door", play.Take: "take", play.Leave: "leave", play.Keep: "keep",
		play.LayDown: "lay-down", play.SwapFor: "swap", play.Follow: "follow", play.Choose: "choose", play.Into: "into", play.Rob: "rob",
		play.DragAlong: "drag", play.ThrowAt: "throw", play.PersuadeTo: "persuade", play.UseSkill: "skill", play.EnterBoard: "enter",
		play.ThrowTo: "throw-to", play.PlayCard: "card", play.ShootTo: "shoot-to", play.DragPiece: "drag-piece", play.RepairAt: "repair", play.StrikeThing: "strike-thing", play.ShootThing: "shoot-thing",
		play.PickDoor: "pick-door", play.PickPiece: "pick-piece", play.PickEntry: "pick-entry",
		play.MendToken: "mend", play.MendFigure: "mend-figure", play.TakeHits: "take-hits", play.RollAgain: "roll-again", play.UseTrait: "use-icon",
	}
}

// payNames are what effortless actions take.
func payNames() []string { return []string{"", "free", "action", "skill", "granted"} }

// howNames are how attacks are made, by the bits of an event.
func howNames() map[int16]string {
	return map[int16]string{play.ByShot: "shot", play.ByStrike: "strike", play.ByShove: "shove", play.ByThrow: "throw", play.ByBlast: "blast"}
}

func compass() []string { return []string{"n", "ne", "e", "se", "s", "sw", "w", "nw"} }
