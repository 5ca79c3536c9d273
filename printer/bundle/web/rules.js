// The mission's special rules as the engine tells them, and the buttons with which the players tell the page
// what it cannot see.

function drawRules(view) {
  const deeds = view.play.deeds || [];
  fill('rules', 'Special rules',
    deeds.length ? el('div.deeds', {}, el('h3', {}, 'Tell the page when it happens'), el('ul.plain', {}, deeds.map((d) => deedItem(d, view)))) : null,
    (mission.rules || []).filter((r) => ((now) => now && (!r.role || now.worked))(find(view.play.rules, r.id))).map((r) => ruleItem(r, view)),
    el('.row', {}, button('small', 'Story and objectives', () => openBrief(view))));
}

/** One thing that can happen, with a button for each piece that it can happen to. */
function deedItem(deed, view) {
  const many = deed.options.length > 4;
  return el('li.deed', { 'data-ref': deed.options.length === 1 ? deed.options[0].piece : null },
    el('span', {}, deed.text),
    el('span.row', {}, many ? deedPicker(deed, view) : deed.options.map((o) => button('small', o.label, () => act(o.op),
      { key: 'deed' + deed.text + o.label, disabled: !view.round, 'aria-label': o.label === 'It happened' ? `${o.label}: ${deed.text}` : o.label }))));
}

function deedPicker(deed, view) {
  const pick = el('select', { 'aria-label': deed.text, key: 'pick' + deed.text }, deed.options.map((o, i) => el('option', { value: i }, o.label)));
  return [pick, button('small', 'It happened', () => act(deed.options[Number(pick.value)].op), { key: 'deed' + deed.text, disabled: !view.round })];
}

function ruleItem(rule, view) {
  const state = find(view.play.rules, rule.id);
  const gaps = gapsOf(view.gaps, rule.id);
  return el('details.rule', {},
    el('summary', {}, rule.title, state.done ? el('span.tag', {}, 'done') : state.worked > 0 && el('span.tag', {}, `worked ${plural(state.worked, 'time')}`)),
    textOf(rule.text),
    state.when && el('p.muted', {}, state.when),
    gaps.length > 0 && el('p.byhand', {}, `By hand: ${ruleGap(gaps)}.`));
}

/** Shows the story and the objectives over the table. */
function openBrief(view) {
  const held = mission.objectives.filter((o) => !o.hidden && find(view.play.objectives, o.id));
  fill('brief', mission.title, textOf(mission.story), held.map((o) => objective(o, view)),
    el('.row', {}, button('primary', 'Back to the table', () => byId('brief').close())));
  byId('brief').showModal();
}

const objective = (o, view) => [
  el('h3', {}, o.title || `${capital(o.id)} objective`),
  textOf(o.text),
  el('p.muted', {}, rewardLine(rewardOf(o, view))),
];

/** What an objective pays with so many crews. */
const rewardOf = (o, view) => (view.varied || []).flatMap((i) => mission.variations[i].rewards || []).reduce((pay, w) => (w.objective === o.id ? w.reward : pay), o.reward);

function rewardLine(r) {
  const parts = [r.text, !r.text && r.ua && `${r.ua} UA`, r.token && tokenTitle(r.token)].filter(Boolean);
  return parts.length ? 'Reward: ' + parts.join(', ') : '';
}
