package tokens

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// A board with more markers than are printed says so; it is not printed in part.
func TestTooManyMarkersNameTheLimit(t *testing.T) {
	m := printertest.Mission()
	m.Board.Markers = make([]model.Marker, maxPieces+1)
	_, err := Product().Make(missionJob(t, m, printertest.Rules()))
	if err == nil || !strings.Contains(err.Error(), "4000") {
		t.Errorf("error %v", err)
	}
}
