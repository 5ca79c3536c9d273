package main

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// packed is the package as an editor would open it.
func packed(t *testing.T) ([]byte, map[string]string) {
	t.Helper()
	files, err := contents(".", filepath.Join("..", "..", "..", "..", "LICENSE"))
	if err != nil {
		t.Fatal(err)
	}
	data, err := pack(files)
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		all[f.Name] = string(text)
	}
	return data, all
}

// Whatever the package speaks of is in it, and its lists can be read.
func TestThePackageIsWhole(t *testing.T) {
	data, all := packed(t)
	var list struct {
		Assets []struct {
			Path string `xml:",attr"`
		} `xml:"Assets>Asset"`
		License string `xml:"Metadata>License"`
	}
	if err := xml.Unmarshal([]byte(all["extension.vsixmanifest"]), &list); err != nil {
		t.Fatal(err)
	}
	if len(list.Assets) == 0 {
		t.Error("the list names no files")
	}
	wanted := []string{list.License}
	for _, a := range list.Assets {
		wanted = append(wanted, a.Path)
	}
	var about struct {
		Main        string
		Contributes struct {
			Languages []struct{ Configuration string }
			Grammars  []struct{ Path string }
		}
	}
	if err := json.Unmarshal([]byte(all["extension/package.json"]), &about); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{about.Main, about.Contributes.Languages[0].Configuration, about.Contributes.Grammars[0].Path} {
		wanted = append(wanted, "extension/"+strings.TrimPrefix(name, "./"))
	}
	for _, name := range wanted {
		if all[name] == "" {
			t.Errorf("the package has no %q", name)
		}
	}
	for name, text := range all {
		if strings.HasSuffix(name, ".json") && !json.Valid([]byte(text)) {
			t.Errorf("%s is no JSON", name)
		}
	}
	if again, _ := packed(t); !bytes.Equal(again, data) {
		t.Error("two packages of the same sources differ")
	}
}

// The script needs nothing but the editor and Node's own modules: nothing is fetched where it is installed.
func TestTheScriptIsWhole(t *testing.T) {
	_, all := packed(t)
	node := []string{"vscode", "fs", "path", "os", "net", "child_process", "crypto", "util", "url"}
	found := regexp.MustCompile(`\brequire\("([^"]+)"\)`).FindAllStringSubmatch(all["extension/extension.js"], -1)
	if len(found) == 0 {
		t.Fatal("the script asks for no module at all")
	}
	for _, m := range found {
		if !slices.Contains(node, strings.TrimPrefix(m[1], "node:")) {
			t.Errorf("the script asks for the module %q", m[1])
		}
	}
}

// Commands that menus and keys name are those that the script registers.
func TestCommandsAreThere(t *testing.T) {
	_, all := packed(t)
	var about struct {
		Contributes struct{ Commands []struct{ Command string } }
	}
	if err := json.Unmarshal([]byte(all["extension/package.json"]), &about); err != nil {
		t.Fatal(err)
	}
	if len(about.Contributes.Commands) != 2 {
		t.Errorf("%d commands", len(about.Contributes.Commands))
	}
	for _, c := range about.Contributes.Commands {
		if !strings.Contains(all["extension/extension.js"], `registerCommand("`+c.Command+`"`) {
			t.Errorf("nothing carries out %s", c.Command)
		}
	}
}
