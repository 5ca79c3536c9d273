// Every product as it prints, and the page of play.
import { h } from "preact"
import { useState } from "preact/hooks"
import { draw, drawing } from "./api"
import { count, useDrawing } from "./drawing"
import { store } from "./store"
import { t } from "./words"

const products: Record<string, string[]> = {
	mission: ["sheet", "build", "cards", "tokens", "trackers", "briefing-page"], deck: ["cards"], crew: ["sheet", "cards"], post: ["posts"], campaign: ["sheet", "posts"],
}

export function PagesView() {
	const kind = store.pack?.units.find(u => u.folder === store.unit)?.kind ?? "mission"
	const list = products[kind] ?? ["sheet", "cards", "tokens"]
	const [what, choose] = useState(list[0])
	const shown = list.includes(what) ? what : list[0]
	return <div class="pages">
		<nav aria-label={t("products")}>{list.map(p => <button key={p} aria-pressed={p === shown} class={p === shown ? "on" : ""} onClick={() => choose(p)}>{t("product." + p)}</button>)}
			{!shown.endsWith("-page") && <button class="print" onClick={() => print(shown)}>{t("print")}</button>}</nav>
		<Product what={shown} />
	</div>
}

/** print gives the pages of a product to the reader as they would be printed by the command. */
async function print(what: string) {
	const unit = store.unit, of = what + ".pdf", number = count()
	try {
		const a = await draw(unit, of, number)
		if (a.files.length === 0) return store.say(reason(a.why ?? ""))
		for (const file of a.files) {
			const link = document.createElement("a")
			link.href = drawing(unit, of, file, number)
			link.download = file
			link.click()
		}
	} catch (e) { store.say((e as Error).message) }
}

const reason = (why: string) => t("not-drawn", { why: t("why." + why) === "why." + why ? why : t("why." + why) })

export function PlayView() { return <Product what="play-page" /> }

function Product({ what }: { what: string }) {
	const { made: current, why } = useDrawing(what)
	if (!current) return <p class="empty">{why ? reason(why) : t("drawing")}</p>
	return <div class="product">
		{why && <p class="old">{t("old-picture")}</p>}
		{current.files.map(f => f.endsWith(".html")
			? <iframe key={f} src={drawing(store.unit, what, f, current.number)} sandbox="allow-scripts" title={t("product." + what)}></iframe>
			: <img key={f} src={drawing(store.unit, what, f, current.number)} alt={f} />)}
	</div>
}
