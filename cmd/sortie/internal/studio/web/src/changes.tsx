// What has changed since the last save or since a revision, in a player's words and on the map.
import { h } from "preact"
import { useEffect, useState } from "preact/hooks"
import { ask, Drawn, drawing, drawnValues, ready } from "./api"
import { count } from "./drawing"
import { steps, toText } from "./here"
import { store } from "./store"
import { t } from "./words"

interface Change { sort: "added" | "gone" | "moved" | "renamed" | "changed"; path?: string; subject: string; text: string; before?: string; after?: string }
interface Revision { id: string; when: string; title: string }
interface Seen { list: Change[]; map: string; why: string; key: string }

const signs = { added: "+", gone: "−", moved: "→", renamed: "≡", changed: "≠" }

export function ChangesView() {
	const [since, setSince] = useState("")
	const [revisions, setRevisions] = useState<Revision[]>([])
	const [seen, setSeen] = useState<Seen | null>(null)
	const key = store.unit + "/" + since + "/" + store.turn
	useEffect(() => {
		let live = true
		ask<Revision[]>("revisions", { unit: store.unit, revision: "" }).then(all => { if (live) setRevisions(all) }).catch(() => {})
		return () => { live = false }
	}, [store.unit])
	useEffect(() => {
		let live = true
		const look = async () => {
			await store.layAll()
			const number = count(), unit = store.unit
			const a = await ask<Drawn>("changes", { unit, revision: since })
			await ready(unit, "changes", a.files, number)
			const list = a.files.includes("changes.json") ? await drawnValues<Change[]>(unit, "changes", "changes.json", number) : []
			if (live) setSeen({ list, why: a.why ?? "", key, map: a.files.includes("changes.svg") ? drawing(unit, "changes", "changes.svg", number) : "" })
		}
		const timer = setTimeout(() => look().catch(e => { if (live) setSeen({ list: [], map: "", why: (e as Error).message, key }) }), 120)
		return () => { live = false; clearTimeout(timer) }
	}, [key])
	return <div class="changes" aria-busy={seen?.key !== key}>
		<label>{t("changes-since")} <select value={since} onChange={e => setSince(e.currentTarget.value)}>
			<option value="">{t("changes-saved")}</option>{revisions.map(r => <option key={r.id} value={r.id}>{r.when} {r.title}</option>)}</select></label>
		{!seen ? <p class="empty">{t("drawing")}</p> : seen.why ? <p class="hint">{t("not-drawn", { why: t("why." + seen.why) === "why." + seen.why ? seen.why : t("why." + seen.why) })}</p>
			: seen.list.length === 0 ? <p class="hint">{t("changes-none")}</p> : <div class="both">
				<ul>{seen.list.map((c, i) => <li key={i} class={c.sort}><button disabled={!c.path} onClick={() => toText(steps(c.path!), t("no-source"))}><b aria-hidden="true">{signs[c.sort]}</b> <span class="sr">{t("change." + c.sort)}: </span>{c.text}</button>
					{c.before && c.after && !c.text.includes(c.after) && <p><del>{c.before}</del> <ins>{c.after}</ins></p>}</li>)}</ul>
				{seen.map && <img src={seen.map} alt={t("changes-map")} />}
			</div>}
	</div>
}
