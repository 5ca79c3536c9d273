// The engine: Go compiled to WebAssembly, packed into this page as base64 of gzip.

/** Starts the engine; afterwards call() works. */
async function startEngine() {
  const packed = Uint8Array.from(atob(byId('engine').textContent), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = await new Response(stream).arrayBuffer();
  const go = new Go();
  const { instance } = await WebAssembly.instantiate(bytes, go.importObject);
  go.run(instance); // runs until the page is closed; the promise is not waited for
}

/** What to tell of an error: the engine's own words, and none of a script's. */
const honest = (err) => ([TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => err instanceof kind)
  ? 'this page has a fault and cannot do that; the game is as it was before' : err.message);

/** Asks the engine; throws an Error with its message when it refuses. */
function call(request) {
  const answer = JSON.parse(globalThis.sortieCall(JSON.stringify(request)));
  if (answer.error) throw new Error(answer.error);
  return answer;
}
