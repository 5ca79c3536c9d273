// Package asjson writes and reads values of the model, and of what a page and the engine say to each other, as encoding/json does,
// byte for byte, in a quarter of the code: the player is loaded with each page of play.
//
// A value is made of truth values, whole numbers, texts, pointers, lists, structs and maps by texts or whole numbers. The tags of
// fields are those of encoding/json: a name, "-", omitempty and omitzero; names are read as they are written, in their own case. What
// writes itself (MarshalJSON) does so, and lists of bytes are written and not read. Anything else, such as a fraction, is an error.
package asjson
