import type { catanTuning } from '@serai/bots'

export interface TrainedWinNet extends catanTuning.FittedNet {
  readonly settings: {
    readonly seed: number
    readonly hidden: number
    readonly passes: number
    readonly games: number
    readonly positions: number
  }
}

const WIDTH = 120

/** The format of files of the net, which keep its former name. */
const FORMAT = 'serai-catan-outlook-1'

/** No day and no time: the same settings give the same bytes. */
export function winNetJson({ settings, logLoss, net }: TrainedWinNet): string {
  return `${JSON.stringify({ format: FORMAT, ...settings, logLoss, net }, null, 2)}\n`
}

/** The net as the module that the bots load, laid out as the formatter would. */
export function winNetModule({ settings, logLoss, net }: TrainedWinNet): string {
  const { seed, hidden, passes, games, positions } = settings
  const command = `serai train --game catan --part outlook --games ${games} --seed ${seed} --hidden ${hidden}`
  return [
    "import type { ScoreNetData } from './score-net.ts'",
    '',
    '/**',
    ` * Made by \`${command}\`:`,
    ` * ${positions} positions at the start of a turn of \`greedy\` against itself without trading, ${passes} passes. Log-loss ${logLoss}`,
    ' * on a tenth held out. Inputs are the terms of the value in their order, scaled in the weights.',
    ' */',
    'export const WIN_NET: ScoreNetData = {',
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
