// The studio's own words come from a catalogue of the server, in the language that the browser asks for.
import { get } from "./api"

let catalogue: Record<string, string> = {}
export let language = "en"

export async function loadWords() {
	const c = await get<{ language: string; words: Record<string, string> }>("/api/words")
	take(c.language, c.words)
}

/** take takes the words of a language. */
export function take(lang: string, words: Record<string, string>) {
	catalogue = words
	language = lang
	document.documentElement.lang = lang
}

/** t is what a key says, with its blanks filled in; one with a number has a form for one and one for more. */
export function t(key: string, fill: Record<string, string | number> = {}): string {
	let text = catalogue[key] ?? key
	if ("n" in fill) {
		const form = new Intl.PluralRules(language).select(Number(fill.n))
		text = catalogue[`${key}.${form}`] ?? catalogue[`${key}.other`] ?? text
	}
	return text.replace(/\{(\w+)\}/g, (_, name) => String(fill[name] ?? ""))
}
