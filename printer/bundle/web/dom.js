// Building the page. Text from a mission only ever enters as text, never as markup.

/** Shorthand for getElementById. */
const byId = (id) => document.getElementById(id);

/**
 * Makes an element: el('p.note', {title: 'x', onclick: f}, 'text', child, …). Names after dots are
 * classes. Properties that begin with "on" are listeners, "key" is what focus is found again by
 * after the element was drawn anew, all others are attributes; null and false leave one out.
 */
function el(spec, props, ...children) {
  const [tag, ...classes] = spec.split('.').filter((part, i) => i === 0 || part);
  const node = document.createElement(tag || 'div');
  node.classList.add(...classes);
  setProps(node, props || {});
  node.append(...real(children));
  return node;
}

/** Children without the gaps that conditions leave, and without nesting. */
const real = (children) => children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false && c !== '');

function setProps(node, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name === 'key') node.dataset.key = value;
    else node.setAttribute(name, value === true ? '' : value);
  }
}

/** A button with a listener. */
function button(spec, label, onclick, props) {
  return el('button.' + spec, { type: 'button', onclick, key: label, ...props }, label);
}

/** Puts a title and new children into a panel or a dialogue. */
function fill(id, title, ...children) {
  byId(id).replaceChildren(el('h2', { id: id + '-title' }, title), ...real(children));
}

/** Runs a redraw and gives the focus back to the element with the same key. */
function keepingFocus(redraw) {
  const key = document.activeElement?.dataset?.key;
  const panel = document.activeElement?.closest('.panel, header, nav')?.id;
  redraw();
  if (!key || document.activeElement?.dataset?.key === key) return;
  const scope = (panel && byId(panel)) || document;
  scope.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`)?.focus({ preventScroll: true });
}

/** A small drawing in lines, from SVG path data of our own on a 24 by 24 grid. */
function icon(path, title) {
  const ns = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(ns, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute(title ? 'aria-label' : 'aria-hidden', title || 'true');
  if (title) svg.setAttribute('role', 'img');
  const shape = document.createElementNS(ns, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
