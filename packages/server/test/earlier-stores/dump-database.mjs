import pg from 'pg'

// What pg_dump would write, as far as our databases need it: the binaries for tests come without it.

/** Ordinary, partitioned, views; indexes come with their tables. */
const KNOWN = new Set(['r', 'p', 'v', 'i', 'I'])

/** The schemas of a database as statements that make them again. */
export async function dumpDatabase(url, schemas) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Names are written in full only when nothing is found without its schema.
    await client.query(`SET search_path = ''`)
    return await statements(async (sql, values = [schemas]) => (await client.query(sql, values)).rows)
  } finally {
    await client.end()
  }
}

async function statements(read) {
  const parts = [
    // As pg_dump does: what a function names may be made after it.
    'SET check_function_bodies = off;',
    ...(await lines(read, `SELECT format('CREATE SCHEMA %I;', s) AS line FROM unnest($1::text[]) AS s`)),
    ...(await lines(read, ENUMS)),
    ...(await lines(read, FUNCTIONS)),
  ]
  const relations = await read(RELATIONS)
  for (const { name, kind } of relations) if (!KNOWN.has(kind)) throw new Error(`${name} is of a kind not known here`)
  const tables = relations.filter(({ kind }) => kind === 'r' || kind === 'p')
  const columns = await read(COLUMNS)
  const of = (table) => columns.filter(({ relation }) => relation === table.name)
  for (const table of tables) {
    const unlogged = table.persistence === 'u' ? 'UNLOGGED ' : ''
    const inside = of(table).map(({ line }) => `  ${line}`)
    parts.push(`CREATE ${unlogged}TABLE ${table.name} (\n${inside.join(',\n')}\n)${table.partitioning};`)
  }
  for (const table of tables) {
    // Of an unlogged table a crash leaves nothing either.
    if (table.kind === 'p' || table.persistence === 'u') continue
    const values = of(table).map(({ column }) => `quote_nullable(${column}::text)`)
    const row = `concat_ws(', ', ${values.join(', ')})`
    const rows = await lines(read, `SELECT format('(%s)', ${row}) AS line FROM ${table.name} ORDER BY 1`, [])
    if (rows.length > 0) parts.push(`INSERT INTO ${table.name} VALUES\n${rows.join(',\n')};`)
  }
  for (const sql of [CONSTRAINTS, INDEXES, PARTITIONS, VIEWS, TRIGGERS]) parts.push(...(await lines(read, sql)))
  return `${parts.join('\n\n')}\n`
}

async function lines(read, sql, values) {
  return (await read(sql, values)).map(({ line }) => line)
}

const ENUMS = `
  SELECT format('CREATE TYPE %s AS ENUM (%s);', t.oid::regtype,
    (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_catalog.pg_enum
      WHERE enumtypid = t.oid)) AS line
  FROM pg_catalog.pg_type t WHERE typnamespace::regnamespace::text = ANY ($1) AND typtype = 'e' ORDER BY 1`

const FUNCTIONS = `
  SELECT pg_get_functiondef(oid) || ';' AS line FROM pg_catalog.pg_proc
  WHERE pronamespace::regnamespace::text = ANY ($1) ORDER BY 1`

const RELATIONS = `
  SELECT oid::regclass::text AS name, relkind AS kind, relpersistence AS persistence,
    coalesce(' PARTITION BY ' || pg_get_partkeydef(oid), '') AS partitioning
  FROM pg_catalog.pg_class WHERE relnamespace::regnamespace::text = ANY ($1) ORDER BY 1`

const COLUMNS = `
  SELECT attrelid::regclass::text AS relation, quote_ident(attname) AS column,
    format('%I %s', attname, format_type(atttypid, atttypmod))
      || coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '')
      || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END AS line
  FROM pg_catalog.pg_attribute JOIN pg_catalog.pg_class c ON c.oid = attrelid
    LEFT JOIN pg_catalog.pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace::regnamespace::text = ANY ($1) AND attnum > 0 AND NOT attisdropped ORDER BY attrelid, attnum`

/** Keys before what refers to them. Newer releases list what may not be null here too; the columns have said so. */
const CONSTRAINTS = `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
  FROM pg_catalog.pg_constraint
  WHERE connamespace::regnamespace::text = ANY ($1) AND conrelid <> 0 AND contype NOT IN ('n', 't')
  ORDER BY contype = 'f', 1`

const INDEXES = `
  SELECT pg_get_indexdef(indexrelid) || ';' AS line FROM pg_catalog.pg_index i
    JOIN pg_catalog.pg_class c ON c.oid = indexrelid
  WHERE relnamespace::regnamespace::text = ANY ($1)
    AND NOT EXISTS (SELECT FROM pg_catalog.pg_constraint WHERE conindid = indexrelid AND conrelid = i.indrelid) ORDER BY 1`

const PARTITIONS = `
  SELECT format('ALTER TABLE %s ATTACH PARTITION %s %s;', inhparent::regclass, inhrelid::regclass,
    pg_get_expr(c.relpartbound, c.oid)) AS line
  FROM pg_catalog.pg_inherits JOIN pg_catalog.pg_class c ON c.oid = inhrelid
  WHERE relnamespace::regnamespace::text = ANY ($1) AND relkind IN ('r', 'p') ORDER BY 1`

const VIEWS = `
  SELECT format(E'CREATE VIEW %s AS\\n%s', oid::regclass, pg_get_viewdef(oid)) AS line FROM pg_catalog.pg_class
  WHERE relnamespace::regnamespace::text = ANY ($1) AND relkind = 'v' ORDER BY 1`

const TRIGGERS = `
  SELECT pg_get_triggerdef(t.oid) || ';' AS line FROM pg_catalog.pg_trigger t
    JOIN pg_catalog.pg_class c ON c.oid = tgrelid
  WHERE relnamespace::regnamespace::text = ANY ($1) AND NOT tgisinternal ORDER BY 1`
