// A new mission begins like that of the command: small, sound, to be changed.
import { h } from "preact"
import { useRef, useState } from "preact/hooks"
import { store } from "./store"
import { t } from "./words"

/** usual is the edition that most missions of the pack have. */
function usual(): string {
	const all = store.pack!.editions
	const count = (e: string) => store.pack!.units.filter(u => u.kind === "mission" && u.edition === e).length
	return all.reduce((a, b) => count(b) > count(a) ? b : a, all[0])
}

export function BeginMission() {
	const box = useRef<HTMLDialogElement>(null)
	const [why, setWhy] = useState("")
	const begin = async (e: Event) => {
		e.preventDefault()
		const form = new FormData(e.currentTarget as HTMLFormElement)
		try {
			await store.begin(String(form.get("name")), String(form.get("edition")))
			box.current!.close()
		} catch (e) { setWhy((e as Error).message) }
	}
	const ask = () => {
		setWhy("")
		box.current!.querySelector("input")!.value = "" // the name of the one before
		box.current!.showModal()
	}
	return <div class="begin">
		<button onClick={ask}>{t("new-mission")}</button>
		<dialog ref={box} aria-label={t("new-mission")}>
			<form onSubmit={begin}>
				<label>{t("mission-name")} <input name="name" required maxLength={64} autoFocus /></label>
				<label>{t("edition")} <select name="edition">{store.pack!.editions.map(e => <option key={e} value={e} selected={e === usual()}>{e}</option>)}</select></label>
				{why && <p role="alert" class="old">{why}</p>}
				<button class="save">{t("begin-it")}</button> <button type="button" onClick={() => box.current!.close()}>{t("cancel")}</button>
			</form>
		</dialog>
	</div>
}

/** Nothing is shown where there is nothing yet. */
export function Nothing() { return <p class="empty">{t("nothing-yet")}</p> }
