// The mission's special rules, with a button for those that wait for a trader to do something.

function drawRules(view) {
  fill('rules', 'Special rules', (mission.rules || []).map((r) => ruleItem(r, view)),
    el('.row', {}, button('small', 'Story and objectives', openBrief)));
}

function ruleItem(rule, view) {
  const worked = (view.fired || []).filter((id) => id === rule.id).length;
  const fired = worked > 0 && worked >= (rule.times || 1);
  return el('details.rule', { open: !fired && rule.when?.kind === 'interact' },
    el('summary', {}, rule.title, fired && el('span.tag', {}, 'done')),
    textOf(rule.text),
    gapsOf(view.gaps, rule.id).length > 0 && el('p.byhand', {}, `By hand: ${ruleGap(gapsOf(view.gaps, rule.id))}.`),
    rule.when?.kind === 'interact' && button('small', `Interact with ${pieceTitle(rule.when.with)}`,
      () => act({ kind: 'interact', id: rule.when.with }), { disabled: !view.round || (fired && rule.times > 0) }));
}

/** Shows the story and the objectives over the table. */
function openBrief() {
  fill('brief', mission.title, textOf(mission.story), mission.objectives.map(objective),
    el('.row', {}, button('primary', 'Back to the table', () => byId('brief').close())));
  byId('brief').showModal();
}

const objective = (o) => [
  el('h3', {}, o.title || `${capital(o.id)} objective`),
  textOf(o.text),
  el('p.muted', {}, rewardLine(o.reward)),
];

function rewardLine(r) {
  const parts = [r.text, !r.text && r.ua && `${r.ua} UA`, r.token && tokenTitle(r.token)].filter(Boolean);
  return parts.length ? 'Reward: ' + parts.join(', ') : '';
}
