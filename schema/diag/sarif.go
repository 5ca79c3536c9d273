package diag

import (
	"io"
	"net/url"
	"slices"
	"strings"
)

// sarifBase is the name under which SARIF's readers know the folder that paths are relative to.
const sarifBase = "%SRCROOT%"

// The parts of SARIF 2.1.0 that Sortie uses, under the names of the standard.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool     `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name    string      `json:"name"`
		Version string      `json:"version,omitempty"`
		Rules   []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID      string       `json:"id"`
		Short   *sarifText   `json:"shortDescription,omitempty"`
		Full    *sarifText   `json:"fullDescription,omitempty"`
		Default *sarifConfig `json:"defaultConfiguration,omitempty"`
	}
	sarifConfig struct {
		Level string `json:"level"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID    string          `json:"ruleId,omitempty"`
		RuleIndex *int            `json:"ruleIndex,omitempty"`
		Level     string          `json:"level"`
		Message   sarifText       `json:"message"`
		Locations []sarifLocation `json:"locations"`
		Related   []sarifLocation `json:"relatedLocations,omitempty"`
		Fixes     []sarifFix      `json:"fixes,omitempty"`
		Allowed   []sarifAllowed  `json:"suppressions,omitempty"`
	}
	sarifAllowed struct {
		Kind   string `json:"kind"`
		Reason string `json:"justification"`
	}
	sarifFix struct {
		Description sarifText     `json:"description"`
		Changes     []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		Artifact     sarifArtifact      `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		Deleted  sarifRegion `json:"deletedRegion"`
		Inserted *sarifText  `json:"insertedContent,omitempty"`
	}
	sarifLocation struct {
		ID       int           `json:"id,omitempty"`
		Physical sarifPhysical `json:"physicalLocation"`
		Message  *sarifText    `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   sarifRegion   `json:"region"`
	}
	sarifArtifact struct {
		URI  string `json:"uri"`
		Base string `json:"uriBaseId,omitempty"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn,omitempty"`
		EndLine     int `json:"endLine,omitempty"`
		EndColumn   int `json:"endColumn,omitempty"`
	}
)

// WriteSARIF writes findings in SARIF 2.1.0, as code hosts and editors read them. Columns count
// Unicode code points. Codes without a rule among those given get an entry of their own.
func WriteSARIF(w io.Writer, ds []Diagnostic, rules []Doc, toolVersion string) error {
	driver := sarifDriver{Name: "sortie", Version: toolVersion, Rules: []sarifRule{}}
	index := map[string]int{}
	add := func(rule sarifRule) {
		if _, known := index[rule.ID]; !known && rule.ID != "" {
			index[rule.ID] = len(driver.Rules)
			driver.Rules = append(driver.Rules, rule)
		}
	}
	for _, rule := range rules {
		add(toRule(rule))
	}
	results := []sarifResult{}
	for _, d := range ds {
		add(sarifRule{ID: d.Code})
		result := toResult(d)
		if n, ok := index[d.Code]; ok {
			result.RuleIndex = &n
		}
		results = append(results, result)
	}
	return writeJSON(w, sarifLog{
		Schema:  "https://json.schemastore.org/sarif-2.1.0.json",
		Version: "2.1.0",
		Runs:    []sarifRun{{Tool: sarifTool{driver}, ColumnKind: "unicodeCodePoints", Results: results}},
	})
}

func toRule(rule Doc) sarifRule {
	out := sarifRule{ID: rule.Code}
	if rule.Title != "" {
		out.Short = &sarifText{rule.Title}
	}
	if rule.Text != "" {
		out.Full = &sarifText{rule.Text}
	}
	if rule.Severity != 0 {
		out.Default = &sarifConfig{level(rule.Severity)}
	}
	return out
}

func level(s Severity) string {
	switch s {
	case Warning:
		return "warning"
	case Note:
		return "note"
	}
	return "error"
}

// toResult turns a finding into a result. The message holds all the words, because many readers
// show nothing else.
func toResult(d Diagnostic) sarifResult {
	words := []string{d.Summary}
	if d.Label != "" {
		words[0] += " (" + d.Label + ")"
	}
	words = append(words, d.Details...)
	if len(d.Players) > 0 {
		words = append(words, d.Crews())
	}
	if d.Remedy != "" {
		words = append(words, "Help: "+d.Remedy)
	}
	out := sarifResult{RuleID: d.Code, Level: level(d.Severity), Message: plain(strings.Join(words, "\n")), Locations: []sarifLocation{}}
	if d.Range.Valid() {
		out.Locations = append(out.Locations, sarifLocation{Physical: toPhysical(d.Range)})
	}
	related := slices.DeleteFunc(slices.Clone(d.Related), func(r Related) bool { return !r.Range.Valid() })
	for n, rel := range related {
		text := plain(rel.Text)
		out.Related = append(out.Related, sarifLocation{ID: n + 1, Physical: toPhysical(rel.Range), Message: &text})
	}
	if d.Allowed != "" {
		out.Allowed = []sarifAllowed{{Kind: "inSource", Reason: d.Allowed}}
	}
	if d.Fix != nil {
		out.Fixes = []sarifFix{toFix(*d.Fix)}
	}
	return out
}

// toFix turns a fix into one change a file, in the order in which its edits name them.
func toFix(f Fix) sarifFix {
	out := sarifFix{Description: plain(f.Text), Changes: []sarifChange{}}
	for _, e := range f.Edits {
		artifact := toArtifact(e.Range.File)
		i := slices.IndexFunc(out.Changes, func(c sarifChange) bool { return c.Artifact == artifact })
		if i < 0 {
			i = len(out.Changes)
			out.Changes = append(out.Changes, sarifChange{Artifact: artifact})
		}
		r := sarifReplacement{Deleted: toPhysical(e.Range).Region}
		if e.New != "" {
			r.Inserted = &sarifText{e.New}
		}
		out.Changes[i].Replacements = append(out.Changes[i].Replacements, r)
	}
	return out
}

// plain takes links out of a message: SARIF would make one of "[here](address)", and the words come
// from a pack.
func plain(text string) sarifText { return sarifText{strings.ReplaceAll(text, "](", "] (")} }

func toPhysical(r Range) sarifPhysical {
	p := sarifPhysical{Artifact: toArtifact(r.File), Region: sarifRegion{StartLine: r.Start.Line, StartColumn: max(0, r.Start.Col)}}
	if r.End.Line > r.Start.Line || r.End.Line == r.Start.Line && r.End.Col >= r.Start.Col && r.End.Col > 0 {
		p.Region.EndLine, p.Region.EndColumn = r.End.Line, max(0, r.End.Col)
	}
	return p
}

// toArtifact turns a path into a URI reference: relative to the root of the sources, or a file URI
// for an absolute path.
func toArtifact(path string) sarifArtifact {
	switch {
	case strings.HasPrefix(path, "/"):
		return sarifArtifact{URI: (&url.URL{Scheme: "file", Path: path}).String()}
	case len(path) > 2 && path[1] == ':' && path[2] == '/':
		return sarifArtifact{URI: (&url.URL{Scheme: "file", Path: "/" + path}).String()}
	}
	return sarifArtifact{URI: (&url.URL{Path: path}).String(), Base: sarifBase}
}
