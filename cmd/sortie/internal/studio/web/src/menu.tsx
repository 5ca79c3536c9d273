// The menu of what is picked on a board, or of the board: a long press, the second button of the mouse or the key for menus.
import { h } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { useRove } from "./rove"
import { t } from "./words"

export interface Choice { words: string; key?: string; go: () => unknown }

export function Menu({ x, y, choices, close }: { x: number; y: number; choices: Choice[]; close: () => void }) {
	const box = useRef<HTMLDivElement>(null)
	useRove(box)
	useEffect(() => {
		const back = document.activeElement as HTMLElement | SVGElement | null
		const el = box.current!
		const r = el.getBoundingClientRect()
		el.style.left = Math.max(4, Math.min(x, innerWidth - r.width - 4)) + "px"
		el.style.top = Math.max(4, Math.min(y, innerHeight - r.height - 4)) + "px"
		el.querySelector("button")?.focus()
		const away = (e: Event) => { if (!el.contains(e.target as Node)) close() }
		addEventListener("pointerdown", away, true)
		return () => { removeEventListener("pointerdown", away, true); back?.focus({ preventScroll: true }) }
	}, [])
	return <div class="menu" role="menu" aria-label={t("menu")} ref={box} onKeyDown={e => { if (e.key === "Escape" || e.key === "Tab") { e.preventDefault(); e.stopPropagation(); close() } }}>
		{choices.map(c => <button key={c.words} role="menuitem" onClick={() => { close(); c.go() }}>{c.words}{c.key && <kbd aria-hidden="true">{c.key}</kbd>}</button>)}
	</div>
}
