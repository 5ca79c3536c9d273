// Package missions holds the packs that ship with Sortie: missions, decks, trading posts, crews and
// campaigns that are played, printed and tested. A pack without decks of a kind falls back to those here.
package missions

import "embed"

// Starter is the folder, and the id, of the mission that new ones of its edition begin as.
const Starter = "starter"

// FS is the pack as it stands in this folder, with everything in the folders below it.
//
//go:embed pack.cue */*
var FS embed.FS
