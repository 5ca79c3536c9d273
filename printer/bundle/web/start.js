// Beginning a game: crews, seed, and the cards that a mission leaves to the players.

const optionalKinds = (mission.setup.events || []).filter((a) => a.mode === 'optional' || a.mode === 'choice');

function openStart() {
  const save = kept();
  const crews = el('select', { id: 'crews' }, crewChoices().map((n) => el('option', { value: n }, plural(n, 'crew'))));
  const missing = el('.missing', {});
  const tellGaps = () => missing.replaceChildren(...real([gapList(call({ call: 'gaps', crews: Number(crews.value) }).gaps, true)]));
  crews.addEventListener('change', tellGaps);
  const seed = el('input', { id: 'seed', type: 'text', maxlength: 40, value: freshSeed(), autocomplete: 'off' });
  const kinds = optionalKinds.map((a) => el('label.check', {}, el('input', { type: 'checkbox', value: a.kind }), `${titleIn(rules.cards, a.kind)} cards`));
  fill('start', mission.title,
    el('p.muted', {}, 'The table deals, shuffles, rolls and counts; the board stays in front of you.'),
    el('label', { for: 'crews' }, 'Crews'), crews,
    el('label', { for: 'seed' }, 'Seed: the same seed gives the same luck'), seed,
    kinds.length ? el('fieldset', {}, el('legend', {}, 'Also shuffle in, if you like'), kinds) : null,
    missing,
    el('.row', {},
      button('primary', 'Set up the table', () => submitStart(crews, seed, kinds)),
      save ? button('', 'Go on with the saved game', () => leaveStart(() => resume(save))) : null,
      table.view ? button('small', 'Cancel', () => byId('start').close()) : null));
  tellGaps();
  byId('start').showModal();
}

function crewChoices() {
  const { min, max } = mission.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const freshSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

function submitStart(crews, seed, kinds) {
  const chosen = kinds.map((k) => k.querySelector('input')).filter((i) => i.checked).map((i) => i.value);
  leaveStart(() => begin(Number(crews.value), seed.value.trim() || freshSeed(), chosen));
}

/** Closes the dialogue if what it leads to works. */
function leaveStart(go) {
  try {
    go();
    byId('start').close();
  } catch (err) {
    byId('start').append(el('p.error', { role: 'alert' }, capital(err.message) + '.'));
  }
}
