import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import {
  createMember,
  createPeople,
  createStaff,
  createTeam,
} from '../../../../tests/support/world/actors.ts'
import { openRound } from '../../../../tests/support/world/venture/judging.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('a manager sees a real entry as judges will, by its reference, and its applicant reads who looked', async () => {
  const round = await openRound(portal)
  const team = await createTeam(portal, { name: '春芽服务队' })
  const member = await createMember(portal, team.teamId, 'member')
  await (await portal.api({ token: member.token })).usercenter.profileupdate({ name: '林知远' })
  const answers = { title: '春芽服务队的听诊器', secret: '只给工作人员看', purpose: '由林知远负责' }
  const { entryId } = await round.enter(answers, team)
  const { reference } = await portal.db
    .selectFrom('venture_entries')
    .select('reference')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  const { preview } = round.manager.judgingStaff
  const shown = await preview({ round: round.number, reference: reference.toLowerCase() })
  for (const hidden of ['只给工作人员看']) expect(JSON.stringify(shown)).not.toContain(hidden)
  expect(shown.title.map(({ isStruck }) => isStruck)).toEqual([true, false])
  const purpose = shown.sections.flatMap(({ questions }) => questions).find(({ key }) => key === 'purpose')
  expect(purpose?.lines[0]?.filter(({ isStruck }) => isStruck)).toHaveLength(1)
  const { usercenter } = await portal.api({ token: team.superAdmin.token })
  expect((await usercenter.dataViews({})).views[0]).toMatchObject({ what: 'application', reference })
  await expect(preview({ round: round.number, reference: 'SQ-0' })).rejects.toMatchObject({
    details: { fields: { reference: { reason: 'notAnOption' } } },
  })
  const judge = await portal.api({ token: (await createStaff(portal, ['judge'])).token })
  await expect(judge.judgingStaff.preview({ round: round.number, reference })).rejects.toThrow('notAvailable')
  const membership = { teamId: team.teamId, role: 'member' as const }
  const [concerned] = await createPeople(portal, [{ membership, staffRoles: ['ventureManager'] }])
  const own = await portal.api({ token: concerned?.token ?? '' })
  await expect(own.judgingStaff.preview({ round: round.number, reference })).rejects.toThrow('ownInterest')
})

it('before a round is judged, its judges are tried with made-up entries, and nothing is kept', async () => {
  const round = await openRound(portal)
  const { assign } = round.manager.judgingStaff
  const tried = () => assign({ round: round.number, madeUp: 10 })
  const missing = async () => {
    const { editions } = await round.manager.ventureStaff.editions({})
    const own = editions.find(({ edition }) => edition === round.edition)
    return own?.findings.flatMap(({ kind, what }) =>
      ['judges', 'trackJudges', 'expertise'].includes(kind) ? [[kind, ...what].join(' ')] : [],
    )
  }
  expect(await missing()).toContain('judges')
  expect(await tried()).toMatchObject({ judges: 0, obstacle: { rule: 'judges', references: [] } })
  for (let count = 0; count < 3; count += 1) await round.addJudge()
  expect(await tried()).toMatchObject({
    ...{ obstacle: null, isKept: false, judges: 3, pairs: 20, least: 6, most: 7 },
  })
  expect(await missing()).not.toContain('judges')
  const kept = await portal.db
    .selectFrom('venture_reviews')
    .selectAll()
    .where('round_number', '=', Number(round.number))
    .execute()
  expect(kept).toEqual([])
  await round.beginJudging()
  await expect(tried()).rejects.toThrow('illegalTransition')
})
