package corespace

import (
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
)

type effect = program.Op

// outcome is what became of an effect.
type outcome int

const (
	byHand outcome = iota // the players carry it out: they are told its words
	acted                 // the table has done it, or asks what it needs to know
	idle                  // there is nothing to do
)

// doing is what the table does about a kind of effect. The players are told the words of an effect and carry it out
// where the table cannot, and always where it has no function.
type doing struct {
	do   func(*Table, *Matter, effect) outcome
	say  func(*Table, string, effect) string // before the usual words, where they hang on how the table stands, or on who asks
	crew func(*Table, effect, int)           // what is done for a crew, counted from 1
	why  string                              // the players always do it
	idle string                              // why there can be nothing to do
}

const (
	whyPlace = "where figures stand is not on this page"
	whyState = "how figures fare and behave is not on this page"
	whyCrew  = "traders, ships and careers are not on this page"
	whyWords = "only words say it"
	whyOther = "it changes what the players are just doing"
)

// steps are what the table does about each kind of effect.
func steps() [kinds.EffectKinds]doing {
	return [kinds.EffectKinds]doing{
		kinds.NoEffect:          {why: "the language knows no such effect"},
		kinds.GiveEffect:        {do: doGive, idle: "none of those set aside is left"},
		kinds.DrawEffect:        {do: doDraw, idle: "no such token is left to draw"},
		kinds.TakeEffect:        {do: doTake},
		kinds.RemoveEffect:      {do: doRemove, idle: "no such figure is on the board"},
		kinds.ReplaceEffect:     {do: doReplace, idle: "no such figure is on the board, or none is left to take its place"},
		kinds.SpawnEffect:       {do: doSpawn},
		kinds.PlaceEffect:       {why: whyPlace},
		kinds.DoorEffect:        {do: doDoor, idle: "it stands so already, or there is none on the board"},
		kinds.SwitchDoorsEffect: {do: doSwitchDoors, say: saySwitchDoors},
		kinds.PieceEffect:       {do: doPiece, idle: "there is none on the board"},
		kinds.EntryEffect:       {do: doEntry},
		kinds.AirlockEffect:     {do: doAirlock},
		kinds.MoveEffect:        {why: whyPlace},
		kinds.AttackEffect:      {why: whyPlace},
		kinds.DamageEffect:      {why: whyState},
		kinds.HealEffect:        {why: whyState},
		kinds.StateEffect:       {why: whyState},
		kinds.BehaviourEffect:   {why: whyState},
		kinds.ControlEffect:     {why: whyState},
		kinds.ProneEffect:       {why: whyState},
		kinds.StatEffect:        {why: whyState},
		kinds.PegsEffect:        {do: doPegs, idle: "the track goes no further that way"},
		kinds.CounterEffect:     {do: doCounter, crew: countFor, idle: whyStuck},
		kinds.ScoreEffect:       {do: doForCrew, crew: score},
		kinds.PayEffect:         {do: doPay, crew: pay},
		kinds.TurnCounterEffect: {do: doTurnCounter, crew: takeTurn, idle: "there is no other crew"},
		kinds.DegradationEffect: {why: whyCrew},
		kinds.CampaignEffect:    {why: whyCrew},
		kinds.CareerEffect:      {why: whyCrew},
		kinds.MissEffect:        {why: whyCrew},
		kinds.ReturnEffect:      {why: whyCrew},
		kinds.RescueEffect:      {why: whyCrew},
		kinds.DeckEffect:        {do: doDeck, idle: "no such card is there"},
		kinds.RollEffect:        {do: doRoll},
		kinds.ChooseEffect:      {do: doChoose, idle: "none of the options is open"},
		kinds.RepeatEffect:      {do: doRepeat, crew: repeatFor, idle: "the counter shows nothing"},
		kinds.IfEffect:          {do: doIf, idle: "it is not so"},
		kinds.RuleEffect:        {do: doRule},
		kinds.SkipEffect:        {do: doSkip, idle: "the phase is past, or left out already"},
		kinds.RevealEffect:      {do: doReveal, say: sayReveal, idle: "it is known already"},
		kinds.EndEffect:         {do: doEnd},
		kinds.RerollEffect:      {why: whyOther},
		kinds.TreatAsEffect:     {why: whyOther},
		kinds.IgnoreEffect:      {why: whyOther},
		kinds.ActEffect:         {why: whyState},
		kinds.ArmsEffect:        {why: whyOther},
		kinds.TakeHitsEffect:    {why: whyState},
		kinds.WaiveEffect:       {why: whyCrew},
		kinds.DiceEffect:        {why: whyOther},
		kinds.HitsEffect:        {why: whyOther},
		kinds.ShareEffect:       {why: whyOther},
		kinds.ImmuneEffect:      {why: whyState},
		kinds.BarEffect:         {why: whyState},
		kinds.ShiftEffect:       {why: whyPlace},
		kinds.LoseEffect:        {why: whyState},
		kinds.ItemEffect:        {why: whyCrew},
		kinds.LookEffect:        {why: whyOther},
		kinds.SwapEffect:        {why: whyPlace},
		kinds.AimEffect:         {why: whyState},
		kinds.EffortlessEffect:  {why: whyState},
		kinds.MendEffect:        {why: whyState},
		kinds.MarkEffect:        {why: whyState},
		kinds.PriceEffect:       {why: whyCrew},
		kinds.BlockEffect:       {why: whyPlace},
		kinds.ShunEffect:        {why: whyPlace},
		kinds.JoinEffect:        {why: whyState},
		kinds.FirstEffect:       {why: whyState},
		kinds.ForeseeEffect:     {why: whyOther},
		kinds.SideEffect:        {why: whyState},
		kinds.LoadEffect:        {why: whyState},
		kinds.PassEffect:        {why: whyPlace},
		kinds.SightEffect:       {why: whyPlace},
		kinds.CarryEffect:       {why: whyPlace},
		kinds.AllowEffect:       {why: whyState},
		kinds.LimitEffect:       {why: whyState},
		kinds.UnfitEffect:       {why: whyCrew},
		kinds.LendEffect:        {why: whyState},
		kinds.TryEffect:         {why: whyOther},
		kinds.BlastEffect:       {why: whyPlace},
		kinds.UndoEffect:        {why: whyOther},
		kinds.RedirectEffect:    {why: whyOther},
		kinds.ProseEffect:       {why: whyWords, say: sayProse},
	}
}
