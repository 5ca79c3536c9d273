// Package graph draws what leads to what in a unit, for whoever writes it.
//
//   - A node is a rule, or something that comes about: a place that is reached, a door that opens, a token in hand, a
//     counter that moves, an objective, an ending. Of a campaign it is a stage or an ending.
//   - An edge leads from what is needed to what needs it.
//   - A node is lost if nothing ever leads to it, and idle if it leads to nothing though it is there to.
//
// What needs what is the validator's own web of causes; the places are laid out in columns, causes before effects.
package graph

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Node is something that comes about.
type Node struct {
	Kind  string     `json:"kind"`
	Title string     `json:"title"`
	Text  string     `json:"text,omitempty"` // what it does, or what sets it off
	Path  string     `json:"path,omitempty"`
	At    diag.Range `json:"at"`
	Lost  bool       `json:"lost,omitempty"`
	Idle  bool       `json:"idle,omitempty"`
	X     int        `json:"x"`
	Y     int        `json:"y"`
}

// The kinds of nodes besides those of the facts of a web.
const (
	EventNode  = "event"  // what sets a rule off that time, dice or enemies bring about
	EndingNode = "ending" // the end of the game
	StageNode  = "stage"  // of a campaign
)

// Edge leads from one node to another.
type Edge struct {
	From int      `json:"from"`
	To   int      `json:"to"`
	Text string   `json:"text,omitempty"`
	Way  [][2]int `json:"way"` // the points that it leads through
}

// Graph is a unit's, laid out.
type Graph struct {
	Nodes  []Node `json:"nodes"`
	Edges  []Edge `json:"edges"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
}

// Of is the graph of a unit; an error says that units of its kind have none.
func Of(u *compiler.Unit) (*Graph, error) {
	b := &builder{graph: Graph{Nodes: []Node{}, Edges: []Edge{}}, where: u.Where, index: map[string]int{}, linked: map[[2]int]bool{}}
	switch c := u.Value.(type) {
	case *model.Mission:
		if u.Rules == nil {
			return nil, fmt.Errorf("its rule set is not known")
		}
		b.mission(u)
	case *model.Campaign:
		b.campaign(c)
	default:
		return nil, fmt.Errorf("a %s has no causes and effects", u.Kind)
	}
	b.graph.layOut()
	return &b.graph, nil
}

// builder collects nodes and edges.
type builder struct {
	graph  Graph
	where  diag.Index
	index  map[string]int
	linked map[[2]int]bool
}

// node is the place of a node with a key, which is made if there is none.
func (b *builder) node(key string, make func() Node) int {
	if i, known := b.index[key]; known {
		return i
	}
	n := make()
	n.At = b.where.At(n.Path)
	b.index[key] = len(b.graph.Nodes)
	b.graph.Nodes = append(b.graph.Nodes, n)
	return b.index[key]
}

// link adds an edge, once.
func (b *builder) link(from, to int, text string) {
	if at := [2]int{from, to}; !b.linked[at] && from != to {
		b.linked[at] = true
		b.graph.Edges = append(b.graph.Edges, Edge{From: from, To: to, Text: text})
	}
}

// enters and leaves count the edges of a node.
func (b *builder) enters(i int) (n int) {
	for _, e := range b.graph.Edges {
		if e.To == i {
			n++
		}
	}
	return n
}

func (b *builder) leaves(i int) (n int) {
	for _, e := range b.graph.Edges {
		if e.From == i {
			n++
		}
	}
	return n
}

// campaign is the graph of a campaign's stages.
func (b *builder) campaign(c *model.Campaign) {
	at := map[string]int{}
	for _, n := range c.Nodes {
		at[n.ID] = b.node(n.ID, func() Node {
			return Node{Kind: StageNode, Title: first(n.Title, n.ID), Text: n.Mission, Path: "nodes." + n.ID}
		})
	}
	for _, e := range c.Endings {
		at[e.ID] = b.node(e.ID, func() Node { return Node{Kind: EndingNode, Title: first(e.Title, e.ID), Path: "endings." + e.ID} })
	}
	for _, n := range c.Nodes {
		for _, next := range n.Next {
			if to, known := at[next.To]; known {
				b.link(at[n.ID], to, first(factKind(next.When), ""))
			}
		}
	}
	chart := c.Form != "league" && c.Form != "free"
	for _, n := range c.Nodes {
		i := at[n.ID]
		b.graph.Nodes[i].Lost = chart && n.ID != c.Start.Node && b.enters(i) == 0
		b.graph.Nodes[i].Idle = chart && b.leaves(i) == 0
	}
	for _, e := range c.Endings {
		b.graph.Nodes[at[e.ID]].Lost = chart && e.When == nil && b.enters(at[e.ID]) == 0
	}
}

func factKind(f *model.CrewFact) string {
	if f == nil {
		return ""
	}
	return f.Kind
}

// first is the first text that is not empty, in one line.
func first(texts ...string) string {
	for _, s := range texts {
		if s = strings.Join(strings.Fields(s), " "); s != "" {
			return s
		}
	}
	return ""
}
