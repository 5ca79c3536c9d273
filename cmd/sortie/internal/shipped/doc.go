// Package shipped has tests alone: they change the files of the packs that ship, a field at a time, and ask what a check
// would say. A mistake is one slip that an author makes, and what is to be told of it and where; a mutant has lost a
// field or holds another type in it.
package shipped
