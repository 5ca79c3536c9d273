// Putting the page together.

const tabNames = { round: 'Round', event: 'Event', rules: 'Rules', map: 'Map', crates: 'Crates', dice: 'Dice', log: 'Log' };

function drawHead(view) {
  const level = rules.hostility.levels.findIndex((l) => l.id === view.level);
  byId('head').replaceChildren(
    el('.title', {}, el('h1', { title: mission.title }, mission.title), el('p.muted', {}, `${rules.title || rules.id} · seed ${view.seed}`)),
    el('.badges', {},
      badge('Round', view.round || '–'), badge('Phase', phaseTitle(view.phase)),
      badge('Hostility', levelTitle(view.level), 'heat-' + Math.min(level, 6)), badge('Turn', `Crew ${view.turn}`)),
    el('.row.tools', {},
      button('small', 'Undo', undo, { disabled: !view.ops, 'aria-keyshortcuts': 'u' }),
      button('small', 'Save file', download), filePicker(), button('small', 'New game', openStart)));
}

const badge = (name, value, heat) => el('.badge' + (heat ? '.' + heat : ''), {}, el('span.badge-name', {}, name), el('span.badge-value', {}, String(value)));

function filePicker() {
  const input = el('input.unseen', { type: 'file', accept: '.json,application/json', tabindex: -1, 'aria-hidden': 'true' });
  input.addEventListener('change', () => upload(input.files[0]));
  return el('span', {}, button('small', 'Load file', () => input.click()), input);
}

function drawTabs() {
  byId('tabs').replaceChildren(...Object.entries(tabNames).map(([id, name]) =>
    button('tab', name, () => selectTab(id), { key: 'tab-' + id, 'aria-pressed': String(document.body.dataset.tab === id) })));
}

function selectTab(id) {
  document.body.dataset.tab = id;
  drawTabs();
}

/** Shows a view of the game and what just happened. */
function show(view, events) {
  Object.assign(table, { view, last: events });
  byId('notice').hidden = true;
  byId('main').hidden = byId('tabs').hidden = byId('live').hidden = false;
  keepingFocus(() => {
    [drawHead, drawAsk, drawRound, drawTrack, drawCounters, drawMission, drawFigures, drawEvents, drawDice, drawRules, drawCrates, drawMap].forEach((draw) => draw(view));
    drawLog();
    drawTabs();
  });
  announce(events);
  if (events.some((e) => e.kind === 'card')) selectTab('event'); // on a phone the card is elsewhere
}

const shortcuts = {
  n: () => (table.view.filled ? goOn() : act({ kind: 'fill' })),
  e: drawCard,
  u: undo,
};

function onKey(ev) {
  const typing = ev.target.closest('input, select, textarea, dialog[open]');
  if (typing || ev.ctrlKey || ev.metaKey || ev.altKey || !table.view || !shortcuts[ev.key]) return;
  ev.preventDefault();
  shortcuts[ev.key]();
}

/** Tells the page that shows this one within itself of its keys: it hears nothing of what is pressed here. */
function onOuterKey(ev) {
  const key = (ev.ctrlKey || ev.metaKey) && ev.key.toLowerCase() === 's' ? 'save' : ev.key === 'F6' ? (ev.shiftKey ? 'back' : 'on') : '';
  if (!key || window.parent === window) return;
  ev.preventDefault();
  window.parent.postMessage(`sortie: ${key}`, '*');
}

/** Waits for the page's own letters, or its first words would stand there unseen. */
const lettersReady = () => Promise.allSettled([...document.fonts].map((f) => f.load()));

async function main() {
  document.addEventListener('keydown', onOuterKey);
  try {
    await Promise.all([startEngine(), lettersReady()]);
    call({ call: 'load', mission, rules, decks: content.decks, levels: content.levels });
    document.addEventListener('keydown', onKey);
    openStart();
  } catch (err) {
    complain(`The table cannot start: ${honest(err)}`);
  } finally {
    byId('loading').hidden = true;
  }
}

main();
