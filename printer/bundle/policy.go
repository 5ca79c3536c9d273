package bundle

import (
	"io/fs"
	"strings"

	"github.com/sortie-tools/sortie/printer/html"
)

// policy is the content security policy of a page with one style and some scripts: these run, and
// nothing else does; nothing is loaded and nothing is sent.
func policy(style string, scripts ...string) string {
	var allowed []string
	for _, s := range scripts {
		allowed = append(allowed, html.Source(s))
	}
	return strings.Join([]string{
		"default-src 'none'",
		"script-src " + strings.Join(allowed, " ") + " 'wasm-unsafe-eval'",
		"style-src " + html.Source(style),
		"img-src data:", "font-src data:", "base-uri 'none'", "form-action 'none'",
	}, "; ")
}

// style is the page's style with its fonts inside.
func style() (string, error) {
	css, err := fs.ReadFile(web, "web/table.css")
	if err != nil {
		return "", err
	}
	return html.Style(string(css))
}

// Scripts are the scripts of every page for the table as a policy names them: a page that shows one of these within itself has
// to allow them as well.
func Scripts() ([]string, error) {
	_, runner, err := player(nil)
	if err != nil {
		return nil, err
	}
	own, err := script()
	return []string{html.Source(string(runner)), html.Source(own)}, err
}
