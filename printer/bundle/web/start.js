// Beginning a game: crews, seed, and the cards that a mission leaves to the players.

function openStart() {
  const save = kept();
  const crews = el('select', { id: 'crews' }, crewChoices().map((n) => el('option', { value: n }, plural(n, 'crew'))));
  const choices = el('.choices', {}), missing = el('.missing', {});
  const forCrews = () => {
    const { open, gaps } = call({ call: 'gaps', crews: Number(crews.value) });
    choices.replaceChildren(...real([kindChoices(open || [])]));
    missing.replaceChildren(...real([gapList(gaps, true)]));
  };
  crews.addEventListener('change', forCrews);
  const seed = el('input', { id: 'seed', type: 'text', maxlength: 40, value: freshSeed(), autocomplete: 'off' });
  fill('start', mission.title,
    el('p.muted', {}, 'The table deals, shuffles, rolls and counts; the board stays in front of you.'),
    el('label', { for: 'crews' }, 'Crews'), crews,
    el('label', { for: 'seed' }, 'Seed: the same seed gives the same luck'), seed,
    choices,
    missing,
    el('.row', {},
      button('primary', 'Set up the table', () => submitStart(crews, seed, choices)),
      save ? button('', 'Go on with the saved game', () => leaveStart(() => resume(save))) : null,
      table.view ? button('small', 'Cancel', () => byId('start').close()) : null));
  forCrews();
  byId('start').showModal();
}

function crewChoices() {
  const { min, max } = mission.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const freshSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

/** The kinds of card that the mission leaves to so many crews; what it recommends is ticked. */
function kindChoices(open) {
  if (!open.length) return null;
  return el('fieldset', {}, el('legend', {}, 'Also shuffle in, if you like'), open.map((a) => el('label.check', {},
    el('input', { type: 'checkbox', value: a.kind, checked: a.mode === 'recommended' }),
    `${titleIn(rules.cards, a.kind)} cards` + (a.mode === 'recommended' ? ' (recommended)' : ''))));
}

function submitStart(crews, seed, choices) {
  const chosen = [...choices.querySelectorAll('input')].filter((i) => i.checked).map((i) => i.value);
  leaveStart(() => begin(Number(crews.value), seed.value.trim() || freshSeed(), chosen));
}

/** Closes the dialogue if what it leads to works. */
function leaveStart(go) {
  try {
    go();
    byId('start').close();
  } catch (err) {
    byId('start').append(el('p.error', { role: 'alert' }, capital(honest(err)) + '.'));
  }
}
