// The way to the service where it is a worker of this page.
import { Answer, Line } from "../api"
import { Changes } from "./disk"
import { First } from "./first"
import { Folder } from "./kept"
import { program } from "./program"
import type { Order, Told } from "./worker"

export type Reply = { ok: boolean; status: number; type: string; data: Uint8Array }

/** Opening is a pack to be opened; example, that it is to be an example as it comes. */
export interface Opening { pack: string; folder?: Folder; first: string[][]; files: Changes; example?: boolean }

export class WorkerLine implements Line {
	private worker: Worker | null = null
	private waiting = new Map<number, { good: (r: Reply) => void; bad: (e: Error) => void; late: number }>()
	private count = 0
	private ears: (() => void)[] = []
	private pictures = new Map<string, string>()
	private opening!: Opening
	private known: First | null = null // until the worker answers
	private begun: Promise<void> = Promise.resolve()
	/** anew is called when the worker had to be ended and another one has begun. */
	anew: () => void = () => {}

	/** open begins the worker of a pack, and comes back when it answers. What is known before that is answered meanwhile, anything else waits. */
	open(opening: Opening, known: First | null = null): Promise<void> {
		this.known = known
		this.opening = { ...opening, first: [], files: new Map() }
		return this.begun = this.begin(opening)
	}

	private async begin({ pack, folder, first, files }: Opening): Promise<void> {
		const order: Order = { do: "desk", program: await program(), pack, folder, first, files }
		const worker = new Worker("worker.js")
		this.worker = worker
		await new Promise<void>((good, bad) => {
			worker.onmessage = (e: MessageEvent<Told>) => {
				if ("open" in e.data) { this.hear(worker); good() } else if ("failed" in e.data) { worker.terminate(); bad(new Error(e.data.failed)) }
			}
			worker.onerror = e => bad(new Error(e.message))
			worker.postMessage(order)
		})
		this.known = null
	}

	private hear(worker: Worker) {
		worker.onmessage = (e: MessageEvent<Told>) => {
			if ("ask" in e.data) {
				const w = this.waiting.get(e.data.ask)
				this.waiting.delete(e.data.ask)
				clearTimeout(w?.late)
				w?.good({ ok: e.data.status < 400, status: e.data.status, type: e.data.type, data: e.data.data })
			} else if ("news" in e.data) for (const ear of this.ears) ear()
			else if ("failed" in e.data) this.again(e.data.failed)
		}
		worker.onerror = e => this.again(e.message)
	}

	/** again ends the worker, whatever it is at, and begins another. What was not saved is in the journal, and in the page. */
	private async again(why: string) {
		this.worker?.terminate()
		this.worker = null
		for (const w of this.waiting.values()) { clearTimeout(w.late); w.bad(new Error(why)) }
		this.waiting.clear()
		await this.open(this.opening)
		this.anew()
	}

	private async ask(method: string, path: string, body: unknown): Promise<Reply> {
		const known = this.known?.answer(method, path, body)
		if (known) return known
		if (this.known) await this.begun
		return this.askWorker(method, path, body)
	}

	private askWorker(method: string, path: string, body: unknown): Promise<Reply> {
		return new Promise((good, bad) => {
			if (!this.worker) { bad(new Error("the worker is being begun anew")); return }
			const ask = ++this.count
			const late = window.setTimeout(() => this.again("the worker has not answered"), working.test(path) ? 20 * patience : patience)
			this.waiting.set(ask, { good, bad, late })
			this.worker.postMessage({ ask, method, path, body: body === undefined ? "" : JSON.stringify(body) })
		})
	}

	async send(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
		const r = await this.ask(method, path, body)
		return { ok: r.ok, status: r.status, text: new TextDecoder().decode(r.data) }
	}

	/** file is a file that the service hands out. */
	async file(path: string): Promise<Blob> {
		const r = await this.ask("GET", path, undefined)
		if (!r.ok) throw new Error(new TextDecoder().decode(r.data))
		return new Blob([r.data as BlobPart], { type: r.type })
	}

	news(ear: () => void) { this.ears.push(ear) }

	/** ready takes pictures out of the worker. The ones before the last few are given up. */
	async ready(paths: string[]): Promise<void> {
		for (const path of paths) this.pictures.set(path, URL.createObjectURL(await this.file(path)))
		for (const path of [...this.pictures.keys()].slice(0, -mostPictures)) {
			URL.revokeObjectURL(this.pictures.get(path)!)
			this.pictures.delete(path)
		}
	}

	address(path: string) { return this.pictures.get(path) ?? "" }
}

/** mostPictures are kept: those that are shown, and those before them for as long as they are shown still. */
const mostPictures = 120

/** patience is how long the worker may take for an answer. Evaluating is the work of others, which it ends itself; what waits for them may wait longer. */
const patience = 30_000, working = /^\/api\/(findings|quick|draw)$/
