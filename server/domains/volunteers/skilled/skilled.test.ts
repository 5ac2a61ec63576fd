import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createMember } from '../../../../tests/support/world/actors.ts'
import { leave } from '../../../../tests/support/world/deletions.ts'
import { inDays, openProject, skilledSaid } from '../../../../tests/support/world/skilled.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function begin() {
  const account = await createAccount(portal)
  const api = await portal.api({ token: account.token })
  const project = await openProject(portal, api)
  const titlesOf = async (who: typeof api) =>
    (await who.messages.describeMessageList({})).list.map(({ title }) => title)
  return {
    ...project,
    account,
    api,
    hosted: () => project.host.api.skilled.hosted({ projectId: project.projectId }),
    volunteerTold: () => titlesOf(api),
    hostTold: () => titlesOf(project.host.api),
    /** Sets columns of the project, as time does. */
    set: (columns: string) =>
      sql`update skilled_projects set ${sql.raw(columns)} where id = ${project.projectId}`.execute(portal.db),
  }
}

const { proposeScope, proposeTalk, proposeHours, conclude, comment, end } = skilledSaid
const illegal = { reason: 'illegalTransition' }
const conflict = { reason: 'conflict' }
const wrongField = (field: string, reason: string) => ({ details: { fields: { [field]: { reason } } } })

describe('a skilled project', () => {
  it('goes from the acceptance to its conclusion, and its hours to a certificate', async () => {
    const one = await begin()
    const { byHost, byVolunteer, seen, hosted, projectId, TeamID, host, api } = one
    expect(await one.volunteerTold()).toEqual(['你被录用了，技能项目开始：整理旧电脑'])
    expect(await seen()).toMatchObject({ state: 'scoping', may: ['proposeScope', 'end'], name: '' })
    await byVolunteer('proposeScope', proposeScope)
    expect(await one.hostTold()).toContain('请确认任务内容：整理旧电脑')
    expect(await hosted()).toMatchObject({
      ...{ name: '林晓', may: ['agreeScope', 'proposeScope', 'end'] },
      proposal: { kind: 'scope', by: 'volunteer', scope: proposeScope },
    })
    await expect(byVolunteer('agreeScope')).rejects.toMatchObject(illegal)
    await byHost('agreeScope')
    await byHost('proposeTalk', proposeTalk)
    await byVolunteer('proposeTalk', { ...proposeTalk, talkTime: '20:00' })
    await byHost('agreeTalk')
    expect(await seen()).toMatchObject({
      state: 'scoped',
      scope: proposeScope,
      talk: { how: proposeTalk.how },
    })
    await byHost('talk')
    await byHost('proposeHours', proposeHours)
    await byVolunteer('agreeHours')
    const running = { state: 'running', agreed: { minutes: 1_200, endsOn: proposeHours.endsOn } }
    expect(await seen()).toMatchObject({ ...running, confirmedMinutes: 0, takesHours: true })
    const { signupId } = await api.skilled.hours({ projectId, from: inDays(0), hours: 5 })
    expect(await one.hostTold()).toContain('请确认志愿服务时长：整理旧电脑')
    await host.api.hosting.hostHours({ TeamID, signupId, version: 2, action: 'confirm' })
    await host.api.skilled.hostHours({ TeamID, projectId, from: inDays(0), hours: 2 })
    expect(await hosted()).toMatchObject({ confirmedMinutes: 300, statedMinutes: 120, work: [{}, {}] })
    await byHost('conclude', conclude)
    await expect(byHost('comment', comment)).rejects.toMatchObject(illegal)
    await byVolunteer('comment', comment)
    await expect(byVolunteer('comment', comment)).rejects.toMatchObject(illegal)
    expect(await hosted()).toMatchObject({
      ...{ state: 'concluded', achieved: conclude.text, comment: comment.text },
      ...{ closedBy: 'host', may: [], closesOn: null },
    })
    const { activityID } = host
    const { number } = await api.certificates.issue({ activityID, name: '林晓', shows: 'all' })
    expect(await api.certificates.detail({ number })).toMatchObject({
      minutes: 300,
      shifts: [{ minutes: 300 }],
    })
    // Work stands in the project alone, and not among the shifts that people sign up for.
    const { signups } = await api.volunteering.mySignups({})
    expect(signups).toMatchObject([{ projectId, projectState: 'concluded' }])
    expect(signups).toHaveLength(1)
    expect((await host.api.hosting.hostedActivity({ activityID })).shifts).toHaveLength(1)
    expect((await api.volunteering.shiftList({ activityID })).shifts).toHaveLength(1)
  })

  it('holds the agreed version: whoever agrees to an earlier one is told', async () => {
    const { byHost, byVolunteer, seen } = await begin()
    await byVolunteer('proposeScope', proposeScope)
    const { version } = await seen()
    const other = { ...proposeScope, deliver: '只做报名表' }
    const raced = await Promise.allSettled([
      byHost('agreeScope', {}, version),
      byVolunteer('proposeScope', other, version),
      byHost('agreeScope', {}, version),
    ])
    const refused = raced.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.map(({ reason }) => reason.reason)).toEqual(['conflict', 'conflict'])
    const now = await seen()
    if (now.state === 'scoping') expect(now).toMatchObject({ scope: null, proposal: { scope: other } })
    else expect(now).toMatchObject({ scope: proposeScope, proposal: null })
    // In two tabs, the second finds what the first has done.
    await expect(byVolunteer('end', end, version)).rejects.toMatchObject(conflict)
  })

  it('changes and is renewed only when both agree, one thing at a time', async () => {
    const { byHost, byVolunteer, seen, run } = await begin()
    await run()
    await byHost('proposeScope', { ...proposeScope, deliver: '再加一个看板' })
    expect(await seen()).toMatchObject({ state: 'running', scope: proposeScope })
    await expect(byVolunteer('proposeHours', proposeHours)).rejects.toMatchObject(illegal)
    await byVolunteer('agreeScope')
    await byVolunteer('proposeHours', { hours: 30, endsOn: inDays(90) })
    await byHost('agreeHours')
    expect(await seen()).toMatchObject({
      ...{ state: 'running', scope: { deliver: '再加一个看板' } },
      agreed: { minutes: 1_800, endsOn: inDays(90) },
    })
  })

  it('says which field is wrong', async () => {
    const { byVolunteer, byHost, run } = await begin()
    const refused = (field: string, reason: string, said: object) =>
      expect(byVolunteer('proposeScope', { ...proposeScope, ...said })).rejects.toMatchObject(
        wrongField(field, reason),
      )
    await refused('deliver', 'required', { deliver: '' })
    await refused('byWhen', 'required', { byWhen: '' })
    await refused('byWhen', 'dateInPast', { byWhen: inDays(-1) })
    await refused('byWhen', 'notAnOption', { byWhen: inDays(800) })
    await expect(byHost('end')).rejects.toMatchObject(wrongField('text', 'required'))
    await run()
    await expect(byHost('proposeHours', { hours: 0, endsOn: inDays(9) })).rejects.toMatchObject(
      wrongField('hours', 'required'),
    )
  })

  it('takes no more hours than are agreed, and none of days to come', async () => {
    const { api, projectId, run, host, TeamID, seen } = await begin()
    const state = (hours: number, from = inDays(0)) => api.skilled.hours({ projectId, from, hours })
    await expect(state(1)).rejects.toMatchObject(illegal)
    await run()
    await expect(state(1, inDays(1))).rejects.toMatchObject(wrongField('from', 'dateInFuture'))
    await expect(state(1, inDays(-1))).rejects.toMatchObject(wrongField('from', 'dateInPast'))
    const raced = await Promise.allSettled([state(12), state(12), state(12)])
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [work] = (await seen()).work
    await expect(
      host.api.hosting.hostHours({
        ...{ TeamID, signupId: work?.signupId ?? '', version: work?.version ?? 0 },
        ...{ action: 'state', hours: 21 },
      }),
    ).rejects.toMatchObject({ details: { fields: { hours: { reason: 'tooLarge', limit: 20 } } } })
  })

  it('ends early with a reason, which gives the place to whoever waits', async () => {
    const one = await begin()
    const { byVolunteer, host, shiftId, api } = one
    await byVolunteer('end', end)
    expect(await one.hosted()).toMatchObject({
      state: 'ended',
      reason: end.text,
      closedBy: 'volunteer',
      may: [],
    })
    expect((await one.hostTold()).slice(0, 1)).toEqual(['项目已提前结束：整理旧电脑'])
    expect((await api.volunteering.mySignups({})).signups[0]).toMatchObject({ state: 'withdrawn' })
    // Who withdraws from the shift ends the project, and is not told twice.
    const { signupId } = await api.volunteering.signUp({ shiftId, name: '林晓', isOfAge: true })
    await host.api.hosting.signupDecide({ TeamID: one.TeamID, signupId, version: 1, action: 'accept' })
    const [again] = (await api.volunteering.mySignups({})).signups
    await api.volunteering.signupAnswer({ signupId, version: 2, action: 'withdraw' })
    expect(await api.skilled.mine({ projectId: again?.projectId ?? '' })).toMatchObject({
      state: 'ended',
      reason: '',
    })
    expect((await one.hostTold()).filter((title) => title.startsWith('项目已提前结束'))).toHaveLength(1)
  })

  it('has no attendance: its hours are stated in it', async () => {
    const { host, shiftId, signupId, TeamID, api } = await begin()
    await host.moveShift(shiftId, '-1 hour')
    await expect(
      host.api.hosting.attendance({ TeamID, signupId, version: 2, action: 'attend' }),
    ).rejects.toMatchObject(illegal)
    await expect(api.volunteering.checkIn({ shiftId, code: '123456' })).rejects.toMatchObject(illegal)
  })
})

describe('the clock of skilled projects', () => {
  it('reminds of the talk, which stands in the calendars of both, and notes that it has passed', async () => {
    const { byVolunteer, byHost, set, host, seen, ...one } = await begin()
    await byVolunteer('proposeScope', proposeScope)
    await byHost('agreeScope')
    await byVolunteer('proposeTalk', proposeTalk)
    await byHost('agreeTalk')
    for (const api of [one.api, host.api]) {
      const { token } = await api.volunteering.feedRenew({ replaces: '' })
      const { events } = await api.volunteering.feed({ token })
      expect(events).toContainEqual(expect.objectContaining({ task: '初谈', place: proposeTalk.how }))
    }
    await set(`talk_at = now() + interval '20 hours'`)
    await host.runClock()
    await host.runClock()
    for (const titles of [await one.volunteerTold(), await one.hostTold()])
      expect(titles.filter((title) => title === '明天初谈：整理旧电脑')).toHaveLength(1)
    await set(`talk_at = now() - interval '61 minutes'`)
    await host.runClock()
    expect(await seen()).toMatchObject({ state: 'talked' })
  })

  it('reminds of the end, and concludes what nobody has concluded or renewed', async () => {
    const { run, set, host, seen, ...one } = await begin()
    await run()
    await set(`ends_on = current_date + 5`)
    await host.runClock()
    await host.runClock()
    for (const titles of [await one.volunteerTold(), await one.hostTold()])
      expect(titles.filter((title) => title === '项目快到期了：整理旧电脑')).toHaveLength(1)
    await set(`ends_on = current_date - 16`)
    await host.runClock()
    expect(await seen()).toMatchObject({ state: 'concluded', closedBy: 'portal', may: ['comment'] })
    expect(await one.hostTold()).toContain('项目已自动完成：整理旧电脑')
  })

  it('asks after a week of silence, and ends a project after thirty days', async () => {
    const { set, host, seen, ...one } = await begin()
    await set(`changed_at = now() - interval '8 days'`)
    await host.runClock()
    await host.runClock()
    expect(await one.hostTold()).toContain('项目一周没有动静：整理旧电脑')
    expect((await one.volunteerTold()).filter((title) => title.startsWith('项目一周没有动静'))).toHaveLength(
      1,
    )
    await set(`changed_at = now() - interval '31 days'`)
    await host.runClock()
    expect(await seen()).toMatchObject({ state: 'ended', closedBy: 'portal' })
  })

  it('says that the person who acted for the host has left, and ends a project whose volunteer is gone', async () => {
    const { byVolunteer, host, seen, account, projectId, ...one } = await begin()
    await byVolunteer('proposeScope', proposeScope)
    const colleague = await createMember(portal, host.team.teamId, 'admin')
    const theirs = await portal.api({ token: colleague.token })
    const { version } = await seen()
    await theirs.skilled.hostStep({ TeamID: one.TeamID, projectId, version, action: 'agreeScope' })
    await sql`update memberships set left_at = now() where account_id = ${colleague.accountId}`.execute(
      portal.db,
    )
    await host.runClock()
    await host.runClock()
    for (const titles of [await one.volunteerTold(), await one.hostTold()])
      expect(titles.filter((title) => title.startsWith('项目的对接人离开了'))).toHaveLength(1)
    expect(await seen()).toMatchObject({ state: 'scoped' })
    await leave(portal, account)
    await host.runClock()
    expect(await one.hosted()).toMatchObject({ state: 'ended', name: '', scope: null, closedBy: 'portal' })
    expect(await one.hostTold()).toContain('项目已结束：整理旧电脑')
  })
})
