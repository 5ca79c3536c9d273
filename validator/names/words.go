package names

import (
	"reflect"

	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// article names the family of a thing with its article.
func article(t parts.Thing) string {
	switch t.Family {
	case parts.FurnitureThing:
		return "a piece of furniture"
	case parts.AirlockThing, parts.EntryThing, parts.ObjectiveThing:
		return "an " + string(t.Family)
	}
	return "a " + string(t.Family)
}

// assumed are the paths of the unit's values that its source does not give.
func assumed(p *check.Pass) []string {
	f := reflect.Indirect(reflect.ValueOf(p.Subject.Value)).FieldByName("Assumed")
	if !f.IsValid() {
		return nil // a deck has none
	}
	all, _ := f.Interface().([]string)
	return all
}
