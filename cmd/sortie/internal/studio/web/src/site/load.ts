// How the program comes in: unpacked and compiled while it does, and kept for the next time and for times without a network. It
// is a worker that does it, so that the page can be read meanwhile.

/** SITE is what the build knows of the folder. */
declare const SITE: { version: string; program: string; bytes: number; examples: string[]; most: number }
export const site = SITE

let keeping: Promise<boolean> = Promise.resolve(true)

/** kept is whether the program is there the next time without a network, when that is settled. */
export const kept = () => keeping

async function response(): Promise<Response> {
	// There is no cache where the browser does not trust the address. The service worker knows it by the same name.
	const cache = "caches" in globalThis ? await caches.open("sortie-" + SITE.version).catch(() => null) : null
	const old = await cache?.match(SITE.program)
	if (old) return old
	const r = await fetch(SITE.program)
	if (!r.ok) throw new Error(`${SITE.program}: ${r.status} ${r.statusText}`)
	keeping = cache ? cache.put(SITE.program, r.clone()).then(() => true, e => { console.warn(e); return false }) : Promise.resolve(false)
	return r
}

/** load is the program; came is told how many bytes of it are there. */
export async function load(came: (bytes: number) => void): Promise<WebAssembly.Module> {
	const plain = await unpacked(await response(), came)
	return WebAssembly.compileStreaming(new Response(plain as any, { headers: { "Content-Type": "application/wasm" } }))
}

/** unpacked is what a packed file holds, as it comes in; came is told how many bytes of the file are there. Some servers unpack it on the
 * way. */
export async function unpacked(r: Response, came: (bytes: number) => void): Promise<ReadableStream> {
	const from = r.body!.getReader()
	let next = await from.read(), loaded = 0, told = 0
	const packed = next.value?.[0] === 0x1f && next.value?.[1] === 0x8b
	const all = new ReadableStream<Uint8Array>({
		async pull(to) {
			if (next.done) { came(loaded); to.close(); return }
			loaded += next.value.length
			if (loaded - told > 500_000) { told = loaded; came(loaded) }
			to.enqueue(next.value)
			next = await from.read()
		},
	})
	return packed ? all.pipeThrough(new DecompressionStream("gzip") as any) : all
}
