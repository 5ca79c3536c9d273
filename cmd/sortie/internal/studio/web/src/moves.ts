// What hands do with things on a board, as moves that the service makes edits of.
import { Laid, Move, Point } from "./api"
import { at, free, inches, lattice, path, Panel, Piece, Sheet, side, snapped, Thing } from "./things"

/** Shift is how a selection goes elsewhere: turned by quarters, mirrored, then moved. */
export interface Shift { by?: Point; quarters?: number; mirror?: "x" | "y" }

/** step is how far a selection moves at least: panels go from post to post. */
export const step = (sel: Thing[]) => sel.some(x => x.ends) ? lattice : 25

export function removal(s: Sheet, sel: Thing[]): Move[] {
	const panels: Laid[] = sel.filter(x => x.ends).map(x => ({ was: { from: x.ends![0], to: x.ends![1] }, gone: true }))
	const rest = sel.filter(x => !x.ends).sort((a, b) => a.list === "labels" && b.list === "labels" ? Number(b.id) - Number(a.id) : 0) // the later entries of a list first
	const moves: Move[] = rest.map(x => ({ do: "remove", path: path(s, x.list, x.id) }))
	return panels.length > 0 ? [{ do: "panels", path: path(s), panels }, ...moves] : moves
}

/** shifted are the moves that bring a selection elsewhere, and the keys of what is then there; a copy leaves the selection where it is. */
export function shifted(s: Sheet, all: Thing[], sel: Thing[], how: Shift, copy = false): { moves: Move[]; keys: string[] } {
	const to = mapping(sel, how)
	const turns = (how.quarters ?? 0) * 90
	const turned = (turn: number) => ((how.mirror === "x" ? 360 - turn : how.mirror === "y" ? 540 - turn : turn) + turns + 360) % 360
	const moves: Move[] = [], keys: string[] = [], panels: Laid[] = [], taken = [...all]
	let labels = s.Board.labels?.length ?? 0
	for (const x of sel) {
		if (x.ends) {
			const p = laid(x.piece as Panel, to)
			keys.push("panels/" + `${inches(p.from!.x)},${inches(p.from!.y)}-${inches(p.to!.x)},${inches(p.to!.y)}`)
			panels.push(copy ? p : { ...p, was: { from: x.ends[0], to: x.ends[1] } })
			continue
		}
		if (x.list === "levels" && copy) continue
		let id = x.id
		const p = x.piece as Piece
		if (x.list === "labels" && copy) {
			moves.push({ do: "add", path: path(s, "labels"), value: `{at: ${at(to(x.at))}, text: ${JSON.stringify(p.text)}}` })
			keys.push("labels/" + labels++)
			continue
		}
		if (copy) {
			id = free(taken, x.list, x.list === "zones" ? "zone" : x.list === "links" ? "way" : x.what || x.list)
			taken.push({ ...x, id })
			moves.push({ do: "copy", path: path(s, x.list, x.id), value: id })
		}
		keys.push(x.list + "/" + id)
		moves.push(...placing(s, x, id, to))
		if (x.box && turned(x.box.turn) !== x.box.turn) moves.push({ do: "set", path: path(s, x.list, id, "turn"), value: String(turned(x.box.turn)) })
	}
	if (panels.length > 0) moves.unshift({ do: "panels", path: path(s), panels })
	return { moves, keys }
}

/** placing are the moves that bring one thing to its new place. */
function placing(s: Sheet, x: Thing, id: string, to: (p: Point) => Point): Move[] {
	const set = (field: string, value: string): Move => ({ do: "set", path: path(s, x.list, id, field), value })
	const p = x.piece as Piece
	const goal = to(x.at)
	if (x.side) {
		const along = x.side === "north" || x.side === "south"
		const near = side(s, goal)
		if (near.away > 0) return [set("at", inches(along ? goal.x : goal.y))] // along its edge
		return near.side === x.side ? [set("at", inches(near.along))] : [set("side", JSON.stringify(near.side)), set("at", inches(near.along))]
	}
	if (x.list === "zones") {
		if (p.from && p.to) {
			const a = to(p.from), b = to(p.to)
			return [set("from", at({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) })), set("to", at({ x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) }))]
		}
		if (p.room) return [set("room", at(to(p.room)))]
		return [set("rooms", `[${(p.rooms ?? []).map(r => at(to(r))).join(", ")}]`)]
	}
	if (x.list === "crates" || x.list === "furniture" || x.list === "markers") return [{ do: "place", path: path(s, x.list, id), x: inches(goal.x), y: inches(goal.y) }]
	return [set(x.list === "links" ? "from" : "at", at(goal))]
}

/** laid is a panel elsewhere: its openings count from the end that they counted from. */
function laid(p: Panel, to: (p: Point) => Point): Laid {
	const first = to(p.flipped ? p.to : p.from), second = to(p.flipped ? p.from : p.to)
	const round = second.y < first.y || second.y === first.y && second.x < first.x
	return round ? { kind: p.kind, from: second, to: first, flipped: true } : { kind: p.kind, from: first, to: second }
}

/** mapping says where a shift brings a place. What it turns about lies on a post where panels are turned. */
export function mapping(sel: Thing[], how: Shift): (p: Point) => Point {
	const xs = sel.flatMap(x => (x.ends ?? x.rect ?? [x.at]).map(p => p.x)), ys = sel.flatMap(x => (x.ends ?? x.rect ?? [x.at]).map(p => p.y))
	const grid = sel.some(x => x.ends) ? lattice : 25
	const c = { x: snapped((Math.min(...xs) + Math.max(...xs)) / 2, how.quarters ? grid : grid / 2), y: snapped((Math.min(...ys) + Math.max(...ys)) / 2, how.quarters ? grid : grid / 2) }
	const by = how.by ?? { x: 0, y: 0 }
	return p => {
		let x = p.x - c.x, y = p.y - c.y
		if (how.mirror === "x") x = -x
		if (how.mirror === "y") y = -y
		for (let i = 0; i < (how.quarters ?? 0); i++) [x, y] = [-y, x]
		return { x: c.x + x + by.x, y: c.y + y + by.y }
	}
}
