// Package lsp speaks the Language Server Protocol (3.17) on behalf of package service, which knows the answers.
//
// A document is a file that the editor has open. Positions are a line and a column, both from 0 and the column in units of
// UTF-16, as the protocol has it; everything behind this package counts in bytes. The transport is go.lsp.dev/jsonrpc2. The
// messages are types of our own: the library that has them all, go.lsp.dev/protocol, knows no inlay hints and has not been
// touched since 2022, and a server needs few of them.
package lsp
