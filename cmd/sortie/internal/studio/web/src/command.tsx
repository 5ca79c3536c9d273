// The studio of the command.
import { h, render } from "preact"
import { store } from "./store"
import { Studio } from "./studio"
import { loadWords } from "./words"

async function start() {
	await loadWords()
	render(<Studio />, document.getElementById("studio")!)
	try { await store.open() } catch (e) { store.say((e as Error).message) }
}

start()
