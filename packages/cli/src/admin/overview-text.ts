import type { NodeLoad, Overview } from '@serai/protocol'
import { formatNumber, textTable } from '../text-table.ts'

/** What runs, who is here and who is kept out, in tables of which only those are shown that hold something. */
export function overviewText(overview: Overview): string {
  const { nodes, silentNodes, tables, restricted } = overview
  const people = peopleOf(overview)
  const parts = [
    textTable(['server', 'connections', 'uptime', 'memory', 'CPU'], nodes.map(rowOfNode), [1, 2, 3, 4]),
    silentNodes > 0 && `${silentNodes} more ${silentNodes === 1 ? 'server' : 'servers'} did not answer\n`,
    tables.length > 0 && textTable(['table', 'game', 'status', 'seats'], tables.map(rowOfTable)),
    people.length > 0 && textTable(['person', 'name', 'connections', 'tables'], people, [2]),
    restricted.length > 0 &&
      textTable(
        ['restricted', 'name', 'restriction', 'reason'],
        restricted.map(({ id, name, isMuted, isBanned, reason }) => {
          const how = [isBanned && 'banned', isMuted && 'muted'].filter((word) => word !== false)
          return [id, name, how.join(', '), reason]
        }),
      ),
  ]
  return parts.filter((part) => part !== false).join('\n')
}

function rowOfNode({ name, connections, uptimeSeconds, memoryBytes, cpuShare }: NodeLoad): string[] {
  const hours = uptimeSeconds / 3600
  const up = hours < 1 ? `${formatNumber(uptimeSeconds / 60)} min` : `${formatNumber(hours)} h`
  return [
    name,
    formatNumber(connections),
    up,
    `${formatNumber(memoryBytes / 1e6)} MB`,
    `${(100 * cpuShare).toFixed(1)} %`,
  ]
}

function rowOfTable({ summary }: Overview['tables'][number]): string[] {
  const { id, game, status, isPrivate, seats } = summary
  const names = seats.map(({ kind, name }) => (kind === 'empty' ? '-' : kind === 'bot' ? `${name} (bot)` : name))
  return [id, game, isPrivate ? `${status}, private` : status, names.join(', ')]
}

/** Whoever is connected or sits somewhere: by these ids people are muted and banned. */
function peopleOf({ here, tables }: Overview): string[][] {
  const people = new Map(here.map((one) => [one.id, { ...one, tables: [] as string[] }]))
  for (const { summary } of tables) {
    for (const { person: id, name } of summary.seats) {
      if (id === undefined) continue
      const one = people.get(id) ?? { id, name, connections: 0, tables: [] }
      one.tables.push(summary.id)
      people.set(id, one)
    }
  }
  return [...people.values()].map(({ id, name, connections, tables: at }) => [
    id,
    name,
    formatNumber(connections),
    at.join(', '),
  ])
}
