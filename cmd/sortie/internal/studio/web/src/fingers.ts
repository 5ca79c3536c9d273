// Fingers on a board: two of them make it larger and move it, one that stays where it is opens the menu.
import { useRef } from "preact/hooks"
import { Zoom } from "./zoom"

interface Finger { x: number; y: number }

/** Touch is what happens to a touch: it may still be a tap, it draws, it moves the board, or it has been taken for something else. */
type Touch = "tap" | "drawing" | "pan" | "taken"

const still = 10 // pixels that a finger trembles
const long = 500 // milliseconds until it is a long press

/** useFingers watches the touches of a board. Its functions answer whether they have taken an event, so that nothing else comes of it. */
export function useFingers(zoom: Zoom, open: (x: number, y: number, target: Element) => void, drop: () => void) {
	const all = useRef(new Map<number, Finger>())
	const touch = useRef<Touch>("tap")
	const pans = useRef(false) // if it moves, it moves the board
	const timer = useRef(0)
	const scroller = (e: PointerEvent) => (e.currentTarget as Element).closest(".floors")
	const spread = () => {
		const [a, b] = [...all.current.values()]
		return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) }
	}
	return {
		down(e: PointerEvent): boolean {
			if (e.pointerType !== "touch") return false
			clearTimeout(timer.current)
			if (all.current.size === 0) touch.current = "tap"
			pans.current = false
			all.current.set(e.pointerId, { x: e.clientX, y: e.clientY })
			if (all.current.size > 1) {
				drop()
				touch.current = "taken"
				return true
			}
			const target = e.target as Element
			timer.current = window.setTimeout(() => { drop(); touch.current = "taken"; open(e.clientX, e.clientY, target) }, long)
			return false
		},
		/** pan has this finger move the board itself. */
		pan() { pans.current = true },
		move(e: PointerEvent): boolean {
			const f = all.current.get(e.pointerId)
			if (!f) return false
			const gone = Math.hypot(e.clientX - f.x, e.clientY - f.y)
			if (all.current.size > 1) {
				const was = spread()
				all.current.set(e.pointerId, { x: e.clientX, y: e.clientY })
				const now = spread()
				scroller(e)?.scrollBy(was.x - now.x, was.y - now.y)
				zoom.at(now.far / was.far, now.x, now.y, (e.currentTarget as Element).closest(".sheet"))
				return true
			}
			if (touch.current === "taken" || touch.current === "tap" && gone < still) return true // a finger trembles
			clearTimeout(timer.current)
			if (touch.current === "tap") touch.current = pans.current ? "pan" : "drawing"
			if (touch.current === "drawing") return false
			scroller(e)?.scrollBy(f.x - e.clientX, f.y - e.clientY)
			all.current.set(e.pointerId, { x: e.clientX, y: e.clientY })
			return true
		},
		up(e: PointerEvent): boolean {
			clearTimeout(timer.current)
			if (!all.current.delete(e.pointerId)) return false
			return touch.current === "taken" || touch.current === "pan"
		},
	}
}
