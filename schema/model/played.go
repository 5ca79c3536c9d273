package model

import (
	"fmt"
	"slices"
)

// For reports whether a variation holds for a number of crews.
func (v Variation) For(crews int) bool { return crews >= v.Min && crews <= max(v.Min, v.Max) }

// Moved is the path of a value that a variation brings: From is where the mission says it, To where it holds.
type Moved struct {
	To, From string
}

// Played is the mission as a number of crews plays it, with the variations for that number in the set-up and in what is
// paid, the rules and objectives that hold for it, and
// which values those brought. It is the one place where variations come into force: checks, pages and games
// ask it. What no variation changes is shared with the mission as it is written, and so are the variations,
// for what a set-up has no field for (see MorePegs).
func (m *Mission) Played(crews int) (*Mission, []Moved) {
	played := *m
	played.Players.Min, played.Players.Max = crews, crews
	var moved []Moved
	played.Setup, moved = m.PlayedSetup(crews)
	played.Rules = held(m.Rules, func(r Rule) bool { return r.Crews.Holds(crews) })
	played.Objectives = held(m.Objectives, func(o Objective) bool { return o.Crews.Holds(crews) })
	for i, v := range m.Variations {
		if v.For(crews) && len(v.Rewards) > 0 {
			moved = append(moved, played.pay(v.Rewards, fmt.Sprintf("variations.%d.rewards", i))...)
		}
	}
	return &played, moved
}

// held are those of a list that hold; the list itself where all do.
func held[T any](list []T, holds func(T) bool) []T {
	all := !slices.ContainsFunc(list, func(x T) bool { return !holds(x) })
	if all {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !holds(x) })
}

// pay has objectives pay otherwise.
func (m *Mission) pay(rewards []RewardOf, path string) []Moved {
	var moved []Moved
	m.Objectives = slices.Clone(m.Objectives)
	for k, w := range rewards {
		if i := slices.IndexFunc(m.Objectives, func(o Objective) bool { return o.ID == w.ID }); i >= 0 {
			m.Objectives[i].Reward = w.Reward
			moved = append(moved, Moved{"objectives." + w.ID + ".reward", fmt.Sprintf("%s.%d.reward", path, k)})
		}
	}
	return moved
}

// PlayedSetup is the set-up of that mission, for whoever asks for nothing else of it.
func (m *Mission) PlayedSetup(crews int) (Setup, []Moved) {
	s := m.Setup
	var moved []Moved
	for i, v := range m.Variations {
		if v.For(crews) {
			moved = append(moved, s.vary(v, fmt.Sprintf("variations.%d", i))...)
		}
	}
	return s, moved
}

// vary puts a variation in force, as the briefing prints it: a number takes the place of the mission's own,
// so does the share of a kind of event card, and figures and tokens put aside are added.
func (s *Setup) vary(v Variation, path string) []Moved {
	var moved []Moved
	if v.Crew > 0 {
		s.Crew, moved = v.Crew, append(moved, Moved{"setup.crew", path + ".crew"})
	}
	if v.Hostility != nil {
		s.Hostility, moved = *v.Hostility, append(moved, Moved{"setup.hostility", path + ".hostility"})
	}
	for _, e := range v.Events {
		s.Events = slices.DeleteFunc(slices.Clone(s.Events), func(o EventAllocation) bool { return o.Kind == e.Kind })
		s.Events = append(s.Events, e)
		moved = append(moved, Moved{"setup.events." + e.Kind, path + ".events." + e.Kind})
	}
	for i := range v.NPCs {
		moved = append(moved, Moved{fmt.Sprintf("setup.npcs.%d", len(s.NPCs)+i), fmt.Sprintf("%s.npcs.%d", path, i)})
	}
	s.NPCs = append(slices.Clip(s.NPCs), v.NPCs...)
	s.Aside = append(slices.Clip(s.Aside), v.Aside...)
	s.Counters = startingAt(s.Counters, v.Counters)
	return moved
}

// startingAt are counters with other values at the start.
func startingAt(counters []Counter, starts []CounterStart) []Counter {
	all := slices.Clone(counters)
	for _, c := range starts {
		if i := slices.IndexFunc(all, func(k Counter) bool { return k.ID == c.ID }); i >= 0 {
			all[i].Start = c.Count
		}
	}
	return all
}

// MorePegs is how many pegs every round adds for a number of crews beyond those of the rule set. It is one
// number, so the last variation that says it counts.
func (m *Mission) MorePegs(crews int) int {
	n := 0
	for _, v := range m.Variations {
		if v.Pegs != 0 && v.For(crews) {
			n = v.Pegs
		}
	}
	return n
}
