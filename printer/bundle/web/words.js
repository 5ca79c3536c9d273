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

/** A card by its key, with its deck. */
function cardOf(key) {
  const [deckId, cardId] = key.split('/');
  const deck = find(content.decks, deckId);
  return { deck, card: find(deck?.cards, cardId) };
}

const faceOf = (e) => find(rules.dice, e.die).faces[e.face || 0];

/** The engine’s sentences for what followed from one action; rolls of one action share a sentence. */
function tell(events) {
  const lines = [];
  let rolled = [];
  const flush = () => {
    if (rolled.length) lines.push({ kind: 'roll', text: `Rolled ${rolled.map((e) => e.says).join(', ')}.` });
    rolled = [];
  };
  for (const e of events || []) {
    if (e.kind === 'roll') { rolled.push(e); continue; }
    flush();
    if (e.says) lines.push({ kind: e.kind, text: e.says });
  }
  flush();
  return lines;
}
