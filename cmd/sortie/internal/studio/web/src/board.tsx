// The board: the printed map as the canvas, with hands.
import { h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { drawing, drawnValues, Laid, Move, Point } from "./api"
import { useDrawing } from "./drawing"
import { mapping, removal, Shift, shifted, step } from "./moves"
import { Palette, Tool } from "./palette"
import { Badge, Cursor, Ghost, Shape } from "./shapes"
import { store } from "./store"
import { at, free, inches, inside, lattice, path, Piece, Plan, row, select, selected, Sheet, side, snapped, Supply, Thing, things } from "./things"
import { t } from "./words"

export function BoardView() {
	const { made, why, turn } = useDrawing("board-map")
	const [shown, setShown] = useState<{ plan: Plan; number: number; turn: number } | null>(null)
	const [tool, setTool] = useState<Tool>({ sort: "pick" })
	useEffect(() => {
		if (!made) return
		drawnValues<Plan>(made.unit, made.what, "board.json", made.number).then(plan => {
			setShown({ plan, number: made.number, turn: made.turn })
			store.plan = { unit: made.unit, plan }
			store.tell()
		}).catch(e => store.say(e.message))
	}, [made?.number])
	const plan = shown?.plan
	if (!plan) return <p class="empty">{why ? t("not-drawn", { why: t("why." + why) === "why." + why ? why : t("why." + why) }) : t("drawing")}</p>
	return <div class="board" aria-busy={store.handsFull > 0 || turn !== store.turn || !why && shown!.turn !== turn}>
		<Palette plan={plan} tool={tool} choose={setTool} />
		<div class="floors">
			{why && <p class="old">{t("old-picture")}</p>}
			{plan.Sheets.map(s => <Floor key={store.unit + s.Floor} sheet={s} plan={plan} number={shown!.number} turn={turn} tool={tool} />)}
		</div>
	</div>
}

/** Draft is what a hand has begun and not ended: a row of panels, or a rectangle. */
interface Draft { from: Point; to: Point }

function Floor({ sheet: s, plan, number, turn, tool }: { sheet: Sheet; plan: Plan; number: number; turn: number; tool: Tool }) {
	const svg = useRef<SVGSVGElement>(null)
	const [by, setBy] = useState<Point | null>(null) // how far a selection is dragged
	const [draft, setDraft] = useState<Draft | null>(null)
	const [cursor, setCursor] = useState<Point | null>(null) // of the keyboard
	const drag = useRef<Point | null>(null)
	const waits = useRef<{ by: Point; timer: number; turn: number }>({ by: { x: 0, y: 0 }, timer: 0, turn: 0 })
	const focus = useRef(false)
	const all = things(s), sel = selected(s, all)
	const X = (v: number) => s.X + v * s.Inch / 100
	const Y = (v: number) => s.Y + v * s.Inch / 100
	const here = (e: PointerEvent): Point => {
		const r = svg.current!.getBoundingClientRect()
		return { x: ((e.clientX - r.left) / r.width * s.W - s.X) / s.Inch * 100, y: ((e.clientY - r.top) / r.height * s.H - s.Y) / s.Inch * 100 }
	}
	const grid = tool.sort === "panel" || tool.sort === "level" ? lattice : tool.sort === "zone" ? 100 : tool.sort === "airlock" || tool.sort === "entry" ? 50 : 25
	const place = (p: Point) => inside(s, tool.sort === "panel" ? nearEnd(all, p) ?? { x: snapped(p.x, grid), y: snapped(p.y, grid) } : { x: snapped(p.x, grid), y: snapped(p.y, grid) })
	const dragged = (p: Point) => ({ x: snapped(p.x, step(sel)), y: snapped(p.y, step(sel)) })

	/** shift brings the selection elsewhere; it stays selected there, or its copy is. */
	const shift = async (how: Shift, copy = false) => {
		if (sel.length === 0) return
		const { moves, keys } = shifted(s, all, sel, how, copy)
		await store.hand(...moves)
		focus.current = true
		if (!store.said) select(s, keys)
	}
	const remove = async (list: Thing[]) => { await store.hand(...removal(s, list)); select(s, []) }
	const draws = tool.sort === "panel" || tool.sort === "zone" || tool.sort === "level"

	const end = async (d: Draft) => {
		setDraft(null)
		if (tool.sort === "panel") {
			const panels: Laid[] = row(d.from, d.to, tool.length).map(([from, to]) => ({ kind: tool.kind, from, to }))
			if (panels.length > 0) await store.hand({ do: "panels", path: path(s), panels })
			else store.say(t("too-short", { n: tool.length / 100 }))
		} else if (tool.sort === "pick") {
			const [a, b] = corners(d)
			const within = all.filter(x => x.list !== "levels" && (x.ends ?? x.rect ?? [x.at]).every(p => p.x >= a.x && p.x <= b.x && p.y >= a.y && p.y <= b.y))
			select(s, within.map(x => x.key))
		} else await store.hand(...rectangle(s, all, tool, d))
	}
	const put = (p: Point) => { const made = placed(s, all, plan, tool, p); if (made.moves.length > 0) store.hand(...made.moves).then(() => { if (!store.said) select(s, made.keys) }) }

	const down = (e: PointerEvent) => {
		if (e.button !== 0) return
		setCursor(null)
		const p = here(e)
		const key = (e.target as Element).closest("[data-thing]")?.getAttribute("data-thing")
		const thing = all.find(x => x.key === key)
		svg.current!.setPointerCapture(e.pointerId)
		svg.current!.focus({ preventScroll: true })
		if (draws) return setDraft({ from: place(p), to: place(p) })
		if (tool.sort === "erase") { if (thing) remove([thing]); return }
		if (tool.sort !== "pick") return put(place(p))
		if (!thing) { select(s, []); return setDraft({ from: p, to: p }) }
		const keys = sel.map(x => x.key)
		if (e.shiftKey || e.ctrlKey) return select(s, keys.includes(thing.key) ? keys.filter(k => k !== thing.key) : [...keys, thing.key])
		if (!keys.includes(thing.key)) select(s, [thing.key])
		drag.current = p
	}
	const over = (e: PointerEvent) => {
		const p = here(e)
		if (draft) return setDraft({ from: draft.from, to: tool.sort === "pick" ? p : place(p) })
		if (!drag.current) return
		const far = { x: p.x - drag.current.x, y: p.y - drag.current.y }
		if (by || Math.hypot(far.x, far.y) > 12) setBy(dragged(far))
	}
	const up = async () => {
		if (draft) return end(draft)
		drag.current = null
		if (by && (by.x || by.y)) await shift({ by })
		setBy(null)
	}
	const cancel = () => { drag.current = null; setBy(null); setDraft(null) }

	/** nudge moves the selection by the keyboard: what comes while the board is drawn anew is made in one step with what follows. */
	const nudge = (x: number, y: number) => {
		const w = waits.current
		w.by = { x: w.by.x + x, y: w.by.y + y }
		setBy({ ...w.by })
		settle(250)
	}
	const settle = (soon: number) => {
		const w = waits.current
		clearTimeout(w.timer)
		w.timer = window.setTimeout(() => latest.current(), soon)
	}
	const latest = useRef(async () => {})
	latest.current = async () => {
		const w = waits.current
		if (w.by.x === 0 && w.by.y === 0) return
		if (turn < w.turn) return settle(30) // the board still shows what was before the last step
		const by = w.by
		w.by = { x: 0, y: 0 }
		await shift({ by })
		w.turn = store.turn
		setBy(null)
	}
	useEffect(() => {
		if (!focus.current || sel.length === 0) return
		focus.current = false
		;(svg.current?.querySelector(`[data-thing="${CSS.escape(sel[0].key)}"]`) as SVGElement | null)?.focus()
	})

	const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
	const key = (e: KeyboardEvent) => {
		const mod = e.ctrlKey || e.metaKey
		const thing = all.find(x => x.key === (e.target as Element).getAttribute("data-thing"))
		const done = () => { e.preventDefault(); e.stopPropagation() }
		if (mod && e.key === "a") { done(); return select(s, all.filter(x => x.list !== "levels").map(x => x.key)) }
		if (mod && e.key === "d") { done(); return shift({ by: { x: lattice, y: lattice } }, true) }
		if (mod || e.altKey) return
		if (e.key === "Escape") { cancel(); setCursor(null); return select(s, []) }
		if (thing && (tool.sort === "pick" || tool.sort === "erase")) {
			if (e.key === "Enter") { done(); return tool.sort === "erase" ? remove([thing]) : select(s, [thing.key]) }
			if (e.key === " ") { done(); const keys = sel.map(x => x.key); return select(s, keys.includes(thing.key) ? keys.filter(k => k !== thing.key) : [...keys, thing.key]) }
		}
		if (tool.sort === "pick" && sel.length > 0) {
			const far = e.shiftKey ? Math.max(100, step(sel)) : step(sel)
			if (arrows[e.key]) { done(); return nudge(arrows[e.key][0] * far, arrows[e.key][1] * far) }
			if (e.key === "Delete" || e.key === "Backspace") { done(); return remove(sel) }
			if (e.key === "r") { done(); return shift({ quarters: 1 }) }
			if (e.key === "m") { done(); return shift({ mirror: "x" }) }
			if (e.key === "M") { done(); return shift({ mirror: "y" }) }
			return
		}
		if (arrows[e.key]) { done(); return guide(arrows[e.key], e.shiftKey ? 4 : 1) }
		if ((e.key === "Enter" || e.key === " ") && cursor) { done(); return press(cursor) }
	}
	/** guide moves the cursor of the keyboard. */
	const guide = ([x, y]: [number, number], times: number) => {
		const now = cursor ?? { x: snapped(s.Board.width / 2, lattice), y: snapped(s.Board.height / 2, lattice) }
		const p = cursor ? inside(s, { x: now.x + x * grid * times, y: now.y + y * grid * times }) : now
		setCursor(p)
		if (draft) setDraft({ from: draft.from, to: p })
		store.say(t("cursor", { x: inches(p.x), y: inches(p.y) }))
	}
	const press = (p: Point) => {
		if (draws || tool.sort === "pick") return draft ? end(draft) : setDraft({ from: p, to: p })
		if (tool.sort !== "erase") put(p)
	}
	const marks = store.findings.filter(f => f.place && f.place.Floor === s.Floor && (store.pack?.units.find(u => u.folder === store.unit)?.files ?? []).includes(f.file))
	return <figure class="floor">
		{s.Title && <figcaption>{s.Title}</figcaption>}
		<div class={"sheet tool-" + tool.sort}>
			<img src={drawing(store.unit, "board-map", s.Picture, number)} alt={s.Title || t("map")} draggable={false} />
			<svg ref={svg} viewBox={`0 0 ${s.W} ${s.H}`} onMouseDown={e => e.preventDefault()} onPointerDown={down} onPointerMove={over} onPointerUp={up} onPointerCancel={cancel} onKeyDown={key} tabindex={0} role="group" aria-label={t("things-on-board")}>
				<rect x={0} y={0} width={s.W} height={s.H} fill="transparent" />
				{all.map(x => <Shape key={x.key} x={x} s={s} X={X} Y={Y} on={sel.includes(x)} />)}
				{marks.map((f, i) => <Badge key={i} f={f} x={X(f.place!.At.x)} y={Y(f.place!.At.y)} inch={s.Inch} />)}
				{by && <Ghost sel={sel} to={mapping(sel, { by })} X={X} Y={Y} inch={s.Inch} />}
				{draft && tool.sort === "panel" && row(draft.from, draft.to, tool.length).map(([a, b]) => <line class="stroke" x1={X(a.x)} y1={Y(a.y)} x2={X(b.x)} y2={Y(b.y)} stroke-width={s.Inch / 5} />)}
				{draft && tool.sort !== "panel" && <rect class="marquee" x={X(corners(draft)[0].x)} y={Y(corners(draft)[0].y)} width={Math.abs(draft.to.x - draft.from.x) * s.Inch / 100} height={Math.abs(draft.to.y - draft.from.y) * s.Inch / 100} stroke-width={s.Inch / 20} />}
				{cursor && <Cursor x={X(cursor.x)} y={Y(cursor.y)} inch={s.Inch} />}
			</svg>
		</div>
	</figure>
}

const corners = (d: Draft): [Point, Point] => [{ x: Math.min(d.from.x, d.to.x), y: Math.min(d.from.y, d.to.y) }, { x: Math.max(d.from.x, d.to.x), y: Math.max(d.from.y, d.to.y) }]

/** nearEnd is the end of a panel aslant that a place is meant for: the next one can begin there. */
function nearEnd(all: Thing[], p: Point): Point | null {
	for (const x of all) for (const e of x.ends ?? []) if ((e.x % lattice || e.y % lattice) && Math.hypot(e.x - p.x, e.y - p.y) < 60) return e
	return null
}

/** rectangle is what a drawn rectangle becomes: a zone, or a level; a zone without an extent is the room around it. */
function rectangle(s: Sheet, all: Thing[], tool: Tool, d: Draft): Move[] {
	const [a, b] = corners(d)
	if (tool.sort === "zone") {
		const value = a.x === b.x || a.y === b.y ? `{room: ${at(a)}}` : `{from: ${at(a)}, to: ${at(b)}}`
		return [{ do: "new", path: path(s, "zones", free(all, "zones", "zone")), value }]
	}
	const w = (b.x - a.x) / 100, depth = (b.y - a.y) / 100
	if (w < 2 || depth < 2) return []
	const edge = "+" + " ".repeat(2 * w - 1) + "+"
	const plan = [edge, ...Array(depth - 1).fill(""), edge].map(line => line && "\t\t" + line).join("\n")
	return [{ do: "new", path: path(s, "levels", free(all, "levels", "level")), value: `{\n\tat: ${at(a)}\n\tsize: [${w}, ${depth}]\n\tplan: """\n${plan}\n\t\t"""\n}` }]
}

/** placed is what a tool puts at a place. */
function placed(s: Sheet, all: Thing[], plan: Plan, tool: Tool, p: Point): { moves: Move[]; keys: string[] } {
	const one = (list: string, stem: string, value: string) => {
		const id = free(all, list, stem)
		return { moves: [{ do: "new", path: path(s, list, id), value } as Move], keys: [list + "/" + id] }
	}
	const edge = side(s, p)
	switch (tool.sort) {
		case "put": {
			const colour = tool.list === "crates" ? plan.Supply.find(x => x.Sort === "crate" && x.Kind === tool.kind)?.Colours?.find(c => c.Used < c.Have) : undefined
			return one(tool.list, tool.kind, tool.list === "crates" ? `{size: "${tool.kind}"${colour ? `, colour: "${colour.ID}"` : ""}, at: ${at(p)}}` : `{kind: "${tool.kind}", at: ${at(p)}}`)
		}
		case "airlock": return one("airlocks", "airlock", `{side: "${edge.side}", at: ${inches(edge.along)}}`)
		case "entry": return one("entries", "entry", edge.away > 150 ? `{at: ${at(p)}}` : `{side: "${edge.side}", at: ${inches(edge.along)}}`)
		case "hatch": return one("hatches", "hatch", `{at: ${at(p)}}`)
		case "label": return { moves: [{ do: "add", path: path(s, "labels"), value: `{at: ${at(p)}, text: ${JSON.stringify(t("label-text"))}}` }], keys: ["labels/" + (s.Board.labels?.length ?? 0)] }
		case "link": {
			const other = plan.Sheets.find(x => x.Floor !== s.Floor && x.Floor !== "")
			if (!other) { store.say(t("no-other-floor")); break }
			const level = s.Board.levels?.find(l => l.id === other.Floor)
			const to = inside(other, { x: p.x - (level?.at.x ?? 0), y: p.y - (level?.at.y ?? 0) })
			return one("links", "way", `{from: ${at(p)}, to: ${at(to)}, board: "${other.Floor}"}`)
		}
	}
	return { moves: [], keys: [] }
}
