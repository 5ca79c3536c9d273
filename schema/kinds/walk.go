package kinds

import (
	"strconv"

	"github.com/sortie-tools/sortie/schema/model"
)

// EachEffect calls f for effects in order, those within another included, with the path of each in its source.
func EachEffect(path string, do []model.Effect, f func(path string, e model.Effect)) {
	eachIn(path+".do", do, f)
}

func eachIn(path string, do []model.Effect, f func(path string, e model.Effect)) {
	for i, e := range do {
		at := path + "." + strconv.Itoa(i)
		f(at, e)
		eachIn(at+".do", e.Do, f)
		eachIn(at+".otherwise", e.Otherwise, f)
		for j, row := range e.Rows {
			EachEffect(at+".rows."+strconv.Itoa(j), row.Do, f)
		}
		for j, option := range e.Options {
			EachEffect(at+".options."+strconv.Itoa(j), option.Do, f)
		}
	}
}

// Every calls f for the same effects where nobody asks for paths, which take long to write out.
func Every(do []model.Effect, f func(model.Effect)) {
	for _, e := range do {
		f(e)
		Every(e.Do, f)
		Every(e.Otherwise, f)
		for _, row := range e.Rows {
			Every(row.Do, f)
		}
		for _, option := range e.Options {
			Every(option.Do, f)
		}
	}
}

// EachTrigger calls f for an event and for those within it, with the path of each in its source.
func EachTrigger(path string, w model.Trigger, f func(path string, w model.Trigger)) {
	f(path, w)
	for i, inner := range w.Triggers {
		EachTrigger(path+".triggers."+strconv.Itoa(i), inner, f)
	}
}

// EachGoal calls f for a goal and for those within it, with the path of each in its source.
func EachGoal(path string, g model.Goal, f func(path string, g model.Goal)) {
	f(path, g)
	for i, inner := range g.Goals {
		EachGoal(path+".goals."+strconv.Itoa(i), inner, f)
	}
}
