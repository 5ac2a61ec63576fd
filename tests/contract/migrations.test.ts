import { spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { PersonalCipher } from '../../server/crypto/personal-columns.ts'
import { findBrokenAudit } from '../../server/db/audit/check-audit.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { blindIndexOf, encryptedColumns } from '../../server/db/keys/encrypted-columns.ts'
import { migrateToLatest } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/all.ts'
import { offeringKindIn } from '../../shared/rules/applications/offerings.ts'
import { readShape } from '../support/database-shape.ts'
import {
  type LandedState,
  type Row,
  type Rows,
  readBeginning,
  readLandedState,
  readRows,
  restoreFiles,
  restoreLandedState,
} from '../support/portal/landed-state.ts'
import { openPortal } from '../support/portal/portal.ts'
import { databaseAt, runAs, templateName } from '../support/portal/postgres.ts'
import { createSession, createStaff } from '../support/world/actors.ts'

/**
 * Migrates the database of the last landed release, with the data people left in it, to the newest one. `npm
 * run keep:landed` stores that state (docs/guides/add-a-migration.md).
 */
let landed: LandedState
beforeAll(() => {
  landed = readLandedState()
})

/** Tables and columns that a migration has given another name: what is applied for is an offering. */
const newTables: Record<string, string> = {
  'public.tool_question_sets': 'public.question_sets',
  'public.tool_quota_periods': 'public.offering_stock_periods',
}
const ofOfferings = [
  ...Object.keys(newTables),
  'public.applications',
  'public.activation_codes',
  'public.quota_reservations',
]

/** The built-in roles that came later. */
const isNewRole = ({ key }: { key?: unknown }) => key === 'ventureManager' || key === 'judge'

/** Bookkeeping of the migrations themselves, and what the job queue stores about its queues. */
const ofTheRun = /^public\.kysely_migration|^pgboss\.(version|queue)$/

let database = ''
afterEach(async () => {
  if (database) await runAs(inject('adminUrl'), [`drop database if exists ${database} with (force)`])
  database = ''
})

describe('migrations', () => {
  it('make of the landed state what they make of an empty database', async () => {
    await openLanded()
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const fresh = await readShape(databaseAt(inject('adminUrl'), templateName))
    expect(fresh.length).toBeGreaterThan(400)
    expect(await readShape(urlOf('adminUrl'))).toEqual(fresh)
  })

  it('write into an empty database what it began with at that state', async () => {
    expect(Object.keys(landed.begins).length).toBeGreaterThan(2)
    const begins = await readBeginning(databaseAt(inject('adminUrl'), templateName))
    for (const [table, before] of Object.entries(landed.begins))
      expect(begins[table]?.filter((row) => !isNewRole(row))).toEqual(before)
  })

  it('keep every value of every row', async () => {
    await openLanded()
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const after = await readRows(urlOf('adminUrl'))
    for (const [table, items] of landed.rows) {
      if (ofTheRun.test(table)) continue
      const before = items.map((row) => renamed(table, row))
      const kept = (after.get(newTables[table] ?? table) ?? [])
        .filter((row) => !isNewRole(row))
        .map((row) => only(row, before[0] ?? {}))
      expect([table, kept.length, checksum(kept)]).toEqual([table, items.length, checksum(before)])
    }
  })

  it('take words about people from where they lay readable, and tell when names were borne (trust 33, 54)', async () => {
    await openLanded()
    const [one, other] = itemsOf('accounts').map(({ id }) => String(id))
    await withDatabase(async (db) => {
      await db.transaction().execute(async (trx) => {
        await sql`insert into account_suspensions (account_id, reason, words_encrypted, suspended_by)
          values (${one}, 'abuse', 'sealed', ${other})`.execute(trx)
        await sql`insert into notifications (account_id, category, template, params, link)
          values (${one}, 'internal', 'account_suspended', '{"facts": "来电", "days": 15}', '/feedback')`.execute(
          trx,
        )
      })
      await sql`update accounts set name_encrypted = 'third' where id = ${one}`.execute(db)
      await sql`insert into earlier_selves (account_id, name_encrypted, until)
        values (${one}, 'first', '2026-01-01'), (${one}, 'second', '2026-02-01')`.execute(db)
      await sql`insert into audit_reasons values (999999, 'about nobody')`.execute(db)
    })
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const { rows } = await withDatabase((db) =>
      sql`select
        (select params = jsonb_build_object('facts', s.id, 'days', 15) from notifications n
          join account_suspensions s using (account_id) where template = 'account_suspended' and account_id = ${one}) as named,
        (select count(*)::int from audit_reasons where position = 999999) as reasons,
        (select array_agg(named_at::date::text order by until) from earlier_selves where account_id = ${one}) as before,
        (select named_at::date::text from accounts where id = ${one}) as since`.execute(db),
    )
    expect(rows).toEqual([{ named: true, reasons: 0, before: [null, '2026-01-01'], since: '2026-02-01' }])
  })

  it('make one organisation of each credit code, by which all that was counted stays counted', async () => {
    await openLanded()
    const held = itemsOf('organisations').find(({ credit_code: code, state }) => code && state === 'verified')
    const id = String(held?.id)
    const revoked = randomUUID()
    await withDatabase(async (db) => {
      await sql`insert into organisations select (jsonb_populate_record(o, jsonb_build_object(
        'id', ${revoked}::text, 'reference', 'RZ-2026-REVOKED', 'state', 'revoked'))).*
        from organisations o where id = ${id}`.execute(db)
      await sql`insert into allowance_periods (holder_kind, holder_id, year, units, reserved, spent) values
        ('organisation', ${id}, 2024, 10, 4, 0), ('organisation', ${revoked}, 2024, 10, 3, 4),
        ('organisation', ${revoked}, 2023, 10, 1, 0)`.execute(db)
    })
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const { rows } = await withDatabase((db) =>
      sql`select
        (select count(distinct entity_id)::int from organisations where id in (${id}, ${revoked})) as entities,
        (select credit_code from legal_entities where id = ${id}) as code,
        (select bool_and((entity_id is null) = (credit_code is null)) from organisations) as complete,
        (select bool_and(exists (select from legal_entities e where e.id = p.holder_id)) from allowance_periods p
          where holder_kind = 'organisation') as held,
        (select json_agg(json_build_array(year, units, reserved, spent) order by year) from allowance_periods
          where holder_id = ${id} and year < 2025) as periods`.execute(db),
    )
    const periods = [
      [2023, 10, 1, 0],
      [2024, 11, 7, 4],
    ]
    expect(rows).toEqual([{ entities: 1, code: held?.credit_code, complete: true, held: true, periods }])
  })

  it('make every tool, service and resource an offering, which stays while something is for it', async () => {
    await openLanded()
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const rows = await readRows(urlOf('adminUrl'))
    const offerings = (rows.get('public.offerings') ?? []).map(({ kind, number }) => `${kind} ${number}`)
    expect(offerings.sort()).toEqual(
      [
        ...itemsOf('tools').map(({ number }) => `tool ${number}`),
        ...itemsOf('content_records').flatMap(({ collection, number }) =>
          collection === 'services' || collection === 'resources'
            ? [`${offeringKindIn(collection)} ${number}`]
            : [],
        ),
      ].sort(),
    )
    expect(rows.get('public.applications')?.every((row) => row.offering_kind === 'tool')).toBe(true)
    await withDatabase(async (db) => {
      const remove = sql`delete from tools where number = 999`
      const ask = sql`insert into question_sets (offering_kind, offering_number, version, questions)
        values ('tool', 999, 1, '{}')`
      await sql`insert into tools select (jsonb_populate_record(t, '{"number": 998}')).* from tools t
        limit 1`.execute(db)
      await sql`update tools set number = 999 where number = 998`.execute(db)
      await ask.execute(db)
      const refused = { code: '23503', table: 'question_sets' }
      await expect(remove.execute(db)).rejects.toMatchObject(refused)
      await expect(sql`update tools set number = 998 where number = 999`.execute(db)).rejects.toMatchObject(
        refused,
      )
      await sql`delete from question_sets where offering_number = 999`.execute(db)
      await remove.execute(db)
      await expect(ask.execute(db)).rejects.toMatchObject(refused)
    })
  })

  it('leave personal columns and files readable, the audit whole, and a portal that serves it (trust 56)', async () => {
    await openLanded()
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const portal = await openPortal({ database })
    try {
      restoreFiles(landed, portal.filesDir)
      expect(await findBrokenAudit(portal.db)).toBeNull()
      expect(readPersonal(await readRows(urlOf('adminUrl')), portal.services.cipher)).toBeGreaterThan(300)

      const visitor = await portal.api({ locale: 'en' })
      const tools = await visitor.toolbox.searchTools({ keywords: 'nextcloud', page: 1 })
      expect(tools.total).toBeGreaterThan(0)

      const [file] = itemsOf('files').filter(
        ({ removed_at, attached_kind }) => removed_at === null && attached_kind === 'application',
      )
      const [application] = itemsOf('applications').filter(({ id }) => id === file?.attached_id)
      const token = await createSession(portal, String(application?.started_by), {
        teamId: String(application?.team_id),
      })
      const applicant = await portal.api({ token })
      const { items } = await applicant.applications.list({ page: 1 })
      expect(items.map(({ reference }) => reference)).toContain(application?.reference)
      const details = await applicant.applications.details({ applicationId: String(application?.id) })
      expect(details.decision?.verdict).toBe('approved')
      expect(details.sections.flatMap(({ questions }) => questions).length).toBeGreaterThan(1)
      const messages = await applicant.messages.describeMessageList({ page: 1 })
      expect(messages.total).toBeGreaterThan(0)

      const paper = await portal.fetch(`/files/${file?.id}/${file?.purpose}.pdf`, {
        cookie: `__Host-yisun_session=${token}`,
      })
      expect([paper.status, paper.headers.get('content-type')]).toEqual([200, file?.media_type])
      const content = Buffer.from(await paper.arrayBuffer())
      const sha256 = createHash('sha256').update(content).digest('hex')
      expect(`\\x${sha256}`).toBe(file?.sha256)

      // An older release stored files unencrypted, under a name that contains their checksum.
      const plainKey = `${randomBytes(16).toString('hex')}-${sha256}`
      restoreFiles(
        {
          ...landed,
          files: { [`stored/${plainKey.slice(0, 2)}/${plainKey}`]: content.toString('base64') },
        },
        portal.filesDir,
      )
      await sql`update files set storage_key = ${plainKey} where id = ${file?.id}`.execute(portal.db)
      expect(readableFiles(portal.filesDir)).toHaveLength(1)
      await portal.services.enqueue(portal.db, 'seal-files', {})
      expect((await portal.runJobs()).failures).toEqual([])
      expect(readableFiles(portal.filesDir)).toEqual([])
      const sealed = await portal.fetch(`/files/${file?.id}/${file?.purpose}.pdf`, {
        cookie: `__Host-yisun_session=${token}`,
      })
      expect(content.equals(await sealed.bytes())).toBe(true)

      const member = itemsOf('staff_members').find(({ roles }) => (roles as string[]).includes('reviewer'))
      const staff = await portal.api({
        token: await createSession(portal, String(member?.account_id), { isStaff: true }),
      })
      const queue = await staff.staff.queue({ stage: 'decided' })
      expect(queue.items.length).toBeGreaterThan(0)
    } finally {
      await portal.close()
    }
  })

  it('bring every tool into the collection without loss, and publishing it again changes nothing', async () => {
    await openLanded()
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const before = await readRows(urlOf('adminUrl'))
    const portal = await openPortal({ database })
    try {
      const { total } = await (await portal.api()).toolbox.listPage({})
      expect(total).toBe(itemsOf('tools').length)
      const editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
      const numbers = itemsOf('tools').map(({ number }) => String(number))
      for (const number of numbers) {
        const key = { collection: 'tools' as const, number }
        const { texts, shared, version } = await editor.contentStaff.recordDetail(key)
        const own = { zh: texts.zh.fields, en: texts.en.fields }
        await editor.contentStaff.recordSave({ ...key, version, shared, texts: own })
        const { texts: saved } = await editor.contentStaff.recordDetail(key)
        expect([number, saved.zh.state, saved.zh.hasChanges]).toEqual([number, 'published', false])
      }
      for (const number of numbers.slice(0, 3)) {
        const key = { collection: 'tools' as const, number, language: 'zh' as const }
        const { version } = await editor.contentStaff.recordDetail(key)
        const taken = await editor.contentStaff.textMove({ ...key, version, move: 'withdraw' })
        await editor.contentStaff.textMove({ ...key, version: taken.version, move: 'publish' })
      }
      const after = await readRows(urlOf('adminUrl'))
      const withoutTime = (rows: Row[] = []) =>
        rows.map(({ updated_at, ...row }) => JSON.stringify(row)).toSorted()
      for (const table of ['public.tools', 'public.tool_texts', 'public.question_sets'])
        expect(withoutTime(after.get(table))).toEqual(withoutTime(before.get(table)))
    } finally {
      await portal.close()
    }
  })

  it('leave what was asked back before as it was, and ask for a name of what is asked back from then on', async () => {
    await openLanded()
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app', '0221-award-stops')
    // The award to which it belongs does not matter here.
    await runAs(urlOf('adminUrl'), [
      'set session_replication_role = replica',
      `insert into venture_tranches (award_id, agreement, ordinal, direction, amount, due_on, condition)
        values (uuid7(), 0, 1, 'payback', 5000, '2026-12-01', 'none')`,
    ])
    const read = () => withDatabase((db) => sql<Row>`select * from venture_tranches`.execute(db))
    const [before] = (await read()).rows
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const unnamed = {
      ...{ asked_by: null, approved_by: null, waiver_asked_by: null, waiver_confirmed_by: null },
      ...{ asked_because_encrypted: null, waiver_because_encrypted: null },
    }
    expect((await read()).rows).toEqual([{ ...before, ...unnamed }])
    await expect(
      withDatabase((db) => sql`update venture_tranches set state = 'asked'`.execute(db)),
    ).rejects.toThrow('check constraint')
  })

  it('run twice, and by several nodes at once, change nothing more', async () => {
    await openLanded()
    const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(urlOf('ownerUrl'), 'yisun_app')))
    // The landed state is at the first migration.
    expect(runs.flat()).toEqual(Object.keys(migrations).slice(1))
    expect(await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')).toEqual([])
    expect(await done()).toEqual(Object.keys(migrations))
  })

  it('trust 44: killed half-way leave nothing, and run again', async () => {
    await openLanded()
    const before = withoutRecord(await readRows(urlOf('adminUrl')))
    const script = join(import.meta.dirname, '../support/portal/hanging-migration.ts')
    const child = spawn(process.execPath, ['--no-warnings', script, urlOf('ownerUrl')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')

    expect(withoutRecord(await readRows(urlOf('adminUrl')))).toEqual(before)
    expect(await done()).toEqual(['0180-baseline'])
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    expect(await done()).toEqual(Object.keys(migrations))
  })
})

/** Stored files that begin like a paper or a picture. */
function readableFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /^(%PDF|\xff\xd8|\x89PNG|RIFF|PK)/.test(readFileSync(path, 'latin1').slice(0, 8)))
}

/** A database in the landed state, with its data. */
async function openLanded(): Promise<void> {
  database = `test_${randomBytes(6).toString('hex')}`
  await runAs(inject('adminUrl'), [`create database ${database} owner yisun_owner`])
  await restoreLandedState(landed, { ownerUrl: urlOf('ownerUrl'), adminUrl: urlOf('adminUrl') })
}

function itemsOf(table: string): Row[] {
  return landed.rows.get(`public.${table}`) ?? []
}

function urlOf(role: 'ownerUrl' | 'appUrl' | 'adminUrl'): string {
  return databaseAt(inject(role), database)
}

async function done(): Promise<string[]> {
  return withDatabase(async (db) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  })
}

async function withDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const { db } = openDatabase(urlOf('ownerUrl'), { maxConnections: 2 })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

/** The rows without the record of applied migrations. */
function withoutRecord(rows: Rows): Rows {
  return new Map([...rows].filter(([table]) => !/kysely/.test(table)))
}

/** A row of the landed state under its present names. */
function renamed(table: string, row: Row): Row {
  if (!ofOfferings.includes(table)) return row
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key === 'tool_number' ? 'offering_number' : key, value]),
  )
}

/** Only the fields that the row had before. */
function only(row: Row, before: Row): Row {
  return Object.fromEntries(Object.keys(before).map((key) => [key, row[key]]))
}

function checksum(items: Row[]): string {
  const lines = items.map((row) => JSON.stringify(row)).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Decrypts every personal value and compares its blind index. @returns the number of values */
function readPersonal(rows: Map<string, Row[]>, cipher: PersonalCipher): number {
  let count = 0
  for (const { table, column, context, index } of encryptedColumns) {
    for (const row of rows.get(`public.${table}`) ?? []) {
      const stored = row[column]
      if (typeof stored !== 'string') continue
      const plain = cipher.decrypt(stored, context)
      const known = index && row[index]
      if (known) expect(blindIndexOf(cipher, table, column, plain), `${table}.${index}`).toContain(known)
      count += 1
    }
  }
  return count
}
