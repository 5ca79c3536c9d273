// What is picked on the board, to be seen and changed.
import { h } from "preact"
import { ask, Edit, Move } from "./api"
import { toText } from "./here"
import { Input } from "./input"
import { Choice } from "./menu"
import { removal, Shift, shifted } from "./moves"
import { enter, partOf } from "./rove"
import { Select } from "./select"
import { store } from "./store"
import { at, inches, lattice, path, Panel, Piece, Plan, select, selected, Sheet, Thing, things } from "./things"
import { t } from "./words"

const sorts: Record<string, string> = { panels: "panel", crates: "crate", furniture: "furniture", markers: "marker" }
const colours = ["red", "orange", "yellow", "green", "blue", "purple"]

export function Inspector() {
	if (store.plan?.unit !== store.unit) return null
	const plan = store.plan.plan as Plan
	const s = plan.Sheets.find(s => s.Floor === store.selection?.floor)
	const sel = s ? selected(s) : []
	if (!s || sel.length === 0) return <aside class="inspector" aria-label={t("inspector")}><p class="hint">{t("pick-something")}</p></aside>
	return <aside class="inspector" aria-label={t("inspector")} data-part="inspector" onKeyDown={e => { if (e.key === "Escape") enter(partOf("board")) }}>
		{sel.length === 1 ? <One x={sel[0]} s={s} plan={plan} /> : <h3>{t("picked", { n: sel.length })}</h3>}
		<div class="actions">{actions(s, sel).map(a => <button key={a.words} title={a.key} onClick={a.go}>{a.words}</button>)}</div>
		<p class="hint">{t("keys-hint")}</p>
	</aside>
}

/** actions are what can be done with all that is picked. */
export function actions(s: Sheet, sel: Thing[]): Choice[] {
	const go = async (how: Shift, copy = false) => {
		const { moves, keys } = shifted(s, things(s), sel, how, copy)
		if (await store.hand(...moves)) select(s, keys)
	}
	return [
		{ words: t("copy"), key: "Ctrl+D", go: () => go({ by: { x: lattice, y: lattice } }, true) },
		{ words: t("turn-right"), key: "R", go: () => go({ quarters: 1 }) },
		{ words: t("mirror-x"), key: "M", go: () => go({ mirror: "x" }) },
		{ words: t("mirror-y"), key: "Shift+M", go: () => go({ mirror: "y" }) },
		{ words: t("tool-erase"), key: "Delete", go: () => store.hand(...removal(s, sel)).then(() => select(s, [])) },
	]
}

function One({ x, s, plan }: { x: Thing; s: Sheet; plan: Plan }) {
	const own = path(s, x.list, x.id)
	const set = (field: string, value: string) => store.hand({ do: "set", path: [...own, field], value })
	const word = (field: string, value: string) => value === "" ? store.hand({ do: "remove", path: [...own, field] }) : set(field, JSON.stringify(value))
	const p = x.piece as Piece & Panel
	const same = plan.Supply.filter(k => k.Sort === sorts[x.list])
	const text = (name: string, field: string, value = "") => <label>{t(name)} <Input value={value} write={e => word(field, e.value)} /></label>
	const pick = (name: string, field: string, value: string, options: [string, string][], none = false) => <label>{t(name)} <Select value={value} pick={v => word(field, v)}>
		{none && <option value="">{t("none")}</option>}{options.map(([v, title]) => <option key={v} value={v}>{title}</option>)}</Select></label>
	const kind = (v: string) => x.ends
		? store.hand({ do: "panels", path: path(s), panels: [{ was: { from: x.ends[0], to: x.ends[1] }, from: x.ends[0], to: x.ends[1], kind: v }] })
		: set(x.list === "crates" ? "size" : "kind", JSON.stringify(v))
	return <div>
		<h3>{t("one." + x.list)}{x.list !== "labels" && <b> {x.name}</b>}</h3>
		<Place x={x} s={s} />
		{["crates", "furniture", "markers", "zones", "links", "levels"].includes(x.list) && <label>{t("name")} <Input value={x.id} write={e => store.during(call(own, e.value, s, x))} /></label>}
		{same.length > 0 && <label>{t("kind")} <Select value={x.what} pick={kind}>{same.map(k => <option key={k.Kind} value={k.Kind}>{k.Title}</option>)}</Select></label>}
		{x.list === "crates" && pick("colour", "colour", p.colour ?? "", (same.find(k => k.Kind === x.what)?.Colours ?? []).map(c => [c.ID, c.ID]), true)}
		{x.ends && p.state && pick("state", "state", p.state, ["open", "closed", "locked", "jammed"].map(v => [v, t("state." + v)]))}
		{x.ends && text("name", "id", p.id)}
		{x.ends && <button onClick={() => store.hand({ do: "panels", path: path(s), panels: [{ was: { from: x.ends![0], to: x.ends![1] }, from: x.ends![0], to: x.ends![1], kind: p.kind, flipped: !p.flipped }] })}>{t("turn-round")}</button>}
		{x.box && <label>{t("turn")} <Input type="number" step={15} min={0} max={345} value={x.box.turn} write={e => set("turn", String(round(e.valueAsNumber)))} /></label>}
		{x.list === "links" && pick("kind", "kind", p.kind, ["stairs", "ladder", "lift", "door", "tube"].map(v => [v, t("way." + v)]))}
		{x.list === "links" && pick("leads-to", "board", p.board ?? "", plan.Sheets.filter(o => o.Floor !== s.Floor).map(o => [o.Floor, o.Title || o.Floor]))}
		{["panels", "furniture", "markers", "zones", "levels"].includes(x.list) && text("title", "title", p.title)}
		{x.list === "labels" && text("words", "text", p.text)}
		{x.list === "entries" && <label><input type="checkbox" checked={!!p.sealed} onChange={e => set("state", e.currentTarget.checked ? '"sealed"' : '"open"')} /> {t("sealed")}</label>}
		{!["labels", "links", "levels"].includes(x.list) && pick("highlight", "highlight", p.highlight ?? "", colours.map(c => [c, t("colour." + c)]), true)}
		<button onClick={() => toText(own, t("no-source"))}>{t("to-source")}</button>
	</div>
}

/** Place is where a thing is, in inches. */
function Place({ x, s }: { x: Thing; s: Sheet }) {
	if (x.ends || x.list === "zones" || x.side) return <p>{t("at", { x: inches(x.at.x), y: inches(x.at.y) })}</p>
	const to = (p: { x: number; y: number }): Move => ["crates", "furniture", "markers"].includes(x.list)
		? { do: "place", path: path(s, x.list, x.id), x: inches(p.x), y: inches(p.y) } : { do: "set", path: path(s, x.list, x.id, x.list === "links" ? "from" : "at"), value: at(p) }
	const go = (axis: "x" | "y", v: number) => Math.abs(v) <= farthest ? store.hand(to({ ...x.at, [axis]: Math.round(v * 100) })) : store.say(t("too-far", { far: farthest }))
	const field = (axis: "x" | "y", name: string) => <label>{t(name)} <Input type="number" step={0.25} value={inches(x.at[axis])} write={e => go(axis, e.valueAsNumber)} /></label>
	return <div class="pair">{field("x", "from-west")}{field("y", "from-north")}</div>
}

/** farthest is how many inches off the corner a place may lie: what the language refuses would take the other coordinate along. */
const farthest = 999

/** round is an angle of the full circle, whichever way and however often somebody has turned. */
const round = (degrees: number) => ((Math.round(degrees || 0) % 360) + 360) % 360

/** call gives a thing another name, wherever it is mentioned. */
async function call(own: string[], name: string, s: Sheet, x: Thing) {
	try {
		await store.layAll()
		await store.changeAll(await store.askOn<Edit[]>("call", { file: store.main, path: own, name }))
		select(s, [x.list + "/" + name])
		return true
	} catch (e) { store.say((e as Error).message) }
	return false
}
