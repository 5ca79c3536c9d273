// A list of the browser that shows what was picked until it is written: somebody who goes on with an arrow goes on from there.
import { ComponentChildren, h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"

/** Select tells with what is picked whether somebody steps through a list that is shut, key by key, and may not be there yet. */
export function Select({ value, pick, children, ...more }: { value: string | number; pick: (value: string, steps: boolean) => unknown; children: ComponentChildren; [more: string]: unknown }) {
	const [picked, setPicked] = useState<string | null>(null)
	const steps = useRef(false)
	useEffect(() => setPicked(null), [value])
	return <select {...more} value={picked ?? value} onPointerDown={() => { steps.current = false }} onKeyDown={e => { steps.current = !e.altKey && e.key !== " " && e.key !== "Enter" && e.key !== "F4" }} onChange={async e => {
		const mine = e.currentTarget.value
		setPicked(mine)
		if (await pick(mine, steps.current) === false) setPicked(null)
	}}>{children}</select>
}
