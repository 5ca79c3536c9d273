// What is left to the players: what the page does not do, and what only they can see and tell it. The engine works it
// out from the mission, and it is said before the game begins and beside what it concerns.

/** What of the set-up is the players' to do. */
const setupParts = {
  hidden: 'Things that only come to light during play',
  pool: 'Picking tokens by hand: the page picks them at random',
  shops: 'Rooms that trade during the game',
  track: 'The reverse of the hostility track: no document gives its numbers, so the front is shown',
};

/** What the players do about one special rule, as the engine says it; a sentence without its end. */
const ruleGap = (gaps) => gaps.map((g) => g.text).join('; ');

/** The gaps of a rule; none is an empty list. */
const gapsOf = (gaps, rule) => (gaps || []).filter((g) => g.rule === rule);

/** What the players only tell the page, or answer when it asks: the page does the rest. */
const isTold = (g) => ['when', 'if', 'objectives', 'ends'].includes(g.part);

/** What is neither the set-up's nor a rule's. */
const wholeGame = { levels: 'The hostility track', objectives: 'The objectives', ends: 'The end of the game' };

/** A line for each gap of the set-up, each special rule with gaps, the track, the objectives and the end of the game. */
function gapLines(gaps) {
  const lines = setupGapLines(gaps);
  for (const rule of mission.rules || []) {
    const own = gapsOf(gaps, rule.id);
    if (own.length) lines.push(`“${rule.title}”: ${ruleGap(own)}`);
  }
  for (const [part, title] of Object.entries(wholeGame)) {
    const own = gaps.filter((g) => g.part === part);
    if (own.length) lines.push(`${title}: ${ruleGap(own)}`);
  }
  return [...new Set(lines)];
}

const setupGapLines = (gaps) => gapsOf(gaps, undefined).filter((g) => !wholeGame[g.part]).map(setupGap);

/** The lines of the sheet's check list that the table does not do; each without its end. */
const handSteps = () => (content.byHand || []).map((line) => line.replace(/\.$/, ''));

const setupGap = (g) => setupParts[g.part] || capital(spelled(g.part));

/** What is left to the players, in two lists; nothing where the page does everything. What they tell stays folded: it has buttons. */
function gapList(gaps, open) {
  const all = gaps || [];
  return real([
    gapPart('.gaps', 'This page does not do', [...handSteps(), ...gapLines(all.filter((g) => !isTold(g)))], open),
    gapPart('.gaps.told', 'You tell the page', gapLines(all.filter(isTold)), false),
  ]);
}

function gapPart(look, title, lines, open) {
  if (!lines.length) return null;
  return el('details' + look, { open }, el('summary', {}, `${title}: ${plural(lines.length, 'thing')}`),
    el('ul', {}, lines.map((l) => el('li', {}, l + '.'))));
}

/** What the players prepare by hand besides the board. */
function setupGaps(view) {
  const lines = [...handSteps(), ...new Set(setupGapLines(view.gaps))];
  return lines.length ? el('p.byhand', {}, `By hand, as the set-up sheet says: ${lines.join('; ')}.`) : null;
}
