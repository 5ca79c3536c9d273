// Every text of a unit that can be translated, each language beside the others, with what is missing. Which texts these are, the
// slots of the schema say.
import { h } from "preact"
import { useState } from "preact/hooks"
import { Field, Found, Translated } from "./field"
import { Form, key, Path, Sheet, show, Slot, spoken, Value } from "./sheet"
import { t } from "./words"

/** Said is a text with the way to it, as readers call its steps. */
export interface Said { path: Path; names: string[]; slot: Slot; v: Value }

/** textsOf are the texts of a unit that stand in it, in the order of the form. */
export function textsOf(form: Form): Said[] {
	const all: Said[] = []
	const walk = (v: Value, path: Path, names: string[], slot?: Slot) => {
		if (slot && v.alt >= 0 && slot.alts[v.alt]?.translated) { all.push({ path, names, slot, v }); return }
		const slots = form.shapes[v.shape ?? ""] ?? []
		for (const c of v.values ?? []) {
			if (c.made === "comprehension") continue
			const own = slots.find(s => s.name === c.name), any = slots.find(s => s.name === "*")
			walk(c, [...path, c.name], [...names, own ? spoken(c.name) : /^[0-9]+$/.test(c.name) ? t("number", { n: Number(c.name) + 1 }) : c.name], own ?? any)
		}
	}
	walk(form.value, [], [])
	return all
}

/** lacks reports whether a text is not there in a language. One without a language is in that of the pack. */
export const lacks = (form: Form, s: Said, lang: string) => s.v.spoken ? !s.v.values?.some(x => x.name === lang) : lang !== form.language

/** tally says how many of some texts are missing in a language. */
export function tally(form: Form, texts: Said[], lang: string): string {
	const missing = texts.filter(s => lacks(form, s, lang)).length
	return missing > 0 ? t("lacks", { lang, missing, all: texts.length }) : t("speaks", { lang, all: texts.length })
}

/** Texts are all of them, or those that were missing in a language when somebody asked for these: one that is written stays in its place. */
export function Texts({ sheet }: { sheet: Sheet }) {
	const [only, setOnly] = useState<{ lang: string; kept: Set<string> } | null>(null)
	const { form, langs } = sheet
	const all = textsOf(form)
	const missing = (lang: string) => all.filter(s => lacks(form, s, lang))
	const shown = only ? all.filter(s => only.kept.has(key(s.path)) || lacks(form, s, only.lang)) : all
	const parts = [...new Set(shown.map(s => s.path.length > 1 ? s.path[0] : ""))]
	if (all.length === 0) return <p class="empty">{t("texts-none")}</p>
	return <div class="texts">
		<p class="hint">{langs.length > 1 ? t("texts-hint") : t("texts-one-language", { lang: form.language })}</p>
		{langs.length > 1 && <div class="bar" role="group" aria-label={t("texts-which")}>
			<button type="button" aria-pressed={!only} class={only ? "" : "on"} onClick={() => setOnly(null)}>{t("texts-all", { n: all.length })}</button>
			{langs.map(l => <button type="button" key={l} aria-pressed={only?.lang === l} class={only?.lang === l ? "on" : ""} disabled={missing(l).length === 0 && only?.lang !== l}
				onClick={() => setOnly({ lang: l, kept: new Set(missing(l).map(s => key(s.path))) })}>{missing(l).length === 0 ? t("texts-full", { lang: l }) : t("texts-missing", { lang: l, n: missing(l).length })}</button>)}
		</div>}
		{parts.map(part => <section key={part} aria-label={part === "" ? t("about") : spoken(part)}>
			<h2>{part === "" ? t("about") : spoken(part)}</h2>
			{shown.filter(s => (s.path.length > 1 ? s.path[0] : "") === part).map(s => <One key={key(s.path)} sheet={sheet} s={s} />)}
		</section>)}
	</div>
}

/** One is a text in all languages. */
function One({ sheet, s }: { sheet: Sheet; s: Said }) {
	const name = s.names.slice(s.path.length > 1 ? 1 : 0).join(" · ")
	if (s.v.made) return <div class="said"><Field short sheet={sheet} slot={{ ...s.slot, name, doc: "" }} v={s.v} path={s.path} /></div>
	return <div class={sheet.langs.some(l => lacks(sheet.form, s, l)) ? "said lacking" : "said"}>
		<div class="label"><b>{name}</b><button type="button" class="quiet" aria-label={t("to-source-of", { name })} onClick={() => show(s.v)}>{t("to-source")}</button></div>
		<div class="side-by-side">{sheet.langs.map(l => <Translated key={l} sheet={sheet} alt={s.slot.alts[s.v.alt]} v={s.v} path={s.path} lang={l} name={name} />)}</div>
		<Found sheet={sheet} path={s.path} />
	</div>
}
