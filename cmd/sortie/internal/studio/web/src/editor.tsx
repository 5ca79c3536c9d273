// The text of a file, with the language service.
import { h } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { autocompletion, closeBrackets, Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete"
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands"
import { bracketMatching, foldGutter, HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language"
import { Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint"
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search"
import { EditorState, StateEffect, StateField } from "@codemirror/state"
import { Decoration, DecorationSet, drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view"
import { tags } from "@lezer/highlight"
import { ask, bytes, Choice, Edit, Finding, units } from "./api"
import { cue } from "./cue"
import { goHere, hereNow, pathAt, sources } from "./here"
import { store } from "./store"
import { t } from "./words"

const colours = HighlightStyle.define([
	{ tag: tags.comment, class: "tok-comment" }, { tag: tags.string, class: "tok-string" }, { tag: tags.number, class: "tok-number" },
	{ tag: tags.propertyName, class: "tok-field" }, { tag: tags.keyword, class: "tok-keyword" }, { tag: tags.typeName, class: "tok-type" },
	{ tag: tags.atom, class: "tok-number" }, { tag: tags.meta, class: "tok-meta" },
])

async function complete(c: CompletionContext): Promise<CompletionResult | null> {
	const text = c.state.doc.toString()
	if (!c.explicit && !c.matchBefore(/[\w"#{\[: -]$/)) return null
	await store.layAll([store.file])
	const choices = await ask<Choice[]>("complete", { file: store.file, offset: bytes(text, c.pos) })
	if (c.aborted || choices.length === 0) return null
	const from = units(text, choices[0].from)
	const options: Completion[] = choices.map(x => ({
		label: x.label, detail: x.detail, boost: -x.rank, type: x.sort, info: x.doc ? () => said(x.doc!) : undefined,
		apply: (view: EditorView) => {
			view.dispatch({ changes: { from: units(text, x.from), to: Math.max(view.state.selection.main.head, units(text, x.to)), insert: x.new }, selection: { anchor: units(text, x.from) + x.new.length }, userEvent: "input.complete" })
		},
	}))
	return { from, options, filter: true }
}

/** said is Markdown as elements: the little of it that the service writes. Nothing in it is taken for HTML. */
function said(markdown: string): HTMLElement {
	const out = document.createElement("div")
	out.className = "said"
	for (const part of markdown.split(/\n{2,}/)) {
		if (part.trim() === "---") { out.append(document.createElement("hr")); continue }
		const p = document.createElement("p")
		for (const piece of part.split(/(\*\*[^*]+\*\*|`[^`]+`)/)) {
			const el = piece.startsWith("**") ? document.createElement("b") : piece.startsWith("`") ? document.createElement("code") : document.createElement("span")
			el.textContent = piece.replace(/^\*\*|\*\*$|^`|`$/g, "")
			p.append(el)
		}
		out.append(p)
	}
	return out
}

const hover = hoverTooltip(async (view, pos) => {
	const text = view.state.doc.toString()
	const a = await ask<{ from: number; to: number; text: string }>("hover", { file: store.file, offset: bytes(text, pos) })
	if (!a.text) return null
	return { pos: units(text, a.from), end: units(text, a.to), above: true, create: () => ({ dom: said(a.text) }) }
})

async function goToDefinition(view: EditorView) {
	const text = view.state.doc.toString()
	const found = await ask<Edit[]>("definition", { file: store.file, offset: bytes(text, view.state.selection.main.head) })
	if (found.length > 0) {
		store.goTo = { file: found[0].file, from: found[0].from }
		await store.show(found[0].file)
	} else store.say(t("no-definition"))
}

async function format() {
	const doc = store.docs.get(store.file)
	if (!doc) return
	try {
		await store.layAll([doc.name])
		store.change(doc, await store.askOn<Edit[]>("format", { file: doc.name }, [doc.name]))
	} catch (e) { store.say((e as Error).message) }
}

async function rename(view: EditorView) {
	const text = view.state.doc.toString()
	const name = prompt(t("new-name"))
	if (!name) return
	try {
		await store.layAll([store.file])
		await store.changeAll(await store.askOn<Edit[]>("rename", { file: store.file, offset: bytes(text, view.state.selection.main.head), name }))
	} catch (e) { store.say((e as Error).message) }
}

/** marks are the stretches that speak of what somebody is at in another view. */
const setMarks = StateEffect.define<{ from: number; to: number }[]>()
const marks = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(now, tr) {
		for (const e of tr.effects) if (e.is(setMarks)) return Decoration.set(e.value.filter(r => r.to > r.from).map(r => Decoration.mark({ class: "cm-here" }).range(r.from, r.to)), true)
		return now.map(tr.changes)
	},
	provide: f => EditorView.decorations.from(f),
})

let moved = 0

/** follow says what the cursor is at, once it rests. */
const follow = EditorView.updateListener.of(u => {
	if (!u.transactions.some(tr => tr.isUserEvent("select") || tr.isUserEvent("delete") || tr.isUserEvent("input") && !tr.isUserEvent("input.hand"))) return
	clearTimeout(moved)
	const file = store.file
	moved = window.setTimeout(async () => {
		const path = await pathAt(file, u.view.state.doc.toString(), u.view.state.selection.main.head).catch(() => [])
		if (file === store.file && path.length > 0) goHere(path, "text")
	}, 120)
})

const extensions = [
	marks, follow,
	lineNumbers(), foldGutter(), history(), drawSelection(), indentUnit.of("\t"), EditorState.tabSize.of(4), bracketMatching(), closeBrackets(),
	autocompletion({ override: [complete] }), highlightActiveLine(), highlightSelectionMatches(), cue, syntaxHighlighting(colours), lintGutter(), hover,
	keymap.of([
		{ key: "Mod-s", run: () => { store.save(); return true }, preventDefault: true },
		{ key: "F12", run: v => { goToDefinition(v); return true } },
		{ key: "F2", run: v => { rename(v); return true } },
		{ key: "Shift-Alt-f", run: () => { format(); return true } },
		...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab,
	]),
	EditorView.domEventHandlers({
		mousedown(e, view) {
			if (!e.ctrlKey && !e.metaKey) return false
			const pos = view.posAtCoords({ x: e.clientX, y: e.clientY })
			if (pos === null) return false
			view.dispatch({ selection: { anchor: pos } })
			goToDefinition(view)
			return true
		},
	}),
	EditorView.contentAttributes.of({ "aria-label": "CUE", tabindex: "0" }),
]

store.make = text => EditorState.create({ doc: text, extensions })

/** marked are the findings of a text for the editor. */
export function marked(text: string, findings: Finding[]): Diagnostic[] {
	return findings.map(f => {
		const from = Math.min(units(text, f.from), text.length)
		return {
			from, to: Math.max(from, Math.min(units(text, f.to), text.length)), severity: f.severity === "note" ? "info" : f.severity, source: f.code,
			message: [f.summary, ...(f.details ?? []), f.remedy ?? ""].filter(Boolean).join("\n"),
			actions: f.fix ? [{ name: f.fix, apply: () => { store.changeAll(f.edits ?? []) } }] : [],
		} as Diagnostic
	})
}

export function TextView() {
	const box = useRef<HTMLDivElement>(null)
	const view = useRef<EditorView | null>(null)
	const shown = useRef("")
	useEffect(() => {
		const v = new EditorView({
			parent: box.current!,
			dispatchTransactions(trs, v) {
				v.update(trs)
				const doc = store.docs.get(shown.current)
				if (doc) store.took(doc, { state: v.state, docChanged: trs.some(tr => tr.docChanged) })
			},
		})
		view.current = v
		store.editor = v
		const draw = () => {
			const doc = store.docs.get(store.file)
			if (!doc) return
			if (shown.current !== store.file) {
				shown.current = store.file
				v.setState(doc.state)
			}
			const text = v.state.doc.toString()
			const marks = marked(text, store.findings.filter(f => f.file === store.file))
			const key = JSON.stringify(marks.map(m => [m.from, m.to, m.message]))
			if (key !== told) {
				told = key
				queueMicrotask(() => { if (shown.current === store.file && v.state.doc.toString() === text) v.dispatch(setDiagnostics(v.state, marks)) })
			}
			if (store.goTo && store.goTo.file === store.file) {
				const at = units(text, store.goTo.from)
				store.goTo = null
				queueMicrotask(() => { v.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) }); v.focus() })
			}
		}
		let told = "", led: unknown = hereNow()?.by === "text" ? hereNow() : null
		/** lead marks what another view is at, and shows it. */
		const lead = async () => {
			const at = hereNow()
			if (at === led) return
			led = at
			if (!at || at.by === "text") return v.dispatch({ effects: setMarks.of([]) })
			const found = await sources(at.path)
			const own = found.filter(e => e.file === store.file), text = v.state.doc.toString()
			if (hereNow() !== at || shown.current !== store.file) return
			const ranges = own.map(e => ({ from: units(text, e.from), to: Math.min(units(text, e.to), text.length) }))
			v.dispatch({ effects: [setMarks.of(ranges), ...(ranges.length > 0 ? [EditorView.scrollIntoView(ranges[0].from, { y: "center" })] : [])] })
		}
		const both = () => { draw(); lead() }
		both()
		const hangUp = store.listen(both)
		return () => { hangUp(); clearTimeout(moved); store.editor = null; v.destroy() }
	}, [])
	return <div class="text" ref={box}></div>
}
