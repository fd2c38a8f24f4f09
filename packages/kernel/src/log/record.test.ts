import { toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { type Action, CHANCE } from '../contract/actor.ts'
import { isRefusal } from '../contract/refusal.ts'
import { isUndo, type LogEntry } from './entry.ts'
import { GameRecord, recordFrom } from './record.ts'

const OPTIONS = { target: 9, turnCap: 200 }
type Toy = ReturnType<typeof toyGame.start>
type ToyRecord = GameRecord<Toy, typeof OPTIONS>

const FIRST_SEAT = { next: () => 0, below: () => 0 }

function newRecord(): ToyRecord {
  return recordFrom(toyGame, OPTIONS, ['ann', 'bob'], toyGame.start(OPTIONS, 2, FIRST_SEAT))
}

function action(text: string): Action {
  const parsed = toyGame.parse(text)
  if (isRefusal(parsed)) throw new Error(`no such action: ${text}`)
  return parsed
}

/** `0: draw` or `chance: deal gold`, `0: undo`, `0: redo`; each must be done. */
function play(record: ToyRecord, ...lines: readonly string[]): ToyRecord {
  for (const line of lines) {
    const [who = '', what = ''] = line.split(': ')
    const by = who === 'chance' ? CHANCE : Number(who)
    const done =
      what === 'undo' ? record.undo(by, 0) : what === 'redo' ? record.redo(by, 0) : record.act(by, action(what), 0)
    if (isRefusal(done)) throw new Error(`${line}: ${JSON.stringify(done)}`)
  }
  return record
}

/** Seat 0 holds a copper and a gold card, and it is its turn. */
const TWO_CARDS = ['0: draw', 'chance: deal copper', '0: draw', 'chance: deal gold']

function undos(record: ToyRecord): (number | null)[] {
  return record.entries.map((entry: LogEntry) => (isUndo(entry) ? entry.undo : null))
}

describe('a record', () => {
  it('appends what is legal, with numbers from 1', () => {
    const record = newRecord()
    expect(record.seq).toBe(0)
    expect(record.act(0, action('draw'), 1000)).toEqual({ seq: 1, at: 1000, by: 0, action: action('draw') })
    expect(record.act(CHANCE, action('deal gold'), 1001)).toEqual({
      seq: 2,
      at: 1001,
      by: CHANCE,
      action: action('deal gold'),
    })
    expect(record.entries).toHaveLength(2)
    expect([record.entry(0), record.entry(1), record.entry(3)]).toEqual([undefined, record.entries[0], undefined])
    expect(record.entriesBetween(1, 2)).toEqual([record.entry(2)])
    expect(toyGame.describe(record.state)).toMatchObject({ hands: [0, 0, 1, 0, 0, 0, 0, 0, 0] })
  })

  it('refuses what is not, and changes nothing', () => {
    const record = play(newRecord(), ...TWO_CARDS)
    const before = toyGame.hash(record.state)
    expect(record.act(1, action('draw'), 0)).toEqual({ code: 'E_NOT_ACTIVE' })
    expect(record.act(0, action('play silver'), 0)).toEqual({ code: 'E_NOT_HELD' })
    expect(record.act(CHANCE, action('deal gold'), 0)).toEqual({ code: 'E_CHANCE' })
    for (const by of [2, -2, 0.5, Number.NaN]) {
      expect(record.act(by, action('end'), 0)).toEqual({ code: 'E_ACTOR', by })
      expect(record.batch(by, [action('end')], 0)).toEqual({ code: 'E_ACTOR', by })
    }
    expect(record.batch(CHANCE, [action('end')], 0)).toMatchObject({ code: 'E_ACTOR' })
    expect(record.batch(0, [action('play silver')], 0)).toEqual({ code: 'E_NOT_HELD', step: 0 })
    expect(toyGame.hash(record.state)).toBe(before)
    expect(record.seq).toBe(4)
  })

  it('is independent of the state it began with', () => {
    const start = toyGame.start(OPTIONS, 2, FIRST_SEAT)
    const record = recordFrom(toyGame, OPTIONS, ['ann', 'bob'], start)
    toyGame.apply(start, 0, action('end'))
    expect(toyGame.turnCount(record.state)).toBe(0)
    play(record, '0: end')
    expect(toyGame.turnCount(start)).toBe(1)
  })

  it('describes the start in its header', () => {
    const { header } = newRecord()
    expect(header).toMatchObject({ game: 'toy', ruleset: 'toy-1', options: OPTIONS, seats: ['ann', 'bob'] })
    expect(header.start).toEqual(toyGame.describe(toyGame.start(OPTIONS, 2, FIRST_SEAT)))
  })

  it('appends entries made elsewhere if they come next and are legal', () => {
    const record = newRecord()
    const entry = { seq: 1, at: 5, by: 0, action: action('draw') }
    expect(record.append({ ...entry, seq: 2 })).toEqual({ code: 'E_SEQ', expected: 1, found: 2 })
    expect(record.append({ ...entry, by: 1 })).toEqual({ code: 'E_NOT_ACTIVE' })
    expect(record.append({ ...entry, action: action('call gold'), reveal: [0, 7] })).toEqual({
      code: 'E_REVEAL',
      fault: 'only a redacted entry reveals something',
    })
    expect(record.append(entry)).toBeNull()
    expect(record.append(entry)).toEqual({ code: 'E_SEQ', expected: 2, found: 1 })
    expect(record.entries).toEqual([entry])
  })
})

describe('undo and redo', () => {
  it('go back and forward one action at a time', () => {
    const record = play(newRecord(), ...TWO_CARDS)
    const hashes = [toyGame.hash(record.state)]
    for (const line of ['0: play copper', '0: play gold', '0: end']) {
      play(record, line)
      hashes.push(toyGame.hash(record.state))
    }
    const now = () => hashes.indexOf(toyGame.hash(record.state))
    const steps = ['undo', 'undo', 'redo', 'undo', 'undo', 'redo', 'redo', 'redo'].map((step) => {
      play(record, `0: ${step}`)
      return now()
    })
    expect(steps).toEqual([2, 1, 2, 1, 0, 1, 2, 3])
    expect(undos(record).slice(7)).toEqual([6, 5, 6, 5, 4, 5, 6, 7])
    expect(record.redo(0, 0)).toEqual({ code: 'E_REDO_NONE' })
  })

  it('carry the time and the seat', () => {
    const record = play(newRecord(), ...TWO_CARDS, '0: play copper')
    expect(record.undo(0, 77)).toEqual({ seq: 6, at: 77, by: 0, undo: 4 })
    expect(record.redo(0, 78)).toEqual({ seq: 7, at: 78, by: 0, undo: 5 })
  })

  it('reach the start', () => {
    const record = play(newRecord(), '0: end', '0: undo')
    expect(undos(record)).toEqual([null, 0])
    expect(toyGame.turnCount(record.state)).toBe(0)
  })

  it('do not cross chance', () => {
    const record = play(newRecord(), '0: draw', 'chance: deal copper')
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
    play(record, '0: play copper', '0: undo')
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
  })

  it('may take back what still waits for chance', () => {
    const record = play(newRecord(), '0: draw', '0: undo')
    expect(toyGame.toAct(record.state).kind).toBe('seats')
  })

  it("do not cross another seat's action, even one that was taken back", () => {
    const record = play(newRecord(), '0: end', '1: end')
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
    play(record, '1: undo')
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
    expect(record.undo(1, 0)).toEqual({ code: 'E_UNDO_NONE' })
  })

  it("do not touch another seat's actions", () => {
    const record = play(newRecord(), '0: end')
    expect(record.undo(1, 0)).toEqual({ code: 'E_UNDO_NONE' })
    play(record, '0: undo')
    expect(record.redo(1, 0)).toEqual({ code: 'E_REDO_NONE' })
    expect(record.undo(CHANCE, 0)).toEqual({ code: 'E_UNDO_NONE' })
  })

  it('do not take back an action that uncovered what others hold', () => {
    const record = play(newRecord(), '0: call gold')
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
  })

  it('do not take back what binds another seat', () => {
    const binding = {
      ...toyGame,
      isFinal: (_: Toy, by: number, act: Action) => by === 0 && act === action('play gold'),
    }
    const record = recordFrom(binding, OPTIONS, ['ann', 'bob'], toyGame.start(OPTIONS, 2, FIRST_SEAT))
    play(record, ...TWO_CARDS, '0: play copper', '0: play gold')
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
    expect(record.append({ seq: 7, at: 0, by: 0, undo: 5 })).toMatchObject({ code: 'E_UNDO' })
    play(record, '0: end', '0: undo')
    expect(undos(record).at(-1)).toBe(6)
  })

  it('do not take back the end of the game', () => {
    const record = play(newRecord(), '0: resign')
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
  })

  it('forget what was undone at the next action', () => {
    const record = play(
      newRecord(),
      ...TWO_CARDS,
      '0: play copper',
      '0: play gold',
      '0: undo',
      '0: undo',
      '0: play gold',
    )
    expect(record.redo(0, 0)).toEqual({ code: 'E_REDO_NONE' })
    for (const undo of [5, 6, 7]) {
      expect(record.append({ seq: 10, at: 0, by: 0, undo })).toMatchObject({ code: 'E_UNDO', undo })
    }
    play(record, '0: undo', '0: redo')
    expect(undos(record).slice(9)).toEqual([4, 9])
  })

  it('may come as entries that go several steps at once, to any position of the line', () => {
    const record = play(newRecord(), ...TWO_CARDS, '0: play copper', '0: play gold')
    const hash = toyGame.hash(record.state)
    expect(record.append({ seq: 7, at: 0, by: 0, undo: 4 })).toBeNull()
    expect(record.append({ seq: 8, at: 0, by: 0, undo: 6 })).toBeNull()
    expect(toyGame.hash(record.state)).toBe(hash)
    expect(record.append({ seq: 9, at: 0, by: 0, undo: 7 })).toBeNull()
    expect(toyGame.describe(record.state)).toMatchObject({ played: 0 })
  })

  it.each([
    ['by another seat', 1, 4, 'this seat cannot undo to this position'],
    ['across chance', 0, 3, 'this seat cannot undo to this position'],
    ['to where it is', 0, 6, 'the game is already at this position'],
    ['to itself', 0, 7, 'this seat cannot undo to this position'],
    ['to the future', 0, 8, 'this seat cannot undo to this position'],
    ['to nowhere', 0, -1, 'this seat cannot undo to this position'],
  ])('are refused as entries %s', (_, by, undo, fault) => {
    const record = play(newRecord(), ...TWO_CARDS, '0: play copper', '0: play gold')
    const before = toyGame.hash(record.state)
    expect(record.append({ seq: 7, at: 0, by, undo })).toEqual({ code: 'E_UNDO', undo, fault })
    expect(record.seq).toBe(6)
    expect(toyGame.hash(record.state)).toBe(before)
  })
})

describe('a batch', () => {
  it('is done as single entries', () => {
    const record = play(newRecord(), ...TWO_CARDS)
    const entries = record.batch(0, ['play copper', 'play gold', 'end'].map(action), 9)
    expect(entries).toEqual([
      { seq: 5, at: 9, by: 0, action: action('play copper') },
      { seq: 6, at: 9, by: 0, action: action('play gold') },
      { seq: 7, at: 9, by: 0, action: action('end') },
    ])
  })

  it('says of each entry when it was done for the seat', () => {
    const record = play(newRecord(), ...TWO_CARDS)
    expect(record.batch(0, ['play copper', 'end'].map(action), 9, true)).toEqual([
      { seq: 5, at: 9, by: 0, action: action('play copper'), late: true },
      { seq: 6, at: 9, by: 0, action: action('end'), late: true },
    ])
  })

  it('is taken back and done again as a whole, and nothing else with it', () => {
    const record = play(newRecord(), ...TWO_CARDS, '0: play copper')
    record.batch(0, ['play gold', 'end'].map(action), 0)
    play(record, '0: undo', '0: redo', '0: undo', '0: undo')
    expect(undos(record).slice(7)).toEqual([5, 7, 5, 4])
    play(record, '0: redo', '0: redo')
    expect(undos(record).slice(11)).toEqual([5, 7])
  })

  it('is taken back as a whole by who read it from a log, where it has one time', () => {
    const record = play(newRecord(), ...TWO_CARDS, '0: play copper')
    record.batch(0, ['play gold', 'end'].map(action), 9)
    const again = recordFrom(toyGame, OPTIONS, ['ann', 'bob'], toyGame.start(OPTIONS, 2, FIRST_SEAT))
    for (const entry of record.entries) expect(again.append(entry)).toBeNull()
    play(again, '0: undo')
    expect(undos(again).at(-1)).toBe(5)
  })

  it('begins after what revealed something, though that has the same time', () => {
    const record = newRecord()
    for (const [seq, text] of [
      [1, 'call gold'],
      [2, 'end'],
    ] as const) {
      expect(record.append({ seq, at: 9, by: 0, action: action(text) })).toBeNull()
    }
    expect(record.undo(0, 10)).toEqual({ seq: 3, at: 10, by: 0, undo: 1 })
  })

  it('is done wholly or not at all', () => {
    const record = play(newRecord(), ...TWO_CARDS)
    const before = toyGame.hash(record.state)
    const refusal = record.batch(0, ['play copper', 'play copper'].map(action), 0)
    expect(refusal).toEqual({ code: 'E_NOT_HELD', step: 1 })
    expect(toyGame.hash(record.state)).toBe(before)
    expect(record.seq).toBe(4)
  })

  it('may end with what chance or a reveal follows', () => {
    expect(play(newRecord(), ...TWO_CARDS).batch(0, ['play copper', 'draw'].map(action), 0)).toHaveLength(2)
    expect(newRecord().batch(0, ['call gold'].map(action), 0)).toHaveLength(1)
  })

  it.each([
    ['chance before its last action', ['draw', 'end'], 0],
    ['chance later, but before its last action', ['play copper', 'draw', 'end'], 1],
    ['a look at what others hold before its last action', ['call gold', 'end'], 0],
  ])('refuses %s', (_, texts, step) => {
    const record = play(newRecord(), ...TWO_CARDS)
    expect(record.batch(0, texts.map(action), 0)).toMatchObject({ code: 'E_BATCH', step })
    expect(record.seq).toBe(4)
  })

  it('is not empty', () => {
    expect(newRecord().batch(0, [], 0)).toMatchObject({ code: 'E_BATCH' })
  })
})

describe('a position', () => {
  it('is the state after any entry, undone ones too', () => {
    const record = newRecord()
    const hashes = [toyGame.hash(record.state)]
    const lines = [...TWO_CARDS, '0: play copper', '0: play gold', '0: undo', '0: undo', '0: redo', '0: end', '1: end']
    for (const line of lines) {
      play(record, line)
      hashes.push(toyGame.hash(record.state))
    }
    const positions = hashes.map((_, seq) => record.position(seq))
    expect(positions.map((state) => (isRefusal(state) ? state : toyGame.hash(state)))).toEqual(hashes)
  })

  it('is its own state', () => {
    const record = play(newRecord(), '0: end')
    const position = record.position(1) as Toy
    toyGame.apply(position, 1, action('end'))
    expect(toyGame.turnCount(record.state)).toBe(1)
    expect(toyGame.turnCount(record.position(1) as Toy)).toBe(1)
  })

  it.each([2, -1, 0.5])('is refused where there is none: %d', (seq) => {
    expect(play(newRecord(), '0: end').position(seq)).toEqual({ code: 'E_SEQ', expected: 1, found: seq })
  })
})

describe('undo in a long game', () => {
  it('replays only what lies behind the boundary', () => {
    let applied = 0
    const counted = {
      ...toyGame,
      apply(...args: Parameters<typeof toyGame.apply>) {
        applied++
        toyGame.apply(...args)
      },
    }
    const options = { target: 9, turnCap: 10_000 }
    const record = recordFrom(counted, options, ['ann', 'bob'], toyGame.start(options, 2, FIRST_SEAT))
    for (let i = 0; i < 1000; i++) record.act(i % 2, action('end'), 0)
    applied = 0
    expect(isRefusal(record.undo(1, 0))).toBe(false)
    expect(applied).toBe(0)
    expect(isRefusal(record.redo(1, 0))).toBe(false)
    expect(applied).toBe(1)
  })
})

describe('a record that begins in the middle', () => {
  const whole = play(newRecord(), ...TWO_CARDS)
  const later = new GameRecord(toyGame, whole.header, whole.state, whole.seq)

  it('goes on with the numbers', () => {
    expect([later.first, later.seq, later.entries]).toEqual([4, 4, []])
    play(later, '0: draw')
    expect([later.seq, later.entries.at(-1)?.seq]).toEqual([5, 5])
    expect(later.position(4)).toEqual(whole.state)
    expect(later.position(5)).toEqual(later.state)
  })

  it('says what its own entries let people know', () => {
    const record = play(new GameRecord(toyGame, whole.header, whole.state, whole.seq), '0: end', '1: call gold')
    expect(record.disclosedBy(5)).toEqual({})
    expect(record.disclosedBy(6)).toEqual({ reveal: [1, 0] })
  })

  it('knows nothing of what was before', () => {
    expect(later.position(3)).toMatchObject({ code: 'E_SEQ' })
    expect(new GameRecord(toyGame, whole.header, whole.state, whole.seq).undo(0, 0)).toMatchObject({
      code: 'E_UNDO_NONE',
    })
  })
})
