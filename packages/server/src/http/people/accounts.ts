import { type Refusal, refuse } from '@serai/kernel'
import type { AccountRequest, PasswordRequest, SessionInfo, SignInRequest } from '@serai/protocol'
import type { Caller } from '@serai/tables'
import type { AccountRow, SessionRow } from '../../store/people-store.ts'
import type { Store } from '../../store/store.ts'
import type { Services } from '../services.ts'
import { isMixed, looksOf, nameKey } from './account-name.ts'
import { Attempts } from './attempts.ts'
import { banned, type Credential } from './credential.ts'
import type { OpenLines } from './open-lines.ts'
import { hashPassword, isPassword, passwordFault } from './passwords.ts'
import type { People } from './people.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Accounts that are looked at together. */
const BATCH = 500

/** More, and the one that was not used for longest ends. */
const MOST_SESSIONS = 20

/**
 * So much more often may a name be tried by all addresses together than by one: guessing stays slow, and it takes many
 * addresses to keep the owner from signing in. Who is signed in is counted apart from them.
 */
const MANY_ADDRESSES = 10

type SessionProof = Extract<Credential, { hash: string }>

/** Who has just been let in, and what their cookie is to hold. */
export interface SignedIn {
  readonly me: Caller
  readonly secret: string
}

export interface AccountsParts {
  readonly store: Store
  readonly people: People
  readonly lines: OpenLines
  readonly now: () => number
  /** Of one address and, as checks of the password, of one session. */
  readonly attemptsPerMinute: number
  /** Counts over all nodes. */
  readonly rates: Services['rates']
}

/** People with passwords, and where they are signed in. */
export class Accounts {
  readonly #parts: AccountsParts
  readonly #signIns: Attempts
  readonly #checks: Attempts

  constructor(parts: AccountsParts) {
    this.#parts = parts
    this.#signIns = new Attempts('name', MANY_ADDRESSES * parts.attemptsPerMinute, parts.rates)
    this.#checks = new Attempts('session', parts.attemptsPerMinute, parts.rates)
  }

  /** The guest keeps everything: seats, games, ratings, tokens. Without a guest, it is a new person. */
  async signUp(guest: Caller | null, request: AccountRequest, label: string): Promise<SignedIn | Refusal> {
    const { store, people, lines } = this.#parts
    const { name, password } = request
    const fault = passwordFault(password, name)
    if (fault) return fault
    if (isMixed(name)) return refuse('E_NAME_MIXED')
    if (guest && (await store.accountOf(guest.id))) return refuse('E_HAS_ACCOUNT')
    const looks = looksOf(name)
    if ((await store.findAlike(looks)).length > 0) return refuse('E_NAME_TAKEN')
    const hash = await hashPassword(password)
    const person = guest?.id ?? (await people.call(null, name)).id
    const account = { person, name, key: nameKey(name), looks, hash, createdAt: this.#parts.now() }
    if (!(await store.createAccount(account))) {
      // Somebody else was quicker; nobody knows the person that was made for it.
      if (!guest) await this.#forget(person)
      return refuse('E_NAME_TAKEN')
    }
    await people.call(person, name)
    const signedIn = await this.#begin(account, label)
    lines.adopt(person, { kind: 'session', person, hash: hashOf(signedIn.secret) })
    return signedIn
  }

  /** Works out what the names of earlier releases look like; before it is done, they may be taken by others. */
  async seeAll(): Promise<void> {
    const { store } = this.#parts
    let some = await store.listUnseen('', BATCH)
    while (some.length > 0) {
      await Promise.all(some.map(({ name, key }) => store.saveLooks(key, looksOf(name))))
      some = await store.listUnseen(some.at(-1)!.person, BATCH)
    }
  }

  /** A wrong name and a wrong password are the same, in words and in time. */
  async signIn({ name, password }: SignInRequest, label: string): Promise<SignedIn | Refusal> {
    const key = nameKey(name)
    if (!(await this.#signIns.take(key, this.#parts.now()))) return refuse('E_RATE')
    const account = await this.#parts.store.findAccount(key)
    const isRight = await isPassword(account?.hash ?? null, password)
    if (!account || !isRight) return refuse('E_SIGN_IN')
    const ban = await this.#parts.store.readBan(account.person)
    if (ban?.isBanned) return banned(ban.reason)
    const signedIn = await this.#begin(account, label)
    if ((await this.#parts.store.accountOf(account.person))?.hash === account.hash) return signedIn
    // The password has been changed meanwhile: that may have ended the other sessions before this one was there.
    await this.#end(account.person, hashOf(signedIn.secret))
    return refuse('E_SIGN_IN')
  }

  /** A name for whoever asks; one that belongs to an account, or looks like it, is for its owner only. */
  async rename(caller: Caller | null, name: string, by: Credential | null): Promise<Caller | Refusal> {
    const { store, people } = this.#parts
    const looks = looksOf(name)
    const own = caller && (await store.accountOf(caller.id))
    if (own && by?.kind === 'token') return refuse('E_NOT_BY_TOKEN')
    if (own && isMixed(name)) return refuse('E_NAME_MIXED')
    const isTaken = own
      ? !(await store.renameAccount(own.person, name, nameKey(name), looks))
      : (await store.findAlike(looks)).length > 0
    return isTaken ? refuse('E_NAME_TAKEN') : people.call(caller?.id ?? null, name)
  }

  /** The other sessions end: whoever knew the old password is out. */
  async setPassword(credential: SessionProof, { old, password }: PasswordRequest): Promise<Refusal | null> {
    const account = await this.#checked(credential, old)
    if ('code' in account) return account
    const fault = passwordFault(password, account.name)
    if (fault) return fault
    const isChanged = await this.#parts.store.changePassword(
      credential.person,
      account.hash,
      await hashPassword(password),
    )
    // Somebody else has changed it first, and with it what the old one was.
    if (!isChanged) return refuse('E_PASSWORD_WRONG')
    await this.#endAll(credential.person, credential.hash)
    return null
  }

  async sessions(credential: SessionProof): Promise<readonly SessionInfo[]> {
    const sessions = await this.#parts.store.listSessions(credential.person)
    return sessions.map((session) => infoOf(session, credential))
  }

  async end(credential: SessionProof, id: string): Promise<Refusal | null> {
    const sessions = await this.#parts.store.listSessions(credential.person)
    const meant = sessions.find((session) => infoOf(session, credential).id === id)
    if (!meant) return refuse('E_SESSION_UNKNOWN')
    await this.#end(credential.person, meant.hash)
    return null
  }

  /** This session; or all of them. */
  async signOut(credential: SessionProof, everywhere: boolean): Promise<void> {
    if (everywhere) await this.#endAll(credential.person, null)
    else await this.#end(credential.person, credential.hash)
  }

  /** For good. `retire` lets go of what the person holds at tables. */
  async deleteAccount(
    credential: SessionProof,
    password: string,
    retire: (by: Caller) => Promise<void>,
  ): Promise<Refusal | null> {
    const account = await this.#checked(credential, password)
    if ('code' in account) return account
    await retire({ id: account.person, name: account.name })
    await this.#forget(credential.person)
    this.#parts.lines.end(credential.person, () => true, refuse('E_SIGNED_OUT'))
    return null
  }

  async #forget(person: string): Promise<void> {
    await this.#parts.store.deletePerson(person)
    this.#parts.people.forget(person)
  }

  async #checked({ person, hash }: SessionProof, password: string): Promise<AccountRow | Refusal> {
    const account = await this.#parts.store.accountOf(person)
    if (!account) return refuse('E_NO_ACCOUNT')
    if (!(await this.#checks.take(hash, this.#parts.now()))) return refuse('E_RATE')
    return (await isPassword(account.hash, password)) ? account : refuse('E_PASSWORD_WRONG')
  }

  async #begin({ person, name }: AccountRow, label: string): Promise<SignedIn> {
    const { store, now } = this.#parts
    const secret = newSecret()
    const at = now()
    await store.saveSession({ hash: hashOf(secret), person, label, createdAt: at, seenAt: at })
    for (const { hash } of (await store.listSessions(person)).slice(MOST_SESSIONS)) await this.#end(person, hash)
    return { me: { id: person, name }, secret }
  }

  async #endAll(person: string, but: string | null): Promise<void> {
    for (const { hash } of await this.#parts.store.listSessions(person)) if (hash !== but) await this.#end(person, hash)
  }

  async #end(person: string, hash: string): Promise<void> {
    await this.#parts.store.deleteSession(hash)
    this.#parts.lines.end(
      person,
      (credential) => credential.kind === 'session' && credential.hash === hash,
      refuse('E_SIGNED_OUT'),
    )
  }
}

/** A part of the hash names a session to its owner and is of no use to anybody else. */
function infoOf({ hash, label, createdAt, seenAt }: SessionRow, credential: SessionProof): SessionInfo {
  return { id: hash.slice(0, 16), label, createdAt, seenAt, isThis: hash === credential.hash }
}
