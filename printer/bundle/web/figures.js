// The figures that the game controls: how many stand on the board and how many are at hand.

function drawFigures(view) {
  const shown = (view.figures || []).filter((f) => f.stock + f.board > 0);
  fill('figures', 'Figures',
    el('table.figures', {},
      el('thead', {}, el('tr', {}, ['Kind', 'Board', 'Left', ''].map((t) => el('th', { scope: 'col' }, t)))),
      el('tbody', {}, shown.map(figureRow))));
}

function figureRow(f) {
  const kind = find(rules.npcs, f.npc);
  return el('tr', {},
    el('th', { scope: 'row' }, npcTitle(f.npc), kind?.unique && el('span.tag', {}, f.placed ? 'was here' : 'once'),
      (mission.setup.strong || []).includes(f.npc) && el('span.tag', {}, 'stronger side')),
    el('td', {}, String(f.board)), el('td', {}, String(kind?.unique && f.placed ? 0 : f.stock)),
    el('td', {}, button('small', '+1', () => act({ kind: 'put', id: f.npc }),
      { key: 'put' + f.npc, disabled: !f.stock || Boolean(kind?.unique && f.placed), 'aria-label': `${npcTitle(f.npc)} +1, placed by hand` }),
    button('small', 'Defeated', () => act({ kind: 'defeat', id: f.npc }),
      { key: 'defeat' + f.npc, disabled: !f.board, 'aria-label': `${npcTitle(f.npc)} defeated` })));
}
