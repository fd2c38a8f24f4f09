import type { ClientBase } from 'pg'
import { StoreFault } from '../store-fault.ts'

/** Each step is taken once, in order, and never changed afterwards: what is in somebody's database was made by it. */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE serai.tables (
    id text PRIMARY KEY,
    version bigint NOT NULL,
    status text NOT NULL,
    is_private boolean NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    data text NOT NULL
  );
  CREATE INDEX tables_by_change ON serai.tables (status, changed_at);
  CREATE TABLE serai.entries (
    table_id text NOT NULL,
    seq bigint NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE serai.sends (
    table_id text NOT NULL,
    client_id text NOT NULL,
    seq bigint NOT NULL,
    PRIMARY KEY (table_id, client_id)
  );
  CREATE TABLE serai.snapshots (
    table_id text PRIMARY KEY,
    seq bigint NOT NULL,
    bytes bytea NOT NULL
  );
  CREATE TABLE serai.people (
    id text PRIMARY KEY,
    name text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE TABLE serai.tokens (
    hash text PRIMARY KEY,
    person text NOT NULL,
    label text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE INDEX tokens_of_person ON serai.tokens (person);
  CREATE TABLE serai.secrets (
    name text PRIMARY KEY,
    value text NOT NULL
  );

  -- The row of a table, if it is the next version of what is there.
  CREATE FUNCTION serai.update_row(r jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE serai.tables SET version = (r->>'version')::bigint, status = r->>'status',
      is_private = (r->>'isPrivate')::boolean, created_at = (r->>'createdAt')::bigint,
      changed_at = (r->>'changedAt')::bigint, data = r->>'data'
      WHERE id = r->>'id' AND version = (r->>'version')::bigint - 1;
    RETURN FOUND;
  END $$;

  CREATE FUNCTION serai.has_row(r jsonb) RETURNS boolean LANGUAGE sql AS $$
    SELECT EXISTS (SELECT FROM serai.tables
      WHERE id = r->>'id' AND version = (r->>'version')::bigint AND data = r->>'data' AND status = r->>'status')
  $$;

  CREATE FUNCTION serai.append(op jsonb, again boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    t text := op->>'table';
    before bigint := (op->>'after')::bigint;
    added bigint := jsonb_array_length(op->'entries');
    last bigint;
    sent bigint;
  BEGIN
    SELECT seq INTO sent FROM serai.sends WHERE table_id = t AND client_id = op->>'clientId';
    IF FOUND THEN RETURN jsonb_build_object('kind', 'repeated', 'seq', sent); END IF;
    SELECT coalesce(max(seq), 0) INTO last FROM serai.entries WHERE table_id = t;
    -- The only write that can be refused comes first.
    IF last = before AND (op->'row' IS NULL OR serai.update_row(op->'row')) THEN
      INSERT INTO serai.entries
        SELECT t, before + e.ordinality, e.value FROM jsonb_array_elements_text(op->'entries') WITH ORDINALITY e;
      IF op ? 'clientId' THEN INSERT INTO serai.sends VALUES (t, op->>'clientId', before + added); END IF;
      RETURN jsonb_build_object('kind', 'appended', 'seq', before + added);
    END IF;
    -- Sent again because the first answer was lost on its way: it may be there.
    IF again AND added > 0 AND NOT EXISTS (
      SELECT FROM jsonb_array_elements_text(op->'entries') WITH ORDINALITY e
        LEFT JOIN serai.entries kept ON kept.table_id = t AND kept.seq = before + e.ordinality
        WHERE kept.entry IS DISTINCT FROM e.value
    ) THEN RETURN jsonb_build_object('kind', 'appended', 'seq', before + added); END IF;
    RETURN jsonb_build_object('kind', 'conflict', 'seq', last);
  END $$;

  -- Does what was asked for in one transaction, and tells the other nodes. The locks are taken in one order everywhere.
  CREATE FUNCTION serai.write(ops jsonb, node text, again boolean) RETURNS TABLE (at bigint, answer jsonb)
  LANGUAGE plpgsql AS $$
  DECLARE
    op record;
    done boolean;
    told jsonb := '[]';
  BEGIN
    FOR op IN
      SELECT o.value AS asked, o.ordinality, o.value->>'kind' AS kind, o.value->'row' AS r,
        hashtextextended(o.value->>'table', 0) AS hash
      FROM jsonb_array_elements(ops) WITH ORDINALITY o ORDER BY hash, o.ordinality
    LOOP
      PERFORM pg_advisory_xact_lock(op.hash);
      at := op.ordinality - 1;
      IF op.kind = 'append' THEN
        answer := serai.append(op.asked, again);
        done := answer->>'kind' = 'appended';
      ELSE
        IF op.kind = 'create' THEN
          INSERT INTO serai.tables VALUES (op.r->>'id', (op.r->>'version')::bigint, op.r->>'status',
            (op.r->>'isPrivate')::boolean, (op.r->>'createdAt')::bigint, (op.r->>'changedAt')::bigint, op.r->>'data')
            ON CONFLICT DO NOTHING;
          done := FOUND;
        ELSE
          done := serai.update_row(op.r);
        END IF;
        done := done OR (again AND serai.has_row(op.r));
        answer := to_jsonb(done);
      END IF;
      RETURN NEXT;
      IF done THEN
        told := told || jsonb_build_array(jsonb_build_array(op.asked->'table', answer->'seq', op.r->'version'));
        IF jsonb_array_length(told) = 100 THEN
          PERFORM pg_notify('serai', jsonb_build_object('from', node, 'tables', told)::text);
          told := '[]';
        END IF;
      END IF;
    END LOOP;
    IF told <> '[]' THEN
      PERFORM pg_notify('serai', jsonb_build_object('from', node, 'tables', told)::text);
    END IF;
  END $$;
  `,
  `
  -- Lost in a crash of the database, and none the worse for it: who is where, and who asks how often.
  CREATE TABLE serai.nodes (
    id text PRIMARY KEY,
    seen_at timestamptz NOT NULL
  );
  CREATE UNLOGGED TABLE serai.presence (
    table_id text NOT NULL,
    person text NOT NULL,
    node text NOT NULL,
    PRIMARY KEY (table_id, person, node)
  );
  CREATE INDEX presence_of_node ON serai.presence (node);
  CREATE UNLOGGED TABLE serai.rates (
    key text PRIMARY KEY,
    count bigint NOT NULL,
    ends_at timestamptz NOT NULL
  );
  -- A store that is moved in has a row here until it is whole.
  CREATE TABLE serai.moves (source text PRIMARY KEY);
  `,
  `
  CREATE TABLE serai.accounts (
    person text PRIMARY KEY,
    name text NOT NULL,
    key text NOT NULL UNIQUE,
    hash text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE TABLE serai.sessions (
    hash text PRIMARY KEY,
    person text NOT NULL,
    label text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
  );
  CREATE INDEX sessions_of_person ON serai.sessions (person);
  CREATE TABLE serai.recorded (table_id text PRIMARY KEY);
  CREATE TABLE serai.ratings (
    person text NOT NULL,
    game text NOT NULL,
    numbers text NOT NULL,
    shown int NOT NULL,
    is_provisional boolean NOT NULL,
    games int NOT NULL,
    updated_at bigint NOT NULL,
    PRIMARY KEY (person, game)
  );
  CREATE INDEX ratings_by_strength ON serai.ratings (game, is_provisional, shown DESC);
  CREATE TABLE serai.played (
    table_id text NOT NULL,
    person text NOT NULL,
    game text NOT NULL,
    status text NOT NULL,
    ended_at bigint NOT NULL,
    seat int NOT NULL,
    seats int NOT NULL,
    people int NOT NULL,
    place int,
    before int,
    after int,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX played_by_person ON serai.played (person, ended_at);
  CREATE TABLE serai.bans (
    person text PRIMARY KEY,
    is_muted boolean NOT NULL,
    is_banned boolean NOT NULL,
    reason text NOT NULL,
    changed_at bigint NOT NULL
  );

  CREATE FUNCTION serai.delete_person(p text) RETURNS void LANGUAGE sql AS $$
    DELETE FROM serai.accounts WHERE person = p;
    DELETE FROM serai.sessions WHERE person = p;
    DELETE FROM serai.tokens WHERE person = p;
    DELETE FROM serai.ratings WHERE person = p;
    DELETE FROM serai.played WHERE person = p;
    DELETE FROM serai.bans WHERE person = p;
    DELETE FROM serai.people WHERE id = p;
  $$;

  -- The end of a table, once. A rating that is not one game behind the new one undoes all of it.
  CREATE FUNCTION serai.record_end(ended jsonb) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    r jsonb;
  BEGIN
    INSERT INTO serai.recorded VALUES (ended->>'table') ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RETURN 'repeated'; END IF;
    INSERT INTO serai.played
      SELECT g->>'table', g->>'person', g->>'game', g->>'status', (g->>'endedAt')::bigint, (g->>'seat')::int,
        (g->>'seats')::int, (g->>'people')::int, (g->>'place')::int, (g->>'before')::int, (g->>'after')::int
      FROM jsonb_array_elements(ended->'played') g;
    FOR r IN SELECT value FROM jsonb_array_elements(ended->'ratings') ORDER BY value->>'person' LOOP
      IF (r->>'games')::int = 1 THEN
        INSERT INTO serai.ratings VALUES (r->>'person', r->>'game', r->>'numbers', (r->>'shown')::int,
          (r->>'isProvisional')::boolean, 1, (r->>'updatedAt')::bigint) ON CONFLICT DO NOTHING;
      ELSE
        UPDATE serai.ratings SET numbers = r->>'numbers', shown = (r->>'shown')::int,
          is_provisional = (r->>'isProvisional')::boolean, games = (r->>'games')::int,
          updated_at = (r->>'updatedAt')::bigint
          WHERE person = r->>'person' AND game = r->>'game' AND games = (r->>'games')::int - 1;
      END IF;
      IF NOT FOUND THEN RAISE SQLSTATE 'SR001'; END IF;
    END LOOP;
    RETURN 'recorded';
  EXCEPTION WHEN SQLSTATE 'SR001' THEN
    RETURN 'conflict';
  END $$;
  `,
  String.raw`
  -- Who sits at which table that has not ended.
  CREATE TABLE serai.seated (
    person text NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (person, table_id)
  );
  CREATE INDEX seated_at ON serai.seated (table_id);
  -- jsonb takes neither a zero nor half a letter, which people may have typed; a letter in its place changes no seat.
  CREATE VIEW serai.seats AS
    SELECT DISTINCT person #>> '{}' AS person, id AS table_id FROM serai.tables,
      jsonb_path_query(regexp_replace(data, '\\u(0000|d[89a-f][0-9a-f]{2})', '\\ufffd', 'gi')::jsonb,
        '$.seats[*].person ? (@.type() == "string")') AS person
      WHERE status IN ('open', 'running');
  CREATE FUNCTION serai.note_seated() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM serai.seated WHERE table_id = new.id;
    INSERT INTO serai.seated SELECT person, table_id FROM serai.seats WHERE table_id = new.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_seated AFTER INSERT OR UPDATE ON serai.tables
    FOR EACH ROW EXECUTE FUNCTION serai.note_seated();
  INSERT INTO serai.seated SELECT person, table_id FROM serai.seats;
  `,
  `
  CREATE FUNCTION serai.create_row(r jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO serai.tables VALUES (r->>'id', (r->>'version')::bigint, r->>'status', (r->>'isPrivate')::boolean,
      (r->>'createdAt')::bigint, (r->>'changedAt')::bigint, r->>'data') ON CONFLICT DO NOTHING;
    RETURN FOUND;
  END $$;

  -- As before, and version 1 of a row makes its table, so that one can be opened and started at once.
  CREATE OR REPLACE FUNCTION serai.append(op jsonb, again boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    t text := op->>'table';
    r jsonb := op->'row';
    before bigint := (op->>'after')::bigint;
    added bigint := jsonb_array_length(op->'entries');
    last bigint;
    sent bigint;
    fits boolean;
  BEGIN
    SELECT seq INTO sent FROM serai.sends WHERE table_id = t AND client_id = op->>'clientId';
    IF FOUND THEN RETURN jsonb_build_object('kind', 'repeated', 'seq', sent); END IF;
    SELECT coalesce(max(seq), 0) INTO last FROM serai.entries WHERE table_id = t;
    -- The only write that can be refused comes first.
    fits := last = before;
    IF fits AND r IS NOT NULL THEN
      IF (r->>'version')::bigint = 1 THEN fits := serai.create_row(r); ELSE fits := serai.update_row(r); END IF;
    END IF;
    IF fits THEN
      INSERT INTO serai.entries
        SELECT t, before + e.ordinality, e.value FROM jsonb_array_elements_text(op->'entries') WITH ORDINALITY e;
      IF op ? 'clientId' THEN INSERT INTO serai.sends VALUES (t, op->>'clientId', before + added); END IF;
      RETURN jsonb_build_object('kind', 'appended', 'seq', before + added);
    END IF;
    -- Sent again because the first answer was lost on its way: it may be there. Where no entries tell, the row does.
    IF again AND added = 0 AND serai.has_row(r) THEN
      RETURN jsonb_build_object('kind', 'appended', 'seq', before);
    END IF;
    IF again AND added > 0 AND NOT EXISTS (
      SELECT FROM jsonb_array_elements_text(op->'entries') WITH ORDINALITY e
        LEFT JOIN serai.entries kept ON kept.table_id = t AND kept.seq = before + e.ordinality
        WHERE kept.entry IS DISTINCT FROM e.value
    ) THEN RETURN jsonb_build_object('kind', 'appended', 'seq', before + added); END IF;
    RETURN jsonb_build_object('kind', 'conflict', 'seq', last);
  END $$;
  `,
  String.raw`
  CREATE FUNCTION serai.host_of(data text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
    SELECT regexp_replace(data, '\\u(0000|d[89a-f][0-9a-f]{2})', '\\ufffd', 'gi')::jsonb #>> '{host,id}'
  $$;
  CREATE INDEX tables_by_host ON serai.tables (serai.host_of(data), status);
  `,
  `
  -- What the name looks like, worked out by the server; an empty JSON string where it has not been yet.
  ALTER TABLE serai.accounts ADD COLUMN look text NOT NULL DEFAULT '""', ADD COLUMN small_look text NOT NULL DEFAULT '""';
  CREATE INDEX accounts_by_look ON serai.accounts (look);
  CREATE INDEX accounts_by_small_look ON serai.accounts (small_look);
  `,
]

/** Nodes that start together take the steps one after the other. */
const LOCK = 7_310_583

/** Brings a database to the newest form, with `more` beside it. Nothing of one that has a newer form, or fails, is changed. */
export async function migrate(client: ClientBase, more: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query('CREATE SCHEMA IF NOT EXISTS serai')
    await client.query('CREATE TABLE IF NOT EXISTS serai.migrations (version int PRIMARY KEY, made_at timestamptz)')
    const { rows } = await client.query<{ done: number }>(
      'SELECT coalesce(max(version), 0) AS done FROM serai.migrations',
    )
    const done = rows[0]!.done
    if (done > STEPS.length) {
      throw new StoreFault(
        `the database was written by a newer release (schema ${done}, this release supports ${STEPS.length}); update Serai`,
      )
    }
    for (const [i, step] of STEPS.slice(done).entries()) {
      await client.query(step)
      await client.query('INSERT INTO serai.migrations VALUES ($1, now())', [done + i + 1])
    }
    await more()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
