// What an example shows first, as it was worked out when the folder was built: it is there at once, while the program takes seconds
// until it has answered for the first time.
import { Changes } from "./disk"
import { filesBelow, keepAll } from "./kept"
import { Opening, Reply } from "./line"
import { site, unpacked } from "./load"

interface Known { method: string; path: string; body?: unknown; type: string; text: string }
interface Built { files: Record<string, string>; answers: Known[] }

const key = (method: string, path: string, body: unknown) => [method, path.replace(/&turn=\d+$/, ""), body === undefined ? "" : JSON.stringify(body)].join("\n")

/** changing are the questions that change something; what was worked out holds no longer then. A text may be laid that is there already. */
const changing = /^\/api\/(lay|save|drop|begin)$/

export class First {
	private answers: Map<string, Known>
	private over = false

	constructor(built: Built) { this.answers = new Map(built.answers.map(a => [key(a.method, a.path, a.body), a])) }

	/** answer is what was worked out for a question, if anything was and nothing has been changed since. */
	answer(method: string, path: string, body: unknown): Reply | null {
		const known = this.over ? undefined : this.answers.get(key(method, path, body))
		if (!known && changing.test(path)) this.over = true
		return known ? { ok: true, status: 200, type: known.type, data: new TextEncoder().encode(known.text) } : null
	}
}

const below = (pack: string, files: Record<string, string>): Changes => new Map(Object.entries(files).map(([name, text]) => [pack + "/" + name, new TextEncoder().encode(text)]))

/** same is whether files of the browser's storage are those of an example, to the last byte. */
function same(kept: Changes, files: Changes): boolean {
	return kept.size === files.size && [...files].every(([path, data]) => {
		const other = kept.get(path)
		return !!other && other.length === data!.length && other.every((b, i) => b === data![i])
	})
}

/** unsaved is whether there is anything that was not saved when a studio ended, of whichever pack. */
const unsaved = async () => [...(await filesBelow("/home/")).keys()].some(path => path.includes("/studio/"))

/** begun puts an example into the browser's storage, or finds it there unchanged, and is what it shows first. Nothing is known of any other
 * pack, nor of a copy under another name. */
export async function begun(opening: Opening): Promise<First | null> {
	const name = opening.pack.slice("/packs/".length)
	if (opening.folder || !site.examples.includes(name) || opening.first.length > 0 && !opening.example) return null
	try {
		const r = await fetch(`first/${name}.json.gz`)
		if (!r.ok) return null
		const built: Built = JSON.parse(await new Response(await unpacked(r, () => {}) as any).text()), files = below(opening.pack, built.files)
		if (opening.example) {
			await keepAll(files)
			opening.first = []
		} else if (!same(await filesBelow(opening.pack + "/"), files) || await unsaved()) return null
		return new First(built)
	} catch (e) {
		console.warn(e) // the program begins it, then
		return null
	}
}
