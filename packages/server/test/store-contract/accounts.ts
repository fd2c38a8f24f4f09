import { expect, it } from 'vitest'
import type { AccountRow, SessionRow } from '../../src/store/people-store.ts'
import type { Store } from '../../src/store/store.ts'

const accountOf = (person: string, name: string, more: Partial<AccountRow> = {}): AccountRow => ({
  person,
  name,
  key: name.toLowerCase(),
  looks: [`look of ${name}`, `look of ${name.toLowerCase()}`],
  hash: `hash of ${person}`,
  createdAt: 5,
  ...more,
})

const sessionOf = (hash: string, person: string, seenAt: number): SessionRow => ({
  hash,
  person,
  label: `browser ${hash}`,
  createdAt: 1,
  seenAt,
})

/** Accounts, sessions, bans. */
export function accountCases(get: () => Store): void {
  it('gives a name to one account, and an account to one person', async () => {
    const omar = accountOf('p', 'Omar')
    expect(await get().createAccount(omar)).toBe(true)
    expect(await get().createAccount(accountOf('q', 'OMAR'))).toBe(false)
    expect(await get().createAccount(accountOf('p', 'Other', { hash: 'other' }))).toBe(false)
    expect(await get().findAccount('omar')).toEqual(omar)
    expect(await get().accountOf('p')).toEqual(omar)
    expect(await get().findAccount('other')).toBeNull()
    expect(await get().accountOf('q')).toBeNull()
  })

  it('lets one of many who race for a name have it', async () => {
    const people = Array.from({ length: 10 }, (_, i) => `p${i}`)
    const made = await Promise.all(people.map((person) => get().createAccount(accountOf(person, 'Omar'))))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect((await get().findAccount('omar'))?.person).toBe(people[made.indexOf(true)])
  })

  it('changes the name of an account, but to no name of another', async () => {
    await get().createAccount(accountOf('p', 'Omar'))
    await get().createAccount(accountOf('q', 'Zoë'))
    const renamed = accountOf('p', 'Нарде\u0000')
    expect(await get().renameAccount('p', renamed.name, renamed.key, renamed.looks)).toBe(true)
    expect(await get().accountOf('p')).toEqual(renamed)
    expect(await get().findAccount('omar')).toBeNull()
    expect(await get().renameAccount('p', 'Zoë', 'zoë', ['a', 'b'])).toBe(false)
    expect(await get().renameAccount('nobody', 'Nobody', 'nobody', ['a', 'b'])).toBe(false)
    expect(await get().accountOf('p')).toEqual(renamed)
  })

  it('gives no account a name that looks like that of another', async () => {
    const omar = accountOf('p', 'Omar', { looks: ['a', 'b'] })
    expect(await get().createAccount(omar)).toBe(true)
    for (const looks of [
      ['a', 'x'],
      ['x', 'a'],
      ['b', 'x'],
      ['x', 'b'],
    ] as const) {
      expect(await get().createAccount(accountOf('q', 'Other', { looks }))).toBe(false)
      expect(await get().findAlike(looks)).toEqual([omar])
    }
    expect(await get().findAlike(['x', 'y'])).toEqual([])
    expect(await get().createAccount(accountOf('q', 'Zoë', { looks: ['x', 'x'] }))).toBe(true)
    expect(await get().renameAccount('q', 'Zoe', 'zoe', ['y', 'b'])).toBe(false)
    expect(await get().renameAccount('q', 'Zoe', 'zoe', ['x', 'y'])).toBe(true)
    expect((await get().findAlike(['a', 'y'])).map(({ person }) => person)).toEqual(['p', 'q'])
    expect(await get().renameAccount('p', 'OMAR', 'omar', ['c', 'b'])).toBe(true)
    expect(await get().findAlike(['a', 'a'])).toEqual([])
    await get().deletePerson('p')
    expect(await get().findAlike(['c', 'b'])).toEqual([])
  })

  it('lists the accounts of which nobody knows what they look like, and keeps what is found out', async () => {
    const people = ['p', 'Q', 'r']
    for (const person of people) {
      const account = accountOf(person, `Old ${person}\0`)
      await get().createAccount(account)
      await get().saveLooks(account.key, ['', ''])
    }
    await get().createAccount(accountOf('s', 'New'))
    const unseen = async (after: string, limit: number) =>
      (await get().listUnseen(after, limit)).map(({ name }) => name)
    expect(await unseen('', 2)).toEqual(['Old Q\0', 'Old p\0'])
    expect(await unseen('p', 2)).toEqual(['Old r\0'])
    await get().saveLooks('old p\0', ['a\0', 'b'])
    expect(await unseen('', 9)).toEqual(['Old Q\0', 'Old r\0'])
    expect((await get().accountOf('p'))?.looks).toEqual(['a\0', 'b'])
  })

  it('changes the password of whoever knows the last one, and nothing else', async () => {
    const omar = accountOf('p', 'Omar')
    await get().createAccount(omar)
    expect(await get().changePassword('p', omar.hash, 'new')).toBe(true)
    expect(await get().changePassword('p', omar.hash, 'new')).toBe(true)
    expect(await get().changePassword('p', omar.hash, 'other')).toBe(false)
    expect(await get().changePassword('q', omar.hash, 'other')).toBe(false)
    expect(await get().accountOf('p')).toEqual({ ...omar, hash: 'new' })
  })

  it('keeps both changes when name and password are changed at once', async () => {
    const omar = accountOf('p', 'Omar')
    await get().createAccount(omar)
    const done = [
      get().renameAccount('p', 'Umar', 'umar', ['Umar', 'umar']),
      get().changePassword('p', omar.hash, 'new'),
    ]
    expect(await Promise.all(done)).toEqual([true, true])
    expect(await get().accountOf('p')).toEqual({
      ...omar,
      name: 'Umar',
      key: 'umar',
      looks: ['Umar', 'umar'],
      hash: 'new',
    })
  })

  it('keeps sessions until they are ended', async () => {
    const [one, two, three] = [sessionOf('h1', 'p', 10), sessionOf('h2', 'p', 20), sessionOf('h3', 'q', 30)]
    for (const session of [one, two, three]) await get().saveSession(session)
    expect(await get().findSession('h1')).toEqual(one)
    expect(await get().findSession('h9')).toBeNull()
    expect(await get().listSessions('p')).toEqual([two, one])
    await get().touchSession('h1', 25)
    expect(await get().listSessions('p')).toEqual([{ ...one, seenAt: 25 }, two])
    expect(await get().deleteSession('h1')).toBe(true)
    expect(await get().deleteSession('h1')).toBe(false)
    await get().touchSession('h1', 40)
    expect(await get().findSession('h1')).toBeNull()
    expect(await get().listSessions('p')).toEqual([two])
  })

  it('keeps bans, the newest first', async () => {
    expect(await get().readBan('p')).toBeNull()
    const ban = { person: 'p', isMuted: true, isBanned: false, reason: 'loud\u0000', changedAt: 1 }
    const other = { ...ban, person: 'q', isBanned: true, changedAt: 2 }
    await get().restrict({ ...ban, isMuted: false })
    expect(await get().restrict(other)).toEqual(other)
    expect(await get().restrict(ban)).toEqual(ban)
    expect(await get().readBan('p')).toEqual(ban)
    expect(await get().listBans()).toEqual([other, ban])
  })

  it('changes of a ban what is said, and keeps the reason of what holds on', async () => {
    const change = (more: object, reason = '') => get().restrict({ person: 'p', reason, changedAt: 1, ...more })
    const holds = { person: 'p', isMuted: true, isBanned: false, reason: 'loud', changedAt: 1 }
    expect(await change({ isMuted: true }, 'loud')).toEqual(holds)
    expect(await change({ isBanned: true, changedAt: 2 })).toEqual({ ...holds, isBanned: true, changedAt: 2 })
    expect(await change({ isMuted: false }, 'rude')).toEqual({
      ...holds,
      isMuted: false,
      isBanned: true,
      reason: 'rude',
    })
    expect(await change({ isBanned: false })).toEqual({ ...holds, isMuted: false, reason: '' })
    await Promise.all([change({ isMuted: true }), change({ isBanned: true })])
    expect(await get().readBan('p')).toMatchObject({ isMuted: true, isBanned: true })
  })

  it('forgets a person whole, and nobody else', async () => {
    const all = async (person: string) => [
      await get().readPerson(person),
      await get().accountOf(person),
      await get().listSessions(person),
      await get().listTokens(person),
      await get().ratingsOf(person),
      await get().playedBy(person, 10),
      await get().readBan(person),
    ]
    for (const [seat, person] of ['p', 'q'].entries()) {
      await get().savePerson({ id: person, name: person, createdAt: 1 })
      await get().createAccount(accountOf(person, person))
      await get().saveSession(sessionOf(`s ${person}`, person, 1))
      await get().saveToken({ hash: `t ${person}`, person, label: '', createdAt: 1 })
      await get().restrict({ person, isMuted: true, isBanned: false, reason: '', changedAt: 1 })
      const rating = { person, game: 'g', numbers: [1], shown: 1, isProvisional: true, games: 1, updatedAt: 1 }
      const game = {
        game: 'g',
        status: 'over',
        endedAt: 1,
        seats: 2,
        people: 2,
        place: 1,
        before: 0,
        after: 1,
      } as const
      await get().recordEnd({ table: person, played: [{ table: person, person, seat, ...game }], ratings: [rating] })
    }
    const kept = await all('q')
    await get().deletePerson('p')
    await get().deletePerson('p')
    expect(await all('p')).toEqual([null, null, [], [], [], [], null])
    expect(await all('q')).toEqual(kept)
    expect(await get().createAccount(accountOf('r', 'P'))).toBe(true)
  })
}
