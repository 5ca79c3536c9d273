// Code generated from the tables of kinds in schema/corespace; DO NOT EDIT. `make goldens` writes it anew.

package kinds

// EffectKind is a kind of effect as a small integer.
type EffectKind uint8

// Each kind of effect.
const (
	NoEffect EffectKind = iota // none that the language knows
	GiveEffect
	DrawEffect
	TakeEffect
	DoorEffect
	SwitchDoorsEffect
	PegsEffect
	SpawnEffect
	RemoveEffect
	ReplaceEffect
	MoveEffect
	AttackEffect
	DamageEffect
	HealEffect
	StateEffect
	BehaviourEffect
	ControlEffect
	ProneEffect
	PieceEffect
	BlockEffect
	ShunEffect
	JoinEffect
	FirstEffect
	ForeseeEffect
	SideEffect
	DegradationEffect
	StatEffect
	EntryEffect
	AirlockEffect
	CounterEffect
	RepeatEffect
	PlaceEffect
	RevealEffect
	ScoreEffect
	PayEffect
	CampaignEffect
	CareerEffect
	DeckEffect
	RollEffect
	ChooseEffect
	IfEffect
	RerollEffect
	ActEffect
	WaiveEffect
	ArmsEffect
	TakeHitsEffect
	DiceEffect
	HitsEffect
	ShareEffect
	ImmuneEffect
	BarEffect
	ShiftEffect
	LoseEffect
	ItemEffect
	LookEffect
	SwapEffect
	AimEffect
	EffortlessEffect
	MendEffect
	MarkEffect
	LoadEffect
	PassEffect
	SightEffect
	CarryEffect
	AllowEffect
	LimitEffect
	UnfitEffect
	TryEffect
	BlastEffect
	UndoEffect
	RedirectEffect
	LendEffect
	PriceEffect
	MissEffect
	ReturnEffect
	RescueEffect
	TreatAsEffect
	IgnoreEffect
	SkipEffect
	TurnCounterEffect
	RuleEffect
	EndEffect
	ProseEffect
	EffectKinds // how many there are
)

var effectNames = [EffectKinds]string{
	GiveEffect:        "give",
	DrawEffect:        "draw",
	TakeEffect:        "take",
	DoorEffect:        "door",
	SwitchDoorsEffect: "switch-doors",
	PegsEffect:        "pegs",
	SpawnEffect:       "spawn",
	RemoveEffect:      "remove",
	ReplaceEffect:     "replace",
	MoveEffect:        "move",
	AttackEffect:      "attack",
	DamageEffect:      "damage",
	HealEffect:        "heal",
	StateEffect:       "state",
	BehaviourEffect:   "behaviour",
	ControlEffect:     "control",
	ProneEffect:       "prone",
	PieceEffect:       "piece",
	BlockEffect:       "block",
	ShunEffect:        "shun",
	JoinEffect:        "join",
	FirstEffect:       "first",
	ForeseeEffect:     "foresee",
	SideEffect:        "side",
	DegradationEffect: "degradation",
	StatEffect:        "stat",
	EntryEffect:       "entry",
	AirlockEffect:     "airlock",
	CounterEffect:     "counter",
	RepeatEffect:      "repeat",
	PlaceEffect:       "place",
	RevealEffect:      "reveal",
	ScoreEffect:       "score",
	PayEffect:         "pay",
	CampaignEffect:    "campaign",
	CareerEffect:      "career",
	DeckEffect:        "deck",
	RollEffect:        "roll",
	ChooseEffect:      "choose",
	IfEffect:          "if",
	RerollEffect:      "reroll",
	ActEffect:         "act",
	WaiveEffect:       "waive",
	ArmsEffect:        "arms",
	TakeHitsEffect:    "take-hits",
	DiceEffect:        "dice",
	HitsEffect:        "hits",
	ShareEffect:       "share",
	ImmuneEffect:      "immune",
	BarEffect:         "bar",
	ShiftEffect:       "shift",
	LoseEffect:        "lose",
	ItemEffect:        "item",
	LookEffect:        "look",
	SwapEffect:        "swap",
	AimEffect:         "aim",
	EffortlessEffect:  "effortless",
	MendEffect:        "mend",
	MarkEffect:        "mark",
	LoadEffect:        "load",
	PassEffect:        "pass",
	SightEffect:       "sight",
	CarryEffect:       "carry",
	AllowEffect:       "allow",
	LimitEffect:       "limit",
	UnfitEffect:       "unfit",
	TryEffect:         "try",
	BlastEffect:       "blast",
	UndoEffect:        "undo",
	RedirectEffect:    "redirect",
	LendEffect:        "lend",
	PriceEffect:       "price",
	MissEffect:        "miss",
	ReturnEffect:      "return",
	RescueEffect:      "rescue",
	TreatAsEffect:     "treat-as",
	IgnoreEffect:      "ignore",
	SkipEffect:        "skip",
	TurnCounterEffect: "turn-counter",
	RuleEffect:        "rule",
	EndEffect:         "end",
	ProseEffect:       "prose",
}

// String is what a kind is written as.
func (k EffectKind) String() string { return effectNames[k] }

// EffectKindOf is the small integer of a kind.
func EffectKindOf(name string) EffectKind { return EffectKind(numberOf(effectNames[:], name)) }

// TriggerKind is a kind of event that sets rules off as a small integer.
type TriggerKind uint8

// Each kind of event that sets rules off.
const (
	NoTrigger TriggerKind = iota // none that the language knows
	StartTrigger
	RoundTrigger
	PhaseTrigger
	HostilityTrigger
	InteractTrigger
	RepairTrigger
	SearchTrigger
	PickupTrigger
	CarriedOffTrigger
	EnterTrigger
	LeaveTrigger
	EmptyTrigger
	ContactTrigger
	SeesTrigger
	DefeatedTrigger
	AttackedTrigger
	ActsTrigger
	NoiseTrigger
	PieceTrigger
	TurnTrigger
	LosesTrigger
	GetsTrigger
	DestroyedTrigger
	PersuadedTrigger
	CrimeTrigger
	AboardTrigger
	AllAboardTrigger
	CrewGoneTrigger
	CounterTrigger
	DoorTrigger
	ArrivalTrigger
	ArrivalRollTrigger
	ChanceTrigger
	MisfireTrigger
	EventCardTrigger
	ObjectiveTrigger
	AfterTrigger
	EndTrigger
	AnyTrigger
	TriggerKinds // how many there are
)

var triggerNames = [TriggerKinds]string{
	StartTrigger:       "start",
	RoundTrigger:       "round",
	PhaseTrigger:       "phase",
	HostilityTrigger:   "hostility",
	InteractTrigger:    "interact",
	RepairTrigger:      "repair",
	SearchTrigger:      "search",
	PickupTrigger:      "pickup",
	CarriedOffTrigger:  "carried-off",
	EnterTrigger:       "enter",
	LeaveTrigger:       "leave",
	EmptyTrigger:       "empty",
	ContactTrigger:     "contact",
	SeesTrigger:        "sees",
	DefeatedTrigger:    "defeated",
	AttackedTrigger:    "attacked",
	ActsTrigger:        "acts",
	NoiseTrigger:       "noise",
	PieceTrigger:       "piece",
	TurnTrigger:        "turn",
	LosesTrigger:       "loses",
	GetsTrigger:        "gets",
	DestroyedTrigger:   "destroyed",
	PersuadedTrigger:   "persuaded",
	CrimeTrigger:       "crime",
	AboardTrigger:      "aboard",
	AllAboardTrigger:   "all-aboard",
	CrewGoneTrigger:    "crew-gone",
	CounterTrigger:     "counter",
	DoorTrigger:        "door",
	ArrivalTrigger:     "arrival",
	ArrivalRollTrigger: "arrival-roll",
	ChanceTrigger:      "chance",
	MisfireTrigger:     "misfire",
	EventCardTrigger:   "event-card",
	ObjectiveTrigger:   "objective",
	AfterTrigger:       "after",
	EndTrigger:         "end",
	AnyTrigger:         "any",
}

// String is what a kind is written as.
func (k TriggerKind) String() string { return triggerNames[k] }

// TriggerKindOf is the small integer of a kind.
func TriggerKindOf(name string) TriggerKind { return TriggerKind(numberOf(triggerNames[:], name)) }

// ConditionKind is a kind of condition as a small integer.
type ConditionKind uint8

// Each kind of condition.
const (
	NoCondition ConditionKind = iota // none that the language knows
	AllCondition
	AnyCondition
	NotCondition
	HostilityCondition
	RoundCondition
	CrewsCondition
	CounterCondition
	DoorCondition
	CarriesCondition
	InCondition
	AliveCondition
	DoneCondition
	BoonCondition
	CoverCondition
	SeesCondition
	MovedCondition
	ProneCondition
	HasCondition
	StatCondition
	UsesCondition
	TokenCondition
	MarkedCondition
	PieceCondition
	HoldsCondition
	WayCondition
	PhaseCondition
	CrimeCondition
	StoppedCondition
	EngagedCondition
	OutcomeCondition
	RolledCondition
	SideCondition
	ConditionKinds // how many there are
)

var conditionNames = [ConditionKinds]string{
	AllCondition:       "all",
	AnyCondition:       "any",
	NotCondition:       "not",
	HostilityCondition: "hostility",
	RoundCondition:     "round",
	CrewsCondition:     "crews",
	CounterCondition:   "counter",
	DoorCondition:      "door",
	CarriesCondition:   "carries",
	InCondition:        "in",
	AliveCondition:     "alive",
	DoneCondition:      "done",
	BoonCondition:      "boon",
	CoverCondition:     "cover",
	SeesCondition:      "sees",
	MovedCondition:     "moved",
	ProneCondition:     "prone",
	HasCondition:       "has",
	StatCondition:      "stat",
	UsesCondition:      "uses",
	TokenCondition:     "token",
	MarkedCondition:    "marked",
	PieceCondition:     "piece",
	HoldsCondition:     "holds",
	WayCondition:       "way",
	PhaseCondition:     "phase",
	CrimeCondition:     "crime",
	StoppedCondition:   "stopped",
	EngagedCondition:   "engaged",
	OutcomeCondition:   "outcome",
	RolledCondition:    "rolled",
	SideCondition:      "side",
}

// String is what a kind is written as.
func (k ConditionKind) String() string { return conditionNames[k] }

// ConditionKindOf is the small integer of a kind.
func ConditionKindOf(name string) ConditionKind {
	return ConditionKind(numberOf(conditionNames[:], name))
}

// GoalKind is a kind of goal as a small integer.
type GoalKind uint8

// Each kind of goal.
const (
	NoGoal GoalKind = iota // none that the language knows
	RankGoal
	CarryOffGoal
	DeliverGoal
	CollectGoal
	LootGoal
	RescueGoal
	CaptureGoal
	DefeatGoal
	DestroyGoal
	InstallGoal
	RepairGoal
	InteractGoal
	ReachGoal
	HoldGoal
	SurviveGoal
	EscapeGoal
	ScoreGoal
	CounterGoal
	AllGoal
	AnyGoal
	ProseGoal
	GoalKinds // how many there are
)

var goalNames = [GoalKinds]string{
	RankGoal:     "rank",
	CarryOffGoal: "carry-off",
	DeliverGoal:  "deliver",
	CollectGoal:  "collect",
	LootGoal:     "loot",
	RescueGoal:   "rescue",
	CaptureGoal:  "capture",
	DefeatGoal:   "defeat",
	DestroyGoal:  "destroy",
	InstallGoal:  "install",
	RepairGoal:   "repair",
	InteractGoal: "interact",
	ReachGoal:    "reach",
	HoldGoal:     "hold",
	SurviveGoal:  "survive",
	EscapeGoal:   "escape",
	ScoreGoal:    "score",
	CounterGoal:  "counter",
	AllGoal:      "all",
	AnyGoal:      "any",
	ProseGoal:    "prose",
}

// String is what a kind is written as.
func (k GoalKind) String() string { return goalNames[k] }

// GoalKindOf is the small integer of a kind.
func GoalKindOf(name string) GoalKind { return GoalKind(numberOf(goalNames[:], name)) }
