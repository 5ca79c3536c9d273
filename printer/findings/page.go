package findings

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"strings"

	"github.com/sortie-tools/sortie/printer/html"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/schema/diag"
)

//go:embed page.html page.css
var files embed.FS

// page is what the template is filled with.
type page struct {
	Title  string
	Policy string
	Style  template.CSS // our own
	Sheets []htmlSheet
}

// htmlSheet is one mission: its map, where the badges are on it, and the findings in words.
type htmlSheet struct {
	Title, Count string
	Map          template.URL // an image of our own making
	Spots        []htmlSpot
	Findings     []htmlFinding
}

// htmlSpot is a badge that can be followed to its finding.
type htmlSpot struct{ Name, To, Title string }

// htmlFinding is one finding in words.
type htmlFinding struct {
	Name, OnMap                                   string
	Code, Severity, Summary, Where, Remedy, Crews string
	Details, Reasons                              []string
}

// Page is the findings of missions as one page for a browser: the maps, with badges that lead to the
// findings in words below them. The same input gives the same bytes.
func Page(subjects []Subject, set *layout.Set) ([]byte, error) {
	css, err := files.ReadFile("page.css")
	if err != nil {
		return nil, err
	}
	p := page{Title: Subject{}.words().Page}
	places := string(css)
	for i, s := range subjects {
		p.Title = s.words().Page
		sheet, rules, err := toSheet(i+1, s, set)
		if err != nil {
			return nil, err
		}
		p.Sheets = append(p.Sheets, sheet)
		places += rules
	}
	style, err := html.Style(places)
	if err != nil {
		return nil, err
	}
	p.Style = template.CSS(style)
	p.Policy = "default-src 'none'; style-src " + html.Source(style) + "; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
	t, err := template.ParseFS(files, "page.html")
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := t.Execute(&out, p); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// toSheet draws one mission. The rules of style say where on the map its badges are.
func toSheet(nth int, s Subject, set *layout.Set) (_ htmlSheet, rules string, err error) {
	s.Found = diag.Counted(s.Found)
	out := htmlSheet{Title: diag.Visible(s.Mission.Title), Count: s.count()}
	if len(s.Found) == 0 {
		return out, "", nil
	}
	scene, spots := sheet(s, set, 0) // the page has the title
	var picture bytes.Buffer
	if err := svg.Write(&picture, scene, set, svg.Options{}); err != nil {
		return htmlSheet{}, "", err
	}
	out.Map = template.URL(html.Picture(picture.Bytes()))
	onMap := map[int]string{}
	var b strings.Builder
	for _, spot := range spots {
		d, name := s.Found[spot.Number-1], fmt.Sprintf("m%d-%d", nth, spot.Number)
		onMap[spot.Number] = name
		out.Spots = append(out.Spots, htmlSpot{Name: name, To: fmt.Sprintf("f%d-%d", nth, spot.Number), Title: d.Code})
		fmt.Fprintf(&b, "#%s{left:%s;top:%s;width:%s;height:%s}\n", name,
			percent(int64(spot.At.X), int64(scene.W)), percent(int64(spot.At.Y), int64(scene.H)),
			percent(int64(spot.At.W), int64(scene.W)), percent(int64(spot.At.H), int64(scene.H)))
	}
	for i, d := range s.Found {
		out.Findings = append(out.Findings, toFinding(fmt.Sprintf("f%d-%d", nth, i+1), onMap[i+1], d))
	}
	return out, b.String(), nil
}

// count is how many there are, under a title of the page.
func (s Subject) count() string {
	if s.Words != nil {
		return s.Words.Count
	}
	return diag.Count(s.Found).String()
}

func toFinding(name, onMap string, d diag.Diagnostic) htmlFinding {
	f := htmlFinding{
		Name: name, OnMap: onMap, Code: d.Code, Severity: d.Severity.String(), Summary: diag.Visible(d.Summary),
		Remedy: diag.Visible(d.Remedy), Details: visible(d.Details), Reasons: visible(d.Reasons),
	}
	if d.Range.Valid() {
		f.Where = fmt.Sprintf("%s:%d:%d", diag.Visible(d.Range.File), d.Range.Start.Line, d.Range.Start.Col)
	}
	if len(d.Players) > 0 {
		f.Crews = d.Crews()
	}
	return f
}

// visible makes lines from a pack safe to show: none of them can turn the writing around.
func visible(lines []string) []string {
	out := make([]string, len(lines))
	for i, line := range lines {
		out[i] = diag.Visible(line)
	}
	return out
}

// percent is a part of a whole with two places, in whole numbers so that every machine writes the same.
func percent(part, whole int64) string {
	n := part * 10000 / max(1, whole)
	return fmt.Sprintf("%d.%02d%%", n/100, n%100)
}
