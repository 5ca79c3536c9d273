// What stands on a floor, and where. Lengths are hundredths of an inch, as the model has them.
import { Point } from "./api"
import { goHere } from "./here"
import { store } from "./store"

export interface Footprint { centre: Point; width: number; depth: number; turn: number }
export interface Panel { id?: string; kind: string; from: Point; to: Point; state?: string; name: string; title?: string; flipped?: boolean; bend?: string; highlight?: string }
export interface Piece {
	id: string; kind?: string; size?: string; colour?: string; title?: string; footprint?: Footprint; at?: Point; side?: string; turn?: number; number?: number; sealed?: boolean
	from?: Point; to?: Point; room?: Point; rooms?: Point[]; board?: string; cost?: number; oneWay?: boolean; text?: string; highlight?: string
}
export interface Level { id: string; title?: string; at: Point; floor: Board }
export interface Board {
	width: number; height: number; panels?: Panel[]; crates?: Piece[]; furniture?: Piece[]; markers?: Piece[]; hatches?: Piece[]; airlocks?: Piece[]; entries?: Piece[]; links?: Piece[]
	zones?: Piece[]; labels?: Piece[]; levels?: Level[]
}
export interface Sheet { Floor: string; Path: string; Title: string; Picture: string; W: number; H: number; Inch: number; X: number; Y: number; Board: Board }
export interface Supply { Sort: string; Kind: string; Title: string; Length: number; Drawn: boolean; Bend: boolean; Width: number; Depth: number; Have: number; Used: number; Colours: Colour[] | null }
export interface Colour { ID: string; Have: number; Used: number }
export interface Plan { Sheets: Sheet[]; Supply: Supply[] }

/** Thing is whatever can be picked on a floor. */
export interface Thing { key: string; list: string; id: string; name: string; what: string; at: Point; box?: Footprint; ends?: [Point, Point]; rect?: [Point, Point]; side?: string; piece: Piece | Panel }

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export function things(s: Sheet): Thing[] {
	const b = s.Board, out: Thing[] = []
	const add = (list: string, id: string, name: string, piece: Piece | Panel, at: Point, more: Partial<Thing> = {}) =>
		out.push({ key: list + "/" + id, list, id, name, what: (piece as Piece).kind ?? (piece as Piece).size ?? "", at, piece, ...more })
	for (const l of b.levels ?? []) add("levels", l.id, l.title ?? l.id, { id: l.id, title: l.title }, l.at, { rect: [l.at, { x: l.at.x + l.floor.width, y: l.at.y + l.floor.height }] })
	for (const p of b.zones ?? []) {
		const at = p.from && p.to ? middle(p.from, p.to) : p.room ?? p.rooms?.[0]
		if (at) add("zones", p.id, p.title ?? p.id, p, at, p.from && p.to ? { rect: [p.from, p.to] } : {})
	}
	for (const p of b.panels ?? []) add("panels", p.name, p.id ?? p.name, p, middle(p.from, p.to), { ends: [p.from, p.to] })
	for (const list of ["crates", "furniture"] as const) for (const p of b[list] ?? []) add(list, p.id, p.id, p, p.footprint!.centre, { box: p.footprint })
	for (const list of ["markers", "hatches", "airlocks", "entries"] as const) for (const p of b[list] ?? []) add(list, p.id, p.id, p, p.at!, { side: p.side })
	for (const p of b.links ?? []) add("links", p.id, p.id, p, p.from!)
	b.labels?.forEach((p, i) => add("labels", String(i), p.text ?? "", p, p.at!))
	return out
}

export const inches = (hundredths: number) => String(Math.round(hundredths) / 100)
export const at = (p: Point) => `[${inches(p.x)}, ${inches(p.y)}]`
export const path = (s: Sheet, ...more: string[]) => [...s.Path.split("."), ...more]
export const snapped = (v: number, step: number) => Math.round(v / step) * step

/** lattice is how far the posts of a drawing stand apart. */
export const lattice = 200

export const inside = (s: Sheet, p: Point) => ({ x: Math.max(0, Math.min(s.Board.width, p.x)), y: Math.max(0, Math.min(s.Board.height, p.y)) })

/** side is the edge of a floor that a place is nearest to, with the distance along it and from it. */
export function side(s: Sheet, p: Point): { side: string; along: number; away: number } {
	const all = [
		{ side: "north", along: p.x, away: Math.abs(p.y) }, { side: "south", along: p.x, away: Math.abs(s.Board.height - p.y) },
		{ side: "west", along: p.y, away: Math.abs(p.x) }, { side: "east", along: p.y, away: Math.abs(s.Board.width - p.x) },
	]
	return all.reduce((a, b) => b.away < a.away ? b : a)
}

/** row is a row of panels of one kind from a post in the direction of another place; aslant they end as the compiler lays them. */
export function row(from: Point, to: Point, length: number): [Point, Point][] {
	const dx = to.x - from.x, dy = to.y - from.y
	const aslant = Math.min(Math.abs(dx), Math.abs(dy)) > 0.41 * Math.max(Math.abs(dx), Math.abs(dy))
	const x = aslant || Math.abs(dx) >= Math.abs(dy) ? Math.sign(dx) : 0, y = aslant || Math.abs(dy) > Math.abs(dx) ? Math.sign(dy) : 0
	const step = aslant ? length * 0.7 : length
	const out: [Point, Point][] = []
	let at = from
	for (let gone = step; gone <= Math.max(Math.abs(dx), Math.abs(dy)) + 40; gone += step) {
		const end = nearPost({ x: at.x + x * step, y: at.y + y * step })
		out.push([at, end])
		at = end
	}
	return out
}

/** nearPost is the post that a place is meant for, or the place. */
function nearPost(p: Point): Point {
	const near = { x: snapped(p.x, lattice), y: snapped(p.y, lattice) }
	return Math.hypot(near.x - p.x, near.y - p.y) <= 30 ? near : { x: Math.round(p.x), y: Math.round(p.y) }
}

/** free is a name that nothing on a floor has yet. */
export function free(taken: Thing[], list: string, stem: string): string {
	const has = (id: string) => taken.some(x => x.id === id && (x.list === list || list !== "entries" && list !== "hatches"))
	const name = (n: number) => list === "crates" ? stem[0] + n : list === "entries" || list === "hatches" ? String(n) : list === "airlocks" ? String.fromCharCode(96 + n) : `${stem}-${n}`
	let n = 1
	while (has(name(n))) n++
	return name(n)
}

/** selected are the things of a floor that are picked. */
export function selected(s: Sheet, all = things(s)): Thing[] {
	const sel = store.selection
	if (!sel || sel.unit !== store.unit || sel.floor !== s.Floor) return []
	return all.filter(x => sel.keys.includes(x.key))
}

export function select(s: Sheet, keys: string[]) {
	choose(s, keys)
	if (keys.length === 1) goHere(keyPath(s, keys[0]), "board")
	store.tell()
}

/** near are the things at a place, the one that is meant most likely first: what stands on the floor before panels, zones last. */
export function near(all: Thing[], p: Point): Thing[] {
	const last = ["levels", "zones"]
	const away = (x: Thing): number => {
		if (x.ends) return Math.max(0, fromLine(x.ends, p) - 20)
		if (x.box) {
			const r = x.box.turn * Math.PI / 180, dx = p.x - x.at.x, dy = p.y - x.at.y
			const along = Math.abs(dx * Math.cos(r) + dy * Math.sin(r)), across = Math.abs(dy * Math.cos(r) - dx * Math.sin(r))
			return along <= x.box.width / 2 && across <= x.box.depth / 2 ? 0 : Math.max(along - x.box.width / 2, across - x.box.depth / 2)
		}
		if (x.rect) return p.x >= x.rect[0].x && p.x <= x.rect[1].x && p.y >= x.rect[0].y && p.y <= x.rect[1].y ? 0 : Infinity
		return Math.hypot(p.x - x.at.x, p.y - x.at.y)
	}
	const found = all.map(x => ({ x, far: away(x), rank: last.indexOf(x.list) + 1 || (x.ends ? 0.5 : 0) })).filter(f => f.far <= 60)
	return found.sort((a, b) => a.rank - b.rank || a.far - b.far).map(f => f.x)
}

function fromLine([a, b]: [Point, Point], p: Point): number {
	const dx = b.x - a.x, dy = b.y - a.y, along = dx * dx + dy * dy
	const f = along === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / along))
	return Math.hypot(p.x - a.x - f * dx, p.y - a.y - f * dy)
}

/** choose picks things without saying that somebody is at them. */
export function choose(s: Sheet, keys: string[]) {
	store.selection = keys.length > 0 ? { unit: store.unit, floor: s.Floor, keys } : null
}

/** keyPath is the path of a thing's value. */
export function keyPath(s: Sheet, key: string): string[] {
	const at = key.indexOf("/")
	return path(s, key.slice(0, at), key.slice(at + 1))
}
