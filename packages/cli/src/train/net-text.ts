import { NardeNet, type NardeNetFile, nardeNetJson, packNet } from '@serai/bots'

export function netText(file: NardeNetFile): string {
  return `${JSON.stringify(nardeNetJson(file), null, 2)}\n`
}

/** The net as a module of the bots: smaller, and loadable wherever they are. */
export function moduleText({ settings, games, command, made, seconds, weights }: NardeNetFile): string {
  const net = packNet(new NardeNet(settings.hidden, weights))
  return [
    "import type { PackedNet } from './packed-net.ts'",
    '',
    `/** Made by \`${command}\` on ${made}: ${games} games in ${Math.round(seconds)} CPU-seconds, seed ${settings.seed}. */`,
    'export const weights: PackedNet = {',
    `  hidden: ${net.hidden},`,
    `  step: ${net.step},`,
    '  weights:',
    `    '${net.weights}',`,
    '}',
    '',
  ].join('\n')
}
