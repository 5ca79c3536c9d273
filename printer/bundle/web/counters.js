// The mission's counters: where they stand, and a way to move them by hand.

function drawCounters(view) {
  const list = view.counters || [];
  byId('counters').hidden = !list.length;
  fill('counters', 'Counters', el('ul.plain', {}, list.map(counterRow)));
}

function counterRow(c) {
  const most = find(mission.setup.counters, c.id)?.most;
  const whole = counterTitle(c.id) + (c.crew ? `, crew ${c.crew}` : '');
  const step = (n, sign) => button('small', sign, () => act({ kind: 'count', id: c.id, crew: c.crew, n }),
    { key: `count${c.id}${c.crew || ''}${n}`, 'aria-label': `${whole} ${sign}1`, disabled: n > 0 && most !== undefined && c.count >= most });
  const turn = (so) => button('small', capital(yesNo(so)), () => act({ kind: 'count', id: c.id, crew: c.crew, n: so ? 1 : -1 }),
    { key: `count${c.id}${c.crew || ''}`, 'aria-label': `${whole}: ${yesNo(so)}` });
  return el('li.counter', {},
    el('span', {}, whole),
    isFlag(c.id) ? el('strong.value', {}, yesNo(c.count)) : el('strong.value', {}, String(c.count), most !== undefined && el('span.muted', {}, ` of ${most}`)),
    el('span.row', {}, isFlag(c.id) ? turn(!c.count) : [step(-1, '−'), step(1, '+')]));
}
