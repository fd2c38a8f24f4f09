import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from '../../test/fake-socket.ts'
import { type Command, Connection, type TableListener } from './connection.ts'

let connection: Connection
beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  connection = new Connection('ws://house/api/socket')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listener = (seq: number | null): TableListener => ({
  lastSeq: () => seq,
  receive: vi.fn<TableListener['receive']>(),
  refuse: vi.fn<TableListener['refuse']>(),
})
const act: Extract<Command, { type: 'act' }> = { type: 'act', table: 't', id: 'one', seq: 4, actions: ['ROLL_DICE'] }
const chat = { number: 1, at: 0, person: 'p2', name: 'Mira', seat: 1, text: 'hi' }

describe('a connection', () => {
  it('opens no socket before anybody needs one', () => {
    expect(FakeSocket.all).toHaveLength(0)
    connection.watch('t', listener(null))
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('greets first, then asks', () => {
    connection.watch('t', listener(null))
    FakeSocket.last.welcome()
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'watch'])
    expect(connection.link.getState()).toMatchObject({ status: 'live', me: { name: 'Lena' }, clockOffset: 5_000 })
  })

  it('hands messages to the table that they are of', () => {
    const [one, other] = [listener(null), listener(null)]
    connection.watch('t', one)
    connection.watch('u', other)
    FakeSocket.last.welcome()
    FakeSocket.last.say({ type: 'chat', table: 't', line: chat })
    expect(one.receive).toHaveBeenCalledOnce()
    expect(other.receive).not.toHaveBeenCalled()
  })

  it('says that a table is not there', () => {
    const one = listener(null)
    connection.watch('t', one)
    FakeSocket.last.welcome()
    const error = { code: 'E_TABLE_UNKNOWN', message: 'none' }
    FakeSocket.last.say({ type: 'refused', table: 't', error })
    expect(one.refuse).toHaveBeenCalledWith(error)
  })

  it('settles a command when the server has answered', async () => {
    const answers = [connection.command(act), connection.command({ ...act, id: 'two' })]
    FakeSocket.last.welcome()
    FakeSocket.last.say({ type: 'ack', id: 'one', seq: 6 })
    FakeSocket.last.say({ type: 'refused', id: 'two', error: { code: 'E_SEQ', message: 'moved on' }, seq: 6 })
    expect(await Promise.all(answers)).toEqual([{ seq: 6 }, { refused: { code: 'E_SEQ', message: 'moved on' } }])
  })

  it('comes back, goes on from the last entry and sends again what was not answered', async () => {
    connection.watch('t', listener(17))
    connection.lobby(() => {})
    FakeSocket.last.welcome()
    const answer = connection.command(act)
    FakeSocket.last.close()
    expect(connection.link.getState().status).toBe('lost')
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.welcome()
    expect(FakeSocket.last.sentOf('watch')).toEqual([{ type: 'watch', table: 't', from: 17 }])
    expect(FakeSocket.last.sentOf('lobby')).toEqual([{ type: 'lobby', on: true }])
    expect(FakeSocket.last.sentOf('act')).toEqual([act])
    FakeSocket.last.say({ type: 'ack', id: 'one', seq: 18 })
    expect(await answer).toEqual({ seq: 18 })
    FakeSocket.last.close()
    vi.advanceTimersByTime(1_000)
    FakeSocket.last.welcome()
    expect(FakeSocket.last.sentOf('act')).toEqual([])
  })

  it('waits longer each time that the server is not there', () => {
    connection.watch('t', listener(null))
    const opened: number[] = []
    for (let i = 0; i < 6; i++) {
      const before = Date.now()
      FakeSocket.last.close()
      while (FakeSocket.all.length < i + 2) vi.advanceTimersByTime(100)
      opened.push(Date.now() - before)
    }
    expect(opened[0]).toBeLessThan(1_000)
    expect(opened).toEqual([...opened].sort((a, b) => a - b))
    expect(opened.at(-1)).toBeLessThanOrEqual(8_100)
  })

  it('waits longer each time that the server lets it in and fails, until a connection lasts', () => {
    connection.watch('t', listener(null))
    const waited = (): number => {
      const before = Date.now()
      const { length } = FakeSocket.all
      FakeSocket.last.close()
      while (FakeSocket.all.length === length) vi.advanceTimersByTime(100)
      return Date.now() - before
    }
    const waits: number[] = []
    for (let i = 0; i < 6; i++) {
      FakeSocket.last.welcome()
      FakeSocket.last.say({ type: 'error', error: { code: 'E_INTERNAL', message: 'broken' } })
      waits.push(waited())
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits.at(-1)).toBeGreaterThan(5_000)
    FakeSocket.last.welcome()
    vi.advanceTimersByTime(3_000)
    expect(waited()).toBeLessThan(1_000)
  })

  it('sends a command no more that the server has failed at three times', async () => {
    const answer = connection.command(act)
    const error = { code: 'E_INTERNAL', message: 'broken' }
    const sends: number[] = []
    for (let i = 0; i < 4; i++) {
      FakeSocket.last.welcome()
      sends.push(FakeSocket.last.sentOf('act').length)
      FakeSocket.last.say({ type: 'error', error })
      FakeSocket.last.close()
      vi.advanceTimersByTime(8_000)
    }
    expect(sends).toEqual([1, 1, 1, 0])
    expect(await answer).toEqual({ refused: error })
  })

  it('sends a command again for as long as the server waits for its store', async () => {
    const answer = connection.command(act)
    for (let i = 0; i < 6; i++) {
      FakeSocket.last.welcome()
      expect(FakeSocket.last.sentOf('act')).toEqual([act])
      FakeSocket.last.say({ type: 'error', error: { code: 'E_AWAY', message: 'away' } })
      FakeSocket.last.close()
      vi.advanceTimersByTime(8_000)
    }
    FakeSocket.last.welcome()
    FakeSocket.last.say({ type: 'ack', id: 'one', seq: 5 })
    expect(await answer).toEqual({ seq: 5 })
  })

  it('says that it is of another version than the server, and asks less often until it is not', () => {
    connection.watch('t', listener(null))
    for (let i = 1; i <= 2; i++) {
      FakeSocket.last.say({ type: 'error', error: { code: 'E_PROTOCOL', message: 'another' } })
      FakeSocket.last.close()
      expect(connection.link.getState().status).toBe('outdated')
      vi.advanceTimersByTime(7_900)
      expect(FakeSocket.all).toHaveLength(i)
      vi.advanceTimersByTime(200)
      expect(FakeSocket.all).toHaveLength(i + 1)
    }
    FakeSocket.last.welcome()
    expect(connection.link.getState().status).toBe('live')
    FakeSocket.last.close()
    expect(connection.link.getState().status).toBe('lost')
  })

  it('gives up a server that says nothing', () => {
    connection.watch('t', listener(null))
    FakeSocket.last.welcome()
    vi.advanceTimersByTime(25_000)
    expect(FakeSocket.last.sentOf('ping')).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  it('notices within seconds that nobody hears a command, and does not wait for the dead socket to close', async () => {
    connection.watch('t', listener(null))
    FakeSocket.last.welcome()
    const deaf = FakeSocket.last
    deaf.close = vi.fn<() => void>()
    const answer = connection.command(act)
    vi.advanceTimersByTime(3_000)
    expect(deaf.sentOf('ping')).toHaveLength(1)
    vi.advanceTimersByTime(8_000)
    expect(connection.link.getState().status).toBe('lost')
    expect(deaf.close).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.last).not.toBe(deaf)
    FakeSocket.last.welcome()
    FakeSocket.last.say({ type: 'ack', id: 'one', seq: 5 })
    expect(await answer).toEqual({ seq: 5 })
  })

  it('leaves a server that does not let it in for another try', () => {
    connection.watch('t', listener(null))
    const closed = FakeSocket.last
    closed.close = vi.fn<() => void>()
    vi.advanceTimersByTime(16_000)
    expect(closed.close).toHaveBeenCalledOnce()
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('does not wait for its time when somebody looks at it again', () => {
    connection.hurry()
    expect(FakeSocket.all).toHaveLength(0)
    connection.watch('t', listener(null))
    FakeSocket.last.welcome()
    connection.hurry()
    vi.advanceTimersByTime(1)
    expect(FakeSocket.last.sentOf('ping')).toHaveLength(1)
    FakeSocket.last.close()
    connection.hurry()
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.welcome()
    expect(connection.link.getState().status).toBe('live')
  })

  it('is gone when it is lost for longer than a server takes to start again, and until that answers', () => {
    const isGone = () => connection.link.getState().isGone
    connection.watch('t', listener(null))
    FakeSocket.last.welcome()
    FakeSocket.last.close()
    vi.advanceTimersByTime(4_000)
    FakeSocket.last.welcome()
    vi.advanceTimersByTime(4_000)
    expect(isGone()).toBe(false)
    FakeSocket.last.close()
    vi.advanceTimersByTime(2_000)
    // Knocking in vain is no news of it.
    FakeSocket.last.close()
    vi.advanceTimersByTime(2_999)
    expect(isGone()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isGone()).toBe(true)
    FakeSocket.last.say({ type: 'error', error: { code: 'E_PROTOCOL', message: '' } })
    expect(isGone()).toBe(false)
  })

  it('says that the tables pause, until they go on or the connection is a new one', () => {
    connection.watch('t', listener(null))
    FakeSocket.last.welcome()
    FakeSocket.last.say({ type: 'pause', on: true })
    expect(connection.link.getState()).toMatchObject({ status: 'live', isPaused: true })
    FakeSocket.last.say({ type: 'pause', on: false })
    expect(connection.link.getState().isPaused).toBe(false)
    FakeSocket.last.say({ type: 'pause', on: true })
    FakeSocket.last.close()
    vi.advanceTimersByTime(1_000)
    FakeSocket.last.welcome()
    expect(connection.link.getState().isPaused).toBe(false)
  })

  it('says so before it is welcome, and is welcome when they go on', () => {
    connection.watch('t', listener(null))
    FakeSocket.last.say({ type: 'pause', on: true })
    expect(connection.link.getState()).toMatchObject({ status: 'connecting', isPaused: true })
    FakeSocket.last.welcome()
    expect(connection.link.getState()).toMatchObject({ status: 'live', isPaused: false })
  })

  it('is at a table for as long as one listener is that is not quiet', () => {
    const leavePicture = connection.watch('t', listener(3), true)
    FakeSocket.last.welcome()
    const leaveTable = connection.watch('t', listener(5))
    const leaveOther = connection.watch('t', listener(4))
    leaveOther()
    leaveTable()
    leavePicture()
    const quiet = { type: 'watch', table: 't', from: 3, quiet: true }
    const present = { type: 'watch', table: 't', from: 3 }
    expect(FakeSocket.last.sent.slice(1)).toEqual([quiet, present, present, quiet, { type: 'unwatch', table: 't' }])
  })

  it('stops watching when the last listener has left', () => {
    const leave = [connection.watch('t', listener(1)), connection.watch('t', listener(2))]
    FakeSocket.last.welcome()
    leave[0]!()
    expect(FakeSocket.last.sentOf('unwatch')).toEqual([])
    leave[1]!()
    expect(FakeSocket.last.sentOf('unwatch')).toEqual([{ type: 'unwatch', table: 't' }])
  })
})
