import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../shared/contract/errors.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import {
  addFields,
  createProject,
  createProjectActivity,
  createProjectClass,
  createProjectSet,
  openProjectEditor,
  type ProjectEditor,
  projectValues,
} from '../../../tests/support/world/projects.ts'

let portal: TestPortal
let editor: ProjectEditor
beforeAll(async () => {
  portal = await openPortal()
  await addFields(portal, ['rural', 'health'])
  editor = await openProjectEditor(portal)
})
afterAll(() => portal.close())

const idsOf = (list: { items: { instanceID: string }[] }) => list.items.map(({ instanceID }) => instanceID)

describe('the list of projects', () => {
  it('narrows by class, stage and field, any in one and all together, and counts what each would leave', async () => {
    const [one, two] = [await createProjectClass(editor), await createProjectClass(editor)]
    const first = await createProject(editor, { classes: [one], stage: 'pilot', fields: ['rural'] })
    const second = await createProject(editor, {
      classes: [two],
      stage: 'inUse',
      fields: ['rural', 'health'],
    })
    const third = await createProject(editor, { classes: [one, two], stage: 'inUse', fields: ['health'] })
    const { projects } = await portal.api()
    const all = await projects.list({ classes: [one, two] })
    expect(idsOf(all)).toEqual([third, second, first])
    const narrowed = await projects.list({
      classes: [one],
      stage: ['inUse', 'pilot'],
      extras: { field: ['health'] },
    })
    expect(idsOf(narrowed)).toEqual([third])
    expect([narrowed.total, narrowed.pageCount]).toEqual([1, 1])
    const counts = Object.fromEntries(
      narrowed.facets.map(({ facet, options }) => [
        facet,
        options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
      ]),
    )
    expect(counts.class).toEqual([
      [one, 1],
      [two, 2],
    ])
    expect(counts.field).toEqual([
      ['rural', 1],
      ['health', 1],
    ])
    const paged = await projects.list({ classes: [one, two], page: 2, extras: { pageSize: 2 } })
    expect([idsOf(paged), paged.total, paged.pageCount]).toEqual([[first], 3, 2])
  })

  it('finds by words in either language from publishing until it is withdrawn', async () => {
    const classes = [await createProjectClass(editor)]
    const number = await createProject(editor, { classes, title: '孔雀鱼养殖日记' })
    const find = async (locale: 'zh' | 'en', search: string) =>
      idsOf(await (await portal.api({ locale })).projects.list({ search }))
    expect(await find('zh', '孔雀鱼')).toEqual([number])
    expect(await find('en', '孔雀魚養殖')).toEqual([number])
    expect(await find('zh', 'Trial Field')).toContain(number)
    expect(await find('zh', '孔雀鱼 不存在的词组')).toEqual([number])
    expect(await find('zh', '莫须有')).toEqual([])
    for (const language of ['zh', 'en'] as const)
      await moveNow(editor.api, 'projects', number, language, 'withdraw')
    expect(await find('zh', '孔雀鱼')).toEqual([])
  })

  it('shows each once, in the language of the page or else the other', async () => {
    const classes = [await createProjectClass(editor)]
    const zhOnly = await createProject(editor, { classes, published: ['zh'] })
    const inBoth = await createProject(editor, { classes })
    const { projects } = await portal.api({ locale: 'en' })
    const { items } = await projects.list({ classes })
    expect(items.map(({ instanceID, language }) => [instanceID, language])).toEqual([
      [inBoth, 'en'],
      [zhOnly, 'zh'],
    ])
  })

  it('refuses what is no filter', async () => {
    const { projects } = await portal.api()
    for (const input of [
      { stage: ['finished' as 'pilot'] },
      { classes: ['abc'] },
      { page: 0 },
      { extras: { sort: 'best' as 'newest' } },
    ])
      await expect(projects.list(input)).rejects.toMatchObject({ reason: 'invalidInput' })
    expect((await projects.list({ classes: '999999999', extras: { field: 'nowhere' } })).total).toBe(0)
  })
})

describe('a project', () => {
  it('comes with its kit, set, activities and others like it, in both languages', async () => {
    const classes = [await createProjectClass(editor)]
    const set = await createProjectSet(editor)
    const number = await createProject(editor, { classes, sets: [set], fields: ['health'] })
    const similar = await createProject(editor, { classes, fields: ['health'] })
    const other = await createProject(editor, { classes, fields: ['rural'] })
    const past = await createProjectActivity(editor, number, '2020-01-01')
    const later = await createProjectActivity(editor, number, '2099-02-01')
    const sooner = await createProjectActivity(editor, number, '2099-01-01')
    for (const locale of ['zh', 'en'] as const) {
      const { projects } = await portal.api({ locale })
      const project = await projects.details({ instanceID: number })
      expect(project).toMatchObject({ language: locale, code: 'https://code.example/one', documents: null })
      expect(project.requirements).toHaveLength(2)
      expect(project.sets.map(({ instanceSetID }) => instanceSetID)).toEqual([set])
      expect(project.activities.map(({ activityID }) => activityID)).toEqual([sooner, later, past])
      expect(project.similar.map(({ instanceID }) => instanceID)).toEqual([similar, other])
      const activity = await projects.activityDetails({ activityID: sooner })
      expect(activity).toMatchObject({ instanceID: number, projectTitle: project.title, language: locale })
    }
  })

  it('is gone with its activities once it is withdrawn, and is not there for who guesses', async () => {
    const classes = [await createProjectClass(editor)]
    const number = await createProject(editor, { classes })
    const activityID = await createProjectActivity(editor, number, '2099-01-01')
    const visitor = await portal.api()
    for (const language of ['zh', 'en'] as const)
      await moveNow(editor.api, 'projects', number, language, 'withdraw')
    const gone = { reason: 'notFound' }
    await expect(visitor.projects.details({ instanceID: number })).rejects.toMatchObject(gone)
    await expect(visitor.projects.activityDetails({ activityID })).rejects.toMatchObject(gone)
    await expect(visitor.projects.details({ instanceID: '999999999' })).rejects.toMatchObject(gone)
    await expect(visitor.projects.details({ instanceID: '-1' })).rejects.toMatchObject({
      reason: 'invalidInput',
    })
    expect(
      (await portal.fetch(`/api/techforgood/instance/v2/details`, post({ instanceID: number }))).status,
    ).toBe(200)
    const answer = await (
      await portal.fetch('/api/techforgood/en/instance/v2/details', post({ instanceID: number }))
    ).json()
    expect(answer).toMatchObject({ code: 4040 })
  })

  it('is previewed as a draft by editors alone', async () => {
    const values = projectValues({ classes: [await createProjectClass(editor)] })
    const { number } = await editor.api.contentStaff.recordAdd({ collection: 'projects', ...values })
    const draft = await editor.api.projectsStaff.projectPreview({ instanceID: number })
    expect([draft.title, draft.likes]).toEqual([values.texts.zh.title, 0])
    await expect((await portal.api()).projects.details({ instanceID: number })).rejects.toMatchObject({
      reason: 'notFound',
    })
  })

  it('keeps a link only where it is one', async () => {
    const values = projectValues({ classes: [await createProjectClass(editor)] })
    const shared = { ...values.shared, code: 'javascript:alert(1)' }
    const refused = editor.api.contentStaff.recordAdd({ collection: 'projects', ...values, shared })
    await expect(refused).rejects.toSatisfy(
      (error) => error instanceof ApiError && error.details.fields?.['shared.code']?.reason === 'url',
    )
  })
})

describe('classes and sets', () => {
  it('count what is published, by stage and by class', async () => {
    const [one, two] = [await createProjectClass(editor), await createProjectClass(editor)]
    const empty = await createProjectSet(editor)
    const set = await createProjectSet(editor)
    await createProject(editor, { classes: [one], sets: [set], stage: 'spreading' })
    await createProject(editor, { classes: [one, two], sets: [set], stage: 'pilot' })
    const { projects } = await portal.api({ locale: 'en' })
    const { items } = await projects.classInfo({ classes: [one] })
    expect(items).toMatchObject([
      {
        classId: one,
        count: 2,
        language: 'en',
        stages: [
          { stage: 'pilot', count: 1 },
          { stage: 'spreading', count: 1 },
        ],
      },
    ])
    await expect(projects.classInfo({ classes: [one, '999999999'] })).rejects.toMatchObject({
      reason: 'notFound',
    })
    const sets = await projects.setList({ classIds: [two] })
    expect(sets.items.map(({ instanceSetID, count }) => [instanceSetID, count])).toEqual([[set, 1]])
    expect((await projects.setDetails({ instanceSetID: set })).projects).toHaveLength(2)
    expect((await projects.setDetails({ instanceSetID: empty })).projects).toEqual([])
    await expect(projects.setDetails({ instanceSetID: '999999999' })).rejects.toMatchObject({
      reason: 'notFound',
    })
    const listed = (await projects.classList({})).items.map(({ classId }) => classId)
    expect(listed).toEqual(expect.arrayContaining([one, two]))
  })

  it('of more projects than a page holds go on, page by page, to the last', async () => {
    const set = await createProjectSet(editor)
    const first = await createProject(editor, { classes: [await createProjectClass(editor)], sets: [set] })
    for (const table of ['content_records', 'content_texts', 'content_versions', 'content_live'])
      await sql`
        insert into ${sql.table(table)}
        select (jsonb_populate_record(t, jsonb_build_object('number', 700000 + i))).*
        from ${sql.table(table)} t, generate_series(1, 50) i
        where t.collection = 'projects' and t.number = ${Number(first)}`.execute(portal.db)
    const { projects } = await portal.api()
    const read = (page?: number) => projects.setDetails({ instanceSetID: set, ...(page && { page }) })
    const pages = [await read(), await read(2)]
    expect(pages.map(({ page, pageCount, count }) => [page, pageCount, count])).toEqual([
      [1, 2, 51],
      [2, 2, 51],
    ])
    const shown = pages.flatMap((page) => page.projects.map(({ instanceID }) => instanceID))
    expect([shown.length, new Set(shown).size, shown.includes(first)]).toEqual([51, 51, true])
    await expect(read(3)).rejects.toMatchObject({ reason: 'notFound' })
  })

  it('are counted on the home page and at the head of the library', async () => {
    const { home, projects } = await portal.api()
    const before = await home.homePageProjectCount({})
    await createProject(editor, { classes: [await createProjectClass(editor)], published: ['en'] })
    const after = await home.homePageProjectCount({})
    expect(after.projectCount - before.projectCount).toBe(1)
    expect(after.classCount - before.classCount).toBe(1)
    expect(await projects.libraryPage({})).toMatchObject({
      title: '项目库',
      projectCount: after.projectCount,
      setCount: after.setCount,
    })
  })

  it('stand in the sitemap with their projects', async () => {
    const set = await createProjectSet(editor)
    const classes = [await createProjectClass(editor)]
    const number = await createProject(editor, { classes, sets: [set] })
    const map = await (await portal.fetch('/sitemap.xml')).text()
    expect(map).toContain(`<loc>${testOrigin}/en/projects/detail/${number}</loc>`)
    expect(map).toContain(`<loc>${testOrigin}/vcp/projects/${set}</loc>`)
    expect((await portal.fetch(`/share/project/${number}.png`)).headers.get('content-type')).toBe('image/png')
  })
})

function post(body: object) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
