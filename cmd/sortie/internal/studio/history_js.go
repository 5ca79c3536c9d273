package studio

import "errors"

// Revision is a state of the pack in git.
type Revision struct {
	ID    string `json:"id"`
	When  string `json:"when"`
	Title string `json:"title"`
}

// revisions are none: a browser has no git.
func revisions(string, string) []Revision { return []Revision{} }

func sourcesAt(string, string) (map[string][]byte, error) {
	return nil, errors.New("a browser has no git")
}
