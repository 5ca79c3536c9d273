// What somebody is at, whichever view shows it: a path of the unit. The text, the board and the pages follow one another by it.
import { ask, bytes, Edit } from "./api"
import { store, View } from "./store"

export interface Here { unit: string; path: string[]; by: string } // by: the view that led there

/** besides are the views that the text can stand beside. */
export const besides: View[] = ["board", "form", "graph", "pages", "changes"]

let here: Here | null = null

/** hereNow is what somebody is at in the unit that is shown. */
export const hereNow = () => here?.unit === store.unit ? here : null

/** goHere says that somebody is at a value, and in which view; the other views mark it. */
export function goHere(path: string[], by: string) {
	if (here && here.unit === store.unit && here.by === by && here.path.join("\0") === path.join("\0")) return
	here = path.length > 0 ? { unit: store.unit, path, by } : null
	store.tell()
}

/** steps are those of a path with points; the name of a panel has points of its own. */
export function steps(path: string): string[] {
	const at = path.indexOf(".panels.")
	return at < 0 ? path.split(".") : [...path.slice(0, at).split("."), "panels", path.slice(at + ".panels.".length)]
}

/** reach is how much of what somebody is at a value is: 2 and more where it holds that, 1 where it is a part of it, 0 where neither. */
export function reach(path: string[], at: string[]): number {
	const n = Math.min(path.length, at.length)
	for (let i = 0; i < n; i++) if (path[i] !== at[i]) return 0
	return path.length <= at.length ? 1 + path.length : 1
}

/** pathAt is the path of the value at a place of a text, as it is typed. */
export async function pathAt(file: string, text: string, at: number): Promise<string[]> {
	await store.layAll([file])
	return (await ask<{ path: string[] }>("path", { file, offset: bytes(text, at) })).path
}

/** sources are where the unit speaks of a value. */
export async function sources(path: string[]): Promise<Edit[]> {
	await store.layAll(store.pack?.units.find(u => u.folder === store.unit)?.files)
	return ask<Edit[]>("source", { file: store.main, path }).catch(() => [])
}

/** toText leads to where the unit speaks of a value: in the text beside, or in its view. */
export async function toText(path: string[], missing: string) {
	const found = await sources(path)
	if (found.length === 0) return store.say(missing)
	await toPlace(found[0].file, found[0].from)
}

/** toPlace leads to a place in a file of the pack: in the text beside, or in its view. */
export async function toPlace(file: string, from: number) {
	if (!store.beside) store.view = "text"
	store.goTo = { file, from }
	await store.show(file)
}
