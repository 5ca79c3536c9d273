// The extension starts the language server and shows its map beside the text. All else comes from the server, over the protocol.
const vscode = require('vscode')
const {LanguageClient} = require('vscode-languageclient/node')

let client
let panel // of the map
let shown // the document whose map it shows
let last = '' // the picture of it that could be drawn last
let asked = 0

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('sortie.map', showMap),
    vscode.commands.registerCommand('sortie.restart', restart),
    vscode.window.onDidChangeActiveTextEditor(follow),
    // The server tells of findings when it has looked at what was typed: then the map is drawn anew, too.
    vscode.languages.onDidChangeDiagnostics(redraw),
    vscode.workspace.onDidChangeTextDocument(e => { if (shown && e.document === shown) redraw() }),
    vscode.workspace.onDidChangeConfiguration(e => { if (e.affectsConfiguration('sortie.path')) restart() }),
  )
  await start()
}

async function deactivate() { await client?.stop() }

async function start() {
  const command = vscode.workspace.getConfiguration('sortie').get('path') || 'sortie'
  client = new LanguageClient('sortie', 'Sortie',
    {command, args: ['lsp']},
    {documentSelector: [{scheme: 'file', language: 'cue'}], synchronize: {fileEvents: vscode.workspace.createFileSystemWatcher('**/*')}})
  try {
    await client.start()
    vscode.commands.executeCommand('setContext', 'sortie.serves', true)
  } catch (why) {
    client = undefined
    const open = 'Open the settings'
    const chosen = await vscode.window.showErrorMessage(
      `Sortie: the command ${JSON.stringify(command)} cannot be started. Build it (make build), and say in the setting sortie.path where it lies. (${why.message || why})`, open)
    if (chosen === open) vscode.commands.executeCommand('workbench.action.openSettings', 'sortie.path')
  }
}

async function restart() {
  const old = client
  client = undefined
  await old?.stop().catch(() => undefined) // one that has ended already has nothing to stop
  await start()
}

function showMap() {
  if (!client) return start()
  const editor = vscode.window.activeTextEditor
  if (editor?.document.languageId === 'cue') show(editor.document)
  if (!panel) {
    panel = vscode.window.createWebviewPanel('sortie.map', 'Map', {viewColumn: vscode.ViewColumn.Beside, preserveFocus: true}, {enableScripts: false})
    panel.onDidDispose(() => { panel = undefined })
  }
  panel.reveal(undefined, true)
  return redraw()
}

function follow(editor) {
  if (!panel || editor?.document.languageId !== 'cue' || editor.document === shown) return
  show(editor.document)
  redraw()
}

function show(document) {
  if (document !== shown) last = ''
  shown = document
}

// redraw asks for the map once no more is typed for a moment. An answer that comes late is thrown away.
async function redraw() {
  if (!panel || !shown || !client) return
  const turn = ++asked
  await new Promise(wake => setTimeout(wake, 150))
  if (turn !== asked) return
  let map
  try {
    map = await client.sendRequest('sortie/map', {textDocument: {uri: shown.uri.toString()}})
  } catch (why) {
    map = {none: String(why.message || why)}
  }
  if (panel && turn === asked) panel.webview.html = page(map)
}

// page lets nothing in: no script, nothing from elsewhere, and of the pack only the picture that Sortie has drawn. What cannot be
// drawn at the moment, a half-written line say, leaves the last picture standing, paler.
function page(map) {
  if (map.svg) last = map.svg.replace(/^<\?xml[^>]*>/, '')
  const inside = map.svg ? last : `<p>No map of what is written now: ${escaped(map.none)}</p><div class="old">${last}</div>`
  return `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body {padding: 8px} svg {width: 100%; height: auto; max-height: 96vh} .old {opacity: .4}</style>${inside}`
}

function escaped(text) { return String(text).replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`) }

module.exports = {activate, deactivate}
