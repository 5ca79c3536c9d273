// The studio without a command: the first page, and the frame of the studio while the program comes in.
import { Fragment, h, render } from "preact"
import { reach } from "../api"
import { store } from "../store"
import { more, Studio, views } from "../studio"
import { take, t } from "../words"
import { begun } from "./first"
import { Home, Loading } from "./home"
import { filesBelow, folders } from "./kept"
import { Opening, WorkerLine } from "./line"
import { program } from "./program"

const root = document.getElementById("studio")!
const line = new WorkerLine()

const name = (pack: string) => pack.split("/").pop()!

/** Frame is the studio before the program is there: what is kept of the pack can be seen already. */
function Frame({ pack, files, text }: { pack: string; files: string[]; text: string }) {
	return <div class="studio" aria-busy="true">
		<header><h1>{name(pack)}</h1><div class="views">{views.map(v => <button key={v} disabled>{t("view." + v)}</button>)}</div><Loading /></header>
		<nav class="tree" aria-label={t("pack")}>{files.map(f => <button key={f} disabled><span>{f}</span></button>)}</nav>
		<main>{text ? <pre class="preview">{text}</pre> : <p class="empty">{t("opening")}</p>}</main>
		<div class="side"><aside class="findings"><h2>{t("findings")}</h2></aside></div>
		<footer></footer>
	</div>
}

async function open(opening: Opening) {
	const { pack } = opening
	render(<Frame pack={pack} files={[]} text="" />, root)
	if (opening.first.length === 0 && !opening.folder) {
		const kept = await filesBelow(pack + "/")
		const files = [...kept.keys()].filter(f => f.endsWith(".cue")), first = files.find(f => f.endsWith("/mission.cue")) ?? files[0]
		render(<Frame pack={pack} files={files.map(f => f.slice(pack.length + 1))} text={first ? new TextDecoder().decode(kept.get(first)!) : ""} />, root)
	}
	const known = await begun(opening), there = line.open(opening, known)
	if (known) {
		store.said = t("starting")
		there.then(() => store.handed(t("starting")), e => store.say(e.message))
	} else {
		try { await there } catch (e) { home((e as Error).message); return }
	}
	history.replaceState(null, "", "#" + pack)
	reach(line)
	line.anew = () => store.anew(t("begun-anew"))
	more.header = () => <Fragment>
		<button onClick={() => { location.hash = ""; }}>{t("home.packs")}</button>
		<button onClick={() => pack && zip(name(pack))}>{t("home.export")}</button>
	</Fragment>
	render(<Studio />, root)
	try { await store.open() } catch (e) { store.say((e as Error).message) }
}

async function zip(name: string) {
	const a = document.createElement("a")
	a.href = URL.createObjectURL(await line.file("/api/zip"))
	a.download = name + ".zip"
	a.click()
	setTimeout(() => URL.revokeObjectURL(a.href), 60_000)
}

function home(said = "") {
	history.replaceState(null, "", "#")
	render(<Home key={said} open={open} said={said} />, root)
}

/** words are those of the first language of the browser that there is a file of. */
async function words() {
	const spoken: string[] = JSON.parse(document.documentElement.dataset.languages!)
	const asked = new URLSearchParams(location.search).get("lang")
	const lang = [asked, ...navigator.languages].map(l => l?.slice(0, 2).toLowerCase()).find(l => l && spoken.includes(l)) ?? "en"
	take(lang, await (await fetch(`words/${lang}.json`)).json())
}

/** asked is the pack that the address names; an address may be anybody's. */
function asked(): string {
	try { return decodeURI(location.hash.slice(1)) } catch { return "" }
}

async function start() {
	await words()
	const pack = asked()
	if (/^\/packs\/[^/]+$/.test(pack) && (await filesBelow(pack + "/")).size > 0) open({ pack, first: [], files: new Map() })
	else if (/^\/folders\/[^/]+$/.test(pack)) {
		const folder = (await folders()).get(name(pack))
		if (folder && await folder.queryPermission({ mode: "readwrite" }) === "granted") open({ pack, folder, first: [], files: new Map() })
		else home()
	} else home()
	program().catch(() => {}) // what is wrong the first page says
	if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(e => console.warn(e))
}

addEventListener("hashchange", () => location.reload())
start()
