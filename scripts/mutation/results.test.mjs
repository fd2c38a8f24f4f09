import { describe, expect, it } from 'vitest'
import { hashOf, isKnown, shareFound, stillHolds, tally, textBetween } from './results.mjs'

const file = 'packages/dice/src/roll.ts'
const source = 'const a = 1\n  return a < 2 &&\n    b\n'
const tests = { files: { 'a.test.ts': 'one', 'b.test.ts': 'two' }, all: 'all' }
const byTest = (hash) => ({ status: 'Killed', tests: 'earlier', killedBy: { file: 'a.test.ts', hash } })
const mutant = (part) => ({
  file,
  start: { line: 2, column: 9 },
  end: { line: 2, column: 14 },
  line: 'return a < 2 &&',
  original: 'a < 2',
  replacement: 'a <= 2',
  ...part,
})

describe('what is known of a mutant', () => {
  it.each([
    ['holds while the test that found it is the same', byTest('one'), true],
    ['is gone when that test changed', byTest('another'), false],
    ['is gone when that test is gone', { ...byTest('one'), killedBy: { file: 'c.test.ts', hash: 'one' } }, false],
    ['holds when it ran for ever, whatever the tests are', { status: 'Timeout', tests: 'earlier' }, true],
    ['holds when no test found it, while all are the same', { status: 'Survived', tests: 'all' }, true],
    ['is gone when no test found it and some are new', { status: 'Survived', tests: 'earlier' }, false],
    ['is gone when no test reached it and some are new', { status: 'NoCoverage', tests: 'earlier' }, false],
    ['is nothing before it was tried', {}, false],
  ])('%s', (_, result, holds) => {
    expect(stillHolds(mutant(result), tests)).toBe(holds)
  })
})

describe('what is known of a file', () => {
  const known = { source: hashOf(source), mutants: [mutant(byTest('one'))] }

  it.each([
    ['is all there is to know', known, true],
    ['is nothing of a new one', null, false],
    ['is nothing of one that changed', { ...known, source: 'another' }, false],
    ['lacks what was not tried', { ...known, mutants: [...known.mutants, mutant({})] }, false],
  ])('%s', (_, results, all) => {
    expect(isKnown(source, results, tests)).toBe(all)
  })
})

describe('the text of a mutant', () => {
  it.each([
    ['in a line', { line: 2, column: 9 }, { line: 2, column: 14 }, 'a < 2'],
    ['over lines', { line: 2, column: 9 }, { line: 3, column: 5 }, 'a < 2 &&\n    b'],
  ])('%s', (_, start, end, text) => {
    expect(textBetween(source, start, end)).toBe(text)
  })
})

describe('the tally', () => {
  const entry = {
    file,
    line: 'return a < 2 &&',
    original: 'a < 2',
    replacement: 'a <= 2',
    reason: 'never two',
  }

  it('counts each kind, and names those that no test found', () => {
    const other = (status) => mutant({ status, replacement: status })
    const all = ['Killed', 'RuntimeError', 'Timeout', 'Survived', 'NoCoverage'].map(other)
    const { counts, survivors, faults } = tally(
      [...all, mutant({ replacement: 'a > 2' }), mutant({ status: 'Survived' })],
      [entry],
    )
    expect(counts).toEqual({
      mutants: 7,
      killed: 2,
      timedOut: 1,
      survived: 1,
      notCovered: 1,
      listed: 1,
      waiting: 1,
    })
    expect(survivors.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage'])
    expect(faults).toEqual([])
    expect(shareFound(counts)).toBe(0.6)
  })

  it('knows a listed mutant wherever its line has moved', () => {
    const moved = mutant({ status: 'Survived', start: { line: 90, column: 9 } })
    expect(tally([moved], [entry]).counts.listed).toBe(1)
  })

  it('tells those with the same text apart by their order', () => {
    const [first, second] = [9, 4].map((line) => mutant({ status: 'Survived', start: { line, column: 9 } }))
    const { counts, survivors } = tally([first, second], [{ ...entry, nth: 2 }])
    expect(counts).toMatchObject({ survived: 1, listed: 1 })
    expect(survivors).toEqual([second])
  })

  it('complains of a listed one that a test finds, and of one that is not there', () => {
    expect(tally([mutant(byTest('one'))], [entry]).faults).toEqual([
      `listed as equivalent, but a test finds it: ${file}:2  a < 2  ->  a <= 2`,
    ])
    expect(tally([], [entry]).faults).toEqual([`listed as equivalent, but not there: ${file}  a < 2  ->  a <= 2`])
  })

  it('has found nothing when there was nothing', () => {
    expect(shareFound(tally([], []).counts)).toBe(0)
  })
})
