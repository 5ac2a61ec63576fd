import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { loadContent } from '../../db/demo/load-content.ts'

let portal: TestPortal
const today = shanghaiDay(new Date())
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'demo', { only: ['volunteerActivities', 'regions'] })
})
afterAll(() => portal.close())

describe('volunteers.activityList', () => {
  it('answers what is to come by its day, in the language of the path', async () => {
    const { volunteers } = await portal.api({ locale: 'en' })
    const { items, total, pageCount } = await volunteers.activityList({})
    expect(total).toBe(9)
    expect(pageCount).toBe(1)
    const days = items.map(({ startsOn }) => startsOn)
    expect(days).toEqual(days.toSorted())
    expect(items[0]).toMatchObject({
      activityID: '51',
      language: 'en',
      title: 'A morning with elders and their phones',
      startsOn: addDays(today, 8),
      startTime: '09:30',
      isPast: false,
    })
  })

  it('narrows by kind and skill, and counts each for all that is to come', async () => {
    const { volunteers } = await portal.api()
    const calls = await volunteers.activityList({ kind: 'call', skill: 'data' })
    expect(calls.items.map(({ activityID }) => activityID)).toEqual(['42'])
    expect(calls.counts.kinds).toEqual([
      { kind: 'activity', count: 4 },
      { kind: 'call', count: 5 },
    ])
    expect(calls.counts.skills.find(({ skill }) => skill === 'data')).toEqual({ skill: 'data', count: 2 })
    expect((await volunteers.activityList({ kind: 'activity', skill: 'security' })).total).toBe(0)
  })

  it('looks from a place outwards, by the names that regions have in common', async () => {
    const { volunteers } = await portal.api({ locale: 'en' })
    const near = await volunteers.activityList({ place: '683' })
    expect(near.items.map(({ activityID }) => activityID)).toEqual(['51', '43'])
    expect(near.items[0]).toMatchObject({
      regions: ['Wutong District', 'Example City', 'Example Province'],
      sharedRegion: 'Wutong District',
    })
    expect(near.circles).toEqual([
      { within: '683', name: 'Wutong District', count: 2 },
      { within: '682', name: 'Example City', count: 4 },
      { within: '681', name: 'Example Province', count: 5 },
      { within: 'all', name: '', count: 9 },
    ])
    const wider = await volunteers.activityList({ place: '683', within: '681' })
    expect(new Map(wider.items.map(({ activityID, sharedRegion }) => [activityID, sharedRegion]))).toEqual(
      new Map([
        ...(['51', '43'] as const).map((id) => [id, 'Wutong District'] as const),
        ...(['54', '53'] as const).map((id) => [id, 'Example City'] as const),
        ['45', 'Example Province'] as const,
      ]),
    )
    const all = await volunteers.activityList({ place: '683', within: 'all' })
    expect(all.items.find(({ activityID }) => activityID === '41')?.sharedRegion).toBe('')
    expect(all.regions.map(({ name, depth }) => `${depth} ${name}`)).toEqual([
      '0 Example Province',
      '1 Example City',
      '2 Wutong District',
      '2 Riverside District',
      '1 Qingshan County',
    ])
    const unknown = await volunteers.activityList({ place: '999' })
    expect([unknown.total, unknown.circles]).toEqual([9, []])
  })

  it('narrows by time and by the way of taking part, together with the rest', async () => {
    const { volunteers } = await portal.api()
    expect((await volunteers.activityList({ when: 'week' })).items).toEqual([])
    const month = (await volunteers.activityList({ when: 'month' })).items
    expect(month.length).toBeGreaterThan(3)
    for (const { startsOn } of month) expect(startsOn <= addDays(today, 29)).toBe(true)
    const online = (await volunteers.activityList({ mode: 'online' })).items
    expect(new Set(online.map(({ mode }) => mode))).toEqual(new Set(['online', 'either']))
    const both = await volunteers.activityList({ mode: 'online', kind: 'activity', place: '684' })
    expect(both.items.map(({ activityID }) => activityID)).toEqual(['54'])
  })

  it('keeps past ones apart and pages through them', async () => {
    const { volunteers } = await portal.api()
    const past = await volunteers.activityList({ when: 'past' })
    expect(past.items).toMatchObject([{ activityID: '55', isPast: true, endsOn: addDays(today, -20) }])
    const second = await volunteers.activityList({ page: 2, pageSize: 4 })
    expect(second).toMatchObject({ page: 2, pageCount: 3, total: 9 })
    expect(second.items).toHaveLength(4)
  })

  it('refuses a kind, a skill or a page that there is not', async () => {
    const { volunteers } = await portal.api()
    for (const input of [{ kind: 'party' as 'call' }, { skill: 'x' as 'data' }, { page: 0 }])
      await expect(volunteers.activityList(input)).rejects.toMatchObject({ reason: 'invalidInput' })
  })
})

describe('volunteers.activityDetail', () => {
  it('shows the text and how to join', async () => {
    const { volunteers } = await portal.api()
    const activity = await volunteers.activityDetail({ activityID: '41' })
    expect(activity).toMatchObject({ kind: 'call', people: 6, hours: 20, skills: ['writing', 'translation'] })
    expect(activity.html).toContain('<h2')
    expect(activity.howToJoin).toContain('translate@hearinglight.example')
    await expect(volunteers.activityDetail({ activityID: '9999' })).rejects.toMatchObject({
      reason: 'notFound',
    })
  })

  it('comes with others that have most in common, and with its likes, which the list shows too', async () => {
    const api = await portal.api()
    await api.projects.like({ instanceID: '54', type: 2 })
    const { likes, similar } = await api.volunteers.activityDetail({ activityID: '54' })
    expect(likes).toBe(1)
    // Of the same skill or field, the nearest first; what is past does not come, though it is in the same region.
    expect(similar.map(({ activityID }) => activityID)).toEqual(['41', '53'])
    const most = (await api.volunteers.activityDetail({ activityID: '53' })).similar
    expect(most.map(({ activityID }) => activityID)).toEqual(['42', '43', '54'])
    const { items } = await api.volunteers.activityList({})
    expect(items.find(({ activityID }) => activityID === '54')?.likes).toBe(1)
  })
})

describe('an activity that an editor makes', () => {
  it('is there once published, and gone once withdrawn; one language comes in place of the other', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const editor = await portal.api({ token })
    const texts = (title: string) => ({
      title,
      summary: '把旧键盘拆下来洗。',
      host: '示例小组',
      place: '仓库',
      body: '<p>带手套。</p>',
      howToJoin: '直接来。',
    })
    const shared = {
      volunteerKind: 'activity',
      mode: 'onsite',
      startsOn: addDays(today, 3),
      endsOn: addDays(today, 1),
    }
    const collection = 'volunteerActivities'
    const both = { zh: texts('洗键盘'), en: {} }
    await expect(editor.contentStaff.recordAdd({ collection, shared, texts: both })).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { 'shared.endsOn': { reason: 'endsBeforeStart' } } },
    })
    await expect(
      editor.contentStaff.recordAdd({
        collection,
        shared: { ...shared, endsOn: '', startTime: '25:00' },
        texts: both,
      }),
    ).rejects.toMatchObject({ details: { fields: { 'shared.startTime': { reason: 'time' } } } })
    const hours = { startTime: '14:00', endTime: '09:30' }
    for (const endsOn of ['', shared.startsOn])
      await expect(
        editor.contentStaff.recordAdd({ collection, shared: { ...shared, ...hours, endsOn }, texts: both }),
      ).rejects.toMatchObject({ details: { fields: { 'shared.endTime': { reason: 'timeBeforeStart' } } } })
    const { number } = await editor.contentStaff.recordAdd({
      collection,
      // It ends in the morning of the next day.
      shared: { ...shared, ...hours, endsOn: addDays(today, 4) },
      texts: both,
    })
    const visitor = await portal.api({ locale: 'en' })
    await moveNow(editor, collection, number, 'zh', 'publish')
    const [first] = (await visitor.volunteers.activityList({})).items
    expect(first).toMatchObject({ activityID: number, language: 'zh', title: '洗键盘' })
    await moveNow(editor, collection, number, 'zh', 'withdraw')
    await expect(visitor.volunteers.activityDetail({ activityID: number })).rejects.toMatchObject({
      reason: 'notFound',
    })
  })

  it('stands before what is to begin while it is under way, through its last day, on one page of the list alone', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const editor = await portal.api({ token })
    const collection = 'volunteerActivities'
    const publish = async (startsOn: string, endsOn: string) => {
      const { number } = await editor.contentStaff.recordAdd({
        collection,
        shared: { volunteerKind: 'activity', mode: 'onsite', startsOn, endsOn },
        texts: {
          zh: {
            title: `从 ${startsOn} 起晒书`,
            summary: '潮了的书摊开晒。',
            host: '示例小组',
            place: '书库',
            body: '<p>戴口罩。</p>',
            howToJoin: '直接来。',
          },
          en: {},
        },
      })
      await moveNow(editor, collection, number, 'zh', 'publish')
      return number
    }
    const startsToday = await publish(today, '')
    const lastDay = await publish(addDays(today, -3), today)
    const longer = await publish(addDays(today, -9), addDays(today, 9))
    const over = await publish(addDays(today, -2), addDays(today, -1))
    const { volunteers } = await portal.api()
    const listed = []
    for (let page = 1; page <= 3; page += 1)
      listed.push(...(await volunteers.activityList({ page, pageSize: 4 })).items)
    expect(listed.map(({ activityID }) => activityID).slice(0, 3)).toEqual([longer, lastDay, startsToday])
    expect(new Set(listed.map(({ activityID }) => activityID)).size).toBe(12)
    expect(listed.map(({ activityID }) => activityID)).not.toContain(over)
  })
})
