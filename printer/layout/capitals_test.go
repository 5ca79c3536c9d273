package layout

import "testing"

func TestCapitals(t *testing.T) {
	for text, want := range map[string]string{
		"Salvage Run":              "SALVAGE RUN",
		"Διασταυρούμενα πυρά":      "ΔΙΑΣΤΑΥΡΟΥΜΕΝΑ ΠΥΡΑ",
		"ρολόι και προϊόν, πραΰνω": "ΡΟΛΟΙ ΚΑΙ ΠΡΟΪΟΝ, ΠΡΑΫΝΩ",
		"Große Tür":                "GROSSE TÜR",
		"Ещё ночь":                 "ЕЩЁ НОЧЬ",
		"":                         "",
	} {
		if got := Capitals(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
