package bundle

import (
	"encoding/json"
	"errors"
	"fmt"
)

// read takes JSON of a bundle in. What is wrong with it is said without the names of this program's own types.
func read(name string, data []byte, into any) error {
	err := json.Unmarshal(data, into)
	if err == nil {
		return nil
	}
	why := "it is no JSON"
	var mistyped *json.UnmarshalTypeError
	if errors.As(err, &mistyped) {
		why = fmt.Sprintf("it is of the kind %s as a whole", mistyped.Value)
		if mistyped.Field != "" {
			why = fmt.Sprintf("its field %s is of the kind %s", mistyped.Field, mistyped.Value)
		}
		why += ", which sortie build never writes there"
	}
	return fmt.Errorf("the bundle's %s cannot be read: %s; build the bundle anew", name, why)
}
