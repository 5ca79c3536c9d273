// Prose as pages will have it. The server reads it: what pages do not show is not shown here.
import { h } from "preact"
import { useEffect, useState } from "preact/hooks"
import { ask } from "./api"

interface Inline { text: string; strong?: boolean; emph?: boolean; code?: boolean; ref?: string; break?: boolean }
interface Block { kind: string; level?: number; start?: number; inlines?: Inline[]; blocks?: Block[]; rows?: Inline[][][] }

export function Preview({ text }: { text: string }) {
	const [read, setRead] = useState<{ blocks: Block[]; wrong: string[] }>({ blocks: [], wrong: [] })
	useEffect(() => {
		let live = true
		ask<typeof read>("prose", { text }).then(a => { if (live) setRead(a) }).catch(() => { /* the next text is read again */ })
		return () => { live = false }
	}, [text])
	return <div class="preview">{read.blocks.map((b, i) => <Shown key={i} b={b} />)}{read.wrong.map((w, i) => <p key={i} class="old">{w}</p>)}</div>
}

function Shown({ b }: { b: Block }) {
	const inner = (b.blocks ?? []).map((x, i) => <Shown key={i} b={x} />)
	switch (b.kind) {
		case "heading": return <h4><Words list={b.inlines} /></h4>
		case "bullet-list": return <ul>{inner}</ul>
		case "ordered-list": return <ol start={b.start}>{inner}</ol>
		case "list-item": return <li>{inner}</li>
		case "quote": return <blockquote>{inner}</blockquote>
		case "table": return <table><tbody>{(b.rows ?? []).map((row, r) => <tr key={r}>{row.map((cell, c) => r === 0 ? <th key={c}><Words list={cell} /></th> : <td key={c}><Words list={cell} /></td>)}</tr>)}</tbody></table>
	}
	return <p><Words list={b.inlines} /></p>
}

function Words({ list }: { list?: Inline[] }) {
	return <span>{(list ?? []).map((x, i) => {
		if (x.break) return <br key={i} />
		const words = x.code ? <code>{x.text}</code> : x.text
		const strong = x.strong ? <strong>{words}</strong> : words
		const emph = x.emph ? <em>{strong}</em> : strong
		return x.ref ? <span key={i} class="ref" title={"#" + x.ref}>{emph}</span> : <span key={i}>{emph}</span>
	})}</span>
}
