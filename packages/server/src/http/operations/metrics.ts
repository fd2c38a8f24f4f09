import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from '../../store/store.ts'
import { inTime } from './in-time.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const STAGES = ['answered', 'waited', 'decided', 'told'] as const

type StageLabel = 'stage'

function stagesIn(histogram: Histogram<StageLabel>) {
  const byName = new Map(STAGES.map((stage) => [stage, histogram.labels(stage)]))
  return {
    now: () => performance.now(),
    ended: (stage: (typeof STAGES)[number], since: number) =>
      byName.get(stage)!.observe((performance.now() - since) / 1000),
  }
}

/** Figures of one server, for Prometheus. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Histogram({
    name: 'serai_http_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly sockets = new Gauge({
    name: 'serai_sockets',
    help: 'Open WebSockets.',
    registers: [this.registry],
  })
  readonly streams = new Gauge({
    name: 'serai_bot_streams',
    help: 'Open bot streams.',
    registers: [this.registry],
  })
  readonly received = new Counter({
    name: 'serai_messages_received_total',
    help: 'Messages from sockets, by type.',
    labelNames: ['type'],
    registers: [this.registry],
  })
  readonly sent = new Counter({
    name: 'serai_messages_sent_total',
    help: 'Messages to sockets.',
    registers: [this.registry],
  })
  readonly dropped = new Counter({
    name: 'serai_connections_dropped_total',
    help: 'Connections ended by the server, by reason.',
    labelNames: ['reason'],
    registers: [this.registry],
  })
  readonly appends = new Histogram({
    name: 'serai_append_seconds',
    help: 'How long it took until entries were on disk, by outcome.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly entries = new Counter({
    name: 'serai_entries_total',
    help: 'Log entries on disk.',
    registers: [this.registry],
  })
  /** What people do, stage by stage: the rest of `answered` is the store (`serai_append_seconds`) and the event loop. */
  readonly #stages = new Histogram<StageLabel>({
    name: 'serai_action_seconds',
    help: 'How long actions took until they were answered, and the parts of it: waiting in the queue, rules, sending to viewers.',
    labelNames: ['stage'],
    buckets: [0.00001, 0.0001, 0.0005, ...SECONDS],
    registers: [this.registry],
  })
  readonly stages = stagesIn(this.#stages)
  readonly botDecisions = new Histogram({
    name: 'serai_bot_decision_seconds',
    help: 'How long bots took for a decision, waiting for a free thread included, by game and level.',
    labelNames: ['game', 'level'],
    // The last is all that a bot is given.
    buckets: [...SECONDS, 5, 10],
    registers: [this.registry],
  })
  readonly botFailures = new Counter({
    name: 'serai_bot_failures_total',
    help: 'Bot decisions that failed or timed out, by bot.',
    labelNames: ['bot'],
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'serai_' })
  }

  countInMemory(count: () => number): void {
    new Gauge({
      name: 'serai_tables_in_memory',
      help: 'Tables in memory: with viewers, with a bot or timer to act, or used recently.',
      registers: [this.registry],
      collect() {
        this.set(count())
      },
    })
  }

  /** Counted when somebody asks. While the store is away, only this one figure is missing. */
  countTables(store: Store, mostMs: number): void {
    new Gauge({
      name: 'serai_tables',
      help: 'Tables that have not ended, by status.',
      labelNames: ['status'],
      registers: [this.registry],
      async collect() {
        this.reset()
        const count = async (status: 'open' | 'running') => this.set({ status }, await store.countTables(status))
        await inTime(Promise.all([count('open'), count('running')]), mostMs).catch(() => {})
      },
    })
  }
}

/** The same store, with its appends measured. */
export function measured(store: Store, { appends, entries }: Metrics): Store {
  const seconds = {
    appended: appends.labels('appended'),
    repeated: appends.labels('repeated'),
    conflict: appends.labels('conflict'),
  }
  const append: Store['append'] = async (wanted) => {
    const begin = performance.now()
    const appended = await store.append(wanted)
    seconds[appended.kind].observe((performance.now() - begin) / 1000)
    if (appended.kind === 'appended') entries.inc(wanted.entries.length)
    return appended
  }
  return new Proxy(store, {
    get(target, name) {
      if (name === 'append') return append
      const value: unknown = Reflect.get(target, name, target)
      // The stores have private fields, which a proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
