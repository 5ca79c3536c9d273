// The mission's counters: where they stand, and a way to move them by hand.

function drawCounters(view) {
  const list = view.counters || [];
  byId('counters').hidden = !list.length;
  fill('counters', 'Counters', el('ul.plain', {}, list.map(counterRow)));
}

function counterRow(c) {
  const most = find(mission.setup.counters, c.id)?.most;
  const step = (n, sign) => button('small', sign, () => act({ kind: 'count', id: c.id, n }),
    { key: `count${c.id}${n}`, 'aria-label': `${counterTitle(c.id)} ${sign}1`, disabled: n > 0 && most !== undefined && c.count >= most });
  return el('li.counter', {},
    el('span', {}, counterTitle(c.id)),
    el('strong.value', {}, String(c.count), most !== undefined && el('span.muted', {}, ` of ${most}`)),
    el('span.row', {}, step(-1, '−'), step(1, '+')));
}
