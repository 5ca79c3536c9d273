// The tools of the board, with how many of each panel and crate the boxes still hold.
import { Fragment, h } from "preact"
import { useRef } from "preact/hooks"
import { useRove } from "./rove"
import { Plan, Supply } from "./things"
import { t } from "./words"

export type Simple = "airlock" | "entry" | "hatch" | "label" | "zone" | "link" | "level"
export type Tool = { sort: "pick" | "erase" | "ask" | Simple } | { sort: "panel"; kind: string; length: number } | { sort: "put"; list: string; kind: string }

const lists: Record<string, string> = { crate: "crates", furniture: "furniture", marker: "markers" }

/** letters are the keys of tools; those of pieces go on to the next kind each time. */
export const letters: Record<string, string> = { pick: "V", erase: "X", airlock: "A", entry: "E", hatch: "H", zone: "Z", label: "T", level: "L", link: "Y", crate: "C", furniture: "F", marker: "K" }

const kinds = (plan: Plan, sort: string) => plan.Supply.filter(s => s.Sort === sort && !s.Bend)
const same = (a: Tool, b: Tool) => a.sort === b.sort && (a as any).kind === (b as any).kind && (a as any).list === (b as any).list
const made = (s: Supply): Tool => s.Sort === "panel" ? { sort: "panel", kind: s.Kind, length: s.Length } : { sort: "put", list: lists[s.Sort], kind: s.Kind }

/** named is what a tool is called, with what is left of it. */
export function named(plan: Plan, tool: Tool): string {
	const s = plan.Supply.find(s => same(made(s), tool))
	return s ? s.Title + (s.Have > 0 ? ", " + t("left", { left: s.Have - s.Used, have: s.Have }) : "") : t((["pick", "erase", "ask"].includes(tool.sort) ? "tool-" : "tool.") + tool.sort)
}

/** toolOf is the tool that a key picks while another one is in the hand. */
export function toolOf(plan: Plan, key: string, now: Tool): Tool | null {
	if (/^[1-9]$/.test(key)) {
		const panel = kinds(plan, "panel")[Number(key) - 1]
		return panel ? made(panel) : null
	}
	const sort = Object.keys(letters).find(l => letters[l] === key.toUpperCase())
	if (!sort) return null
	if (!lists[sort]) return { sort: sort as Simple }
	const all = kinds(plan, sort).map(made)
	return all[(all.findIndex(x => same(x, now)) + 1) % all.length] ?? null
}

export function Palette({ plan, tool, choose, asks }: { plan: Plan; tool: Tool; choose: (t: Tool) => void; asks: boolean }) {
	const box = useRef<HTMLDivElement>(null)
	useRove(box)
	const button = (mine: Tool, text: string, key?: string, more: any = null) => {
		const on = same(mine, tool)
		return <button key={text} aria-pressed={on} aria-keyshortcuts={key} class={on ? "on" : ""} onClick={() => choose(mine)}><span>{text}</span> {more}{key && <kbd aria-hidden="true">{key}</kbd>}</button>
	}
	const count = (s: Supply) => s.Have > 0 ? <span class={s.Used > s.Have ? "left short" : "left"}><span aria-hidden="true">{s.Have - s.Used}/{s.Have}</span><span class="sr">{t("left", { left: s.Have - s.Used, have: s.Have })}</span></span> : null
	const simple = (...sorts: Simple[]) => sorts.map(sort => button({ sort }, t("tool." + sort), letters[sort]))
	const heading = (words: string, key?: string) => <h3>{words}{key && <kbd aria-hidden="true">{key}</kbd>}</h3>
	return <div class="palette" role="toolbar" aria-orientation="vertical" aria-label={t("palette")} ref={box} data-part="tools">
		{button({ sort: "pick" }, t("tool-pick"), letters.pick)}
		{button({ sort: "erase" }, t("tool-erase"), letters.erase)}
		{asks && button({ sort: "ask" }, t("tool-ask"))}
		{heading(t("panels"))}
		{kinds(plan, "panel").map((s, i) => button(made(s), s.Title, i < 9 ? String(i + 1) : undefined, count(s)))}
		{heading(t("ways-in"))}
		{simple("airlock", "entry", "hatch")}
		{["crate", "furniture", "marker"].filter(sort => kinds(plan, sort).length > 0).map(sort => <Fragment key={sort}>
			{heading(t(lists[sort]), letters[sort])}
			{kinds(plan, sort).map(s => button(made(s), s.Title, undefined, count(s)))}
		</Fragment>)}
		{heading(t("floor-tools"))}
		{simple("zone", "label", "level", "link")}
	</div>
}
