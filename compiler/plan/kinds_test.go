package plan

import "github.com/sortie-tools/sortie/schema/model"

// kinds is a small table of panels for the tests.
func kinds() []model.PanelKind {
	door := []model.Opening{{From: 110, To: 190, Pass: model.Narrow, Door: true}, {From: 220, To: 320, See: true}}
	return []model.PanelKind{
		{ID: "wall", Title: "wall", Length: 400, Plan: "-------", PlanDown: "|||"},
		{ID: "wide-doorway", Title: "wide doorway", Length: 400, Plan: "--###--", PlanDown: "|#|"},
		{ID: "doorway-window", Title: "doorway and window", Length: 400, Plan: "-D---W-", PlanDown: "D|W", Openings: door},
		{ID: "window", Title: "window", Length: 400, Plan: "--WWW--", PlanDown: "|W|"},
		{ID: "arch", Title: "arch", Length: 400, Plan: ".......", PlanDown: "..."},
		{ID: "wide-arch", Title: "wide arch", Length: 800, Plan: "...............", PlanDown: "......."},
		{ID: "half-wall", Title: "half wall", Length: 200, Plan: "---", PlanDown: "|"},
		{ID: "half-doorway", Title: "half doorway", Length: 200, Plan: "-D-", PlanDown: "D",
			Openings: []model.Opening{{From: 60, To: 140, Pass: model.Narrow, Door: true}}},
		{ID: "girder", Title: "girder", Length: 400, Overhead: true},
	}
}

// board is the options for a board of some inches with posts every two.
func board(width, height model.Length) Options {
	return Options{Width: width * model.Inch, Height: height * model.Inch, Lattice: 2 * model.Inch, Kinds: kinds()}
}
