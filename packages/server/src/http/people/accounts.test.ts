import { isRefusal } from '@serai/kernel'
import { beforeEach, expect, it } from 'vitest'
import { MemoryStore } from '../../store/memory/memory-store.ts'
import { Accounts, type SignedIn } from './accounts.ts'
import { OpenLines } from './open-lines.ts'
import { People } from './people.ts'
import { hashOf } from './secrets.ts'

const [OLD, NEW, THIRD] = ['correct horse', 'another horse', 'a third horse']

let store: MemoryStore
let accounts: Accounts
let ann: SignedIn

beforeEach(async () => {
  store = new MemoryStore()
  const lines = new OpenLines()
  const now = () => 0
  const people = new People(store, lines, now, async () => {})
  accounts = new Accounts({ store, people, lines, now, attemptsPerMinute: 3, rates: undefined })
  ann = inside(await accounts.signUp(null, { name: 'Ann', password: OLD }, 'home'))
})

function inside(answer: Awaited<ReturnType<Accounts['signIn']>>): SignedIn {
  if (isRefusal(answer)) throw new Error(answer.code)
  return answer
}

const proofOf = ({ me, secret }: SignedIn) => ({ kind: 'session', person: me.id, hash: hashOf(secret) }) as const
const change = (by: SignedIn, old: string, password: string) => accounts.setPassword(proofOf(by), { old, password })
const signIn = (name: string, password: string) => accounts.signIn({ name, password }, 'away')

/** Once, between reading the account and whatever comes after it. */
function afterReading(read: 'findAccount' | 'accountOf', work: () => Promise<unknown>): void {
  const reading = store[read].bind(store)
  store[read] = async (who) => {
    store[read] = reading
    const account = await reading(who)
    await work()
    return account
  }
}

it('lets nobody stay in with a password that is changed while they sign in', async () => {
  afterReading('findAccount', () => change(ann, OLD, NEW))
  expect(await signIn('Ann', OLD)).toMatchObject({ code: 'E_SIGN_IN' })
  expect((await store.listSessions(ann.me.id)).map(({ label }) => label)).toEqual(['home'])
  expect(await signIn('Ann', NEW)).toMatchObject({ me: { name: 'Ann' } })
})

it('changes a password once when two do it at the same time', async () => {
  const thief = inside(await signIn('Ann', OLD))
  afterReading('accountOf', () => change(ann, OLD, NEW))
  expect(await change(thief, OLD, THIRD)).toMatchObject({ code: 'E_PASSWORD_WRONG' })
  expect(await signIn('Ann', THIRD)).toMatchObject({ code: 'E_SIGN_IN' })
  expect(await signIn('Ann', NEW)).toMatchObject({ me: { name: 'Ann' } })
})

it('keeps a new name and a new password that come at the same time', async () => {
  afterReading('accountOf', () => accounts.rename(ann.me, 'Anna', proofOf(ann)))
  expect(await change(ann, OLD, NEW)).toBeNull()
  expect(await signIn('Anna', NEW)).toMatchObject({ me: { name: 'Anna' } })
  expect(await signIn('Ann', NEW)).toMatchObject({ code: 'E_SIGN_IN' })
})

it('counts wrong passwords of one session apart from those of strangers', async () => {
  for (let i = 0; i < 30; i++) await signIn('Ann', 'a guess')
  expect(await signIn('Ann', OLD)).toMatchObject({ code: 'E_RATE' })
  for (let i = 0; i < 3; i++) expect(await change(ann, 'a guess', NEW)).toMatchObject({ code: 'E_PASSWORD_WRONG' })
  expect(await change(ann, OLD, NEW)).toMatchObject({ code: 'E_RATE' })
})

it('leaves nobody behind when somebody else is quicker to take the name', async () => {
  const saved: string[] = []
  const { savePerson } = store
  store.savePerson = async (person) => {
    saved.push(person.id)
    await savePerson.call(store, person)
  }
  store.createAccount = async () => false
  expect(await accounts.signUp(null, { name: 'Bob', password: OLD }, 'home')).toMatchObject({ code: 'E_NAME_TAKEN' })
  expect(saved).toHaveLength(1)
  expect(await store.readPerson(saved[0]!)).toBeNull()
  await savePerson.call(store, { id: 'guest', name: 'Guest', createdAt: 0 })
  const guest = { id: 'guest', name: 'Guest' }
  expect(await accounts.signUp(guest, { name: 'Bob', password: OLD }, 'home')).toMatchObject({ code: 'E_NAME_TAKEN' })
  expect(await store.readPerson('guest')).toMatchObject({ name: 'Guest' })
})

it('finds out what accounts of earlier releases look like, who sign in as ever', async () => {
  for (const key of ['ann', 'dora', 'ilya']) {
    if (key !== 'ann') inside(await accounts.signUp(null, { name: key, password: OLD }, 'home'))
    await store.saveLooks(key, ['', ''])
  }
  expect(await accounts.rename(null, 'Аnn', null)).toMatchObject({ name: 'Аnn' })
  await accounts.seeAll()
  expect(await store.listUnseen('', 9)).toEqual([])
  for (const name of ['Аnn', 'Dоra', '\u04c0lya']) {
    expect(await accounts.rename(null, name, null)).toMatchObject({ code: 'E_NAME_TAKEN' })
  }
  expect(await signIn('Dora', OLD)).toMatchObject({ me: { name: 'dora' } })
})
