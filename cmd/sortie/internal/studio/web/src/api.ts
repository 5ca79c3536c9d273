// What the server answers, and how it is asked. Offsets of the server count bytes, those of an editor UTF-16 units.

import { t } from "./words"

export interface Unit { folder: string; kind: string; id: string; title: string; edition: string; files: string[] }
export interface Pack { name: string; version: string; unit: string; units: Unit[]; unsaved: Record<string, string> | null }
/** Offers are what can be begun here, and what is asked before it is. */
export interface Offers { ground: "pack" | "empty" | "alone"; first: string; kinds: Offered[] }
export interface Offered { kind: string; sort: string; usual: string; editions: { id: string; cards?: string[] }[]; with?: { id: string; title: string }[]; along?: string }
export interface Beginning { kind: string; name: string; edition: string; card: string; with: string }
export interface Begun { folder: string; files: string[] }
export interface Source { name: string; text: string; saved: string; dirty?: boolean; disk?: string; on?: string } // disk: where text is not what is saved; on: what was saved when it was begun, where that is another by now
export interface Kept { unkept?: string } // why what is not saved is kept nowhere
export interface Edit { file: string; from: number; to: number; new: string }
export interface Point { x: number; y: number }
export interface Mark { Kind: string; Floor: string; At: Point[]; Size: number; Text: string }
export interface Finding {
	file: string; from: number; to: number; line: number; code: string; severity: "error" | "warning" | "note"; summary: string
	details?: string[]; remedy?: string; place?: { Board: string; Floor: string; At: Point }; marks?: Mark[]; fix?: string; edits?: Edit[]
}
/** Move is one thing that a hand does: the service makes the smallest edits of it. */
export interface Move { do: "set" | "new" | "write" | "remove" | "add" | "back" | "on" | "kind" | "translate" | "rename" | "copy" | "place" | "panels" | "paint"; path: string[]; value?: string; x?: string; y?: string; panels?: Laid[]; hexes?: Painted[]; field?: string; own?: string; lang?: string }
export interface Laid { was?: { from: Point; to: Point }; kind?: string; from?: Point; to?: Point; flipped?: boolean; gone?: boolean }
export interface Painted { hex: string; terrain: string }
export interface Choice { label: string; detail?: string; doc?: string; sort: string; rank: number; from: number; to: number; new: string }
export interface Drawn { files: string[]; why?: string; same?: string } // same: two drawings with one are the same

/** Failed is an answer that says why something cannot be done. */
export class Failed extends Error {
	constructor(message: string, readonly status: number, readonly body: unknown) { super(message) }
}

/** Answer is what comes back: JSON, or a sentence where something could not be done. */
export interface Answer { ok: boolean; status: number; text: string }

/** Line is a way to the service: HTTP to the command, or messages to a worker of the browser. */
export interface Line {
	send(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer>
	/** news calls an ear whenever files have changed on the disk. */
	news(ear: () => void): void
	/** ready makes files that were drawn ready to be shown, address is where a page then finds one. */
	ready(paths: string[]): Promise<void>
	address(path: string): string
}

const toCommand: Line = {
	async send(method, path, body) {
		const r = await fetch(path, body === undefined ? { method } : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).catch(() => { throw new Error(t("gone")) })
		return { ok: r.ok, status: r.status, text: await r.text() }
	},
	news(ear) { new EventSource("/api/news").onmessage = ear },
	async ready() { /* the command has them */ },
	address: path => path,
}

let line = toCommand

/** reach has the service reached another way. */
export function reach(by: Line) { line = by }

export const news = (ear: () => void) => line.news(ear)

async function answered<A>(coming: Promise<Answer>): Promise<A> {
	const r = await coming
	let answer: any = r.text
	try { answer = JSON.parse(r.text) } catch { /* a sentence */ }
	if (!r.ok) throw new Failed(answer?.error ?? String(r.text).trim(), r.status, answer)
	return answer as A
}

export const ask = <A,>(question: string, body: unknown) => answered<A>(line.send("POST", "/api/" + question, body))

export const get = <A,>(path: string) => answered<A>(line.send("GET", path))

const drawn = (unit: string, what: string, file: string, turn: number) => `/draw/${what}/${file}?unit=${encodeURIComponent(unit)}&turn=${turn}`

/** draw has something of a unit drawn; its files are ready under the number of the drawing. */
export async function draw(unit: string, what: string, turn: number): Promise<Drawn> {
	const a = await ask<Drawn>("draw", { unit, what })
	await line.ready(a.files.map(f => drawn(unit, what, f, turn)))
	return a
}

/** ready makes files that were drawn ready under the number of the drawing. */
export const ready = (unit: string, what: string, files: string[], turn: number) => line.ready(files.map(f => drawn(unit, what, f, turn)))

/** drawing is where a page finds a file that was drawn. */
export const drawing = (unit: string, what: string, file: string, turn: number) => line.address(drawn(unit, what, file, turn))

/** drawnValues are the values in a file that was drawn. */
export const drawnValues = <A,>(unit: string, what: string, file: string, turn: number) => get<A>(drawn(unit, what, file, turn))

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
