import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { type AuditRecord, appendAudit, findLastAuditEntry, hashOf } from '../../server/db/audit/audit.ts'
import { auditAnchorsPath, openAuditAnchors } from '../../server/db/audit/audit-anchors.ts'
import { findAuditProblem, noteAudit } from '../../server/db/audit/audit-watch.ts'
import { findBrokenAudit } from '../../server/db/audit/check-audit.ts'
import { openDatabase } from '../../server/db/database.ts'
import { mailAuditHead } from '../../server/domains/audit/note-audit.jobs.ts'
import { sentMessages } from '../support/outbox.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { temporaryFolder } from '../support/portal/temporary-folder.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { verifyAudit } from '../support/verify-audit.ts'
import { createStaff } from '../support/world/actors.ts'
import { noteHead } from '../support/world/note-head.ts'

const firstKey = testSecrets.encryptionKeys[0] as (typeof testSecrets.encryptionKeys)[number]
const secondKey = { id: 'test2', key: createHash('sha256').update('the next key').digest() }
const cipher = cipherOfSecrets(testSecrets)

let portal: TestPortal
let owner: pg.Client
beforeAll(async () => {
  portal = await openPortal()
  owner = new pg.Client({ connectionString: portal.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await portal.close()
})

let dataDir: string
const notes = () => openAuditAnchors(auditAnchorsPath({ dataDir }), cipher)
const problem = (reading: 'whole' | 'new' | 'noted' = 'whole') =>
  findAuditProblem(portal.db, notes(), reading)

async function useNewFolder(): Promise<void> {
  dataDir = temporaryFolder()
  await owner.query("delete from settings where key = 'auditNoted'")
}

/** Twelve entries, the newest of them noted, and three more since. */
beforeEach(async () => {
  await owner.query('truncate audit_events')
  await useNewFolder()
  await noteHead(portal.db, notes())
  await append(12)
  expect(await noteAudit(portal.db, notes())).toBeNull()
  await append(3)
  expect(await problem()).toBeNull()
})

const record = (subjectId: string = randomUUID(), kind = 'test.done'): AuditRecord => ({
  accountId: null,
  teamId: null,
  requestId: 'test',
  kind,
  subjectKind: 'test',
  subjectId,
  before: null,
  after: { amount: 1 },
})

async function append(count: number, db = portal.db): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await db.transaction().execute((trx) => appendAudit(trx, [record()]))
  }
}

/**
 * What the owner of the database can do who knows the code and every hash but not the keys: rewrites all
 * entries from a position on, so that each follows from the one before.
 */
async function rewrite(from: number, sealOf: (row: { seal: string | null }) => string | null): Promise<void> {
  const { rows } = await owner.query('select * from audit_events order by position')
  let previous: Buffer = from === 1 ? Buffer.alloc(32) : rows[from - 2].hash
  await owner.query('delete from audit_events where position >= $1', [from])
  for (const row of rows.slice(from - 1)) {
    const changed = record(row.subject_id, row.position === String(from) ? 'test.forged' : row.kind)
    const hash = hashOf(previous, Number(row.position), row.at, changed)
    await insert({ ...row, kind: changed.kind, previous_hash: previous, hash, seal: sealOf(row) })
    previous = hash
  }
}

async function insert(row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const values = names.map((name) =>
    name === 'after' || name === 'before' ? row[name] && JSON.stringify(row[name]) : row[name],
  )
  await owner.query(
    `insert into audit_events (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    values,
  )
}

/** Entries that follow from the last one, as somebody without a key makes them. */
async function forge(
  seal: string | null,
  kind = 'test.forged',
  after: unknown = { amount: 1 },
): Promise<void> {
  const { rows } = await owner.query('select * from audit_events order by position desc limit 1')
  const [last] = rows
  const position = Number(last.position) + 1
  const at = new Date()
  const entry = { ...record('forged', kind), after: after as Record<string, unknown> }
  const hash = hashOf(last.hash, position, at, entry)
  await insert({
    ...last,
    position,
    at,
    kind,
    subject_id: 'forged',
    after,
    previous_hash: last.hash,
    hash,
    seal,
  })
}

const anySeal = `${firstKey.id}.${createHash('sha256').update('a guess').digest('base64url')}`

describe('trust 58: the audit is told of by key and by what was noted outside of the database', () => {
  it('cut to before what was noted', async () => {
    await owner.query('delete from audit_events where position > 10')
    // Each remaining entry is valid: only the note shows the cut.
    expect(await findBrokenAudit(portal.db)).toBeNull()
    for (const reading of ['noted', 'new', 'whole'] as const) {
      expect(await problem(reading)).toEqual({ what: 'cut', position: 12 })
    }
    await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toMatchObject({
      stderr: 'Audit: entry 12 was noted outside of the database and is gone, or another one\n',
    })
    // No newer note covers it up.
    await append(5)
    expect(await noteAudit(portal.db, notes())).toEqual({ what: 'cut', position: 12 })
    expect(await problem()).toEqual({ what: 'cut', position: 12 })
  })

  it('emptied and begun anew', async () => {
    await owner.query('truncate audit_events')
    await append(20)
    expect(await findBrokenAudit(portal.db)).toBeNull()
    expect(await problem()).toEqual({ what: 'cut', position: 12 })
  })

  it.each([
    ['the seals as they were', (row: { seal: string | null }) => row.seal],
    ['seals that are made up', () => anySeal],
    ['seals of a key that there never was', () => `k0${anySeal.slice(firstKey.id.length)}`],
  ])('rewritten as a whole, with %s', async (_, sealOf) => {
    await rewrite(1, sealOf)
    expect(await findBrokenAudit(portal.db)).toBe(1)
    expect(await problem('noted')).toEqual({ what: 'cut', position: 12 })
  })

  it('written anew as if it had never been sealed', async () => {
    await rewrite(1, () => null)
    // It looks like an audit from before seals existed; the note shows the cut.
    expect(await findBrokenAudit(portal.db)).toBeNull()
    expect(await problem()).toEqual({ what: 'cut', position: 12 })
  })

  it('rewritten as if it had never been sealed, with every note removed as well', async () => {
    const { rows } = await owner.query(
      "select count(*)::int as count from audit_events where kind = 'audit.sealed'",
    )
    await rewrite(1, () => null)
    await useNewFolder()
    const unsealed = { what: 'unsealed', position: null }
    for (const reading of ['noted', 'new', 'whole'] as const) expect(await problem(reading)).toEqual(unsealed)
    // A running node does not seal entries that it has not sealed before.
    expect(await noteAudit(portal.db, notes())).toEqual(unsealed)
    expect(await noteAudit(portal.db, notes())).toEqual(unsealed)
    expect(
      (await owner.query("select count(*)::int as count from audit_events where kind = 'audit.sealed'")).rows,
    ).toEqual(rows)
    // Nor does it seal what is entered meanwhile.
    await append(2)
    expect(await problem('noted')).toEqual({ what: 'notesGone', position: null })
    await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toMatchObject({
      stderr: 'Audit: audit-anchors.log in the data folder is gone, and the portal has entries or accounts\n',
    })
  })

  it.each([
    ['the seals as they were', (row: { seal: string | null }) => row.seal],
    ['no seals', () => null],
    ['seals of a key that there never was', () => `k0${anySeal.slice(firstKey.id.length)}`],
  ])('rewritten since the last note, with %s', async (_, sealOf) => {
    await rewrite(14, sealOf)
    expect(await findBrokenAudit(portal.db)).toBe(14)
    expect(await problem('new')).toEqual({ what: 'broken', position: 14 })
  })

  it.each([
    ['no seal', null],
    ['a seal that is made up', anySeal],
    ['a seal of a key that there never was', `k0${anySeal.slice(firstKey.id.length)}`],
  ])('extended, with %s, even once real entries follow', async (_, seal) => {
    await forge(seal)
    expect(await problem('new')).toEqual({ what: 'broken', position: 16 })
    await append(3)
    expect(await problem('new')).toEqual({ what: 'broken', position: 16 })
    await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toMatchObject({
      stderr: 'Audit: the chain breaks at entry 16\n',
    })
  })

  it('extended with a key that a forged entry declares retired', async () => {
    const seal = `k0${anySeal.slice(firstKey.id.length)}`
    await forge(seal)
    await forge(seal, 'keys.rotated', { key: 'k0', retired: ['k0'] })
    await append(3)
    expect(await problem()).toEqual({ what: 'broken', position: 16 })
  })

  it('with two entries swapped', async () => {
    await owner.query('update audit_events set position = -1 where position = 5')
    await owner.query('update audit_events set position = 5 where position = 6')
    await owner.query('update audit_events set position = 6 where position = -1')
    expect(await problem()).toEqual({ what: 'broken', position: 5 })
  })

  it('with notes written without a key', async () => {
    const path = auditAnchorsPath({ dataDir })
    const [line = ''] = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, `${line.replace('"position":12', '"position":2')}\n`)
    expect(await problem('noted')).toEqual({ what: 'notes', position: null })
  })

  it('and reported on the first page of the console, in the daily mail and in the log', async () => {
    const administrator = await createStaff(portal, ['administrator'])
    const email = `${administrator.accountId}@example.org`
    await portal.db
      .updateTable('accounts')
      .set({
        email_encrypted: portal.services.cipher.encrypt(email, 'accounts.email'),
        email_index: portal.services.cipher.blindIndex(email, 'accounts.email'),
      })
      .where('id', '=', administrator.accountId)
      .execute()
    const staff = await portal.api({ token: administrator.token })
    const seen = async () => [
      (await staff.dashboardStaff.figures({})).isAuditTampered,
      (await staff.auditStaff.auditList({})).isTampered,
    ]
    const mails = async () => {
      await mailAuditHead(portal.services, {}, 'test')
      await portal.runJobs()
      return (await sentMessages(portal))
        .filter(({ recipient }) => recipient === email)
        .map(({ subject, body }) => `${subject} ${body}`)
    }
    const head = await findLastAuditEntry(portal.db)
    if (head) portal.services.auditAnchors.note({ at: new Date().toISOString(), ...head })
    const last = await findLastAuditEntry(portal.db)
    expect(await seen()).toEqual([false, false])
    expect((await mails()).at(-1)).toContain(`${last?.position}:${last?.hash}`)
    await owner.query('delete from audit_events where position > 3')
    expect(await seen()).toEqual([true, true])
    expect((await mails()).at(-1)).toContain('审计记录对不上')
  })
})

describe('trust 58: the audit holds', () => {
  it('for entries from before seals, for which the first sealed one vouches', async () => {
    await rewrite(1, () => null)
    await useNewFolder()
    // As after an upgrade: the operator accepts the entries as theirs.
    await verifyAudit(portal.appUrl, dataDir, ['--accept'])
    expect(await noteAudit(portal.db, notes())).toBeNull()
    expect(await findLastAuditEntry(portal.db)).toMatchObject({ position: 16 })
    await append(2)
    expect(await problem()).toBeNull()
    await rewrite(4, (row) => row.seal)
    expect(await findBrokenAudit(portal.db)).toBe(16)
  })

  it('when keys are changed and the old one is retired', async () => {
    const both = { encryptionKeys: [secondKey, firstKey] }
    const alone = { encryptionKeys: [secondKey] }
    const open = (secrets: typeof both) =>
      openDatabase(portal.appUrl, { maxConnections: 1, cipher: cipherOfSecrets(secrets) }).db
    const [changing, changed] = [open(both), open(alone)]
    try {
      await append(2, changing)
      // A node that does not know the new key yet.
      await append(1)
      await append(1, changing)
      expect(await findBrokenAudit(changing)).toBeNull()
      expect(await findBrokenAudit(changed)).toBe(1)
      const rotated = { ...record('encryptionKeys', 'keys.rotated'), after: { retired: [firstKey.id] } }
      await changing.transaction().execute((trx) => appendAudit(trx, [rotated]))
      // With the new key, as the command does it.
      const noting = openAuditAnchors(auditAnchorsPath({ dataDir }), cipherOfSecrets(both))
      expect(await noteAudit(changing, noting)).toBeNull()
      await append(2, changed)
      expect(await findBrokenAudit(changed)).toBeNull()
      const anchors = openAuditAnchors(auditAnchorsPath({ dataDir }), cipherOfSecrets(alone))
      expect(await noteAudit(changed, anchors)).toBeNull()
      expect(await findAuditProblem(changed, anchors, 'whole')).toBeNull()
      await forge(anySeal)
      expect(await findBrokenAudit(changed)).toBe(23)
      await owner.query('delete from audit_events where position > 19')
      expect(await findAuditProblem(changed, anchors, 'noted')).toEqual({ what: 'cut', position: 22 })
    } finally {
      await changing.destroy()
      await changed.destroy()
    }
  })

  it('after an older backup was restored, once the operator has accepted it', async () => {
    await owner.query('delete from audit_events where position > 10')
    await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toThrow()
    expect((await verifyAudit(portal.appUrl, dataDir, ['--accept'])).stdout).toContain('the chain holds')
    await append(2)
    expect(await noteAudit(portal.db, notes())).toBeNull()
    await owner.query('delete from audit_events where position > 10')
    expect(await problem()).toEqual({ what: 'cut', position: 13 })
  })
})
