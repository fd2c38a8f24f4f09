import Database from 'libsql'
import { expect, it } from 'vitest'
import { MIGRATIONS, migrate } from './migrations.ts'

const versions = (database: Database.Database) =>
  database
    .prepare('SELECT version FROM migrations ORDER BY version')
    .all()
    .map((row) => (row as { version: number }).version)

it('takes each step once', () => {
  const database = new Database(':memory:')
  migrate(database, ['CREATE TABLE a (x)'])
  migrate(database, ['CREATE TABLE a (x)'])
  expect(versions(database)).toEqual([1])
  migrate(database, ['CREATE TABLE a (x)', 'CREATE TABLE b (x)', 'INSERT INTO b VALUES (1)'])
  expect(versions(database)).toEqual([1, 2, 3])
})

it('leaves nothing of a step that fails', () => {
  const database = new Database(':memory:')
  expect(() => migrate(database, ['CREATE TABLE a (x)', 'CREATE TABLE b (x); CREATE TABLE a (x)'])).toThrow(/a already/)
  expect(versions(database)).toEqual([1])
  migrate(database, ['', 'CREATE TABLE b (x)'])
  expect(versions(database)).toEqual([1, 2])
})

it('does not touch what a newer release wrote', () => {
  const database = new Database(':memory:')
  migrate(database)
  database.prepare('INSERT INTO migrations VALUES (?, 0)').run(MIGRATIONS.length + 1)
  expect(() => migrate(database)).toThrow(
    `it was written by a newer release (schema ${MIGRATIONS.length + 1}, this release`,
  )
})

it('notes who sits at the tables that were there before', () => {
  const database = new Database(':memory:')
  migrate(database, MIGRATIONS.slice(0, 2))
  const insert = database.prepare(`INSERT INTO tables VALUES (?, 1, ?, 0, 1, 1, '{"seats":[null,{"person":"p"}]}')`)
  insert.run('going', 'running')
  insert.run('ended', 'over')
  migrate(database)
  expect(database.prepare('SELECT * FROM seated').all()).toEqual([{ person: 'p', table_id: 'going' }])
})
