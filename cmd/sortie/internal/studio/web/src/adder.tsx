// A button that offers a list: typing narrows it, arrows go through it, Enter takes an entry. A list of the browser would take one
// already while the keyboard goes past it.
import { h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { t } from "./words"

export interface Offer { id: string; title: string; detail?: string }

let boxes = 0

export function Adder({ label, offers, pick, id }: { label: string; offers: Offer[]; pick: (id: string) => void; id?: string }) {
	const [open, setOpen] = useState(false)
	const [typed, setTyped] = useState("")
	const [at, setAt] = useState(0)
	const own = useRef("offers-" + boxes++).current
	const box = useRef<HTMLDivElement>(null), button = useRef<HTMLButtonElement>(null), field = useRef<HTMLInputElement>(null)
	const wanted = typed.trim().toLowerCase()
	const begins = (o: Offer) => o.title.toLowerCase().startsWith(wanted) || o.id.toLowerCase().startsWith(wanted)
	const fits = (o: Offer) => (o.title + " " + o.id + " " + (o.detail ?? "")).toLowerCase().includes(wanted)
	const shown = wanted === "" ? offers : [...offers.filter(begins), ...offers.filter(o => !begins(o) && fits(o))]
	const now = Math.min(at, shown.length - 1)
	const close = () => { setOpen(false); setTyped(""); setAt(0) }
	const take = (o?: Offer) => { if (!o) return; close(); button.current?.focus(); pick(o.id) }
	useEffect(() => {
		if (!open) return
		field.current!.focus()
		field.current!.parentElement!.scrollIntoView({ block: "nearest" }) // the list is longer than what is left of the window
		const away = (e: Event) => { if (!box.current?.contains(e.target as Node)) close() }
		addEventListener("pointerdown", away, true)
		return () => removeEventListener("pointerdown", away, true)
	}, [open])
	useEffect(() => { if (open) document.getElementById(own + "-" + now)?.scrollIntoView({ block: "nearest" }) }, [open, now])
	const key = (e: KeyboardEvent) => {
		const by: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
		if (by[e.key]) setAt(Math.max(0, Math.min(shown.length - 1, now + by[e.key])))
		else if (e.key === "Enter") take(shown[now])
		else if (e.key === "Escape") { close(); button.current?.focus() }
		else return
		e.preventDefault()
		e.stopPropagation()
	}
	return <div class="adder" ref={box} onFocusOut={e => { if (open && e.relatedTarget && !box.current?.contains(e.relatedTarget as Node)) close() }}>
		<button type="button" id={id} ref={button} aria-haspopup="listbox" aria-expanded={open} onClick={() => open ? close() : setOpen(true)}>{label}</button>
		{open && <div class="offers">
			<input type="text" ref={field} role="combobox" aria-expanded="true" aria-controls={own} aria-activedescendant={shown.length > 0 ? own + "-" + now : undefined} aria-autocomplete="list" aria-label={label} placeholder={t("narrow")}
				value={typed} onInput={e => { setTyped(e.currentTarget.value); setAt(0) }} onKeyDown={key} />
			<ul role="listbox" id={own} aria-label={label}>{shown.map((o, i) => <li key={o.id} id={own + "-" + i} role="option" aria-selected={i === now} onClick={() => take(o)}>
				<b>{o.title}</b>{o.detail && <small>{o.detail}</small>}</li>)}</ul>
			{shown.length === 0 && <p class="hint">{t("none-fits")}</p>}
		</div>}
	</div>
}
