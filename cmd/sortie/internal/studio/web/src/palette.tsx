// The tools of the board, with how many of each panel and crate the boxes still hold.
import { Fragment, h } from "preact"
import { Plan, Supply } from "./things"
import { t } from "./words"

export type Tool = { sort: "pick" | "erase" | "airlock" | "entry" | "hatch" | "label" | "zone" | "link" | "level" } | { sort: "panel"; kind: string; length: number } | { sort: "put"; list: string; kind: string }

const lists: Record<string, string> = { crate: "crates", furniture: "furniture", marker: "markers" }

export function Palette({ plan, tool, choose }: { plan: Plan; tool: Tool; choose: (t: Tool) => void }) {
	const button = (mine: Tool, text: string, more: any = null) => {
		const on = mine.sort === tool.sort && (mine as any).kind === (tool as any).kind && (mine as any).list === (tool as any).list
		return <button key={text} aria-pressed={on} class={on ? "on" : ""} onClick={() => choose(mine)}>{text} {more}</button>
	}
	const count = (s: Supply) => s.Have > 0 ? <span class={s.Used > s.Have ? "left short" : "left"}>{t("left", { left: s.Have - s.Used, have: s.Have })}</span> : null
	const group = (sort: string) => plan.Supply.filter(s => s.Sort === sort && !s.Bend)
	const simple = (...sorts: ("airlock" | "entry" | "hatch" | "label" | "zone" | "link" | "level")[]) => sorts.map(sort => button({ sort }, t("tool." + sort)))
	return <nav class="palette" aria-label={t("palette")}>
		{button({ sort: "pick" }, t("tool-pick"))}
		{button({ sort: "erase" }, t("tool-erase"))}
		<h3>{t("panels")}</h3>
		{group("panel").map(s => button({ sort: "panel", kind: s.Kind, length: s.Length }, s.Title, count(s)))}
		<h3>{t("ways-in")}</h3>
		{simple("airlock", "entry", "hatch")}
		{["crate", "furniture", "marker"].filter(sort => group(sort).length > 0).map(sort => <Fragment key={sort}>
			<h3>{t(lists[sort])}</h3>
			{group(sort).map(s => button({ sort: "put", list: lists[sort], kind: s.Kind }, s.Title, count(s)))}
		</Fragment>)}
		<h3>{t("floor-tools")}</h3>
		{simple("zone", "label", "level", "link")}
	</nav>
}
