package scene

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// Log is the page as text for goldens of pages that are too large for Dump: words, groups, links and
// bookmarks have a line each, and paths that follow each other share one line with how many they are, their
// colours and a digest. Whatever changes on the page changes the log; it does not say how a path changed.
func Log(p *Page) string {
	l := logger{}
	l.out.WriteString(pageLine(p))
	l.items(p.Items, 1)
	return l.out.String()
}

// logger writes a log; paths are those met since the last line.
type logger struct {
	out   strings.Builder
	paths []Item
}

func (l *logger) items(items []Item, depth int) {
	if depth > MaxDepth {
		return
	}
	for _, item := range items {
		switch it := item.(type) {
		case Source:
			continue
		case Fill, Stroke:
			l.paths = append(l.paths, item)
			continue
		case Text:
			l.line(depth, fmt.Sprintf("text %d,%d %d %q %s", it.At.X, it.At.Y, it.Run.Size, it.Run.Text, digest(textLine(it)+fmt.Sprint(it.Run.Glyphs))))
		case Group:
			l.line(depth, logGroup(it))
			l.items(it.Items, depth+1)
		case Link:
			l.line(depth, fmt.Sprintf("link %v to %q %q", it.Area, it.To, it.URL))
		default:
			l.line(depth, line(item))
		}
	}
	l.flush(depth)
}

// line writes the paths that wait, and a line.
func (l *logger) line(depth int, text string) {
	l.flush(depth)
	l.out.WriteString(strings.Repeat(" ", depth) + text + "\n")
}

// flush writes the paths that wait as one line.
func (l *logger) flush(depth int) {
	if len(l.paths) == 0 {
		return
	}
	var all strings.Builder
	var colours []string
	for _, item := range l.paths {
		all.WriteString(line(item) + "\n")
		if k := colourOf(item).String(); !slices.Contains(colours, k) {
			colours = append(colours, k)
		}
	}
	n := len(l.paths)
	l.paths = nil
	l.line(depth, fmt.Sprintf("paths %d %s %s", n, strings.Join(colours, " "), digest(all.String())))
}

func colourOf(item Item) Colour {
	if f, ok := item.(Fill); ok {
		return f.Colour
	}
	return item.(Stroke).Colour
}

// logGroup is a group's line with its clip as the bounds and a digest.
func logGroup(g Group) string {
	clip := g.Clip
	g.Clip = nil
	out := groupLine(g)
	if clip != nil {
		b := clip.Bounds()
		out += fmt.Sprintf(" clip %d,%d %d×%d %s", b.X, b.Y, b.W, b.H, digest(clip.String()))
	}
	return out
}

// digest is enough of a hash that two things are never the same by chance.
func digest(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:6])
}
