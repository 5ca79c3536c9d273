package trackers

import (
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the tracks and boards for a mission, a crew, or a whole rule set.
func Product() product.Product {
	return product.Product{
		ID: "trackers", Title: "tracks and boards", Short: "Hostility track, NPC boards, dashboards and ship board",
		Long: "For a mission: the hostility track with the mission's start and marks, tracks for its counters, and the boards of the NPCs that " +
			"can come. For a crew: a dashboard for each trader and the ship's board. For a rule set: all boards there are, and blank ones. " +
			"Holes take pegs or cubes of up to 8 mm. NPC boards and dashboards are sheets to fold once, with the stronger side on the back.",
		Example: "sortie print trackers missions/salvage-run",
		Kinds:   []string{"mission", "crew", product.Edition},
		Make:    makeFiles, Proof: proof,
	}
}

func makeFiles(j *product.Job) ([]product.File, error) {
	if err := limits(j); err != nil {
		return nil, err
	}
	switch u := j.Unit.(type) {
	case *model.Mission:
		if u != nil {
			return missionFiles(j, u)
		}
	case *model.Crew:
		if u != nil {
			return crewFiles(j, u)
		}
	}
	if j.Kind == product.Edition {
		return editionFiles(j)
	}
	return nil, nil
}

// missionFiles are the track and the boards of a mission, and those of the crew that it is played with, if it
// names one.
func missionFiles(j *product.Job, m *model.Mission) ([]product.File, error) {
	list := []product.File{
		entry("hostility-track", hostilityTrack(j, m)),
		entry("npc-boards", npcBoards(j, m)),
	}
	if own, c := givenCrew(j, m); c != nil {
		if err := limits(own); err != nil {
			return nil, err
		}
		list = append(list, entry("crew-dashboards", dashboards(own, crewTraders(c, own.CoreSpace()))), entry("ship-board", shipBoard(own, c)))
	}
	return files(list...)
}

// givenCrew is the crew that a mission is played with, and the job for it; nil if players bring their own.
func givenCrew(j *product.Job, m *model.Mission) (*product.Job, *model.Crew) {
	if m.Setup.Crews == nil || m.Setup.Crews.Crew == "" || j.Other == nil {
		return nil, nil
	}
	own := j.Other("crew", m.Setup.Crews.Crew)
	if own == nil {
		return nil, nil
	}
	c, _ := own.Unit.(*model.Crew)
	return own, c
}

// crewFiles are the dashboards of a crew and its ship.
func crewFiles(j *product.Job, c *model.Crew) ([]product.File, error) {
	return files(
		entry("crew-dashboards", dashboards(j, crewTraders(c, j.CoreSpace()))),
		entry("ship-board", shipBoard(j, c)),
	)
}

// editionFiles are all boards of a rule set, and blank ones.
func editionFiles(j *product.Job) ([]product.File, error) {
	return files(
		entry("hostility-track", hostilityTrack(j, nil)),
		entry("npc-boards", npcBoards(j, nil)),
		entry("crew-dashboards", dashboards(j, allTraders(j.CoreSpace()))),
		entry("class-boards", classBoards(j)),
		entry("ship-board", shipBoard(j, nil)),
	)
}
