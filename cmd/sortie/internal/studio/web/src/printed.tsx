// What of a unit prints, beside its form: the card that an entry or the whole unit is, a trader of a crew, a shelf and a price of a post, and the
// chart of a campaign's stages.
import { Fragment, h } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { drawing } from "./api"
import { Made, useDrawing } from "./drawing"
import { goHere, steps } from "./here"
import { Page, Part, reason, useParts } from "./pages"
import { fieldId, key, Path, Sheet } from "./sheet"
import { store } from "./store"
import { t } from "./words"

/** besideForms is what is drawn beside the form of a kind of unit. */
const besideForms: Record<string, string> = { deck: "cards", campaign: "campaign-chart", crew: "sheet", post: "posts", "mission-card": "cards", title: "cards" }

/** wholes are the kinds of unit that are a card themselves; its source is its title. */
const wholes = ["mission-card", "title"]

/** shownBy is the path of the parts that show what the form of a value is about; nothing where none is drawn beside it. */
function shownBy(kind: string, path: Path): string {
	if (wholes.includes(kind)) return path.length === 0 ? "title" : ""
	return ["deck", "crew", "post"].includes(kind) && path.length === 2 ? key(path) : ""
}

/** joined are the parts of a path on each page as one: what runs in lines has a part for each. */
function joined(parts: Part[], path: string): Part[] {
	const all = new Map<string, Part>()
	for (const p of parts) {
		if (p.path !== path || p.unit) continue
		const o = all.get(p.file)
		if (!o) { all.set(p.file, p); continue }
		const x = Math.min(o.x, p.x), y = Math.min(o.y, p.y), w = Math.max(o.x + o.w, p.x + p.w) - x, h = Math.max(o.y + o.h, p.y + p.h) - y
		all.set(p.file, { ...o, x, y, w, h, ratio: o.ratio * (o.h / o.w) * (w / h) })
	}
	return [...all.values()].sort((a, b) => a.file.localeCompare(b.file, "en", { numeric: true }))
}

/** wide is the ratio from which what is printed stands over its form, and not beside it. */
const wide = 1.8

/** Printed is what was drawn of the unit last, and the parts of that. */
export interface Printed { made: Made | null; parts: Part[]; why: string }

/** usePrinted has what prints beside the form drawn, anew after each change. */
export function usePrinted(kind: string): Printed {
	const { made, why } = useDrawing(besideForms[kind] ?? "")
	return { made, parts: useParts(made), why }
}

/** WithCard is a form, and beside it what it is about as it prints. */
export function WithCard({ sheet, path, name, children }: { sheet: Sheet; path: Path; name: string; children: any }) {
	const { made, parts, why } = sheet.printed
	const shown = shownBy(sheet.form.kind, path)
	if (shown === "") return <Fragment>{children}</Fragment>
	const list = joined(parts, shown)
	return <div class={list[0]?.ratio > wide ? "with-card wide" : "with-card"}><div>{children}</div>
		{made && list.length > 0 && <figure class="card">{list.map(part => <div class="crop" key={part.file} style={`--ratio: ${part.ratio}; --x: ${part.x}; --y: ${part.y}; --w: ${part.w}; --h: ${part.h}`}>
			<img src={drawing(made.unit, made.what, part.file, made.number)} alt={t("printed-card", { name })} loading="lazy" /></div>)}
			{why ? <figcaption class="old">{t("old-picture")}</figcaption> : <figcaption>{t("as-printed")}</figcaption>}</figure>}
	</div>
}

/** unfold opens the form of a value with all that it lies in, and brings the keyboard there. */
function unfold(path: Path): boolean {
	const el = document.getElementById(fieldId(path))
	if (!el) return false
	for (let d: Element | null = el; d; d = d.parentElement?.closest("details") ?? null) if (d instanceof HTMLDetailsElement) d.open = true
	el.scrollIntoView({ block: "start" })
	;(el.querySelector<HTMLElement>(":scope > summary") ?? el).focus({ preventScroll: true })
	return true
}

/** Chart is the chart of a campaign as its sheet has it: a stage on it leads to its form. */
export function Chart({ sheet, open }: { sheet: Sheet; open: () => void }) {
	const { made, parts, why } = sheet.printed
	const box = useRef<HTMLDivElement>(null)
	const on = parts.find(p => p.on)?.path ?? ""
	useEffect(() => {
		const part = box.current?.querySelector<HTMLElement>(".part.on")
		if (part && box.current) box.current.scrollTop += part.getBoundingClientRect().top - box.current.getBoundingClientRect().top - box.current.clientHeight / 3
	}, [on])
	if (sheet.form.kind !== "campaign") return null
	const follow = (p: Part) => {
		open()
		goHere(steps(p.path), "form")
		setTimeout(() => { if (!unfold(steps(p.path))) store.say(t("no-source")) }, 30)
	}
	return <details class="section chart" open>
		<summary><span class="name">{t("chart")}</span><span class="note">{why && made ? t("old-picture") : t("chart-hint")}</span></summary>
		{made ? <div class="scroll" ref={box} role="region" tabIndex={0} aria-label={t("chart")}>{made.files.filter(f => f.endsWith(".svg")).map(f => <Page key={f} src={drawing(made.unit, made.what, f, made.number)} named={t("chart")} parts={parts} follow={follow} />)}</div>
			: <p class="empty">{why ? reason(why) : t("drawing")}</p>}
	</details>
}
