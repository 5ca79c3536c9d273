// What lies over the map when somebody asks something of the board. The service answers; nothing is worked out here.
import { Fragment, h } from "preact"
import { ask, Point } from "./api"
import { store } from "./store"
import { inches, Plan, Sheet } from "./things"
import { t } from "./words"

export const overlays = ["reach", "sight", "rooms", "arrivals", "rounds"] as const
export type What = "" | typeof overlays[number]

/** Question is what is asked, and from which spot of which floor. */
export interface Question { what: What; floor: string; at: Point | null; far: number; crews: number }

interface Spot { floor: string; col: number; row: number }
interface Place { floor: string; at: Point; name: string; text: string; class?: string; path?: string }
interface Walk { row: number; column: number; ok: boolean; length: number; likely: number; fewest: number; via?: string[]; way?: { floor: string; at: Point[] }[] }
export interface Answer {
	what: What; from?: Spot; pace?: { far: number; usual: number; most: number }
	classes: { id: string; title?: string; count: number }[]; cells: (Spot & { class: number; text?: string })[]; places: Place[]
	walks?: Walk[]; levels?: { title: string; round: number; brings: string }[]; rows?: string[]; columns?: string[]; crews?: { of: number; min: number; max: number }
}

export const asksFrom = (what: What) => what === "reach" || what === "sight"

const nothing: Question = { what: "", floor: "", at: null, far: 0, crews: 0 }

/** Overlay is what lies over the board that is shown. */
class Overlay {
	q = nothing
	answer: Answer | null = null
	why = ""
	walk: Walk | null = null // that is shown
	private asked = ""
	private got = ""
	private number = 0

	get busy() { return this.asked !== this.got }

	change(more: Partial<Question>) {
		this.q = { ...this.q, ...more }
		this.ask(this.number)
	}

	show(w: Walk | null) { this.walk = w; store.tell() }

	/** ask asks anew if the question, the unit or its drawing is another. */
	ask(number: number) {
		this.number = number
		const q = this.q, key = JSON.stringify([q, number, store.unit])
		if (key === this.asked) return
		this.asked = key
		this.walk = null
		const take = (answer: Answer | null, why: string) => {
			if (this.asked !== key) return
			Object.assign(this, { answer, why, got: key })
			store.tell()
		}
		if (this.answer?.what !== q.what) this.answer = null
		if (q.what === "" || asksFrom(q.what) && !q.at) return take(null, "")
		store.tell()
		ask<Answer>("overlay", { unit: store.unit, ...q, at: q.at ?? { x: 0, y: 0 } }).then(a => take(a, ""), e => take(null, (e as Error).message))
	}

	/** forget is for another board. */
	forget() {
		this.q = { ...nothing, what: this.q.what }
		this.answer = null
	}
}

export const overlay = new Overlay()

/** looks are colours that colour-blind eyes tell apart, each with a pattern of its own. */
const looks = [["#0072b2", "dots"], ["#d55e00", "rise"], ["#009e73", "level"], ["#a5487f", "fall"], ["#56b4e9", "grid"], ["#8a6d00", "upright"]] as const

const fixed: Record<string, readonly [string, string]> = { near: ["#009e73", "plain"], later: ["#d55e00", "rise"], clear: ["#0072b2", "plain"], unseen: ["#20262c", "shade"] }

const lookOf = (id: string, n: number) => fixed[id] ?? looks[n % looks.length]

function Pattern({ id, look: [colour, sort], size }: { id: string; look: readonly [string, string]; size: number }) {
	const line = { stroke: colour, "stroke-width": size / 9 }
	return <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
		<rect width={size} height={size} fill={colour} fill-opacity={sort === "shade" ? 0.42 : 0.2} />
		{sort === "dots" && <circle cx={size / 2} cy={size / 2} r={size / 6} fill={colour} />}
		{(sort === "rise" || sort === "shade") && <path d={`M${-size / 4} ${size / 4}L${size / 4} ${-size / 4}M0 ${size}L${size} 0M${size * 0.75} ${size * 1.25}L${size * 1.25} ${size * 0.75}`} {...line} />}
		{sort === "fall" && <path d={`M${-size / 4} ${size * 0.75}L${size / 4} ${size * 1.25}M0 0L${size} ${size}M${size * 0.75} ${-size / 4}L${size * 1.25} ${size / 4}`} {...line} />}
		{(sort === "level" || sort === "grid") && <path d={`M0 ${size / 2}H${size}`} {...line} />}
		{(sort === "upright" || sort === "grid") && <path d={`M${size / 2} 0V${size}`} {...line} />}
	</pattern>
}

/** Drawn is an overlay on one floor. Whoever sees nothing has the legend. */
export function Drawn({ s, number }: { s: Sheet; number: number }) {
	const { answer: a, q, walk } = overlay
	if (!a && !(asksFrom(q.what) && q.at)) return null
	const X = (v: number) => s.X + v * s.Inch / 100, Y = (v: number) => s.Y + v * s.Inch / 100
	const own = a?.cells.filter(c => c.floor === s.Floor) ?? []
	const id = (n: number) => `over-${number}-${s.Floor}-${n}`
	const squares = (n: number) => own.filter(c => c.class === n).map(c => `M${X(c.col * 100)} ${Y(c.row * 100)}h${s.Inch}v${s.Inch}h${-s.Inch}z`).join("")
	const from = q.at && asksFrom(q.what) && q.floor === s.Floor ? a?.from ? { x: a.from.col * 100 + 50, y: a.from.row * 100 + 50 } : q.at : null
	return <g class="overlay" aria-hidden="true">
		<defs>{a?.classes.map((c, n) => <Pattern key={c.id} id={id(n)} look={lookOf(c.id, n)} size={s.Inch / 2.5} />)}</defs>
		{a?.classes.map((c, n) => <path key={c.id} class={"squares " + c.id} d={squares(n)} fill={`url(#${id(n)})`} />)}
		{a?.what === "rooms" && <path class="borders" d={borders(own, X, Y)} stroke-width={s.Inch / 9} />}
		{a?.what === "reach" && own.map(c => <text key={c.col + "," + c.row} x={X(c.col * 100 + 50)} y={Y(c.row * 100 + 50) + s.Inch * 0.15} font-size={s.Inch * 0.42}>{c.text}</text>)}
		{walk?.way?.filter(w => w.floor === s.Floor).map((w, i) => <polyline key={i} class="way" points={w.at.map(p => `${X(p.x)},${Y(p.y)}`).join(" ")} stroke-width={s.Inch / 4} />)}
		{a?.places.filter(p => p.floor === s.Floor).map((p, i) => <Tag key={i} p={p} x={X(p.at.x)} y={Y(p.at.y)} s={s} />)}
		{from && <g class="from" stroke-width={s.Inch / 8}><circle cx={X(from.x)} cy={Y(from.y)} r={s.Inch * 0.42} /><circle cx={X(from.x)} cy={Y(from.y)} r={s.Inch * 0.12} /></g>}
	</g>
}

/** Tag is the word at a place, on a plate that lies within the picture. */
function Tag({ p, x, y, s }: { p: Place; x: number; y: number; s: Sheet }) {
	const size = s.Inch * 0.62, w = Math.max(p.text.length * 0.62 + 0.5, 1.2) * size
	// what stands at the rim has its own sign there
	const off = (v: number, size: number) => v <= 0 ? s.Inch * 0.9 : v >= size ? -s.Inch * 0.9 : 0
	const left = x + off(p.at.x, s.Board.width) - w / 2, top = y + off(p.at.y, s.Board.height) - size * 0.7
	return <g class={"tag " + (p.class ?? "")}><rect x={left} y={top} width={w} height={size * 1.4} rx={size / 3} stroke-width={s.Inch / 20} /><text x={left + w / 2} y={top + size * 1.05} font-size={size}>{p.text}</text></g>
}

/** borders are the lines between squares with other words. */
function borders(cells: Answer["cells"], X: (v: number) => number, Y: (v: number) => number): string {
	const word = new Map(cells.map(c => [c.col + "," + c.row, c.text]))
	return cells.map(c => {
		const x = X(c.col * 100), y = Y(c.row * 100), far = X(c.col * 100 + 100), low = Y(c.row * 100 + 100)
		return (word.get(c.col + 1 + "," + c.row) !== c.text ? `M${far} ${y}V${low}` : "") + (word.get(c.col + "," + (c.row + 1)) !== c.text ? `M${x} ${low}H${far}` : "")
	}).join("")
}

/** OverlayPanel is where an overlay is chosen, with its legend and what it says in words. */
export function OverlayPanel() {
	const over = overlay, { q, answer: a } = over
	const sheets = store.plan?.unit === store.unit ? (store.plan.plan as Plan).Sheets : []
	const titles = (floor: string) => sheets.length > 1 ? sheets.find(s => s.Floor === floor)?.Title || t("map") : ""
	return <section class="overlays" aria-label={t("overlays")} aria-busy={over.busy}>
		<div class="bar">
			<label>{t("overlay")} <select value={q.what} onChange={e => over.change({ what: e.currentTarget.value as What })}>
				<option value="">{t("none")}</option>{overlays.map(o => <option key={o} value={o}>{t("overlay." + o)}</option>)}</select></label>
			{q.what === "reach" && <label>{t("overlay-far")} <input type="number" min={0.5} max={99} step={0.5} value={q.far ? inches(q.far) : a?.pace ? inches(a.pace.far) : ""}
				onChange={e => over.change({ far: Math.max(0, Math.round((e.currentTarget.valueAsNumber || 0) * 100)) })} /></label>}
			{q.what === "reach" && a?.pace && <span class="paces">{[["usual", a.pace.usual], ["most", a.pace.most]].map(([name, far]) =>
				<button key={name} aria-pressed={a.pace!.far === far} onClick={() => over.change({ far: far as number })}>{t("pace." + name, { far: inches(far as number) })}</button>)}</span>}
			{a?.crews && a.crews.max > a.crews.min && <label>{t("overlay-crews")} <input type="number" min={a.crews.min} max={a.crews.max} value={a.crews.of} onChange={e => over.change({ crews: e.currentTarget.valueAsNumber })} /></label>}
		</div>
		{q.what !== "" && <div class="legend" aria-live="polite">
			<p class="hint">{over.why || (asksFrom(q.what) && !q.at ? t("overlay-choose") : t("overlay-says." + q.what))}{a?.from && " " + t("overlay-from", { x: String(a.from.col + 0.5), y: String(a.from.row + 0.5) }) + (titles(a.from.floor) && ` (${titles(a.from.floor)})`)}</p>
			{a && a.what !== "rooms" && a.classes.length > 0 && <ul class="classes">{a.classes.map((c, n) => <li key={c.id}><Swatch id={"swatch-" + c.id} look={lookOf(c.id, n)} /> {c.title ?? t("class." + c.id)} <small>{t("squares", { n: c.count })}</small></li>)}</ul>}
			{a?.what === "rooms" && <ul class="classes">{a.places.map((p, n) => <li key={n}>{p.text}{p.name && ": " + p.name} <small>{[titles(p.floor), t("squares", { n: a.cells.filter(c => c.floor === p.floor && c.text === p.text).length })].filter(Boolean).join(", ")}</small></li>)}</ul>}
			{a?.what === "arrivals" && <Arrivals a={a} titles={titles} />}
			{a?.what === "rounds" && <Rounds a={a} />}
		</div>}
	</section>
}

function Swatch({ id, look }: { id: string; look: readonly [string, string] }) {
	return <svg class="swatch" width={26} height={18} aria-hidden="true"><defs><Pattern id={id} look={look} size={9} /></defs><rect width={26} height={18} fill="#fff" /><rect width={26} height={18} fill={`url(#${id})`} /></svg>
}

function Arrivals({ a, titles }: { a: Answer; titles: (floor: string) => string }) {
	return <Fragment>
		<table><thead><tr><th scope="col">{t("arrive-at")}</th><th scope="col">{t("arrive-odds")}</th></tr></thead>
			<tbody>{a.places.map((p, i) => <tr key={i}><th scope="row">{[p.name, titles(p.floor)].filter(Boolean).join(", ")}</th><td>{p.text}{p.class && " – " + t("class." + p.class)}</td></tr>)}</tbody></table>
		<table><thead><tr><th scope="col">{t("arrive-level")}</th><th scope="col">{t("arrive-round")}</th><th scope="col">{t("arrive-brings")}</th></tr></thead>
			<tbody>{a.levels?.map((l, i) => <tr key={i}><th scope="row">{l.title}</th><td>{l.round < 0 ? t("arrive-never") : l.round === 0 ? t("arrive-begins") : l.round}</td><td>{l.brings || "–"}</td></tr>)}</tbody></table>
	</Fragment>
}

function Rounds({ a }: { a: Answer }) {
	if (!a.rows?.length || !a.columns?.length) return <p class="hint">{t("rounds-none")}</p>
	return <table class="rounds"><thead><tr><td></td>{a.columns.map(c => <th key={c} scope="col">{c}</th>)}</tr></thead>
		<tbody>{a.places.map((p, row) => <tr key={row}><th scope="row">{p.path?.split(".").pop()}</th>{a.columns!.map((airlock, column) => {
			const w = a.walks!.find(w => w.row === row && w.column === column)!
			const on = overlay.walk === w
			const words = { from: airlock, to: p.path?.split(".").pop() ?? "", length: inches(w.length), likely: w.likely, fewest: w.fewest }
			return <td key={airlock}>{w.ok ? <button aria-pressed={on} title={[t("walk", words), ...(w.via ?? [])].join("\n")} aria-label={t("walk", words)} onClick={() => overlay.show(on ? null : w)}>{w.likely}{w.via?.length ? "*" : ""}</button> : t("walk-none")}</td>
		})}</tr>)}</tbody></table>
}
