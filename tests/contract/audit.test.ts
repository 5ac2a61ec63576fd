import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLastAuditEntry } from '../../server/db/audit/audit.ts'
import { auditAnchorsPath, openAuditAnchors } from '../../server/db/audit/audit-anchors.ts'
import { noteAudit } from '../../server/db/audit/audit-watch.ts'
import { findBrokenAudit } from '../../server/db/audit/check-audit.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { runAs } from '../support/portal/postgres.ts'
import { verifyAudit } from '../support/verify-audit.ts'
import { createAccount } from '../support/world/actors.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  // Notes the empty audit, as the first start does.
  const path = auditAnchorsPath({ dataDir: portal.filesDir })
  expect(await noteAudit(portal.db, openAuditAnchors(path, portal.services.cipher))).toBeNull()
})
afterAll(() => portal.close())

describe('trust 35: the audit', () => {
  it('is one chain however many write at once', async () => {
    const before = await count()
    const accounts = await Promise.all(Array.from({ length: 12 }, () => createAccount(portal)))
    await Promise.all(
      accounts.flatMap(({ token }) =>
        Array.from({ length: 5 }, async (_, turn) =>
          (await portal.api({ token })).usercenter.profileupdate({ name: `林知远${turn}` }),
        ),
      ),
    )
    expect((await count()) - before).toBeGreaterThanOrEqual(60)
    expect(await findBrokenAudit(portal.db)).toBeNull()
  })

  it.each([
    'update audit_events set kind = kind',
    'delete from audit_events where position = 1',
    'truncate audit_events',
    'alter table audit_events disable trigger all',
    'drop table audit_events',
    "copy audit_events from program 'true'",
  ])('denies the application: %s', async (statement) => {
    await expect(runAs(portal.appUrl, [statement])).rejects.toMatchObject({ code: '42501' })
  })

  const changes = [
    "update audit_events set kind = kind || 'x' where position = $1",
    "update audit_events set subject_id = 'other' where position = $1",
    "update audit_events set at = at + interval '1 second' where position = $1",
    'update audit_events set account_id = gen_random_uuid() where position = $1',
    'update audit_events set team_id = gen_random_uuid() where position = $1',
    "update audit_events set request_id = 'other' where position = $1",
    `update audit_events set after = coalesce(after, '{}') || '{"amount": 1}' where position = $1`,
    `update audit_events set before = coalesce(before, '{}') || '{"amount": 1}' where position = $1`,
    "update audit_events set hash = sha256('') where position = $1",
    'delete from audit_events where position = $1',
  ]

  it.each(changes)('tells of an owner who did: %s', async (statement) => {
    const position = Math.ceil((await count()) / 2)
    const owner = new pg.Client({ connectionString: portal.ownerUrl })
    await owner.connect()
    try {
      await owner.query('create table audit_copy as table audit_events')
      await owner.query(statement, [position])
      expect(await findBrokenAudit(portal.db)).toBe(position)
      await expect(verify()).rejects.toMatchObject({
        stderr: `Audit: the chain breaks at entry ${position}\n`,
      })
    } finally {
      await owner.query(
        'begin; truncate audit_events; insert into audit_events table audit_copy; drop table audit_copy; commit',
      )
      await owner.end()
    }
    expect(await findBrokenAudit(portal.db)).toBeNull()
  })

  it('npm run audit:verify says so, and by a noted entry also when the end was cut off', async () => {
    const last = await findLastAuditEntry(portal.db)
    const noted = `${last?.position}:${last?.hash}`
    expect((await verify()).stdout).toBe(
      `Audit: ${last?.position} entries, the chain holds\nLast entry ${noted}\n`,
    )
    await runAs(portal.ownerUrl, [`delete from audit_events where position = ${last?.position}`])
    expect((await verify()).stdout).toContain('the chain holds')
    await expect(verify('--noted', noted)).rejects.toMatchObject({
      stderr: `Audit: entry ${last?.position} is not the one that was noted\n`,
    })
    await expect(verify('--noted', 'x')).rejects.toMatchObject({ stderr: /^Expects nothing, or --noted/ })
  })
})

async function count(): Promise<number> {
  return (await findLastAuditEntry(portal.db))?.position ?? 0
}

const verify = (...args: string[]) => verifyAudit(portal.appUrl, portal.filesDir, args)
