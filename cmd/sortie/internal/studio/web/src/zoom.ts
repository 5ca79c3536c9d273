// How large the board is shown: wheel with Ctrl, two fingers, + and -.
import { RefObject } from "preact"
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks"

const most = 8

export interface Zoom { by: number; at: (factor: number, x: number, y: number, on?: Element | null) => void; step: (factor: number) => void; fit: () => void }

/** useZoom enlarges what a box holds, about a place of the screen that stays where it is. */
export function useZoom(box: RefObject<HTMLElement>): Zoom {
	const [by, set] = useState(1)
	const now = useRef(1)
	const hold = useRef<{ on: Element; fx: number; fy: number; x: number; y: number } | null>(null)
	const at = (factor: number, x: number, y: number, on?: Element | null) => {
		const next = Math.max(1, Math.min(most, now.current * factor))
		const el = on ?? box.current?.querySelector(".sheet")
		if (!el || next === now.current) return
		const r = el.getBoundingClientRect()
		hold.current = { on: el, fx: (x - r.left) / r.width, fy: (y - r.top) / r.height, x, y }
		now.current = next
		set(next)
	}
	useLayoutEffect(() => {
		const h = hold.current
		if (!h) return
		hold.current = null
		const r = h.on.getBoundingClientRect()
		box.current?.scrollBy(r.left + h.fx * r.width - h.x, r.top + h.fy * r.height - h.y)
	}, [by])
	useEffect(() => {
		const el = box.current
		const wheel = (e: WheelEvent) => {
			if (!e.ctrlKey && !e.metaKey) return
			e.preventDefault()
			at(Math.exp(-e.deltaY / 300), e.clientX, e.clientY, (e.target as Element).closest(".sheet"))
		}
		el?.addEventListener("wheel", wheel, { passive: false })
		return () => el?.removeEventListener("wheel", wheel)
	})
	const step = (factor: number) => {
		const r = box.current?.getBoundingClientRect()
		if (r) at(factor, r.left + r.width / 2, r.top + r.height / 2)
	}
	return { by, at, step, fit: () => step(0) }
}
