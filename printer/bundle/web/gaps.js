// What the page does not do: the engine works it out from the mission, and it is said before the game
// begins and beside what it concerns.

/** What of the set-up is the players' to do. */
const setupParts = {
  hidden: 'Things that only come to light during play',
  shops: 'Rooms that trade during the game',
  track: 'The reverse of the hostility track: no document gives its numbers, so the front is shown',
};

/** What the players do about one special rule, as the engine says it; a sentence without its end. */
const ruleGap = (gaps) => gaps.map((g) => g.text).join('; ');

/** The gaps of a rule; none is an empty list. */
const gapsOf = (gaps, rule) => (gaps || []).filter((g) => g.rule === rule);

/** A line for each gap of the set-up, each special rule with gaps, and the end of the game. */
function gapLines(gaps) {
  const lines = gapsOf(gaps, undefined).filter((g) => g.part !== 'ends').map(setupGap);
  for (const rule of mission.rules || []) {
    const own = gapsOf(gaps, rule.id);
    if (own.length) lines.push(`“${rule.title}”: ${ruleGap(own)}`);
  }
  if ((gaps || []).some((g) => g.part === 'ends')) lines.push('The end of the game: watch for it yourselves');
  return [...new Set(lines)];
}

const setupGap = (g) => setupParts[g.part] || capital(spelled(g.part));

/** What the page does not do, to be unfolded; nothing where it does everything. */
function gapList(gaps, open) {
  const lines = gapLines(gaps);
  if (!lines.length) return null;
  return el('details.gaps', { open }, el('summary', {}, `This page does not do: ${plural(lines.length, 'thing')}`),
    el('ul', {}, lines.map((l) => el('li', {}, l + '.'))));
}

/** What the players prepare by hand besides the board. */
function setupGaps(view) {
  const lines = [...new Set(gapsOf(view.gaps, undefined).filter((g) => g.part !== 'ends').map(setupGap))];
  return lines.length ? el('p.byhand', {}, `By hand, as the set-up sheet says: ${lines.join('; ')}.`) : null;
}
