import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { appendAudit } from '../../db/audit/audit.ts'

let portal: TestPortal
let administrator: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  administrator = await createStaff(portal, ['administrator'])
})
afterAll(() => portal.close())

async function audit() {
  return (await portal.api({ token: administrator.token })).auditStaff
}

describe('the audit, searched by administrators', () => {
  it('finds entries by a person’s phone, a colleague’s name, a thing’s number, and day', async () => {
    const { applicationId, team, reviewer } = await createApplication(portal, 'in_review')
    const { auditList } = await audit()
    const byPhone = await auditList({ person: team.superAdmin.phone.replace('+86', '') })
    expect(byPhone.entries.map(({ action }) => action)).toContain('application.submit')
    expect(new Set(byPhone.entries.map(({ who }) => who?.accountId))).toEqual(
      new Set([team.superAdmin.accountId]),
    )
    const { display_name: name } = await portal.db
      .selectFrom('staff_members')
      .select('display_name')
      .where('account_id', '=', reviewer.accountId)
      .executeTakeFirstOrThrow()
    const byName = await auditList({ person: name })
    expect(byName.entries[0]?.who).toEqual({ accountId: reviewer.accountId, name, isStaff: true })
    const byThing = await auditList({ thing: applicationId, action: 'application.' })
    expect(byThing.entries.map(({ subjectId }) => subjectId)).toEqual(
      byThing.entries.map(() => applicationId),
    )
    expect(byThing.entries.length).toBeGreaterThan(1)
    expect((await auditList({ thing: applicationId, to: '2020-01-01' })).entries).toEqual([])
    expect((await auditList({ thing: applicationId, from: '2020-01-01' })).entries.length).toBeGreaterThan(1)
    expect((await auditList({ person: '13900000000' })).entries).toEqual([])
    expect((await auditList({ action: '%' })).entries).toEqual([])
  })

  it.each(['2026-02-31', '2026-13-01', '0000-01-01'])(
    'trust 17: refuses %s, which is no day',
    async (from) => {
      const { auditList } = await audit()
      await expect(auditList({ from })).rejects.toMatchObject({ reason: 'invalidInput' })
    },
  )

  it('trust 31: shows no phone and no address in full, whatever somebody wrote into a reason', async () => {
    const person = await createAccount(portal)
    await portal.db.transaction().execute((trx) =>
      appendAudit(trx, [
        {
          accountId: person.accountId,
          teamId: null,
          requestId: 'a test',
          kind: 'test.masked',
          subjectKind: 'test',
          subjectId: '1',
          before: { note: 'ming@example.org' },
          after: { reason: `打 ${person.phone}，或 138 1234 5678` },
        },
      ]),
    )
    const { entries } = await (await audit()).auditList({ action: 'test.' })
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(person.phone.slice(3))
    expect(entries[0]?.changes).toEqual([
      { name: 'note', before: 'm***@example.org', after: null },
      { name: 'reason', before: null, after: expect.stringMatching(/139\*{4}\d{4}，或 138\*{4}5678/) },
    ])
    expect(entries[0]?.who?.name).toMatch(/^139\*{4}\d{4}$/)
  })

  it('leaves out the words about a person that early entries on suspensions hold', async () => {
    const { accountId } = await createAccount(portal)
    await portal.db.transaction().execute((trx) =>
      appendAudit(trx, [
        {
          accountId: administrator.accountId,
          teamId: null,
          requestId: 'a test',
          kind: 'account.suspended',
          subjectKind: 'account',
          subjectId: accountId,
          before: null,
          after: { reason: 'abuse', words: '转卖了六个名额' },
        },
      ]),
    )
    const { entries } = await (await audit()).auditList({ thing: accountId })
    expect(entries[0]?.changes).toEqual([{ name: 'reason', before: null, after: 'abuse' }])
  })

  it('pages from the newest on and names the last entry, by which the chain can be checked', async () => {
    const { auditList } = await audit()
    await Promise.all(Array.from({ length: 60 }, (_, turn) => note(turn)))
    const first = await auditList({ action: 'many.' })
    expect(first.entries).toHaveLength(50)
    const rest = await auditList({ action: 'many.', before: first.next ?? 0 })
    expect(rest).toMatchObject({ next: null })
    expect(rest.entries).toHaveLength(10)
    expect(first.last?.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is for administrators', async () => {
    const reviewer = await portal.api({ token: (await createStaff(portal, ['reviewer'])).token })
    await expect(reviewer.auditStaff.auditList({})).rejects.toMatchObject({ reason: 'notAvailable' })
  })
})

async function note(turn: number): Promise<void> {
  await portal.db.transaction().execute((trx) =>
    appendAudit(trx, [
      {
        accountId: null,
        teamId: null,
        requestId: 'a test',
        kind: 'many.noted',
        subjectKind: 'test',
        subjectId: String(turn),
        before: null,
        after: null,
      },
    ]),
  )
}
