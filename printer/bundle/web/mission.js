// What the mission keeps besides counters: doors with a name, scores, objectives, and what else rules have changed.

function drawMission(view) {
  const p = view.play;
  const rows = [
    ...(p.doors || []).map((d) => stateRow(d.title, d.state, doorStates.filter((s) => s.set !== d.state).map((s) =>
      step(s.label, d.title, { kind: 'door', id: d.id, state: s.set })))),
    ...(p.things || []).map((x) => stateRow(x.title, x.state)),
    ...(p.scores || []).map((s, i) => scoreRow(s, `Crew ${i + 1}`, String(i + 1), p.points)),
    ...(p.objectives || []).filter((o) => o.done || !find(mission.objectives, o.id)?.hidden).map((o) => stateRow(objectiveTitle(o.id), o.done ? 'done' : 'open', !o.done && step('Done', objectiveTitle(o.id), { kind: 'objective', id: o.id }))),
  ];
  fill('mission', 'Mission', el('ul.plain', {}, rows),
    el('.row', {}, button('small', `The game is over${p.ends?.length ? `: ${p.ends.join(', or ')}` : ''}`, () => act({ kind: 'over' }), { key: 'over', disabled: !view.round || p.over })));
}

/** What a crew has got by special rules: points where there are any, and money. */
function scoreRow(s, crew, id, points) {
  const move = (n, sign) => step(sign, crew, { kind: 'score', id, n });
  const has = [points && plural(s.points, 'point'), (s.ua || !points) && `${String(s.ua).replace('-', '−')} UA`].filter(Boolean).join(', ');
  return stateRow(crew, has, points && move(-1, '−1'), points && move(1, '+1'));
}

const doorStates = [{ set: 'open', label: 'Open' }, { set: 'closed', label: 'Close' }, { set: 'locked', label: 'Lock' }];

const stateRow = (title, state, ...controls) => el('li.state', {}, el('span', {}, title), el('strong', {}, state), el('span.row', {}, controls));

const step = (label, of, op) => button('small', label, () => act(op), { key: `${op.kind}${op.id}${label}`, 'aria-label': `${of}: ${label}` });

const objectiveTitle = (id) => find(mission.objectives, id)?.title || `${capital(id)} objective`;
