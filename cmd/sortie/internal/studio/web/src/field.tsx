// Plain values of a form with their labels, and what they are filled in with.
import { Fragment, h } from "preact"
import { useEffect, useState } from "preact/hooks"
import { useDraft } from "./input"
import { Preview } from "./prose"
import { Select } from "./select"
import { Alt, away, Entry, fieldId, hand, key, Path, quoted, shortened, Sheet, show, Slot, spoken, titled, Value, wantBeyond } from "./sheet"
import { store } from "./store"
import { t } from "./words"

function Options({ list }: { list: Entry[] }) {
	return <Fragment>{list.map(e => <option key={e.id} value={e.id} title={e.detail}>{e.title && e.title !== e.id ? `${e.title} (${e.id})` : e.kind ? e.id : e.id + (e.detail ? " – " + shortened(e.detail, 60) : "")}</option>)}</Fragment>
}

/** Alternatives lets choose in which of several ways a slot is filled. */
export function Alternatives({ slot, v, path, choose, chosen }: { slot: Slot; v?: Value; path: Path; choose: (i: number) => void; chosen: number }) {
	return <select class="alts" aria-label={t("as-what", { name: spoken(slot.name) })} value={v ? v.alt : chosen} onChange={e => {
		const i = Number((e.target as HTMLSelectElement).value)
		if (v) hand({ do: "set", path, value: slot.alts[i].start })
		else choose(i)
	}}>{slot.alts.map((a, i) => <option key={i} value={i}>{t("sort." + a.sort)}</option>)}</select>
}

/** Field is a plain value with its label. */
export function Field({ sheet, slot, v, path, short, listed, choose, chosen, selects }: { sheet: Sheet; slot: Slot; v?: Value; path: Path; short?: boolean; listed?: boolean; choose?: (i: number) => void; chosen?: number; selects?: boolean }) {
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

export function Translated({ sheet, alt, v, path, lang, name }: { sheet: Sheet; alt: Alt; v?: Value; path: Path; lang: string; name: string }) {
	const own = sheet.form.language
	const plain = v && !v.spoken
	const value = plain ? (lang === own ? v : undefined) : v?.values?.find(x => x.name === lang)
	const longest = [v, ...v?.values ?? []].reduce((best, x) => x && x.text.length > best.length ? x.text : best, "")
	const write = (text: string) => {
		if (text === "" && value && !plain) return hand({ do: "remove", path: [...path, lang] })
		if (!v) return hand({ do: "write", path: lang === own ? path : [...path, lang], value: text })
		if (plain && lang === own) return hand({ do: "write", path, value: text })
		return hand({ do: "translate", path, own, lang, value: text })
	}
	return <div class="lang" lang={lang}>
		<span class="code">{lang}{!value && <span class="must">{t("missing")}</span>}</span>
		{value?.made ? <pre>{value.source ?? value.text}</pre> : <Text long={alt.sort === "long"} prose={alt.sort === "long"} value={value?.text ?? ""} write={write} label={`${name} (${lang})`} columns={sheet.langs.length} beside={longest} id={lang === sheet.langs[0] ? fieldId(path) : undefined} />}
	</div>
}

/** Text is a line or a passage that is written when it is left. */
function Text({ long, prose, value, write, label, id, describe, drawing, columns = 1, beside = "" }: { long: boolean; prose?: boolean; value: string; write: (text: string) => Promise<unknown>; label?: string; id?: string; describe?: string; drawing?: boolean; columns?: number; beside?: string }) {
	const [preview, setPreview] = useState(false)
	const { now, live, typed, once, left } = useDraft(value)
	const done = () => { if (live.current !== null && once(live.current)) write(live.current) }
	const common = { id, value: now, "aria-label": label, "aria-describedby": describe, onInput: (e: Event) => typed((e.target as HTMLInputElement).value), onChange: done, onBlur: left }
	if (!long) return <input type="text" {...common} />
	const rows = Math.min(18, Math.max(2, (now.length < beside.length ? beside : now).split("\n").reduce((n, line) => n + 1 + Math.floor(line.length * columns / 110), 0)))
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
			const pick = (value: string, steps: boolean) => {
				if (value === "") return set("")
				if (selects && v && !steps) wantBeyond(path.slice(0, -1), slot.name, value)
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

export function Found({ sheet, path }: { sheet: Sheet; path: Path }) {
	const list = sheet.found.get(key(path))
	if (!list) return null
	return <ul class="found">{list.map((f, i) => <li key={i} class={f.severity}><b>{f.code}</b> {f.summary}{f.remedy && <em> {f.remedy}</em>}
		{f.fix && <button type="button" class="fix" onClick={() => store.changeAll(f.edits ?? [])}>{f.fix}</button>}</li>)}</ul>
}
