// A disk in memory, as the program in the worker sees it: the calls of Node's fs that Go makes of its own. What has its place
// somewhere that lasts is kept there before a call comes back, so that a file is saved when Go says that it is.

/** Changes are files with what they hold now; null is for one that has gone. */
export type Changes = Map<string, Uint8Array | null>

interface Node { folder: boolean; data: Uint8Array; time: number; number: number }
interface Open { path: string; node: Node; at: number; wrote: boolean; append: boolean }
type Done = (err: Error | null, value?: unknown) => void

const flags = { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 }

const fault = (code: string) => Object.assign(new Error(code), { code })

/** unfinished is how the program names what it has not finished writing. */
const unfinished = /(^|\/)\.sortie-[^/]*\.tmp(\/|$)/

export class Disk {
	private nodes = new Map<string, Node>()
	private open = new Map<number, Open>()
	private next = 10
	private count = 1
	private clock = 0
	cwd = "/"

	/** keep puts changes where they last. */
	keep: (changes: Changes) => Promise<void> = async () => {}
	/** changed hears of every change as it is made. */
	changed: (changes: Changes) => void = () => {}
	/** input is what the program reads from its standard input; null ends it. */
	private input: Uint8Array[] = []
	private reader: (() => void) | null = null
	/** listening is told when the program waits for its input for the first time. */
	listening: () => void = () => {}
	/** said is what the program writes to its standard streams. */
	said: (stream: number, data: Uint8Array) => void = () => {}

	constructor() { this.folder("/"); this.folder("/home"); this.folder("/tmp"); this.folder("/packs"); this.folder("/folders") }

	private tick() { return this.clock = Math.max(Date.now(), this.clock + 1) }

	private path(name: string) {
		const out: string[] = []
		for (const part of (name.startsWith("/") ? name : this.cwd + "/" + name).split("/")) {
			if (part === "..") out.pop()
			else if (part !== "" && part !== ".") out.push(part)
		}
		return "/" + out.join("/")
	}

	private folder(path: string) {
		if (path !== "/") {
			const above = path.slice(0, path.lastIndexOf("/")) || "/"
			if (!this.nodes.has(above)) this.folder(above)
		}
		if (!this.nodes.has(path)) this.nodes.set(path, { folder: true, data: new Uint8Array(), time: this.tick(), number: this.count++ })
	}

	/** put makes changes that come from outside. */
	put(changes: Changes) {
		for (const [path, data] of changes) {
			if (data === null) { this.nodes.delete(path); continue }
			this.folder(path.slice(0, path.lastIndexOf("/")) || "/")
			this.nodes.set(path, { folder: false, data, time: this.tick(), number: this.count++ })
		}
		this.changed(changes)
	}

	/** below are all files of a folder. */
	below(folder: string): Changes {
		const out: Changes = new Map()
		for (const [path, node] of this.nodes) if (!node.folder && path.startsWith(folder + "/")) out.set(path, node.data)
		return out
	}

	has(path: string) { return this.nodes.has(path) }
	text(path: string) { return new TextDecoder().decode(this.nodes.get(path)?.data) }

	/** give gives the program something to read. */
	give(data: Uint8Array) {
		this.input.push(data)
		const reader = this.reader
		this.reader = null
		reader?.()
	}

	private names(path: string) {
		const front = path === "/" ? "/" : path + "/"
		return [...this.nodes.keys()].filter(p => p !== "/" && p.startsWith(front) && !p.slice(front.length).includes("/")).map(p => p.slice(front.length)).sort()
	}

	private look(name: string) {
		const path = this.path(name), node = this.nodes.get(path)
		if (node) return { path, node }
		const above = this.nodes.get(path.slice(0, path.lastIndexOf("/")) || "/")
		throw fault(above && !above.folder ? "ENOTDIR" : "ENOENT")
	}

	private room(path: string) {
		const above = this.nodes.get(path.slice(0, path.lastIndexOf("/")) || "/")
		if (!above) throw fault("ENOENT")
		if (!above.folder) throw fault("ENOTDIR")
	}

	private described(node: Node) {
		const folder = node.folder
		return {
			dev: 1, ino: node.number, mode: folder ? 0o40755 : 0o100644, nlink: 1, uid: 0, gid: 0, rdev: 0, size: node.data.length, blksize: 4096,
			blocks: Math.ceil(node.data.length / 512), atimeMs: node.time, mtimeMs: node.time, ctimeMs: node.time, isDirectory: () => folder,
		}
	}

	/** lasting are those of some changes that are worth keeping. */
	private lasting(changes: Changes): Changes { return new Map([...changes].filter(([path]) => !unfinished.test(path) && !path.startsWith("/tmp/"))) }

	/** settle keeps changes, makes them, and calls back. */
	private async settle(changes: Changes, make: () => void, done: Done) {
		try {
			const lasting = this.lasting(changes)
			if (lasting.size > 0) await this.keep(lasting)
			make()
			if (lasting.size > 0) this.changed(lasting)
		} catch (e) {
			console.error(e)
			done(fault((e as Error).name === "QuotaExceededError" ? "ENOSPC" : (e as Error).name === "NotAllowedError" ? "EACCES" : "EIO"))
			return
		}
		done(null)
	}

	/** calls are what Go calls. */
	calls() {
		const call = (fn: (...args: any[]) => unknown) => (...args: any[]) => {
			const done = args.pop() as Done
			let value: unknown
			try { value = fn(...args) } catch (e) { if (!(e as any).code) throw e; done(e as Error); return }
			done(null, value)
		}
		const refused = call(() => { throw fault("ENOSYS") })
		const fine = call(() => undefined)
		const opened = (fd: number) => { const o = this.open.get(fd); if (!o) throw fault("EBADF"); return o }
		const resized = (node: Node, length: number) => { const data = new Uint8Array(length); data.set(node.data.subarray(0, length)); node.data = data; node.time = this.tick() }
		return {
			constants: flags,
			writeSync: (fd: number, data: Uint8Array) => { this.said(fd, data.slice()); return data.length },
			open: call((name: string, how: number) => {
				const path = this.path(name)
				let node = this.nodes.get(path)
				if (node && how & flags.O_CREAT && how & flags.O_EXCL) throw fault("EEXIST")
				if (!node) {
					if (!(how & flags.O_CREAT)) this.look(name)
					this.room(path)
					node = { folder: false, data: new Uint8Array(), time: this.tick(), number: this.count++ }
					this.nodes.set(path, node)
				}
				if (node.folder && how & (flags.O_WRONLY | flags.O_RDWR)) throw fault("EISDIR")
				if (!node.folder && how & flags.O_DIRECTORY) throw fault("ENOTDIR")
				if (how & flags.O_TRUNC) resized(node, 0)
				this.open.set(this.next, { path, node, at: 0, wrote: false, append: (how & flags.O_APPEND) !== 0 })
				return this.next++
			}),
			close: (fd: number, done: Done) => {
				const o = this.open.get(fd)
				this.open.delete(fd)
				if (!o?.wrote) { done(null); return }
				this.settle(new Map([[o.path, o.node.data]]), () => {}, done)
			},
			read: (fd: number, into: Uint8Array, from: number, length: number, at: number | null, done: Done) => {
				if (fd === 0) { this.readInput(into.subarray(from, from + length), done); return }
				call(() => {
					const o = opened(fd), start = at ?? o.at
					if (o.node.folder) throw fault("EISDIR")
					const part = o.node.data.subarray(start, start + length)
					into.set(part, from)
					if (at === null) o.at += part.length
					return part.length
				})(done)
			},
			write: call((fd: number, data: Uint8Array, from: number, length: number, at: number | null) => {
				const part = data.slice(from, from + length)
				if (fd === 1 || fd === 2) { this.said(fd, part); return length }
				const o = opened(fd), start = at ?? (o.append ? o.node.data.length : o.at)
				if (start + length > o.node.data.length) resized(o.node, start + length)
				else o.node.data = o.node.data.slice()
				o.node.data.set(part, start)
				o.node.time = this.tick()
				o.wrote = true
				if (at === null) o.at = start + length
				return length
			}),
			fstat: call((fd: number) => fd < 3 ? { ...this.described({ folder: false, data: new Uint8Array(), time: 0, number: 0 }), mode: 0o20666 } : this.described(opened(fd).node)),
			stat: call((name: string) => this.described(this.look(name).node)),
			lstat: call((name: string) => this.described(this.look(name).node)),
			readdir: call((name: string) => { const { path, node } = this.look(name); if (!node.folder) throw fault("ENOTDIR"); return this.names(path) }),
			mkdir: call((name: string) => { const path = this.path(name); if (this.nodes.has(path)) throw fault("EEXIST"); this.room(path); this.folder(path) }),
			rmdir: call((name: string) => {
				const { path, node } = this.look(name)
				if (!node.folder) throw fault("ENOTDIR")
				if (this.names(path).length > 0) throw fault("ENOTEMPTY")
				this.nodes.delete(path)
			}),
			unlink: (name: string, done: Done) => {
				let found: { path: string; node: Node }
				try { found = this.look(name); if (found.node.folder) throw fault("EISDIR") } catch (e) { done(e as Error); return }
				this.settle(new Map([[found.path, null]]), () => this.nodes.delete(found.path), done)
			},
			rename: (from: string, to: string, done: Done) => {
				const changes: Changes = new Map(), moves: [string, string, Node][] = []
				try {
					const { path, node } = this.look(from), end = this.path(to), there = this.nodes.get(end)
					this.room(end)
					if (there?.folder && (!node.folder || this.names(end).length > 0)) throw fault(node.folder ? "ENOTEMPTY" : "EISDIR")
					if (there && !there.folder && node.folder) throw fault("ENOTDIR")
					for (const [p, n] of this.nodes) {
						if (p !== path && !p.startsWith(path + "/")) continue
						const q = end + p.slice(path.length)
						moves.push([p, q, n])
						if (n.folder) continue
						changes.set(p, null)
						changes.set(q, n.data)
					}
				} catch (e) { done(e as Error); return }
				this.settle(changes, () => {
					for (const [p] of moves) this.nodes.delete(p)
					for (const [, q, n] of moves) { n.time = this.tick(); this.nodes.set(q, n) }
				}, done)
			},
			truncate: call((name: string, length: number) => resized(this.look(name).node, length)),
			ftruncate: call((fd: number, length: number) => { const o = opened(fd); o.wrote = true; resized(o.node, length) }),
			readlink: call((name: string) => { this.look(name); throw fault("EINVAL") }),
			fsync: fine, chmod: fine, fchmod: fine, chown: fine, fchown: fine, lchown: fine, utimes: fine, link: refused, symlink: refused,
		}
	}

	private readInput(into: Uint8Array, done: Done) {
		const first = this.input[0]
		if (!first) { this.reader = () => this.readInput(into, done); this.listening(); this.listening = () => {}; return }
		const part = first.subarray(0, into.length)
		into.set(part)
		if (part.length < first.length) this.input[0] = first.subarray(part.length)
		else this.input.shift()
		done(null, part.length)
	}
}

/** process is what Go asks of the process that it takes itself to run in. */
export const process = (disk: Disk) => ({
	getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [], pid: 1, ppid: 0, umask: () => 0o22,
	cwd: () => disk.cwd, chdir: (path: string) => { disk.cwd = path },
})
