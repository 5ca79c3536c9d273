package board

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/scene"
)

// keyPlace is where a group of a key stands in a strip.
type keyPlace struct {
	x, y    scene.Unit
	columns int
}

// KeyStrip sets groups beside each other in columns of one width. Each group has at least one; the
// others go to the groups with the longest columns. Where there are fewer columns than groups, some stand below
// others.
func KeyStrip(groups []KeyGroup, width scene.Unit, columns int) Picture {
	column := keyColumn(width, max(1, columns))
	strip := Picture{W: width, H: KeyStripHeight(groups, width, columns)}
	for i, at := range keyPlaces(groups, width, columns) {
		n := scene.Unit(at.columns)
		strip.Items = append(strip.Items, groups[i].Draw(column*n+keyGutter*(n-1), at.columns).At(at.x, at.y))
	}
	return strip
}

// KeyStripHeight is how tall a strip of a key is, for a caller that tries many before it draws one.
func KeyStripHeight(groups []KeyGroup, width scene.Unit, columns int) scene.Unit {
	column := keyColumn(width, max(1, columns))
	var high scene.Unit
	for i, at := range keyPlaces(groups, width, columns) {
		n := scene.Unit(at.columns)
		high = max(high, at.y+groups[i].Height(column*n+keyGutter*(n-1), at.columns))
	}
	return high
}

func keyPlaces(groups []KeyGroup, width scene.Unit, columns int) []keyPlace {
	column := keyColumn(width, max(1, columns))
	if columns < len(groups) {
		return stackedPlaces(groups, column, max(1, columns))
	}
	var out []keyPlace
	var x scene.Unit
	for _, n := range share(groups, column, columns) {
		out = append(out, keyPlace{x: x, columns: n})
		x += (column + keyGutter) * scene.Unit(n)
	}
	return out
}

// share gives columns to groups, the next always to the one that is highest.
func share(groups []KeyGroup, column scene.Unit, columns int) []int {
	counts := make([]int, len(groups))
	for i := range counts {
		counts[i] = 1
	}
	high := func(i int) scene.Unit {
		n := scene.Unit(counts[i])
		return groups[i].Height(column*n+keyGutter*(n-1), counts[i])
	}
	for range columns - len(groups) {
		most := 0
		for i := range groups {
			if high(i) > high(most) {
				most = i
			}
		}
		if len(groups) > 0 {
			counts[most]++
		}
	}
	return counts
}

// stackedPlaces fills one column after the other, as low as that goes.
func stackedPlaces(groups []KeyGroup, column scene.Unit, columns int) []keyPlace {
	heights := make([]scene.Unit, len(groups))
	for i, g := range groups {
		heights[i] = g.Height(column, 1)
	}
	var limits []scene.Unit // whatever a column may hold
	for i := range heights {
		var high scene.Unit
		for _, h := range heights[i:] {
			high += h
			limits = append(limits, high)
			high += keyStack
		}
	}
	slices.Sort(limits)
	for _, limit := range limits {
		if places := filled(heights, limit, column); places[len(places)-1].x <= (column+keyGutter)*scene.Unit(columns-1) {
			return places
		}
	}
	return nil
}

// filled begins a column wherever the last one would be higher than the limit.
func filled(heights []scene.Unit, limit, column scene.Unit) []keyPlace {
	var out []keyPlace
	var x, y scene.Unit
	for i, h := range heights {
		if i > 0 && y+h > limit {
			x, y = x+column+keyGutter, 0
		}
		out = append(out, keyPlace{x: x, y: y, columns: 1})
		y += h + keyStack
	}
	return out
}
