import { NardeNet, type NetFile, netFileJson, packNet } from '@serai/bots'

export function netText(file: NetFile): string {
  return `${JSON.stringify(netFileJson(file), null, 2)}\n`
}

/** The net as a module of the bots: smaller, and loadable wherever they are. */
export function moduleText({ course, games, command, made, seconds, weights }: NetFile): string {
  const net = packNet(new NardeNet(course.hidden, weights))
  return [
    "import type { PackedNet } from './packed-net.ts'",
    '',
    `/** Made by \`${command}\` on ${made}: ${games} games in ${Math.round(seconds)} CPU-seconds, seed ${course.seed}. */`,
    'export const weights: PackedNet = {',
    `  hidden: ${net.hidden},`,
    `  step: ${net.step},`,
    '  weights:',
    `    '${net.weights}',`,
    '}',
    '',
  ].join('\n')
}
