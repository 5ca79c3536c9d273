// What the parts of a form share: what the service says of a unit, names for readers, and where the keyboard goes next.
import { Offer } from "./adder"
import { Finding, Move } from "./api"
import type { Printed } from "./printed"
import { store } from "./store"

export interface Entry { id: string; title?: string; kind?: string; detail?: string }
export interface Alt { sort: string; translated?: boolean; min?: string; max?: string; words?: Entry[]; menu?: string; selector?: string; shape?: string; start: string }
export interface Slot { name: string; doc?: string; type: string; use: "required" | "optional" | "default"; default?: string; alts: Alt[] }
export interface Value { name: string; alt: number; text: string; source?: string; file: string; from: number; to: number; made?: string; shape?: string; spoken?: boolean; values?: Value[] }
export interface Sum { what: string; path: string; head: string[] | null; rows: string[][] }

export interface Form {
	kind: string; file: string; value: Value; torn?: string[]; shapes: Record<string, Slot[] | null>; menus: Record<string, Entry[]>
	language: string; languages: string[]; homes: Record<string, string>; sums?: Sum[]
}

/** Sheet is all that the parts of a form share. */
export interface Sheet { form: Form; langs: string[]; found: Map<string, Finding[]>; printed: Printed }

export type Path = string[]
export const key = (path: Path) => path.join(".")
export const fieldId = (path: Path) => "f-" + path.join(".")
export const quoted = (s: string) => JSON.stringify(s)

/** Names of the schema are English words that are joined. */
export const spoken = (name: string) => { const s = name.replace(/-/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => a + " " + b.toLowerCase()); return s.charAt(0).toUpperCase() + s.slice(1) }

/** titled is what the end of a path is called: an entry of a list by the list's name and its place. */
export const titled = (path: Path): string => {
	const last = path[path.length - 1]
	return /^[0-9]+$/.test(last) && path.length > 1 ? `${spoken(path[path.length - 2])} ${Number(last) + 1}` : spoken(last)
}

export const hand = (...moves: Move[]) => store.hand(...moves)
export const show = (v: Value) => { store.view = "text"; store.goTo = { file: v.file, from: v.from }; store.show(v.file) }

/** wanted is what the keyboard goes to as soon as the form has it: what was just added. */
let wanted = ""

export const want = (path: Path) => { beyond = null; wanted = fieldId(path) }

/** left is what held something that is taken away, and what the keyboard was at, which may go with it. */
let left: { to: string; from: Element | null } | null = null

export const away = (path: Path) => { left = { to: fieldId(path.slice(0, -1)), from: document.activeElement }; return hand({ do: "remove", path }) }

export function stayNear() {
	if (!left || left.from?.isConnected) return
	const held = document.getElementById(left.to) ?? document.querySelector<HTMLElement>(".forms summary")
	left = null
	if (document.activeElement === document.body) (held?.querySelector<HTMLElement>(":scope > summary") ?? held)?.focus()
}

/** beyond is the block whose kind was chosen: the keyboard goes on to what that brings, as soon as the form has it. */
let beyond: { path: Path; field: string; kind: string } | null = null

export const wantBeyond = (path: Path, field: string, kind: string) => { wanted = ""; beyond = { path, field, kind } }

const controls = "input, select:not(.alts), textarea, button[id^='f-'], .adder > button"

/** goBeyond goes to the first control behind the kind of a block; the kind itself, if that brings nothing. */
export function goBeyond(form: Form) {
	if (!beyond) return
	const { path, field, kind } = beyond
	const v = path.reduce<Value | undefined>((at, name) => at?.values?.find(x => x.name === name), form.value)
	const block = document.getElementById(fieldId(path)), at = document.getElementById(fieldId([...path, field]))
	if (!block || !at || v?.values?.find(x => x.name === field)?.text !== kind) return
	beyond = null
	const next = [...block.querySelectorAll<HTMLElement>(controls)].find(e => e.checkVisibility() && e.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING)
	;(next ?? at).focus()
}

export function goWhereWanted() {
	const el = wanted && document.getElementById(wanted)
	if (!el || wanted === "") return
	wanted = ""
	const inner = el.matches("details, fieldset") ? [...el.querySelectorAll<HTMLElement>("input, select, textarea, .adder > button")].find(e => e.checkVisibility()) : null
	;(inner ?? el).focus()
}

export const shortened = (s: string, n: number) => s.length > n ? s.slice(0, n - 1).replace(/\s\S*$/, "") + " …" : s

/** offered are entries of a menu as a list offers them. */
export const offered = (list: Entry[]): Offer[] => list.map(e => ({ id: e.id, title: called(e), detail: e.detail }))

export const called = (e: Entry) => e.title && e.title !== e.id ? `${e.title} (${e.id})` : e.id
