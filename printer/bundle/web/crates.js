// Crates, the pouch, and what the players hold.

function drawCrates(view) {
  fill('crates', 'Crates and tokens',
    el('ul.crates', {}, (view.crates || []).map((c) => crateItem(c, view))),
    searchRow(view),
    tokenSection('In hand', view.hands, (id, i) => button('small', 'Hand back', () => act({ kind: 'return', token: id }),
      { key: 'back' + i, 'aria-label': `Hand back ${tokenTitle(id)}` })),
    tokenSection('Set aside', view.aside));
}

function crateItem(c, view) {
  const [name, facts] = holderWords(c);
  return el(`li.crate.${c.open ? 'open' : 'closed'}`, { 'data-ref': c.id },
    el('.crate-head', {},
      el('strong', {}, name),
      el('span.muted', {}, facts),
      c.open
        ? el('span.tag', {}, c.tokens?.length ? plural(c.tokens.length, 'token') : 'empty')
        : button('small', 'Open', () => act({ kind: 'open', id: c.id }),
          { key: 'open' + c.id, disabled: !view.round, 'aria-label': `Open ${holderTitle(c)}` })),
    c.open && el('ul.tokens', {}, (c.tokens || []).map((id, i) => tokenItem(id,
      button('small', 'Take', () => act({ kind: 'take', id: c.id, token: id }), { key: `take${c.id}${i}`, 'aria-label': `Take ${tokenTitle(id)}` })))));
}

/** The name of what tokens lie in, and what it is: a crate, another piece, a place of the board, or a figure. */
function holderWords(c) {
  const crate = find(onBoard('crates'), c.id);
  const piece = find(onBoard('furniture'), c.id);
  if (crate) return [c.id.toUpperCase(), [crate.colour, titleIn(rules.crates, crate.size)].filter(Boolean).join(', ')];
  if (c.npc) return [c.name || npcTitle(c.npc), 'carries'];
  if (c.at) return [capital(placeTitle(c.at)), c.count ? `${plural(c.count, 'token')} face down` : 'on the board'];
  return [capital(pieceTitle(c.id)), piece ? titleIn(rules.furniture, piece.kind) : ''];
}

/** The same in a few words, for the log and for what a button does. */
const holderTitle = (c) => (find(onBoard('crates'), c.id) ? `crate ${c.id}` : c.npc ? midway(c.name || npcTitle(c.npc)) : c.at ? placeTitle(c.at) : pieceTitle(c.id));

function tokenItem(id, control) {
  const k = find(rules.tokens, id);
  return el('li.token', {},
    el('span.token-name', {}, tokenTitle(id), k?.rare && el('span.tag.rare', {}, 'rare'), el('span.muted', {}, tokenFacts(k))),
    control);
}

/** What a player wants to know of a token at a glance. */
function tokenFacts(k) {
  if (!k) return '';
  const facts = [
    k.ranged && `range ${k.ranged.join('/')}`, k.close && `close ${k.close}`, k.heavy && `heavy ${k.heavy}`,
    k.throw && `throw ${k.throw}`, k.blast && `blast ${k.blast.join('/')}`, k.armour && `armour ${k.armour}`,
    k.shield && `shield ${k.shield}`, ...(k.traits || []).map((t) => t.replace(/-/g, ' ')),
    k.sell !== undefined && `sells for ${k.sell} UA`,
  ];
  return ' ' + facts.filter(Boolean).join(' · ');
}

function searchRow(view) {
  const room = el('input', { type: 'text', maxlength: 40, placeholder: 'room (optional)', 'aria-label': 'Name of the room', key: 'room' });
  return el('.row', {},
    button('', 'Search a room', () => act({ kind: 'search', id: room.value.trim() }), { key: 'search', disabled: !view.round || !view.pouch }),
    room,
    el('span.count', {}, `Pouch ${view.pouch}`));
}

function tokenSection(title, tokens, control) {
  if (!tokens?.length) return null;
  return el('div', {}, el('h3', {}, title), el('ul.tokens', {}, tokens.map((id, i) => tokenItem(id, control?.(id, i)))));
}
