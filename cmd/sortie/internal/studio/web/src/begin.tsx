// Something new begins like that of the command: small, sound, to be changed. Which kinds there are, and what each of them has to be
// asked, the service says.
import { Fragment, h } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { ask, Beginning, Begun, Offered, Offers } from "./api"
import { store } from "./store"
import { t } from "./words"

/** sorts are the kinds that stand under one heading, one heading after the other. */
function sorts(all: Offered[]): { sort: string; kinds: Offered[] }[] {
	return [...new Set(all.map(o => o.sort))].map(sort => ({ sort, kinds: all.filter(o => o.sort === sort) }))
}

/** fresh is how something of a kind begins where nobody says otherwise. */
const fresh = (o: Offered, name: string): Beginning => ({ kind: o.kind, name, edition: o.usual, card: cards(o, o.usual)[0] ?? "", with: "" })

const cards = (o: Offered, edition: string) => o.editions.find(e => e.id === edition)?.cards ?? []

/** Begin offers what can be begun; done is called when something is. */
export function Begin({ done }: { done: () => void }) {
	const box = useRef<HTMLDialogElement>(null)
	const [offers, setOffers] = useState<Offers | null>(null)
	const [why, setWhy] = useState("")
	const open = async () => {
		try { setOffers(await ask<Offers>("offers", {})) } catch (e) { store.say((e as Error).message) }
	}
	useEffect(() => { if (offers && !box.current!.open) box.current!.showModal() }, [offers]) // with the questions in it: the first has the keyboard
	const close = () => { box.current!.close(); setOffers(null); setWhy("") }
	const begin = async (wanted: Beginning) => {
		try {
			await store.begin(wanted)
			close()
			done()
		} catch (e) { setWhy((e as Error).message) }
	}
	return <div class="begin">
		<button onClick={open}>{t("new")}</button>
		<dialog ref={box} aria-label={t("new")} onClose={close}>{offers && <Questions offers={offers} why={why} begin={begin} close={close} />}</dialog>
	</div>
}

/** usePlace is where something would be written, or why it cannot be begun: the service says it while a name is typed. */
function usePlace(wanted: Beginning): { files: string[]; why: string } {
	const [place, setPlace] = useState({ files: [] as string[], why: "" })
	const last = useRef(0)
	useEffect(() => {
		const mine = ++last.current
		if (wanted.name.trim() === "") { setPlace({ files: [], why: "" }); return }
		const late = setTimeout(async () => {
			const said = await ask<Begun>("plan", wanted).then(b => ({ files: b.files, why: "" }), e => ({ files: [], why: (e as Error).message }))
			if (mine === last.current) setPlace(said)
		}, 150)
		return () => clearTimeout(late)
	}, [JSON.stringify(wanted)])
	return place
}

function Questions({ offers, why, begin, close }: { offers: Offers; why: string; begin: (b: Beginning) => void; close: () => void }) {
	const first = offers.kinds.find(o => o.kind === offers.first)!
	const [wanted, setWanted] = useState(fresh(first, ""))
	const o = offers.kinds.find(o => o.kind === wanted.kind)!
	const change = (by: Partial<Beginning>) => setWanted({ ...wanted, ...by })
	const { files, why: not } = usePlace(wanted)
	const shut = (kind: string) => kind === "pack" && offers.ground !== "empty"
	const list = cards(o, wanted.edition)
	return <form onSubmit={e => { e.preventDefault(); begin(wanted) }}>
		<label>{t("new-kind")} <select name="kind" autoFocus value={wanted.kind} onChange={e => setWanted(fresh(offers.kinds.find(o => o.kind === e.currentTarget.value)!, wanted.name))}>
			{sorts(offers.kinds).map(({ sort, kinds }) => <optgroup key={sort} label={t("new-sort." + sort)}>
				{kinds.map(k => <option key={k.kind} value={k.kind} disabled={shut(k.kind)}>{t("new." + k.kind)}{shut(k.kind) && " – " + t("new-no-pack")}</option>)}
			</optgroup>)}
		</select></label>
		<p class="hint">{t("new-says." + wanted.kind)}{offers.ground !== "pack" && wanted.kind !== "pack" && " " + t("new-pack-first")}</p>
		<label>{t("new-name")} <input name="name" required maxLength={64} autoComplete="off" value={wanted.name} onInput={e => change({ name: e.currentTarget.value })} /></label>
		{o.editions.length > 1 && <label>{t(wanted.kind === "edition" ? "new-base" : "edition")} <select name="edition" value={wanted.edition} onChange={e => change({ edition: e.currentTarget.value, card: cards(o, e.currentTarget.value)[0] ?? "" })}>
			{o.editions.map(e => <option key={e.id} value={e.id}>{e.id}</option>)}</select></label>}
		{list.length > 0 && <label>{t("new-card")} <select name="card" value={wanted.card} onChange={e => change({ card: e.currentTarget.value })}>{list.map(c => <option key={c} value={c}>{c}</option>)}</select></label>}
		{o.with && <label>{t("new-with." + o.along)} <select name="with" value={wanted.with} onChange={e => change({ with: e.currentTarget.value })}>
			<option value="">{t("new-along." + o.along)}</option>
			{o.with.map(w => <option key={w.id} value={w.id}>{w.title || w.id}</option>)}</select></label>}
		<div class="place" aria-live="polite">{not || why ? <p class="old">{not || why}</p> : files.length > 0 && <Fragment><p>{t("new-place")}</p><ul>{files.map(f => <li key={f}>{f}</li>)}</ul></Fragment>}</div>
		<button class="save" disabled={not !== ""}>{t("begin-it")}</button> <button type="button" onClick={close}>{t("cancel")}</button>
	</form>
}

/** Nothing is shown where there is nothing yet. */
export function Nothing() { return <p class="empty">{t("nothing-yet")}</p> }
