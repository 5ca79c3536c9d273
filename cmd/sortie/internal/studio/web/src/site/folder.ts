// A folder of the machine that the browser was given, as part of the disk.
import { Changes } from "./disk"
import { Folder } from "./kept"

/** Stamps tell which files of a folder are still what they were. */
type Stamps = Map<string, string>

const mostFiles = 2000, mostBytes = 1 << 20, mostDepth = 16

export class Given {
	private stamps: Stamps = new Map()

	constructor(private readonly at: string, private readonly folder: Folder) {}

	holds(path: string) { return path.startsWith(this.at + "/") }

	/** news are the files that are not what they were when this was asked last: all of them the first time. */
	async news(): Promise<Changes> {
		const now: Stamps = new Map(), changes: Changes = new Map()
		await this.walk(this.folder, this.at, 0, now, changes)
		for (const path of this.stamps.keys()) if (!now.has(path)) changes.set(path, null)
		this.stamps = now
		return changes
	}

	private async walk(folder: Folder, path: string, depth: number, now: Stamps, changes: Changes): Promise<void> {
		for await (const entry of folder.values()) {
			const name = path + "/" + entry.name
			if (/^[._]/.test(entry.name) || depth > mostDepth || now.size > mostFiles) continue
			if (entry.kind === "directory") { await this.walk(entry, name, depth + 1, now, changes); continue }
			if (!entry.name.endsWith(".cue")) continue
			const file = await (await folder.getFileHandle(entry.name)).getFile().catch(() => null)
			if (!file || file.size > mostBytes) continue
			const stamp = `${file.size} ${file.lastModified}`
			now.set(name, stamp)
			if (this.stamps.get(name) !== stamp) changes.set(name, new Uint8Array(await file.arrayBuffer()))
		}
	}

	/** keep writes changes into the folder, each file whole or not at all. */
	async keep(changes: Changes): Promise<void> {
		for (const [path, data] of changes) {
			const parts = path.slice(this.at.length + 1).split("/"), name = parts.pop()!
			let folder = this.folder
			for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: data !== null })
			if (data === null) { await folder.removeEntry(name).catch(() => {}); this.stamps.delete(path); continue }
			const file = await folder.getFileHandle(name, { create: true })
			const to = await file.createWritable()
			await to.write(data)
			await to.close()
			const now = await file.getFile()
			this.stamps.set(path, `${now.size} ${now.lastModified}`)
		}
	}
}
