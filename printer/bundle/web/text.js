// A brief's small document tree as elements. There is no way in for markup.

/** The blocks of a text. */
const textOf = (text) => (text?.blocks || []).map(block);

const blocks = {
  paragraph: (b) => el('p', {}, inlines(b.inlines)),
  heading: (b) => el('h4', {}, inlines(b.inlines)),
  'bullet-list': (b) => el('ul', {}, b.blocks.map(block)),
  'ordered-list': (b) => el('ol', { start: b.start || 1 }, b.blocks.map(block)),
  'list-item': (b) => el('li', {}, (b.blocks || []).map(block)),
  quote: (b) => el('blockquote', {}, (b.blocks || []).map(block)),
  table: (b) => el('table', {}, (b.rows || []).map((row, i) =>
    el('tr', {}, row.map((cell) => el(i === 0 ? 'th' : 'td', {}, inlines(cell)))))),
};

const block = (b) => (blocks[b.kind] || blocks.paragraph)(b);

const inlines = (list) => (list || []).map(inline);

function inline(r) {
  if (r.break) return el('br');
  let node = document.createTextNode(r.text);
  if (r.code) node = el('code', {}, node);
  if (r.emph) node = el('em', {}, node);
  if (r.strong) node = el('strong', {}, node);
  if (r.ref) node = el('button.ref', { type: 'button', onclick: () => pointAt(r.ref) }, node);
  return node;
}
