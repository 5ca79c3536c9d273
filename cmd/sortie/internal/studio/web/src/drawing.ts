// What a worker draws of the unit that is shown, anew after each change.
import { useEffect, useState } from "preact/hooks"
import { draw, Drawn } from "./api"
import { store } from "./store"

/** Made is what was drawn last; its number is another for each drawing, so that a browser does not take an old picture for it. */
export interface Made { unit: string; what: string; files: string[]; number: number; turn: number; same?: string } // turn: that of the texts

let drawings = 0

/** count is the number of the next drawing. */
export const count = () => ++drawings

/** useDrawing is what was drawn of the unit, and why nothing newer could be. An answer that a later question has overtaken is dropped.
 * Nothing is drawn while nobody looks. */
export function useDrawing(what: string, seen = true): { made: Made | null; why: string; turn: number } {
	const [made, setMade] = useState<Made | null>(null)
	const [why, setWhy] = useState("")
	const [answered, setAnswered] = useState(-1) // the turn of the last answer
	useEffect(() => {
		if (!seen || what === "") return // nothing is to be drawn
		let asked = 0, key = "", timer = 0
		const again = async () => {
			const unit = store.unit, turn = store.turn, now = unit + "/" + turn
			if (key === now) return
			key = now
			const mine = ++asked, number = count()
			await store.layAll().catch(() => {}) // what is drawn is what is written
			const a = await draw(unit, what, number).catch(e => ({ files: [], why: e.message } as Drawn))
			if (mine !== asked || unit !== store.unit) return
			setAnswered(turn)
			setWhy(a.files.length === 0 ? a.why ?? "" : "")
			if (a.files.length > 0) setMade({ unit, what, files: a.files, number, turn, same: a.same })
		}
		again()
		const hangUp = store.listen(() => { clearTimeout(timer); timer = window.setTimeout(again, 30) })
		return () => { asked = -1; clearTimeout(timer); hangUp() }
	}, [what, seen])
	return { made: made && made.unit === store.unit && made.what === what ? made : null, why, turn: answered }
}
