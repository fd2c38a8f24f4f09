import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import type { Report } from '../../nodes/roll-call.ts'
import type { App, Services } from '../services.ts'

/** This process, for whoever runs the tables. */
export function ownReport(app: App, { lines }: Pick<Services, 'lines'>): Report {
  const here = [...lines.count()]
  const { user, system } = process.cpuUsage()
  return {
    load: {
      name: `${hostname()}:${(app.server.address() as AddressInfo).port}`,
      connections: here.reduce((sum, [, count]) => sum + count, 0),
      uptimeSeconds: process.uptime(),
      memoryBytes: process.memoryUsage().rss,
      cpuShare: (user + system) / 1e6 / process.uptime(),
    },
    here,
  }
}
