// What the browser keeps: files by their paths, and the folders that it was given.
import { Changes } from "./disk"

/** Folder is a folder of the machine that the browser was given. */
export interface Folder {
	name: string
	values(): AsyncIterable<Folder & { kind: "file" | "directory" }>
	getDirectoryHandle(name: string, how?: { create: boolean }): Promise<Folder>
	getFileHandle(name: string, how?: { create: boolean }): Promise<{ getFile(): Promise<File>; createWritable(): Promise<{ write(data: Uint8Array): Promise<void>; close(): Promise<void> }> }>
	removeEntry(name: string): Promise<void>
	queryPermission(how: { mode: string }): Promise<string>
	requestPermission(how: { mode: string }): Promise<string>
	isSameEntry(other: Folder): Promise<boolean>
}

const settled = <A,>(r: IDBRequest<A>) => new Promise<A>((good, bad) => { r.onsuccess = () => good(r.result); r.onerror = () => bad(r.error) })

let opened: Promise<IDBDatabase> | null = null

function base(): Promise<IDBDatabase> {
	return opened ??= new Promise((good, bad) => {
		const r = indexedDB.open("sortie", 1)
		r.onupgradeneeded = () => { r.result.createObjectStore("files"); r.result.createObjectStore("folders") }
		r.onsuccess = () => good(r.result)
		r.onerror = () => bad(r.error)
	})
}

const under = (front: string) => IDBKeyRange.bound(front, front + "\uffff")

/** keepAll keeps all changes or none, and comes back when they are on the disk. */
export async function keepAll(changes: Changes): Promise<void> {
	const all = (await base()).transaction("files", "readwrite", { durability: "strict" })
	const files = all.objectStore("files")
	for (const [path, data] of changes) {
		if (data === null) files.delete(path)
		else files.put(data, path)
	}
	await new Promise<void>((good, bad) => { all.oncomplete = () => good(); all.onabort = all.onerror = () => bad(all.error) })
}

/** filesBelow are the files whose paths begin with something. */
export async function filesBelow(front: string): Promise<Changes> {
	const files = (await base()).transaction("files").objectStore("files")
	const [paths, texts] = await Promise.all([settled(files.getAllKeys(under(front))), settled(files.getAll(under(front)))])
	return new Map(paths.map((p, i) => [p as string, texts[i] as Uint8Array]))
}

/** packs are the names of the packs in the browser's storage. */
export async function packs(): Promise<string[]> {
	const keys = await settled((await base()).transaction("files").objectStore("files").getAllKeys(under("/packs/")))
	return [...new Set(keys.map(k => (k as string).split("/")[2]))]
}

/** forget takes a pack out of the browser's storage; a folder stays where it is. */
export async function forget(path: string): Promise<void> {
	const all = (await base()).transaction(["files", "folders"], "readwrite")
	if (path.startsWith("/folders/")) all.objectStore("folders").delete(path.slice("/folders/".length))
	else all.objectStore("files").delete(under(path + "/"))
	await new Promise<void>((good, bad) => { all.oncomplete = () => good(); all.onerror = () => bad(all.error) })
}

/** folders are the folders that the browser was given, by their names here. */
export async function folders(): Promise<Map<string, Folder>> {
	const store = (await base()).transaction("folders").objectStore("folders")
	const [names, handles] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
	return new Map(names.map((n, i) => [n as string, handles[i] as Folder]))
}

/** takeFolder notes a folder, and says by which name it is known here. */
export async function takeFolder(folder: Folder): Promise<string> {
	const known = await folders()
	for (const [name, other] of known) if (await other.isSameEntry(folder)) return name
	let name = folder.name || "folder"
	for (let n = 2; known.has(name); n++) name = `${folder.name}-${n}`
	await settled((await base()).transaction("folders", "readwrite").objectStore("folders").put(folder, name))
	return name
}
