// Package script plays scripts: short games written down with their outcome, so that anybody can check a ruling.
//
// The vocabulary:
//
//   - A script is a JSON file: a mission, what differs from its set-up, the dice that are rolled, what is done, and what is
//     expected then.
//   - The set names figures, tokens, doors and the rest. Everything else is as the mission begins. Figures bring numbers of
//     their own, so that no assumed number of the rule set decides. They are made into an ordinary state of package play.
//   - A step is something that a figure does, an answer to a decision that is pending, or a question. A step becomes the
//     options of the engine that say the same, one after the other; where there is none, the step fails, with the list of what
//     could be done. Nothing is forced.
//   - A refusal is a step that must fail, and changes nothing.
//   - The dice are queues of faces. A roll without a face left fails the script, and so do faces that nobody rolled.
//   - An expectation is a path into the state with its value; "+1" is a change since the beginning, {"oneOf": […]} are values of
//     which any will do.
//   - A twin is the same script with one fact changed and another outcome: its keys take the place of the script's, objects
//     are merged key by key, lists are replaced.
//
// Decisions that no step answers take pass, else the first option, and are listed in the result. A script stops behind its
// last step: the phases that follow are not entered.
package script
