// The round: its phases in order, the steps of the current one, and what is due.

function drawRound(view) {
  fill('round', view.round ? `Round ${view.round}` : 'Set-up',
    view.round ? phaseList(view) : setupList(view),
    el('.row', {}, nextButton(view)),
    view.round ? gapList(view.gaps, false) : null,
    el('p.keys.muted', {}, 'Keys: ', el('kbd', {}, 'n'), ' next, ', el('kbd', {}, 'e'), ' event, ', el('kbd', {}, 'u'), ' undo'));
}

function setupList(view) {
  return el('div', {},
    el('p', {}, view.filled
      ? 'The crates are filled. Deploy the crews, then begin.'
      : 'Lay out the board from the set-up sheet. The table deals the tokens for you. If its check list places a figure by a die, put that on with +1 under Figures.'),
    crewNotes(view),
    standingList(view),
    setupGaps(view),
    el('p.muted', {}, `Crew ${view.turn} deploys last and takes the turn counter first.`));
}

/** What the set-up sheet says for this number of crews. */
function crewNotes(view) {
  const notes = (view.varied || []).flatMap((i) => textOf(mission.variations[i].text));
  return [
    view.traders > 0 && el('p', {}, `Each crew brings up to ${plural(view.traders, 'trader')}.`),
    notes.length > 0 && el('div.varied', {}, el('h3', {}, `With ${plural(view.crews, 'crew')}`), notes),
  ];
}

/** The figures that stand on the board from the start, counted as the set-up sheet counts them. */
function standingList(view) {
  if (!view.standing?.length) return null;
  const alike = new Map();
  for (const s of view.standing) {
    const key = JSON.stringify([s.npc, s.name, s.drawn, s.body, s.spot]);
    alike.set(key, { ...s, count: s.count + (alike.get(key)?.count || 0) });
  }
  const all = [...alike.values()];
  return el('div.standing', {}, el('h3', {}, 'On the board from the start'), el('ul', {}, all.filter((s) => !s.hidden).map((s) => el('li', {}, standingLine(s)))),
    dealtList(all.filter((s) => s.hidden)));
}

function standingLine(s) {
  const who = s.npc ? `${s.count} × ${npcTitle(s.npc)}` + (s.name ? ` (${s.name})` : '') : s.name;
  return who + (s.drawn ? ', drawn' : '') + (s.body ? ', a body' : '') + (s.spot ? ', ' + s.spot : '');
}

/** Those who are dealt to spots, each under a flap until somebody looks there. */
function dealtList(list) {
  if (!list.length) return null;
  const flap = (s) => el('li', {}, el('details', {}, el('summary', {}, `Somebody may be ${s.spot}: look only when a trader does`), standingLine({ ...s, spot: '' })));
  return [el('h3', {}, 'Dealt to spots'), el('ul', {}, list.map(flap))];
}

function nextButton(view) {
  if (!view.filled) return button('primary', nextButtonLabel(view), () => act({ kind: 'fill' }), { key: 'next' });
  const waits = Boolean(view.play.ask || view.play.over);
  return button('primary', nextButtonLabel(view), goOn, { key: 'next', 'aria-keyshortcuts': 'n', disabled: waits });
}

function nextButtonLabel(view) {
  if (!view.filled) return 'Fill the crates';
  return view.play.over ? 'The game is over' : nextLabel(view);
}

function nextLabel(view) {
  if (!view.round) return 'Begin round 1';
  const at = rules.phases.findIndex((p) => p.id === view.phase);
  if (stepsDone(view) + 1 < (rules.phases[at].steps || []).length) return 'Next step';
  const next = rules.phases[at + 1];
  return next ? `On to: ${next.title}` : `Begin round ${view.round + 1}`;
}

/**
 * How many steps of the phase are behind: those gone through, and those that the table has done. It
 * adds the round's pegs as their phase begins; the event of that phase comes next.
 */
function stepsDone(view) {
  if (!view.pegged) return view.step;
  const begun = table.log.findLastIndex((events) => events.some((e) => e.kind === 'phase'));
  const drawn = table.log.slice(begun + 1).flat().some((e) => e.kind === 'card' || e.kind === 'hidden');
  return Math.max(view.step, drawn ? 2 : 1);
}

const arrivalsDue = (view) => (view.due || []).includes('arrivals');

/** Goes on to the next step that is not done, or to the next phase. */
function goOn() {
  const { phase, round } = table.view;
  const done = stepsDone(table.view);
  const left = leftUndone(table.view);
  const there = () => table.view.phase === phase && table.view.round === round;
  const same = () => !table.view.play.ask && !table.view.play.over && there() && table.view.step <= done;
  while (act({ kind: 'advance' }) && same());
  if (left && !there()) complain(left);
}

/** A reminder of what the phase still asks for; empty where all is done. */
function leftUndone(view) {
  const what = view.round && eventDue(view) ? 'an event was drawn' : view.round && arrivalsDue(view) ? 'the arrivals were rolled for' : '';
  return what && `The ${phaseTitle(view.phase)} phase ended before ${what}. Undo it if that was forgotten`;
}

function phaseList(view) {
  return el('ol.phases', {}, rules.phases.map((p) => phaseItem(p, view)));
}

function phaseItem(phase, view) {
  const now = phase.id === view.phase;
  return el('li.phase' + (now ? '.now' : ''), { 'aria-current': now ? 'step' : null },
    el('h3', {}, phase.title),
    now && el('ol.steps', {}, (phase.steps || []).map((s, i) => stepItem(s, i, stepsDone(view)))),
    now && dueRow(view));
}

function stepItem(text, i, current) {
  const state = i < current ? '.done' : i === current ? '.now' : '';
  return el('li' + state, { 'aria-current': i === current ? 'step' : null }, text);
}

function dueRow(view) {
  const buttons = [
    eventDue(view) && button('due', 'Draw an event', () => act({ kind: 'draw' }), { key: 'due-event' }),
    arrivalsDue(view) && button('due', 'Roll for arrivals', () => act({ kind: 'arrivals' }), { key: 'due-arrivals' }),
  ].filter(Boolean);
  return buttons.length ? el('.row', {}, buttons) : null;
}
