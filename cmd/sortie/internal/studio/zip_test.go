package studio

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// zipped is a zip with files by name; a name with a slash at its end is a folder, one that ends in an @ a link.
func zipped(t *testing.T, files ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for i := 0; i < len(files); i += 2 {
		h := &zip.FileHeader{Name: strings.TrimSuffix(files[i], "@"), Method: zip.Deflate}
		h.SetMode(0o644)
		if strings.HasSuffix(files[i], "@") {
			h.SetMode(fs.ModeSymlink | 0o777)
		}
		w := must(z.CreateHeader(h))(t)
		must(w.Write([]byte(files[i+1])))(t)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestAZipOfThePackIsThePackAgain(t *testing.T) {
	d, file := newDesk(t, strings.ReplaceAll(small, "\n", "\r\n"))
	mine := strings.Replace(small, "Quiet", "Mine", 1)
	if err := d.Lay("q/mission.cue", mine); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(file), ".hidden"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	data := must(d.Zip())(t)
	if again := must(d.Zip())(t); !bytes.Equal(data, again) {
		t.Error("the same pack has two zips")
	}
	files := must(Unzip(data))(t)
	if len(files) != 2 || files[0].Name != "pack.cue" || files[1].Name != "q/mission.cue" {
		t.Fatalf("it holds %v", files)
	}
	if got := string(files[1].Data); got != strings.ReplaceAll(mine, "\n", "\r\n") {
		t.Errorf("the text that is not saved is %q", got)
	}
}

func TestAZipOfAnyOriginIsAPackOrRefused(t *testing.T) {
	for name, c := range map[string]struct {
		data []byte
		want string // the files, or words of the refusal
	}{
		"a folder":                 {zipped(t, "q/", "", "q/mission.cue", "a", "q/.git/config", "b", "q/notes.md", "c"), "mission.cue notes.md"},
		"loose files":              {zipped(t, "pack.cue", "a", "q/mission.cue", "b"), "pack.cue q/mission.cue"},
		"a bundle":                 {zipped(t, "manifest.json", "{}", "src/mission.cue", "a", "sheet.pdf", "b"), "mission.cue"},
		"a way out":                {zipped(t, "mission.cue", "a", "../evil.cue", "b"), "leads out of its folder"},
		"a way out within":         {zipped(t, "q/../../evil.cue", "b"), "leads out of its folder"},
		"from the root":            {zipped(t, "/evil.cue", "b"), "leads out of its folder"},
		"a drive":                  {zipped(t, "C:evil.cue", "b"), "leads out of its folder"},
		"backslashes":              {zipped(t, "..\\evil.cue", "b"), "leads out of its folder"},
		"a link":                   {zipped(t, "mission.cue@", "/etc/passwd"), "neither a file nor a folder"},
		"a device":                 {zipped(t, "q/con", "b"), "device"},
		"names that fall together": {zipped(t, "a.cue", "a", "A.cue", "b"), "fall together"},
		"nothing for us":           {zipped(t, "notes.md", "a"), "no mission"},
		"no zip":                   {[]byte("PK nothing"), "no zip"},
		"too large":                {zipped(t, "mission.cue", strings.Repeat("x", maxPacked+1)), "larger than"},
	} {
		t.Run(name, func(t *testing.T) {
			files, err := Unzip(c.data)
			var names []string
			for _, f := range files {
				names = append(names, f.Name)
			}
			got := strings.Join(names, " ")
			if err != nil {
				got = err.Error()
			}
			if got != c.want && (err == nil || !strings.Contains(got, c.want)) {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

func TestADamagedZipIsRefusedWherever(t *testing.T) {
	whole := zipped(t, "q/mission.cue", strings.Repeat(small, 40))
	dir := t.TempDir()
	for at := 0; at < len(whole)/2; at += 7 { // in what is packed; the list behind it says nothing of the bytes
		data := bytes.Clone(whole)
		data[at+30] ^= 0x55
		file := filepath.Join(dir, "in.zip")
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
		to := filepath.Join(dir, "out")
		if err := unzip(file, to); err == nil {
			got, _ := os.ReadFile(filepath.Join(to, "mission.cue"))
			if string(got) != strings.Repeat(small, 40) {
				t.Fatalf("byte %d is another, and so is the file, without a word", at+30)
			}
			os.RemoveAll(to)
		} else if _, err := os.Lstat(to); err == nil {
			t.Errorf("byte %d: refused, and there is a folder", at+30)
		}
	}
	if _, err := Unzip(whole[:len(whole)-9]); err == nil {
		t.Error("one that is cut off is none")
	}
}
