import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createStaff } from '../../../../tests/support/world/actors.ts'
import { certified, openHost, type TestHost } from '../../../../tests/support/world/volunteering.ts'
import { impactQuery } from '../../impact/impact-query.ts'

let portal: TestPortal
let host: TestHost
beforeAll(async () => {
  portal = await openPortal()
  host = await openHost(portal)
})
afterAll(() => portal.close())

async function reviewer() {
  const { token } = await createStaff(portal, ['reviewer'])
  return portal.api({ token })
}

async function volunteer() {
  const account = await createAccount(portal)
  const api = await portal.api({ token: account.token })
  const mine = async () => {
    const [signup] = (await api.volunteering.mySignups({})).signups
    if (!signup) throw new Error('Nothing was signed up for')
    return signup
  }
  const say = async (action: 'state' | 'confirm' | 'dispute', hours?: number, words?: string) => {
    const { signupId, version } = await mine()
    return api.volunteering.hoursAnswer({
      signupId,
      version,
      action,
      ...(hours !== undefined && { hours }),
      ...(words && { words }),
    })
  }
  const titles = async () => (await api.messages.describeMessageList({})).list.map(({ title }) => title)
  return { ...account, api, mine, say, titles }
}
type Volunteer = Awaited<ReturnType<typeof volunteer>>

const hostSays = async (
  person: Volunteer,
  action: 'state' | 'confirm' | 'dispute',
  hours?: number,
  words?: string,
) => {
  const { signupId, version } = await person.mine()
  const said = { ...(hours !== undefined && { hours }), ...(words && { words }) }
  return host.api.hosting.hostHours({ TeamID: host.team.teamId, signupId, version, action, ...said })
}
const enter = async (person: Volunteer, action: 'attend' | 'miss') => {
  const { signupId, version } = await person.mine()
  await host.api.hosting.attendance({ TeamID: host.team.teamId, signupId, version, action })
}
const hostTitles = async () =>
  (await host.api.messages.describeMessageList({})).list.map(({ title }) => title)

/** Somebody who has come, or not, to a shift of two hours. */
async function served(action: 'attend' | 'miss' = 'attend') {
  const shiftId = await host.addShift({ places: 2 })
  const person = await volunteer()
  await person.api.volunteering.signUp({ shiftId, name: '林晓', isOfAge: true })
  await host.moveShift(shiftId, '-3 hours')
  await enter(person, action)
  return person
}

const disputeOf = async (person: Volunteer) => {
  const reference = (await person.mine()).dispute?.reference ?? ''
  const staff = await reviewer()
  const [item] = (await staff.staff.queue({ search: reference })).items
  if (!item) throw new Error('It is not in the queue')
  return { staff, item, disputeId: item.id }
}

describe('a dispute of hours', () => {
  it('goes to staff with what both sides say, who settle it, and both are told', async () => {
    const person = await served()
    await hostSays(person, 'state', 0.5)
    expect(await person.mine()).toMatchObject({ mayDispute: true, dispute: null })
    await expect(hostSays(person, 'dispute', 1, '多算了')).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    await expect(person.say('dispute', 2)).rejects.toMatchObject({
      details: { fields: { words: { reason: 'required' } } },
    })
    await expect(person.say('dispute', 3, '从早到晚')).rejects.toMatchObject({
      details: { fields: { hours: { reason: 'tooLarge', limit: 2 } } },
    })
    await person.say('dispute', 2, '我一直待到收工。')
    await hostSays(person, 'dispute', 1, '中途离开过一小时。')
    expect(await hostTitles()).toContain('对服务时长有分歧：整理旧电脑')
    expect(await person.titles()).toContain('对服务时长有分歧：整理旧电脑')
    const { staff, item, disputeId } = await disputeOf(person)
    expect(item).toMatchObject({ kind: 'hoursDispute', stage: 'open', state: 'disputed' })
    const seen = await staff.volunteeringStaff.disputeDetail({ disputeId })
    expect(seen).toMatchObject({
      host: { minutes: 60, words: '中途离开过一小时。' },
      volunteer: { minutes: 120, words: '我一直待到收工。' },
      ...{ raisedBy: 'volunteer', title: '整理旧电脑', mayDecide: true, minutes: null },
    })
    expect(JSON.stringify(seen)).not.toContain('林晓')
    const { version } = seen
    const { settle } = staff.volunteeringStaff
    const reason = { text: '签到表上是 9:30 到 11:00。' }
    await expect(settle({ disputeId, version: 1, hours: 1.5, ...reason })).rejects.toMatchObject({
      reason: 'conflict',
    })
    await settle({ disputeId, version, hours: 1.5, ...reason })
    await expect(settle({ disputeId, version: version + 1, hours: 2, ...reason })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    expect(await person.mine()).toMatchObject({
      ...{ state: 'confirmed', minutes: 90, mayDispute: false },
      dispute: { state: 'settled', minutes: 90, words: reason.text },
    })
    const settled = '服务时长的分歧已处理：整理旧电脑'
    expect(await person.titles()).toContain(settled)
    expect(await hostTitles()).toContain(settled)
    await expect(person.say('dispute', 2, '还是不对')).rejects.toMatchObject({ reason: 'illegalTransition' })
    const audited = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'after'])
      .where('subject_id', '=', disputeId)
      .orderBy('position')
      .execute()
    expect(audited.map(({ kind }) => kind)).toEqual([
      'hoursDispute.raise',
      'hoursDispute.state',
      'hoursDispute.view',
      'hoursDispute.settle',
    ])
    expect(audited.at(-1)?.after).toMatchObject({ hostMinutes: 60, volunteerMinutes: 120, minutes: 90 })
    // Whoever of staff reads it later still sees what both have said, and what it has ended with.
    expect(await staff.volunteeringStaff.disputeDetail({ disputeId })).toMatchObject({
      host: { minutes: 60, words: '中途离开过一小时。' },
      volunteer: { minutes: 120, words: '我一直待到收工。' },
      ...{ state: 'settled', minutes: 90, words: reason.text, mayDecide: false },
    })
  })

  it('ends when one side comes round to the other', async () => {
    const person = await served()
    await hostSays(person, 'state', 1)
    await person.say('dispute', 2, '待到收工')
    await hostSays(person, 'confirm')
    expect(await person.mine()).toMatchObject({ state: 'confirmed', minutes: 120 })
    const { item } = await disputeOf(person).catch(() => ({ item: null }))
    expect(item).toBeNull()
    const other = await served()
    await other.say('state', 2)
    await hostSays(other, 'dispute', 0, '没有来')
    await other.say('confirm')
    expect(await other.mine()).toMatchObject({ state: 'absent', minutes: null, dispute: { state: 'agreed' } })
  })

  it('is also about an absence, about hours that were confirmed not long ago, and about silence', async () => {
    const absent = await served('miss')
    await expect(hostSays(absent, 'dispute', 1, '其实来了')).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    await absent.say('dispute', 2, '我来了，在后门。')
    const { staff, disputeId } = await disputeOf(absent)
    await staff.volunteeringStaff.settle({ disputeId, version: 1, hours: 0, text: '没有人见到。' })
    expect(await absent.mine()).toMatchObject({ state: 'absent', mayDispute: false })
    const waiting = await served()
    await waiting.say('state', 2)
    await expect(waiting.say('dispute', 2, '没人理')).rejects.toMatchObject({ reason: 'illegalTransition' })
    const { signupId } = await waiting.mine()
    const age = (days: number) =>
      sql`update volunteer_signups set changed_at = now() - make_interval(days => ${days})
        where id = ${signupId}`.execute(portal.db)
    await age(8)
    await waiting.say('dispute', 2, '没人理')
    expect((await waiting.mine()).dispute?.host).toEqual({ minutes: null, words: '' })
    await expect(hostSays(waiting, 'confirm')).resolves.toEqual({ state: 'confirmed' })
    const settled = await served()
    await settled.say('state', 1)
    await hostSays(settled, 'confirm')
    expect(await settled.mine()).toMatchObject({ mayDispute: true })
    await sql`update volunteer_signups set changed_at = now() - interval '31 days'
      where id = ${(await settled.mine()).signupId}`.execute(portal.db)
    expect(await settled.mine()).toMatchObject({ mayDispute: false })
  })

  it('is settled by nobody who has a stake in it', async () => {
    const { token } = await createStaff(portal, ['reviewer'])
    const api = await portal.api({ token })
    const { disputeId } = await host.disputeHours(api)
    const settle = { disputeId, version: 1, hours: 2, text: '我说了算' }
    await expect(api.volunteeringStaff.settle(settle)).rejects.toMatchObject({ reason: 'ownInterest' })
    expect(await api.volunteeringStaff.disputeDetail({ disputeId })).toMatchObject({ mayDecide: false })
    expect((await api.staff.queue({ ids: [disputeId] })).items[0]).toMatchObject({ isOwnInterest: true })
  })

  it('is followed by the certificate and by the figures of the programme', async () => {
    const person = await volunteer()
    const hours = async () => {
      const { rows } = await sql<{
        measure: string
        split: string | null
        value: string
      }>`${sql.raw(impactQuery)}`.execute(portal.db)
      return Number(rows.find(({ measure, split }) => measure === 'hours' && split === null)?.value ?? 0)
    }
    const activityID = await host.confirmHours(person.api)
    const { number } = await person.api.certificates.issue({ activityID, ...certified })
    const before = await hours()
    await person.say('dispute', 2, '少算了半小时')
    expect(await hours()).toBeLessThan(before)
    const { staff, disputeId } = await disputeOf(person)
    await staff.volunteeringStaff.settle({ disputeId, version: 1, hours: 0.5, text: '以签到为准' })
    const { certificates } = await person.api.certificates.mine({})
    expect(certificates.map(({ state, minutes }) => [state, minutes])).toEqual([
      ['issued', 30],
      ['replaced', 90],
    ])
    expect(await person.titles()).toContain('志愿服务证明已更新：整理旧电脑')
    const renewed = await person.api.certificates.detail({ number: certificates[0]?.number ?? '' })
    expect(renewed).toMatchObject({ name: '林晓', documentNumber: '110101********123X', shows: 'work' })
    expect((await person.api.certificates.detail({ number })).state).toBe('replaced')
    expect(await hours()).toBe(before - 1)
  })

  it('takes a certificate back where no hours are left', async () => {
    const person = await volunteer()
    const activityID = await host.confirmHours(person.api)
    await person.api.certificates.issue({ activityID, ...certified })
    await hostSays(person, 'dispute', 0, '认错了人')
    await person.say('confirm')
    const { certificates, activities } = await person.api.certificates.mine({})
    expect(certificates.map(({ state }) => state)).toEqual(['revoked'])
    expect(activities).toEqual([])
    expect(await person.titles()).toContain('志愿服务证明已撤销：整理旧电脑')
  })
})
