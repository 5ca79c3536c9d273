// The board: the printed map as the canvas, with hands.
import { h, Fragment } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { drawing, drawnValues, Finding, Laid, Point } from "./api"
import { useDrawing } from "./drawing"
import { store } from "./store"
import { t } from "./words"

interface Footprint { centre: Point; width: number; depth: number; turn: number }
interface Panel { id?: string; kind: string; from: Point; to: Point; state?: string; name: string; title?: string }
interface Piece { id: string; kind?: string; size?: string; colour?: string; title?: string; footprint?: Footprint; at?: Point; side?: string; turn?: number; number?: number; sealed?: boolean; from?: Point }
interface Board {
	width: number; height: number; panels?: Panel[]; crates?: Piece[]; furniture?: Piece[]; markers?: Piece[]; hatches?: Piece[]; airlocks?: Piece[]; entries?: Piece[]; links?: Piece[]
}
interface Sheet { Floor: string; Path: string; Title: string; Picture: string; W: number; H: number; Inch: number; X: number; Y: number; Board: Board }
interface Supply { Sort: string; Kind: string; Title: string; Length: number; Drawn: boolean; Width: number; Depth: number; Have: number; Used: number }
interface Plan { Sheets: Sheet[]; Supply: Supply[] }

/** Thing is whatever can be picked on a floor. */
interface Thing { list: string; id: string; name: string; what: string; at: Point; box?: Footprint; ends?: [Point, Point]; side?: string; piece: Piece | Panel }

type Tool = { sort: "pick" } | { sort: "panel"; kind: string; length: number } | { sort: "erase" } | { sort: "put"; list: string; kind: string; width: number; depth: number }

const lists: Record<string, string> = { crate: "crates", furniture: "furniture", marker: "markers" }

function things(s: Sheet): Thing[] {
	const b = s.Board, out: Thing[] = []
	for (const p of b.panels ?? []) out.push({ list: "panels", id: p.name, name: p.id ?? p.name, what: p.kind, at: { x: (p.from.x + p.to.x) / 2, y: (p.from.y + p.to.y) / 2 }, ends: [p.from, p.to], piece: p })
	for (const list of ["crates", "furniture"] as const)
		for (const p of b[list] ?? []) out.push({ list, id: p.id, name: p.id, what: p.kind ?? p.size ?? "", at: p.footprint!.centre, box: p.footprint, piece: p })
	for (const list of ["markers", "hatches", "airlocks", "entries"] as const)
		for (const p of b[list] ?? []) out.push({ list, id: p.id, name: p.id, what: p.kind ?? list, at: p.at!, side: p.side, piece: p })
	for (const p of b.links ?? []) out.push({ list: "links", id: p.id, name: p.id, what: p.kind ?? "link", at: p.from!, piece: p })
	return out
}

const inches = (hundredths: number) => String(Math.round(hundredths) / 100)
const path = (s: Sheet, ...more: string[]) => [...s.Path.split("."), ...more]
const snapped = (v: number, step: number) => Math.round(v / step) * step

export function BoardView() {
	const { made, why } = useDrawing("board-map")
	const [shown, setShown] = useState<{ plan: Plan; number: number } | null>(null)
	const [tool, setTool] = useState<Tool>({ sort: "pick" })
	const picked = store.picked?.unit === store.unit ? store.picked : null
	const setPicked = (thing: { floor: string; list: string; id: string } | null) => { store.picked = thing && { unit: store.unit, ...thing }; store.tell() }
	useEffect(() => {
		if (!made) return
		drawnValues<Plan>(made.unit, made.what, "board.json", made.number).then(plan => {
			setShown({ plan, number: made.number })
			store.plan = { unit: made.unit, plan }
			store.tell()
		}).catch(e => store.say(e.message))
	}, [made?.number])
	const plan = shown?.plan
	if (!plan) return <p class="empty">{why ? t("not-drawn", { why: t("why." + why) === "why." + why ? why : t("why." + why) }) : t("drawing")}</p>
	return <div class="board">
		<Palette plan={plan} tool={tool} choose={setTool} />
		<div class="floors">
			{why && <p class="old">{t("old-picture")}</p>}
			{plan.Sheets.map(s => <Floor key={store.unit + s.Floor} sheet={s} turn={shown!.number} tool={tool} picked={picked?.floor === s.Floor ? picked : null}
				pick={thing => setPicked(thing && { floor: s.Floor, list: thing.list, id: thing.id })} supply={plan.Supply} />)}
		</div>
	</div>
}

function Palette({ plan, tool, choose }: { plan: Plan; tool: Tool; choose: (t: Tool) => void }) {
	const on = (is: boolean) => ({ "aria-pressed": is, class: is ? "on" : "" })
	const count = (s: Supply) => s.Have > 0 ? <span class={s.Used > s.Have ? "left short" : "left"}>{t("left", { left: s.Have - s.Used, have: s.Have })}</span> : null
	const group = (sort: string) => plan.Supply.filter(s => s.Sort === sort && (sort !== "panel" || s.Drawn))
	return <nav class="palette" aria-label={t("palette")}>
		<button {...on(tool.sort === "pick")} onClick={() => choose({ sort: "pick" })}>{t("tool-pick")}</button>
		<button {...on(tool.sort === "erase")} onClick={() => choose({ sort: "erase" })}>{t("tool-erase")}</button>
		<h3>{t("panels")}</h3>
		{group("panel").map(s => <button key={s.Kind} {...on(tool.sort === "panel" && tool.kind === s.Kind)} onClick={() => choose({ sort: "panel", kind: s.Kind, length: s.Length })}>{s.Title} {count(s)}</button>)}
		{["crate", "furniture", "marker"].map(sort => <Fragment key={sort}>
			<h3>{t(lists[sort])}</h3>
			{group(sort).map(s => <button key={s.Kind} {...on(tool.sort === "put" && tool.kind === s.Kind && tool.list === lists[sort])} onClick={() => choose({ sort: "put", list: lists[sort], kind: s.Kind, width: s.Width, depth: s.Depth })}>{s.Title} {count(s)}</button>)}
		</Fragment>)}
	</nav>
}

function Floor({ sheet: s, turn, tool, picked, pick, supply }: { sheet: Sheet; turn: number; tool: Tool; picked: { list: string; id: string } | null; pick: (t: Thing | null) => void; supply: Supply[] }) {
	const svg = useRef<SVGSVGElement>(null)
	const [ghost, setGhost] = useState<Point | null>(null)
	const [line, setLine] = useState<[Point, Point] | null>(null)
	const drag = useRef<{ thing: Thing; from: Point; moved: boolean } | null>(null)
	const all = things(s)
	const X = (v: number) => s.X + v * s.Inch / 100
	const Y = (v: number) => s.Y + v * s.Inch / 100
	const here = (e: PointerEvent): Point => {
		const r = svg.current!.getBoundingClientRect()
		return { x: ((e.clientX - r.left) / r.width * s.W - s.X) / s.Inch * 100, y: ((e.clientY - r.top) / r.height * s.H - s.Y) / s.Inch * 100 }
	}
	const inside = (p: Point) => ({ x: Math.max(0, Math.min(s.Board.width, p.x)), y: Math.max(0, Math.min(s.Board.height, p.y)) })
	const post = (p: Point) => inside({ x: snapped(p.x, 200), y: snapped(p.y, 200) })
	const place = (p: Point) => inside({ x: snapped(p.x, 25), y: snapped(p.y, 25) })

	const move = (thing: Thing, to: Point) => {
		if (thing.side) return store.hand({ do: "set", path: path(s, thing.list, thing.id, "at"), value: inches(thing.side === "north" || thing.side === "south" ? to.x : to.y) })
		const piece = thing.list === "crates" || thing.list === "furniture"
		if (piece) return store.hand({ do: "place", path: path(s, thing.list, thing.id), x: inches(to.x), y: inches(to.y) })
		return store.hand({ do: "set", path: path(s, thing.list, thing.id, thing.list === "links" ? "from" : "at"), value: `[${inches(to.x)}, ${inches(to.y)}]` })
	}
	const remove = (thing: Thing) => {
		if (thing.ends) {
			const [a, b] = thing.ends
			return store.hand({ do: "panels", path: path(s), panels: [{ was: { from: a, to: b }, gone: true }] })
		}
		return store.hand({ do: "remove", path: path(s, thing.list, thing.id) })
	}
	const put = (p: Point) => {
		if (tool.sort !== "put") return
		const letter = tool.list === "crates" ? tool.kind[0] : tool.kind
		let n = 1
		while (all.some(x => x.id === (tool.list === "crates" ? `${letter}${n}` : `${letter}-${n}`))) n++
		const id = tool.list === "crates" ? `${letter}${n}` : `${letter}-${n}`
		const colour = ""
		const at = `[${inches(p.x)}, ${inches(p.y)}]`
		store.hand({ do: "set", path: path(s, tool.list, id), value: tool.list === "crates" ? `{size: "${tool.kind}"${colour}, at: ${at}}` : `{kind: "${tool.kind}", at: ${at}}` })
	}

	const down = (e: PointerEvent) => {
		if (e.button !== 0) return
		const p = here(e)
		if (tool.sort === "panel") { setLine([post(p), post(p)]); svg.current!.setPointerCapture(e.pointerId); return }
		if (tool.sort === "put") { put(place(p)); return }
		const name = (e.target as Element).closest("[data-thing]")?.getAttribute("data-thing")
		const thing = all.find(x => x.list + "/" + x.id === name)
		if (tool.sort === "erase") { if (thing) remove(thing); return }
		pick(thing ?? null)
		if (thing && !thing.ends) { drag.current = { thing, from: p, moved: false }; svg.current!.setPointerCapture(e.pointerId) }
	}
	const over = (e: PointerEvent) => {
		const p = here(e)
		if (line) {
			const end = post(p)
			setLine([line[0], Math.abs(end.x - line[0].x) >= Math.abs(end.y - line[0].y) ? { x: end.x, y: line[0].y } : { x: line[0].x, y: end.y }])
			return
		}
		const d = drag.current
		if (!d) return
		if (Math.hypot(p.x - d.from.x, p.y - d.from.y) > 12) d.moved = true
		if (d.moved) setGhost(place({ x: d.thing.at.x + p.x - d.from.x, y: d.thing.at.y + p.y - d.from.y }))
	}
	const up = async () => {
		if (line) {
			const [a, b] = line
			setLine(null)
			if (tool.sort !== "panel") return
			const long = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y))
			const dx = Math.sign(b.x - a.x), dy = Math.sign(b.y - a.y)
			const panels: Laid[] = []
			for (let at = 0; at + tool.length <= long; at += tool.length) {
				panels.push({ kind: tool.kind, from: { x: a.x + dx * at, y: a.y + dy * at }, to: { x: a.x + dx * (at + tool.length), y: a.y + dy * (at + tool.length) } })
			}
			if (panels.length > 0) await store.hand({ do: "panels", path: path(s), panels })
			if (long < tool.length) store.say(t("too-short", { n: tool.length / 100 }))
			return
		}
		const d = drag.current
		drag.current = null
		if (d?.moved && ghost) await move(d.thing, ghost)
		setGhost(null)
	}
	const key = (e: KeyboardEvent, thing: Thing) => {
		const step = e.shiftKey ? 100 : 25
		const by: Record<string, [number, number]> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }
		if (by[e.key] && !thing.ends) { e.preventDefault(); move(thing, inside({ x: thing.at.x + by[e.key][0], y: thing.at.y + by[e.key][1] })) }
		else if (e.key === "Delete" || e.key === "Backspace") { e.preventDefault(); remove(thing) }
		else if (e.key === "r" && thing.box) { e.preventDefault(); store.hand({ do: "set", path: path(s, thing.list, thing.id, "turn"), value: String((thing.box.turn + 90) % 360) }) }
		else if (e.key === "Enter" || e.key === " ") { e.preventDefault(); pick(thing) }
	}
	const is = (x: Thing) => picked?.list === x.list && picked.id === x.id
	const marks = store.findings.filter(f => store.file === f.file && (f.place?.Floor ?? "") === s.Floor && f.place)
	return <figure class="floor">
		{s.Title && <figcaption>{s.Title}</figcaption>}
		<div class={"sheet tool-" + tool.sort}>
			<img src={drawing(store.unit, "board-map", s.Picture, turn)} alt={s.Title || t("map")} draggable={false} />
			<svg ref={svg} viewBox={`0 0 ${s.W} ${s.H}`} onPointerDown={down} onPointerMove={over} onPointerUp={up} role="group" aria-label={t("things-on-board")}>
				<rect x={0} y={0} width={s.W} height={s.H} fill="transparent" />
				{all.map(x => <Shape key={x.list + x.id} x={x} s={s} X={X} Y={Y} on={is(x)} key_={e => key(e, x)} focus={() => pick(x)} />)}
				{marks.map((f, i) => <Badge key={i} f={f} x={X(f.place!.At.x)} y={Y(f.place!.At.y)} inch={s.Inch} />)}
				{ghost && drag.current && <Ghost thing={drag.current.thing} at={ghost} X={X} Y={Y} inch={s.Inch} />}
				{line && <line class="stroke" x1={X(line[0].x)} y1={Y(line[0].y)} x2={X(line[1].x)} y2={Y(line[1].y)} stroke-width={s.Inch / 5} />}
			</svg>
		</div>
	</figure>
}

function Shape({ x, s, X, Y, on, key_, focus }: { x: Thing; s: Sheet; X: (v: number) => number; Y: (v: number) => number; on: boolean; key_: (e: KeyboardEvent) => void; focus: () => void }) {
	const common = { "data-thing": x.list + "/" + x.id, class: on ? "thing on" : "thing", tabIndex: 0, role: "button", "aria-label": `${t("one." + x.list)} ${x.name}, ${inches(x.at.x)}, ${inches(x.at.y)}`, "aria-pressed": on, onKeyDown: key_, onFocus: focus }
	if (x.ends) return <line {...common} x1={X(x.ends[0].x)} y1={Y(x.ends[0].y)} x2={X(x.ends[1].x)} y2={Y(x.ends[1].y)} stroke-width={s.Inch * 0.35} />
	if (x.box) {
		const w = x.box.width * s.Inch / 100, d = x.box.depth * s.Inch / 100
		return <rect {...common} x={X(x.at.x) - w / 2} y={Y(x.at.y) - d / 2} width={w} height={d} transform={`rotate(${x.box.turn} ${X(x.at.x)} ${Y(x.at.y)})`} stroke-width={s.Inch / 15} />
	}
	return <circle {...common} cx={X(x.at.x)} cy={Y(x.at.y)} r={s.Inch * 0.6} stroke-width={s.Inch / 15} />
}

function Ghost({ thing, at, X, Y, inch }: { thing: Thing; at: Point; X: (v: number) => number; Y: (v: number) => number; inch: number }) {
	const w = (thing.box?.width ?? 100) * inch / 100, d = (thing.box?.depth ?? 100) * inch / 100
	return <g class="ghost">
		<rect x={X(at.x) - w / 2} y={Y(at.y) - d / 2} width={w} height={d} transform={`rotate(${thing.box?.turn ?? 0} ${X(at.x)} ${Y(at.y)})`} />
		<text x={X(at.x)} y={Y(at.y) - d / 2 - inch / 4} font-size={inch * 0.55} text-anchor="middle">{inches(at.x)}, {inches(at.y)}</text>
	</g>
}

function Badge({ f, x, y, inch }: { f: Finding; x: number; y: number; inch: number }) {
	return <g class={"badge " + f.severity}>
		<circle cx={x} cy={y} r={inch * 0.42} /><text x={x} y={y + inch * 0.17} font-size={inch * 0.5} text-anchor="middle">!</text><title>{f.code}: {f.summary}</title>
	</g>
}

/** Inspector shows what is picked on the board, and changes it. */
export function Inspector() {
	if (store.plan?.unit !== store.unit) return null
	const plan = store.plan.plan as Plan
	const picked = store.picked?.unit === store.unit ? store.picked : null
	const s = plan.Sheets.find(s => s.Floor === picked?.floor)
	const x = s && things(s).find(x => x.list === picked!.list && x.id === picked!.id)
	if (!s || !x) return <aside class="inspector"><p class="hint">{t("pick-something")}</p></aside>
	const set = (field: string, value: string) => store.hand({ do: "set", path: path(s, x.list, x.id, field), value })
	const p = x.piece as Piece & Panel
	const same = plan.Supply.filter(k => k.Sort === (x.ends ? "panel" : ({ crates: "crate", furniture: "furniture", markers: "marker" } as Record<string, string>)[x.list]))
	const source = async () => {
		store.view = "text"
		const text = store.text(store.file)
		const name = new RegExp(`^\\s*(?:\\w+: )*"?${x.id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}"?:`, "m").exec(text)
		if (name) store.goTo = { file: store.file, from: new TextEncoder().encode(text.slice(0, name.index + name[0].length)).length }
		store.tell()
	}
	return <aside class="inspector" aria-label={t("inspector")}>
		<h3>{t("one." + x.list)} <b>{x.name}</b></h3>
		<p>{t("at", { x: inches(x.at.x), y: inches(x.at.y) })}</p>
		{same.length > 0 && <label>{t("kind")} <select value={x.what} onChange={e => {
			const kind = (e.target as HTMLSelectElement).value
			if (x.ends) store.hand({ do: "panels", path: path(s), panels: [{ was: { from: x.ends[0], to: x.ends[1] }, from: x.ends[0], to: x.ends[1], kind }] })
			else set(x.list === "crates" ? "size" : "kind", JSON.stringify(kind))
		}}>{same.map(k => <option key={k.Kind} value={k.Kind}>{k.Title}</option>)}</select></label>}
		{x.ends && p.state && <label>{t("state")} <select value={p.state} onChange={e => set("state", JSON.stringify((e.target as HTMLSelectElement).value))}>
			{["open", "closed", "locked", "jammed"].map(v => <option key={v} value={v}>{t("state." + v)}</option>)}</select></label>}
		{x.box && <label>{t("turn")} <input type="number" step={15} min={0} max={345} value={x.box.turn} onChange={e => set("turn", (e.target as HTMLInputElement).value || "0")} /></label>}
		{x.list === "furniture" && <label>{t("title")} <input value={p.title ?? ""} onChange={e => set("title", JSON.stringify((e.target as HTMLInputElement).value))} /></label>}
		{x.list === "entries" && <label><input type="checkbox" checked={!!p.sealed} onChange={e => set("state", (e.target as HTMLInputElement).checked ? '"sealed"' : '"open"')} /> {t("sealed")}</label>}
		<button onClick={source}>{t("to-source")}</button>
		<p class="hint">{t("keys-hint")}</p>
	</aside>
}
