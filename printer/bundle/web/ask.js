// What waits for the players: a question of a rule, and what the rules leave to them. It stays in sight on
// every part of the table.

function drawAsk(view) {
  const { ask, todo, over } = view.play;
  byId('ask').hidden = !ask && !todo?.length && !over;
  byId('ask').replaceChildren(...real([over && overNote(view.play.verdict), ask && question(ask), todo?.length && todoList(todo)]));
}

/** Says that the game is over, and who has lost and won by the rules of the edition. */
const overNote = (verdict) => el('.over', {}, el('p', {}, el('strong', {}, 'The game is over.'), ' Undo takes the last action back.'),
  verdict?.length && el('ul.plain', {}, verdict.map((line) => el('li', {}, line))));

function question(ask) {
  return el('.question', { role: 'group', 'aria-label': ask.rule },
    el('h2', {}, ask.rule), el('p', {}, ask.text),
    el('.row', {}, ask.options.map((label, i) => button('due', label, () => act({ kind: 'answer', n: i + 1 }), { key: `answer${i}` }))));
}

function todoList(todo) {
  return el('.todo', {}, el('h2', {}, 'To do by hand'),
    el('ul.plain', {}, todo.map((d) => el('li', {}, el('span', {}, el('strong', {}, d.rule), ' ', d.text),
      button('small', 'Done', () => act({ kind: 'finish', n: d.n }), { key: 'todo' + d.n, 'aria-label': `Done: ${d.text}` })))),
    todo.length > 1 && button('small', 'All done', () => act({ kind: 'finish' }), { key: 'todo-all' }));
}
