// The program in a worker of the browser. As a desk it answers the page, and begins others of its kind that read and draw units:
// those can be ended whatever they are at. As a hand it is one of these. And before all that, it loads the program.
import { Changes, Disk, process } from "./disk"
import { Given } from "./folder"
import { filesBelow, Folder, keepAll } from "./kept"
import { kept, load } from "./load"

declare const Go: new () => { argv: string[]; env: Record<string, string>; exit: (code: number) => void; importObject: WebAssembly.Imports; run(i: WebAssembly.Instance): Promise<void> }
declare function importScripts(...names: string[]): void

/** Order is what a worker is told first. */
export type Order =
	| { do: "desk"; program: WebAssembly.Module; pack: string; folder?: Folder; first: string[][]; files: Changes }
	| { do: "hand"; program: WebAssembly.Module; files: Changes }
	| { do: "load" }

/** Asked is a question of the page. */
export interface Asked { ask: number; method: string; path: string; body: string }

/** Told is what a worker says. */
export type Told =
	| { loaded: number }
	| { program: WebAssembly.Module }
	| { kept: boolean }
	| { open: true }
	| { failed: string }
	| { news: true }
	| { ask: number; status: number; type: string; data: Uint8Array }
	| { said: Uint8Array }
	| { ready: true }
	| { ended: string }

const scope = globalThis as any
const disk = new Disk()
scope.fs = disk.calls()
scope.process = process(disk)
scope.path = { resolve: (...parts: string[]) => parts.join("/") }

const tell = (told: Told) => scope.postMessage(told)
const text = (parts: Uint8Array[]) => new TextDecoder().decode(new Uint8Array(parts.flatMap(p => [...p])))

/** run runs the program with arguments, and says how it ended. */
async function run(program: WebAssembly.Module, args: string[], stdout?: (data: Uint8Array) => void): Promise<{ code: number; said: string }> {
	if (!scope.Go) importScripts("wasm_exec.js")
	const parts: Uint8Array[] = []
	disk.said = (stream, data) => { if (stream === 1 && stdout) stdout(data); else if (stream === 2) parts.push(data) }
	const go = new Go()
	let code = 0
	go.argv = ["sortie", ...args]
	go.env = { HOME: "/home", NO_COLOR: "1" }
	go.exit = c => { code = c }
	try {
		await go.run(await WebAssembly.instantiate(program, go.importObject))
	} catch (e) {
		return { code: 2, said: text(parts) || `fatal error: ${(e as Error).message}` }
	}
	return { code, said: text(parts) }
}

scope.onmessage = (e: MessageEvent<Order>) => {
	if (e.data.do === "desk") desk(e.data)
	else if (e.data.do === "hand") hand(e.data)
	else load(loaded => tell({ loaded })).then(async program => { tell({ program }); tell({ kept: await kept() }) }, e => tell({ failed: e.message }))
}

/** hand reads jobs and tells answers until it is ended. */
async function hand(order: Order & { do: "hand" }) {
	disk.put(order.files)
	scope.onmessage = (e: MessageEvent<{ give?: Uint8Array; changes?: Changes }>) => {
		if (e.data.changes) disk.put(e.data.changes)
		if (e.data.give) disk.give(e.data.give)
	}
	disk.listening = () => tell({ ready: true })
	const end = await run(order.program, ["studio", "--worker"], said => tell({ said }))
	tell({ ended: end.said })
}

/** desk opens a pack and answers the page. */
async function desk(order: Order & { do: "desk" }) {
	const given = order.folder ? new Given(order.pack, order.folder) : null
	const shared = new BroadcastChannel("sortie")
	disk.keep = async changes => {
		const theirs: Changes = new Map([...changes].filter(([path]) => given?.holds(path)))
		const ours: Changes = new Map([...changes].filter(([path]) => !given?.holds(path)))
		if (theirs.size > 0) await given!.keep(theirs)
		if (ours.size > 0) await keepAll(ours)
		shared.postMessage(changes)
	}
	try {
		disk.put(await filesBelow("/home/"))
		disk.put(given ? await given.news() : await filesBelow(order.pack + "/"))
		disk.put(order.files)
	} catch (e) { tell({ failed: (e as Error).message }); return }
	disk.cwd = order.pack.slice(0, order.pack.lastIndexOf("/"))
	for (const args of order.first) {
		const end = await run(order.program, args)
		if (end.code !== 0) { tell({ failed: end.said.replace(/^sortie: /gm, "").trim() }); return }
	}
	const hands = new Set<Worker>()
	const mine = (changes: Changes): Changes => new Map([...changes].filter(([path]) => path.startsWith(order.pack + "/")))
	disk.changed = changes => { const own = mine(changes); if (own.size > 0) for (const h of hands) h.postMessage({ changes: own }) }
	const outside = (changes: Changes) => { if (changes.size > 0) { disk.put(changes); tell({ news: true }) } }
	shared.onmessage = e => outside(mine(e.data as Changes))
	if (given) setInterval(async () => outside(await given.news().catch(() => new Map())), 2000)

	scope.studioHire = (heard: (data: Uint8Array) => void, begun: () => void, ended: (said: string) => void) => {
		const h = new Worker(scope.location.href)
		hands.add(h)
		const over = (said: string) => { if (hands.delete(h)) ended(said) }
		h.onmessage = (e: MessageEvent<Told>) => {
			if ("said" in e.data) heard(e.data.said)
			else if ("ready" in e.data) begun()
			else if ("ended" in e.data) over(e.data.ended)
		}
		h.onerror = e => over("fatal error: " + e.message)
		h.postMessage({ do: "hand", program: order.program, files: disk.below(order.pack) } satisfies Order)
		return { give: (data: Uint8Array) => h.postMessage({ give: data }), end: () => { hands.delete(h); h.terminate() } }
	}
	scope.studioReady = (answer: (method: string, path: string, body: string, done: (status: number, type: string, data: Uint8Array) => void) => void) => {
		scope.onmessage = (e: MessageEvent<Asked>) => {
			const { ask, method, path, body } = e.data
			answer(method, path, body, (status, type, data) => tell({ ask, status, type, data }))
		}
		tell({ open: true })
	}
	const end = await run(order.program, ["studio", order.pack])
	tell({ failed: end.said.replace(/^sortie: /gm, "").trim() || "the program has ended" })
}
