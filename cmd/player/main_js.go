//go:build js && wasm

// The player is the engine as WebAssembly: the rules behind a page that runs a mission's table.
//
// The page calls one function, sortieCall, with a request in JSON and gets a response in JSON. A
// request loads a mission, begins a game, does something at the table, takes it back, saves or
// restores; or it begins a whole game, and chooses in it or has a policy choose. An error is a response too.
package main

import "syscall/js"

func main() {
	s := &session{}
	js.Global().Set("sortieCall", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 1 || args[0].Type() != js.TypeString {
			return `{"error":"sortieCall takes one string"}`
		}
		return s.call(args[0].String())
	}))
	select {} // stay alive for the page's calls
}
