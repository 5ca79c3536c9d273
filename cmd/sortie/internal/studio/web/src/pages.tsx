// Every product as it prints, and the page of play.
import { h } from "preact"
import { useEffect, useMemo, useRef, useState } from "preact/hooks"
import { draw, drawing, drawnValues } from "./api"
import { count, Made, useDrawing } from "./drawing"
import { goHere, hereNow, reach, steps, toPlace, toText } from "./here"
import { store } from "./store"
import { t } from "./words"

/** products are those of each kind of unit, the first to be looked at first; a book is put together by the command alone. */
export const products: Record<string, string[]> = {
	mission: ["sheet", "board", "build", "cards", "tokens", "trackers", "posts", "reference", "briefing-page"], deck: ["cards", "sheet"], crew: ["sheet", "trackers"], post: ["posts"],
	campaign: ["sheet", "posts"], sector: ["sheet", "board"], scenario: ["sheet", "board", "trackers", "cards", "tokens", "reference"], "mission-card": ["cards"], title: ["cards"],
}

/** Part is a part of a picture, in shares of it, and the value that it shows; kind and unit, where that is of another unit, and the place in a file of
 * the pack, where it is of the rule set. */
export interface Part { ratio: number; file: string; x: number; y: number; w: number; h: number; path: string; kind?: string; unit?: string; in?: string; from?: number; on?: boolean }

const sourcesFile = "sources.json"

export function PagesView() {
	const kind = store.pack?.units.find(u => u.folder === store.unit)?.kind ?? "mission"
	const list = products[kind] ?? products.mission // of what is not known yet
	const [what, choose] = useState(list[0])
	const shown = list.includes(what) ? what : list[0]
	return <div class="pages">
		<nav aria-label={t("products")}>{list.map(p => <button key={p} aria-pressed={p === shown} class={p === shown ? "on" : ""} onClick={() => choose(p)}>{t("product." + p)}</button>)}
			{!shown.endsWith("-page") && <button class="print" onClick={() => print(shown)}>{t("print")}</button>}</nav>
		<Product what={shown} />
	</div>
}

/** print gives the pages of a product to the reader as they would be printed by the command. */
async function print(what: string) {
	const unit = store.unit, of = what + ".pdf", number = count()
	try {
		const a = await draw(unit, of, number)
		if (a.files.length === 0) return store.say(reason(a.why ?? ""))
		for (const file of a.files) {
			const link = document.createElement("a")
			link.href = drawing(unit, of, file, number)
			link.download = called(unit, file)
			link.click()
		}
	} catch (e) { store.say((e as Error).message) }
}

/** called is a file of a unit under the name that the command gives it. */
const called = (unit: string, file: string) => [store.pack?.units.find(u => u.folder === unit)?.id, file].filter(Boolean).join("-")

/** reason says why something was not drawn. */
export const reason = (why: string) => t("not-drawn", { why: t("why." + why) === "why." + why ? why : t("why." + why) })

/** PlayView stays where it is while something else is looked at: a game that is played in it would be lost. */
export function PlayView({ seen }: { seen: boolean }) { return <div class="play" hidden={!seen}><Product what="play-page" seen={seen} /></div> }

function Product({ what, seen }: { what: string; seen?: boolean }) {
	const { made: current, why } = useDrawing(what, seen)
	const parts = useParts(current)
	const box = useRef<HTMLDivElement>(null)
	const at = hereNow(), first = parts.findIndex(p => p.on)
	useEffect(() => {
		if (at && at.by !== "pages" && first >= 0) box.current?.querySelector(".part.on")?.scrollIntoView({ block: "center" })
	}, [at, first >= 0])
	if (!current) return <p class="empty">{why ? reason(why) : t("drawing")}</p>
	return <div class="product" ref={box} tabIndex={current.files.some(f => f.endsWith(".html")) ? undefined : 0} role="region" aria-label={t("product." + what)}>
		{why && <p class="old">{t("old-picture")}</p>}
		{current.files.filter(f => f !== sourcesFile).map((f, i) => f.endsWith(".html")
			? <Frame key={f} src={drawing(store.unit, what, f, current.number)} same={current.same ?? String(current.number)} title={t("product." + what)} />
			: <Page key={f} src={drawing(store.unit, what, f, current.number)} named={`${t("product." + what)} ${i + 1}`} parts={parts.filter(p => p.file === f)} follow={follow} elsewhere={() => store.say(notOurs())} />)}
	</div>
}

/** Told is what a page that leads to its source says: which paths its parts show, or that one is to be followed. */
interface Told { parts?: string[]; follow?: string }

/** Frame is a page that is alive. It stays as it is until something else is drawn. One that leads to its source is greeted, and answers with
 * the paths that it shows; from then on it tells of clicks, and is told what somebody is at. */
function Frame({ src, same, title }: { src: string; same: string; title: string }) {
	const from = useMemo(() => src, [same])
	const frame = useRef<HTMLIFrameElement>(null)
	const [paths, setPaths] = useState<string[]>([])
	const tell = (sortie: object) => frame.current?.contentWindow?.postMessage({ sortie }, "*")
	useEffect(() => {
		const heard = (e: MessageEvent) => {
			const told: Told | undefined = e.source === frame.current?.contentWindow ? e.data?.sortie : undefined
			if (Array.isArray(told?.parts)) setPaths(told.parts.map(String))
			if (typeof told?.follow === "string") lead(told.follow)
		}
		addEventListener("message", heard)
		return () => removeEventListener("message", heard)
	}, [])
	const at = hereNow()
	const close = paths.map(p => at ? reach(steps(p), at.path) : 0), best = Math.max(0, ...close)
	const on = best > 0 ? paths.filter((_, i) => close[i] === best) : []
	useEffect(() => { if (paths.length > 0) tell({ on, show: at?.by !== "pages" }) }, [paths, on.join("\n"), at])
	return <iframe ref={frame} src={from} sandbox="allow-scripts" title={title} onLoad={() => tell({ greet: t("part-leads", { path: "{path}" }) })}></iframe>
}

/** notOurs says where that comes from which leads nowhere. */
function notOurs() {
	const id = store.pack?.units.find(u => u.folder === store.unit)?.edition
	const own = store.pack?.units.find(u => u.kind === "edition" && u.id === id)
	return id ? t("part-rules", { rules: own?.title || id }) : t("part-none")
}

/** Page is a page with the parts of it that lead to their source; those that show what somebody is at are marked. Elsewhere is what a click beside
 * them does. */
export function Page({ src, named, parts, follow, elsewhere }: { src: string; named: string; parts: Part[]; follow: (p: Part) => void; elsewhere?: () => void }) {
	const inOrder = [...parts].sort((a, b) => a.y - b.y || a.x - b.x), first = inOrder.find(p => p.on) ?? inOrder[0]
	const go = (e: KeyboardEvent, p: Part) => {
		const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
		if (!by) return
		e.preventDefault()
		const next = parts.indexOf(inOrder[inOrder.indexOf(p) + by])
		;((e.currentTarget as Element).parentElement!.querySelectorAll(".part")[next] as HTMLElement | undefined)?.focus()
	}
	return <figure class="page"><img src={src} alt={named} onClick={elsewhere} />
		{parts.map((p, i) => <button key={i} class={"part" + (p.on ? " on" : "")} style={{ left: share(p.x), top: share(p.y), width: share(p.w), height: share(p.h) }}
			title={t("part-leads", { path: p.path })} aria-label={t("part-leads", { path: p.path })} aria-current={p.on || undefined} tabIndex={p === first ? 0 : -1} onKeyDown={e => go(e, p)} onClick={() => follow(p)} />)}
	</figure>
}

const share = (part: number) => part * 100 + "%"

/** follow leads from a part of a page to its source, which may be another unit. */
async function follow(p: Part) {
	if (p.in) return toPlace(p.in, p.from!)
	if (p.unit) {
		const other = store.pack?.units.find(u => u.kind === p.kind && u.id === p.unit)
		if (!other) return store.say(t("part-library", { unit: p.unit }))
		await store.choose(other.folder)
	}
	await lead(p.path)
}

/** lead goes to where a value of the unit is written. */
async function lead(path: string) {
	goHere(steps(path), "pages")
	await toText(steps(path), t("no-source"))
}

/** useParts are the parts of what was drawn: the larger ones first, so that the smaller lie over them. Those are on that show what somebody is at, the closest. */
export function useParts(made: Made | null): Part[] {
	const [parts, setParts] = useState<{ number: number; list: Part[] }>({ number: 0, list: [] })
	useEffect(() => {
		if (!made?.files.includes(sourcesFile)) return
		drawnValues<Part[]>(made.unit, made.what, sourcesFile, made.number).then(list => setParts({ number: made.number, list: list.sort((a, b) => b.w * b.h - a.w * a.h) })).catch(e => store.say(e.message))
	}, [made?.number])
	if (!made?.files.includes(sourcesFile)) return []
	const at = hereNow()
	const close = parts.list.map(p => at && !p.unit && !p.in ? reach(steps(p.path), at.path) : 0), best = Math.max(0, ...close)
	return parts.list.map((p, i) => ({ ...p, on: best > 0 && close[i] === best }))
}
