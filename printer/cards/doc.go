// Package cards makes cards: events, missions, items, skills, NPCs and traders, for cutting out of sheets or
// for a print service.
//
//   - A Bench is where cards of one size are made. It knows the fonts and the trim.
//   - A Look is what the cards of one kind have in common: a colour, a symbol, and the pattern on their backs.
//   - A Face is what one card says: a title over parts, from the top down. Parts are set as large as the card
//     allows and in letters of six points at least; what does not fit even so is cut, and reported.
//   - A Spine is a coloured strip along the left edge that says when or at which level the part beside it
//     counts, in colour and in numbers.
//   - Faces and backs are painted to the end of their bleed. What they say stays in the safe area, three
//     millimetres inside the trim, where a crooked cut does no harm.
//
// Cards know no card, item or edition by name: everything comes from the rule set and the unit.
package cards
