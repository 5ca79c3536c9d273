// The studio: the pack on the left, views in the middle, what was found on the right.
import { Fragment, h, VNode } from "preact"
import { useEffect, useState } from "preact/hooks"
import { BeginMission, Nothing } from "./begin"
import { BoardView } from "./board"
import { Inspector } from "./inspector"
import { TextView } from "./editor"
import { FormView } from "./form"
import { GraphView } from "./graph"
import { PagesView, PlayView } from "./pages"
import { store, View } from "./store"
import { t } from "./words"

export const views: View[] = ["board", "form", "graph", "text", "pages", "play"]

function usable(view: View): boolean {
	const kind = store.pack?.units.find(u => u.folder === store.unit)?.kind
	if (view === "form") return !!kind
	if (view === "graph") return kind === "mission" || kind === "campaign"
	return view === "text" || view === "pages" || kind === "mission" || !kind
}

/** named is what a view is called: the forms go by what they are of. */
function named(view: View): string {
	const own = "view." + view + "." + (store.pack?.units.find(u => u.folder === store.unit)?.kind ?? "")
	return t(own) === own ? t("view." + view) : t(own)
}

/** more is what a way to the service adds to the studio. */
export const more: { header: (() => VNode) | null } = { header: null }

export function Studio() {
	const [, again] = useState(0)
	useEffect(() => store.listen(() => again(n => n + 1)), [])
	useEffect(() => {
		const keys = (e: KeyboardEvent) => {
			const mod = e.ctrlKey || e.metaKey
			if (mod && e.key === "s") { e.preventDefault(); e.shiftKey ? store.saveAll() : store.save() }
			if ((e.target as Element).closest(".cm-editor, input, select, textarea")) return
			if (mod && e.key === "z") { e.preventDefault(); e.shiftKey ? store.redo() : store.undo() }
			if (mod && e.key === "y") { e.preventDefault(); store.redo() }
		}
		const leave = (e: BeforeUnloadEvent) => { if (store.anyDirty) e.preventDefault() }
		addEventListener("keydown", keys)
		addEventListener("beforeunload", leave)
		return () => { removeEventListener("keydown", keys); removeEventListener("beforeunload", leave) }
	}, [])
	if (!store.pack) return <p class="empty">{store.said || t("opening")}</p>
	const view = usable(store.view) ? store.view : "text"
	return <div class="studio">
		<header>
			<h1>{store.pack.name}</h1>
			<div class="views" role="tablist" aria-label={t("views")}>
				{views.filter(usable).map(v => <button key={v} role="tab" aria-selected={v === view} class={v === view ? "on" : ""} onClick={() => { store.view = v; store.tell() }}>{named(v)}</button>)}
			</div>
			<span class="file">{store.file}{store.dirty(store.file) && <b title={t("unsaved")}> •</b>}</span>
			<button onClick={() => store.undo()}>{t("undo")}</button>
			<button onClick={() => store.redo()}>{t("redo")}</button>
			<button class="save" disabled={!store.dirty(store.file)} onClick={() => store.save()}>{t("save")}</button>
			{more.header?.()}
		</header>
		<Tree />
		<main role="tabpanel" aria-label={named(view)}>{store.unit === "" ? <Nothing /> : view === "form" ? <FormView key={store.unit} /> : view === "graph" ? <GraphView key={store.unit} /> : view === "board" ? <BoardView key={store.unit} /> : view === "text" ? <TextView /> : view === "pages" ? <PagesView key={store.unit} /> : <PlayView key={store.unit} />}</main>
		<div class="side">{view === "board" && <Inspector />}<Findings /></div>
		<footer role="status" aria-live="polite">{store.said}</footer>
		{store.clash && <div class="clash" role="alertdialog" aria-label={t("clash-title")}>
			<p>{t("clash", { file: store.clash.name })}</p>
			<button onClick={() => store.settle(true)}>{t("keep-mine")}</button>
			<button onClick={() => store.settle(false)}>{t("take-theirs")}</button>
		</div>}
	</div>
}

function Tree() {
	const units = store.pack!.units
	const order = ["mission", "campaign", "deck", "post", "crew"]
	const rank = (kind: string) => (order.indexOf(kind) + order.length + 1) % (order.length + 1)
	const kinds = [...new Set(units.map(u => u.kind))].sort((a, b) => rank(a) - rank(b))
	return <nav class="tree" aria-label={t("pack")}>
		<BeginMission />
		{kinds.map(kind => <Fragment key={kind}>
			{kinds.length > 1 && <h2>{t("kind." + kind) === "kind." + kind ? kind : t("kind." + kind)}</h2>}
			{units.filter(u => u.kind === kind).map(u => <Fragment key={u.folder}>
			<button class={u.folder === store.unit ? "unit on" : "unit"} aria-current={u.folder === store.unit} onClick={() => store.choose(u.folder)}>
				<span>{u.title || u.folder}</span>
				<Count files={u.files} />
			</button>
			{u.folder === store.unit && u.files.length > 1 && <div class="files">{u.files.map(f =>
				<button key={f} class={f === store.file ? "on" : ""} onClick={() => store.show(f)}>{f.split("/").pop()}{store.dirty(f) && " •"}</button>)}</div>}
			</Fragment>)}
		</Fragment>)}
	</nav>
}

function Count({ files }: { files: string[] }) {
	const own = store.findings.filter(f => files.includes(f.file))
	const errors = own.filter(f => f.severity === "error").length, rest = own.length - errors
	if (own.length === 0) return null
	return <span class={errors > 0 ? "count error" : "count"} title={t("findings-of", { errors, rest })}>{own.length}</span>
}

function Findings() {
	const rank = { error: 0, warning: 1, note: 2 }
	const list = [...store.findings].sort((a, b) => Number(b.file === store.file) - Number(a.file === store.file) || rank[a.severity] - rank[b.severity] || a.from - b.from)
	const show = async (f: typeof list[0]) => { store.view = "text"; store.goTo = { file: f.file, from: f.from }; await store.show(f.file) }
	return <aside class="findings" aria-label={t("findings")}>
		<h2>{list.length === 0 ? t("nothing-found") : t("found", { n: list.length })}</h2>
		<ul>{list.slice(0, 200).map((f, i) => <li key={i} class={f.severity}>
			<button onClick={() => show(f)}><b>{f.code}</b> {f.summary}<small>{f.file}:{f.line}</small></button>
			{f.remedy && <p>{f.remedy}</p>}
			{f.fix && <button class="fix" onClick={() => store.changeAll(f.edits ?? [])}>{f.fix}</button>}
		</li>)}</ul>
	</aside>
}
