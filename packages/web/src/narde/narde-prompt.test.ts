import { CHANCE, stream } from '@serai/kernel'
import { diceAction, type LastRoll, type NardeState, narde, openingAction, RESIGN, stepAction } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import type { Catalogue } from '../text/catalogue.ts'
import en from '../text/en/index.ts'
import { table } from '../text/en/table.ts'
import { startDraft, withSteps } from './draft.ts'
import { nardePrompt, type PromptInput } from './narde-prompt.ts'
import { nardeLog, narde as texts } from './text/en/table.ts'
import { narde as inRussian } from './text/ru/table.ts'

const { end } = en
const STATE = position({
  points: { white: { 24: 13, 20: 2 }, black: { 12: 14, 15: 1 } },
  firstTurn: { white: false, black: false },
  dice: { roll: [5, 3], left: [5, 3], head: 1 },
})

const ask = (changes: Partial<PromptInput>, narde: Catalogue['narde'] = texts) =>
  nardePrompt(
    {
      base: STATE,
      seat: 0,
      names: ['You', 'Oleg'],
      draft: startDraft(STATE, 0),
      chosen: null,
      isCovered: false,
      isOpening: false,
      isForced: false,
      isPilot: false,
      isHeld: false,
      refusal: null,
      notice: null,
      lastRoll: null,
      ...changes,
    },
    { narde, nardeLog, table, end },
  )

describe('the prompt', () => {
  it('asks for the roll', () => {
    expect(ask({ isCovered: true, draft: null })).toMatchObject({
      tone: 'mine',
      title: 'Roll the dice',
      button: 'roll',
    })
  })

  it('says at the roll what happened, and with the steps what they are', () => {
    const notice = 'Oleg, 3 1: 12/9, 9/8.'
    expect(ask({ isCovered: true, draft: null, notice }).detail).toBe(notice)
    expect(ask({ notice }).detail).toBe(notice)
    expect(ask({ notice, draft: withSteps(startDraft(STATE, 0), [stepAction(20, 3)]) }).detail).toBe('20/17')
  })

  it('says that the roll comes first, and leaves its button', () => {
    expect(ask({ isCovered: true, draft: null, refusal: texts.notRolled })).toEqual({
      tone: 'warn',
      title: 'Roll the dice first.',
      detail: 'Roll the dice',
      button: 'roll',
    })
  })

  it('says who has won while the last checker is looked at', () => {
    const last = position({
      points: { white: { 24: 15 }, black: { 13: 1 } },
      off: { white: 0, black: 14 },
      mover: 'black',
      firstTurn: { white: false, black: false },
    })
    const won = follow(last, [
      [CHANCE, diceAction(2, 1)],
      [1, stepAction(13, 1)],
    ]).at(-1)!.after as NardeState
    expect(ask({ base: won, draft: null })).toMatchObject({ tone: 'waiting', title: 'Oleg wins', button: null })
  })

  it('says that a move waits for the connection, and asks for no other', () => {
    expect(ask({ isHeld: true })).toEqual({
      tone: 'waiting',
      title: 'Your move is on hold',
      detail: 'It will be played when the connection is back.',
      button: null,
    })
  })

  it('names the dice and the rule of the head', () => {
    expect(ask({})).toMatchObject({
      title: 'Play 5-3',
      detail: 'One checker from the head per turn.',
      button: null,
    })
  })

  it('says where the chosen checker can go, and what is held', () => {
    expect(ask({ chosen: 20 })).toMatchObject({ title: 'Where to?', detail: 'Point 17 with 3. Point 15 is blocked.' })
  })

  it('says in Russian which die takes it where', () => {
    const both = position({
      points: { white: { 24: 13, 9: 1, 3: 1 }, black: { 12: 15 } },
      firstTurn: { white: false, black: false },
      dice: { roll: [5, 3], left: [5, 3], head: 1 },
    })
    expect(ask({ base: both, draft: startDraft(both, 0), chosen: 9 }, inRussian).detail).toBe(
      'Костью 3 на 6, 5 на 4, 3+5 на 1.',
    )
  })

  it('asks for what is left, then for the confirmation', () => {
    const one = withSteps(startDraft(STATE, 0), [stepAction(20, 3)])
    const two = withSteps(one, [stepAction(24, 5)])
    expect(ask({ draft: one })).toMatchObject({ title: 'Play 5', detail: '20/17' })
    expect(ask({ draft: two })).toMatchObject({ title: 'Confirm the move', detail: '20/17, 24/19', button: 'confirm' })
  })

  it('waits for the other by name, and for me without it', () => {
    expect(ask({ draft: null })).toMatchObject({ tone: 'waiting', title: 'You play 5-3' })
    expect(ask({ draft: null, seat: 1, names: ['Mira', 'You'] }).title).toBe('Mira plays 5-3')
  })

  it("says in the reader's language that a checker goes off", () => {
    const base = position({
      points: { white: { 5: 1, 2: 1 }, black: { 12: 14, 15: 1 } },
      off: { white: 13, black: 0 },
      firstTurn: { white: false, black: false },
      dice: { roll: [5, 3], left: [5, 3], head: 1 },
    })
    const draft = withSteps(startDraft(base, 0), [stepAction(5, 5)])
    expect(ask({ base, draft }).detail).toBe('5/off')
    expect(ask({ base, draft }, inRussian).detail).toBe('5/выброс')
  })

  it('counts the steps of a double', () => {
    const base = position({
      points: { white: { 24: 13, 20: 2 }, black: { 12: 15 } },
      firstTurn: { white: false, black: false },
      dice: { roll: [2, 2], left: [2, 2, 2], head: 0 },
    })
    expect(ask({ base, draft: startDraft(base, 0) }).title).toBe('Play 2-2 (3 steps)')
  })

  it('names whom we wait for', () => {
    expect(ask({ seat: 1, names: ['Oleg', 'You'], draft: null })).toMatchObject({
      tone: 'waiting',
      title: 'Oleg plays 5-3',
    })
  })

  it('tells one who watches so, and how a game of a match ended', () => {
    const watcher = { seat: null, names: ['Mira', 'Oleg'], draft: null }
    expect(ask(watcher)).toMatchObject({ title: 'Mira plays 5-3', detail: 'You’re spectating.' })
    expect(ask({ ...watcher, notice: 'Oleg passed: no legal move with 4.' }).detail).toBe(
      'Oleg passed: no legal move with 4.',
    )
    const [, resigned] = play(
      [
        [CHANCE, openingAction(6, 5)],
        [0, RESIGN],
      ],
      { matchPoints: 3 },
    )
    expect(ask({ ...watcher, base: resigned!.after as NardeState })).toEqual({
      tone: 'waiting',
      title: 'Game 1 is over',
      detail: 'Oleg wins 2 points. Match score 0–2, to 3.',
      button: null,
    })
  })

  it('puts a refusal first', () => {
    expect(ask({ refusal: 'No.' })).toMatchObject({ tone: 'warn', title: 'No.', detail: 'Play 5-3' })
  })

  it('tells of a forced play, a pass and a bot in my seat', () => {
    expect(ask({ isForced: true }).title).toBe('Forced: 5-3')
    expect(ask({ draft: null, seat: 1, notice: 'No move.' }).detail).toBe('No move.')
    expect(ask({ isPilot: true, draft: null })).toMatchObject({ tone: 'pilot', button: 'takeOver' })
  })
})

describe('the last roll', () => {
  const base = position({
    points: { white: {}, black: { 18: 1 } },
    off: { white: 15, black: 14 },
    mover: 'black',
    lastRoll: true,
    firstTurn: { white: false, black: false },
    dice: { roll: [6, 5], left: [6, 5], head: 1 },
    options: { scoring: 'winlosstie' },
  })
  const lastRoll: LastRoll = { type: 'lastRollGiven', seat: 1, left: 1, stake: 'draw' }
  const asked = { base, lastRoll, draft: null, notice: 'Oleg, 2 1: 1/off.' }
  const mine = { ...asked, seat: 1, names: ['Oleg', 'You'] }
  const task = 'Last roll: bear off your last checker for a draw.'

  it('is told to who has it before the roll, and for as long as it is played', () => {
    expect(ask({ ...mine, isCovered: true })).toMatchObject({ title: 'Roll the dice', detail: task, button: 'roll' })
    expect(ask({ ...mine, draft: startDraft(base, 1) })).toMatchObject({ title: 'Play 6-5', detail: task })
    const forced = ask({ ...mine, draft: startDraft(base, 1), isForced: true })
    expect(forced).toMatchObject({ title: 'Forced: 6-5', detail: task })
  })

  it('is told to the other side, to those who watch and to whom a bot plays for', () => {
    expect(ask({ ...asked, names: ['You', 'Oleg'] })).toMatchObject({
      title: 'Oleg plays 6-5',
      detail: 'Oleg has the last roll: a draw if the last checker goes off.',
    })
    expect(ask({ ...asked, seat: null, names: ['Mira', 'Oleg'] }).detail).toMatch(/^Oleg has the last roll/)
    expect(ask({ ...mine, isPilot: true }).detail).toMatch(/^You have the last roll/)
  })
})

describe('the opening roll', () => {
  const base = narde.start(
    { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints: 1 },
    2,
    stream('seed', 'start'),
  )
  narde.apply(base, -1, openingAction(2, 5))

  it('says who threw what and who starts', () => {
    expect(ask({ base, draft: null, isOpening: true })).toEqual({
      tone: 'waiting',
      title: 'Oleg plays White and goes first',
      detail: 'Opening roll: You 2, Oleg 5.',
      button: null,
    })
    expect(ask({ base, draft: null, isOpening: true, seat: 1, names: ['Oleg', 'You'] })).toMatchObject({
      title: 'You play White and go first',
      detail: 'Opening roll: You 5, Oleg 2.',
    })
  })
})
