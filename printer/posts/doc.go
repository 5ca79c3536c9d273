// Package posts lays out price lists: what a crew needs in front of it while it trades.
//
//   - A list is one trading post as it stands at one time: who may come, what lies on its shelves, what it
//     pays, what is made, done and hired there.
//   - A shelf is a table of tokens with what each costs and brings here, boxes for the stock and a box
//     for each crew. Every amount comes from the model: the usual price of the token, sent through the price
//     lines of the post.
//   - A deal is one of the prices that a token may have at a post: the first line that fits a crew counts, and
//     lines ask things of crews, so there can be several. Lines are lettered, and the letters explained.
//   - A state is what a campaign has made of a post by some of its stages. States that differ in a few lines
//     share one list, and each of these lines says at which times it holds; a state of which most is different has
//     a list of its own.
package posts
