// What leads to what: rules, doors, tokens, counters, objectives and endings, as the checks know it. A click leads to the text.
import { h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { drawnValues } from "./api"
import { useDrawing } from "./drawing"
import { useRove } from "./rove"
import { store } from "./store"
import { t } from "./words"

interface Range { File: string; Start: { Offset: number } }
interface Node { kind: string; title: string; text?: string; path?: string; at: Range; lost?: boolean; idle?: boolean; x: number; y: number }
interface Edge { from: number; to: number; text?: string; way: [number, number][] }
interface Graph { nodes: Node[]; edges: Edge[]; width: number; height: number }

const width = 190, height = 46 // of a node, as the server lays them out

const pen = document.createElement("canvas").getContext("2d")!

/** fitted is as much of a title as a node has room for. */
function fitted(s: string): string {
	pen.font = "13px " + getComputedStyle(document.body).fontFamily
	const wide = (s: string) => pen.measureText(s).width
	if (wide(s) <= width - 24) return s
	let n = s.length
	while (n > 1 && wide(s.slice(0, n) + "…") > width - 24) n--
	return s.slice(0, n).trimEnd() + "…"
}

/** curve is a way through points, with bends that leave and enter nodes level. */
function curve(way: [number, number][]): string {
	let d = `M${way[0][0]} ${way[0][1]}`
	for (let i = 1; i < way.length; i++) {
		const [ax, ay] = way[i - 1], [bx, by] = way[i]
		const bend = Math.max(24, Math.abs(bx - ax) / 2)
		d += ay === by && bx > ax ? `L${bx} ${by}` : `C${ax + bend} ${ay} ${bx - bend} ${by} ${bx} ${by}`
	}
	return d
}

export function GraphView() {
	const { made, why } = useDrawing("graph")
	const [graph, setGraph] = useState<Graph | null>(null)
	const [near, setNear] = useState(-1)
	const box = useRef<SVGSVGElement>(null)
	useRove(box)
	useEffect(() => {
		if (!made) return
		drawnValues<Graph>(made.unit, made.what, "graph.json", made.number).then(setGraph).catch(e => store.say(e.message))
	}, [made?.number])
	if (!graph) return <p class="empty">{why ? t("not-drawn", { why: t("why." + why) === "why." + why ? why : t("why." + why) }) : t("drawing")}</p>
	if (graph.nodes.length === 0) return <p class="empty">{t("graph-empty")}</p>
	const open = (n: Node) => {
		const file = store.pack?.units.find(u => u.folder === store.unit)?.files.find(f => n.at.File.endsWith("/" + f) || n.at.File === f)
		if (!file) return
		store.view = "text"
		store.goTo = { file, from: n.at.Start.Offset }
		store.show(file)
	}
	const touched = (e: Edge) => e.from === near || e.to === near
	const close = new Set(graph.edges.filter(touched).flatMap(e => [e.from, e.to]))
	return <div class="graph">
		{why && <p class="old">{t("old-picture")}</p>}
		<p class="hint">{t("graph-hint")}</p>
		<svg ref={box} style={`--wide: ${graph.width / 15}rem`} viewBox={`0 0 ${graph.width} ${graph.height}`} role="group" aria-label={t("view.graph")}>
			<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L8 4L0 8z" /></marker></defs>
			{graph.edges.map((e, i) => <g key={i} aria-hidden="true">
				<path class={"edge" + (touched(e) ? " near" : "")} d={curve(e.way)} marker-end="url(#arrow)" />
				{e.text && <text class="edge-text" x={e.way[1][0] - 10} y={e.way[1][1] - 6}>{e.text}</text>}
			</g>)}
			{graph.nodes.map((n, i) => {
				const state = n.lost ? "lost" : n.idle ? "idle" : ""
				const sort = t("node." + n.kind), mark = state ? t("graph." + state) : ""
				return <g key={i} class={`node ${n.kind} ${state}${close.has(i) ? " near" : ""}`} transform={`translate(${n.x} ${n.y})`} role="button"
					onClick={() => open(n)} onKeyDown={e => { if (e.key === "Enter" || e.key === " ") { e.preventDefault(); open(n) } }}
					onPointerEnter={() => setNear(i)} onPointerLeave={() => setNear(-1)} onFocus={() => setNear(i)} onBlur={() => setNear(-1)}>
					<rect width={width} height={height} rx={6}><title>{[n.title, n.text].filter(Boolean).join("\n")}</title></rect>
					<text class="sort" x={12} y={17}>{sort} </text>
					{mark && <text class="mark" x={width - 10} y={17}>{mark} </text>}
					<text x={12} y={35}>{fitted(n.title)}</text>
				</g>
			})}
		</svg>
	</div>
}
