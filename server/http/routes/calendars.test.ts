import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { loadContent } from '../../db/demo/load-content.ts'

/** Calendar files, read by an independent parser. */
let portal: TestPortal
const today = shanghaiDay(new Date())
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'demo', { only: ['volunteerActivities'] })
})
afterAll(() => portal.close())

async function read(path: string) {
  const response = await portal.fetch(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  for (const line of text.trimEnd().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

describe('calendar files', () => {
  it('hold one activity at its hours in China, in the language of the path', async () => {
    const [event, ...more] = await read('/en/volunteer/51/calendar.ics')
    expect(more).toEqual([])
    expect(event?.summary).toBe('A morning with elders and their phones')
    expect(event?.startDate.toJSDate().toISOString()).toBe(
      new Date(`${addDays(today, 8)}T09:30:00+08:00`).toISOString(),
    )
    expect(event?.description).toContain('/en/volunteer/51')
  })

  it('hold a call without hours as whole days, its last day included', async () => {
    const [event] = await read('/volunteer/45/calendar.ics')
    expect(event?.startDate.isDate).toBe(true)
    expect(event?.startDate.toString()).toBe(addDays(today, 18))
    expect(event?.endDate.toString()).toBe(addDays(today, 20))
  })

  it('hold the start alone where nobody knows the end of the day', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const api = await portal.api({ token })
    const own = {
      title: '修旧书',
      summary: '带一本来。',
      host: '社区',
      place: '一楼',
      body: '<p>b</p>',
      howToJoin: 'j',
    }
    const { number } = await api.contentStaff.recordAdd({
      collection: 'volunteerActivities',
      shared: { volunteerKind: 'activity', mode: 'onsite', startsOn: '2026-12-01', startTime: '14:00' },
      texts: { zh: own, en: own },
    })
    await moveNow(api, 'volunteerActivities', number, 'zh', 'publish')
    const text = await (await portal.fetch(`/volunteer/${number}/calendar.ics`)).text()
    expect(text).toContain('\r\nDTSTART:20261201T060000Z\r\n')
    expect(text).not.toContain('DTEND')
    const [event] = await read(`/volunteer/${number}/calendar.ics`)
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-01T06:00:00.000Z')
    await moveNow(api, 'volunteerActivities', number, 'zh', 'withdraw')
  })

  it('hold all that is to come, each under a name of its own', async () => {
    const events = await read('/volunteer/calendar.ics')
    expect(events).toHaveLength(9)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(9)
  })

  it('hold nothing that an editor’s text could break them with', async () => {
    const { token } = await createStaff(portal, ['editor'])
    const api = await portal.api({ token })
    const evil = 'a;b,c\\d\r\nATTENDEE:mailto:x@example.org\rURL:javascript:1\u0007\u001b'
    const own = { title: evil, summary: evil, host: 'h', place: evil, body: '<p>b</p>', howToJoin: 'j' }
    const { number } = await api.contentStaff.recordAdd({
      collection: 'volunteerActivities',
      shared: { volunteerKind: 'activity', mode: 'onsite', startsOn: addDays(today, 3) },
      texts: { zh: own, en: own },
    })
    await moveNow(api, 'volunteerActivities', number, 'zh', 'publish')
    const text = await (await portal.fetch(`/volunteer/${number}/calendar.ics`)).text()
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
    const [event] = await read(`/volunteer/${number}/calendar.ics`)
    expect(event?.location).toBe('a;b,c\\d\nATTENDEE:mailto:x@example.org\nURL:javascript:1')
    expect(event?.component.getAllProperties('attendee')).toEqual([])
    await moveNow(api, 'volunteerActivities', number, 'zh', 'withdraw')
  })

  it('are missing where the activity is', async () => {
    for (const id of ['9999', '0', 'x'])
      expect((await portal.fetch(`/volunteer/${id}/calendar.ics`)).status).toBe(404)
  })
})
