// The keys of the studio, for the reader and for the board.
import { Fragment, h, RefObject } from "preact"
import { t } from "./words"

/** list is every key, by what it is for; the words are of the catalogue. */
const list: [string, [string, string][]][] = [
	["everywhere", [["F6, Shift+F6", "part"], ["Tab, Shift+Tab", "tab"], ["Ctrl+S", "save"], ["Ctrl+Shift+S", "save-all"], ["Ctrl+Z, Ctrl+Shift+Z", "undo"], ["?", "keys"]]],
	["tools", [["V", "pick"], ["X", "erase"], ["1 … 9", "panel"], ["C", "crate"], ["F", "furniture"], ["K", "marker"], ["A", "airlock"], ["E", "entry"], ["H", "hatch"], ["Z", "zone"], ["T", "label"], ["L", "level"], ["Y", "link"]]],
	["board", [["← ↑ → ↓", "cursor"], ["Shift + ← ↑ → ↓", "cursor-far"], ["Enter", "do"], ["Space", "more"], ["N, Shift+N", "next"], ["I", "inspect"], ["Escape", "let-go"], ["+ − 0", "zoom"]]],
	["picked", [["← ↑ → ↓", "move"], ["Shift + ← ↑ → ↓", "move-far"], ["R", "turn"], ["M, Shift+M", "mirror"], ["Ctrl+D", "copy"], ["Ctrl+A", "all"], ["Delete", "remove"]]],
	["text", [["Ctrl+Space", "complete"], ["F12", "definition"], ["F2", "rename"], ["Shift+Alt+F", "format"], ["Escape, Tab", "leave"]]],
]

export function Keys({ box }: { box: RefObject<HTMLDialogElement> }) {
	return <dialog ref={box} class="keys" aria-label={t("keys")}>
		<form method="dialog"><h2>{t("keys")}</h2><button autoFocus>{t("close")}</button></form>
		<div class="columns">{list.map(([group, keys]) => <section key={group}>
			<h3>{t("keys." + group)}</h3>
			<dl>{keys.map(([key, what]) => <Fragment key={what}><dt>{key.split(", ").map(k => <kbd key={k}>{k}</kbd>)}</dt><dd>{t("key." + what)}</dd></Fragment>)}</dl>
		</section>)}</div>
	</dialog>
}
