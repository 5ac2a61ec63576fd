import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import {
  createAccount,
  createMember,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../tests/support/world/actors.ts'
import { makeCreditCode } from '../../../tests/support/world/make-credit-code.ts'
import {
  makeStatement,
  type SentByTeam,
  sendVerification,
  uploadPapers,
  verifyTeam,
} from '../../../tests/support/world/verifications.ts'
import { watchVerifications } from './watch-verifications.jobs.ts'

let portal: TestPortal
let verifier: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  verifier = await createStaff(portal, ['verifier'])
})
afterAll(() => portal.close())

const watch = () => watchVerifications(portal.services, {}, randomUUID())
const apiOf = ({ token }: TestAccount) => portal.api({ token })

/** A claim to a code by a team without a letter. */
async function claimWithoutLetter(creditCode: string): Promise<SentByTeam> {
  const team = await createTeam(portal)
  const { letter: _, realName: __, position: ___, ...statement } = await makeStatement(portal, team)
  const sent = await (await apiOf(team.superAdmin)).organisations.add({ ...statement, creditCode })
  expect(sent.state).toBe('pending_documents')
  return { team, organisationId: sent.organisationId, version: sent.version }
}

/** A code's owner submits everything. */
async function claim(creditCode: string): Promise<SentByTeam> {
  const team = await createTeam(portal)
  const statement = { ...(await makeStatement(portal, team)), creditCode }
  const sent = await (await apiOf(team.superAdmin)).organisations.add(statement)
  return { team, organisationId: sent.organisationId, version: sent.version }
}

const detailOf = async ({ team, organisationId }: SentByTeam) =>
  (await apiOf(team.superAdmin)).organisations.detail({ organisationId })

async function codeOf({ organisationId }: SentByTeam): Promise<string> {
  const row = await portal.db
    .selectFrom('organisations')
    .select('credit_code')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return String(row.credit_code)
}

async function noticesOf({ team }: SentByTeam): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notifications')
    .select('template')
    .where('team_id', '=', team.teamId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.template)
}

async function auditedOf({ organisationId }: SentByTeam): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_events')
    .select('kind')
    .where('subject_id', '=', organisationId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.kind)
}

const papersOf = async (sent: SentByTeam) => (await detailOf(sent)).papers.filter(({ file }) => file).length

/** Moves submission and decision that many days into the past, and the warning a week after them. */
async function age({ organisationId }: SentByTeam, days: number): Promise<void> {
  await sql`update organisations set submitted_at = submitted_at - make_interval(days => ${days}),
    decided_at = decided_at - make_interval(days => ${days}),
    papers_warned_at = papers_warned_at - interval '8 days' where id = ${organisationId}`.execute(portal.db)
}

async function returnIt(sent: SentByTeam, field: 'name' | 'creditCode' = 'name'): Promise<void> {
  await (await apiOf(verifier)).organisationsStaff.decide({
    organisationId: sent.organisationId,
    version: (await detailOf(sent)).version,
    outcome: 'returned',
    exists: 'unknown',
    personMayAct: 'unknown',
    eligible: 'unknown',
    standing: 'unknown',
    reason: 'paperUnreadable',
    remarks: [{ field, text: '请核对' }],
  })
}

const asRefused = ({ organisationId }: SentByTeam, version: number) => ({
  organisationId,
  version,
  outcome: 'refused' as const,
  exists: 'met' as const,
  personMayAct: 'notMet' as const,
  eligible: 'unknown' as const,
  standing: 'unknown' as const,
  reason: 'noAuthority',
})

describe('a credit code', () => {
  it('is known by who has sent a letter, before a claim whose letter is missing', async () => {
    const code = makeCreditCode()
    const early = await claimWithoutLetter(code)
    await claimWithoutLetter(code)
    const seeker = await apiOf(await createAccount(portal))
    const { found } = await seeker.organisations.list({ search: code })
    expect(found).toMatchObject([{ organisationId: early.organisationId, name: null, isVerified: false }])
    const owner = await claim(code)
    expect((await seeker.organisations.list({ search: code })).found).toMatchObject([
      { organisationId: owner.organisationId },
    ])
  })

  it('that is corrected is of another organisation from then on', async () => {
    const owner = await verifyTeam(portal)
    const [mended, creditCode] = [await sendVerification(portal), await codeOf(owner)]
    await returnIt(mended, 'creditCode')
    const { organisationId, version, openFields } = await detailOf(mended)
    const { letter } = await uploadPapers(portal, mended.team.superAdmin.token)
    const stated = { ...(await makeStatement(portal, mended.team)), letter, creditCode }
    const open = Object.fromEntries(
      Object.entries(stated).filter(([field]) => field === 'TeamID' || openFields.includes(field as never)),
    ) as typeof stated
    await (await apiOf(mended.team.superAdmin)).organisations.add({ ...open, organisationId, version })
    const { otherTeams } = await (await apiOf(verifier)).organisationsStaff.detail({ organisationId })
    expect(otherTeams).toMatchObject([{ organisationId: owner.organisationId, state: 'verified' }])
  })
})

describe('a verification without its letter', () => {
  it('shows its day, warns a week before, closes without its papers, and can be begun again', async () => {
    const sent = await claimWithoutLetter(makeCreditCode())
    const { dueOn, canWithdraw } = await detailOf(sent)
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect((Date.parse(String(dueOn)) - Date.parse(today)) / 86_400_000).toBe(30)
    expect(canWithdraw).toBe(true)
    await age(sent, 22)
    await watch()
    expect(await noticesOf(sent)).toEqual([])
    // However old, nothing is removed before the team was warned.
    await age(sent, 200)
    await watch()
    await watch()
    expect(await noticesOf(sent)).toEqual(['verification_papers_going'])
    expect(await papersOf(sent)).toBe(1)
    await age(sent, 1)
    await watch()
    expect(await noticesOf(sent)).toEqual(['verification_papers_going', 'verification_closed'])
    const { state, dueOn: none, events } = await detailOf(sent)
    expect({ state, none, last: events[0]?.action }).toEqual({ state: 'closed', none: null, last: 'close' })
    expect(await papersOf(sent)).toBe(0)
    expect(await auditedOf(sent)).toContain('organisation.close')
    await watch()
    expect(await noticesOf(sent)).toHaveLength(2)
    expect((await sendVerification(portal, sent.team)).organisationId).not.toBe(sent.organisationId)
  })

  it('that gets its letter in time is not closed', async () => {
    const sent = await claimWithoutLetter(makeCreditCode())
    await age(sent, 25)
    await watch()
    const { letter } = await uploadPapers(portal, sent.team.superAdmin.token)
    const person = { TeamID: sent.team.teamId, realName: '周小满', position: '主管', letter }
    await (await apiOf(sent.team.superAdmin)).organisations.addUserVerification(person)
    await age(sent, 25)
    await watch()
    expect((await detailOf(sent)).state).toBe('pending_review')
  })
})

describe('a first verification that was returned', () => {
  it('can be corrected for its term and is closed after it, told a week before', async () => {
    const sent = await sendVerification(portal)
    await returnIt(sent)
    await age(sent, 82)
    await watch()
    expect(await noticesOf(sent)).toEqual(['verification_returned'])
    await age(sent, 100)
    await watch()
    expect(await papersOf(sent)).toBeGreaterThan(0)
    await age(sent, 1)
    await watch()
    expect(await noticesOf(sent)).toEqual([
      'verification_returned',
      'verification_papers_going',
      'verification_closed',
    ])
    expect(await detailOf(sent)).toMatchObject({ state: 'closed', reason: null, remarks: [] })
    expect(await papersOf(sent)).toBe(0)
  })
})

describe('withdrawing', () => {
  it.each(['pending_documents', 'pending_review', 'returned'] as const)(
    'removes the papers and lets the team begin again: %s',
    async (state) => {
      const code = makeCreditCode()
      const sent = state === 'pending_documents' ? await claimWithoutLetter(code) : await claim(code)
      if (state === 'returned') await returnIt(sent)
      const { version } = await detailOf(sent)
      const { organisations, teams } = await apiOf(sent.team.superAdmin)
      const input = { TeamID: sent.team.teamId, organisationId: sent.organisationId, version }
      expect(await organisations.withdraw(input)).toMatchObject({ state: 'withdrawn' })
      expect(await papersOf(sent)).toBe(0)
      const { events, canWithdraw } = await detailOf(sent)
      expect(events[0]).toMatchObject({ action: 'withdraw', side: 'team', state: 'withdrawn' })
      expect(canWithdraw).toBe(false)
      expect((await auditedOf(sent)).at(-1)).toBe('organisation.withdraw')
      await expect(organisations.withdraw({ ...input, version: version + 1 })).rejects.toMatchObject({
        reason: 'illegalTransition',
      })
      expect((await teams.leaving({})).hindrances).toEqual([])
      await claim(code)
      expect((await sendVerification(portal, sent.team)).organisationId).not.toBe(sent.organisationId)
    },
  )

  it('is the admins’ alone, of what they have seen, and never of what was verified', async () => {
    const sent = await sendVerification(portal)
    const member = await createMember(portal, sent.team.teamId, 'member')
    const input = { TeamID: sent.team.teamId, organisationId: sent.organisationId, version: sent.version }
    await expect((await apiOf(member)).organisations.withdraw(input)).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    const other = await createTeam(portal)
    await expect(
      (await apiOf(other.superAdmin)).organisations.withdraw({ ...input, TeamID: other.teamId }),
    ).rejects.toMatchObject({ reason: 'notAvailable' })
    const { organisations } = await apiOf(sent.team.superAdmin)
    await expect(organisations.withdraw({ ...input, version: sent.version - 1 })).rejects.toMatchObject({
      reason: 'conflict',
    })
    const verified = await verifyTeam(portal)
    await expect(
      (await apiOf(verified.team.superAdmin)).organisations.withdraw({
        TeamID: verified.team.teamId,
        organisationId: verified.organisationId,
        version: verified.version,
      }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
  })
})

describe('staff', () => {
  it.each(['pending_documents', 'returned'] as const)(
    'refuse what waits for its team, with a reason and the words beforehand: %s',
    async (state) => {
      const code = makeCreditCode()
      const sent = state === 'pending_documents' ? await claimWithoutLetter(code) : await claim(code)
      if (state === 'returned') await returnIt(sent)
      const { organisationsStaff } = await apiOf(verifier)
      const { version, notices } = await organisationsStaff.detail(sent)
      expect(new Set(notices.map(({ outcome }) => outcome))).toEqual(new Set(['refused']))
      for (const outcome of ['verified', 'returned'] as const) {
        await expect(
          organisationsStaff.decide({ ...asRefused(sent, version), outcome, personMayAct: 'met' }),
        ).rejects.toMatchObject({ reason: 'illegalTransition' })
      }
      await expect(
        organisationsStaff.decide({ ...asRefused(sent, version), reason: '' }),
      ).rejects.toMatchObject({ reason: 'invalidInput' })
      await organisationsStaff.decide(asRefused(sent, version))
      expect(await detailOf(sent)).toMatchObject({ state: 'refused', reason: { title: expect.anything() } })
      expect(await papersOf(sent)).toBe(0)
      expect((await noticesOf(sent)).at(-1)).toBe('verification_refused')
      await claim(code)
    },
  )
})

describe('an organisation that nobody is left to answer for', () => {
  it('takes no request to join, and is closed without what was typed of others', async () => {
    const orphan = await claim(makeCreditCode())
    const led = await sendVerification(portal)
    const code = await codeOf(orphan)
    await leaveEmpty(orphan)
    const seeker = await apiOf(await createAccount(portal))
    expect((await seeker.organisations.list({ search: code })).found).toMatchObject([{ canBeAsked: false }])
    const wanted = { organisationId: orphan.organisationId, name: '苏澄' }
    await expect(seeker.teams.checkTeam(wanted)).rejects.toMatchObject({ reason: 'notAvailable' })
    await expect(seeker.teams.applyJoinTeamMessage(wanted)).rejects.toMatchObject({ reason: 'notAvailable' })
    await watch()
    const row = await portal.db
      .selectFrom('organisations')
      .selectAll()
      .where('id', '=', orphan.organisationId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      state: 'closed',
      contact_name_encrypted: null,
      contact_phone_encrypted: null,
      contact_phone_index: null,
      legal_representative_encrypted: null,
      address_encrypted: null,
    })
    const review = await (await apiOf(verifier)).organisationsStaff.detail(orphan)
    expect(review.events[0]).toMatchObject({ action: 'abandon', side: 'portal' })
    expect(review.papers.filter(({ file }) => file)).toEqual([])
    expect(await auditedOf(orphan)).toContain('organisation.abandon')
    expect((await detailOf(led)).state).toBe('pending_review')
    await claim(code)
  })

  it('loses its standing where it was verified', async () => {
    const orphan = await verifyTeam(portal)
    await leaveEmpty(orphan)
    await watch()
    const code = await codeOf(orphan)
    expect(
      await (await apiOf(await createAccount(portal))).organisations.list({ search: code }),
    ).toMatchObject({ found: [] })
  })
})

/** A team without members, as after deletions in the past. */
async function leaveEmpty({ team }: SentByTeam): Promise<void> {
  await portal.db
    .updateTable('memberships')
    .set({ left_at: sql<Date>`now()` })
    .where('team_id', '=', team.teamId)
    .execute()
}
