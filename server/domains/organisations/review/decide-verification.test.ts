import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { openSecuredBrowser } from '../../../../tests/support/secured-browser.ts'
import {
  createSession,
  createStaff,
  createTeam,
  type TestAccount,
} from '../../../../tests/support/world/actors.ts'
import {
  makeStatement,
  type SentByTeam,
  sendVerification,
  uploadPapers,
} from '../../../../tests/support/world/verifications.ts'
import { standingOfTeam } from '../standing-of-team.ts'

let portal: TestPortal
let verifier: TestAccount
beforeAll(async () => {
  portal = await openPortal()
  verifier = await createStaff(portal, ['verifier'])
})
afterAll(() => portal.close())

const apiOf = (token: string) => portal.api({ token })
const staffApi = () => apiOf(verifier.token)

const allMet = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' } as const
const asVerified = ({ organisationId, version }: SentByTeam) => ({
  organisationId,
  version,
  outcome: 'verified' as const,
  ...allMet,
})
const asReturned = (sent: SentByTeam, remarks: { field: string; text: string }[]) => ({
  ...asVerified(sent),
  outcome: 'returned' as const,
  exists: 'unknown' as const,
  reason: 'paperUnreadable' as const,
  remarks: remarks as never,
})

describe('a decision', () => {
  it('verified: the team stands verified, hears of it, and the papers go while their hashes stay', async () => {
    const sent = await sendVerification(portal)
    const keys = await storedKeysOf(sent.organisationId)
    expect(keys).toHaveLength(2)
    await (await staffApi()).organisationsStaff.decide(asVerified(sent))
    expect(await standingOfTeam(portal.db, sent.team.teamId)).toMatchObject({
      state: 'verified',
      isVerified: true,
      eligible: 'met',
    })
    await portal.runJobs()
    for (const key of keys) expect(await portal.services.files.stat(key)).toBeNull()
    const { papers, verdicts, events } = await detailOf(sent)
    expect(papers.map((paper) => [paper.file, paper.sha256.length])).toEqual([
      [null, 64],
      [null, 64],
    ])
    expect(verdicts).toEqual(allMet)
    expect(events.map((event) => [event.action, event.side])).toEqual([
      ['verify', 'staff'],
      ['submit', 'team'],
    ])
    expect(await noticesOf(sent)).toEqual(['verification_verified'])
    expect(await auditKindsOf(sent.organisationId)).toEqual(['organisation.submit', 'organisation.verify'])
  })

  it('is previewed in the words that are sent', async () => {
    const sent = await sendVerification(portal)
    const api = await staffApi()
    const { notices } = await api.organisationsStaff.detail({ organisationId: sent.organisationId })
    expect(notices.map(({ outcome, language }) => `${outcome} ${language}`)).toEqual(
      ['verified', 'returned', 'refused'].flatMap((outcome) => [`${outcome} zh`, `${outcome} en`]),
    )
    await api.organisationsStaff.decide(asVerified(sent))
    const { list } = await (await apiOf(sent.team.superAdmin.token)).messages.describeMessageList({})
    const announced = notices.find(({ outcome, language }) => outcome === 'verified' && language === 'zh')
    expect(list[0]).toMatchObject({ title: announced?.title, body: announced?.body })
    const decided = await api.organisationsStaff.detail({ organisationId: sent.organisationId })
    expect(decided.notices).toEqual([])
  })

  it('of the lesser tier verifies the team and no organisation', async () => {
    const team = await createTeam(portal, { kind: 'unregistered' })
    const { certificate } = await uploadPapers(portal, team.superAdmin.token)
    const sent = await (await apiOf(team.superAdmin.token)).organisations.add({
      TeamID: team.teamId,
      entityType: 'volunteerTeam',
      name: '夜读志愿队',
      address: '云江市',
      contactName: '陈一禾',
      contactPhone: '13900139000',
      realName: '陈一禾',
      position: '队长',
      certificate,
    })
    await (await staffApi()).organisationsStaff.decide(asVerified({ ...sent, team }))
    expect(await standingOfTeam(portal.db, team.teamId)).toMatchObject({
      isVerified: false,
      isVerifiedTeam: true,
    })
  })

  it('returned without reason and remark is refused for both at once', async () => {
    const sent = await sendVerification(portal)
    const { reason: _, ...unsaid } = asReturned(sent, [])
    await expect((await staffApi()).organisationsStaff.decide(unsaid)).rejects.toMatchObject({
      details: { fields: { reason: { reason: 'required' }, remarks: { reason: 'required' } } },
    })
  })

  it('returned: only the returned fields open, and the reviewer sees what changed', async () => {
    const sent = await sendVerification(portal)
    const before = await rowOf(sent.organisationId)
    const remarks = [
      { field: 'certificate', text: '照片右下角看不清，请重新拍摄' },
      { field: 'legalRepresentative', text: '与证书上的姓名不同' },
    ]
    await (await staffApi()).organisationsStaff.decide(asReturned(sent, remarks))
    const detail = await detailOf(sent)
    expect(detail).toMatchObject({
      state: 'returned',
      turn: 'team',
      openFields: ['legalRepresentative', 'certificate'],
      remarks: [remarks[1], remarks[0]],
    })
    expect(detail.papers.every((paper) => paper.file)).toBe(true)

    const api = await apiOf(sent.team.superAdmin.token)
    const { certificate } = await uploadPapers(portal, sent.team.superAdmin.token, 2)
    const mended = {
      TeamID: sent.team.teamId,
      organisationId: sent.organisationId,
      version: detail.version,
      legalRepresentative: '林之远',
      certificate,
    }
    await expect(api.organisations.add({ ...mended, name: '另一家基金会' })).rejects.toMatchObject({
      details: { fields: { name: { reason: 'unexpected' } } },
    })
    await expect(api.organisations.add({ ...mended, certificate: [] })).rejects.toMatchObject({
      details: { fields: { certificate: { reason: 'file' } } },
    })
    await expect(api.organisations.add({ ...mended, version: 1 })).rejects.toMatchObject({
      reason: 'conflict',
    })
    const again = await api.organisations.add(mended)
    expect(again.state).toBe('pending_review')
    await expect(api.organisations.add(mended)).rejects.toMatchObject({ reason: 'conflict' })

    const review = await (await staffApi()).organisationsStaff.detail({ organisationId: sent.organisationId })
    expect(review.submission).toBe(2)
    expect(review.name).toBe(before.name)
    expect(review.changes.map((change) => change.field)).toEqual(['legalRepresentative', 'certificate'])
    expect(JSON.stringify(review.changes)).not.toContain('林')
    const revealed = await revealedBy(verifier, sent.organisationId)
    expect(revealed.changed).toEqual([
      { field: 'legalRepresentative', before: '林知远', after: mended.legalRepresentative },
    ])
    const kept = review.papers.filter((paper) => paper.file).map((paper) => paper.field)
    expect(kept.sort()).toEqual(['certificate', 'letter'])
  })

  it('returned for the person alone is mended by addUserVerification', async () => {
    const sent = await sendVerification(portal)
    await (await staffApi()).organisationsStaff.decide(
      asReturned(sent, [{ field: 'letter', text: '授权证明没有盖章' }]),
    )
    const { letter } = await uploadPapers(portal, sent.team.superAdmin.token)
    const again = await (await apiOf(sent.team.superAdmin.token)).organisations.addUserVerification({
      TeamID: sent.team.teamId,
      realName: '周小满',
      position: '项目主管',
      letter,
    })
    expect(again.state).toBe('pending_review')
  })

  it('refused: the code is free for its owner, and the team may send another', async () => {
    const sent = await sendVerification(portal)
    const { credit_code: creditCode } = await rowOf(sent.organisationId)
    await (await staffApi()).organisationsStaff.decide({
      ...asVerified(sent),
      outcome: 'refused',
      personMayAct: 'notMet',
      reason: 'noAuthority',
    })
    expect((await standingOfTeam(portal.db, sent.team.teamId)).isVerified).toBe(false)
    const owner = await createTeam(portal)
    const statement = { ...(await makeStatement(portal, owner)), creditCode: String(creditCode) }
    const claimed = await (await apiOf(owner.superAdmin.token)).organisations.add(statement)
    const review = await (await staffApi()).organisationsStaff.detail(claimed)
    expect(review.lookAlikes).toContainEqual(
      expect.objectContaining({ organisationId: sent.organisationId, state: 'refused' }),
    )
    expect((await sendVerification(portal, sent.team)).organisationId).not.toBe(sent.organisationId)
  })

  it.each([
    // The error is at the verdict to correct, not at the outcome, which was chosen and is not missing.
    ['verified without knowing that it exists', { exists: 'unknown' }, 'exists', 'mustBeMet'],
    ['verified for one who may not act', { personMayAct: 'notMet' }, 'personMayAct', 'mustBeMet'],
    ['verified with a bad standing', { standing: 'notMet' }, 'standing', 'mayNotBeUnmet'],
    [
      'refused with nothing against it',
      { outcome: 'refused', reason: 'notFound' },
      'outcome',
      'nothingUnmet',
    ],
    ['refused without a reason', { outcome: 'refused', exists: 'notMet' }, 'reason'],
    [
      'refused for a reason of returns',
      { outcome: 'refused', exists: 'notMet', reason: 'sealMissing' },
      'reason',
      'unfitting',
    ],
    ['verified with a reason', { reason: 'notFound' }, 'reason', 'unexpected'],
    ['returned without remarks', { outcome: 'returned', reason: 'moreNeeded' }, 'remarks'],
    ['verified with remarks', { remarks: [{ field: 'name', text: 'x' }] }, 'remarks'],
    [
      'an unknown field',
      { outcome: 'returned', reason: 'moreNeeded', remarks: [{ field: 'state', text: 'x' }] },
      'remarks.0.field',
    ],
  ])('is not taken when it is %s', async (_, change, field, why?: string) => {
    const sent = await sendVerification(portal)
    const decide = (await staffApi()).organisationsStaff.decide({ ...asVerified(sent), ...change } as never)
    await expect(decide).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { [field]: why ? { reason: why } : expect.anything() } },
    })
    expect((await rowOf(sent.organisationId)).state).toBe('pending_review')
  })

  it('trust 39: of two reviewers at once one decides and the other is told', async () => {
    const second = await createStaff(portal, ['verifier'])
    for (let round = 0; round < 5; round += 1) {
      const sent = await sendVerification(portal)
      const [one, two] = [await staffApi(), await apiOf(second.token)]
      const outcomes = await Promise.allSettled([
        one.organisationsStaff.decide(asVerified(sent)),
        two.organisationsStaff.decide({
          ...asVerified(sent),
          outcome: 'refused',
          exists: 'notMet',
          reason: 'notFound',
        }),
      ])
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
      expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
        reason: 'conflict',
      })
      expect(await auditKindsOf(sent.organisationId)).toHaveLength(2)
      expect(await noticesOf(sent)).toHaveLength(1)
    }
  })

  it('trust 16: nobody decides about their own organisation', async () => {
    const sent = await sendVerification(portal)
    await portal.db
      .insertInto('memberships')
      .values({ team_id: sent.team.teamId, account_id: verifier.accountId, role: 'member', left_at: null })
      .execute()
    const api = await staffApi()
    await expect(api.organisationsStaff.decide(asVerified(sent))).rejects.toMatchObject({
      reason: 'ownInterest',
    })
    expect(await api.organisationsStaff.detail(sent)).toMatchObject({ isOwnInterest: true })
    expect(
      await api.staff.assign({
        kind: 'verification',
        ids: [sent.organisationId],
        accountId: verifier.accountId,
      }),
    ).toEqual({ items: [{ id: sent.organisationId, error: 'ownInterest' }] })
  })

  it('trust 9: needs a fresh proof', async () => {
    const sent = await sendVerification(portal)
    const token = await createSession(portal, verifier.accountId, { isStaff: true })
    await portal.db
      .updateTable('sessions')
      .set({ step_up_at: sql<Date>`now() - interval '16 minutes'` })
      .where('account_id', '=', verifier.accountId)
      .where('token_hash', '!=', Buffer.alloc(0))
      .execute()
    const api = await apiOf(token)
    await expectAllRefused(
      [
        api.organisationsStaff.decide(asVerified(sent)),
        api.organisationsStaff.reveal({ organisationId: sent.organisationId, reason: '核对证书' }),
        api.organisationsStaff.changeStanding({ ...sent, action: 'suspend', reason: 'complaint' }),
      ],
      { reason: 'stepUpNeeded' },
    )
    await portal.db
      .updateTable('sessions')
      .set({ step_up_at: sql<Date>`now()` })
      .where('account_id', '=', verifier.accountId)
      .execute()
  })
})

/** Waits for all calls, so that each refusal is checked. */
async function expectAllRefused(calls: Promise<unknown>[], error: { reason: string }): Promise<void> {
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: error })
  }
}

/** What staff see in the browser after a reveal. */
async function revealedBy({ token }: TestAccount, organisationId: string) {
  const browser = openSecuredBrowser(portal, token)
  const path = 'staff/organization/reveal'
  const answer = await browser.send(path, { organisationId, reason: '核对证书' }, 'traceId')
  expect(JSON.stringify(answer)).not.toContain('林')
  const { changed } = answer.data as { changed: { field: string; before: string; after: string }[] }
  const read = (sealed: string) => browser.read(answer, sealed)
  return {
    changed: await Promise.all(
      changed.map(async ({ field, before, after }) => ({
        field,
        before: await read(before),
        after: await read(after),
      })),
    ),
  }
}

async function detailOf({ team, organisationId }: SentByTeam) {
  return (await apiOf(team.superAdmin.token)).organisations.detail({ organisationId })
}

async function rowOf(id: string) {
  return portal.db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
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

async function auditKindsOf(id: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_events')
    .select('kind')
    .where('subject_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.kind)
}

async function storedKeysOf(organisationId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('files')
    .select('storage_key')
    .where('attached_id', '=', organisationId)
    .execute()
  return rows.map((row) => row.storage_key)
}
