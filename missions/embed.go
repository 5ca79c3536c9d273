// Package missions holds the packs that ship with Sortie: real missions that are played, printed
// and tested, and the event decks that a pack without decks of its own falls back to.
package missions

import "embed"

// Starter is the folder of the mission that new ones are copied from.
const Starter = "starter"

// FS is the pack as it stands in this folder.
//
//go:embed pack.cue decks salvage-run starter
var FS embed.FS
