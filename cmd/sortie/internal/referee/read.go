package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
)

// Fault is something that breaks the rules, and the line that it stands in.
type Fault struct {
	Line int
	What string
}

// mostFaults is after how many of them the referee gives up.
const mostFaults = 20

// line is a line of a transcript; each sort of line has some of the fields.
type line struct {
	Is, Event string

	// of events
	Figure, Target, Token, To, On, Meant, Crew, For, Robbed     int
	At, From                                                    []int
	Length, Chosen, Most, Actions, By, Round                    int
	Hits, Misfires, Cover, Armour, Damage, Left                 int
	Health, Extra, Heavy, Free, Rank, Count, Won, Inches        int
	Ammo                                                        *int
	Pegs, Turns, Now                                            int
	Name, How, Phase, Level, Kind, With, Stat, Door, State, Npc string
	Airlock, Piece, Mood                                        string
	Boards                                                      []ground
	Faces                                                       [][2]string
	Where                                                       json.RawMessage

	// of choices
	Choice, Of, Take          int
	About, Does, Pay, Says, N string

	// of luck
	Stream, Die, Shows string
	Face               int

	// of stands and the end
	Turn    int
	Figures []standing
	Tokens  []lying
	Doors   map[string]string
	Choices int

	// of the head
	Format int
	Crews  []string
	Facts  *facts
}

// standing is a figure as a stand line has it.
type standing struct {
	Figure                     int
	Name, Kind, Is, Shield     string
	Mood                       string
	Crew                       int
	At                         []int
	Prone, Captain             bool
	Health, Skill, Ammo, Moved int
}

// lying is a token as a stand line has it.
type lying struct {
	Token int
	Where json.RawMessage
	Is    []string
}

// facts are the numbers of the rules and the boards.
type facts struct {
	Move struct{ Step, Most, Proximity, Across, Drag, Together int }
	Dice []struct {
		ID, Then string
		Faces    []struct {
			Title        string
			Hits, Number int
			Misfire      bool
		}
	}
	Ranges, Cover []int
	Attack        struct {
		First                                        string
		Jam, PerShot, Full, Shove, ShoveProne        int
		PegsPerLevel, PegsEffortless, SkillsPerRound int
		HeavyOnly, Unarmed, Shield                   bool
	}
	Track struct {
		Holes, Round, Shot, ShotsPerRound int
		Levels                            []struct {
			ID      string
			Below   int
			Charged bool
		}
	}
	Phases []string
	Groups []struct {
		ID, Phase    string
		Order, Reach int
		Traders      bool
	}
	Kinds []struct {
		ID, Group string
		Rank      int
		Sides     [2]numbers
	}
	Traders  []numbers
	Designs  []design
	Tokens   []string
	Boards   []ground
	Airlocks []struct {
		ID     string
		Inside [][]int
	}
}

// ground is a board, or a level of one.
type ground struct {
	Columns, Rows      int
	Taken, East, South [][]int
	Doors              []struct {
		Door, Edge string
		At         []int
	}
	Links []struct {
		From   []int
		To     [][]int
		Length int
	}
}

type numbers struct {
	Actions, Close, Ranged, Armour, Natural, Shield, Health, Skill, Fast int
	Bends                                                                []string
}

type design struct {
	ID                                               string
	Ranged, Blast                                    []int
	Close, Heavy, Throw, Armour, Shield, Heal, Skill int
	Actions                                          int
	Bends                                            []string
}

// longest is the longest line that is read.
const longest = 4 << 20

// Check reads a transcript to its end and returns what breaks the rules in it; nothing where all is well.
func Check(in io.Reader) []Fault {
	s := bufio.NewScanner(in)
	s.Buffer(make([]byte, 1<<16), longest)
	r := &referee{}
	for s.Scan() && len(r.faults) < mostFaults {
		r.at++
		var l line
		if err := json.Unmarshal(s.Bytes(), &l); err != nil {
			r.fault("this is no line of a transcript: %v", err)
			return r.faults
		}
		r.take(&l)
	}
	switch {
	case s.Err() != nil:
		r.fault("the transcript cannot be read: %v", s.Err())
	case !r.ended && len(r.faults) == 0:
		r.fault("the transcript breaks off")
	}
	return r.faults
}

func (r *referee) fault(format string, args ...any) {
	r.faults = append(r.faults, Fault{r.at, fmt.Sprintf(format, args...)})
}
