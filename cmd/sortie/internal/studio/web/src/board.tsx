// The board: the printed map as the canvas, with hands.
import { h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { drawing, drawnValues, Laid, Move, Point } from "./api"
import { useDrawing } from "./drawing"
import { useFingers } from "./fingers"
import { actions } from "./inspector"
import { Choice, Menu } from "./menu"
import { hereNow, reach } from "./here"
import { asksFrom, Drawn, overlay } from "./overlay"
import { mapping, removal, Shift, shifted, step } from "./moves"
import { named, Palette, Tool, toolOf } from "./palette"
import { enter, partOf } from "./rove"
import { Badge, Cursor, Ghost, Shape } from "./shapes"
import { store } from "./store"
import { at, choose, free, inches, inside, keyPath, lattice, near, path, Plan, row, select, selected, Sheet, side, snapped, Thing, things } from "./things"
import { t } from "./words"
import { useZoom, Zoom } from "./zoom"

export function BoardView() {
	const { made, why, turn } = useDrawing("board-map")
	const [shown, setShown] = useState<{ plan: Plan; number: number; turn: number } | null>(null)
	const [tool, setTool] = useState<Tool>({ sort: "pick" })
	const floors = useRef<HTMLDivElement>(null)
	const zoom = useZoom(floors)
	useEffect(() => {
		if (!made) return
		drawnValues<Plan>(made.unit, made.what, "board.json", made.number).then(plan => {
			setShown({ plan, number: made.number, turn: made.turn })
			store.plan = { unit: made.unit, plan }
			store.tell()
		}).catch(e => store.say(e.message))
	}, [made?.number])
	const asks = asksFrom(overlay.q.what)
	useEffect(() => { if (asks) setTool({ sort: "ask" }); else setTool(now => now.sort === "ask" ? { sort: "pick" } : now) }, [asks])
	useEffect(() => overlay.forget(), [])
	useEffect(() => { if (shown) overlay.ask(shown.number) }, [shown?.number])
	const plan = shown?.plan
	useEffect(() => {
		const key = (e: KeyboardEvent) => {
			const on = e.target as Element
			if (!plan || e.ctrlKey || e.metaKey || e.altKey || on !== document.body && !on.closest(".board") || on.closest("input, select, textarea, dialog, .menu")) return
			const done = (then: () => void) => { e.preventDefault(); then() }
			if (e.key === "+" || e.key === "=") return done(() => zoom.step(1.5))
			if (e.key === "-") return done(() => zoom.step(1 / 1.5))
			if (e.key === "0") return done(zoom.fit)
			const next = e.shiftKey ? null : toolOf(plan, e.key, tool)
			if (!next) return
			done(() => { setTool(next); store.say(named(plan, next)); (on.closest<SVGElement>(".sheet svg") ?? floors.current?.querySelector<SVGElement>(".sheet svg"))?.focus() })
		}
		addEventListener("keydown", key)
		return () => removeEventListener("keydown", key)
	})
	if (!plan) return <p class="empty">{why ? t("not-drawn", { why: t("why." + why) === "why." + why ? why : t("why." + why) }) : t("drawing")}</p>
	return <div class="board" aria-busy={store.handsFull > 0 || turn !== store.turn || !why && shown!.turn !== turn}>
		<Palette plan={plan} tool={tool} choose={setTool} asks={asks} />
		<div class="floors" ref={floors} data-part="board">
			{why && <p class="old">{t("old-picture")}</p>}
			{plan.Sheets.map(s => <Floor key={store.unit + s.Floor} sheet={s} plan={plan} number={shown!.number} turn={turn} tool={tool} zoom={zoom} />)}
		</div>
		<div class="zoom" role="group" aria-label={t("zoom")}>
			<button aria-label={t("zoom-out")} title="−" disabled={zoom.by <= 1} onClick={() => zoom.step(1 / 1.5)}>−</button>
			<button title={t("zoom-fit") + " (0)"} onClick={zoom.fit}>{Math.round(zoom.by * 100)} %</button>
			<button aria-label={t("zoom-in")} title="+" onClick={() => zoom.step(1.5)}>+</button>
		</div>
	</div>
}

/** Draft is what a hand has begun and not ended: a row of panels, or a rectangle. */
interface Draft { from: Point; to: Point }

function Floor({ sheet: s, plan, number, turn, tool, zoom }: { sheet: Sheet; plan: Plan; number: number; turn: number; tool: Tool; zoom: Zoom }) {
	const svg = useRef<SVGSVGElement>(null)
	const [by, setBy] = useState<Point | null>(null) // how far a selection is dragged
	const [draft, setDraft] = useState<Draft | null>(null)
	const [guided, setCursor] = useState<Point | null>(null) // where the keyboard was led
	const [menu, setMenu] = useState<{ x: number; y: number; choices: Choice[] } | null>(null)
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
	const grid = tool.sort === "panel" || tool.sort === "level" ? lattice : tool.sort === "zone" || tool.sort === "ask" ? 100 : tool.sort === "airlock" || tool.sort === "entry" ? 50 : 25
	const place = (p: Point) => inside(s, tool.sort === "panel" ? nearEnd(all, p) ?? { x: snapped(p.x, grid), y: snapped(p.y, grid) } : { x: snapped(p.x, grid), y: snapped(p.y, grid) })
	const cursor = guided && (tool.sort === "pick" || tool.sort === "erase" ? guided : place(guided)) // of the keyboard
	const dragged = (p: Point) => ({ x: snapped(p.x, step(sel)), y: snapped(p.y, step(sel)) })

	/** shift brings the selection elsewhere; it stays selected there, or its copy is. */
	const shift = async (how: Shift, copy = false) => {
		if (sel.length === 0) return
		const { moves, keys } = shifted(s, all, sel, how, copy)
		const done = await store.hand(...moves)
		focus.current = true
		if (done) select(s, keys)
	}
	const remove = async (list: Thing[]) => { await store.hand(...removal(s, list)); select(s, []) }
	const draws = tool.sort === "panel" || tool.sort === "zone" || tool.sort === "level"

	const end = async (d: Draft) => {
		setDraft(null)
		if (tool.sort === "panel") {
			const panels: Laid[] = row(d.from, d.to, tool.length).map(([from, to]) => ({ kind: tool.kind, from, to }))
			if (panels.length === 0) return store.say(t("too-short", { n: tool.length / 100 }))
			if (await store.hand({ do: "panels", path: path(s), panels })) select(s, panels.map(p => panelKey(p.from!, p.to!)))
		} else if (tool.sort === "pick") {
			const [a, b] = corners(d)
			const within = all.filter(x => x.list !== "levels" && (x.ends ?? x.rect ?? [x.at]).every(p => p.x >= a.x && p.x <= b.x && p.y >= a.y && p.y <= b.y))
			select(s, within.map(x => x.key))
		} else {
			const { moves, keys } = rectangle(s, all, tool, d)
			if (moves.length === 0) return
			if (await store.hand(...moves)) select(s, keys)
		}
	}
	const put = (p: Point) => { const made = placed(s, all, plan, tool, p); if (made.moves.length > 0) store.hand(...made.moves).then(done => { if (done) select(s, made.keys) }) }

	const cancel = () => { drag.current = null; setBy(null); setDraft(null); tapped.current = null }
	const thingAt = (on: Element) => all.find(x => x.key === on.closest("[data-thing]")?.getAttribute("data-thing"))

	/** openMenu is what can be done with a thing and all that is picked, or with the board. */
	const openMenu = (x: number, y: number, thing?: Thing) => {
		const picks = !thing ? [] : sel.includes(thing) ? sel : store.selection?.floor === s.Floor && menuAdds.current ? [...sel, thing] : [thing]
		menuAdds.current = false
		if (picks.length > 0) select(s, picks.map(p => p.key))
		const choices: Choice[] = picks.length > 0
			? [...actions(s, picks), { words: t("change-it"), key: "I", go: () => enter(partOf("inspector")) }, { words: t("pick-one-more"), go: () => { menuAdds.current = true; store.say(t("press-one-more")) } }]
			: [{ words: t("pick-all"), key: "Ctrl+A", go: () => select(s, all.filter(x => x.list !== "levels").map(x => x.key)) },
				{ words: t("zoom-in"), key: "+", go: () => zoom.at(2, x, y, svg.current) }, { words: t("zoom-fit"), key: "0", go: zoom.fit }]
		setMenu({ x, y, choices })
	}
	const pointing = useRef(false) // the focus comes of a pointer, and no cursor is wanted
	const menuAdds = useRef(false) // the next thing that is touched is picked as well
	const fingers = useFingers(zoom, (x, y, on) => openMenu(x, y, thingAt(on)), cancel)
	const tapped = useRef<(() => void) | null>(null) // what a finger does if it is lifted where it was put down

	/** question asks from the square that a place lies in. */
	const question = (p: Point) => {
		const in1 = (v: number, size: number) => Math.max(0, Math.min(Math.ceil(size / 100) - 1, Math.floor(v / 100))) * 100 + 50
		const now = { x: in1(p.x, s.Board.width), y: in1(p.y, s.Board.height) }
		if (overlay.q.floor !== s.Floor || overlay.q.at?.x !== now.x || overlay.q.at?.y !== now.y) overlay.change({ floor: s.Floor, at: now })
	}
	const down = (e: PointerEvent) => {
		if (fingers.down(e) || e.button !== 0) return
		setCursor(null)
		const p = here(e), touch = e.pointerType === "touch"
		const thing = thingAt(e.target as Element)
		const now = (act: () => void) => { if (touch) tapped.current = act; else act() }
		svg.current!.setPointerCapture(e.pointerId)
		pointing.current = true
		svg.current!.focus({ preventScroll: true })
		pointing.current = false
		if (draws) return setDraft({ from: place(p), to: place(p) })
		if (tool.sort === "ask") { drag.current = p; return question(p) }
		if (tool.sort === "erase") { if (thing) now(() => remove([thing])); return }
		if (tool.sort !== "pick") return now(() => put(place(p)))
		if (!thing && touch) { tapped.current = () => select(s, []); return fingers.pan() }
		if (!thing) { select(s, []); return setDraft({ from: p, to: p }) }
		const keys = sel.map(x => x.key)
		if (e.shiftKey || e.ctrlKey || menuAdds.current) menuAdds.current = false
		else if (touch && !keys.includes(thing.key)) { tapped.current = () => select(s, [thing.key]); return fingers.pan() }
		else {
			if (!keys.includes(thing.key)) select(s, [thing.key])
			drag.current = p
			return
		}
		select(s, keys.includes(thing.key) ? keys.filter(k => k !== thing.key) : [...keys, thing.key])
	}
	const over = (e: PointerEvent) => {
		if (fingers.move(e)) return
		tapped.current = null
		const p = here(e)
		if (draft) return setDraft({ from: draft.from, to: tool.sort === "pick" ? p : place(p) })
		if (!drag.current) return
		if (tool.sort === "ask") return question(p)
		const far = { x: p.x - drag.current.x, y: p.y - drag.current.y }
		if (by || Math.hypot(far.x, far.y) > 12) setBy(dragged(far))
	}
	const up = async (e: PointerEvent) => {
		const tap = tapped.current
		if (fingers.up(e)) return cancel()
		tapped.current = null
		if (tap) return tap()
		if (draft) return end(draft)
		drag.current = null
		if (by && (by.x || by.y)) await shift({ by })
		setBy(null)
	}

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
	const one = hereNow()
	useEffect(() => {
		if (!one || one.by === "board" || by || draft) return
		const close = all.map(x => [reach(keyPath(s, x.key), one.path), x.key] as const).filter(([n]) => n > path(s).length + 1)
		const keys = close.filter(([n]) => n === Math.max(...close.map(([n]) => n))).map(([, key]) => key)
		if (keys.length === 0 || store.selection?.floor === s.Floor && store.selection.keys.join() === keys.join()) return
		choose(s, keys)
		svg.current?.querySelector(`[data-thing="${CSS.escape(keys[0])}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" })
		store.tell()
	}, [one, number])
	useEffect(() => {
		if (!focus.current || sel.length === 0) return
		focus.current = false
		;(svg.current?.querySelector(`[data-thing="${CSS.escape(sel[0].key)}"]`) as SVGElement | null)?.focus()
	})

	const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
	const keyAll = () => all.filter(x => x.list !== "levels").map(x => x.key)
	const toggled = (x: Thing) => sel.includes(x) ? sel.filter(y => y !== x).map(y => y.key) : [...sel.map(y => y.key), x.key]
	const key = (e: KeyboardEvent) => {
		const mod = e.ctrlKey || e.metaKey
		const done = (then: () => unknown) => { e.preventDefault(); e.stopPropagation(); then() }
		if (mod && e.key === "a") return done(() => select(s, keyAll()))
		if (mod && e.key === "d") return done(() => shift({ by: { x: lattice, y: lattice } }, true))
		if (mod || e.altKey) return
		const focused = thingAt(e.target as Element), under = focused ?? (cursor ? near(all, cursor)[0] : undefined)
		if (e.key === "Escape") { cancel(); return done(() => { select(s, []); svg.current!.focus() }) }
		if (e.key.toLowerCase() === "n") return done(() => next(e.shiftKey ? -1 : 1))
		if (e.key === "i" && sel.length > 0) return done(() => enter(partOf("inspector")))
		if (e.key === "ContextMenu" || e.key === "F10" && e.shiftKey) return done(() => { const r = (e.target as Element).getBoundingClientRect(); openMenu(cursor ? onScreen(cursor).x : r.left + r.width / 2, cursor ? onScreen(cursor).y : r.top + r.height / 2, sel[0] ?? under) })
		if (tool.sort === "pick" && !draft) {
			const held = sel.length > 0 ? sel : focused ? [focused] : []
			const far = e.shiftKey ? Math.max(100, step(held)) : step(held)
			if (held.length > 0 && arrows[e.key]) return done(() => { if (sel.length === 0) select(s, held.map(x => x.key)); nudge(arrows[e.key][0] * far, arrows[e.key][1] * far) })
			if (e.key === " " && under) return done(() => select(s, toggled(under)))
		}
		if (sel.length > 0 && !draft) {
			if (e.key === "Delete" || e.key === "Backspace") return done(() => remove(sel))
			if (e.key === "r") return done(() => shift({ quarters: 1 }))
			if (e.key === "m") return done(() => shift({ mirror: "x" }))
			if (e.key === "M") return done(() => shift({ mirror: "y" }))
		}
		if (arrows[e.key]) return done(() => guide(arrows[e.key], e.shiftKey ? 4 : 1))
		if (e.key === "Enter" || e.key === " ") return done(() => cursor ? press(cursor, under) : guide([0, 0], 1))
	}
	/** next picks the thing after the one that is picked, or before it, as if they stood in a row. */
	const next = (by: 1 | -1) => {
		if (all.length === 0) return
		const i = all.findIndex(x => sel.includes(x))
		const x = all[i < 0 ? (by > 0 ? 0 : all.length - 1) : (i + by + all.length) % all.length]
		focus.current = true
		setCursor(x.at)
		select(s, [x.key])
	}
	const onScreen = (p: Point) => { const r = svg.current!.getBoundingClientRect(); return { x: r.left + X(p.x) / s.W * r.width, y: r.top + Y(p.y) / s.H * r.height } }
	/** guide moves the cursor of the keyboard, and says where it is. */
	const guide = ([x, y]: [number, number], times: number) => {
		const now = cursor ?? { x: snapped(s.Board.width / 2, lattice), y: snapped(s.Board.height / 2, lattice) }
		const p = cursor ? inside(s, { x: now.x + x * grid * times, y: now.y + y * grid * times }) : now
		setCursor(p)
		if (tool.sort === "ask") question(p)
		if (draft) setDraft({ from: draft.from, to: p })
		const on = near(all, p)[0]
		store.say(t("cursor", { x: inches(p.x), y: inches(p.y) }) + (on ? ": " + t("one." + on.list) + " " + on.name : ""))
		const box = svg.current!.closest(".floors")!, r = box.getBoundingClientRect(), at = onScreen(p)
		box.scrollBy(at.x < r.left + 40 ? at.x - r.left - 40 : Math.max(0, at.x - r.right + 40), at.y < r.top + 40 ? at.y - r.top - 40 : Math.max(0, at.y - r.bottom + 40))
	}
	/** press is what Enter does where the cursor is. */
	const press = (p: Point, under?: Thing) => {
		if (tool.sort === "ask") return question(p)
		if (draft) return end({ from: draft.from, to: p })
		if (tool.sort === "erase") return under && remove([under])
		if (tool.sort === "pick" && under) {
			const here = near(all, p), i = here.findIndex(x => sel.includes(x)) // once more: what lies below it
			return select(s, [(here[(i + 1) % here.length] ?? under).key])
		}
		if (draws || tool.sort === "pick") return setDraft({ from: p, to: p })
		put(p)
	}
	const entered = () => { if (!guided && !pointing.current && svg.current!.matches(":focus-visible")) guide([0, 0], 1) }
	const marks = store.findings.filter(f => f.place && f.place.Floor === s.Floor && (store.pack?.units.find(u => u.folder === store.unit)?.files ?? []).includes(f.file))
	return <figure class="floor">
		{s.Title && <figcaption>{s.Title}</figcaption>}
		<p class="sr" id={"keys-of-" + s.Floor}>{t("board-keys")}</p>
		<div class={"sheet tool-" + tool.sort} style={`--wide: ${s.W}; --high: ${s.H}; --zoom: ${zoom.by}`}>
			<img src={drawing(store.unit, "board-map", s.Picture, number)} alt={s.Title || t("map")} draggable={false} />
			<svg ref={svg} viewBox={`0 0 ${s.W} ${s.H}`} onMouseDown={e => e.preventDefault()} onPointerDown={down} onPointerMove={over} onPointerUp={up} onPointerCancel={e => { fingers.up(e); cancel() }} onKeyDown={key} onFocus={entered}
				onContextMenu={e => { e.preventDefault(); if (!menu) openMenu(e.clientX, e.clientY, thingAt(e.target as Element)) }} tabindex={0} role="application" aria-label={(s.Title ? s.Title + ": " : "") + t("things-on-board")} aria-describedby={"keys-of-" + s.Floor}>
				<rect x={0} y={0} width={s.W} height={s.H} fill="transparent" />
				<Drawn s={s} number={number} />
				{all.map(x => <Shape key={x.key} x={x} s={s} X={X} Y={Y} on={sel.includes(x)} />)}
				{marks.map((f, i) => <Badge key={i} f={f} x={X(f.place!.At.x)} y={Y(f.place!.At.y)} inch={s.Inch} />)}
				{by && <Ghost sel={sel} to={mapping(sel, { by })} X={X} Y={Y} inch={s.Inch} />}
				{draft && tool.sort === "panel" && row(draft.from, draft.to, tool.length).map(([a, b]) => <line class="stroke" x1={X(a.x)} y1={Y(a.y)} x2={X(b.x)} y2={Y(b.y)} stroke-width={s.Inch / 5} />)}
				{draft && tool.sort !== "panel" && <rect class="marquee" x={X(corners(draft)[0].x)} y={Y(corners(draft)[0].y)} width={Math.abs(draft.to.x - draft.from.x) * s.Inch / 100} height={Math.abs(draft.to.y - draft.from.y) * s.Inch / 100} stroke-width={s.Inch / 20} />}
				{cursor && <Cursor x={X(cursor.x)} y={Y(cursor.y)} inch={s.Inch} />}
			</svg>
		</div>
		{menu && <Menu {...menu} close={() => setMenu(null)} />}
	</figure>
}

const corners = (d: Draft): [Point, Point] => [{ x: Math.min(d.from.x, d.to.x), y: Math.min(d.from.y, d.to.y) }, { x: Math.max(d.from.x, d.to.x), y: Math.max(d.from.y, d.to.y) }]

/** nearEnd is the end of a panel aslant that a place is meant for: the next one can begin there. */
function nearEnd(all: Thing[], p: Point): Point | null {
	for (const x of all) for (const e of x.ends ?? []) if ((e.x % lattice || e.y % lattice) && Math.hypot(e.x - p.x, e.y - p.y) < 60) return e
	return null
}

/** panelKey is what the board calls a panel between two places. */
const panelKey = (a: Point, b: Point) => { const [from, to] = b.y < a.y || b.y === a.y && b.x < a.x ? [b, a] : [a, b]; return `panels/${inches(from.x)},${inches(from.y)}-${inches(to.x)},${inches(to.y)}` }

/** rectangle is what a drawn rectangle becomes: a zone, or a level; a zone without an extent is the room around it. */
function rectangle(s: Sheet, all: Thing[], tool: Tool, d: Draft): { moves: Move[]; keys: string[] } {
	const [a, b] = corners(d)
	if (tool.sort === "zone") {
		const value = a.x === b.x || a.y === b.y ? `{room: ${at(a)}}` : `{from: ${at(a)}, to: ${at(b)}}`
		const id = free(all, "zones", "zone")
		return { moves: [{ do: "new", path: path(s, "zones", id), value }], keys: ["zones/" + id] }
	}
	const w = (b.x - a.x) / 100, depth = (b.y - a.y) / 100
	if (w < 2 || depth < 2) return { moves: [], keys: [] }
	const edge = "+" + " ".repeat(2 * w - 1) + "+"
	const plan = [edge, ...Array(depth - 1).fill(""), edge].map(line => line && "\t\t" + line).join("\n")
	const id = free(all, "levels", "level")
	return { keys: ["levels/" + id], moves: [{ do: "new", path: path(s, "levels", id), value: `{\n\tat: ${at(a)}\n\tsize: [${w}, ${depth}]\n\tplan: """\n${plan}\n\t\t"""\n}` }] }
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
