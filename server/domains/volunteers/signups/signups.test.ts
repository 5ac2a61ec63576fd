import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createPeople, createTeam } from '../../../../tests/support/world/actors.ts'
import { untilAnswered } from '../../../../tests/support/world/until-answered.ts'
import { openHost, type TestHost } from '../../../../tests/support/world/volunteering.ts'

let portal: TestPortal
let host: TestHost
beforeAll(async () => {
  portal = await openPortal()
  host = await openHost(portal)
})
afterAll(() => portal.close())

const asked = (name: string) => ({ size: 1, name, note: '' })
const statesOf = async (shiftId: string) => {
  const rows = await portal.db
    .selectFrom('volunteer_signups')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .where('shift_id', '=', shiftId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}
const takenOf = async (shiftId: string) =>
  (
    await portal.db
      .selectFrom('volunteer_shifts')
      .select('taken')
      .where('id', '=', shiftId)
      .executeTakeFirstOrThrow()
  ).taken
const titlesFor = async (token: string) => {
  const api = await portal.api({ token })
  const { list } = await api.messages.describeMessageList({})
  return list.map(({ title }) => title)
}

async function volunteer() {
  const account = await createAccount(portal)
  return { ...account, api: await portal.api({ token: account.token }) }
}

describe('an activity that a team proposes', () => {
  it('waits for staff like any other text, and the team is told once it is published', async () => {
    const team = await createTeam(portal)
    const fresh = await openHost(portal, { team, isPublished: false })
    const { activities } = await fresh.api.hosting.hostedActivities({})
    expect(activities).toMatchObject([{ activityID: fresh.activityID, standing: 'inReview', shifts: 0 }])
    await expect(fresh.api.volunteers.activityDetail({ activityID: fresh.activityID })).rejects.toMatchObject(
      {
        reason: 'notFound',
      },
    )
    const shiftId = await fresh.addShift({ places: 2 })
    const { api } = await volunteer()
    await expect(api.volunteering.signUp({ shiftId, ...asked('小林') })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
    await fresh.publish()
    await portal.runJobs()
    await fresh.runClock()
    expect(await titlesFor(team.superAdmin.token)).toContain('活动已公布：整理旧电脑')
    const shown = await api.volunteers.activityDetail({ activityID: fresh.activityID })
    expect(shown).toMatchObject({ takesSignups: true, minimumAge: 16, accessNotes: '一楼无台阶' })
    expect(shown).toMatchObject({ summary: '把捐来的旧电脑擦干净，装上系统。', place: '示例市梧桐街道仓库' })
    expect(shown).toMatchObject({
      html: '<p>带上手套。</p><p>不搬重物。</p>',
      howToJoin: '到一楼找穿绿背心的人。',
    })
    expect((await api.volunteering.shiftList({ activityID: fresh.activityID })).shifts).toMatchObject([
      { shiftId, places: 2, left: 2, waiting: 0, isDirect: true, hasBegun: false },
    ])
  })

  it('says which of its fields is wrong, by the names of the form', async () => {
    const api = await portal.api({ token: host.team.superAdmin.token })
    const wrong = { ...host.proposal, endsOn: '2020-01-01' }
    await expect(api.hosting.propose(wrong)).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { endsOn: { reason: 'endsBeforeStart' } } },
    })
  })
})

describe('places', () => {
  it('no shift is added whose day or hour is past', async () => {
    const today = shanghaiDay(new Date())
    const shift = {
      TeamID: host.team.teamId,
      activityID: host.activityID,
      task: '',
      places: 2,
      isDirect: true,
    }
    const times = { startTime: '00:00', endTime: '23:59' }
    for (const [startsOn, fields] of [
      [today, { startTime: { reason: 'timeInPast' } }],
      [addDays(today, -1), { startsOn: { reason: 'dateInPast' } }],
    ] as const)
      await expect(host.api.hosting.shiftAdd({ ...shift, ...times, startsOn })).rejects.toMatchObject({
        details: { fields },
      })
  })

  it('200 sign-ups at once for 10 places: ten are accepted, the others wait in their order', async () => {
    const shiftId = await host.addShift({ places: 10 })
    const people = await createPeople(
      portal,
      Array.from({ length: 200 }, () => ({})),
    )
    const apis = await Promise.all(people.map(({ token }) => portal.api({ token })))
    const answers = await Promise.all(
      apis.map((api) =>
        untilAnswered(() => api.volunteering.signUp({ shiftId, ...asked('志愿者'), isOfAge: true })),
      ),
    )
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(10)
    expect(await statesOf(shiftId)).toEqual({ accepted: 10, waitlisted: 190 })
    expect(await takenOf(shiftId)).toBe(10)
    await expect(
      sql`update volunteer_signups set state = 'accepted' where shift_id = ${shiftId}`.execute(portal.db),
    ).rejects.toThrow('volunteer_shifts')
    // Ten withdraw at once: the next ten are asked, and nobody is lost.
    const going = answers.flatMap(({ state, signupId }, at) =>
      state === 'accepted' ? [{ signupId, at }] : [],
    )
    await Promise.all(
      going.map(({ signupId, at }) =>
        apis[at]?.volunteering.signupAnswer({ signupId, version: 2, action: 'withdraw' }),
      ),
    )
    expect(await statesOf(shiftId)).toEqual({ withdrawn: 10, offered: 10, waitlisted: 180 })
    expect(await takenOf(shiftId)).toBe(10)
  }, 120_000)

  it('an offer that nobody takes in time goes to the next, who takes it', async () => {
    const shiftId = await host.addShift({ places: 1 })
    const [first, second, third] = [await volunteer(), await volunteer(), await volunteer()]
    const signUp = async ({ api }: typeof first) =>
      api.volunteering.signUp({ shiftId, ...asked('小满'), isOfAge: true })
    const kept = await signUp(first)
    await signUp(second)
    const last = await signUp(third)
    await expect(signUp(third)).rejects.toMatchObject({ reason: 'alreadySignedUp' })
    await first.api.volunteering.signupAnswer({ signupId: kept.signupId, version: 2, action: 'withdraw' })
    const [offer] = (await second.api.volunteering.mySignups({})).signups
    expect(offer).toMatchObject({ state: 'offered', version: 3 })
    const until = Date.parse(offer?.offeredUntil ?? '')
    expect(until - Date.now()).toBeLessThan(24 * 3_600_000 + 60_000)
    expect(until - Date.now()).toBeGreaterThan(23 * 3_600_000)
    expect(await titlesFor(second.token)).toContain('轮到你了，请确认名额：整理旧电脑')
    await sql`update volunteer_signups set offered_until = now() where id = ${offer?.signupId}`.execute(
      portal.db,
    )
    await host.runClock()
    expect((await second.api.volunteering.mySignups({})).signups[0]).toMatchObject({ state: 'lapsed' })
    await third.api.volunteering.signupAnswer({ signupId: last.signupId, version: 3, action: 'take' })
    expect(await statesOf(shiftId)).toEqual({ withdrawn: 1, lapsed: 1, accepted: 1 })
  })

  it('a group has all its places or waits, and more places let it in', async () => {
    const shiftId = await host.addShift({ places: 4 })
    const [single, group] = [await volunteer(), await volunteer()]
    await single.api.volunteering.signUp({ shiftId, ...asked('阿岸'), size: 2, isOfAge: true })
    const { state } = await group.api.volunteering.signUp({
      shiftId,
      ...asked('河岸读书会'),
      size: 3,
      isOfAge: true,
    })
    expect(state).toBe('waitlisted')
    await expect(
      group.api.volunteering.signUp({ shiftId, ...asked('太多'), size: 5, isOfAge: true }),
    ).rejects.toMatchObject({ details: { fields: { size: { reason: 'tooLarge', limit: 4 } } } })
    const change = (places: number) =>
      host.api.hosting.shiftPlaces({ TeamID: host.team.teamId, shiftId, places })
    await expect(change(1)).rejects.toMatchObject({ details: { fields: { places: { limit: 2 } } } })
    await change(5)
    expect(await statesOf(shiftId)).toEqual({ accepted: 1, offered: 1 })
    expect(await takenOf(shiftId)).toBe(5)
  })

  it('are free again when somebody’s account is gone', async () => {
    const shiftId = await host.addShift({ places: 1 })
    const [gone, next] = [await volunteer(), await volunteer()]
    for (const { api } of [gone, next])
      await api.volunteering.signUp({ shiftId, ...asked('小雨'), isOfAge: true })
    await portal.db.deleteFrom('volunteer_signups').where('account_id', '=', gone.accountId).execute()
    expect(await takenOf(shiftId)).toBe(0)
    await host.runClock()
    expect((await next.api.volunteering.mySignups({})).signups).toMatchObject([{ state: 'offered' }])
  })
})

describe('a shift whose host answers', () => {
  it('accepts within its places, declines with words, and is reminded after two working days', async () => {
    const shiftId = await host.addShift({ places: 1, isDirect: false })
    const people = [await volunteer(), await volunteer(), await volunteer()]
    const ids: string[] = []
    for (const { api } of people) {
      const made = await api.volunteering.signUp({
        shiftId,
        ...asked('何苗'),
        isOfAge: true,
        note: '会修电脑',
      })
      expect(made.state).toBe('applied')
      ids.push(made.signupId)
    }
    expect(await takenOf(shiftId)).toBe(0)
    await sql`update volunteer_signups set due_on = '2026-01-05' where shift_id = ${shiftId}`.execute(
      portal.db,
    )
    await host.runClock()
    await host.runClock()
    const late = (await titlesFor(host.team.superAdmin.token)).filter((title) => title.startsWith('报名超过'))
    expect(late).toHaveLength(3)
    const decide = (
      at: number,
      action: 'accept' | 'wait' | 'decline',
      answer = '',
      token = host.team.superAdmin.token,
    ) =>
      portal.api({ token }).then(({ hosting }) =>
        hosting.signupDecide({
          TeamID: host.team.teamId,
          signupId: ids[at] ?? '',
          version: 1,
          action,
          answer,
        }),
      )
    const other = await createTeam(portal)
    await expect(decide(0, 'accept', '', other.superAdmin.token)).rejects.toMatchObject({
      reason: 'teamChanged',
    })
    expect(await decide(0, 'accept')).toEqual({ state: 'accepted' })
    await expect(decide(0, 'accept')).rejects.toMatchObject({ reason: 'conflict' })
    await expect(decide(1, 'accept')).rejects.toMatchObject({ reason: 'shiftFull' })
    expect(await decide(1, 'wait')).toEqual({ state: 'waitlisted' })
    expect(await decide(2, 'decline', '这次人手够了')).toEqual({ state: 'declined' })
    expect((await people[2]?.api.volunteering.mySignups({}))?.signups[0]).toMatchObject({
      answer: '这次人手够了',
      dueOn: null,
    })
    const { shifts } = await host.api.hosting.hostedActivity({ activityID: host.activityID })
    expect(
      shifts
        .find((one) => one.shiftId === shiftId)
        ?.signups.map(({ name, note, state }) => [name, note, state]),
    ).toEqual([
      ['何苗', '会修电脑', 'accepted'],
      ['何苗', '会修电脑', 'waitlisted'],
      ['何苗', '会修电脑', 'declined'],
    ])
    await host.api.hosting.shiftCallOff({ TeamID: host.team.teamId, shiftId })
    expect(await statesOf(shiftId)).toEqual({ cancelled: 2, declined: 1 })
    expect(await titlesFor(people[0]?.token ?? '')).toContain('场次已取消：整理旧电脑')
  })

  it('takes at most three open sign-ups of a person for skilled work, however fast they come', async () => {
    const call = await openHost(portal, { team: host.team, volunteerKind: 'call' })
    const shifts: string[] = []
    for (let at = 0; at < 5; at += 1) shifts.push(await call.addShift({ places: 5, isDirect: false }))
    const { api } = await volunteer()
    const sent = await Promise.allSettled(
      shifts.map((shiftId) => api.volunteering.signUp({ shiftId, ...asked('程工'), isOfAge: true })),
    )
    const reasons = sent.map((one) => (one.status === 'rejected' ? one.reason.reason : 'ok'))
    expect(reasons.toSorted()).toEqual(['ok', 'ok', 'ok', 'openCallsFull', 'openCallsFull'])
  })
})

describe('before the day', () => {
  it('asks for the age, reminds once, and closes when the shift begins', async () => {
    const shiftId = await host.addShift({ places: 2 })
    const [coming, late] = [await volunteer(), await volunteer()]
    await expect(coming.api.volunteering.signUp({ shiftId, ...asked('小树') })).rejects.toMatchObject({
      details: { fields: { isOfAge: { reason: 'required' } } },
    })
    await coming.api.volunteering.signUp({ shiftId, ...asked('小树'), isOfAge: true })
    await sql`update volunteer_signups set created_at = now() - interval '3 days' where shift_id = ${shiftId}`.execute(
      portal.db,
    )
    await host.moveShift(shiftId, '20 hours')
    await host.runClock()
    await host.runClock()
    const reminders = (await titlesFor(coming.token)).filter((title) => title === '明天见：整理旧电脑')
    expect(reminders).toHaveLength(1)
    await host.moveShift(shiftId, '-1 minute')
    await expect(
      late.api.volunteering.signUp({ shiftId, ...asked('来晚了'), isOfAge: true }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
    const [mine] = (await coming.api.volunteering.mySignups({})).signups
    await expect(
      coming.api.volunteering.signupAnswer({
        signupId: mine?.signupId ?? '',
        version: 2,
        action: 'withdraw',
      }),
    ).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('a calendar of one’s own shows what was accepted, at an address that can be replaced', async () => {
    const shiftId = await host.addShift({ places: 2, task: '搬运' })
    const { api } = await volunteer()
    await api.volunteering.signUp({ shiftId, ...asked('小舟'), isOfAge: true })
    expect(await api.volunteering.myFeed({})).toEqual({ token: null })
    const { token } = await api.volunteering.feedRenew({ replaces: '' })
    expect(await api.volunteering.myFeed({})).toEqual({ token })
    const sent = await portal.fetch(`/volunteering/calendar/${token}.ics`)
    expect(sent.headers.get('content-type')).toContain('text/calendar')
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
    const text = await sent.text()
    expect(text).toContain('整理旧电脑 · 搬运')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await expect(api.volunteering.feedRenew({ replaces: '' })).rejects.toMatchObject({ reason: 'conflict' })
    await api.volunteering.feedRenew({ replaces: token })
    expect((await portal.fetch(`/volunteering/calendar/${token}.ics`)).status).toBe(404)
  })
})

describe('what must be shown before one is accepted', () => {
  it('keeps the portal from accepting by itself, and the host from accepting unseen', async () => {
    const guarded = await openHost(portal, { safeguarding: 'clearance' })
    const shiftId = await guarded.addShift({ places: 1 })
    const [one, two] = await Promise.all(
      [1, 2].map(async () => portal.api({ token: (await createAccount(portal)).token })),
    )
    if (!one || !two) throw new Error('Nobody came')
    const { shifts } = await one.volunteering.shiftList({ activityID: guarded.activityID })
    expect(shifts).toMatchObject([{ isDirect: false }])
    const asked = await one.volunteering.signUp({ shiftId, name: '林晓', isOfAge: true })
    expect(asked.state).toBe('applied')
    const decide = (signupId: string, version: number, action: 'accept' | 'wait', isShown?: boolean) =>
      guarded.api.hosting.signupDecide({
        ...{ TeamID: guarded.team.teamId, signupId, version, action },
        ...(isShown !== undefined && { isShown }),
      })
    await expect(decide(asked.signupId, 1, 'accept')).rejects.toMatchObject({
      details: { fields: { isShown: { reason: 'required' } } },
    })
    expect(await decide(asked.signupId, 1, 'accept', true)).toEqual({ state: 'accepted' })
    const audited = await portal.db
      .selectFrom('audit_events')
      .select('after')
      .where('subject_id', '=', asked.signupId)
      .where('kind', '=', 'signup.accept')
      .execute()
    expect(audited).toMatchObject([{ after: { shown: 'clearance' } }])
    // A place that becomes free is not offered to somebody who has shown nothing.
    const next = await two.volunteering.signUp({ shiftId, name: '周平', isOfAge: true })
    await decide(next.signupId, 1, 'wait')
    await one.volunteering.signupAnswer({ signupId: asked.signupId, version: 2, action: 'withdraw' })
    await guarded.runClock()
    expect((await two.volunteering.mySignups({})).signups).toMatchObject([{ state: 'waitlisted' }])
    await guarded.moveShift(shiftId, '-1 hour')
    const walkIn = await portal.api({ token: (await createAccount(portal)).token })
    const code = await guarded.codeOf(shiftId)
    await expect(walkIn.volunteering.checkIn({ shiftId, code, name: '路过的人' })).rejects.toMatchObject({
      reason: 'notAvailable',
    })
  })
})
