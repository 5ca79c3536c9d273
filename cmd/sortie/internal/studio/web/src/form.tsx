// The mission as forms. Nothing here knows a field by name: the slots come from the schema, the values from the texts.
import { Fragment, h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { Adder } from "./adder"
import { ask, Finding } from "./api"
import { Alternatives, Field, Found } from "./field"
import { goHere, steps } from "./here"
import { Chart, usePrinted, WithCard } from "./printed"
import { Alt, away, fieldId, Form, goBeyond, goWhereWanted, hand, key, offered, Path, quoted, Sheet, shortened, show, Slot, spoken, stayNear, titled, Value, want, wantBeyond } from "./sheet"
import { store } from "./store"
import { lacks, tally, Texts, textsOf } from "./texts"
import { t } from "./words"

/** fresh are the entries that were added here: they are open from the start. */
const fresh = new Set<string>()

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

/** further are the languages that somebody has opened columns for and no text has yet, by unit. */
const further = new Map<string, string[]>()

/** mode is what the view shows: the fields, or the texts beside their translations. */
let mode: "fields" | "texts" = "fields"

export function FormView() {
	const { form, why } = useForm()
	const printed = usePrinted(store.pack?.units.find(u => u.folder === store.unit)?.kind ?? "")
	const [, again] = useState(0)
	useEffect(() => { goWhereWanted(); if (form) goBeyond(form); stayNear() })
	if (!form) return <p class="empty">{why || t("opening")}</p>
	const langs = [...new Set([...form.languages, ...further.get(store.unit) ?? []])]
	const sheet: Sheet = { form, langs, found: beside(form), printed }
	const turn = (to: typeof mode) => { mode = to; again(n => n + 1) }
	const add = (lang: string) => { further.set(store.unit, [...further.get(store.unit) ?? [], lang]); again(n => n + 1) }
	return <form class="forms" aria-label={t("view.form")} onSubmit={e => e.preventDefault()} onFocusIn={e => at(e.target as Element)}>
		{why && <p class="old">{why}</p>}
		{form.torn?.map(f => <p key={f} class="old">{t("torn", { file: f })}</p>)}
		<div class="modes" role="group" aria-label={t("modes")}>{(["fields", "texts"] as const).map(m => <button type="button" key={m} aria-pressed={m === mode} class={m === mode ? "on" : ""} onClick={() => turn(m)}>{t("mode." + m)}</button>)}</div>
		<Languages sheet={sheet} add={add} count={mode === "fields"} />
		<Chart sheet={sheet} open={() => turn("fields")} />
		{mode === "texts" ? <Texts key={store.unit} sheet={sheet} /> : <Sections sheet={sheet} />}
	</form>
}

/** at says where in the unit the keyboard is: the other views and the chart mark it. */
function at(on: Element) {
	const id = on.closest("[id^=f-]")?.id ?? ""
	if (id !== "" && !on.closest(".chart")) goHere(steps(id.slice(2).replace(/-doc$/, "")), "form")
}

/** Sections are all fields of the unit: the plain ones together, each other one for itself, in the order in which they were written
 * when the form was opened: none jumps away from whoever begins it. */
function Sections({ sheet }: { sheet: Sheet }) {
	const v = sheet.form.value
	const order = useRef((v.values ?? []).map(x => x.name)).current
	const rank = (s: Slot) => order.includes(s.name) ? order.indexOf(s.name) : order.length
	const plain = (s: Slot) => s.alts.every(a => !["block", "named", "list"].includes(a.sort))
	const slots = (sheet.form.shapes[v.shape ?? ""] ?? []).filter(s => s.name !== "*" && !plain(s)).sort((a, b) => rank(a) - rank(b))
	return <Fragment>
		<Section title={t("about")} open path={[]} sheet={sheet}><WithCard sheet={sheet} path={[]} name={v.values?.find(x => x.name === "title")?.text ?? ""}><Fields sheet={sheet} v={v} path={[]} only={plain} /></WithCard></Section>
		{slots.map(s => <Part key={s.name} sheet={sheet} slot={s} v={v.values?.find(v => v.name === s.name)} path={[s.name]} top />)}
		{(v.values ?? []).filter(v => v.made === "comprehension").map((v, i) => <MadeHere key={i} v={v} />)}
	</Fragment>
}

/** Languages says how many texts each language lacks, and adds columns for more of them. */
function Languages({ sheet, add, count }: { sheet: Sheet; add: (lang: string) => void; count: boolean }) {
	const [lang, setLang] = useState("")
	const texts = textsOf(sheet.form)
	const good = /^[a-z]{2}$/.test(lang) && !sheet.langs.includes(lang)
	const done = () => { if (good) { add(lang); setLang("") } }
	return <div class="languages">
		{count && sheet.langs.map(l => <span key={l} class={texts.some(s => lacks(sheet.form, s, l)) ? "count" : "tally"}>{tally(sheet.form, texts, l)}</span>)}
		<label>{t("another-language")} <input type="text" size={3} maxLength={2} value={lang} placeholder="de" onInput={e => setLang((e.target as HTMLInputElement).value.toLowerCase())}
			onKeyDown={e => { if (e.key === "Enter") done() }} /></label>
		<button type="button" disabled={!good} onClick={done}>{t("add")}</button>
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
		if (!v) return alt.selector ? <Adder label={t("choose-kind")} offers={offered(sheet.form.menus[alt.menu!] ?? [])} pick={kind => { wantBeyond(path, alt.selector!, kind); hand({ do: "set", path, value: `{${alt.selector}: ${quoted(kind)}}` }) }} />
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
					<WithCard sheet={sheet} path={at} name={name}>
						<Found sheet={sheet} path={at} />
						<Body sheet={sheet} alt={alt} v={x} path={at} />
					</WithCard>
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

function AddEntry({ sheet, path, slot, file, count }: { sheet: Sheet; path: Path; slot: Slot; file: string; count: number }) {
	const a = slot.alts[0]
	if (!a) return null
	const at = [...path, String(count)]
	const add = (value: string) => { fresh.add(file + key(at)); want(at); hand({ do: "add", path, value }) }
	const label = t("add-to", { name: titled(path) })
	if (a.selector) return <div class="more"><Adder label={label} offers={offered(sheet.form.menus[a.menu!] ?? [])} pick={kind => { add(`{${a.selector}: ${quoted(kind)}}`); wantBeyond(at, a.selector!, kind) }} /></div>
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
