import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { openDeliberation } from '../../../../tests/support/world/venture/deliberation.ts'
import { openRound } from '../../../../tests/support/world/venture/judging.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const roles = ['judge', 'reviewer', 'ventureManager', 'administrator']

/** What each of some reads says: what it was refused by, or `ok`. */
async function saidBy(reads: Record<string, () => Promise<unknown>>): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const [name, read] of Object.entries(reads))
    said[name] = await read().then(
      () => 'ok',
      (error: Error) => error.message,
    )
  return said
}
const allOf = (reads: object, said: string) =>
  Object.fromEntries(Object.keys(reads).map((name) => [name, said]))
const publishOf = (number: number | string) =>
  sql`update venture_rounds set published_at = now(), state = 'public_notice' where number = ${Number(number)}`.execute(
    portal.db,
  )

describe('who judges an edition', () => {
  it('reads its entries by no other role until the results are published (trust 16, 60)', async () => {
    const round = await openRound(portal)
    const { entryId } = await round.enter({ title: '乡村听诊器' })
    const { application_id: applicationId, reference } = await portal.db
      .selectFrom('venture_entries')
      .select(['application_id', 'reference'])
      .where('id', '=', entryId)
      .executeTakeFirstOrThrow()
    await round.beginJudging(1)
    const account = await createStaff(portal, roles)
    const api = await portal.api({ token: account.token })
    const [roundId, number] = [round.number, round.number]
    const reads = {
      application: () => api.applicationsStaff.detail({ applicationId }),
      contact: () => api.applicationsStaff.reveal({ applicationId, reason: '看看是谁' }),
      papers: () => api.applicationsStaff.openPapers({ applicationId, reason: '看看是谁' }),
      questions: () => api.ventureQuestionsStaff.detail({ worksID: entryId }),
      preview: () => api.judgingStaff.preview({ round: number, reference }),
      decision: () => api.ventureDecidingStaff.decision({ roundId, entryId: entryId as never }),
      deliberation: () => api.ventureDecidingStaff.deliberation({ roundId }),
      whatIf: () => api.ventureDecidingStaff.whatIf({ roundId }),
      audit: () => api.auditStaff.auditList({}),
    }
    const listed = async () => [
      (await api.ventureStaff.entries({ number })).items.length,
      (await api.judgingStaff.round({ round: number })).entries.length,
    ]
    expect(await saidBy(reads)).toEqual(allOf(reads, 'ok'))
    expect(await listed()).toEqual([1, 1])
    await round.addJudge({}, account)
    expect(await saidBy(reads)).toEqual(allOf(reads, 'ownInterest'))
    expect(await listed()).toEqual([0, 0])
    await round.assign()
    const { reviews } = await api.judging.mine({})
    await api.judging.entry({ reviewId: reviews[0]?.reviewId as never })
    await publishOf(number)
    expect(await saidBy(reads)).toEqual(allOf(reads, 'ok'))
    expect(await listed()).toEqual([1, 1])
  })
})

describe('who belongs to a team with an entry', () => {
  it('reads neither its decision, nor its reviews, nor how it stands', async () => {
    const { roundId, entryId, entries, teams, number, one } = await openDeliberation(portal)
    await one.propose({ roundId, entryId: entryId as never, version: 0, outcome: 'advance', reason: '好' })
    const manager = await createStaff(portal, ['ventureManager'])
    await portal.db
      .insertInto('memberships')
      .values({ team_id: teams[0] ?? '', account_id: manager.accountId, role: 'member', left_at: null })
      .execute()
    const { ventureDecidingStaff: staff, judgingStaff } = await portal.api({ token: manager.token })
    const [own, other] = [entryId as never, entries.get('entry-1') as never]
    const reads = {
      decision: () => staff.decision({ roundId, entryId: own }),
      export: () => staff.exportRanking({ roundId }),
      deliberation: () => staff.deliberation({ roundId }),
      whatIf: () => staff.whatIf({ roundId }),
    }
    expect(await saidBy(reads)).toEqual(allOf(reads, 'ownInterest'))
    expect(await staff.decision({ roundId, entryId: other })).toMatchObject({ entry: { entryId: other } })
    const judged = (await judgingStaff.round({ round: roundId })).entries
    expect(judged.map((entry) => entry.entryId)).not.toContain(entryId)
    await publishOf(number)
    expect(await saidBy(reads)).toEqual({
      ...{ decision: 'ownInterest', export: 'ownInterest' },
      ...{ deliberation: 'ok', whatIf: 'ok' },
    })
    const { items } = await staff.deliberation({ roundId })
    expect(items.map((item) => item.entryId)).not.toContain(entryId)
    expect(items).toHaveLength(3)
  })
})
