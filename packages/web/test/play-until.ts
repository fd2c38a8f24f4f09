import { randomUUID } from 'node:crypto'
import { botMove, botOfLevel, findGame } from '@serai/bots'
import { isRefusal, type JsonObject } from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import type { Page } from 'playwright-core'
import { call } from './tables.ts'

interface Position {
  readonly type: string
  readonly table: string
  readonly game: string
  readonly seat: number
  readonly seq: number
  readonly turn: { readonly kind: string; readonly must: readonly number[]; readonly may: readonly number[] }
  readonly view: JsonObject
}

/**
 * A bot plays the page's person over the network until it is their turn in a position that is wanted. The number of the
 * entry that led there; 0: the game ended before.
 */
export async function playUntil(page: Page, id: string, isWanted: (state: unknown) => boolean): Promise<number> {
  const { token, id: key } = (await call(page, 'POST', 'tokens', { label: id })) as { token: string; id: string }
  // Not by its name: where that has two addresses, Node gives each a quarter of a second, and a bot may think for longer.
  const url = `http://127.0.0.1:${new URL(page.url()).port}/api/bot`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const leaving = new AbortController()
  const stream = await fetch(`${url}/stream`, { headers, signal: leaving.signal })
  let there = 0
  let reached = 0
  for await (const position of positionsOf(stream, id)) {
    const { seat, seq, turn } = position
    if (turn.kind === 'over') break
    // What was on its way before we acted is not how the table stands.
    if (seq < reached) continue
    const isMine = turn.must.includes(seat)
    if (!isMine && !turn.may.includes(seat)) continue
    const { game, state } = stateOf(position)
    if (isMine && isWanted(state)) {
      there = seq
      break
    }
    // Those who are asked with us act first, or the faster one would decide how the game goes on.
    const isAwaited = (other: number) =>
      (isMine && turn.must.includes(other)) || game.defaultAnswer?.(state, other) != null
    if ([...turn.must, ...turn.may].some((other) => other !== seat && isAwaited(other))) continue
    const question = { view: game.write(state), seat, optional: !isMine, seed: `ahead ${seq}`, history: null }
    const actions = botMove({ ...question, game: game.id, bot: botOfLevel(game, 'normal')!.name })
    if (actions.length === 0) continue
    // A refusal means that the table has moved on, and the next position is on its way.
    const body = JSON.stringify({ id: randomUUID(), seq, actions: actions.map((action) => game.encode(action)) })
    const acted = await fetch(`${url}/tables/${id}/act`, { method: 'POST', headers, body })
    if (acted.ok) reached = ((await acted.json()) as { seq: number }).seq
  }
  leaving.abort()
  await call(page, 'DELETE', `tokens/${key}`)
  return there
}

/** Whether the page, whose frames these are, has heard of this entry, as the bot has. */
export const hasReceived = (frames: readonly string[], id: string, seq: number): boolean =>
  frames.some((frame) => {
    const message = JSON.parse(frame) as ServerMessage
    return message.type === 'entries' && message.table === id && message.entries.some((entry) => entry.seq >= seq)
  })

function stateOf({ game: name, view }: Position) {
  const game = findGame(name)
  const state = game?.parsePosition(view)
  if (!game || isRefusal(state)) throw new Error(`not a position of ${name}`)
  return { game, state }
}

async function* positionsOf({ body }: Response, table: string): AsyncGenerator<Position> {
  if (!body) throw new Error('the stream has no body')
  let rest = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const message = JSON.parse(line) as Position
      if (message.type === 'position' && message.table === table) yield message
    }
  }
}
