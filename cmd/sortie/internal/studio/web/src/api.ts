// What the server answers, and how it is asked. Offsets of the server count bytes, those of an editor UTF-16 units.

export interface Unit { folder: string; kind: string; id: string; title: string; files: string[] }
export interface Pack { name: string; version: string; unit: string; units: Unit[]; unsaved: Record<string, string> | null }
export interface Source { name: string; text: string; saved: string; dirty?: boolean }
export interface Edit { file: string; from: number; to: number; new: string }
export interface Point { x: number; y: number }
export interface Mark { Kind: string; Floor: string; At: Point[]; Size: number; Text: string }
export interface Finding {
	file: string; from: number; to: number; line: number; code: string; severity: "error" | "warning" | "note"; summary: string
	details?: string[]; remedy?: string; place?: { Board: string; Floor: string; At: Point }; marks?: Mark[]; fix?: string; edits?: Edit[]
}
/** Move is one thing that a hand does: the service makes the smallest edits of it. */
export interface Move { do: "set" | "remove" | "add" | "rename" | "copy" | "place" | "panels"; path: string[]; value?: string; x?: string; y?: string; panels?: Laid[] }
export interface Laid { was?: { from: Point; to: Point }; kind?: string; from?: Point; to?: Point; flipped?: boolean; gone?: boolean }
export interface Choice { label: string; detail?: string; doc?: string; sort: string; rank: number; from: number; to: number; new: string }
export interface Drawn { files: string[]; why?: string }

/** Failed is an answer that says why something cannot be done. */
export class Failed extends Error {
	constructor(message: string, readonly status: number, readonly body: unknown) { super(message) }
}

export async function ask<A>(question: string, body: unknown): Promise<A> {
	const r = await fetch("/api/" + question, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
	const text = await r.text()
	let answer: any = text
	try { answer = JSON.parse(text) } catch { /* a sentence */ }
	if (!r.ok) throw new Failed(answer?.error ?? String(text).trim(), r.status, answer)
	return answer as A
}

export async function get<A>(path: string): Promise<A> {
	const r = await fetch(path)
	if (!r.ok) throw new Failed((await r.text()).trim(), r.status, null)
	return r.json()
}

export const drawing = (unit: string, what: string, file: string, turn: number) =>
	`/draw/${what}/${file}?unit=${encodeURIComponent(unit)}&turn=${turn}`

/** bytes is the byte offset of a place in a text. */
export function bytes(text: string, at: number): number {
	let n = 0
	for (let i = 0; i < at; i++) {
		const c = text.charCodeAt(i)
		if (c < 0x80) n++
		else if (c < 0x800) n += 2
		else if (c >= 0xd800 && c < 0xdc00) { n += 4; i++ }
		else n += 3
	}
	return n
}

/** units is the place in a text of a byte offset. */
export function units(text: string, offset: number): number {
	let n = 0, i = 0
	for (; i < text.length && n < offset; i++) {
		const c = text.charCodeAt(i)
		if (c < 0x80) n++
		else if (c < 0x800) n += 2
		else if (c >= 0xd800 && c < 0xdc00) { n += 4; i++ }
		else n += 3
	}
	return i
}
