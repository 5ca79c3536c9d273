// What was found, that of the unit which is shown first.
import { h } from "preact"
import { Finding, units } from "./api"
import { besides, goHere, pathAt } from "./here"
import { store } from "./store"
import { t } from "./words"

const rank = { error: 0, warning: 1, note: 2 }

/** most is how many findings of one unit are listed. */
const most = 100

export function Findings() {
	const all = store.findings
	const unit = (f: Finding) => store.pack!.units.find(u => u.files.includes(f.file))
	const called = (f: Finding) => { const u = unit(f); return u ? u.title || u.folder : f.file }
	const own = all.filter(f => unit(f)?.folder === store.unit)
	const others = [...new Set(all.filter(f => !own.includes(f)).map(called))].sort()
	return <aside class="findings" aria-label={t("findings")} data-part="findings">
		<h2>{all.length === 0 ? t("nothing-found") : t("found", { n: all.length })}</h2>
		{all.length > 0 && <Group title={own.length > 0 ? called(own[0]) : ""} list={own} />}
		{others.map(title => <details key={title} open={own.length === 0 && others.length === 1}>
			<summary>{title} <span class="count">{all.filter(f => !own.includes(f) && called(f) === title).length}</span></summary>
			<Group title="" list={all.filter(f => !own.includes(f) && called(f) === title)} />
		</details>)}
	</aside>
}

function Group({ title, list }: { title: string; list: Finding[] }) {
	const sorted = [...list].sort((a, b) => Number(b.file === store.file) - Number(a.file === store.file) || rank[a.severity] - rank[b.severity] || a.from - b.from)
	const show = async (f: Finding) => {
		const view = store.view
		await store.show(f.file)
		goHere(await pathAt(f.file, store.text(f.file), units(store.text(f.file), f.from)).catch(() => []), "findings")
		await new Promise(done => setTimeout(done, 30)) // until pages have marked it
		if (view === "pages" && document.querySelector(".part.on")) return // it is seen where it prints
		if (!store.beside || !besides.includes(view)) store.view = "text"
		store.goTo = { file: f.file, from: f.from }
		store.tell()
	}
	return <div>
		{title && <h3>{title}</h3>}
		<ul>{sorted.slice(0, most).map((f, i) => <li key={i} class={f.severity}>
			<button onClick={() => show(f)}><b>{f.code}</b> {f.summary}<small>{f.file}:{f.line}</small></button>
			{f.remedy && <p>{f.remedy}</p>}
			{f.fix && <button class="fix" onClick={() => store.changeAll(f.edits ?? [])}>{f.fix}</button>}
		</li>)}</ul>
		{sorted.length > most && <p class="hint">{t("and-more", { n: sorted.length - most })}</p>}
	</div>
}
