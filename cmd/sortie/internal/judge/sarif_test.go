package judge

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	sarif "github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/xeipuuv/gojsonschema"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// everyField is a finding that fills each field there is, and hostile words.
func everyField() diag.Diagnostic {
	at := func(line int) diag.Range {
		return diag.Range{File: "a b/ü%.cue", Start: diag.Pos{Line: line, Col: 3, Offset: 20}, End: diag.Pos{Line: line, Col: 9, Offset: 26}}
	}
	return diag.Diagnostic{
		Code: "RCH001", Severity: diag.Warning, Summary: "a [link](elsewhere) \x1b[31m", Details: []string{"one", "two"}, Remedy: "mend it",
		Range: at(4), Label: "here", Place: &diag.Place{Board: "b", Floor: "f", At: model.Point{X: 1, Y: 2}},
		Related: []diag.Related{{Range: at(7), Text: "there"}}, Marks: []diag.Mark{{Kind: diag.WayMark, At: []model.Point{{}, {X: 3}}}},
		Reasons: []string{"because"}, Players: []int{2, 3}, Allowed: "meant so",
		Fix: &diag.Fix{Text: "write 5", Edits: []diag.Edit{{Range: at(4), New: "5"}, {Range: at(9)}}},
	}
}

// sarifSchema is the schema of SARIF 2.1.0. The module that knows the standard has it as a constant that it
// keeps to itself, so it is read from the module's source.
func sarifSchema(t *testing.T) string {
	t.Helper()
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif").Output()
	if err != nil {
		t.Fatal(err)
	}
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(strings.TrimSpace(string(dir)), "schema.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	schema := ""
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && len(lit.Value) > len(schema) {
			schema = strings.Trim(lit.Value, "`")
		}
		return true
	})
	if !strings.Contains(schema, "sarif-schema-2.1.0") {
		t.Fatal("the module's source holds no schema")
	}
	return schema
}

// What --format sarif writes is valid by the schema of SARIF 2.1.0, and says nothing that the schema does
// not know.
func TestSARIFIsValid(t *testing.T) {
	bare := diag.Diagnostic{Code: "CUE001", Severity: diag.Error, Summary: "nowhere"}
	for name, ds := range map[string][]diag.Diagnostic{"none": nil, "full": {everyField(), bare}} {
		t.Run(name, func(t *testing.T) {
			var b bytes.Buffer
			if err := diag.WriteSARIF(&b, ds, Handbook(), "1.2.3"); err != nil {
				t.Fatal(err)
			}
			var report sarif.Report
			d := json.NewDecoder(bytes.NewReader(b.Bytes()))
			d.DisallowUnknownFields()
			if err := d.Decode(&report); err != nil {
				t.Fatal(err)
			}
			result, err := gojsonschema.Validate(gojsonschema.NewStringLoader(sarifSchema(t)), gojsonschema.NewBytesLoader(b.Bytes()))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range result.Errors() {
				t.Error(e)
			}
			if n := len(report.Runs[0].Results); n != len(ds) {
				t.Errorf("%d results of %d findings", n, len(ds))
			}
			for _, r := range report.Runs[0].Results {
				if *r.RuleID == "RCH001" && (len(r.Fixes) != 1 || len(r.Suppressions) != 1 || *r.Suppressions[0].Justification != "meant so") {
					t.Errorf("the fix or the reason is lost: %+v", r)
				}
			}
		})
	}
}
