/** What whoever runs a server may choose. */
export interface Settings {
  /** Only over TLS: cookies are marked so, and browsers are told to stay with it. */
  readonly isSecure: boolean
  /** The folder of the built web client; null: none. */
  readonly web: string | null
  /** Behind one proxy, which says who asks. */
  readonly trustProxy: boolean
  /** Other sites whose pages may use this server. */
  readonly origins: readonly string[]
  /** Of one address. */
  readonly requestsPerMinute: number
  /** Of one address: new people, tables and tokens. */
  readonly creationsPerMinute: number
  /** Of one address: signing in and up. Of all addresses together, one name may be tried ten times as often. */
  readonly signInsPerMinute: number
  /** Opens the tools of whoever runs the server; null: there are none. */
  readonly adminToken: string | null
  /** Of one address: sockets and bot streams at once. */
  readonly connections: number
  /** Of one address: ordinary requests whose answers have not been read yet; what costs more counts for more. */
  readonly underWay: number
  /** A request has come as a whole after so long, or is not waited for. */
  readonly requestMs: number
  /** A connection on which nothing moves for so long is closed. */
  readonly unreadMs: number
  /** Of one address: ordinary messages over all its sockets, in the long run and at once; what costs more counts for more. */
  readonly workPerSecond: number
  readonly workBurst: number
  /** Of one socket, in the long run and at once. */
  readonly messagesPerSecond: number
  readonly messageBurst: number
  /** Tables that one connection watches at once. */
  readonly watches: number
  /** Bytes that may wait for a slow client; more, and it is dropped. */
  readonly mostWaiting: number
  /** … and for all of one address together; more, and the slowest of them is dropped. */
  readonly mostWaitingOfAddress: number
  /** A client that is silent for two of these is gone. */
  readonly heartbeatMs: number
  /** A page or a figure does not wait longer for the store to count. */
  readonly countingMs: number
}

export const DEFAULT_SETTINGS: Settings = {
  isSecure: false,
  web: null,
  trustProxy: false,
  origins: [],
  requestsPerMinute: 600,
  creationsPerMinute: 60,
  signInsPerMinute: 20,
  adminToken: null,
  connections: 100,
  underWay: 10,
  requestMs: 30_000,
  unreadMs: 60_000,
  workPerSecond: 300,
  workBurst: 3000,
  messagesPerSecond: 30,
  messageBurst: 120,
  watches: 50,
  mostWaiting: 4_000_000,
  mostWaitingOfAddress: 16_000_000,
  heartbeatMs: 20_000,
  countingMs: 1000,
}

/** For tests and measurements on one machine, where one address is everybody and a busy moment lets nobody pass. */
export const UNLIMITED: Partial<Settings> = {
  requestsPerMinute: 10_000_000,
  creationsPerMinute: 10_000_000,
  signInsPerMinute: 10_000_000,
  connections: 100_000,
  underWay: 1_000_000,
  workPerSecond: 1_000_000_000,
  workBurst: 1_000_000_000,
  messagesPerSecond: 1_000_000,
  messageBurst: 1_000_000,
  watches: 10_000,
  mostWaitingOfAddress: 1_000_000_000,
  countingMs: 600_000,
}
