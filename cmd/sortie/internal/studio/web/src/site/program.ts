// The program: loaded once, unpacked and compiled while it comes in, and kept for the next time and for times without a network.

/** SITE is what the build knows of the folder. */
declare const SITE: { version: string; program: string; bytes: number }
export const site = SITE

/** kept is the cache of this version, as the service worker knows it; there is none where the browser does not trust the address. */
export const kept = () => "caches" in globalThis ? caches.open("sortie-" + SITE.version) : Promise.resolve(null)

let coming: Promise<WebAssembly.Module> | null = null
/** loaded is how many bytes have come in. */
export let loaded = 0
const ears = new Set<() => void>()
export const listen = (ear: () => void) => { ears.add(ear); return () => { ears.delete(ear) } }

/** program is the program, when it is there. */
export function program(): Promise<WebAssembly.Module> {
	return coming ??= load().catch(e => { coming = null; throw e })
}

async function response(): Promise<Response> {
	const cache = await kept().catch(() => null)
	const old = await cache?.match(SITE.program)
	if (old) return old
	const r = await fetch(SITE.program)
	if (!r.ok) throw new Error(`${SITE.program}: ${r.status} ${r.statusText}`)
	cache?.put(SITE.program, r.clone()).catch(e => console.warn(e)) // without room for it, the next time loads it again
	return r
}

async function load(): Promise<WebAssembly.Module> {
	loaded = 0
	const from = (await response()).body!.getReader()
	let next = await from.read()
	const packed = next.value?.[0] === 0x1f && next.value?.[1] === 0x8b // some servers unpack it on the way
	const all = new ReadableStream<Uint8Array>({
		async pull(to) {
			if (next.done) { to.close(); return }
			loaded += next.value.length
			for (const ear of ears) ear()
			to.enqueue(next.value)
			next = await from.read()
		},
	})
	const plain = packed ? all.pipeThrough(new DecompressionStream("gzip") as any) : all
	return WebAssembly.compileStreaming(new Response(plain as any, { headers: { "Content-Type": "application/wasm" } }))
}
