// The studio: the pack on the left, views in the middle, what was found on the right.
import { Fragment, h, VNode } from "preact"
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks"
import { Begin, Nothing } from "./begin"
import { BoardView } from "./board"
import { Inspector } from "./inspector"
import { TextView } from "./editor"
import { Findings } from "./findings"
import { besides } from "./here"
import { ChangesView } from "./changes"
import { FormView } from "./form"
import { GraphView } from "./graph"
import { Keys } from "./keys"
import { OverlayPanel } from "./overlay"
import { PagesView, PlayView, products } from "./pages"
import { SectorView } from "./sector"
import { enter, goRound, partOf, useRove } from "./rove"
import { store, View } from "./store"
import { t } from "./words"

export const views: View[] = ["board", "form", "graph", "text", "pages", "changes", "play"]

/** kindNow is what the unit that is shown is. */
const kindNow = () => store.pack?.units.find(u => u.folder === store.unit)?.kind

function usable(view: View): boolean {
	const kind = kindNow()
	if (view === "form") return !!kind
	if (view === "graph") return kind === "mission" || kind === "campaign"
	if (view === "board" && kind === "sector") return true
	if (view === "pages") return !kind || kind in products
	return view === "text" || view === "changes" || kind === "mission" || !kind
}

/** named is what a view is called: the forms go by what they are of. */
function named(view: View): string {
	const own = "view." + view + "." + (kindNow() ?? "")
	return t(own) === own ? t("view." + view) : t(own)
}

/** typing are the events of a field that is written in, and of one that is left. */
const typing = ["input", "change", "focusout"]

/** isField says whether what is typed there is written when it is left. */
const isField = (e: Element) => e.matches("input:not([type=checkbox]), textarea") && !!e.closest(".field, .inspector label")

function writing(now: boolean) {
	if (store.writing === now) return
	store.writing = now
	store.tell()
}

/** more is what a way to the service adds to the studio. */
export const more: { header: (() => VNode) | null } = { header: null }

/** heard are the keys of the whole studio; what is typed into a field stays there. */
function heard(e: KeyboardEvent, keys: () => void) {
	const mod = e.ctrlKey || e.metaKey, key = e.key.toLowerCase()
	const done = (then: () => void) => { e.preventDefault(); then() }
	if (mod && key === "s") return done(() => e.shiftKey ? store.saveAll() : store.save())
	if (e.key === "F6") return done(() => goRound(e.shiftKey ? -1 : 1))
	if ((e.target as Element).closest(".cm-editor, input, select, textarea, dialog")) return
	if (mod && key === "z") return done(() => e.shiftKey ? store.redo() : store.undo())
	if (mod && key === "y") return done(() => store.redo())
	if (e.key === "?" && !mod) done(keys)
}

export function Studio() {
	const [, again] = useState(0)
	const [pack, showPack] = useState(false) // where there is room for the board alone, the pack comes in from the side
	const keys = useRef<HTMLDialogElement>(null)
	useLayoutEffect(() => store.listen(() => again(n => n + 1)), []) // at once: answers may be there before the first picture is
	useEffect(() => {
		const key = (e: KeyboardEvent) => heard(e, () => keys.current?.showModal())
		const told = (e: MessageEvent) => {
			if (![...document.querySelectorAll("iframe")].some(f => f.contentWindow === e.source)) return
			if (e.data === "sortie: save") store.save()
			if (e.data === "sortie: on" || e.data === "sortie: back") goRound(e.data === "sortie: on" ? 1 : -1)
		}
		const leave = (e: BeforeUnloadEvent) => { if (store.anyDirty || store.writing) e.preventDefault() }
		const typed = (e: Event) => writing(e.type === "input" && isField(e.target as Element))
		addEventListener("keydown", key)
		addEventListener("message", told)
		addEventListener("beforeunload", leave)
		for (const kind of typing) addEventListener(kind, typed)
		return () => { for (const kind of typing) removeEventListener(kind, typed); removeEventListener("keydown", key); removeEventListener("message", told); removeEventListener("beforeunload", leave) }
	}, [])
	if (!store.pack) return <p class="empty">{store.said || t("opening")}</p>
	const view = usable(store.view) ? store.view : "text"
	const skip = (part: string, words: string) => <button onClick={() => enter(partOf(part))}>{words}</button>
	return <div class={"studio view-" + view}>
		<nav class="skips" aria-label={t("skips")}>{skip(view === "board" ? "board" : "view", t("skip-to", { part: named(view) }))}{skip("findings", t("skip-to", { part: t("findings") }))}</nav>
		<header data-part="top">
			<button class="drawer" aria-label={t("pack")} aria-expanded={pack} onClick={() => { showPack(!pack); if (!pack) setTimeout(() => enter(partOf("pack"))) }}>☰</button>
			<h1>{store.pack.name}</h1>
			{store.unit !== "" && <Views view={view} />}
			{store.unit !== "" && besides.includes(view) && <button aria-pressed={store.beside} class={store.beside ? "beside on" : "beside"} onClick={() => { store.beside = !store.beside; store.tell() }}>{t("beside")}</button>}
			<span class="file">{store.file}{store.dirty(store.file) && <b title={t("unsaved")}> •</b>}</span>
			<span class="doing">
				<button onClick={() => store.undo()} title="Ctrl+Z">{t("undo")}</button>
				<button onClick={() => store.redo()} title="Ctrl+Shift+Z">{t("redo")}</button>
				<button class="save" disabled={!store.unsaved} onClick={() => store.save()} title="Ctrl+S">{t("save")}</button>
				<button class="ask" aria-label={t("keys")} title={t("keys")} onClick={() => keys.current?.showModal()}>?</button>
				{more.header?.()}
			</span>
		</header>
		{pack && <div class="veil" onClick={() => showPack(false)}></div>}
		<Tree open={pack} close={() => showPack(false)} />
		<main data-part={view === "board" ? undefined : "view"}><div role="tabpanel" id="view" aria-label={named(view)} class={store.beside && besides.includes(view) ? "two" : ""}><Show view={view} /><Played seen={view === "play"} />{store.beside && besides.includes(view) && <TextView />}</div></main>
		<Side board={view === "board" && kindNow() !== "sector"} />
		<footer><p role="status">{store.said}</p></footer>
		{store.clash && <Clash />}
		<Keys box={keys} />
	</div>
}

function Views({ view }: { view: View }) {
	const box = useRef<HTMLDivElement>(null)
	useRove(box)
	return <div class="views" role="tablist" aria-label={t("views")} ref={box}>
		{views.filter(usable).map(v => <button key={v} role="tab" aria-controls="view" aria-selected={v === view} class={v === view ? "on" : ""} onClick={() => { store.view = v; store.tell() }}>{named(v)}</button>)}
	</div>
}

/** Side is what stands beside the view. Where there is no room beside it, it stands below, and is opened by its handle. */
function Side({ board }: { board: boolean }) {
	const [open, setOpen] = useState(false)
	const picked = board && store.selection?.unit === store.unit ? store.selection.keys.length : 0
	const n = store.findings.length
	return <div class={open ? "side open" : "side"}>
		<button class="handle" aria-expanded={open} onClick={() => setOpen(!open)}>{picked > 0 && <b>{t("picked", { n: picked })}</b>}<span>{n === 0 ? t("nothing-found") : t("found", { n })}</span></button>
		{board && store.unit !== "" && <OverlayPanel />}
		{board && <Inspector />}
		<Findings />
	</div>
}

/** Played is the page of play, once somebody has looked at it. */
function Played({ seen }: { seen: boolean }) {
	const opened = useRef("")
	if (seen) opened.current = store.unit
	return store.unit !== "" && opened.current === store.unit ? <PlayView key={store.unit} seen={seen} /> : null
}

function Clash() {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.querySelector("button")?.focus(), [])
	return <div class="clash" role="alertdialog" aria-label={t("clash-title")} ref={box}>
		<p>{t("clash", { file: store.clash!.name })}</p>
		<button onClick={() => store.settle(true)}>{t("keep-mine")}</button>
		<button onClick={() => store.settle(false)}>{t("take-theirs")}</button>
	</div>
}

function Show({ view }: { view: View }) {
	if (store.unit === "") return <Nothing />
	switch (view) {
		case "form": return <FormView key={store.unit} />
		case "graph": return <GraphView key={store.unit} />
		case "board": return kindNow() === "sector" ? <SectorView key={store.unit} /> : <BoardView key={store.unit} />
		case "pages": return <PagesView key={store.unit} />
		case "changes": return <ChangesView key={store.unit} />
		case "play": return null // stands beside, see Played
	}
	return <TextView />
}

function Tree({ open, close }: { open: boolean; close: () => void }) {
	const list = useRef<HTMLDivElement>(null)
	useRove(list)
	const units = store.pack!.units
	const order = ["mission", "campaign", "deck", "post", "crew"]
	const rank = (kind: string) => (order.indexOf(kind) + order.length + 1) % (order.length + 1)
	const kinds = [...new Set(units.map(u => u.kind))].sort((a, b) => rank(a) - rank(b))
	const away = (e: KeyboardEvent) => { if (open && e.key === "Escape") { close(); enter(partOf("top")) } }
	return <nav class={open ? "tree open" : "tree"} aria-label={t("pack")} data-part="pack" onKeyDown={away}>
		<Begin done={close} />
		<div ref={list}>{kinds.map(kind => <Fragment key={kind}>
			{kinds.length > 1 && <h2>{t("kind." + kind) === "kind." + kind ? kind : t("kind." + kind)}</h2>}
			{units.filter(u => u.kind === kind).map(u => <Fragment key={u.folder}>
			<button class={u.folder === store.unit ? "unit on" : "unit"} aria-current={u.folder === store.unit} onClick={() => { store.choose(u.folder); close() }}>
				<span>{u.title || u.folder}</span>
				<Count files={u.files} />
			</button>
			{u.folder === store.unit && u.files.length > 1 && <div class="files">{u.files.map(f =>
				<button key={f} class={f === store.file ? "on" : ""} onClick={() => store.show(f)}>{f.split("/").pop()}{store.dirty(f) && " •"}</button>)}</div>}
			</Fragment>)}
		</Fragment>)}</div>
	</nav>
}

function Count({ files }: { files: string[] }) {
	const own = store.findings.filter(f => files.includes(f.file))
	const errors = own.filter(f => f.severity === "error").length, rest = own.length - errors
	if (own.length === 0) return null
	return <span class={errors > 0 ? "count error" : "count"} title={t("findings-of", { errors, rest })}>{own.length}</span>
}
