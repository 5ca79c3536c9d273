// The program of the page: loaded once, by a worker.
import type { Told } from "./worker"

let coming: Promise<WebAssembly.Module> | null = null
/** loaded is how many bytes have come in; kept, that they are there the next time without a network. */
export let loaded = 0
export let kept = false
const ears = new Set<() => void>()
export const listen = (ear: () => void) => { ears.add(ear); return () => { ears.delete(ear) } }

/** program is the program, when it is there. */
export function program(): Promise<WebAssembly.Module> {
	return coming ??= ask().catch(e => { coming = null; throw e })
}

function ask(): Promise<WebAssembly.Module> {
	return new Promise((good, bad) => {
		const worker = new Worker("worker.js")
		worker.onmessage = (e: MessageEvent<Told>) => {
			if ("loaded" in e.data) { loaded = e.data.loaded; for (const ear of ears) ear(); return }
			if ("program" in e.data) { good(e.data.program); return }
			worker.terminate()
			if ("kept" in e.data) { kept = e.data.kept; for (const ear of ears) ear() }
			else if ("failed" in e.data) bad(new Error(e.data.failed))
		}
		worker.onerror = e => { worker.terminate(); bad(new Error(e.message)) }
		worker.postMessage({ do: "load" })
	})
}
