// Ways of the keyboard: one stop of Tab for many buttons, and from one part of the studio to the next.
import { RefObject } from "preact"
import { useEffect } from "preact/hooks"

const ways: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }

/** useRove makes one stop of Tab of all buttons in a box: arrows, Home and End go from one to the next. Tab comes back to the one
 * where it was, or else to the one that is on. */
export function useRove(box: RefObject<HTMLElement | SVGSVGElement>) {
	useEffect(() => {
		const el = box.current
		if (!el) return
		const all = () => [...el.querySelectorAll<HTMLElement>("button, summary, [role=button]")].filter(b => b.checkVisibility() && !(b as HTMLButtonElement).disabled && !b.closest("dialog"))
		const stop = (b?: HTMLElement) => { for (const x of all()) x.tabIndex = x === b ? 0 : -1 }
		const list = all()
		stop(list.find(b => b === document.activeElement) ?? list.find(b => b.matches("[aria-selected=true], [aria-pressed=true], [aria-current=true]")) ?? list[0])
		const key = (e: KeyboardEvent) => {
			const now = all(), i = now.indexOf(e.target as HTMLElement), by = ways[e.key]
			if (i < 0 || !by || e.ctrlKey || e.metaKey || e.altKey) return
			e.preventDefault()
			e.stopPropagation()
			now[Math.max(0, Math.min(now.length - 1, i + by))].focus()
		}
		const into = (e: FocusEvent) => { if (all().includes(e.target as HTMLElement)) stop(e.target as HTMLElement) }
		el.addEventListener("keydown", key)
		el.addEventListener("focusin", into)
		return () => { el.removeEventListener("keydown", key); el.removeEventListener("focusin", into) }
	})
}

/** parts are what F6 goes through, in the order in which they stand. */
const parts = () => [...document.querySelectorAll<HTMLElement>("[data-part]")].filter(p => p.checkVisibility())

const stops = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, svg[tabindex], [contenteditable=true], [tabindex='0']"

/** enter brings the keyboard into a part: to its stop of Tab, or to the part itself. */
export function enter(part: HTMLElement | null) {
	if (!part) return
	const first = [...part.querySelectorAll<HTMLElement>(stops)].find(e => e.tabIndex >= 0 && e.checkVisibility() && !e.closest("dialog"))
	if (!first) part.tabIndex = -1
	;(first ?? part).focus()
}

/** goRound brings the keyboard from part to part. */
export function goRound(by: 1 | -1) {
	const all = parts()
	const now = all.findLastIndex(p => p.contains(document.activeElement))
	const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length
	enter(all[next])
}

export const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)
