// What is typed into a field stays there until it is left, whatever is drawn anew meanwhile, and until its value has come back.
import { h, JSX } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { store } from "./store"

/** useDraft is what a field shows: its value, or what somebody is typing in place of it. */
export function useDraft(value: string) {
	const [draft, setDraft] = useState<string | null>(null)
	const live = useRef<string | null>(null), sent = useRef<string | null>(null)
	const typed = (text: string | null) => { live.current = text; setDraft(text) }
	useEffect(() => {
		if (live.current === value || live.current === sent.current && store.handsFull === 0) typed(null) // who has gone on typing is not done
		sent.current = null
	}, [value])
	/** once says whether a text is to be written: not if it is there, or under way as a save had it written before the field was left. */
	const once = (text: string) => {
		const is = text !== value && text !== sent.current
		sent.current = text
		return is
	}
	const left = () => { sent.current = null; if (live.current === value) typed(null) }
	return { now: draft ?? value, live, typed, once, left }
}

interface Props extends Omit<JSX.InputHTMLAttributes<HTMLInputElement>, "value"> { value: string | number; write: (field: HTMLInputElement) => void }

/** Input is a field of one line. */
export function Input({ value, write, ...rest }: Props) {
	const { now, typed, once, left } = useDraft(String(value))
	return <input {...rest} value={now} onInput={e => typed(e.currentTarget.value)} onChange={e => { if (once(e.currentTarget.value)) write(e.currentTarget) }} onBlur={() => { typed(null); left() }} />
}
