// What the studio knows, and what is done with it. Texts live in states of the editor, so that whatever changes one of them,
// a key or a hand on the board, is undone in the same way.
import { EditorState, Transaction } from "@codemirror/state"
import { undo, redo } from "@codemirror/commands"
import { EditorView } from "@codemirror/view"
import { ask, Beginning, Begun, bytes, Edit, Failed, Finding, get, Kept, Move, news, Pack, Source, units } from "./api"
import { t } from "./words"

export type View = "board" | "form" | "graph" | "text" | "pages" | "changes" | "play"

export interface Doc { name: string; state: EditorState; disk: string; saved: string; behind?: boolean } // behind: what is saved is another than it was begun with

class Store {
	selection: { unit: string; floor: string; keys: string[] } | null = null // on a board
	plan: { unit: string; plan: unknown } | null = null // what the board shows
	pack: Pack | null = null
	unit = ""
	file = ""
	view: View = "board"
	beside = false // the text stands beside the view
	docs = new Map<string, Doc>()
	findings: Finding[] = []
	turn = 0 // counts changes of any text, so that drawings know when they are old
	said = "" // a sentence for the reader
	clash: Source | null = null // what the disk has where a save found another text
	goTo: { file: string; from: number } | null = null
	editor: EditorView | null = null
	make: (text: string) => EditorState = text => EditorState.create({ doc: text })

	private ears = new Set<() => void>()
	private timer = 0
	private asking = false
	private again = false

	listen(ear: () => void) { this.ears.add(ear); return () => { this.ears.delete(ear) } }
	tell() { for (const ear of this.ears) ear() }

	say(text: string) { this.said = text; this.tell() }

	async open() {
		this.pack = await get<Pack>("/api/pack")
		for (const [name, text] of Object.entries(this.pack.unsaved ?? {})) await this.offer(name, text)
		const first = this.pack.units.find(u => u.folder === this.pack!.unit && u.folder !== ".") ?? this.pack.units.find(u => u.kind === "mission") ?? this.pack.units.find(u => u.files.length > 0 && u.folder !== "pack.cue") ?? this.pack.units[0]
		if (first) await this.choose(first.folder)
		this.look()
		news(() => this.changedOnDisk())
	}

	/** offer takes up a text that an earlier studio has left unsaved. */
	private async offer(name: string, text: string) {
		try {
			const doc = await this.load(name)
			const now = doc.state.doc.toString()
			if (now === text) return
			this.change(doc, [{ file: name, from: 0, to: bytes(now, now.length), new: text }])
			this.said = t("restored", { file: name }) + (doc.behind ? " " + t("changed-outside", { file: name }) : "")
		} catch { /* the file is gone, and the journal has kept its text for nothing */ }
	}

	/** begin makes something new and shows it. */
	async begin(wanted: Beginning) {
		const made = await ask<Begun>("begin", wanted)
		this.pack!.units = (await get<Pack>("/api/pack")).units
		const kind = this.pack!.units.find(u => u.folder === made.folder)?.kind
		this.view = kind === "mission" || kind === "sector" ? "board" : "form"
		await this.choose(made.folder)
		this.look()
	}

	async choose(folder: string) {
		this.unit = folder
		const u = this.pack?.units.find(u => u.folder === folder)
		const file = u?.files.find(f => f.endsWith("/mission.cue")) ?? u?.files[0]
		if (file) await this.show(file)
		this.tell()
	}

	async show(file: string) {
		await this.load(file)
		this.file = file
		const u = this.pack?.units.find(u => u.files.includes(file))
		if (u) this.unit = u.folder
		this.tell()
	}

	async load(file: string): Promise<Doc> {
		let doc = this.docs.get(file)
		if (!doc) {
			const s = await ask<Source>("read", { file })
			doc = { name: file, state: this.make(s.text), disk: onDisk(s), saved: s.on ?? s.saved, behind: !!s.on } // a save asks, as it would have before the page was loaded anew
			if (s.on) this.said = t("changed-outside", { file })
			this.docs.set(file, doc)
		}
		return doc
	}

	text(file: string) { return this.docs.get(file)?.state.doc.toString() ?? "" }
	dirty(file: string) { const d = this.docs.get(file); return d ? d.state.doc.toString() !== d.disk : false }
	get anyDirty() { return [...this.docs.keys()].some(f => this.dirty(f)) }

	/** took takes over what a transaction has made of a document. */
	took(doc: Doc, tr: Transaction | { state: EditorState; docChanged: boolean }) {
		doc.state = tr.state
		if (tr.docChanged) this.changed(doc)
	}

	/** change makes edits in a document, wherever it is shown; they are undone in one step. */
	change(doc: Doc, edits: Edit[]) {
		const text = doc.state.doc.toString()
		const changes = edits.filter(e => e.file === doc.name).map(e => ({ from: units(text, e.from), to: units(text, e.to), insert: e.new }))
		if (changes.length === 0) return
		const spec = { changes, userEvent: "input.hand" }
		if (this.editor && this.file === doc.name) this.editor.dispatch(spec)
		else this.took(doc, doc.state.update(spec))
	}

	async changeAll(edits: Edit[]) {
		for (const file of new Set(edits.map(e => e.file))) this.change(await this.load(file), edits)
	}

	private hands: Promise<boolean> = Promise.resolve(true)
	handsFull = 0 // moves that are not edits yet
	writing = false // somebody has typed into a field and not left it

	/** unsaved says whether there is anything to save of the file that is shown, edits that are on their way as well. */
	get unsaved() { return this.dirty(this.file) || this.writing || this.handsFull > 0 }

	/** hand makes what a hand has done in a view, as one change, and answers whether that could be done. What comes meanwhile waits:
	 * edits are of the text as it is then. */
	hand(...moves: Move[]): Promise<boolean> {
		this.handsFull++
		this.tell()
		return this.hands = this.hands.then(() => this.carryOut(moves)).finally(() => { this.handsFull--; this.tell() })
	}

	private async carryOut(moves: Move[]): Promise<boolean> {
		const file = this.main
		try {
			const files = this.pack?.units.find(u => u.folder === this.unit)?.files ?? [file]
			for (let again = 0; again < 5; again++) {
				const docs = await this.layAll(files)
				const before = docs.map(d => d.state.doc)
				const edits = await this.askOn<Edit[]>("hand", { file, moves }, files)
				if (docs.some((d, i) => d.state.doc !== before[i])) continue // somebody has typed
				await this.changeAll(edits)
				if (edits.length > 0 && edits.every(e => e.file !== this.file)) await this.show(edits[0].file)
				this.say("")
				return true
			}
		} catch (e) { this.say((e as Error).message) }
		return false
	}

	/** during has hands, and saves, wait for something else that makes edits. */
	during(work: Promise<boolean>) {
		this.handsFull++
		this.hands = this.hands.then(() => work).finally(() => { this.handsFull--; this.tell() })
	}

	/** layAll has the service know the texts of some files, or of all, as they are now. */
	async layAll(files?: string[]) {
		const docs = [...this.docs.values()].filter(d => !files || files.includes(d.name))
		for (const doc of docs) await this.lay(doc)
		return docs
	}

	/** askOn asks for edits of the texts that this page has. Another page of the same studio may have laid its own over them: those of this
	 * one are laid once more, then. */
	async askOn<A>(question: string, body: object, files?: string[]): Promise<A> {
		for (let again = 0; ; again++) {
			const docs = await this.layAll(files)
			try {
				return await ask<A>(question, { ...body, on: Object.fromEntries(docs.map(d => [d.name, d.state.doc.toString()])) })
			} catch (e) {
				if (!(e instanceof Failed) || e.status !== 412 || again > 3) throw e
				for (const doc of docs) this.laid.delete(doc.name)
			}
		}
	}

	/** main is the file of the unit that says what it is. */
	get main() {
		const files = this.pack?.units.find(u => u.folder === this.unit)?.files ?? []
		return files.find(f => f.endsWith("/mission.cue")) ?? (files.includes(this.file) ? this.file : files[0] ?? this.file)
	}

	undo() { this.step(undo) }
	redo() { this.step(redo) }

	private step(which: typeof undo) {
		const doc = this.docs.get(this.file)
		if (!doc) return
		if (this.editor) which(this.editor)
		else which({ state: doc.state, dispatch: tr => this.took(doc, tr) })
	}

	private laid = new Map<string, { text: string; there: Promise<unknown> }>()

	/** again tells a service that has begun anew what is typed and not saved. */
	async anew(why: string) {
		this.laid.clear()
		for (const doc of this.docs.values()) if (this.dirty(doc.name)) await this.lay(doc)
		this.turn++
		this.say(why)
		this.look()
	}

	/** handed is for a service that answers from now on, where what was known before has been shown until now. */
	handed(said: string) {
		if (this.said === said) this.said = ""
		this.turn++
		this.tell()
		this.look()
	}

	/** settled has the service know all that is typed. */
	async settled() { for (const doc of this.docs.values()) await this.lay(doc) }

	/** lay waits for a text that is on its way already as well: who asks too early is answered of the one before. */
	private async lay(doc: Doc) {
		const text = doc.state.doc.toString()
		const last = this.laid.get(doc.name)
		if (last?.text === text) { await last.there; return }
		const there = (last?.there.catch(() => {}) ?? Promise.resolve()).then(() => ask<Kept>("lay", { file: doc.name, text })).then(kept => this.unkept(kept)) // in their order
		this.laid.set(doc.name, { text, there })
		await there.catch(e => { this.laid.delete(doc.name); throw e })
	}

	private warned = false

	/** unkept tells once that what is not saved would be lost with the studio. */
	private unkept(kept: Kept) {
		if (!kept.unkept || this.warned) return
		this.warned = true
		this.say(t("unkept", { why: kept.unkept }))
	}

	changed(doc: Doc) {
		this.turn++
		if (this.said === t("saved", { file: doc.name })) this.said = "" // it is no longer
		this.tell()
		clearTimeout(this.timer)
		this.timer = window.setTimeout(() => this.look(doc), 10)
	}

	/** look has the findings found anew: first those of the file that was changed, then those of all. */
	async look(doc?: Doc) {
		if (this.asking) { this.again = true; return }
		this.asking = true
		try {
			do {
				this.again = false
				const at = doc ?? this.docs.get(this.file)
				if (at) {
					await this.lay(at)
					const quick = await ask<Finding[]>("quick", { file: at.name })
					this.findings = [...quick, ...this.findings.filter(f => f.file !== at.name)]
					this.tell()
				}
				if (this.again) continue
				this.findings = await ask<Finding[]>("findings", { file: at?.name ?? "" })
				const pack = await get<Pack>("/api/pack")
				if (this.pack) this.pack.units = pack.units
				this.tell()
			} while (this.again)
		} catch (e) { this.said = (e as Error).message; this.tell() } finally { this.asking = false }
	}

	/** save saves a file with all that hands have done: what somebody is just writing into a field, too. */
	async save(file = this.file) {
		if (this.writing) writeField()
		const failed = this.handsFull > 0 && !await this.hands // what it says stays
		const doc = this.docs.get(file)
		if (!doc) return
		const text = doc.state.doc.toString()
		try {
			const s = await ask<Source>("save", { file, text, saved: doc.saved })
			doc.disk = text
			doc.saved = s.saved
			this.laid.delete(file)
			if (!failed) this.say(t("saved", { file }))
		} catch (e) {
			if (e instanceof Failed && e.status === 409) { this.clash = e.body as Source; this.tell() } else this.say((e as Error).message)
		}
	}

	async saveAll() {
		if (this.writing) writeField()
		await this.hands
		for (const file of this.docs.keys()) if (this.dirty(file)) await this.save(file)
	}

	/** settle ends a clash: with the text of the disk, or with one's own over it. */
	async settle(mine: boolean) {
		const clash = this.clash
		this.clash = null
		const doc = clash && this.docs.get(clash.name)
		if (!doc || !clash) return
		doc.saved = clash.saved
		if (mine) return this.save(doc.name)
		doc.disk = clash.text
		const now = doc.state.doc.toString()
		this.change(doc, [{ file: doc.name, from: 0, to: bytes(now, now.length), new: clash.text }])
		this.tell()
	}

	/** changedOnDisk takes over what others have saved: a text that nobody has touched here is theirs, any other waits for a save. */
	private async changedOnDisk() {
		for (const doc of this.docs.values()) {
			const s = await ask<Source>("read", { file: doc.name }).catch(() => null)
			if (!s || s.saved === doc.saved) continue
			if (!this.dirty(doc.name)) {
				const old = doc.disk
				doc.disk = onDisk(s)
				doc.saved = s.saved
				this.change(doc, [{ file: doc.name, from: 0, to: bytes(old, old.length), new: doc.disk }])
				if (doc.disk === "") this.say(t("gone-outside", { file: doc.name }))
			} else {
				this.laid.delete(doc.name) // a save of another page has lifted what lay over the file
				this.say(t("changed-outside", { file: doc.name }))
			}
		}
		this.turn++
		this.look()
	}
}

/** writeField has a field write what was typed into it, as it does when it is left. */
const writeField = () => document.activeElement?.dispatchEvent(new Event("change", { bubbles: true }))

/** onDisk is the text of a file without what lies over it unsaved. */
const onDisk = (s: Source) => s.dirty ? s.disk ?? "" : s.text

export const store = new Store()
