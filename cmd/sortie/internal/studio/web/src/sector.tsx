// A sector of Xia: the tile as it prints is the canvas, and what a hex can be is painted on it.
import { h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { drawing, drawnValues, Finding, Point } from "./api"
import { useDrawing } from "./drawing"
import { goHere, hereNow } from "./here"
import { useRove } from "./rove"
import { store } from "./store"
import { t } from "./words"

interface At { X: number; Y: number }
interface Hex { ID: string; Terrain: string; Mark: string; Corners: At[]; Middle: At; File: string; From: number; To: number }
interface Terrain { ID: string; Title: string; Glyph: string; Picture: string; Used: number }
interface Plan { Picture: string; W: number; H: number; Hexes: Hex[]; Terrains: Terrain[] }

const what = "sector-map"

export function SectorView() {
	const { made, why, turn } = useDrawing(what)
	const [shown, setShown] = useState<{ plan: Plan; number: number; turn: number } | null>(null)
	const [terrain, setTerrain] = useState("")
	useEffect(() => {
		if (made) drawnValues<Plan>(made.unit, made.what, "sector.json", made.number).then(plan => setShown({ plan, number: made.number, turn: made.turn })).catch(e => store.say(e.message))
	}, [made?.number])
	const plan = shown?.plan
	const chosen = plan?.Terrains.find(x => x.ID === terrain) ?? plan?.Terrains[0]
	useEffect(() => {
		const key = (e: KeyboardEvent) => {
			const on = e.target as Element
			if (!plan || e.ctrlKey || e.metaKey || e.altKey || !/^[1-9]$/.test(e.key) || on !== document.body && !on.closest(".board") || on.closest("input, select, textarea, dialog")) return
			const next = plan.Terrains[Number(e.key) - 1]
			if (!next) return
			e.preventDefault()
			setTerrain(next.ID)
			store.say(next.Title)
		}
		addEventListener("keydown", key)
		return () => removeEventListener("keydown", key)
	})
	if (!plan || !chosen) return <p class="empty">{why ? t("not-drawn", { why: t("why." + why) === "why." + why ? why : t("why." + why) }) : t("drawing")}</p>
	return <div class="board sector" aria-busy={store.handsFull > 0 || turn !== store.turn || !why && shown!.turn !== turn}>
		<Palette plan={plan} number={shown!.number} terrain={chosen} choose={setTerrain} />
		<div class="floors" data-part="board">
			{why && <p class="old">{t("old-picture")}</p>}
			<p class="hint">{t("hexes-hint")}</p>
			<Tile plan={plan} number={shown!.number} terrain={chosen} choose={setTerrain} />
			{plan.Hexes.every(x => x.Terrain === "") && <button onClick={() => paint([plan.Hexes[0].ID], chosen)}>{t("hexes-begin")}</button>}
		</div>
	</div>
}

const paint = (hexes: string[], terrain: Terrain) => store.hand({ do: "paint", path: ["plan"], hexes: hexes.map(hex => ({ hex, terrain: terrain.ID })) })

function Palette({ plan, number, terrain, choose }: { plan: Plan; number: number; terrain: Terrain; choose: (id: string) => void }) {
	const box = useRef<HTMLDivElement>(null)
	useRove(box)
	return <div class="palette" role="toolbar" aria-orientation="vertical" aria-label={t("terrains")} ref={box} data-part="tools">
		<h3>{t("terrains")}</h3>
		{plan.Terrains.map((x, i) => <button key={x.ID} aria-pressed={x === terrain} aria-keyshortcuts={i < 9 ? String(i + 1) : undefined} class={x === terrain ? "on" : ""} onClick={() => choose(x.ID)}>
			<img src={drawing(store.unit, what, x.Picture, number)} alt="" /><span>{x.Title}</span>
			<span class="left"><span aria-hidden="true">{x.Used}</span><span class="sr">{t("terrain-used", { n: x.Used })}</span></span>{i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}</button>)}
	</div>
}

/** next is the hex that lies nearest in a direction. */
function next(plan: Plan, from: Hex, by: Point): Hex | undefined {
	const ahead = (x: Hex) => (x.Middle.X - from.Middle.X) * by.x + (x.Middle.Y - from.Middle.Y) * by.y
	const aside = (x: Hex) => Math.abs((x.Middle.X - from.Middle.X) * by.y) + Math.abs((x.Middle.Y - from.Middle.Y) * by.x)
	return plan.Hexes.filter(x => ahead(x) > 100 && aside(x) <= ahead(x)).sort((a, b) => ahead(a) + aside(a) - ahead(b) - aside(b) || a.Middle.X - b.Middle.X)[0]
}

const ways: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }

function Tile({ plan, number, terrain, choose }: { plan: Plan; number: number; terrain: Terrain; choose: (id: string) => void }) {
	const svg = useRef<SVGSVGElement>(null)
	const [stroke, setStroke] = useState<string[]>([]) // what a hand has drawn across and not let go of
	const drawn = useRef<string[]>([])
	const [stop, setStop] = useState(plan.Hexes[Math.floor(plan.Hexes.length / 2)].ID) // of Tab
	const here = hereNow()
	const hexAt = (e: PointerEvent) => document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-hex]")?.getAttribute("data-hex") ?? ""
	const add = (hex: string) => { if (hex && !drawn.current.includes(hex)) setStroke(drawn.current = [...drawn.current, hex]) }
	const clear = () => { drawn.current = []; setStroke([]) }
	const focus = (hex?: Hex) => { if (hex) { setStop(hex.ID); svg.current?.querySelector<SVGElement>(`[data-hex="${hex.ID}"]`)?.focus() } }
	const key = (e: KeyboardEvent) => {
		const now = plan.Hexes.find(x => x.ID === (e.target as Element).getAttribute("data-hex"))
		if (!now || e.ctrlKey || e.metaKey || e.altKey) return
		if (ways[e.key]) focus(next(plan, now, ways[e.key]))
		else if (e.key === "Home" || e.key === "End") focus(plan.Hexes[e.key === "Home" ? 0 : plan.Hexes.length - 1])
		else if (e.key === "Enter" || e.key === " ") paint([now.ID], terrain)
		else if (e.key.toLowerCase() === "p") { if (now.Terrain) { choose(now.Terrain); store.say(titleOf(plan, now)) } }
		else return
		e.preventDefault()
	}
	const found = (x: Hex) => store.findings.filter(f => x.To > 0 && f.file.endsWith("/" + x.File) && store.pack!.units.find(u => u.folder === store.unit)?.files.includes(f.file) && f.from >= x.From && f.from < x.To)
	return <div class="sheet" style={`--wide: ${plan.W}; --high: ${plan.H}; --zoom: 1`}>
		<img src={drawing(store.unit, what, plan.Picture, number)} alt="" draggable={false} />
		<svg ref={svg} viewBox={`0 0 ${plan.W} ${plan.H}`} role="group" aria-label={t("hexes")} onKeyDown={key}
			onPointerDown={e => { if (e.button !== 0 || !e.isPrimary) return; svg.current!.setPointerCapture(e.pointerId); clear(); add(hexAt(e)) }}
			onPointerMove={e => { if (drawn.current.length > 0) add(hexAt(e)) }}
			onPointerUp={() => { const hexes = drawn.current; if (hexes.length > 0) paint(hexes, terrain).finally(clear) }}
			onPointerCancel={clear}>
			{plan.Hexes.map(x => <polygon key={x.ID} data-hex={x.ID} class={"hex" + (stroke.includes(x.ID) ? " painted" : "") + (here?.path.join(".") === "plan#" + x.ID ? " on" : "")} points={x.Corners.map(c => `${c.X},${c.Y}`).join(" ")}
				role="button" tabIndex={x.ID === stop ? 0 : -1} onFocus={() => { setStop(x.ID); goHere(["plan#" + x.ID], "board") }}
				aria-label={[t(x.Mark ? "hex-marked" : "hex-is", { hex: x.ID, terrain: titleOf(plan, x), mark: x.Mark }), ...found(x).map(f => f.summary)].join("; ")} />)}
			{plan.Hexes.map(x => ({ x, list: found(x) })).filter(b => b.list.length > 0).map(b => <Badge key={b.x.ID} hex={b.x} list={b.list} wide={plan.W} />)}
		</svg>
	</div>
}

const titleOf = (plan: Plan, x: Hex) => plan.Terrains.find(y => y.ID === x.Terrain)?.Title ?? t("hex-none")

/** Badge says that something was found on a hex. */
function Badge({ hex: x, list, wide }: { hex: Hex; list: Finding[]; wide: number }) {
	const worst = list.find(f => f.severity === "error") ?? list.find(f => f.severity === "warning") ?? list[0]
	const r = wide / 45
	return <g class={"badge " + worst.severity} transform={`translate(${x.Middle.X} ${x.Middle.Y - 2.4 * r})`}><title>{t("hex-found", { hex: x.ID, what: list.map(f => f.summary).join("; ") })}</title><circle r={r} /><text text-anchor="middle" y={r * .36} font-size={r * 1.2}>{list.length > 1 ? list.length : "!"}</text></g>
}
