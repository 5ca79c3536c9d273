// Keeping a game: in the browser's own storage where that is allowed, and in files.

const storeKey = `sortie:${mission.id}`;

/** Keeps the game in the browser. Private windows may refuse; the game goes on without. */
function keep() {
  try {
    localStorage.setItem(storeKey, JSON.stringify(call({ call: 'save' }).save));
  } catch { /* nothing to be done: saving to a file still works */ }
}

/** The game kept in the browser, or null. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(storeKey));
  } catch {
    return null;
  }
}

/** Hands the game to the player as a file. */
function download() {
  const { save } = call({ call: 'save' });
  const url = URL.createObjectURL(new Blob([JSON.stringify(save, null, 1)], { type: 'application/json' }));
  el('a', { href: url, download: `${mission.id}-round-${table.view.round}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

// A game of ten thousand actions is about 600 kB; anything much larger is no save of ours.
const maxSaveBytes = 4 << 20;

/** Reads a game from a file the player picked. */
async function upload(file) {
  if (!file) return;
  try {
    if (file.size > maxSaveBytes) throw new Error('this file is too large to be a saved game');
    resume(JSON.parse(await file.text()));
  } catch (err) {
    complain(err instanceof SyntaxError ? 'This file is not a saved game.' : honest(err));
  }
}
