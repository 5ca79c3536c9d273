// The game in progress and everything that changes it.

/** What the page knows of the game: the engine's view, and the log with a list for each action. */
const table = { view: null, log: [], last: [] };

/** Does something at the table and shows what follows; says whether it could be done. */
function act(op) {
  try {
    const answer = call({ call: 'do', op });
    table.log.push(answer.events || []);
    show(answer.view, answer.events || []);
    keep();
    return true;
  } catch (err) {
    complain(honest(err));
    return false;
  }
}

/** Takes the last action back, and with it steps that had been done before they were gone through. */
function undo() {
  try {
    const shown = stepsDone(table.view);
    let answer, silent;
    do {
      silent = table.log.at(-1)?.at(-1)?.kind === 'step'; // a step comes alone
      answer = call({ call: 'undo' });
      table.log = answer.log || [];
    } while (silent && answer.view.ops && stepsDone(answer.view) === shown);
    show(answer.view, []);
    keep();
  } catch (err) {
    complain(honest(err));
  }
}

/** Begins a new game and carries out the choices made for it. */
function begin(crews, seed, kinds) {
  const answer = call({ call: 'new', crews, seed });
  table.log = [];
  tray.rolls = [];
  show(answer.view, []);
  kinds.forEach((id) => act({ kind: 'include', id }));
  keep();
}

/** Goes on with a saved game. */
function resume(save) {
  const answer = call({ call: 'restore', save });
  tray.rolls = (answer.log || []).findLast((events) => events.some((e) => e.kind === 'roll'))?.filter((e) => e.kind === 'roll') || [];
  table.log = answer.log || [];
  show(answer.view, []);
  keep();
}

/** Says what went wrong, until the next action. */
function complain(message) {
  const notice = byId('notice');
  notice.textContent = capital(message) + (/[.!?]$/.test(message) ? '' : '.');
  notice.hidden = false;
}
