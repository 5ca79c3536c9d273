// The dice tray.

// A burst of eight points.
const hitShape = 'M12 1l2 6.5L19.8 4.2 16.5 10 23 12l-6.5 2 3.3 5.8L14 16.5 12 23l-2-6.5-5.8 3.3L7.5 14 1 12l6.5-2L4.2 4.2 10 7.5z';

// A bolt, for faces that carry only a sign, such as a misfire.
const signShape = 'M13.5 1L4 14h6.5L9 23l10-13.5h-7z';

/** What the tray shows: the numbers in the fields, and the last roll until there is another. */
const tray = { counts: {}, rolls: [] };

function drawDice() {
  fill('dice', 'Dice',
    el('.tray', { 'aria-label': 'Last roll', role: 'group' }, lastRoll()),
    el('ul.plain', {}, rules.dice.filter((d) => !isFollower(d)).map(dieRow)));
}

/** Whether a die only ever follows another in a roll, and so needs no row of its own. */
const isFollower = (die) => rules.dice.some((d) => d.then === die.id);

function dieRow(die) {
  const count = el('input', { type: 'number', min: 1, max: 12, value: tray.counts[die.id] || 1, key: 'count' + die.id, 'aria-label': `How many of ${die.title}` });
  count.addEventListener('change', () => { tray.counts[die.id] = clamp(count.value); count.value = tray.counts[die.id]; });
  const then = die.then && el('span.muted', {}, `first ${die.colour}, then ${find(rules.dice, die.then)?.colour}`);
  return el('li.die-row', {}, el(`span.swatch.die-${die.colour}`, {}), el('span', {}, die.title, then), count,
    button('small', 'Roll', () => act({ kind: 'roll', id: die.id, n: clamp(count.value) }), { key: 'roll' + die.id, 'aria-label': `Roll ${die.title}` }));
}

const clamp = (text) => Math.min(12, Math.max(1, parseInt(text, 10) || 1));

function lastRoll() {
  const rolls = table.last.filter((e) => e.kind === 'roll');
  const fresh = rolls.length > 0;
  if (fresh) tray.rolls = rolls;
  if (!tray.rolls.length) return el('p.muted', {}, 'Nothing rolled yet.');
  const hits = tray.rolls.reduce((n, e) => n + (faceOf(e).count || 0), 0);
  return [tray.rolls.map((e) => face(e, fresh)), el('p.sum', {}, hits ? `Sum ${hits}` : '')];
}

function face(e, fresh) {
  const f = faceOf(e);
  const die = find(rules.dice, e.die);
  return el(`figure.face.die-${die.colour}` + (fresh ? '.fresh' : ''), {}, el('.pips', {}, pips(f)), el('figcaption', {}, f.title));
}

/** What stands on a face: its number, a burst for each thing it counts, or its sign. */
function pips(f) {
  if (f.number) return String(f.number);
  if (f.count) return Array.from({ length: f.count }, () => icon(hitShape));
  return f.symbol ? icon(signShape) : null;
}
