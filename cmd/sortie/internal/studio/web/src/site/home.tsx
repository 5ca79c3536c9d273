// The first page: where packs live, those that are here, and ways to begin one.
import { h } from "preact"
import { useEffect, useState } from "preact/hooks"
import { t } from "../words"
import { Changes } from "./disk"
import { Folder, folders, forget, packs, takeFolder } from "./kept"
import { Opening } from "./line"
import { site } from "./load"
import { kept, listen, loaded, program } from "./program"

/** Offer is something that comes with the program. */
interface Offer { kind: string; id: string; title: string; edition?: string }
interface Offers { library: Offer[]; editions: string[] }

declare global { interface Window { showDirectoryPicker?: (how: { mode: string }) => Promise<Folder> } }

const id = (name: string) => name.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 64)

export function Home({ open, said }: { open: (o: Opening) => void; said: string }) {
	const [here, setHere] = useState<string[]>([])
	const [given, setGiven] = useState(new Map<string, Folder>())
	const [offers, setOffers] = useState<Offers>({ library: [], editions: [] })
	const [name, setName] = useState("")
	const [edition, setEdition] = useState("")
	const [why, setWhy] = useState(said)
	const look = async () => { setHere(await packs()); setGiven(await folders()) }
	useEffect(() => { look().catch(e => setWhy(e.message)) }, [])
	useEffect(() => { fetch("offers.json").then(r => r.json()).then(setOffers).catch(e => setWhy(e.message)) }, [])
	const free = (name: string) => { let n = name; for (let i = 2; here.includes(n); i++) n = `${name}-${i}`; return n }
	const begin = (name: string, args: string[], files: Changes = new Map(), example = false) => {
		navigator.storage?.persist?.()
		open({ pack: "/packs/" + name, first: [args], files, example })
	}
	const create = (e: Event) => { e.preventDefault(); const n = free(id(name) || "mission"); begin(n, ["new", "mission", n, ...(edition ? ["--edition", edition] : [])]) }
	const example = (o: Offer) => { const n = free(o.id); begin(n, ["new", o.kind, n, "--from", o.id], new Map(), n === o.id) }
	const folder = async () => {
		try {
			const f = await window.showDirectoryPicker!({ mode: "readwrite" })
			const n = await takeFolder(f)
			open({ pack: "/folders/" + n, folder: f, first: [], files: new Map() })
		} catch (e) { if ((e as Error).name !== "AbortError") setWhy((e as Error).message) }
	}
	const again = async (name: string, f: Folder) => {
		if (await f.requestPermission({ mode: "readwrite" }) === "granted") open({ pack: "/folders/" + name, folder: f, first: [], files: new Map() })
		else setWhy(t("home.folder-refused", { name }))
	}
	const zip = async (e: Event) => {
		const input = e.target as HTMLInputElement, file = input.files?.[0]
		if (!file) return
		if (file.size > site.most) return setWhy(t("home.zip-large", { had: Math.ceil(file.size / 1e6), most: Math.floor(site.most / 1e6) })) // before it is read
		const n = free(id(file.name.replace(/\.zip$/i, "")) || "pack")
		begin(n, ["studio", "/packs/" + n, "--unzip", "/tmp/in.zip"], new Map([["/tmp/in.zip", new Uint8Array(await file.arrayBuffer())]]))
	}
	const remove = async (path: string, name: string) => { if (confirm(t("home.sure", { name }))) { await forget(path); await look() } }
	const kinds = [...new Set(offers.library.map(o => o.kind))]
	return <div class="home">
		<header><h1>Sortie</h1><Loading /></header>
		<main>
			<p>{t("home.where")} {t("home.keep")}</p>
			{why && <p class="why" role="alert">{why}</p>}
			<div class="ways">
				<section aria-labelledby="home-packs">
					<h2 id="home-packs">{t("home.packs")}</h2>
					{here.length + given.size === 0 && <p class="hint">{t("home.none")}</p>}
					<ul class="packs">
						{here.map(n => <li key={n}><button onClick={() => open({ pack: "/packs/" + n, first: [], files: new Map() })}>{n}</button>
							<button class="remove" aria-label={t("home.remove", { name: n })} onClick={() => remove("/packs/" + n, n)}>✕</button></li>)}
						{[...given].map(([n, f]) => <li key={"/" + n}><button onClick={() => again(n, f)}>{n} <small>{t("home.a-folder")}</small></button>
							<button class="remove" aria-label={t("home.remove", { name: n })} onClick={() => remove("/folders/" + n, n)}>✕</button></li>)}
					</ul>
					{window.showDirectoryPicker && <button onClick={folder}>{t("home.folder")}</button>}
					<label class="button">{t("home.zip")} <input type="file" accept=".zip,application/zip" onChange={zip} /></label>
				</section>
				<section aria-labelledby="home-new">
					<h2 id="home-new">{t("home.new")}</h2>
					<form onSubmit={create}>
						<label>{t("home.name")} <input value={name} placeholder="cold-store" onInput={e => setName((e.target as HTMLInputElement).value)} /></label>
						<label>{t("home.edition")} <select value={edition} onChange={e => setEdition((e.target as HTMLSelectElement).value)}>{offers.editions.map((e, i) => <option key={e} value={i === 0 ? "" : e}>{e}</option>)}</select></label>
						<button class="save">{t("home.begin")}</button>
					</form>
				</section>
				<section aria-labelledby="home-examples">
					<h2 id="home-examples">{t("home.examples")}</h2>
					{kinds.map(kind => <div key={kind}>
						<h3>{t("kind." + kind) === "kind." + kind ? kind : t("kind." + kind)}</h3>
						<ul>{offers.library.filter(o => o.kind === kind).map(o => <li key={o.id}><button onClick={() => example(o)}>{o.title} <small>{o.edition}</small></button></li>)}</ul>
					</div>)}
				</section>
			</div>
		</main>
	</div>
}

/** Loading says how much of the program is there. */
export function Loading() {
	const [state, setState] = useState<"loading" | "here" | string>("loading")
	const [, again] = useState(0)
	useEffect(() => {
		const hangUp = listen(() => again(n => n + 1))
		program().then(() => setState("here"), e => setState(e.message))
		return hangUp
	}, [])
	if (state === "here") return <span class="loading" role="status">{t(kept ? "home.kept" : "home.loaded")}</span>
	if (state !== "loading") return <span class="loading" role="status">{t("home.not-loaded", { why: state })}</span>
	return <span class="loading" role="status">{t("home.loading", { had: (loaded / 1e6).toFixed(1), all: (site.bytes / 1e6).toFixed(1) })} <progress max={site.bytes} value={loaded}></progress></span>
}
