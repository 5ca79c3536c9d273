// A list of the browser that shows what was picked until it is written: somebody who goes on with an arrow goes on from there.
import { ComponentChildren, h } from "preact"
import { useEffect, useState } from "preact/hooks"

export function Select({ value, pick, children, ...more }: { value: string | number; pick: (value: string) => unknown; children: ComponentChildren; [more: string]: unknown }) {
	const [picked, setPicked] = useState<string | null>(null)
	useEffect(() => setPicked(null), [value])
	return <select {...more} value={picked ?? value} onChange={async e => {
		const mine = e.currentTarget.value
		setPicked(mine)
		if (await pick(mine) === false) setPicked(null)
	}}>{children}</select>
}
