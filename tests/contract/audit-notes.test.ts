import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { appendAudit, findLastAuditEntry } from '../../server/db/audit/audit.ts'
import { auditAnchorsPath, openAuditAnchors } from '../../server/db/audit/audit-anchors.ts'
import { findAuditProblem, noteAudit } from '../../server/db/audit/audit-watch.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { startRunning } from '../support/portal/running-portal.ts'
import { temporaryFolder } from '../support/portal/temporary-folder.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { verifyAudit } from '../support/verify-audit.ts'
import { createAccount } from '../support/world/actors.ts'
import { noteHead } from '../support/world/note-head.ts'

let portal: TestPortal
let owner: pg.Client
beforeAll(async () => {
  portal = await openPortal()
  owner = new pg.Client({ connectionString: portal.ownerUrl })
  await owner.connect()
})
beforeEach(() => owner.query("delete from settings where key = 'auditNoted'"))
afterAll(async () => {
  await owner.end()
  await portal.close()
})

const notesIn = (dataDir: string) =>
  openAuditAnchors(auditAnchorsPath({ dataDir }), cipherOfSecrets(testSecrets))

async function append(): Promise<void> {
  const entry = {
    ...{ accountId: null, teamId: null, requestId: 'test', before: null, after: null },
    ...{ kind: 'test.done', subjectKind: 'test', subjectId: randomUUID() },
  }
  await portal.db.transaction().execute((trx) => appendAudit(trx, [entry]))
}

/*
 * Without its notes a truncated audit is consistent in itself, so somebody who takes both must be noticed.
 * The notes are taken here under another machine name and folder as well, and entries since the last hour are
 * cut.
 */
describe('trust 58: what was noted outside of the database', () => {
  it.each<[string, (path: string, earlier: string) => void]>([
    ['deleted', (path) => rmSync(path)],
    ['emptied', (path) => writeFileSync(path, '')],
    ['put back as it was before', (path, earlier) => writeFileSync(path, earlier)],
  ])('is reported once it is %s, until somebody accepts it', async (_, take) => {
    const dataDir = temporaryFolder()
    const path = auditAnchorsPath({ dataDir })
    const notes = notesIn(dataDir)
    await append()
    await noteHead(portal.db, notes)
    const written = []
    for (const _note of [1, 2]) {
      await append()
      expect(await noteAudit(portal.db, notes)).toBeNull()
      written.push(readFileSync(path, 'utf8'))
    }
    const gone = { what: 'notesGone', position: notes.read().newest?.position }
    take(path, String(written[0]))
    for (const reading of ['noted', 'new', 'whole'] as const)
      expect(await findAuditProblem(portal.db, notes, reading)).toEqual(gone)
    // A new note does not repair it.
    await append()
    expect(await noteAudit(portal.db, notes)).toEqual(gone)
    await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toMatchObject({
      stderr: `Audit: audit-anchors.log in the data folder is gone or older, entry ${gone.position} was noted there\n`,
    })
    expect((await verifyAudit(portal.appUrl, dataDir, ['--accept'])).stdout).toContain('the chain holds')
    expect(await noteAudit(portal.db, notes)).toBeNull()
  })

  it('is reported once it is gone, even if the folder or machine has another name', async () => {
    const [dataDir, moved] = [join(temporaryFolder(), 'data'), join(temporaryFolder(), 'data')]
    await append()
    await noteHead(portal.db, notesIn(dataDir))
    await append()
    expect(await noteAudit(portal.db, notesIn(dataDir))).toBeNull()
    renameSync(dataDir, moved)
    expect(await findAuditProblem(portal.db, notesIn(moved), 'noted')).toBeNull()
    rmSync(auditAnchorsPath({ dataDir: moved }))
    expect(await noteAudit(portal.db, notesIn(moved))).toMatchObject({ what: 'notesGone' })
  })

  it('is begun by one of several nodes while the audit is empty', async () => {
    await owner.query('truncate audit_events')
    const notes = notesIn(temporaryFolder())
    const nodes = [1, 2, 3].map(() => noteAudit(portal.db, notes))
    expect(await Promise.all(nodes)).toEqual([null, null, null])
    expect(notes.read().newest).toMatchObject({ position: 0 })
    await append()
    expect(await noteAudit(portal.db, notes)).toBeNull()
    expect(notes.read().newest).toMatchObject({ position: 1 })
  })

  it('is reported as missing once the database has no record of it', async () => {
    await append()
    const notes = notesIn(temporaryFolder())
    for (const _again of [1, 2])
      expect(await noteAudit(portal.db, notes)).toEqual({ what: 'notesGone', position: null })
    expect(notes.read().newest).toBeNull()
  })

  describe('whose audit is emptied whole, and every note of it taken', () => {
    const emptied = async (dataDir: string) => {
      await owner.query('truncate audit_events cascade')
      await owner.query("delete from settings where key = 'auditNoted'")
      rmSync(auditAnchorsPath({ dataDir }), { force: true })
    }
    it('is told of by who looks later, since nobody has an account without an entry', async () => {
      await createAccount(portal)
      const dataDir = temporaryFolder()
      await emptied(dataDir)
      const gone = { what: 'notesGone', position: null }
      for (const reading of ['noted', 'new', 'whole'] as const)
        expect(await findAuditProblem(portal.db, notesIn(dataDir), reading)).toEqual(gone)
      expect(await noteAudit(portal.db, notesIn(dataDir))).toEqual(gone)
      await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toMatchObject({
        stderr: expect.stringContaining('is gone, and the portal has entries or accounts'),
      })
      expect((await verifyAudit(portal.appUrl, dataDir, ['--accept'])).stdout).toContain('the chain holds')
    })

    it('is told of by a process that saw further, also where all is put back as it once was', async () => {
      await owner.query('truncate audit_events cascade')
      const dataDir = temporaryFolder()
      const [path, running] = [auditAnchorsPath({ dataDir }), notesIn(dataDir)]
      await noteHead(portal.db, running)
      const atFirst = readFileSync(path, 'utf8')
      for (const _entry of [1, 2]) await append()
      expect(await noteAudit(portal.db, running)).toBeNull()
      const gone = { what: 'notesGone', position: 2 }
      await emptied(dataDir)
      expect(await noteAudit(portal.db, running)).toEqual(gone)
      writeFileSync(path, atFirst)
      expect(await noteAudit(portal.db, running)).toEqual(gone)
      await append()
      expect(await noteAudit(portal.db, running)).toEqual(gone)
      expect(readFileSync(path, 'utf8')).toBe(atFirst)
      // An operator who has found out why says so in a process of their own, and the running one takes it.
      await verifyAudit(portal.appUrl, dataDir, ['--accept'])
      await append()
      expect(await noteAudit(portal.db, notesIn(dataDir))).toBeNull()
      expect(await noteAudit(portal.db, running)).toBeNull()
      // What was accepted once vouches for nothing that is taken later.
      const accepted = readFileSync(path, 'utf8')
      for (const _entry of [1, 2]) await append()
      expect(await noteAudit(portal.db, running)).toBeNull()
      await emptied(dataDir)
      writeFileSync(path, accepted)
      expect(await noteAudit(portal.db, running)).toEqual({ what: 'notesGone', position: 5 })
    })
  })

  it('holds the newest entry soon, and when a node has stopped', { timeout: 300_000 }, async () => {
    const dataDir = temporaryFolder()
    const notes = notesIn(dataDir)
    const last = async () => (await findLastAuditEntry(portal.db))?.position
    await noteHead(portal.db, notes)
    const node = await startRunning(portal, { YISUN_DATA_DIR: dataDir })
    try {
      await append()
      await expect.poll(() => notes.read().newest?.position, { timeout: 60_000 }).toBe(await last())
      for (const _entry of [1, 2, 3]) await append()
    } finally {
      await node.stop()
    }
    const newest = await last()
    expect(notes.read().newest?.position).toBe(newest)
    await owner.query('delete from audit_events where position = $1', [newest])
    await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toMatchObject({
      stderr: `Audit: entry ${newest} was noted outside of the database and is gone, or another one\n`,
    })
  })
})
