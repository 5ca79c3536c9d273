package xia

import "github.com/sortie-tools/sortie/schema/model"

// RuleSet is one edition's numbers. Everything a check, a page or a game needs to know about an
// edition stands here.
type RuleSet struct {
	ID           string        `json:"id"`
	Title        string        `json:"title"`
	Setup        SetupNumbers  `json:"setup"`
	Steps        []SetupStep   `json:"steps"`
	Victories    []Victory     `json:"victories"`
	Strategies   []Advice      `json:"strategies"`
	Dice         []Die         `json:"dice"`
	Coins        []Coin        `json:"coins"`
	Phases       []Phase       `json:"phases"`
	Actions      []Action      `json:"actions"`
	Business     []Business    `json:"business"`
	Fame         []FameWay     `json:"fame"`
	Markers      Markers       `json:"markers"`
	Tiers        []Tier        `json:"tiers"`
	Ships        []Ship        `json:"ships"`
	Abilities    []Ability     `json:"abilities"`
	OutfitTypes  []OutfitType  `json:"outfitTypes"`
	OutfitTiers  []OutfitTier  `json:"outfitTiers"`
	Outfits      []Outfit      `json:"outfits"`
	Combat       []CombatStep  `json:"combat"`
	Damage       Damage        `json:"damage"`
	Death        Death         `json:"death"`
	Respawn      Respawn       `json:"respawn"`
	Movement     Movement      `json:"movement"`
	Stranded     Stranded      `json:"stranded"`
	Bounty       Bounty        `json:"bounty"`
	Tile         Tile          `json:"tile"`
	SectorTypes  []SectorType  `json:"sectorTypes"`
	Symbols      []Symbol      `json:"symbols"`
	Terrains     []Terrain     `json:"terrains"`
	Borders      []Border      `json:"borders"`
	Spaces       []SpaceKind   `json:"spaces"`
	Statuses     []Status      `json:"statuses"`
	Planets      []PlanetTrade `json:"planets"`
	Sectors      []KnownSector `json:"sectors"`
	Exploration  []Search      `json:"exploration"`
	Tokens       []Token       `json:"tokens"`
	Cargo        []Cargo       `json:"cargo"`
	Market       Market        `json:"market"`
	Gathering    []Gathering   `json:"gathering"`
	MissionDeck  MissionDeck   `json:"missionDeck"`
	MissionKinds []MissionKind `json:"missionKinds"`
	TitleDeck    TitleDeck     `json:"titleDeck"`
	NPCs         []NPC         `json:"npcs"`
	NPCRules     NPCRules      `json:"npcRules"`
	Ties         []Tie         `json:"ties"`
}

// SetupNumbers are who can play, and what everybody begins with.
type SetupNumbers struct {
	Players     model.Range      `json:"players"`
	SectorsEach int              `json:"sectorsEach"` // face up at the start, for each player
	Credits     int              `json:"credits"`
	NPCCards    int              `json:"npcCards"`
	HelpCards   int              `json:"helpCards"` // for each player
	Tier        int              `json:"tier"`
	Fame        int              `json:"fame"`
	Die         string           `json:"die" ref:"dice"` // thrown for the first choice of a ship
	Provenance  model.Provenance `json:"provenance"`
}

// SetupStep is one line of the set-up check list. Its text may hold {names} that a sheet fills in.
type SetupStep struct {
	ID   string     `json:"id"`
	Text model.Text `json:"text"`
}

// Victory is an amount of Fame to play for.
type Victory struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Fame       int              `json:"fame"`
	Minutes    int              `json:"minutes"` // of play, for each player
	Provenance model.Provenance `json:"provenance"`
}

// Advice is a way to play a first game.
type Advice struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Outfits    []string         `json:"outfits" ref:"outfits"`
	Left       int              `json:"left,omitempty"` // Credits left for cubes
	Cubes      []Count          `json:"cubes,omitempty" ref:"cargo"`
	BuyAt      string           `json:"buyAt,omitempty" ref:"planets"`
	SellAt     string           `json:"sellAt,omitempty" ref:"planets"`
	Provenance model.Provenance `json:"provenance"`
}

// Count is how many of one thing.
type Count struct {
	ID    string `json:"id"`
	Count int    `json:"count"`
}

// Die is a die whose sides are numbered from 1.
type Die struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Sides      int              `json:"sides"`
	Provenance model.Provenance `json:"provenance"`
}

// Coin is a coin.
type Coin struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Credits    int              `json:"credits"`
	Colour     string           `json:"colour"`
	Provenance model.Provenance `json:"provenance"`
}

// Tie is how a d20 decides among some who are tied (seed 001:2169-2179).
type Tie struct {
	ID         string           `json:"id"`
	Ways       int              `json:"ways"`
	Shares     []Share          `json:"shares"` // one for each of them, in order
	Again      *Share           `json:"again,omitempty"`
	Provenance model.Provenance `json:"provenance"`
}

// Share is a stretch of the numbers of a die.
type Share struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Outcome is what one stretch of a die's numbers does to a ship.
type Outcome struct {
	From      int  `json:"from"`
	To        int  `json:"to"`
	Damage    bool `json:"damage,omitempty"` // the number thrown
	Drain     bool `json:"drain,omitempty"`  // the number thrown, off Energy and then armed Markers
	Blocked   bool `json:"blocked,omitempty"`
	Destroyed bool `json:"destroyed,omitempty"`
	Bounty    int  `json:"bounty,omitempty"` // Credits
	Cubes     int  `json:"cubes,omitempty"`
}
