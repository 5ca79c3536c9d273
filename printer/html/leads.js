// The parts of the page that say what of the mission they show. Whoever shows the page to its author greets it; then a click
// on a part, or Enter, tells its path, and what the author is at elsewhere is marked here. Nobody else's page does anything.
(() => {
  const parts = [...document.querySelectorAll('[data-from]')];
  const tell = (told) => parent.postMessage({ sortie: told }, '*');
  let greeted = false;

  /** Lets one part be reached by Tab, the others from there by the arrows. */
  const reach = (one) => parts.forEach((el) => { el.tabIndex = el === one ? 0 : -1; });

  /** Marks the parts with some paths, and shows the first of them. */
  function mark(paths, show) {
    const on = parts.filter((el) => paths.includes(el.dataset.from));
    for (const el of parts) {
      el.classList.toggle('on', on.includes(el));
      if (on.includes(el)) el.setAttribute('aria-current', 'true');
      else el.removeAttribute('aria-current');
    }
    if (show && on[0]) on[0].scrollIntoView({ block: 'center' });
    reach(on[0] ?? parts[0]);
  }

  addEventListener('message', (ev) => {
    const said = ev.source === parent && ev.data?.sortie;
    if (!said) return;
    if (said.greet) {
      greeted = true;
      document.documentElement.classList.add('leads');
      for (const el of parts) el.title = said.greet.replace('{path}', el.dataset.from);
      tell({ parts: parts.map((el) => el.dataset.from) });
    }
    if (said.on) mark(said.on, said.show);
  });

  document.addEventListener('click', (ev) => {
    const el = ev.target.closest('[data-from]');
    if (greeted && el && !ev.target.closest('a') && String(getSelection()) === '') tell({ follow: el.dataset.from });
  });

  document.addEventListener('keydown', (ev) => {
    const key = (ev.ctrlKey || ev.metaKey) && ev.key.toLowerCase() === 's' ? 'save' : ev.key === 'F6' ? (ev.shiftKey ? 'back' : 'on') : '';
    if (greeted && key) {
      ev.preventDefault();
      parent.postMessage(`sortie: ${key}`, '*');
    }
    const at = parts.indexOf(ev.target);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Enter: at }[ev.key];
    if (!greeted || at < 0 || !parts[next]) return;
    ev.preventDefault();
    if (next === at) return tell({ follow: parts[at].dataset.from });
    reach(parts[next]);
    parts[next].focus();
  });
})();
