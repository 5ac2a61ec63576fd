import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import {
  addFields,
  createProject,
  createProjectActivity,
  createProjectClass,
  openProjectEditor,
  type ProjectEditor,
} from '../../../tests/support/world/projects.ts'

let portal: TestPortal
let editor: ProjectEditor
let project: string
beforeAll(async () => {
  portal = await openPortal()
  await addFields(portal, ['rural', 'health'])
  editor = await openProjectEditor(portal)
  project = await createProject(editor, { classes: [await createProjectClass(editor)], maker: '试验田' })
})
afterAll(() => portal.close())

const detail = async (activityID: string, locale: 'zh' | 'en' = 'zh') =>
  (await portal.api({ locale })).projects.activityDetails({ activityID })

const found = async (keywords: string) => {
  const { items, total } = await (await portal.api()).search.find({ keywords })
  expect(total).toBe(items.length)
  return items.map(({ path }) => path)
}

describe('an activity of a project', () => {
  it('has its text, its project and whether it is over', async () => {
    const number = await createProjectActivity(editor, project, '2099-01-01', { hours: '14:00–16:30' })
    expect(await detail(number)).toMatchObject({
      html: '<p>带水。</p>',
      maker: '试验田',
      isPast: false,
      provenance: null,
    })
    const past = await createProjectActivity(editor, project, '2020-01-01')
    expect((await detail(past, 'en')).isPast).toBe(true)
  })

  it('is an event for search engines, at its hours and address', async () => {
    const number = await createProjectActivity(editor, project, '2099-01-01', { hours: '14:00–16:30' })
    const schema = JSON.parse((await detail(number, 'en')).schemaOrg)
    expect(schema).toMatchObject({
      '@type': 'Event',
      startDate: '2099-01-01T14:00:00+08:00',
      endDate: '2099-01-01T16:30:00+08:00',
      location: { '@type': 'Place', name: 'At the gate' },
      organizer: { '@type': 'Organization', name: 'Trial Field' },
      url: `${testOrigin}/en/projects/activity/${number}`,
    })
    const page = await (await portal.api()).projects.details({ instanceID: project })
    expect(page.schemaOrg).toContain(`${testOrigin}/projects/activity/${number}`)
  })

  it('is previewed as a draft by editors alone', async () => {
    const own = { title: '还没定的活动', summary: '一句。', place: '村口', body: '<p>草稿正文。</p>' }
    const { number } = await editor.api.contentStaff.recordAdd({
      collection: 'projectActivities',
      shared: { project: [project], startsOn: '', hours: '' },
      texts: { zh: own, en: { title: '', summary: '', place: '', body: '' } },
    })
    const preview = await editor.api.contentStaff.recordPreview({ collection: 'projectActivities', number })
    expect(preview).toMatchObject({
      kind: 'projectActivity',
      activity: { title: own.title, html: own.body, instanceID: project },
    })
    await expect(detail(number)).rejects.toMatchObject({ reason: 'notFound' })
  })
})

describe('the page of an activity', () => {
  it('shows the text with its calendar file in the language of the address', async () => {
    const number = await createProjectActivity(editor, project, '2099-01-01', { hours: '14:00–16:30' })
    const answer = await portal.fetch(`/en/projects/activity/${number}/calendar.ics`)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    const [event, ...more] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(more).toEqual([])
    expect(event?.location).toBe('At the gate')
    expect(event?.startDate.toJSDate().toISOString()).toBe('2099-01-01T06:00:00.000Z')
    expect(event?.endDate.toJSDate().toISOString()).toBe('2099-01-01T08:30:00.000Z')
    expect(event?.description).toContain(`/en/projects/activity/${number}`)
    for (const id of ['999999999', '0', 'x'])
      expect((await portal.fetch(`/projects/activity/${id}/calendar.ics`)).status).toBe(404)
  })

  it('is a whole day where the hours are words', async () => {
    const number = await createProjectActivity(editor, project, '2099-01-05', { hours: '下午' })
    const text = await (await portal.fetch(`/projects/activity/${number}/calendar.ics`)).text()
    expect(text).toMatch(/DTSTART;VALUE=DATE:20990105/)
    expect(text).toMatch(/DTEND;VALUE=DATE:20990106/)
  })
})

describe('sitemap and search', () => {
  it('lead to an activity as long as its project is published', async () => {
    const own = await createProject(editor, { classes: [await createProjectClass(editor)] })
    const number = await createProjectActivity(editor, own, '2099-03-01', { title: '夜里数萤火虫' })
    const path = `/projects/activity/${number}`
    const map = async () => (await portal.fetch('/sitemap.xml')).text()
    expect(await map()).toContain(`<loc>${testOrigin}/en${path}</loc>`)
    expect(await found('萤火虫')).toEqual([path])
    await moveNow(editor.api, 'projects', own, 'zh', 'withdraw')
    expect(await found('萤火虫')).toEqual([path])
    await moveNow(editor.api, 'projects', own, 'en', 'withdraw')
    expect(await found('萤火虫')).toEqual([])
    expect(await map()).not.toContain(path)
    await moveNow(editor.api, 'projects', own, 'zh', 'publish')
    expect(await found('萤火虫')).toEqual([path])
    expect(await map()).toContain(path)
  })

  it('leave out one published before its project', async () => {
    const own = await createProject(editor, { classes: [await createProjectClass(editor)], published: [] })
    const number = await createProjectActivity(editor, own, '2099-03-01', { title: '水獭脚印课' })
    expect(await found('水獭')).toEqual([])
    await moveNow(editor.api, 'projects', own, 'en', 'publish')
    expect(await found('水獭')).toEqual([`/projects/activity/${number}`])
  })
})
