// The service worker: the folder's files as they were when this version was first visited, with or without a network. The program
// itself the page puts beside them when it loads it: nothing comes over the wire twice.

declare const SITE: { version: string; files: string[] }

const scope = globalThis as any
const name = "sortie-" + SITE.version

scope.addEventListener("install", (e: any) => e.waitUntil(caches.open(name).then(c => c.addAll(SITE.files))))

scope.addEventListener("activate", (e: any) => e.waitUntil((async () => {
	for (const other of await caches.keys()) if (other.startsWith("sortie-") && other !== name) await caches.delete(other)
	await scope.clients.claim()
})()))

scope.addEventListener("fetch", (e: any) => {
	const request: Request = e.request, address = new URL(request.url)
	if (request.method !== "GET" || address.origin !== scope.location.origin) return
	e.respondWith((async () => {
		const cache = await caches.open(name)
		const page = request.mode === "navigate" && address.pathname.replace(/index\.html$/, "") === new URL("./", scope.location.href).pathname
		return await cache.match(page ? "./" : request, { ignoreSearch: true }) ?? fetch(request)
	})())
})
