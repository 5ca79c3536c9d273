// Package studio lets people write missions in a browser, by looking at them. The sources on the disk stay the only truth.
//
//   - A desk is the pack that somebody works on, with the texts over it that are not saved yet.
//   - A gate stands before everything: it lets in whoever has the link that the command printed, from this machine alone.
//   - A question is what the frontend asks of the language service: completion, meanings, definitions. All are POSTs of JSON.
//   - A drawing is what a worker draws of a unit as it is written now: the board, a product, the page of play.
//   - A move is what a hand does on the board. It comes back as the smallest edits of the source, which the frontend makes in its
//     text, so that undoing is one thing for hands and for the keyboard.
//   - The journal holds the unsaved texts on the disk, so that nothing is lost when the program ends.
//   - The frontend (web) is TypeScript, bundled by package bundle when Sortie is built.
//   - A stage is the same without hands: pages to look at on another screen, made anew after each save.
package studio
