import type { catanTuning } from '@serai/bots'

export interface OutlookMade extends catanTuning.FittedNet {
  readonly course: {
    readonly seed: number
    readonly hidden: number
    readonly passes: number
    readonly games: number
    readonly positions: number
  }
}

const WIDTH = 120

/** No day and no time: the same course gives the same bytes. */
export function outlookJson({ course, logLoss, net }: OutlookMade): string {
  return `${JSON.stringify({ format: 'serai-catan-outlook-1', ...course, logLoss, net }, null, 2)}\n`
}

/** The net as the module that the bots load, laid out as the formatter would. */
export function outlookModule({ course, logLoss, net }: OutlookMade): string {
  const { seed, hidden, passes, games, positions } = course
  const command = `serai train --game catan --part outlook --games ${games} --seed ${seed} --hidden ${hidden}`
  return [
    "import type { NetData } from './net.ts'",
    '',
    '/**',
    ` * Made by \`${command}\`:`,
    ` * ${positions} positions at the start of a turn of \`greedy\` against itself without trading, ${passes} passes. Log-loss ${logLoss}`,
    ' * on a tenth held out. Inputs are the terms of the value in their order, scaled in the weights.',
    ' */',
    'export const OUTLOOK_NET: NetData = {',
    '  hidden: [',
    ...net.hidden.flatMap((unit) => ['    [', ...filled(unit, 6), '    ],']),
    '  ],',
    ...(['bias', 'out', 'linear'] as const).flatMap((name) => [`  ${name}: [`, ...filled(net[name], 4), '  ],']),
    '}',
    '',
  ].join('\n')
}

function filled(numbers: readonly number[], indent: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const number of numbers) {
    const next = line === '' ? `${number},` : `${line} ${number},`
    if (indent + next.length <= WIDTH) line = next
    else {
      lines.push(line)
      line = `${number},`
    }
  }
  return [...lines, line].map((text) => ' '.repeat(indent) + text)
}
