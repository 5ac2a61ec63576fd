import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { addDays, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff, createTeam } from '../../../../tests/support/world/actors.ts'
import { openHost } from '../../../../tests/support/world/volunteering.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

type Typed = Awaited<ReturnType<Api['hosting']['proposal']>>['typed']

/** What the form sends of what stands in it: an empty number is none. */
const asSent = (typed: Typed) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      value === '' && ['people', 'volunteerHours', 'minimumAge'].includes(name) ? null : value,
    ]),
  )

async function proposed() {
  const host = await openHost(portal, { isPublished: false })
  const { activityID, api, team } = host
  return {
    ...host,
    TeamID: team.teamId,
    held: () => api.hosting.proposal({ activityID }),
    shown: () => api.hosting.hostedActivity({ activityID }),
    revise: async (changes: object) => {
      const { version, typed } = await api.hosting.proposal({ activityID })
      return api.hosting.revise({
        ...asSent(typed),
        TeamID: team.teamId,
        activityID,
        version,
        ...changes,
      } as never)
    },
  }
}

describe('a proposal', () => {
  it('cannot begin in the past, neither at first nor when it is sent again', async () => {
    const host = await proposed()
    const past = { startsOn: addDays(shanghaiDay(new Date()), -1) }
    const refused = { details: { fields: { startsOn: { reason: 'dateInPast' } } } }
    await expect(host.api.hosting.propose({ ...host.proposal, ...past })).rejects.toMatchObject(refused)
    await host.sendBack('请改一下。')
    await expect(host.revise(past)).rejects.toMatchObject(refused)
    await host.revise({ startsOn: shanghaiDay(new Date()) })
  })
})

describe('a proposal that staff send back', () => {
  it('is changed where it stands and sent again, with everything that was written', async () => {
    const host = await proposed()
    await expect(host.sendBack('')).rejects.toMatchObject({
      details: { fields: { because: { reason: 'required' } } },
    })
    await expect(host.revise({})).rejects.toMatchObject({ reason: 'illegalTransition' })
    await host.sendBack('请写清集合地点。')
    const titles = (await host.api.messages.describeMessageList({})).list.map(({ title }) => title)
    expect(titles).toContain('活动被退回修改：整理旧电脑')
    expect(await host.shown()).toMatchObject({ standing: 'sentBack', because: '请写清集合地点。' })
    const { typed, language, version } = await host.held()
    const { TeamID: _, skills, ...written } = host.proposal
    expect(language).toBe('zh')
    expect(typed).toMatchObject({ ...written, minimumAge: '16', skills })
    await expect(host.revise({ title: '' })).rejects.toMatchObject({
      details: { fields: { title: { reason: 'required' } } },
    })
    await expect(host.revise({ version: version - 1 })).rejects.toMatchObject({ reason: 'conflict' })
    await host.revise({ place: '示例市梧桐街道仓库东门' })
    expect(await host.shown()).toMatchObject({ standing: 'inReview', because: '' })
    expect((await host.held()).typed).toEqual({ ...typed, place: '示例市梧桐街道仓库东门' })
    const { token } = await createStaff(portal, ['editor'])
    const { contentStaff } = await portal.api({ token })
    const record = { collection: 'volunteerActivities', number: host.activityID } as const
    const { items } = await contentStaff.versionList({ ...record, language: 'zh' })
    expect(items.length).toBe(2)
    await host.publish()
    await expect(host.revise({})).rejects.toMatchObject({ reason: 'illegalTransition' })
  })

  it('is taken back by its host while staff have not decided, and sent when it likes', async () => {
    const { api, activityID, TeamID, ...host } = await proposed()
    const { version } = await host.held()
    await api.hosting.takeBack({ TeamID, activityID, version })
    expect(await host.shown()).toMatchObject({ standing: 'notSent', because: '' })
    await expect(api.hosting.takeBack({ TeamID, activityID, version: version + 1 })).rejects.toMatchObject({
      reason: 'illegalTransition',
    })
    await host.revise({ title: '整理旧电脑和旧手机' })
    expect(await host.shown()).toMatchObject({ standing: 'inReview', title: '整理旧电脑和旧手机' })
  })

  it('is nobody else’s to read or change', async () => {
    const { activityID, sendBack, held } = await proposed()
    await sendBack('请写清集合地点。')
    const { version, typed } = await held()
    const other = await createTeam(portal)
    const { hosting } = await portal.api({ token: other.superAdmin.token })
    const seen = { TeamID: other.teamId, activityID, version }
    for (const tried of [
      () => hosting.proposal({ activityID }),
      () => hosting.takeBack(seen),
      () => hosting.revise({ ...asSent(typed), ...seen } as never),
    ])
      await expect(tried()).rejects.toMatchObject({ reason: 'notAvailable' })
  })
})
