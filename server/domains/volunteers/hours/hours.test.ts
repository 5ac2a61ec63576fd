import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shanghaiClock } from '../../../../shared/lib/text/shanghai-time.ts'
import { levelOf } from '../../../../shared/rules/volunteers/hours.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount } from '../../../../tests/support/world/actors.ts'
import { openHost, type TestHost } from '../../../../tests/support/world/volunteering.ts'

let portal: TestPortal
let host: TestHost
beforeAll(async () => {
  portal = await openPortal()
  host = await openHost(portal)
})
afterAll(() => portal.close())

async function volunteer() {
  const account = await createAccount(portal)
  const api = await portal.api({ token: account.token })
  const mine = async () => {
    const [signup] = (await api.volunteering.mySignups({})).signups
    if (!signup) throw new Error('Nothing was signed up for')
    return signup
  }
  const titles = async () => (await api.messages.describeMessageList({})).list.map(({ title }) => title)
  return { ...account, api, mine, titles }
}

/** Somebody with a place in a shift that began an hour ago and ends in one. */
async function onTheDay(places = 2) {
  const shiftId = await host.addShift({ places })
  const person = await volunteer()
  await person.api.volunteering.signUp({ shiftId, name: '林晓', isOfAge: true })
  await host.moveShift(shiftId, '-1 hour')
  return { shiftId, person }
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the check-in', () => {
  it('takes the code that the host shows, and no other', async () => {
    const { shiftId, person } = await onTheDay()
    const code = await host.codeOf(shiftId)
    expect(code).toMatch(/^\d{6}$/)
    const { volunteering } = person.api
    await expect(volunteering.checkIn({ shiftId, code: wrong(code) })).rejects.toMatchObject({
      reason: 'codeWrong',
    })
    await volunteering.checkIn({ shiftId, code })
    expect(await person.mine()).toMatchObject({ state: 'attended', takesCheckIn: true })
    await expect(volunteering.checkIn({ shiftId, code })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    await host.moveShift(shiftId, '-5 hours')
    await expect(volunteering.checkIn({ shiftId, code })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    expect(await host.codeOf(shiftId)).toBe('')
  })

  it('takes somebody who comes unannounced while there is room', async () => {
    const { shiftId } = await onTheDay(2)
    const code = await host.codeOf(shiftId)
    const [second, third] = [await volunteer(), await volunteer()]
    await expect(second.api.volunteering.checkIn({ shiftId, code })).rejects.toMatchObject({
      details: { fields: { name: { reason: 'required' } } },
    })
    await second.api.volunteering.checkIn({ shiftId, code, name: '路过的人' })
    expect(await second.mine()).toMatchObject({ state: 'attended' })
    await expect(third.api.volunteering.checkIn({ shiftId, code, name: '又一个' })).rejects.toMatchObject({
      reason: 'shiftFull',
    })
  })

  it('cannot be guessed: after ten tries a person waits', async () => {
    const { shiftId, person } = await onTheDay()
    const code = wrong(await host.codeOf(shiftId))
    const tries = []
    for (let at = 0; at < 11; at += 1)
      tries.push(await person.api.volunteering.checkIn({ shiftId, code }).catch(({ reason }) => reason))
    expect(tries).toEqual([...Array(10).fill('codeWrong'), 'tooMany'])
  })
})

describe('hours', () => {
  it('are stated by one side and confirmed by the other, never by the same', async () => {
    const { person } = await onTheDay()
    const { signupId } = await person.mine()
    const TeamID = host.team.teamId
    const byHost = (version: number, action: 'state' | 'confirm', hours?: number) =>
      host.api.hosting.hostHours({ TeamID, signupId, version, action, ...(hours && { hours }) })
    const byVolunteer = (version: number, action: 'state' | 'confirm', hours?: number) =>
      person.api.volunteering.hoursAnswer({ signupId, version, action, ...(hours && { hours }) })
    await expect(byHost(2, 'state', 1)).rejects.toMatchObject({ reason: 'illegalTransition' })
    await host.api.hosting.attendance({ TeamID, signupId, version: 2, action: 'miss' })
    expect(await person.titles()).toContain('记录为未到场：整理旧电脑')
    await host.api.hosting.attendance({ TeamID, signupId, version: 3, action: 'attend' })
    await expect(byHost(4, 'state', 3)).rejects.toMatchObject({
      details: { fields: { hours: { reason: 'tooLarge', limit: 2 } } },
    })
    await byHost(4, 'state', 1)
    expect(await person.titles()).toContain('请确认志愿服务时长：整理旧电脑')
    await expect(byHost(5, 'confirm')).rejects.toMatchObject({ reason: 'illegalTransition' })
    await byVolunteer(5, 'state', 1.5)
    await expect(byVolunteer(6, 'confirm')).rejects.toMatchObject({ reason: 'illegalTransition' })
    expect((await person.api.volunteering.mySignups({})).minutes).toBe(0)
    expect(await byHost(6, 'confirm')).toEqual({ state: 'confirmed' })
    expect(await person.mine()).toMatchObject({ state: 'confirmed', minutes: 90, statedBy: 'volunteer' })
    expect((await person.api.volunteering.mySignups({})).minutes).toBe(90)
    await expect(byHost(7, 'state', 2)).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('make stars at 100, 300, 600, 1,000 and 1,500', () => {
    const at = [99.9, 100, 300, 600, 1_000, 1_500].map((hours) => levelOf(hours * 60))
    expect(at.map(({ stars }) => stars)).toEqual([0, 1, 2, 3, 4, 5])
    expect(at.map(({ nextAt }) => nextAt)).toEqual([100, 300, 600, 1_000, 1_500, null])
  })
})

describe('before a shift', () => {
  const tooEarly = (field: string) => ({ details: { fields: { [field]: { reason: 'dateInFuture' } } } })

  it('nobody is entered until an hour before it, by no call', async () => {
    const { shiftId, person } = await onTheDay()
    const { signupId } = await person.mine()
    const seen = { TeamID: host.team.teamId, signupId, version: 2 }
    const code = await host.codeOf(shiftId)
    await host.moveShift(shiftId, '61 minutes')
    const { hosting } = host.api
    for (const action of ['attend', 'miss'] as const)
      await expect(hosting.attendance({ ...seen, action })).rejects.toMatchObject(tooEarly('attendance'))
    const walkIn = { TeamID: seen.TeamID, shiftId, name: '路过的人' }
    await expect(hosting.walkIn(walkIn)).rejects.toMatchObject(tooEarly('attendance'))
    await expect(person.api.volunteering.checkIn({ shiftId, code })).rejects.toMatchObject(tooEarly('code'))
    expect(await host.codeOf(shiftId)).toBe('')
    expect((await hosting.dayList({ shiftId })).shift).toMatchObject({ takesAttendance: false })
    expect(await person.mine()).toMatchObject({ takesCheckIn: false })
    await host.moveShift(shiftId, '59 minutes')
    await person.api.volunteering.checkIn({ shiftId, code: await host.codeOf(shiftId) })
    await hosting.walkIn(walkIn)
  })

  it('no side states hours until it begins', async () => {
    const { shiftId, person } = await onTheDay()
    const { signupId } = await person.mine()
    const seen = { TeamID: host.team.teamId, signupId }
    await host.moveShift(shiftId, '10 minutes')
    await host.api.hosting.attendance({ ...seen, version: 2, action: 'attend' })
    const hours = { signupId, version: 3, action: 'state', hours: 1 } as const
    await expect(host.api.hosting.hostHours({ ...seen, ...hours })).rejects.toMatchObject(tooEarly('hours'))
    await expect(person.api.volunteering.hoursAnswer(hours)).rejects.toMatchObject(tooEarly('hours'))
    await host.moveShift(shiftId, '-1 minute')
    await person.api.volunteering.hoursAnswer(hours)
  })
})

describe('the list for the day', () => {
  it('loses again whoever was entered by mistake, on the record, and shows everybody to the host', async () => {
    const { shiftId } = await onTheDay()
    const { api, team, activityID } = host
    const walkIn = { TeamID: team.teamId, shiftId }
    const { walkInId } = await api.hosting.walkIn({ ...walkIn, name: '记错的人' })
    await api.hosting.walkIn({ ...walkIn, name: '真来的人' })
    const shown = async () =>
      (await api.hosting.hostedActivity({ activityID })).shifts.find((one) => one.shiftId === shiftId)
        ?.walkIns
    expect(await shown()).toMatchObject([{ name: '记错的人' }, { name: '真来的人' }])
    const elsewhere = await host.addShift({ places: 1 })
    await expect(
      api.hosting.walkIn({ ...walkIn, shiftId: elsewhere, takesOut: walkInId }),
    ).rejects.toMatchObject({ reason: 'notAvailable' })
    await api.hosting.walkIn({ ...walkIn, takesOut: walkInId })
    expect(await shown()).toMatchObject([{ name: '真来的人' }])
    const record = await portal.db
      .selectFrom('audit_events')
      .select('kind')
      .where('subject_id', '=', shiftId)
      .where('kind', 'like', 'shift.walkIn%')
      .orderBy('position')
      .execute()
    expect(record.map(({ kind }) => kind)).toEqual(['shift.walkIn', 'shift.walkIn', 'shift.walkInTakenOut'])
  })

  it('takes who left early and who came unannounced, once each, and nothing that something else overtook', async () => {
    const { shiftId, person } = await onTheDay()
    const { api, team } = host
    const TeamID = team.teamId
    const list = () => api.hosting.dayList({ shiftId })
    const [signup] = (await list()).signups
    const seen = { TeamID, signupId: signup?.signupId ?? '', version: signup?.version ?? 0 }
    const time = (ago: number) => shanghaiClock(new Date(Date.now() - ago * 60_000))
    await expect(api.hosting.attendance({ ...seen, action: 'leave' })).rejects.toMatchObject({
      details: { fields: { leftAt: { reason: 'required' } } },
    })
    await expect(
      api.hosting.attendance({ ...seen, action: 'leave', leftAt: time(90) }),
    ).rejects.toMatchObject({ details: { fields: { leftAt: { reason: 'timeBeforeStart' } } } })
    const once = { idempotencyKey: 'a-tick-of-one-device' }
    for (const _ of [1, 2]) await api.hosting.attendance({ ...seen, action: 'leave', leftAt: time(20) }, once)
    expect((await list()).signups).toMatchObject([{ state: 'attended', version: seen.version + 1 }])
    expect(shanghaiClock(new Date((await list()).signups[0]?.leftAt ?? ''))).toBe(time(20))
    // Another device ticks what it saw before.
    await expect(api.hosting.attendance({ ...seen, action: 'miss' })).rejects.toMatchObject({
      reason: 'conflict',
    })
    expect(await person.mine()).toMatchObject({ state: 'attended' })

    const walkIn = { TeamID, shiftId, name: '路过的人' }
    for (const _ of [1, 2]) await api.hosting.walkIn(walkIn, { idempotencyKey: 'another-tick-of-it' })
    expect((await list()).walkIns).toMatchObject([{ name: '路过的人', leftAt: null }])
    expect(JSON.stringify(await list())).not.toContain(await host.codeOf(shiftId))
  })
})
