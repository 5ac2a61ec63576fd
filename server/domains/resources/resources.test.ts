import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { moveNow } from '../../../tests/support/world/articles.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import {
  createInstitution,
  createResource,
  createZone,
  openField,
} from '../../../tests/support/world/resources.ts'
import { search } from '../../search/search.ts'

const demoResources = demoRecords('resources')

let portal: TestPortal
let visitor: Api
let english: Api
let editor: Api
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  visitor = await portal.api()
  english = await portal.api({ locale: 'en' })
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

describe('resources.fieldInfo', () => {
  it('shows a field with everything that serves it, in the language of the path', async () => {
    const field = await english.resources.fieldInfo({ alias: 'disability' })
    expect(field).toMatchObject({ alias: 'disability', language: 'en', title: 'Disability' })
    expect(field.html).toContain('Let users be the judges')
    expect(field.needs).toHaveLength(4)
    expect(field.zones.map(({ AliasID }) => AliasID)).toEqual(['everyone-in'])
    expect(field.zones[0]?.institutions.map(({ title }) => title)).toEqual([
      'Clear Line Studio',
      'Words on Stage',
    ])
    expect(field.zones[0]?.resourceCount).toBe(3)
    expect(field.tools.items).toHaveLength(6)
    const { total } = await visitor.toolbox.listPage({ field: ['disability'] })
    expect(field.tools.total).toBe(total)
    expect(field.services.map(({ number }) => number)).toEqual(['411'])
    expect(field.articles.map(({ number }) => number)).toEqual(['207'])
    expect(field.projects.total).toBeGreaterThan(field.projects.items.length - 1)
    expect(field.resources.items.map(({ resourceId }) => resourceId)).toEqual(['666', '667', '670'])
    expect(field.others).toHaveLength(7)
    await expect(visitor.resources.fieldInfo({ alias: 'nowhere' })).rejects.toThrow('notFound')
  })

  it('is named everywhere as its page is published', async () => {
    const key = { collection: 'fieldPages' as const, number: '607' }
    const { version, shared, texts } = await editor.contentStaff.recordDetail(key)
    const zh = { ...texts.zh.fields, title: '乡土' }
    const saved = await editor.contentStaff.recordSave({
      ...key,
      version,
      shared,
      texts: { zh, en: texts.en.fields },
    })
    const preview = await editor.contentStaff.recordPreview(key)
    expect(preview).toMatchObject({ kind: 'field', field: { title: '乡土', alias: 'rural' } })
    expect((await visitor.resources.fieldInfo({ alias: 'rural' })).title).toBe('乡村')
    const move = { ...key, version: saved.version, language: 'zh' as const }
    const done = await editor.contentStaff.textMove({ ...move, move: 'publish' })
    expect((await visitor.resources.fieldInfo({ alias: 'rural' })).title).toBe('乡土')
    const { list } = await visitor.home.homePageDomain({})
    expect(list.find(({ alias }) => alias === 'rural')?.name).toBe('乡土')
    expect(done.state).toBe('published')
  })

  it('without a page remains with its name, its line and what is filed under it', async () => {
    const alias = await openField(portal, 'water')
    const bare = await visitor.resources.fieldInfo({ alias })
    expect(bare).toMatchObject({ title: '教育', summary: '课堂与助学。', html: '', needs: [], services: [] })
    await portal.db.deleteFrom('fields').where('alias', '=', alias).execute()
    await expect(visitor.resources.fieldInfo({ alias })).rejects.toThrow('notFound')
  })
})

describe('resources.resourceList', () => {
  it('narrows by kind, field and zone, and counts what every filter would leave', async () => {
    const all = await visitor.resources.resourceList({})
    expect(all.total).toBe(demoResources.length)
    expect(all.items.map(({ resourceId }) => resourceId)).toEqual(
      demoResources.map(({ number }) => String(number)),
    )
    const templates = await visitor.resources.resourceList({ kind: ['template'], zone: ['everyone-in'] })
    expect(templates.items.map(({ resourceId }) => resourceId)).toEqual(['667'])
    const zones = templates.facets.find(({ facet }) => facet === 'zone')
    expect(zones?.options.find(({ value }) => value === 'everyone-in')).toEqual({
      value: 'everyone-in',
      label: '人人进得来专区',
      count: 1,
    })
    const kinds = templates.facets.find(({ facet }) => facet === 'kind')
    expect(kinds?.totalWithout).toBe(3)
    expect((await visitor.resources.resourceList({ zone: ['nowhere'] })).total).toBe(0)
    expect((await visitor.resources.resourceList({ field: ['nowhere'] })).total).toBe(0)
  })

  it('pages, and sorts by what came last', async () => {
    const second = await visitor.resources.resourceList({ page: 2, pageSize: 7 })
    expect(second).toMatchObject({ page: 2, pageCount: 3 })
    expect(second.items).toHaveLength(7)
    const newest = await visitor.resources.resourceList({ sort: 'newest', pageSize: 1 })
    expect(newest.items[0]?.resourceId).toBe('676')
    expect((await visitor.resources.resourceList({ page: 9 })).items).toEqual([])
    for (const input of [{ kind: ['poem' as 'guide'] }, { field: ['<b>'] }, { page: 0 }])
      await expect(visitor.resources.resourceList(input)).rejects.toMatchObject({ reason: 'invalidInput' })
  })

  it('answers all of them in a line each', async () => {
    const all = await english.resources.resourceAll({})
    expect(all).toMatchObject({ total: demoResources.length, pageCount: 1 })
    expect(all.items[0]).toEqual({
      resourceId: '661',
      language: 'en',
      kind: 'guide',
      title: 'What to load for a term without a network',
      reviewedOn: '2026-10-18',
    })
  })
})

describe('a resource', () => {
  it('stands whole on its page, with where it comes from and what goes with it', async () => {
    const resource = await english.resources.resourceInfo({ id: '663' })
    expect(resource).toMatchObject({
      kind: 'dataset',
      licence: 'CC BY 4.0',
      isAccessible: true,
      documents: null,
      institution: { ZoneInstitutionID: '643', title: 'Low Water Society' },
      zones: [{ AliasID: 'open-ground' }],
    })
    expect(resource.html).toContain('<table>')
    expect(resource.tools.map(({ number }) => number)).toEqual(['1003', '1010', '1021'])
    expect(resource.similar.map(({ resourceId }) => resourceId)).toEqual(['671', '672'])
    await expect(visitor.resources.resourceInfo({ id: '9999' })).rejects.toThrow('notFound')
  })

  it('is written, previewed, published in one language, found, and withdrawn', async () => {
    const zone = await createZone(portal, { editor })
    const institution = await createInstitution(portal, { editor })
    const number = await createResource(portal, {
      editor,
      shared: { zones: [zone], institution: [institution], documents: 'files.example/a.pdf' },
      zh: { title: '旧手机清点表', accessibility: '读屏可用。' },
    })
    const key = { collection: 'resources' as const, number }
    expect(await editor.contentStaff.recordPreview(key)).toMatchObject({
      kind: 'resource',
      resource: { title: '旧手机清点表' },
    })
    const shown = await english.resources.resourceInfo({ id: number })
    expect(shown).toMatchObject({ language: 'zh', documents: 'https://files.example/a.pdf' })
    const found = await search(portal.db, {
      text: '旧手机清点',
      language: 'zh',
      kinds: ['resource'],
      limit: 5,
      offset: 0,
    })
    expect(found.hits[0]?.recordId).toBe(number)
    const { items } = await visitor.resources.institutionResourceList({ ZoneInstitutionID: institution })
    expect(items.map(({ resourceId }) => resourceId)).toEqual([number])
    expect((await visitor.resources.describeZone({ AliasID: zone })).resourceCount).toBe(1)
    await moveNow(editor, 'resources', number, 'zh', 'withdraw')
    await expect(english.resources.resourceInfo({ id: number })).rejects.toThrow('notFound')
    expect((await visitor.resources.describeZone({ AliasID: zone })).resourceCount).toBe(0)
  })

  it('counts in each language in the zone that stands there', async () => {
    const [before, after] = [await createZone(portal, { editor }), await createZone(portal, { editor })]
    const number = await createResource(portal, { editor, shared: { zones: [before] } })
    const key = { collection: 'resources' as const, number }
    const { version, shared, texts } = await editor.contentStaff.recordDetail(key)
    const both = { zh: texts.zh.fields, en: texts.zh.fields }
    await editor.contentStaff.recordSave({ ...key, version, shared, texts: both })
    const published = await moveNow(editor, 'resources', number, 'en', 'publish')
    await editor.contentStaff.recordSave({
      ...{ ...key, version: published, texts: both },
      shared: { ...shared, zones: [after] },
    })
    await moveNow(editor, 'resources', number, 'zh', 'publish')
    const countOf = async (api: typeof visitor, zone: string) =>
      (await api.resources.describeZone({ AliasID: zone })).resourceCount
    expect([await countOf(visitor, before), await countOf(visitor, after)]).toEqual([0, 1])
    expect([await countOf(english, before), await countOf(english, after)]).toEqual([1, 0])
    for (const zone of [before, after]) await moveNow(editor, 'zones', zone, 'zh', 'withdraw')
    for (const language of ['zh', 'en'] as const)
      await moveNow(editor, 'resources', number, language, 'withdraw')
  })

  it('needs its kind, and offers zones, institutions and fields by name', async () => {
    const add = editor.contentStaff.recordAdd({
      collection: 'resources',
      shared: { resourceKind: 'poem', fields: [], order: '1' },
      texts: { zh: {}, en: {} },
    })
    await expect(add).rejects.toMatchObject({
      details: { fields: { 'shared.resourceKind': { reason: 'notAnOption' } } },
    })
    const { options } = await editor.contentStaff.recordOptions({ collection: 'resources' })
    expect(options.zones?.find(({ value }) => value === '624')?.label).toBe('人人进得来专区')
    expect(options.institution?.find(({ value }) => value === '643')?.label).toBe('浅滩守望社')
    expect(options.fields).toHaveLength(8)
  })
})

describe('zones and institutions', () => {
  it('are found by alias, and narrow the list by the same', async () => {
    const zone = await english.resources.describeZone({ AliasID: 'phone-tables' })
    expect(zone).toMatchObject({ language: 'en', name: 'Phone tables for older people', resourceCount: 1 })
    expect(zone.fields).toEqual([{ alias: 'elderly', name: 'Older people' }])
    const { zones, kinds } = await english.resources.zoneOptions({})
    expect(zones).toHaveLength(8)
    expect(kinds[0]).toEqual({ kind: 'guide', name: 'Guide' })
    await expect(visitor.resources.describeZone({ AliasID: 'nowhere' })).rejects.toThrow('notFound')
  })

  it('an institution shows what it does, its projects and its resources', async () => {
    const which = { ZoneInstitutionID: '643' }
    expect(await english.resources.institutionBase(which)).toMatchObject({
      title: 'Low Water Society',
      since: 2019,
      website: null,
      zones: [{ AliasID: 'open-ground' }],
    })
    const cases = await english.resources.institutionCaseList(which)
    expect(cases.items).toMatchObject([{ number: '3001', language: 'en' }])
    const { items, total } = await english.resources.institutionResourceList(which)
    expect(items.map(({ resourceId }) => resourceId)).toEqual(['663', '671', '672'])
    expect(total).toBe(3)
    const nowhere = { ZoneInstitutionID: '9999' }
    await expect(visitor.resources.institutionBase(nowhere)).rejects.toThrow('notFound')
    await expect(visitor.resources.institutionCaseList(nowhere)).rejects.toThrow('notFound')
    await expect(visitor.resources.institutionResourceList(nowhere)).rejects.toThrow('notFound')
  })

  it('stand in the addresses for search engines', async () => {
    const { items } = await visitor.content.contentAddresses({})
    const paths = items.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/field/education', '/resource/661', '/organization/641']))
  })
})
