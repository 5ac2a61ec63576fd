import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { appendAudit } from '../../server/db/audit.ts'
import { auditAnchorsPath, openAuditAnchors } from '../../server/db/audit-anchors.ts'
import { findAuditProblem, noteAudit } from '../../server/db/audit-watch.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testSecrets } from '../support/test-services.ts'
import { verifyAudit } from '../support/verify-audit.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function append(): Promise<void> {
  const entry = {
    ...{ accountId: null, teamId: null, requestId: 'test', before: null, after: null },
    ...{ kind: 'test.done', subjectKind: 'test', subjectId: randomUUID() },
  }
  await portal.db.transaction().execute((trx) => appendAudit(trx, [entry]))
}

/*
 * What the older tests of this row missed: each took the notes as they were, forged at most. Without them there was
 * nothing that an audit which was cut did not fit, so that whoever took both was not told of.
 */
describe('trust 58: what was noted outside of the database', () => {
  it.each<[string, (path: string) => void]>([
    ['deleted', (path) => rmSync(path)],
    ['emptied', (path) => writeFileSync(path, '')],
    ['cut', (path) => writeFileSync(path, `${readFileSync(path, 'utf8').split('\n')[0]}\n`)],
  ])('is told of once it is %s, until somebody accepts it', async (_, take) => {
    const dataDir = temporaryFolder()
    const path = auditAnchorsPath({ dataDir })
    const notes = openAuditAnchors(path, cipherOfSecrets(testSecrets))
    for (const _note of [1, 2]) {
      await append()
      expect(await noteAudit(portal.db, notes)).toBeNull()
    }
    const gone = { what: 'notesGone', position: notes.read().anchors.at(-1)?.position }
    take(path)
    for (const reading of ['noted', 'new', 'whole'] as const)
      expect(await findAuditProblem(portal.db, notes, reading)).toEqual(gone)
    // No new note makes it whole.
    await append()
    expect(await noteAudit(portal.db, notes)).toEqual(gone)
    await expect(verifyAudit(portal.appUrl, dataDir)).rejects.toMatchObject({
      stderr: `Audit: audit-anchors.log in the data folder is gone or shorter, entry ${gone.position} was noted there\n`,
    })
    expect((await verifyAudit(portal.appUrl, dataDir, ['--accept'])).stdout).toContain('the chain holds')
    expect(await noteAudit(portal.db, notes)).toBeNull()
  })

  it('is begun in a folder that has none yet', async () => {
    const notes = openAuditAnchors(
      auditAnchorsPath({ dataDir: temporaryFolder() }),
      cipherOfSecrets(testSecrets),
    )
    expect(await noteAudit(portal.db, notes)).toBeNull()
    expect(notes.read().anchors).toHaveLength(1)
  })
})
