// The log: what happened, the latest first.

// Longer games keep their whole log in the save; the page shows this much of it.
const logLength = 200;

function drawLog() {
  const lines = table.log.flatMap((events, i) => tell(events).map((l) => ({ ...l, action: i })));
  const latest = table.log.length - 1;
  fill('log', 'Log', el('ol.log', { tabindex: 0, 'aria-label': 'Log, latest first' },
    lines.slice(-logLength).reverse().map((l) => el(`li.is-${l.kind}` + (l.action === latest ? '.fresh' : ''), {}, l.text))));
}

/** The words of a step that an action has come to. */
const stepText = (e) => (e?.kind === 'step' ? find(rules.phases, e.phase)?.steps?.[e.step] || '' : '');

/** Says what the latest action led to, in sight and to screen readers. */
function announce(events) {
  byId('live').textContent = tell(events).map((l) => l.text).join(' ') || stepText(events.at(-1)) || comesNext(table.view);
}

/** What comes next, where an action led to nothing that could be told. */
function comesNext(view) {
  const { ask, todo, over } = view.play;
  if (over) return 'The game is over.';
  if (ask) return `“${ask.rule}” waits for an answer.`;
  if (todo?.length) return `Still to do by hand: ${plural(todo.length, 'thing')}.`;
  if (view.round && eventDue(view)) return 'Next: draw an event.';
  if (view.round && arrivalsDue(view)) return 'Next: roll for arrivals.';
  return `Next: “${nextButtonLabel(view)}”.`;
}
