// @vitest-environment happy-dom
import { type CatanState, catan, EDGE_IDS, makeAction, offerOf, spiralBoard } from '@serai/catan'
import { defaultOptions, headerFor, stream } from '@serai/kernel'
import { emptyDraft, type Reason } from '@serai/lab'
import type { SeatInfo, TableSummary } from '@serai/protocol'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import { FakeWorker } from '../../../test/fake-worker.ts'
import type { TableLink } from '../../net/table-link.ts'
import { setPrefs } from '../../prefs/prefs.ts'
import { History } from '../../table/history.ts'
import { TableSession } from '../../table/table-session.ts'
import { loadLanguage } from '../../text/language.ts'
import { CatanTable } from './catan-table.tsx'

const seat = (number: number, name: string): SeatInfo => ({
  seat: number,
  kind: number === 0 ? 'person' : 'bot',
  name,
  level: 'normal',
  connected: true,
  autopilot: false,
})
const SEATS = ['Ann', 'Bo', 'Cy', 'Di'].map((name, number) => seat(number, name))
const SUMMARY: TableSummary = {
  id: 't1',
  game: 'catan',
  options: {},
  status: 'running',
  isPrivate: false,
  host: 'Ann',
  hostId: 'ann-id',
  seats: SEATS,
  seq: 0,
  commitment: '',
  createdAt: 0,
}

const NO_LINK: TableLink = {
  watch: () => () => {},
  command: async () => ({}),
}

function show(state: CatanState, more: { seat?: number | null; seats?: readonly SeatInfo[] } = {}) {
  const session = new TableSession('t1', NO_LINK, () => null)
  const summary = { ...SUMMARY, seats: more.seats ?? SEATS }
  session.view.setState({ summary, seat: more.seat === undefined ? 0 : more.seat, state })
  const done = vi.spyOn(session, 'act').mockResolvedValue(true)
  const pilot = vi.spyOn(session, 'autopilot').mockResolvedValue(true)
  render(<CatanTable session={session} />)
  return { session, done, pilot }
}
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
const prompt = () => screen.getByRole('status').textContent
const road = (id: string) => makeAction({ type: 'BUILD_ROAD', edge: EDGE_IDS.indexOf(id) })

beforeAll(() => loadLanguage('en'))
beforeEach(() => setPrefs({ confirm: true, seenGuides: ['catan-table'] }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the Catan table by keyboard', () => {
  it('rolls', () => {
    const { done } = show(position({ stage: 'roll_or_play_knight' }))
    key('r')
    expect(done).toHaveBeenCalledWith(makeAction({ type: 'ROLL_DICE' }))
  })

  it('lights the places of a road, shows it, takes it back and builds it', async () => {
    const { done } = show(position({ hands: { 0: [1, 1, 0, 0, 0] } }))
    key('d')
    await act(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())))
    const first = document.activeElement
    expect(first?.getAttribute('data-spot')).toBe(`edge-${EDGE_IDS.indexOf('4-8')}`)
    key('Enter')
    expect(prompt()).toContain('Road here?')
    expect(done).not.toHaveBeenCalled()
    key('Escape')
    expect(prompt()).toContain('Where do you want to build the road?')
    key('Enter')
    key('Enter')
    expect(done).toHaveBeenCalledExactlyOnceWith(road('4-8'))
  })

  it('builds at once for who does not want to be asked', () => {
    setPrefs({ confirm: false })
    const { done } = show(position({ hands: { 0: [1, 1, 0, 0, 0] } }))
    key('d')
    const spot = document.querySelector(`[data-spot="edge-${EDGE_IDS.indexOf('13-18')}"]`)!
    fireEvent.keyDown(spot, { key: 'Enter' })
    expect(done).toHaveBeenCalledExactlyOnceWith(road('13-18'))
  })

  it('says why not', () => {
    const { done } = show(position({ hands: { 0: [0, 0, 1, 1, 0] } }))
    key('b')
    expect(prompt()).toContain('Dev card: 1 ore short.')
    key('Escape')
    expect(prompt()).toContain('Your turn')
    expect(done).not.toHaveBeenCalled()
  })

  it('speaks of the place that is chosen, no longer of what could not be done', () => {
    const { done } = show(position({ stage: 'robber_move_steal', subStep: 'move' }))
    const place = document.querySelector<SVGElement>('[data-spot="hex-4"]')!
    key('e')
    expect(prompt()).toContain('End turn:')
    fireEvent.keyDown(place, { key: 'Enter' })
    expect(prompt()).toContain('Robber here?')
    key('e')
    expect(prompt()).toContain('End turn:')
    fireEvent.keyDown(place, { key: 'Enter' })
    expect(prompt()).toContain('Robber here?')
    expect(done).not.toHaveBeenCalled()
  })

  it('follows the hint by Enter, wherever the focus was, and shows it instead of what was chosen', () => {
    FakeWorker.all = []
    vi.stubGlobal('Worker', FakeWorker)
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] } })
    const { session, done } = show(state)
    const header = headerFor(catan, defaultOptions(catan.options), ['Ann', 'Bo', 'Cy', 'Di'], state)
    const history = History.fold({ game: catan, header, entries: [] })
    vi.spyOn(session, 'history', 'get').mockReturnValue(history)
    key('d')
    const place = document.querySelector<SVGElement>(`[data-spot="edge-${EDGE_IDS.indexOf('13-18')}"]`)!
    act(() => place.focus())
    key('Enter')
    expect(prompt()).toContain('Road here?')
    key('h')
    act(() => FakeWorker.last.answer({ seq: 0, actions: [road('4-8')], reasons: [], next: null }))
    expect(prompt()).toContain('Hint:')
    expect(document.activeElement?.textContent).toBe('Do it')
    act(() => place.focus())
    key('h')
    act(() => FakeWorker.last.answer({ seq: 0, actions: [road('4-8')], reasons: [], next: null }))
    expect(document.activeElement?.textContent).toBe('Do it')
    fireEvent.click(document.activeElement!)
    expect(done).toHaveBeenCalledExactlyOnceWith(road('4-8'))
  })

  describe('the hints of the setup', () => {
    const settle = (vertex: number) => makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex })
    const share = { code: 'win_share', share: 0.3, gain: 0.05 } as const
    const worst = { code: 'worst_seat', types: 5, pips: 17 } as const
    const asked = () => FakeWorker.last.asked.at(-1)
    const methods = () => screen.queryByRole('radiogroup', { name: 'Choose hints by' })

    /** The first seat is to place. */
    function showSetup() {
      FakeWorker.all = []
      vi.stubGlobal('Worker', FakeWorker)
      const state = emptyDraft(spiralBoard(stream(3, 'board')), 4)
      const shown = show(state)
      const header = headerFor(catan, defaultOptions(catan.options), ['Ann', 'Bo', 'Cy', 'Di'], state)
      vi.spyOn(shown.session, 'history', 'get').mockReturnValue(History.fold({ game: catan, header, entries: [] }))
      return shown
    }
    const answer = (vertex: number, reason: Reason) =>
      act(() => FakeWorker.last.answer({ seq: 0, actions: [settle(vertex)], reasons: [reason], next: null }))

    it('are asked by the method that was chosen last, and by another at once', () => {
      setPrefs({ setupMethod: 'expert' })
      const { done } = showSetup()
      expect(methods()).toBeNull()
      key('h')
      expect(asked()).toMatchObject({ method: 'expert' })
      expect(methods()).toBeNull()
      answer(20, share)
      expect(prompt()).toContain('30\u00a0±\u00a06\u00a0% chance to win.')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Expert/ }).checked).toBe(true)
      const maxmin = screen.getByRole<HTMLInputElement>('radio', { name: /^Max-min/ })
      maxmin.focus()
      fireEvent.click(maxmin)
      expect(asked()).toMatchObject({ method: 'maxmin' })
      answer(22, worst)
      expect(prompt()).toContain('eaves the worst-off seat 5 resources and 17 pips')
      // The arrows go on from there.
      expect(document.activeElement).toBe(maxmin)
      expect(maxmin.checked).toBe(true)
      fireEvent.click(screen.getByRole('button', { name: 'Do it' }))
      expect(done).toHaveBeenCalledExactlyOnceWith(settle(22))
      expect(methods()).toBeNull()
      cleanup()
      showSetup()
      key('h')
      expect(asked()).toMatchObject({ method: 'maxmin' })
    })

    it('have no methods where there is no hint: before it, after it, and for whoever only watches', () => {
      showSetup()
      key('h')
      answer(20, share)
      expect(methods()).not.toBeNull()
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(methods()).toBeNull()
      cleanup()
      show(emptyDraft(spiralBoard(stream(3, 'board')), 4), { seat: null })
      expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
      expect(methods()).toBeNull()
    })
  })

  it('has no methods for a hint after the setup', () => {
    FakeWorker.all = []
    vi.stubGlobal('Worker', FakeWorker)
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] } })
    const { session } = show(state)
    const header = headerFor(catan, defaultOptions(catan.options), ['Ann', 'Bo', 'Cy', 'Di'], state)
    const history = History.fold({ game: catan, header, entries: [] })
    vi.spyOn(session, 'history', 'get').mockReturnValue(history)
    key('h')
    act(() => FakeWorker.last.answer({ seq: 0, actions: [road('4-8')], reasons: [], next: null }))
    expect(prompt()).toContain('Hint:')
    expect(screen.queryByRole('radiogroup', { name: 'Choose hints by' })).toBeNull()
  })

  it('answers an offer, yes or no', () => {
    const state = position({ active: 1, hands: { 0: [0, 0, 2, 0, 0], 1: [0, 0, 0, 1, 0] } })
    catan.apply(state, 1, makeAction({ type: 'PROPOSE_TRADE', to: 1, give: [0, 0, 0, 1, 0], want: [0, 0, 2, 0, 0] }))
    const { done } = show(state)
    expect(prompt()).toContain('Bo offers you a trade.')
    key('n')
    key('y')
    const id = offerOf(state, 1)!.id
    expect(done.mock.calls).toEqual([
      [makeAction({ type: 'REJECT_TRADE', tradeId: id })],
      [makeAction({ type: 'ACCEPT_TRADE', tradeId: id })],
    ])
  })

  it.each([
    ['d', 'Road: '],
    ['s', 'No free corner on your roads. Build a road first.'],
    ['c', 'City: '],
    ['b', 'Dev card: '],
  ])('tells by %s why there is nothing to build or to buy', (name, said) => {
    show(position({ hands: { 0: [0, 0, 0, 0, 0] } }))
    key(name)
    expect(prompt()).toContain(said)
  })

  it('counters an offer', () => {
    const state = position({ active: 1, hands: { 0: [0, 0, 2, 0, 0], 1: [0, 0, 0, 1, 0] } })
    catan.apply(state, 1, makeAction({ type: 'PROPOSE_TRADE', to: 1, give: [0, 0, 0, 1, 0], want: [0, 0, 2, 0, 0] }))
    show(state)
    key('o')
    expect(screen.getByRole('dialog', { name: 'Counter-offer to Bo', hidden: true })).toBeDefined()
  })

  it('takes back what can be taken back', () => {
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] } })
    const { session } = show(state)
    const undo = vi.spyOn(session, 'undo').mockResolvedValue(true)
    key('u')
    expect(undo).not.toHaveBeenCalled()
    vi.spyOn(session, 'history', 'get').mockReturnValue({ canUndo: () => true } as unknown as History)
    act(() => session.view.setState({ state: catan.clone(state) }))
    key('u')
    expect(undo).toHaveBeenCalledOnce()
  })

  it('goes to the log where it has its column, and opens the list of keys', () => {
    show(position())
    key('l')
    expect(document.activeElement?.getAttribute('role')).toBe('tab')
    key('?')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts', hidden: true })).toBeDefined()
  })

  it('switches the autopilot', () => {
    const { pilot } = show(position())
    key('a')
    expect(pilot).toHaveBeenCalledWith(true)
  })

  it('plays a knight from its card', () => {
    const { done } = show(position({ cards: { 0: ['knight'] } }))
    key('1')
    fireEvent.click(screen.getByRole('button', { name: 'Play', hidden: true }))
    expect(done).toHaveBeenCalledWith(makeAction({ type: 'PLAY_KNIGHT' }))
  })
})

describe('the Catan table', () => {
  it('lets go of a chosen action when a trade is begun', () => {
    show(position({ hands: { 0: [1, 1, 0, 0, 0] } }))
    key('d')
    expect(prompt()).toContain('Where do you want to build the road?')
    key('t')
    expect(screen.getByRole('dialog', { name: 'Trade', hidden: true })).toBeDefined()
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Your turn')
    expect(document.querySelector('[data-spot]')).toBeNull()
  })

  it('keeps what was put together as an answer when the offer is gone', async () => {
    const state = position({ active: 1, hands: { 0: [0, 0, 2, 0, 0], 1: [0, 0, 0, 1, 0] } })
    catan.apply(state, 1, makeAction({ type: 'PROPOSE_TRADE', to: 1, give: [0, 0, 0, 1, 0], want: [0, 0, 2, 0, 0] }))
    const { session, done } = show(state)
    fireEvent.click(screen.getByRole('button', { name: 'Counter' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove one sheep', hidden: true })[0]!)
    const after = catan.clone(state)
    catan.apply(after, 1, makeAction({ type: 'CANCEL_TRADE', tradeId: offerOf(state, 1)!.id }))
    act(() => session.view.setState({ state: after }))
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('no longer')
    fireEvent.click(screen.getByRole('button', { name: 'Offer to Bo', hidden: true }))
    const draft = makeAction({ type: 'PROPOSE_TRADE', to: 0b0010, give: [0, 0, 1, 0, 0], want: [0, 0, 0, 1, 0] })
    expect(done).toHaveBeenCalledExactlyOnceWith(draft)
    await act(async () => {})
  })

  it('offers again what nobody wanted, changed', () => {
    const before = position({ hands: { 0: [0, 0, 2, 0, 0] } })
    catan.apply(
      before,
      0,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b0010, give: [0, 0, 2, 0, 0], want: [0, 0, 0, 1, 0] }),
    )
    const action = makeAction({ type: 'REJECT_TRADE', tradeId: offerOf(before, 0)!.id })
    const after = catan.clone(before)
    catan.apply(after, 1, action)
    const { session } = show(after)
    act(() => session.view.setState({ moments: [{ entry: { seq: 1, at: 0, by: 1, action }, before, after }] }))
    expect(prompt()).toContain('Bo declines 2 sheep for 1 wheat.')
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('2 sheep for 1 wheat, to Bo')
  })

  it('closes the deal with the only one who accepts, from the prompt', () => {
    const state = position({ hands: { 0: [1, 0, 0, 0, 0] } })
    catan.apply(
      state,
      0,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b0110, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] }),
    )
    const id = offerOf(state, 0)!.id
    catan.apply(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
    const { done } = show(state)
    fireEvent.click(screen.getByRole('button', { name: 'Trade' }))
    expect(done).toHaveBeenCalledExactlyOnceWith(makeAction({ type: 'CONFIRM_TRADE', tradeId: id, partner: 1 }))
  })

  it('lets a lit place of the robber be chosen by a click and confirmed in the prompt', () => {
    const state = position({ stage: 'robber_move_steal', subStep: 'move', more: { returnStage: 'main_actions' } })
    const { done } = show(state)
    fireEvent.click(document.querySelector('[data-spot="hex-4"]')!)
    expect(prompt()).toContain('Robber here?')
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    expect(done).toHaveBeenCalledExactlyOnceWith(makeAction({ type: 'MOVE_ROBBER', hex: 4 }))
  })

  it('gives one who watches neither hand nor actions', () => {
    show(catan.redact(position(), -1), { seat: null })
    expect(prompt()).toContain('You’re spectating.')
    expect(screen.queryByRole('navigation', { name: 'Actions' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
  })

  it('gives one who has resigned no more than that', () => {
    const state = position({ active: 1 })
    catan.apply(state, 0, makeAction({ type: 'RESIGN' }))
    show(state)
    expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Actions' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /Autopilot/ })).toBeNull()
  })

  it('has no hint in the turns of others, and says so', () => {
    show(position({ active: 1 }))
    const hint = screen.getByRole('button', { name: 'Hint' })
    expect(hint.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(hint)
    expect(prompt()).toContain('Hint: not your turn.')
  })

  it('lights nothing while a bot plays my seat, and hands it back', () => {
    const state = position({ stage: 'robber_move_steal', subStep: 'move', more: { returnStage: 'main_actions' } })
    const { pilot } = show(state, { seats: [{ ...SEATS[0]!, autopilot: true }, ...SEATS.slice(1)] })
    expect(document.querySelector('[data-spot]')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Take back control' }))
    expect(pilot).toHaveBeenCalledWith(false)
  })

  it('says why an action is not for me while a bot plays my seat', () => {
    const { done } = show(position(), { seats: [{ ...SEATS[0]!, autopilot: true }, ...SEATS.slice(1)] })
    fireEvent.click(screen.getByRole('button', { name: /^End turn/ }))
    expect(prompt()).toContain('A bot plays for you: take back control first')
    expect(screen.queryByRole('link', { name: 'Why?' })).toBeNull()
    expect(done).not.toHaveBeenCalled()
  })

  it('takes the only victim by itself, if that is wanted', () => {
    setPrefs({ autoForced: true })
    const state = position({
      stage: 'robber_move_steal',
      subStep: 'steal',
      hands: { 1: [2, 0, 0, 0, 0] },
      more: { returnStage: 'main_actions', robberHexId: 'E1' },
    })
    const { done } = show(state)
    expect(done).toHaveBeenCalledExactlyOnceWith(makeAction({ type: 'STEAL_RANDOM_CARD', victim: 1 }))
  })

  it('marks what each step of the guide is about', () => {
    setPrefs({ seenGuides: [] })
    show(position())
    const parts: string[] = []
    for (let step = 0; step < 5; step++) {
      const guide = screen.getByRole('complementary', { name: 'Quick guide' })
      parts.push(document.querySelector(`[data-part="${guide.dataset.guide}"]`)?.textContent ?? 'nothing')
      if (step < 4) fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    }
    expect(parts).toEqual([
      expect.stringContaining('Your turn'),
      expect.stringContaining('Row 1:'),
      expect.stringMatching(/Road.*End turn/),
      expect.stringMatching(/^Trade/),
      '',
    ])
  })

  it('shows the guide until it is sent away, and not again', () => {
    setPrefs({ seenGuides: [] })
    show(position())
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(screen.queryByRole('complementary', { name: 'Quick guide' })).toBeNull()
    cleanup()
    show(position())
    expect(screen.queryByRole('complementary', { name: 'Quick guide' })).toBeNull()
  })
})
