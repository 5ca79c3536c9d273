package main

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// file is a file of the package by its place in it.
type file struct {
	name string
	data []byte
}

// contents are the files of the package, from the extension's folder and the project's licence.
func contents(dir, licence string) ([]file, error) {
	var files []file
	for _, f := range [][2]string{
		{"package.json", "extension/package.json"}, {"language.json", "extension/language.json"},
		{"cue.tmLanguage.json", "extension/cue.tmLanguage.json"}, {"README.md", "extension/README.md"}, {"LICENSE.txt", ""},
	} {
		from := filepath.Join(dir, filepath.FromSlash(f[1]))
		if f[1] == "" {
			from = licence
		}
		data, err := os.ReadFile(from)
		if err != nil {
			return nil, err
		}
		files = append(files, file{"extension/" + f[0], data})
	}
	list, err := manifest(files[0].data)
	if err != nil {
		return nil, err
	}
	script, err := join(dir)
	if err != nil {
		return nil, err
	}
	others, err := licences(filepath.Join(dir, "third_party"))
	if err != nil {
		return nil, err
	}
	return append([]file{{"extension.vsixmanifest", list}, {"[Content_Types].xml", []byte(contentTypes)}}, append(files,
		file{"extension/extension.js", script}, file{"extension/licences.txt", others})...), nil
}

// join makes one script of the extension's own and of what it needs; only the editor's own module is left to the editor.
func join(dir string) ([]byte, error) {
	modules, err := filepath.Abs(filepath.Join(dir, "third_party"))
	if err != nil {
		return nil, err
	}
	res := api.Build(api.BuildOptions{
		EntryPoints:      []string{filepath.Join(dir, "extension", "extension.js")},
		NodePaths:        []string{modules},
		External:         []string{"vscode"},
		Bundle:           true,
		MinifyWhitespace: true,
		MinifySyntax:     true,
		Platform:         api.PlatformNode,
		Format:           api.FormatCommonJS,
		Target:           api.ES2020,
		LegalComments:    api.LegalCommentsNone, // licences.txt has them
		Charset:          api.CharsetUTF8,
		LogLevel:         api.LogLevelWarning,
	})
	if len(res.Errors) > 0 || len(res.OutputFiles) != 1 {
		return nil, fmt.Errorf("%d errors in the extension", len(res.Errors))
	}
	return res.OutputFiles[0].Contents, nil
}

// licences are those of the modules, one after the other.
func licences(dir string) ([]byte, error) {
	found, err := filepath.Glob(filepath.Join(dir, "*", "[Ll][Ii][Cc][Ee][Nn]*"))
	if err != nil {
		return nil, err
	}
	var all bytes.Buffer
	for _, f := range found {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&all, "%s\n\n%s\n", filepath.Base(filepath.Dir(f)), text)
	}
	return all.Bytes(), nil
}

// contentTypes says what the files of the package are, as packages of this form must.
const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
	`<Default Extension=".json" ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/>` +
	`<Default Extension=".js" ContentType="application/javascript"/><Default Extension=".md" ContentType="text/markdown"/>` +
	`<Default Extension=".txt" ContentType="text/plain"/></Types>
`

// manifest is the list that an editor reads first, made from what the extension says of itself.
func manifest(about []byte) ([]byte, error) {
	var p struct {
		Name, DisplayName, Description, Version, Publisher string
		Engines                                            struct{ Vscode string }
	}
	if err := json.Unmarshal(about, &p); err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id="%s" Version="%s" Publisher="%s"/>
<DisplayName>%s</DisplayName>
<Description xml:space="preserve">%s</Description>
<Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="%s"/></Properties>
<License>extension/LICENSE.txt</License>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets>
<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
</Assets>
</PackageManifest>
`, escaped(p.Name), escaped(p.Version), escaped(p.Publisher), escaped(p.DisplayName), escaped(p.Description), escaped(p.Engines.Vscode)), nil
}

func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a builder takes anything
	return b.String()
}

// pack puts files into one package. They have no dates, so that the same files give the same bytes.
func pack(files []file) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	var failed error
	for _, f := range files {
		w, err := z.Create(f.name)
		if err == nil {
			_, err = w.Write(f.data)
		}
		failed = errors.Join(failed, err)
	}
	failed = errors.Join(failed, z.Close())
	return b.Bytes(), failed
}
