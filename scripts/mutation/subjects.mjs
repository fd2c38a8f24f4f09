/**
 * What is mutated in each package, and by which tests its mutants are to be found. Tests that take long without finding what others
 * do not are left out, each with its reason; those named in `last` run when all others have found nothing.
 */
export const SUBJECTS = {
  kernel: {
    sources: ['packages/kernel/src/log', 'packages/kernel/src/contract/disclosed.ts'],
    tests: ['packages/kernel/src', 'packages/test-kit/src/toy', 'packages/test-kit/src/laws'],
    without: {
      'packages/kernel/src/random': 'reads no log',
      'packages/kernel/src/bytes': 'reads no log',
    },
    last: ['toy-game.test.ts', 'broken-games.test.ts'],
  },
  narde: {
    sources: ['rules', 'board', 'plays', 'check', 'actions/apply.ts', 'actions/chance.ts', 'actions/to-act.ts'].map(
      (name) => `packages/narde/src/${name}`,
    ),
    tests: ['packages/narde/src'],
    without: {
      'packages/narde/src/learn/stats.test.ts':
        'shares of 20,000 random games: seconds, and a broken rule shows before',
      'packages/narde/src/render.test.ts': 'draws positions and plays nothing',
    },
    last: ['conformance.test.ts', 'list-plays.test.ts', 'play-code.test.ts', 'laws.test.ts'],
  },
  tables: {
    sources: ['packages/tables/src/table'],
    tests: ['packages/tables/src'],
    without: {
      'packages/tables/src/service/leaks.test.ts': 'every kind of message to every viewer: seconds for each mutant',
      'packages/tables/src/service/table-service.test.ts': 'of the service around the tables: seconds for each mutant',
      'packages/tables/src/service/described-board.test.ts': 'makes boards, which takes long',
      'packages/tables/src/service/leaks-games.test.ts': 'ten whole games: seconds for each mutant',
    },
    last: ['whole-game.test.ts', 'table-rules.test.ts', 'bot-history.test.ts'],
  },
  catan: {
    sources: ['rules', 'check', 'hidden', 'actions/apply.ts', 'actions/chance.ts', 'actions/legal.ts'].map(
      (name) => `packages/catan/src/${name}`,
    ),
    tests: ['packages/catan/src'],
    without: {
      'packages/catan/src/board/generate.test.ts': 'makes boards and plays nothing',
      'packages/catan/src/events.test.ts': 'of what is told of a game; its random games need their usual length',
      'packages/catan/src/questions.test.ts': 'of what is asked of a position; in each of many positions, all places',
      'packages/catan/src/read-described.test.ts':
        'of what is read of a position; its random games need their usual length',
      'packages/catan/src/learn': 'numbers actions and plays nothing but random games, as the laws do',
    },
    last: ['golden.test.ts', 'road-length.test.ts', 'invariants.test.ts', 'laws.test.ts'],
  },
}
