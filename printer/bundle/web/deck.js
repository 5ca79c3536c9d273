// The event deck: drawing, the card being resolved, and the cards that crews keep.

function drawEvents(view) {
  fill('events', 'Event',
    view.drawn && openCard(view.drawn, 'The card says nothing at this level. Mark it as impossible to draw another.'),
    view.drawn && !view.drawn.acted && unresolvable(),
    view.played && openCard(view.played, 'The card says nothing at this level.'),
    !view.drawn && !view.played && el('p.card.empty', {}, 'No card is open.'),
    el('.row', {},
      button('', 'Draw', drawCard, { key: 'draw', disabled: !view.round || view.play.over, 'aria-keyshortcuts': 'e' }),
      el('span.count', {}, `Deck ${view.deck} · Discard ${(view.discard || []).length}`)),
    view.round && !view.play.over && !eventDue(view) ? el('p.hint', {}, 'No card is due now: one a round is the rule. Draw another only where a card or a special rule says so.') : null,
    el('p.hint', {}, kindList('In the deck', view.cards), kindList('Beside it', view.beside)),
    keptCards(view));
}

const eventDue = (view) => (view.due || []).includes('event');

/** Draws the card of the round; says so if it is one more than that. */
function drawCard() {
  const more = table.view.round && !eventDue(table.view);
  if (act({ kind: 'draw' }) && more) complain('That is one card more than the round draws. Undo it unless a card or a special rule says so');
}

function openCard(open, silent) {
  const { deck, card } = cardOf(open.card);
  const band = card.bands?.[open.band];
  const fresh = table.last.some((e) => (e.kind === 'card' || e.kind === 'played') && e.card === open.card);
  return el('article.card' + (fresh ? '.fresh' : ''), {},
    el('p.kind', {}, titleIn(rules.cards, deck.kind), el('span.level', {}, levelTitle(open.level))),
    el('h3', {}, band ? band.title : 'No effect'),
    band ? textOf(band.text) : el('p', {}, silent),
    open.acted && el('p.muted', {}, 'The table has moved what it can for you; see the log.'));
}

const unresolvable = () => el('.row', {}, button('small', 'Nothing on it can be done', () => act({ kind: 'unresolvable' }),
  { title: 'Shuffle it back, place its fallback, and draw another' }));

function keptCards(view) {
  const held = view.held || [];
  return held.length ? el('div', {}, el('h3', {}, 'Kept cards'), el('ul.plain', {}, held.map(keptCard))) : null;
}

function keptCard(h, i) {
  const look = el('.peek', { hidden: true });
  return el('li.kept', {},
    el('span', {}, `Crew ${h.crew}: ${titleIn(rules.cards, h.kind)} card`),
    el('span.row', {},
      button('small', 'Look', () => peek(i + 1, look), { key: 'look' + i }),
      button('small', 'Play', () => act({ kind: 'play', n: i + 1 }), { key: 'play' + i })),
    look);
}

/** Shows a kept card to whoever holds the device, or hides it again. */
function peek(n, node) {
  const { kept } = call({ call: 'peek', held: n });
  const band = cardOf(kept.card).card.bands?.[kept.band];
  node.replaceChildren(...(band ? [el('strong', {}, band.title), ...textOf(band.text)] : ['Silent at this level.']));
  node.hidden = !node.hidden;
}

/** What a pile is made of, by kind of card. */
const kindList = (where, list) => (list?.length ? `${where}: ${list.map((k) => `${k.count} ${titleIn(rules.cards, k.id)}`).join(', ')}. ` : '');
