// The mission as forms. Nothing here knows a field by name: the slots come from the schema, the values from the texts.
import { Fragment, h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { Adder, Offer } from "./adder"
import { ask, Finding, Move } from "./api"
import { Preview } from "./prose"
import { Select } from "./select"
import { store } from "./store"
import { t } from "./words"

export interface Entry { id: string; title?: string; kind?: string; detail?: string }
interface Alt { sort: string; translated?: boolean; min?: string; max?: string; words?: Entry[]; menu?: string; selector?: string; shape?: string; start: string }
interface Slot { name: string; doc?: string; type: string; use: "required" | "optional" | "default"; default?: string; alts: Alt[] }
interface Value { name: string; alt: number; text: string; source?: string; file: string; from: number; to: number; made?: string; shape?: string; spoken?: boolean; values?: Value[] }
interface Sum { what: string; path: string; head: string[] | null; rows: string[][] }
interface Form {
	kind: string; file: string; value: Value; torn?: string[]; shapes: Record<string, Slot[] | null>; menus: Record<string, Entry[]>
	language: string; languages: string[]; homes: Record<string, string>; sums?: Sum[]
}

/** Sheet is all that the parts of a form share. */
interface Sheet { form: Form; langs: string[]; found: Map<string, Finding[]> }

type Path = string[]
const key = (path: Path) => path.join(".")
const fieldId = (path: Path) => "f-" + path.join(".")
const quoted = (s: string) => JSON.stringify(s)
/** Names of the schema are English words that are joined. */
const spoken = (name: string) => { const s = name.replace(/-/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => a + " " + b.toLowerCase()); return s.charAt(0).toUpperCase() + s.slice(1) }
/** titled is what the end of a path is called: an entry of a list by the list's name and its place. */
const titled = (path: Path): string => {
	const last = path[path.length - 1]
	return /^[0-9]+$/.test(last) && path.length > 1 ? `${spoken(path[path.length - 2])} ${Number(last) + 1}` : spoken(last)
}
const hand = (...moves: Move[]) => store.hand(...moves)
const show = (v: Value) => { store.view = "text"; store.goTo = { file: v.file, from: v.from }; store.show(v.file) }

/** fresh are the entries that were added here: they are open from the start. */
const fresh = new Set<string>()

/** wanted is what the keyboard goes to as soon as the form has it: what was just added. */
let wanted = ""
const want = (path: Path) => { wanted = fieldId(path) }

/** left is what held something that is taken away, and what the keyboard was at, which may go with it. */
let left: { to: string; from: Element | null } | null = null
const away = (path: Path) => { left = { to: fieldId(path.slice(0, -1)), from: document.activeElement }; return hand({ do: "remove", path }) }

function stayNear() {
	if (!left || left.from?.isConnected) return
	const held = document.getElementById(left.to) ?? document.querySelector<HTMLElement>(".forms summary")
	left = null
	if (document.activeElement === document.body) (held?.querySelector<HTMLElement>(":scope > summary") ?? held)?.focus()
}

function goWhereWanted() {
	const el = wanted && document.getElementById(wanted)
	if (!el || wanted === "") return
	wanted = ""
	const inner = el.matches("details, fieldset") ? [...el.querySelectorAll<HTMLElement>("input, select, textarea, .adder > button")].find(e => e.checkVisibility()) : null
	;(inner ?? el).focus()
}

/** useForm is the form of the unit that is shown, anew after each change. */
function useForm(): { form: Form | null; why: string } {
	const [form, setForm] = useState<Form | null>(null)
	const [why, setWhy] = useState("")
	useEffect(() => {
		let asked = 0, known = "", timer = 0, found: Finding[] | null = null
		const read = async () => {
			const file = store.main, now = file + "/" + store.turn
			if (!file || known === now && found === store.findings) return // with new findings come new sums
			known = now
			found = store.findings
			const mine = ++asked
			try {
				await store.settled()
				const f = await ask<Form>("form", { file })
				if (mine !== asked) return
				setForm(f)
				setWhy("")
			} catch (e) { if (mine === asked) setWhy((e as Error).message) }
		}
		read()
		const hangUp = store.listen(() => { clearTimeout(timer); timer = window.setTimeout(read, 30) })
		return () => { asked = -1; clearTimeout(timer); hangUp() }
	}, [])
	return { form, why }
}

/** beside finds for each finding the innermost value that it is about. */
function beside(form: Form): Map<string, Finding[]> {
	const found = new Map<string, Finding[]>()
	for (const f of store.findings) {
		let path: Path = [], at: Value | undefined = form.value
		while (at) {
			const next: Value | undefined = (at.values ?? []).find(v => v.file === f.file && v.from <= f.from && f.from < v.to)
			if (!next || next.made === "comprehension") break
			path = [...path, next.name]
			at = next
		}
		if (path.length > 0) found.set(key(path), [...(found.get(key(path)) ?? []), f])
	}
	return found
}

const within = (sheet: Sheet, path: Path) => [...sheet.found].reduce((n, [at, list]) => at === key(path) || at.startsWith(key(path) + ".") ? n + list.length : n, 0)

export function FormView() {
	const { form, why } = useForm()
	const [more, setMore] = useState<string[]>([])
	useEffect(() => { goWhereWanted(); stayNear() })
	if (!form) return <p class="empty">{why || t("opening")}</p>
	const langs = [...new Set([...form.languages, ...more])]
	const sheet: Sheet = { form, langs, found: beside(form) }
	const slots = form.shapes[form.value.shape ?? ""] ?? []
	const plain = (s: Slot) => s.alts.every(a => !["block", "named", "list"].includes(a.sort))
	return <form class="forms" aria-label={t("view.form")} onSubmit={e => e.preventDefault()}>
		{why && <p class="old">{why}</p>}
		{form.torn?.map(f => <p key={f} class="old">{t("torn", { file: f })}</p>)}
		<Languages sheet={sheet} add={lang => setMore([...more, lang])} />
		<Section title={t("about")} open path={[]} sheet={sheet}><Fields sheet={sheet} v={form.value} path={[]} only={plain} /></Section>
		{slots.filter(s => s.name !== "*" && !plain(s)).map(s => <Part key={s.name} sheet={sheet} slot={s} v={form.value.values?.find(v => v.name === s.name)} path={[s.name]} top />)}
		{(form.value.values ?? []).filter(v => v.made === "comprehension").map((v, i) => <MadeHere key={i} v={v} />)}
	</form>
}

/** Languages says how many texts each language lacks, and adds columns for more of them. */
function Languages({ sheet, add }: { sheet: Sheet; add: (lang: string) => void }) {
	const [lang, setLang] = useState("")
	const missing = new Map<string, number>(sheet.langs.map(l => [l, 0]))
	let all = 0
	const count = (v: Value, slot?: Slot) => {
		if (slot && v.alt >= 0 && slot.alts[v.alt]?.translated) {
			all++
			for (const l of sheet.langs) if (v.spoken ? !v.values?.some(x => x.name === l) : l !== sheet.form.language) missing.set(l, missing.get(l)! + 1)
			return
		}
		const slots = sheet.form.shapes[v.shape ?? ""] ?? []
		for (const c of v.values ?? []) count(c, slots.find(s => s.name === c.name) ?? slots.find(s => s.name === "*"))
	}
	count(sheet.form.value)
	const good = /^[a-z]{2}$/.test(lang) && !sheet.langs.includes(lang)
	return <div class="languages">
		{sheet.langs.map(l => <span key={l} class={missing.get(l) ? "count" : "tally"}>{missing.get(l) ? t("lacks", { lang: l, missing: missing.get(l)!, all }) : t("speaks", { lang: l, all })}</span>)}
		<label>{t("another-language")} <input type="text" size={3} maxLength={2} value={lang} placeholder="de" onInput={e => setLang((e.target as HTMLInputElement).value.toLowerCase())}
			onKeyDown={e => { if (e.key === "Enter" && good) { add(lang); setLang("") } }} /></label>
		<button type="button" disabled={!good} onClick={() => { add(lang); setLang("") }}>{t("add")}</button>
	</div>
}

function Section({ title, doc, note, open, path, sheet, children, tools }: { title: string; doc?: string; note?: string; open?: boolean; path: Path; sheet: Sheet; children: any; tools?: any }) {
	const n = path.length > 0 ? within(sheet, path) : 0
	return <details class="section" open={open} id={path.length > 0 ? fieldId(path) : undefined}>
		<summary><span class="name">{title}</span>{note && <span class="note">{note}</span>}{n > 0 && <span class="count error">{t("found", { n })}</span>}</summary>
		<div class="inner"><div class="head">{doc && <p class="hint">{doc}</p>}{tools}</div>{children}</div>
	</details>
}

/** Fields are those of a block that are written or must be, and a menu of the others. */
function Fields({ sheet, v, path, only, selector }: { sheet: Sheet; v: Value; path: Path; only?: (s: Slot) => boolean; selector?: string }) {
	const [opened, setOpened] = useState<string[]>([])
	const slots = (sheet.form.shapes[v.shape ?? ""] ?? []).filter(s => s.name !== "*" && (!only || only(s)))
	const of = (s: Slot) => v.values?.find(x => x.name === s.name)
	const shown = slots.filter(s => of(s) || s.use === "required" || opened.includes(s.name))
	const rest = slots.filter(s => !shown.includes(s))
	const unknown = only ? [] : (v.values ?? []).filter(x => x.alt < 0 && x.made !== "comprehension" && !slots.some(s => s.name === x.name) && !(sheet.form.shapes[v.shape ?? ""] ?? []).some(s => s.name === "*"))
	const add = (name: string) => {
		const s = slots.find(x => x.name === name)!
		const a = s.alts[0]
		if (a && (a.sort === "block" && !a.selector || a.sort === "named" || a.sort === "tuple") && s.alts.length === 1) hand({ do: "set", path: [...path, name], value: a.start })
		else setOpened([...opened, name])
		want([...path, name])
	}
	useEffect(goWhereWanted, [opened])
	return <Fragment>
		{shown.map(s => <Part key={s.name} sheet={sheet} slot={s} v={of(s)} path={[...path, s.name]} selects={s.name === selector} />)}
		{unknown.map(x => <Field key={x.name} sheet={sheet} slot={{ name: x.name, type: "", use: "optional", alts: [] }} v={x} path={[...path, x.name]} />)}
		{rest.length > 0 && <div class="more"><Adder label={t("add-field-to", { name: path.length > 0 ? titled(path) : sheet.form.kind })} offers={rest.map(s => ({ id: s.name, title: spoken(s.name), detail: s.doc }))} pick={add} /></div>}
	</Fragment>
}

const shortened = (s: string, n: number) => s.length > n ? s.slice(0, n - 1).replace(/\s\S*$/, "") + " …" : s

/** Part is a field of whatever sort: blocks and lists have parts of their own. */
function Part({ sheet, slot, v, path, top, selects }: { sheet: Sheet; slot: Slot; v?: Value; path: Path; top?: boolean; selects?: boolean }) {
	const [chosen, choose] = useState(0)
	const alt = slot.alts[v && v.alt >= 0 ? v.alt : chosen]
	if (!alt || v && v.alt < 0 || v?.made === "expression" || !["block", "named", "list"].includes(alt.sort) || alt.translated)
		return <Field sheet={sheet} slot={slot} v={v} path={path} choose={choose} chosen={chosen} selects={selects} />
	const title = spoken(slot.name)
	const tools = <span class="tools">
		{slot.alts.length > 1 && <Alternatives slot={slot} v={v} path={path} choose={choose} chosen={chosen} />}
		{v && <button type="button" class="quiet" onClick={() => show(v)}>{t("to-source")}</button>}
		{v && slot.use !== "required" && <button type="button" class="quiet" aria-label={t("remove-of", { name: title })} title={t("remove")} onClick={() => away(path)}>✕</button>}
	</span>
	const body = <Fragment>
		{v?.made && <p class="made">{t("made." + v.made)}</p>}
		<Found sheet={sheet} path={path} />
		<Body sheet={sheet} alt={alt} v={v} path={path} />
		<Sums sheet={sheet} path={path} />
	</Fragment>
	if (top) return <Section title={title} doc={slot.doc} note={note(alt, v)} path={path} sheet={sheet} tools={tools}>{body}</Section>
	return <fieldset class="group" id={fieldId(path)} tabIndex={-1}><legend>{title} {tools}</legend>{slot.doc && <p class="hint">{slot.doc}</p>}{body}</fieldset>
}

const note = (alt: Alt, v?: Value) => !v ? t("not-written") : alt.sort === "block" ? "" : t("entries", { n: (v.values ?? []).length })

/** Body is what a block or a list holds. */
function Body({ sheet, alt, v, path }: { sheet: Sheet; alt: Alt; v?: Value; path: Path }) {
	if (alt.sort === "block") {
		if (!v) return alt.selector ? <Adder label={t("choose-kind")} offers={offered(sheet.form.menus[alt.menu!] ?? [])} pick={kind => { want([...path, alt.selector!]); hand({ do: "set", path, value: `{${alt.selector}: ${quoted(kind)}}` }) }} />
			: <button type="button" onClick={() => hand({ do: "set", path, value: "{}" })}>{t("begin")}</button>
		return <Fragment><Fields sheet={sheet} v={v} path={path} selector={alt.selector} /><Entries sheet={sheet} v={v} path={path} named /></Fragment>
	}
	if (alt.sort === "named") return <Entries sheet={sheet} v={v} path={path} named alt={alt} />
	return <Entries sheet={sheet} v={v} path={path} alt={alt} />
}

/** Entries are those of a list, or of a block by name, with what adds one more. */
function Entries({ sheet, v, path, named, alt }: { sheet: Sheet; v?: Value; path: Path; named?: boolean; alt?: Alt }) {
	const slots = sheet.form.shapes[v?.shape ?? alt?.shape ?? ""] ?? []
	const any = slots.find(s => s.name === "*")
	const entries = (v?.values ?? []).filter(x => x.made !== "comprehension" && !slots.some(s => s.name === x.name))
	const made = (v?.values ?? []).filter(x => x.made === "comprehension")
	if (!any && !(named && alt)) return null
	const one = any?.alts[0]
	const whole = one && (one.sort === "block" || one.sort === "named" || one.sort === "list" || one.sort === "tuple") && !one.translated
	return <Fragment>
		<div class={whole ? "entries" : "entries short"}>
			{any && entries.map((x, i) => {
				const at = [...path, x.name]
				const alt = any.alts[x.alt]
				const name = named ? x.name : t("number", { n: i + 1 })
				const tools = <span class="tools">
					<button type="button" aria-label={t("back-of", { name })} title={t("back")} disabled={i === 0} onClick={() => hand({ do: "back", path: at })}>↑</button>
					<button type="button" aria-label={t("on-of", { name })} title={t("on")} disabled={i === entries.length - 1} onClick={() => hand({ do: "on", path: at })}>↓</button>
					<button type="button" aria-label={t("remove-of", { name })} title={t("remove")} onClick={() => away(at)}>✕</button>
				</span>
				if (!whole || !alt || x.made === "expression") return <div class="entry" key={x.name}><Field sheet={sheet} slot={{ ...any, name, doc: "" }} v={x} path={at} short listed={!named} />{tools}</div>
				return <Section key={x.name} sheet={sheet} path={at} title={name} note={summary(alt, x)} open={alt.sort === "named" || fresh.has(x.file + key(at)) || entries.length === 1 && path.length > 2}
					tools={<span class="tools"><button type="button" class="quiet" onClick={() => show(x)}>{t("to-source")}</button>{tools}</span>}>
					<Found sheet={sheet} path={at} />
					<Body sheet={sheet} alt={alt} v={x} path={at} />
				</Section>
			})}
		</div>
		{made.map((x, i) => <MadeHere key={i} v={x} />)}
		{named ? <AddNamed sheet={sheet} path={path} file={v?.file ?? sheet.form.file} menu={alt?.menu} slot={any} have={(v?.values ?? []).map(x => x.name)} start={any?.alts[0]?.start ?? "{}"} /> : any && <AddEntry sheet={sheet} path={path} slot={any} file={v?.file ?? sheet.form.file} count={entries.length} />}
	</Fragment>
}

/** summary is an entry in a line: its kind and its plain values. */
function summary(alt: Alt, v: Value): string {
	const parts: string[] = []
	const byName = alt.sort === "named"
	const walk = (x: Value, depth: number) => {
		if (x.text && !x.text.includes("\n")) parts.push(byName && depth === 0 ? x.name + " " + x.text : x.text)
		else if (x.spoken) walk(x.values![0], depth)
		else if (depth < 2) for (const c of x.values ?? []) walk(c, depth + 1)
	}
	const kind = v.values?.find(x => x.name === alt.selector)
	if (kind) parts.push(kind.text)
	for (const c of v.values ?? []) if (c !== kind) walk(c, 0)
	return shortened(parts.join(" · "), 90)
}

function MadeHere({ v }: { v: Value }) {
	return <div class="madehere"><p class="made">{t("made.comprehension")}</p><pre>{v.source}</pre><button type="button" onClick={() => show(v)}>{t("to-source")}</button></div>
}

/** offered are entries of a menu as a list offers them. */
const offered = (list: Entry[]): Offer[] => list.map(e => ({ id: e.id, title: called(e), detail: e.detail }))

const called = (e: Entry) => e.title && e.title !== e.id ? `${e.title} (${e.id})` : e.id

function Options({ list }: { list: Entry[] }) {
	return <Fragment>{list.map(e => <option key={e.id} value={e.id} title={e.detail}>{e.title && e.title !== e.id ? `${e.title} (${e.id})` : e.kind ? e.id : e.id + (e.detail ? " – " + shortened(e.detail, 60) : "")}</option>)}</Fragment>
}

function AddEntry({ sheet, path, slot, file, count }: { sheet: Sheet; path: Path; slot: Slot; file: string; count: number }) {
	const a = slot.alts[0]
	if (!a) return null
	const add = (value: string) => { fresh.add(file + key([...path, String(count)])); want([...path, String(count)]); hand({ do: "add", path, value }) }
	const label = t("add-to", { name: titled(path) })
	if (a.selector) return <div class="more"><Adder label={label} offers={offered(sheet.form.menus[a.menu!] ?? [])} pick={kind => add(`{${a.selector}: ${quoted(kind)}}`)} /></div>
	if (a.sort === "name" || a.sort === "word") return <div class="more"><Adder label={label} offers={offered(a.words ?? sheet.form.menus[a.menu!] ?? [])} pick={id => add(quoted(id))} /></div>
	return <p class="more"><button type="button" onClick={() => add(a.start)}>{label}</button></p>
}

function AddNamed({ sheet, path, menu, slot, have, start, file }: { sheet: Sheet; path: Path; file: string; menu?: string; slot?: Slot; have: string[]; start: string }) {
	const [name, setName] = useState("")
	const a = slot?.alts[0]
	const add = (id: string) => {
		const value = a && (a.sort === "name" || a.sort === "word") && a.words?.length ? quoted(a.words[0].id) : start
		fresh.add(file + key([...path, id]))
		want([...path, id])
		hand({ do: "set", path: [...path, id], value })
	}
	const label = t("add-to", { name: path.length > 0 ? titled(path) : "" })
	if (menu) return <div class="more"><Adder label={label} offers={offered((sheet.form.menus[menu] ?? []).filter(e => !have.includes(e.id)))} pick={add} /></div>
	const id = name.trim().toLowerCase().replace(/[^a-z0-9,.-]+/g, "-").replace(/^-+|-+$/g, "")
	const good = id !== "" && !have.includes(id)
	const done = () => { if (good) { add(id); setName("") } }
	return <p class="more"><label>{t("new-entry")} <input type="text" value={name} onInput={e => setName((e.target as HTMLInputElement).value)} onKeyDown={e => { if (e.key === "Enter") { e.preventDefault(); done() } }} /></label>
		<button type="button" disabled={!good} onClick={done}>{label}</button></p>
}

/** Alternatives lets choose in which of several ways a slot is filled. */
function Alternatives({ slot, v, path, choose, chosen }: { slot: Slot; v?: Value; path: Path; choose: (i: number) => void; chosen: number }) {
	return <select class="alts" aria-label={t("as-what", { name: spoken(slot.name) })} value={v ? v.alt : chosen} onChange={e => {
		const i = Number((e.target as HTMLSelectElement).value)
		if (v) hand({ do: "set", path, value: slot.alts[i].start })
		else choose(i)
	}}>{slot.alts.map((a, i) => <option key={i} value={i}>{t("sort." + a.sort)}</option>)}</select>
}

/** Field is a plain value with its label. */
function Field({ sheet, slot, v, path, short, listed, choose, chosen, selects }: { sheet: Sheet; slot: Slot; v?: Value; path: Path; short?: boolean; listed?: boolean; choose?: (i: number) => void; chosen?: number; selects?: boolean }) {
	const id = fieldId(path)
	const alt = slot.alts[v && v.alt >= 0 ? v.alt : chosen ?? 0]
	const fixed = v && (v.made || v.alt < 0)
	const name = short ? slot.name : spoken(slot.name)
	const spokenIn = alt?.translated && (sheet.langs.length > 1 || v?.spoken)
	const missing = !v && slot.use === "required"
	const unseen = short && listed ? "sr" : ""
	return <div class={"field" + (missing ? " missing" : "")}>
		<div class="label">
			{spokenIn || alt?.sort === "tuple" ? <span class={unseen}>{name}</span> : <label for={id} class={unseen}>{name}</label>}
			{!short && missing && <span class="must">{t("required")}</span>}
			{!short && choose && slot.alts.length > 1 && !fixed && <Alternatives slot={slot} v={v} path={path} choose={choose} chosen={chosen ?? 0} />}
			{!short && v && !fixed && slot.use !== "required" && <button type="button" class="quiet" aria-label={t("remove-of", { name })} title={t("remove")} onClick={() => away(path)}>✕</button>}
		</div>
		{fixed ? <div class="madehere"><pre>{v.source ?? v.text}</pre><p class="made">{t("made." + (v.made || "unknown"))}</p><button type="button" onClick={() => show(v)}>{t("to-source")}</button></div>
			: spokenIn ? <div class="side-by-side">{sheet.langs.map(l => <Translated key={l} sheet={sheet} alt={alt!} v={v} path={path} lang={l} name={name} />)}</div>
			: alt ? <Control sheet={sheet} alt={alt} slot={slot} v={v} path={path} id={id} selects={selects} /> : null}
		{!short && slot.doc && <small id={id + "-doc"} class="hint">{slot.doc}{slot.default ? " " + t("else", { value: slot.default.replace(/^"|"$/g, "") }) : ""}</small>}
		<Found sheet={sheet} path={path} />
		{v && !v.spoken && !fixed && alt?.sort === "word" && <Chosen sheet={sheet} alt={alt} v={v} />}
	</div>
}

/** Chosen says what the word that is chosen means. */
function Chosen({ sheet, alt, v }: { sheet: Sheet; alt: Alt; v: Value }) {
	const e = (alt.words ?? sheet.form.menus[alt.menu!] ?? []).find(x => x.id === v.text)
	return e?.detail && e.detail.length > 60 ? <small class="hint">{e.detail}</small> : null
}

function Translated({ sheet, alt, v, path, lang, name }: { sheet: Sheet; alt: Alt; v?: Value; path: Path; lang: string; name: string }) {
	const own = sheet.form.language
	const plain = v && !v.spoken
	const value = plain ? (lang === own ? v : undefined) : v?.values?.find(x => x.name === lang)
	const write = (text: string) => {
		if (text === "" && value && !plain) return hand({ do: "remove", path: [...path, lang] })
		if (!v) return hand({ do: "write", path: lang === own ? path : [...path, lang], value: text })
		if (plain && lang === own) return hand({ do: "write", path, value: text })
		return hand({ do: "translate", path, own, lang, value: text })
	}
	return <div class="lang" lang={lang}>
		<span class="code">{lang}{!value && <span class="must">{t("missing")}</span>}</span>
		{value?.made ? <pre>{value.source ?? value.text}</pre> : <Text long={alt.sort === "long"} prose={alt.sort === "long"} value={value?.text ?? ""} write={write} label={`${name} (${lang})`} columns={sheet.langs.length} id={lang === sheet.langs[0] ? fieldId(path) : undefined} />}
	</div>
}

/** Text is a line or a passage that is written when it is left. */
function Text({ long, prose, value, write, label, id, describe, drawing, columns = 1 }: { long: boolean; prose?: boolean; value: string; write: (text: string) => Promise<unknown>; label?: string; id?: string; describe?: string; drawing?: boolean; columns?: number }) {
	const [draft, setDraft] = useState<string | null>(null)
	const [preview, setPreview] = useState(false)
	const live = useRef<string | null>(null)
	useEffect(() => { live.current = null; setDraft(null) }, [value])
	const now = draft ?? value
	const done = () => { const text = live.current; if (text !== null && text !== value) write(text).then(() => { if (live.current === text) { live.current = null; setDraft(null) } }) }
	const common = { id, value: now, "aria-label": label, "aria-describedby": describe, onInput: (e: Event) => { live.current = (e.target as HTMLInputElement).value; setDraft(live.current) }, onChange: done }
	if (!long) return <input type="text" {...common} />
	const rows = Math.min(18, Math.max(2, now.split("\n").reduce((n, line) => n + 1 + Math.floor(line.length * columns / 110), 0)))
	return <div class="passage">
		<textarea rows={rows} class={drawing ? "drawing" : ""} wrap={drawing ? "off" : "soft"} spellcheck={!drawing} {...common} />
		{prose && now !== "" && <button type="button" class="quiet" aria-pressed={preview} onClick={() => setPreview(!preview)}>{t("preview")}</button>}
		{preview && <Preview text={now} />}
	</div>
}

function Control({ sheet, alt, slot, v, path, id, selects }: { sheet: Sheet; alt: Alt; slot: Slot; v?: Value; path: Path; id: string; selects?: boolean }) {
	const common = { id, "aria-describedby": slot.doc ? id + "-doc" : undefined, "aria-required": slot.use === "required" || undefined }
	const set = (value: string) => value === "" ? (v ? hand({ do: "remove", path }) : Promise.resolve()) : hand({ do: "set", path, value })
	switch (alt.sort) {
		case "text": case "long":
			return <Text long={alt.sort === "long"} prose={alt.translated} drawing={alt.sort === "long" && !alt.translated} value={v?.text ?? ""} id={id} describe={common["aria-describedby"]} write={text => hand({ do: "write", path, value: text })} />
		case "whole": case "number":
			return <Amount common={common} alt={alt} value={v?.text ?? ""} set={set} />
		case "truth":
			return <Select {...common} value={v?.text ?? ""} pick={set}>
				{(!v || slot.use !== "required") && <option value="">{slot.default ? t("as-usual", { value: t("truth." + slot.default) }) : t("unset")}</option>}
				<option value="true">{t("truth.true")}</option><option value="false">{t("truth.false")}</option>
			</Select>
		case "word": case "name": {
			const list = alt.words ?? sheet.form.menus[alt.menu ?? ""] ?? []
			const pick = (value: string) => {
				if (value === "") return set("")
				if (selects && v) return hand({ do: "kind", path: path.slice(0, -1), field: slot.name, value })
				return set(list.find(e => e.id === value)?.kind === "bare" ? value : quoted(value))
			}
			return <Select {...common} value={v?.text ?? ""} pick={pick}>
				{(!v || slot.use !== "required" && slot.name !== "*") && <option value="">{slot.default ? t("as-usual", { value: slot.default.replace(/^"|"$/g, "") }) : t("unset")}</option>}
				{v && !list.some(e => e.id === v.text) && <option value={v.text}>{v.text === "" ? t("unset") : t("not-there", { name: v.text })}</option>}
				<Options list={list} />
			</Select>
		}
		case "tuple": {
			if (!v) return <button type="button" {...common} onClick={() => hand({ do: "set", path, value: alt.start })}>{t("begin")}</button>
			const slots = sheet.form.shapes[v.shape ?? ""] ?? []
			return <div class="tuple" id={id} tabIndex={-1}>{slots.map((s, i) => { const x = v.values?.find(x => x.name === s.name); return <Field key={s.name} short listed sheet={sheet} slot={{ ...s, name: titled(path) + " " + (i + 1), doc: "" }} v={x} path={[...path, s.name]} /> })}</div>
		}
	}
	return v ? <div class="madehere"><pre>{v.source ?? "{…}"}</pre><button type="button" onClick={() => show(v)}>{t("to-source")}</button></div> : <button type="button" {...common} onClick={() => hand({ do: "set", path, value: alt.start })}>{t("begin")}</button>
}

function Amount({ common, alt, value, set }: { common: Record<string, unknown>; alt: Alt; value: string; set: (value: string) => Promise<unknown> }) {
	const [draft, setDraft] = useState<string | null>(null)
	useEffect(() => setDraft(null), [value])
	return <input type="number" {...common} min={alt.min} max={alt.max} step={alt.sort === "whole" ? 1 : "any"} value={draft ?? value}
		onInput={e => setDraft((e.target as HTMLInputElement).value)}
		onChange={e => { const el = e.target as HTMLInputElement; if (el.validity.badInput) return; set(el.value).then(done => { if (done === false) setDraft(null) }) }} />
}

function Found({ sheet, path }: { sheet: Sheet; path: Path }) {
	const list = sheet.found.get(key(path))
	if (!list) return null
	return <ul class="found">{list.map((f, i) => <li key={i} class={f.severity}><b>{f.code}</b> {f.summary}{f.remedy && <em> {f.remedy}</em>}
		{f.fix && <button type="button" class="fix" onClick={() => store.changeAll(f.edits ?? [])}>{f.fix}</button>}</li>)}</ul>
}

/** Sums are the tables that follow from the values at a path: what is left in the pouch, the odds of events. */
function Sums({ sheet, path }: { sheet: Sheet; path: Path }) {
	const list = (sheet.form.sums ?? []).filter(s => s.path === key(path))
	if (list.length === 0) return null
	return <Fragment>{list.map(s => <table key={s.what} class="sum">
		<caption>{t("sum." + s.what)}</caption>
		<thead><tr>{(s.what === "pouch" ? ["size", "common", "mixed", "dealt", "left"] : ["kind", "cards"]).map(k => <th key={k} scope="col">{t("sum." + k)}</th>)}{s.head?.map(n => <th key={n} scope="col">{t("round", { n })}</th>)}</tr></thead>
		<tbody>{s.rows.map(row => <tr key={row[0]}><th scope="row">{row[0]}</th>{row.slice(1).map((c, i) => <td key={i} class={s.what === "pouch" && i === row.length - 2 && Number(c) < 0 ? "short" : ""}>{c}</td>)}</tr>)}</tbody>
	</table>)}</Fragment>
}
