package studio

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

//go:embed web/studio.html all:web/dist
var web embed.FS

//go:embed words/*.json
var catalogue embed.FS

// Built reports whether the frontend was bundled before the program was built.
func Built() bool {
	_, err := fs.Stat(web, "web/dist/studio.js")
	return err == nil
}

// page hands out a page of the frontend.
func page(name string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { handOut(w, path.Join("web", name)) })
}

// asset hands out a file that was bundled.
func asset(w http.ResponseWriter, r *http.Request) {
	handOut(w, path.Join("web/dist", r.PathValue("file")))
}

func handOut(w http.ResponseWriter, name string) {
	data, err := web.ReadFile(name)
	if err != nil {
		http.Error(w, "there is no such page", http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", typeOf(name))
	w.Write(data)
}

// Languages are those that the studio speaks, English first.
func Languages() []string {
	entries, err := fs.ReadDir(catalogue, "words")
	if err != nil {
		return nil
	}
	all := []string{"en"}
	for _, e := range entries {
		if name := strings.TrimSuffix(e.Name(), ".json"); name != "en" {
			all = append(all, name)
		}
	}
	return all
}

// Words are the studio's own words in a language, by their keys.
func Words(lang string) (map[string]string, error) {
	if !slices.Contains(Languages(), lang) {
		return nil, fmt.Errorf("the studio does not speak %q", lang)
	}
	data, err := catalogue.ReadFile("words/" + lang + ".json")
	if err != nil {
		return nil, err
	}
	var words map[string]string
	return words, json.Unmarshal(data, &words)
}

// spoken is the language that a browser likes best of those that there are.
func spoken(accept string) string {
	all := Languages()
	var tags []language.Tag
	for _, name := range all {
		tags = append(tags, language.Make(name))
	}
	_, i := language.MatchStrings(language.NewMatcher(tags), accept)
	return all[i]
}

// words hands out the catalogue in the browser's language, or in the one that is asked for.
func words(w http.ResponseWriter, r *http.Request) {
	lang := r.URL.Query().Get("lang")
	if lang == "" {
		lang = spoken(r.Header.Get("Accept-Language"))
	}
	list, err := Words(lang)
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return
	}
	write(w, http.StatusOK, map[string]any{"language": lang, "words": list})
}
