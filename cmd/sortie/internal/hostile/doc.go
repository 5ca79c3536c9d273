// Package hostile has tests alone: they run the whole command on what nobody should have written, and end it in the middle
// of its work. A greedy pack asks for endless time or memory, a forged bundle for what only its maker knows.
package hostile
