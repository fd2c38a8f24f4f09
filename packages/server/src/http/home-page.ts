import type { App } from './services.ts'

/** What is at / as long as there is no web client: plain, and without a script in the page. */
export function addHomePage(app: App): void {
  const page = (path: string, type: string, text: string) =>
    app.get(path, { schema: { hide: true } }, async (_, reply) => reply.type(type).send(text))
  page('/', 'text/html; charset=utf-8', HTML)
  page('/home.js', 'text/javascript; charset=utf-8', SCRIPT)
}

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Serai</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>Serai</h1>
<p>A house for board games. This server keeps the tables; games are played over its interface:</p>
<ul>
<li><a href="/api/openapi.json">the interface</a> (OpenAPI)</li>
<li><a href="/api/games">the games</a>, their options and bots</li>
<li><a href="/api/finished">games that have ended</a></li>
</ul>
<p>How to write a bot and what goes over the wire is in <code>docs/bots.md</code> and <code>docs/protocol.md</code>.</p>
<h2>Tables</h2>
<ul id="tables"><li>…</li></ul>
<script src="/home.js"></script>
</html>
`

const SCRIPT = `const list = document.getElementById('tables')
const line = (text) => Object.assign(document.createElement('li'), { textContent: text })
fetch('/api/tables').then((answer) => answer.json()).then(({ tables }) => {
  const lines = tables.map(({ game, status, seats }) =>
    line(game + ', ' + status + ': ' + seats.map((seat) => seat.name || 'empty').join(', ')))
  list.replaceChildren(...(lines.length > 0 ? lines : [line('No table is open.')]))
}).catch(() => list.replaceChildren(line('The tables could not be read.')))
`
