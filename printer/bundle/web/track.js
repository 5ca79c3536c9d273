// The hostility track: a band of holes for each level, filled with pegs.

function drawTrack(view) {
  let left = view.pegs, below = 0;
  const bands = rules.hostility.levels.map((level, i) => {
    const filled = Math.min(left, level.holes);
    left -= filled;
    below += level.holes;
    return bandItem(level, i, filled, below - level.holes, level.id === view.level && view);
  });
  const list = el('ol.track', {}, bands);
  list.style.setProperty('--most', Math.max(...rules.hostility.levels.map((l) => l.holes)));
  fill('track', 'Hostility', list,
    el('p.hint', {}, `${plural(view.pegs, 'peg')} on the track, ${view.more || 'none'} more each round`),
    el('.row', {},
      button('', 'Shot fired', () => act({ kind: 'shot' }), { disabled: !view.round || view.shot, title: shotHint() }),
      button('small', '+1 peg', () => act({ kind: 'pegs', n: 1 })),
      button('small', '−1 peg', () => act({ kind: 'pegs', n: -1 }))));
}

/** What a shot does to the track in this edition. */
function shotHint() {
  const h = rules.hostility, n = h.shotsPerRound;
  const which = !n ? 'Every opening shot adds' : n === 1 ? 'The first shot of a round adds' : `The first ${n} shots of a round each add`;
  return `${which} ${h.shotPegs === 1 ? 'a peg' : `${h.shotPegs || 0} pegs`}`;
}

/** A level's band; now is the view while it is the level that the game is at. */
function bandItem(level, i, filled, below, now) {
  const marks = (mission.setup.marks || []).filter((m) => m.peg > below && m.peg <= below + level.holes);
  const holes = Array.from({ length: level.holes }, (_, h) =>
    el('span.hole' + (h < filled ? '.peg' : '') + (marks.some((m) => m.peg === below + h + 1) ? '.mark' : '')));
  return el(`li.band.heat-${Math.min(i, 6)}` + (now ? '.now' : ''), { 'aria-current': now ? 'true' : null },
    el('span.band-title', {}, level.title, now && el('span.tag', {}, 'now')),
    el('span.holes', { role: 'img', 'aria-label': `${filled} of ${level.holes} holes filled` }, holes),
    marks.map((m) => el('span.hint', {}, `Peg ${m.peg}: ${m.title || capital(spelled(m.id))}`)),
    now && arrivalsHint(now, below),
    now && conductHint(level),
    now && el('.hint.words', {}, textOf(content.levels[i])));
}

/** Which side of the boards of NPCs lies up, and how they act while the level lasts. */
function conductHint(level) {
  const boards = (level.charged ? rules.groups || [] : []).filter((g) => g.board && !(mission.setup.without || []).includes(g.id));
  const lines = [
    ...boards.map((g) => `${g.title}: “${g.board}” side up`),
    ...(level.charts || []).map((c) => `${c.npc ? npcTitle(c.npc) : titleIn(rules.groups, c.group)}: acts by “${titleIn(rules.charts, c.chart)}”`),
  ];
  return lines.length > 0 && el('span.hint', {}, lines.join(' · '));
}

/** What the level brings in this mission, in short. */
function arrivalsHint(view, below) {
  const lines = (view.brings || []).map((a) => [npcTitle(a.npc) + ' ' + arrivalCount(a), ...arrivalNotes(a, below)].join(', '));
  return el('span.hint', {}, lines.length ? lines.join(' · ') : 'Nobody arrives');
}

/** How many come, or which die says it. */
function arrivalCount(a) {
  if (!a.die) return '×' + a.count;
  const die = titleIn(rules.dice, a.die);
  return a.face ? 'on ' + die : a.number ? `on a ${a.number} of the ${die}` : 'by ' + die;
}

/** What is not as ever about an arrival: the pegs that call it, and in whose place it comes. */
function arrivalNotes(a, below) {
  const pegs = (a.holes || []).map((h) => below + h);
  return real([pegs.length > 0 && `at ${pegs.length > 1 ? 'pegs' : 'peg'} ${pegs.join(' and ')}`, a.for && `in place of ${npcTitle(a.for)}`]);
}
