// Words for the engine's ids and events.

/** What this page was made from: mission, rules and decks as the engine knows them. */
const content = JSON.parse(byId('content').textContent);
const { mission, rules } = content;

const find = (list, id) => (list || []).find((x) => x.id === id);
const titleIn = (list, id) => find(list, id)?.title || id;
const capital = (s) => s.charAt(0).toUpperCase() + s.slice(1);
const plural = (n, one, many) => `${n} ${n === 1 ? one : many || one + 's'}`;

const phaseTitle = (id) => (id ? titleIn(rules.phases, id) : 'Set-up');
const levelTitle = (id) => titleIn(rules.hostility.levels, id);
const npcTitle = (id) => titleIn(rules.npcs, id);
const tokenTitle = (id) => titleIn(rules.tokens, id);
const ruleTitle = (id) => find(mission.rules, id)?.title || 'The mission';
const spelled = (id) => String(id || '').replace(/-/g, ' ');
const counterTitle = (id) => find(mission.setup.counters, id)?.title || capital(spelled(id));

/** Whether a counter says yes or no, as model.Counter.Flag has it, and how it says that: in the words of the sheet. */
const isFlag = (id) => ((c) => c?.most === 1 && [0, 1].includes(c.start || 0))(find(mission.setup.counters, id));
const yesNo = (so) => (so ? 'yes' : 'not yet');

/** All floors: the board with the levels above it, then the boards beside it with theirs. */
const withLevels = (board) => [board, ...(board.levels || []).flatMap((l) => withLevels(l.floor))];
const floors = [mission.board, ...(mission.boards || []).map((b) => b.board)].flatMap(withLevels);

/** All things of a family, such as crates, on all floors. */
const onBoard = (family) => floors.flatMap((f) => f[family] || []);

/** A name inside a sentence: its article is small. */
const midway = (name) => name.replace(/^The /, 'the ');

/** What a piece is called inside a sentence. */
const pieceTitle = (id) => midway(['furniture', 'crates', 'markers', 'panels'].map((f) => find(onBoard(f), id)?.title).find(Boolean) || spelled(id));

/** A place in a word or two, inside a sentence. */
function placeTitle(at) {
  const id = at.zone || at.piece || at.hatch || at.airlock || at.named || at.sort || '';
  if (at.zone) return midway(find(onBoard('zones'), id)?.title || spelled(id));
  if (at.entry) return `entry point ${find(onBoard('entries'), at.entry)?.number || at.entry}`;
  return spelled(id) || (at.any ? `${at.any} of your choice` : 'the marked place');
}

/** What holds tokens, by its id: see holderTitle. */
const holderCalled = (id) => holderTitle((table.view?.crates || []).find((c) => c.id === id) || { id });

/** A card by its key, with its deck. */
function cardOf(key) {
  const [deckId, cardId] = key.split('/');
  const deck = find(content.decks, deckId);
  return { deck, card: find(deck?.cards, cardId) };
}

function cardTitle(key, band) {
  const { deck, card } = cardOf(key);
  const kind = titleIn(rules.cards, deck?.kind);
  return band >= 0 && card ? `${card.bands[band].title} (${kind})` : `a ${kind} card that is silent at this level`;
}

const tokenList = (ids) => (ids?.length ? ids.map(tokenTitle).join(', ') : 'nothing');

const reasons = {
  roll: 'the die brings none',
  once: 'comes once a game',
  void: 'the entry point lets nobody in',
  shortage: 'no figure is left',
};

/** A sentence for each kind of event; an empty one is left out of the log. */
const sentences = {
  filled: (e) => `The crates are filled: ${plural(e.count || 0, 'token')} dealt.`,
  round: (e) => `Round ${e.round} begins.`,
  phase: (e) => `${phaseTitle(e.phase)} phase.`,
  step: () => '',
  pegs: (e) => pegSentence(e.count || 0, e.pegs || 0),
  level: (e) => `Hostility reaches “${levelTitle(e.level)}”.`,
  turn: (e) => `Crew ${e.crew} takes the turn counter.`,
  card: (e) => `Event: ${cardTitle(e.card, (e.band || 0) - 1)}.`,
  hidden: (e) => `Crew ${e.crew} draws a card and keeps it hidden.`,
  played: (e) => `Crew ${e.crew} plays ${cardTitle(e.card, (e.band || 0) - 1)}.`,
  back: () => 'The card goes back into the deck, which is shuffled.',
  reshuffled: (e) => `${plural(e.count, 'discarded card')} shuffled into a new deck.`,
  added: (e) => `${plural(e.count, titleIn(rules.cards, e.id) + ' card')} shuffled into the deck.`,
  shot: (e) => (e.count ? 'A shot: the noise carries.' : 'Another shot; it adds no peg this round.'),
  roll: () => '',
  shut: (e) => `${capital(arrivalPlace(e))} lets nobody in: rolled again.`,
  arrival: arrivalSentence,
  'no-arrival': (e) => `No ${npcTitle(e.npc)}${e.count > 1 ? ' (×' + e.count + ')' : ''}: ${reasons[e.reason] || e.reason}.`,
  defeated: (e) => `${npcTitle(e.npc)} defeated.`,
  searched: (e) => `Search${e.id ? ' of ' + e.id : ''}: ${tokenList(e.tokens)}.`,
  opened: (e) => `${capital(holderCalled(e.crate))} is opened: ${tokenList(e.tokens)}.`,
  taken: (e) => `${tokenList(e.tokens)} taken from ${holderCalled(e.crate)}.`,
  stowed: (e) => `${tokenList(e.tokens)} left in ${holderCalled(e.crate)}.`,
  returned: (e) => `${tokenList(e.tokens)} handed back.`,
  given: (e) => `${tokenList(e.tokens)} handed over${e.text ? ' ' + e.text : ''}.`,
  door: (e) => `${capital(e.text)} is now ${e.state}.`,
  rule: (e) => (find(mission.rules, e.rule) ? `Special rule: ${ruleTitle(e.rule)}.` : ''), // the end of the game says itself
  counted: (e) => isFlag(e.id) ? `${counterTitle(e.id)}: ${yesNo(e.value)}.` : `${counterTitle(e.id)}: ${e.count > 0 ? '+' : '−'}${Math.abs(e.count)}, now ${e.value || 0}.`,
  interacted: (e) => `A trader interacts with ${e.text}.`,
  began: () => 'The game begins.',
  ended: () => 'The game is over.',
  skipped: (e) => `The ${phaseTitle(e.phase)} phase is left out.`,
  happened: (e) => `${capital(e.text)}.`,
  answered: (e) => `${e.text} ${e.state}.`,
  idle: (e) => `“${ruleTitle(e.rule)}” does nothing now. It needs: ${e.text}.`,
  failed: (e) => `The roll fails: “${ruleTitle(e.rule)}” does not work.`,
  'no-effect': (e) => `Nothing comes of it: ${e.text}${e.reason ? ` ${capital(e.reason)}.` : ''}`,
  said: (e) => e.text,
  'by-hand': (e) => `By hand: ${e.text}`,
  lapsed: (e) => `Over with the round: ${e.text}`,
  circled: (e) => `Special rules set each other off without end; go on by hand from “${ruleTitle(e.rule)}”.`,
  thing: (e) => `${e.text}.`,
  scored: (e) => `Crew ${e.crew}: ${plural(e.count || 0, 'victory point')}.`,
  paid: (e) => `Crew ${e.crew}: ${e.count || 0} UA.`,
  done: (e) => `${objectiveTitle(e.id)} is done.`,
  tokens: (e) => `${e.tokens ? tokenList(e.tokens) + ' ' : ''}${e.text}.`,
  figures: (e) => `${e.count} × ${npcTitle(e.npc)} ${e.text}${e.text.endsWith(':') ? '' : '.'}`,
  deck: (e) => e.text,
};

function pegSentence(count, pegs) {
  if (count === 0) return 'The hostility track is full.';
  return `${plural(Math.abs(count), 'peg')} ${count > 0 ? 'added' : 'taken off'}: ${pegs} on the track.`;
}

/** Where somebody arrives: an entry point, a marker of that number, or the place that the set-up names. */
function arrivalPlace(e) {
  if (!e.place) return `entry point ${e.entry}`;
  const at = mission.setup.arrivals?.at;
  return e.place === 'setup.arrivals.at' && at ? placeTitle(at) : `${titleIn(rules.markers, e.place).toLowerCase()} ${e.entry}`;
}

function arrivalSentence(e) {
  const stand = e.wanted ? `, in place of ${npcTitle(e.wanted)}` : '';
  const sealed = e.sealed ? ' (sealed: see the special rules)' : '';
  const where = [(e.entry || e.place) && `at ${arrivalPlace(e)}`, e.text].filter(Boolean).join(' ');
  return `${e.count} × ${npcTitle(e.npc)} ${where}${e.state ? ', ' + e.state : ''}${stand}${sealed}.`;
}

const faceOf = (e) => find(rules.dice, e.die).faces[e.face || 0];

/** All sentences for what followed from one action; rolls of one action share a sentence. */
function tell(events) {
  const lines = [];
  let rolled = [];
  const flush = () => {
    if (rolled.length) lines.push({ kind: 'roll', text: `Rolled ${rolled.map((e) => `${faceOf(e).title} (${titleIn(rules.dice, e.die)})`).join(', ')}.` });
    rolled = [];
  };
  for (const e of events || []) {
    if (e.kind === 'roll') { rolled.push(e); continue; }
    flush();
    const text = sentences[e.kind] ? sentences[e.kind](e) : e.kind;
    if (text) lines.push({ kind: e.kind, text });
  }
  flush();
  return lines;
}
