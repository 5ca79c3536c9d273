// The map, and the places on it that can be tapped.

function drawMap(view) {
  if (!byId('map-title')) layMap(view);
  for (const spot of byId('map').querySelectorAll('.spot')) markSpot(spot, view);
  view.doors?.forEach((door, i) => markDoor(byId('map').querySelectorAll('.door')[i], door, view));
  byId('map').querySelector('.count').textContent = [view.round ? 'Tap a crate to open it' : 'Crates open once round 1 has begun',
    content.map.doors.length && 'doors are drawn as they stand now'].filter(Boolean).join('; ');
}

/** Lays the picture and its spots once: they never move. */
function layMap(view) {
  const image = el('img', { src: content.map.src, alt: `Map of ${mission.title}` });
  const sheet = el('.sheet', {}, image, content.map.doors.map(doorFor), spots(view).map(spotFor));
  for (const [state, src] of Object.entries(content.map.leaves)) sheet.style.setProperty('--' + state, `url("${src}")`);
  image.addEventListener('load', () => sheet.style.setProperty('--shape', image.naturalWidth / image.naturalHeight));
  fill('map', 'Map', el('.viewport', { tabindex: 0, 'aria-label': 'Map, scrollable' }, sheet),
    el('.row', {}, button('small', 'Larger', (ev) => zoom(sheet, ev.target)), el('span.count', {})));
}

/** Shows the map larger than its panel, or all of it; the button says what it does next. */
function zoom(sheet, control) {
  control.textContent = sheet.classList.toggle('large') ? 'Fit' : 'Larger';
}

/** The things on the map that the table knows: crates, pieces rules wait for, entry points. */
function spots(view) {
  const waiting = (view.play.deeds || []).flatMap((d) => d.options).filter((o) => o.op.kind === 'interact').map((o) => o.piece);
  const list = [
    ...onBoard('crates').map((c) => ({ id: c.id, kind: 'crate', label: `Crate ${c.id}` })),
    ...[...new Set(waiting)].map((id) => ({ id, kind: 'piece', label: `Interact with ${pieceTitle(id)}` })),
    ...onBoard('markers').filter((m) => m.number).map((m) => ({ id: m.id, kind: 'entry', label: pieceTitle(m.id) })),
    ...onBoard('entries').map((e) => ({ id: e.id, kind: 'entry', label: `Entry point ${e.number}` })),
  ];
  return list.filter((s) => content.map.places?.[s.id]);
}

function spotFor(s) {
  const place = content.map.places[s.id];
  const node = s.kind === 'entry'
    ? el('span.spot.entry', { 'data-ref': s.id })
    : button('spot.' + s.kind, '', () => touch(s), { 'data-ref': s.id, 'data-kind': s.kind, 'aria-label': s.label, title: s.label, key: 'spot' + s.id });
  return laid(node, place);
}

const percent = (n) => (n * 100).toFixed(3) + '%';

/** Lays a node over a place of the map. */
function laid(node, place) {
  node.style.left = percent(place.x);
  node.style.top = percent(place.y);
  node.style.width = percent(place.w);
  node.style.height = percent(place.h);
  return node;
}

/** A window in which the leaves of one door are seen, out of a picture with those of all doors in one state. */
function doorFor(place) {
  const node = laid(el('span.door'), place);
  node.style.backgroundSize = `${percent(1 / place.w)} ${percent(1 / place.h)}`;
  node.style.backgroundPosition = `${percent(place.x / (1 - place.w))} ${percent(place.y / (1 - place.h))}`;
  return node;
}

/** Shows how a door stands; one with a name of its author's is read out, and can be pointed at. */
function markDoor(node, door, view) {
  if (!node) return;
  node.dataset.state = door.state === 'jammed' ? 'locked' : door.state; // both wear the padlock
  const named = find(view.play.doors, door.panel);
  if (!named) return;
  node.dataset.ref = door.panel;
  node.setAttribute('role', 'img');
  node.setAttribute('aria-label', node.title = `${named.title}: ${door.state}`);
}

function touch(s) {
  const crate = find(table.view.crates, s.id);
  if (s.kind === 'piece') act({ kind: 'interact', id: s.id });
  else if (crate?.open) pointAt(s.id);
  else act({ kind: 'open', id: s.id });
}

function markSpot(spot, view) {
  const crate = find(view.crates, spot.dataset.ref);
  if (spot.dataset.kind) spot.disabled = !view.round;
  spot.classList.toggle('opened', Boolean(spot.dataset.kind === 'crate' && crate?.open));
  const arrived = table.last.filter((e) => e.kind === 'arrival' && entryId(e) === spot.dataset.ref);
  spot.classList.toggle('arriving', spot.classList.contains('entry') && arrived.length > 0);
}

/** The entry point, or the marker, at which somebody arrives. */
const entryId = (e) => (e.place ? onBoard('markers').find((m) => m.kind === e.place && m.number === e.entry) : onBoard('entries').find((x) => x.number === e.entry))?.id;

/** Draws the eye to the things with an id, wherever they are shown. */
function pointAt(id) {
  byId('brief').close?.();
  const nodes = document.querySelectorAll(`[data-ref="${CSS.escape(id)}"]`);
  if (nodes.length) selectTab(nodes[0].closest('.panel').dataset.tab);
  nodes.forEach((n) => {
    n.classList.add('pointed');
    setTimeout(() => n.classList.remove('pointed'), 2500);
  });
  nodes[0]?.scrollIntoView({ block: 'nearest' });
}
